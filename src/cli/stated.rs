//! A position with what is to be played, as vectors and `parchis moves` state it.

use serde::Deserialize;

use super::listed;
use crate::rules::notation::{Name, Pairs, Setup};
use crate::rules::{Compiled, Phase, Position, State, Thrown};

/// What falls: a face (or closed shells), or two dice.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "a throw is a number, or a list of two dice")]
pub(super) enum Throw {
    One(u8),
    Dice(u8, u8),
}

/// A position and what is to be played in it.
#[derive(Clone, Debug, Default)]
pub(super) struct Stated {
    pub(super) position: Pairs<Vec<Name>>,
    pub(super) arrival: Pairs<String>,
    pub(super) turn: String,
    pub(super) throw: Option<Throw>,
    pub(super) bonus: Option<Name>,
    pub(super) tokens: Option<Vec<Name>>,
    /// What else there is to say of the position; the fields above go before its own.
    pub(super) rest: Setup,
}

impl Throw {
    /// What falls in this game, in the phase of throwing or in that of throwing for the start.
    pub(super) fn thrown(&self, game: &Compiled, phase: Phase) -> Result<Thrown, String> {
        let thrown = match *self {
            Self::One(closed) if game.throws_shells() => Thrown::Shells(closed),
            Self::One(face) => Thrown::Die(face),
            Self::Dice(a, b) => Thrown::Dice(a, b),
        };
        let falls = game
            .outcomes(phase)
            .iter()
            .any(|outcome| outcome.thrown == thrown);
        let written = match self {
            Self::One(face) => face.to_string(),
            Self::Dice(a, b) => format!("[{a}, {b}]"),
        };
        falls
            .then_some(thrown)
            .ok_or_else(|| format!("a throw of {written} cannot fall in this game"))
    }
}

impl Stated {
    /// The position before anything falls or is played.
    pub(super) fn setup(&self) -> Setup {
        let rest = self.rest.clone();
        Setup {
            position: self.position.clone(),
            arrival: self.arrival.clone(),
            turn: self.turn.clone(),
            tokens: self.tokens.clone().unwrap_or(rest.tokens),
            // The bonus to be played now goes before those that wait behind it.
            bonuses: self.bonus.iter().cloned().chain(rest.bonuses).collect(),
            ..rest
        }
    }

    /// The position in which a move is to be chosen. If none can be made, the phase is still
    /// [`Phase::Move`] and the list is empty, so that reasons can be asked for.
    pub(super) fn to_move(&self, game: &Compiled) -> Result<Position, String> {
        let given = [
            self.throw.is_some(),
            self.bonus.is_some(),
            self.tokens.is_some(),
        ];
        if given.iter().filter(|given| **given).count() != 1 {
            return Err(
                "exactly one of \"throw\", \"bonus\" and \"tokens\" must be given".to_owned(),
            );
        }
        if self.tokens.as_ref().is_some_and(Vec::is_empty) {
            return Err("there are no tokens to be played".to_owned());
        }
        let state = self.setup().check(game).map_err(|flaws| listed(&flaws))?;
        let Some(throw) = &self.throw else {
            return Ok(Position::of(game, state));
        };
        let thrown = throw.thrown(game, Phase::Throw)?;
        let mut position = Position::of(game, state);
        position.throw(game, thrown, &mut ());
        if position.state().phase == Phase::Move {
            return Ok(position);
        }
        let waiting = Position::of(game, with_throw(game, state, thrown));
        // A third six is not played at all: the turn has passed.
        Ok(if waiting.moves().is_empty() {
            waiting
        } else {
            position
        })
    }
}

/// The state just after a throw with which nothing can be played.
fn with_throw(game: &Compiled, mut state: State, thrown: Thrown) -> State {
    for token in game.tokens_of(thrown) {
        state.bank[usize::from(token)] += 1;
    }
    state.sixes += u8::from(matches!(thrown, Thrown::Dice(a, b) if a == b));
    State {
        phase: Phase::Move,
        ..state
    }
}
