//! From pointer, keys and computer players to one [`GameCommand`](crate::table::GameCommand).

mod picked;
mod selection;

pub use picked::{Hovered, Picked, Spot};
pub use selection::Selection;

use bevy::prelude::*;

/// Everything that makes commands; needs the plugins of table and timeline.
pub fn plugin(app: &mut App) {
    app.add_plugins((picked::plugin, selection::plugin));
}
