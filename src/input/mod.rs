//! From pointer, keys, pads and computer players to one [`GameCommand`](crate::table::GameCommand).

mod auto;
mod computer;
mod keys;
mod picked;
mod pointer;
mod rest;
mod selection;
mod shaking;

pub use picked::{Hovered, Picked, Spot};
pub use rest::{SeeResult, is_left_to_computers};
pub use selection::Selection;
pub use shaking::{Grip, Shaking};

use bevy::prelude::*;

use crate::screens::{Pause, Screen};
use crate::table::{FlowSystems, Match};
use crate::timeline::Timeline;

/// Everything that makes commands; needs the plugins of table, timeline and screens.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        InputSystems
            .in_set(FlowSystems::Command)
            .run_if(in_state(Screen::Table).and_then(in_state(Pause::Off))),
    )
    .add_plugins((
        picked::plugin,
        selection::plugin,
        shaking::plugin,
        pointer::plugin,
        keys::plugin,
        auto::plugin,
        computer::plugin,
        rest::plugin,
    ));
}

/// What listens to people and computer players at the table; not while it is paused.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct InputSystems;

/// The match, if everything that is true has been shown: only then may anybody act.
fn at_rest<'a>(truth: Option<&'a Match>, timeline: &Timeline) -> Option<&'a Match> {
    truth.filter(|_| timeline.is_idle())
}
