//! The match at the table: the truth.

use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::{Compiled, Game, Hand, Thrown};

/// Who plays a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person at this machine.
    Human,
    /// A computer player, by the name of its opponent (`greedy`).
    Computer(String),
}

/// The match in play; there is none before the first one begins.
///
/// Only the table changes it. Read it for what may be done now, and only while the timeline
/// is idle; what is to be *seen* is the timeline's `Shown`.
#[derive(Resource, Debug)]
pub struct Match {
    pub(super) game: Game,
    pub(super) players: Vec<Player>,
    pub(super) ply: u32,
    pub(super) thrown: Option<(Hand, Thrown)>,
}

impl Match {
    /// The game: whom to ask what may be done.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The tables that it is played by.
    #[must_use]
    pub fn rules(&self) -> &Arc<Compiled> {
        self.game.rules()
    }

    /// How many commands have been carried out. It counts on when a match is begun anew, so
    /// that a command to the old one never fits.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// Who plays each hand, in the order of turns.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who plays the hand whose turn it is; nobody once the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<&Player> {
        (self.game.phase() != crate::rules::Phase::Over)
            .then(|| self.players.get(self.game.hand().index()))
            .flatten()
    }

    /// What fell last, and for whom.
    #[must_use]
    pub fn thrown(&self) -> Option<(Hand, Thrown)> {
        self.thrown
    }
}
