//! Pieces: where they stand, how they move, and the sprites that show it.

mod dress;
mod seen;
mod stand;
mod way;

pub(crate) use dress::sprite_of;
pub(crate) use seen::{Seen, rest};
pub(crate) use stand::{nest_radius, stands};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((seen::plugin, dress::plugin));
}
