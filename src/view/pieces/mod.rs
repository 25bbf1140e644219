//! Pieces: where they stand, how they move, and the sprites that show it.

mod blow;
mod body;
mod counts;
mod dress;
mod goal;
mod posed;
mod room;
mod seen;
mod stand;
mod way;

pub(crate) use body::{beside, front, sprite_of};
pub(crate) use dress::shadow_of;
pub(crate) use posed::posed;
pub(crate) use room::nest_radius;
pub(crate) use seen::{Pose, Seen, rest};
pub(crate) use stand::stands;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((seen::plugin, dress::plugin, counts::plugin));
}
