//! The table: sole owner of the truth.
//!
//! A [`GameCommand`] comes in, [`Match`] changes in one step, and a [`GameEvent`] goes out for
//! every fact. Nothing here waits for anything that is shown.

mod command;
mod event;
mod flow;
mod matches;

pub use command::{GameCommand, NotTaken, Refused, Wish};
pub use event::{GameEvent, MatchSet};
pub use flow::FlowSystems;
pub use matches::{Match, Player};

use bevy::prelude::*;

/// The rules at the table, and the order of a frame.
pub fn plugin(app: &mut App) {
    app.add_plugins((flow::plugin, command::plugin, event::plugin));
}
