//! A game as a file: what was agreed, what fell, what was played.
//!
//! `docs/notation.md` shows one. The text only ever grows, so that a game can be written down
//! while it is played: what [`Record::throw`] and [`Record::play`] return is to be appended.

mod figures;
mod flaw;
mod header;
mod read;

pub use figures::{Capture, Figures, HandFigures, Lead};
pub use flaw::{RecordFlaw, RecordReason};

use std::fmt::Write;
use std::sync::Arc;

use super::compiled::Compiled;
use super::facts::{FactSink, Thrown};
use super::family::{GameSpec, RulesFlaw};
use super::game::{Game, Refusal};
use super::moves::Move;
use super::notation::{Setup, SetupFlaw, hand_name, move_text};
use super::state::{Phase, State};

/// The only version of the format that there is.
const VERSION: u32 = 1;

/// The record of a game, from its beginning or from a position.
#[derive(Clone, Debug)]
pub struct Record {
    spec: GameSpec,
    rules: Arc<Compiled>,
    /// The position that the game begins from, if it is another than the usual one.
    from: Option<State>,
    plies: Vec<Ply>,
    turns: u32,
    text: String,
}

/// One step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// Something fell.
    Throw(Thrown),
    /// A move was played.
    Move(Move),
}

impl Record {
    /// The record of a game that is about to begin: its text is the header.
    ///
    /// # Errors
    /// If the parts of the game do not fit, which [`GameSpec::new`] rules out.
    pub fn new(spec: GameSpec) -> Result<Self, Vec<RulesFlaw>> {
        let rules = spec.compile()?;
        Ok(Self::begun(spec, rules, None))
    }

    /// The record of a game that is about to begin from a position.
    ///
    /// # Errors
    /// Everything that makes the position impossible.
    pub fn set_up(self, setup: &Setup) -> Result<Self, Vec<SetupFlaw>> {
        let game = setup.game(Arc::clone(&self.rules))?;
        Ok(Self::begun(self.spec, self.rules, Some(*game.state())))
    }

    /// The same record before anything fell.
    #[must_use]
    pub fn anew(&self) -> Self {
        Self::begun(self.spec.clone(), Arc::clone(&self.rules), self.from)
    }

    fn begun(spec: GameSpec, rules: Arc<Compiled>, from: Option<State>) -> Self {
        let position = from.map(|state| Setup::of(&rules, &state));
        Self {
            text: header::written(&spec, position.as_ref()),
            spec,
            rules,
            from,
            plies: Vec::new(),
            turns: 0,
        }
    }

    /// What was agreed on.
    #[must_use]
    pub fn spec(&self) -> &GameSpec {
        &self.spec
    }

    /// What fell and was played, in order.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Writes down what falls in `before`, and returns what the text grew by.
    pub fn throw(&mut self, before: &Game, thrown: Thrown) -> &str {
        let from = self.text.len();
        if before.phase() == Phase::Start {
            if self.plies.is_empty() {
                self.text += "start";
            }
        } else if self.begins_line(before) {
            self.begin_line(before);
        }
        let _ = write!(self.text, " [{}]", throw_text(before.rules(), thrown));
        self.plies.push(Ply::Throw(thrown));
        &self.text[from..]
    }

    /// Writes down a legal move that is played in `before`, and returns what the text grew by.
    pub fn play(&mut self, before: &Game, mv: Move) -> &str {
        let from = self.text.len();
        if self.plies.is_empty() {
            self.begin_line(before);
        }
        self.text.push(' ');
        self.text += &move_text(before, mv);
        self.plies.push(Ply::Move(mv));
        &self.text[from..]
    }

    /// Whether the next throw stands on a line of its own: the first of a turn does, and
    /// whatever comes first after a position.
    fn begins_line(&self, before: &Game) -> bool {
        begins_turn(before.state()) || self.plies.is_empty()
    }

    fn begin_line(&mut self, before: &Game) {
        self.turns += 1;
        let newline = if self.plies.is_empty() { "" } else { "\n" };
        let hand = hand_name(before.rules(), before.hand());
        // Writing to a text cannot fail.
        let _ = write!(self.text, "{newline}{} {hand}", self.turns);
    }

    /// The game as it begins.
    #[must_use]
    pub fn opening(&self) -> Game {
        let rules = Arc::clone(&self.rules);
        match self.from {
            Some(state) => Game::of(rules, state),
            None => Game::new(rules),
        }
    }

    /// Plays the game again, to where the record ends.
    ///
    /// # Errors
    /// If the plies are none of a game of these rules, which [`Record::read`] rules out.
    pub fn replay(&self) -> Result<Game, Refusal> {
        self.replay_into(&mut ())
    }

    /// Plays the game again and hears its facts.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_into<F: FactSink>(&self, facts: &mut F) -> Result<Game, Refusal> {
        let mut game = self.opening();
        for ply in &self.plies {
            match *ply {
                Ply::Throw(thrown) => game.throw(thrown, facts)?,
                Ply::Move(mv) => game.play(mv, facts)?,
            }
        }
        Ok(game)
    }
}

/// What fell, as it stands between brackets: `5`, `3+4`, the closed shells, or who begins.
fn throw_text(game: &Compiled, thrown: Thrown) -> String {
    match thrown {
        Thrown::Die(face) => face.to_string(),
        Thrown::Dice(a, b) => format!("{a}+{b}"),
        Thrown::Shells(closed) => closed.to_string(),
        Thrown::Starter(hand) => hand_name(game, hand),
    }
}

/// Whether the throw that follows is the first of a turn: any other has a six, a double or a
/// throw of shells before it.
fn begins_turn(state: &State) -> bool {
    state.sixes == 0 && state.throws == 0
}
