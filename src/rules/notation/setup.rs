//! A position as people state it, and the judgement whether it is possible.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::check;
use super::flaw::SetupFlaw;
use super::forms::{Name, Pairs};
use super::names::{hand_name, place_name, token_name};
use super::words::{AGAIN, BONUSES, PHASES, word_of};
use crate::rules::compiled::Compiled;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, Hand, MAX_PIECES, Piece, Square};
use crate::rules::state::{FINISHED, HOME, Phase, State};

/// A position as it was read: anything may be wrong with it until [`Setup::check`] has passed it.
///
/// Its JSON form has the fields of this struct; its text form is one line (see its `Display`).
/// What is left out is as at the beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Seat → where its four pieces stand; seats not named have everything at home.
    pub position: Pairs<Vec<Name>>,
    /// Square → the seats of those who share it, oldest first.
    pub arrival: Pairs<String>,
    /// Whose turn it is.
    pub turn: String,
    /// `start`, `throw`, `move` or `over`; if left out, `move` with something to be played.
    pub phase: Option<String>,
    /// The tokens that lie ready, by name.
    pub tokens: Vec<Name>,
    /// The bonuses that wait, the first to be played first: `capture`, `exit`, `goal`, or their steps.
    pub bonuses: Vec<Name>,
    /// Hand → its place, or `home` while its partner still plays; if left out, whoever has
    /// everything in the goal is placed in seat order.
    pub places: Pairs<Name>,
    /// Sixes (or doubles) in a row in this turn.
    pub sixes: u8,
    /// Throws in this turn, where they are counted.
    pub throws: u8,
    /// Throws in vain in this turn, where they are counted.
    pub tries: u8,
    /// The piece that a third six would take: its number among those listed (`Y#3`) or its place.
    pub last_moved: Option<Name>,
    /// Whether the last six could be played.
    pub second_six_played: bool,
    /// Why the hand throws again: `six`, `double`, `special`, `capture`, `try`.
    pub again: Option<String>,
    /// Whether a barrier was opened for this throw.
    pub opened: bool,
    /// Whether this throw may free two pieces at once.
    pub opening: bool,
    /// The hands that have used up their chance to enter two at once.
    pub openings: Vec<String>,
    /// The hands that have yet to throw for the start in this round.
    pub waiting: Vec<String>,
    /// The hands with the best throw of this round.
    pub best: Vec<String>,
    /// The best throw of this round.
    pub value: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            position: Pairs::default(),
            arrival: Pairs::default(),
            turn: String::new(),
            phase: None,
            tokens: Vec::new(),
            bonuses: Vec::new(),
            places: Pairs::default(),
            sixes: 0,
            throws: 0,
            tries: 0,
            last_moved: None,
            second_six_played: true,
            again: None,
            opened: false,
            opening: false,
            openings: Vec::new(),
            waiting: Vec::new(),
            best: Vec::new(),
            value: 0,
        }
    }
}

impl Setup {
    /// States a state in full.
    ///
    /// # Panics
    /// If it is none of this game.
    #[must_use]
    pub fn of(game: &Compiled, state: &State) -> Self {
        let hands = |mask: u8| {
            hands(game)
                .filter(|h| mask >> h.0 & 1 == 1)
                .map(|h| hand_name(game, h))
                .collect()
        };
        let placed = self::hands(game).filter(|h| state.places[h.index()] != 0);
        Self {
            position: positions(game, state),
            arrival: arrivals(game, state),
            turn: hand_name(game, state.hand),
            phase: Some(word_of(&PHASES, &state.phase)),
            tokens: tokens(game, state),
            bonuses: state
                .bonuses
                .iter()
                .map(|kind| Name(word_of(&BONUSES, &kind)))
                .collect(),
            places: Pairs(
                placed
                    .map(|h| (hand_name(game, h), place_text(state.places[h.index()])))
                    .collect(),
            ),
            sixes: state.sixes,
            throws: state.throws,
            tries: state.tries,
            last_moved: state.last_moved.map(|piece| {
                Name(format!(
                    "{}#{}",
                    game.board.seats[piece.colour().index()].letter,
                    piece.number() + 1
                ))
            }),
            second_six_played: state.six_played,
            again: state.again.map(|again| word_of(&AGAIN, &again)),
            opened: state.opened,
            opening: state.opening,
            openings: hands(state.openings_used),
            waiting: hands(state.tally.waiting),
            best: hands(state.tally.best),
            value: state.tally.value,
        }
    }

