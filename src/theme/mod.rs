//! How the game looks: colours, materials, fonts, and where things lie in the window.

pub mod fonts;
pub mod layout;
pub mod look;
pub mod palette;
mod plates;

use bevy::prelude::*;

/// Fonts and layout.
pub fn plugin(app: &mut App) {
    app.add_plugins((fonts::plugin, layout::plugin));
}
