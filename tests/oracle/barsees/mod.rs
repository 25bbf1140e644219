//! Barsees as `barsees.md` has it: two or four seats, shells, a bank of tokens.

pub(crate) mod board;
mod moves;
pub(crate) mod presets;
pub(crate) mod tokens;
mod turn;
mod why;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::rules::Rules;
use super::{Event, Position};
use board::{Place, SEATS};
use tokens::Token;

pub(crate) use presets::preset;

/// One pawn: its seat and its number among the four of that seat.
pub(crate) type Pawn = (char, usize);

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Somebody throws for who starts.
    Start,
    /// The seat to play throws the shells.
    Throw,
    /// The seat to play spends a token.
    Move,
    /// The game has ended.
    Over,
}

/// Everything that the rest of a game depends on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cloth {
    /// The rules of this game.
    pub(crate) rules: Arc<Rules>,
    /// The seats in the order of their turns.
    pub(crate) seats: Vec<char>,
    /// Where the pawns of each seat are.
    pub(crate) pawns: BTreeMap<char, Vec<Place>>,
    /// The seat to play.
    pub(crate) turn: char,
    /// What has to happen next.
    pub(crate) phase: Phase,
    /// Seats that still have to throw in this round of throwing for the start.
    pub(crate) rolling: Vec<char>,
    /// Throws of this round.
    pub(crate) rolls: Vec<(char, u32)>,
    /// Tokens not yet spent, in the order thrown.
    pub(crate) bank: Vec<Token>,
    /// Throws since the bank was last empty, counted for `throw.cap`.
    pub(crate) throws: u32,
    /// Whether the seat throws once more when the bank is spent
    /// (`throw.use: at_once`, `capture.throw_again`).
    pub(crate) throws_again: bool,
    /// Tries of this turn in which nothing could be played from an empty board.
    pub(crate) tries: u32,
    /// Whether anything was played with what is banked.
    pub(crate) has_played: bool,
    /// The seats that have won, together.
    pub(crate) places: Vec<Vec<char>>,
}

impl Cloth {
    /// A game about to start, all pawns in base; under `start.who: random`
    /// `starter` throws first, otherwise it throws first for the start.
    pub(crate) fn new(rules: Rules, starter: char) -> Self {
        let mut seats = if rules.number("seats") == 2 {
            vec!['S', 'N']
        } else {
            SEATS.to_vec()
        };
        if rules.is("direction", "clockwise") {
            // The order of turns follows the mirrored cloth (ruling 5).
            seats[1..].reverse();
        }
        let phase = if rules.is("start.who", "random") {
            Phase::Throw
        } else {
            Phase::Start
        };
        let here = seats
            .iter()
            .position(|seat| *seat == starter)
            .expect("the starter plays");
        seats.rotate_left(here);
        Self {
            pawns: seats
                .iter()
                .map(|seat| (*seat, vec![Place::Base; 4]))
                .collect(),
            turn: starter,
            phase,
            rolling: if phase == Phase::Start {
                seats.clone()
            } else {
                Vec::new()
            },
            rolls: Vec::new(),
            bank: Vec::new(),
            throws: 0,
            throws_again: false,
            tries: 0,
            has_played: false,
            places: Vec::new(),
            rules: Arc::new(rules),
            seats,
        }
    }

    /// Where a pawn is.
    pub(crate) fn place(&self, (seat, number): Pawn) -> Place {
        self.pawns[&seat][number]
    }

    /// The square of the cloth on which a pawn of `seat` stands. Clockwise the whole cloth is
    /// mirrored and the seats keep their arms: East walks what West walked, seen in a mirror.
    pub(crate) fn square(&self, seat: char, place: Place) -> Option<(u32, u32)> {
        if !self.rules.is("direction", "clockwise") {
            return place.square(seat);
        }
        let across = match seat {
            'E' => 'W',
            'W' => 'E',
            other => other,
        };
        place.square(across).map(|(x, y)| (18 - x, y))
    }

    /// The seats that win together with `seat`: itself and, under `team: pairs`, its
    /// opposite. `team: shared` puts two people behind one seat, which the rules do not see.
    pub(crate) fn team_of(&self, seat: char) -> Vec<char> {
        let at = |letter: char| SEATS.iter().position(|known| *known == letter);
        let pairs = self.rules.is("team", "pairs") && self.seats.len() == 4;
        let mut team = self.seats.clone();
        team.retain(|other| {
            *other == seat || pairs && at(*other).map(|it| it % 2) == at(seat).map(|it| it % 2)
        });
        team
    }

    /// Whether all pawns of a seat are in the kitchen.
    pub(crate) fn is_home(&self, seat: char) -> bool {
        self.pawns[&seat]
            .iter()
            .all(|place| *place == Place::Kitchen)
    }
}

impl Position for Cloth {
    fn legal_moves(&self) -> BTreeSet<String> {
        match self.phase {
            Phase::Move => self.moves().into_keys().collect(),
            Phase::Start | Phase::Throw | Phase::Over => BTreeSet::new(),
        }
    }

    fn events(&self) -> Vec<Event> {
        match self.phase {
            Phase::Start => (0..=self.start_shells()).map(Event::StartRoll).collect(),
            Phase::Throw => (0..=6).map(Event::Shells).collect(),
            Phase::Move => self.legal_moves().into_iter().map(Event::Play).collect(),
            Phase::Over => Vec::new(),
        }
    }

    fn apply(&self, event: &Event) -> (Self, Vec<String>) {
        let mut after = self.clone();
        let mut effects = Vec::new();
        match (self.phase, event) {
            (Phase::Start, Event::StartRoll(closed)) => after.throw_for_start(*closed),
            (Phase::Throw, Event::Shells(closed)) => after.throw(*closed, &mut effects),
            (Phase::Move, Event::Play(text)) => after.play(text, &mut effects),
            _ => panic!("{event:?} may not come in {:?}", self.phase),
        }
        (after, effects)
    }
}
