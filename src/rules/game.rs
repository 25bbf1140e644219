//! A game: the rules as a value you ask questions of.

use std::sync::Arc;

use super::compiled::Compiled;
use super::facts::{FactSink, Thrown};
use super::ids::{Hand, Piece};
use super::moves::{How, Move};
use super::outcomes::Outcome;
use super::position::Position;
use super::state::{Phase, State};
use super::why_not::WhyNot;

/// A game in play.
///
/// It never draws chance: hand it what fell with [`Game::throw`], one of [`Game::outcomes`],
/// and one of [`Game::moves`] with [`Game::play`].
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Compiled>,
    position: Position,
}

/// Why a game refuses a throw or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nobody throws now.
    #[error("nobody throws now")]
    NotThrowing,
    /// Nobody moves now.
    #[error("nobody moves now")]
    NotMoving,
    /// That cannot fall.
    #[error("{0:?} cannot fall now")]
    CannotFall(Thrown),
    /// The piece may not move so.
    #[error("{0}")]
    Illegal(#[from] WhyNot),
    /// The piece may move, but not there.
    #[error("the piece may move, but not there")]
    NotThere,
}

impl Game {
    /// A new game.
    #[must_use]
    pub fn new(rules: Arc<Compiled>) -> Self {
        let position = Position::start(&rules);
        Self { rules, position }
    }

    /// A game that goes on from a state which is known to be possible (see
    /// [`super::notation`], which makes sure of it).
    #[must_use]
    pub fn of(rules: Arc<Compiled>, state: State) -> Self {
        let position = Position::of(&rules, state);
        Self { rules, position }
    }

    /// The tables that it is played by.
    #[must_use]
    pub fn rules(&self) -> &Arc<Compiled> {
        &self.rules
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> &State {
        self.position.state()
    }

    /// What is to be done next.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.state().phase
    }

    /// Whose turn it is.
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.state().hand
    }

    /// What may fall now, with weights; empty when nobody throws.
    #[must_use]
    pub fn outcomes(&self) -> &[Outcome] {
        self.rules.outcomes(self.phase())
    }

    /// The legal moves; empty when nobody moves. Moves of two pieces on one square are listed once.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.position.moves()
    }

    /// The moves of one piece, whether it is listed itself or stands beside its like.
    pub fn moves_of(&self, piece: Piece) -> impl Iterator<Item = Move> + '_ {
        self.position.moves_of(piece)
    }

    /// Why a piece may not move now; nothing for a piece that may.
    #[must_use]
    pub fn why_not(&self, piece: Piece) -> Option<WhyNot> {
        self.position.why_not(&self.rules, piece)
    }

    /// Why one of the tokens that lie there does not move a piece, whatever the others do; nothing for
    /// one that does.
    #[must_use]
    pub fn why_not_by(&self, piece: Piece, token: u8) -> Option<WhyNot> {
        self.position.why_not_by(&self.rules, piece, token)
    }

    /// Plays what fell.
    ///
    /// # Errors
    /// If nobody throws now or that cannot fall.
    pub fn throw<F: FactSink>(&mut self, thrown: Thrown, facts: &mut F) -> Result<(), Refusal> {
        if !matches!(self.phase(), Phase::Start | Phase::Throw) {
            return Err(Refusal::NotThrowing);
        }
        if !self.outcomes().iter().any(|o| o.thrown == thrown) {
            return Err(Refusal::CannotFall(thrown));
        }
        self.position.throw(&self.rules, thrown, facts);
        Ok(())
    }

    /// Plays a move: a listed one, or the same move of a piece on the same square.
    ///
    /// # Errors
    /// With the reason if the move is not legal.
    pub fn play<F: FactSink>(&mut self, mv: Move, facts: &mut F) -> Result<(), Refusal> {
        if self.phase() != Phase::Move {
            return Err(Refusal::NotMoving);
        }
        let legal = if mv.how == How::Decline {
            self.moves().contains(&mv)
        } else {
            mv.piece.index() < self.state().at.len() && self.moves_of(mv.piece).any(|m| m == mv)
        };
        if !legal {
            if mv.how == How::Decline || mv.piece.index() >= self.state().at.len() {
                return Err(Refusal::NotThere);
            }
            return Err(self
                .why_not(mv.piece)
                .map_or(Refusal::NotThere, Refusal::Illegal));
        }
        self.position.play(&self.rules, mv, facts);
        Ok(())
    }

    /// A hand of the side that won, once the game is over.
    #[must_use]
    pub fn winner(&self) -> Option<Hand> {
        (self.phase() == Phase::Over).then(|| self.position.winner(&self.rules))
    }
}
