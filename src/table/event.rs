//! What happened at the table.

use bevy::prelude::*;

use crate::rules::Fact;

/// A fact, as it became true.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEvent {
    /// The ply that yielded it: the first command makes ply 1.
    pub ply: u32,
    /// What happened.
    pub fact: Fact,
}

/// The truth was put in place as a whole: a match was begun, continued or begun anew.
///
/// Whoever follows the facts starts afresh from [`super::Match`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchSet;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GameEvent>().add_message::<MatchSet>();
}
