//! The table: sole owner of the truth.
//!
//! A [`GameCommand`] comes in, [`Match`] changes in one step, is saved, and a [`GameEvent`]
//! goes out for every fact. Nothing here waits for anything that is shown.

mod command;
mod event;
mod flow;
mod keep;
mod matches;
mod play;
mod save;

pub use command::{GameCommand, NotTaken, PlayOut, Refused, Wish};
pub use event::{GameEvent, MatchSet};
pub use flow::FlowSystems;
pub use keep::{LeaveMatch, Saved, Shelf, Trouble};
pub use matches::{LONGEST_NAME, Match, Player, tidy_name};
pub use play::StartMatch;
pub use save::{Save, SaveFlaw};

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::Board;
use crate::storage::{Storage, StorageFlaw};

/// The rules at the table, and the order of a frame.
pub struct RulesPlugin {
    /// Where matches are saved, or why they are not.
    pub storage: Result<Arc<dyn Storage>, StorageFlaw>,
    /// The boards on which a saved match may be played.
    pub boards: BTreeMap<String, Arc<Board>>,
}

impl Plugin for RulesPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((flow::plugin, command::plugin, event::plugin, play::plugin));
        keep::stock(app, self.storage.clone(), &self.boards);
    }
}