    /// The state that this states. That something can be moved is not asked: see
    /// [`Setup::game`].
    ///
    /// # Errors
    /// Everything that makes the position impossible.
    pub fn check(&self, game: &Compiled) -> Result<State, Vec<SetupFlaw>> {
        check::check(self, game)
    }

    /// The game that goes on from here.
    ///
    /// # Errors
    /// Everything that makes the position impossible, and a turn in which nothing can be moved.
    pub fn game(&self, rules: Arc<Compiled>) -> Result<Game, Vec<SetupFlaw>> {
        let game = Game::of(Arc::clone(&rules), self.check(&rules)?);
        if game.phase() == Phase::Move && game.moves().is_empty() {
            return Err(vec![SetupFlaw::NothingToMove]);
        }
        Ok(game)
    }
}

pub(super) fn hands(game: &Compiled) -> impl Iterator<Item = Hand> + use<> {
    (0..game.hands.len() as u8).map(Hand)
}

/// A hand's place, or `home` while its partner still plays.
fn place_text(place: u8) -> Name {
    Name(match place {
        FINISHED => "home".to_owned(),
        place => place.to_string(),
    })
}

/// The places of every seat in play.
#[must_use]
pub(super) fn positions(game: &Compiled, state: &State) -> Pairs<Vec<Name>> {
    let places = |c: Colour| {
        c.pieces()
            .map(|p| Name(place_name(game, c, state.at[p.index()])))
            .collect()
    };
    Pairs(
        game.seating
            .in_play
            .iter()
            .map(|&c| (letter(game, c).to_string(), places(c)))
            .collect(),
    )
}

/// Who came first to each square that two colours share, where that matters.
pub(super) fn arrivals(game: &Compiled, state: &State) -> Pairs<String> {
    let mut shared = Vec::new();
    if game.mechanics.room != Some(2) {
        return Pairs(shared);
    }
    for (square, mut pieces) in crowded_squares(game, state) {
        pieces.sort_by_key(|p| (state.later >> p.0 & 1, p.0));
        if pieces.iter().any(|p| p.colour() != pieces[0].colour()) {
            let letters = pieces.iter().map(|p| letter(game, p.colour())).collect();
            shared.push((game.board.square(square).label.clone(), letters));
        }
    }
    Pairs(shared)
}

/// The tokens that lie ready, the lowest kind first.
pub(super) fn tokens(game: &Compiled, state: &State) -> Vec<Name> {
    let bank = state.bank.iter().enumerate();
    bank.flat_map(|(kind, &count)| std::iter::repeat_n(kind as u8, count.into()))
        .map(|kind| Name(token_name(game, kind).to_owned()))
        .collect()
}

pub(super) fn letter(game: &Compiled, colour: Colour) -> char {
    game.board.seats[colour.index()].letter
}

/// The squares on which several pieces stand, goals aside, with these pieces.
pub(super) fn crowded_squares(game: &Compiled, state: &State) -> Vec<(Square, Vec<Piece>)> {
    let mut squares: Vec<(Square, Vec<Piece>)> = Vec::new();
    for piece in (0..MAX_PIECES as u8).map(Piece) {
        let at = state.at[piece.index()];
        if at == HOME || at == game.goal_of(piece.colour()) {
            continue;
        }
        let square = game.square_at(piece.colour(), at);
        match squares.iter_mut().find(|(s, _)| *s == square) {
            Some((_, pieces)) => pieces.push(piece),
            None => squares.push((square, vec![piece])),
        }
    }
    squares.retain(|(_, pieces)| pieces.len() > 1);
    squares.sort_by_key(|(square, _)| *square);
    squares
}
