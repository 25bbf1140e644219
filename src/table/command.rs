//! What somebody wishes to happen at the table, and why it may not.

use bevy::prelude::*;

use super::matches::Match;
use crate::rules::{Move, Refusal};

/// A wish of a person, a computer player or a replay.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameCommand {
    /// The ply that its author saw ([`super::Match::ply`]): any other by now, and the wish is
    /// refused as stale.
    pub seen: u32,
    /// What is wished.
    pub wish: Wish,
}

/// What may be wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Throw what is thrown now; what falls is the cup's affair.
    Throw,
    /// Play a move.
    Play(Move),
    /// Refuse the bonus or the rest of the throw that need not be played.
    Decline,
    /// Begin the same game anew.
    Restart,
}

/// What computer players have left to play is to be played at once, as they would have played it.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayOut {
    /// The move that an opponent of a name chooses now.
    pub choose: fn(&str, &Match) -> Option<Move>,
}

/// A command was not carried out.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The command.
    pub command: GameCommand,
    /// Why.
    pub why: NotTaken,
}

/// Why a command was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTaken {
    /// Its author saw an earlier ply (a double click, say).
    #[error("that was for ply {seen}, and it is ply {now} by now")]
    Stale {
        /// The ply that its author saw.
        seen: u32,
        /// The ply by now.
        now: u32,
    },
    /// The rules refuse it; a piece that may not move says why
    /// ([`Refusal::Illegal`] holds the [`crate::rules::WhyNot`]).
    #[error(transparent)]
    Rules(#[from] Refusal),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GameCommand>()
        .add_message::<PlayOut>()
        .add_message::<Refused>();
}
