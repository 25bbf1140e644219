//! How the game looks: colours, materials, fonts, words, widgets, and where things lie in the
//! window.

pub mod art;
pub mod dish;
pub mod fonts;
pub mod layout;
pub mod look;
pub mod palette;
mod plates;
pub mod snug;
pub mod tongue;
pub mod widgets;

use bevy::prelude::*;

/// Fonts, layout, words and widgets.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        fonts::plugin,
        layout::plugin,
        tongue::plugin,
        snug::plugin,
        widgets::plugin,
    ));
}
