//! A position as people state it, and the judgement whether it is possible.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::flaw::SetupFlaw;
use super::names::{hand_name, hand_named, place_name, place_named, token_name, token_named};
use crate::rules::compiled::{Compiled, Ground};
use crate::rules::facts::{Again, BonusKind};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, Hand, MAX_PIECES, PIECES_PER_COLOUR, Piece, Square};
use crate::rules::mechanics::{End, Mechanics, Spend};
use crate::rules::state::{FINISHED, HOME, Phase, State, Tally};

/// A position as it was read: anything may be wrong with it until [`Setup::check`] has passed it.
///
/// Its JSON form has the fields of this struct; its text form is one line (see [`fmt::Display`]).
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
    /// Hand → its place; if left out, whoever has everything in the goal is placed in seat order.
    pub places: Pairs<u8>,
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

/// Names and values in order: a map of JSON that keeps its order and whatever comes twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs<T>(pub Vec<(String, T)>);

/// A name that JSON may write as a number: `30`, `"c3"`, `"k"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(pub String);

const PHASES: [(&str, Phase); 4] = [
    ("start", Phase::Start),
    ("throw", Phase::Throw),
    ("move", Phase::Move),
    ("over", Phase::Over),
];

const AGAIN: [(&str, Again); 5] = [
    ("six", Again::Six),
    ("double", Again::Double),
    ("special", Again::Special),
    ("capture", Again::Capture),
    ("try", Again::Try),
];

const BONUSES: [(&str, BonusKind); 3] = [
    ("capture", BonusKind::Capture),
    ("exit", BonusKind::ExitCapture),
    ("goal", BonusKind::Goal),
];

fn word_of<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> String {
    words
        .iter()
        .find(|(_, v)| v == value)
        .map_or_else(String::new, |(word, _)| (*word).to_owned())
}

fn named<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    words
        .iter()
        .find(|(w, _)| *w == word)
        .map(|(_, value)| *value)
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
                    .map(|h| (hand_name(game, h), state.places[h.index()]))
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
        let mut check = Check {
            setup: self,
            game,
            state: State::default(),
            flaws: Vec::new(),
        };
        check.pieces();
        check.squares();
        check.arrival();
        check.turn();
        check.places();
        check.throws();
        check.playable();
        check.start();
        if check.flaws.is_empty() {
            Ok(check.state)
        } else {
            Err(check.flaws)
        }
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

fn hands(game: &Compiled) -> impl Iterator<Item = Hand> + use<> {
    (0..game.hands.len() as u8).map(Hand)
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

fn letter(game: &Compiled, colour: Colour) -> char {
    game.board.seats[colour.index()].letter
}

/// The squares on which several pieces stand, goals aside, with these pieces.
fn crowded_squares(game: &Compiled, state: &State) -> Vec<(Square, Vec<Piece>)> {
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

/// A judgement in progress.
struct Check<'a> {
    setup: &'a Setup,
    game: &'a Compiled,
    state: State,
    flaws: Vec<SetupFlaw>,
}

impl Check<'_> {
    fn pieces(&mut self) {
        let mut seen = 0_u8;
        for (seat, places) in &self.setup.position.0 {
            let mut letters = seat.chars();
            let colour = match (letters.next(), letters.next()) {
                (Some(letter), None) => self.game.board.seat_by_letter(letter),
                _ => None,
            };
            let Some(colour) = colour else {
                self.flaws.push(SetupFlaw::UnknownSeat(seat.clone()));
                continue;
            };
            if !self.game.seating.in_play.contains(&colour) {
                self.flaws.push(SetupFlaw::NotInPlay(seat.clone()));
            }
            if seen & colour.bit() != 0 {
                self.flaws.push(SetupFlaw::SeatTwice(seat.clone()));
            }
            seen |= colour.bit();
            if places.len() != PIECES_PER_COLOUR {
                self.flaws.push(SetupFlaw::Pieces {
                    seat: seat.clone(),
                    count: places.len(),
                });
            }
            for (piece, Name(place)) in colour.pieces().zip(places) {
                match place_named(self.game, colour, place) {
                    Some(at) => self.state.at[piece.index()] = at,
                    None => self.nowhere(seat, place),
                }
            }
        }
    }

    fn nowhere(&mut self, seat: &str, place: &str) {
        let game = self.game;
        let (seat, place) = (seat.to_owned(), place.to_owned());
        let exists = game.board.printed && game.board.squares.iter().any(|s| s.label == place);
        self.flaws.push(if exists {
            SetupFlaw::NeverThere { seat, place }
        } else {
            SetupFlaw::NoSuchPlace { seat, place }
        });
    }

    fn squares(&mut self) {
        let game = self.game;
        let Mechanics {
            room, pairs, entry, ..
        } = &game.mechanics;
        for (square, pieces) in crowded_squares(game, &self.state) {
            let name = || game.board.square(square).label.clone();
            if let Some(room) = room.filter(|&room| pieces.len() > usize::from(room)) {
                self.flaws.push(SetupFlaw::Crowded {
                    square: name(),
                    count: pieces.len(),
                    room,
                });
                continue;
            }
            let first = pieces[0].colour();
            let rival = pieces
                .iter()
                .find(|p| game.friends[first.index()] & p.colour().bit() == 0);
            let safe = game.ground[square.index()] == Ground::Safe;
            let exit = !entry.plain && pieces.iter().any(|p| self.state.at[p.index()] == 0);
            if let Some(rival) = rival {
                if !safe || !(pairs.share_safe || exit) {
                    let (one, other) = (letter(game, first), letter(game, rival.colour()));
                    self.flaws.push(SetupFlaw::Rivals {
                        square: name(),
                        one,
                        other,
                    });
                }
            } else if pairs.safe_only && game.ground[square.index()] == Ground::White {
                self.flaws.push(SetupFlaw::UnsafePair(name()));
            }
        }
    }

    fn arrival(&mut self) {
        let game = self.game;
        let crowded = crowded_squares(game, &self.state);
        let sorted = |letters: &str| {
            let mut letters: Vec<_> = letters.chars().collect();
            letters.sort_unstable();
            letters
        };
        for (label, said) in &self.setup.arrival.0 {
            let Some(square) = game.board.squares.iter().position(|s| s.label == *label) else {
                self.flaws.push(SetupFlaw::ArrivalNowhere(label.clone()));
                continue;
            };
            let square = Square(square as u8);
            let alone = || {
                let pieces = (0..MAX_PIECES as u8).map(Piece);
                let here = |p: &Piece| {
                    let at = self.state.at[p.index()];
                    at != HOME && game.square_at(p.colour(), at) == square
                };
                pieces.filter(here).collect::<Vec<_>>()
            };
            let pieces = crowded
                .iter()
                .find(|(s, _)| *s == square)
                .map_or_else(alone, |(_, p)| p.clone());
            let stand: String = pieces.iter().map(|p| letter(game, p.colour())).collect();
            if sorted(said) != sorted(&stand) {
                self.flaws.push(SetupFlaw::Arrival {
                    square: label.clone(),
                    stand,
                    said: said.clone(),
                });
            }
        }
        if game.mechanics.room != Some(2) {
            return;
        }
        for (square, pieces) in crowded {
            if pieces[0].colour() == pieces[pieces.len() - 1].colour() {
                continue;
            }
            let label = &game.board.square(square).label;
            let said = self.setup.arrival.0.iter().find(|(name, _)| name == label);
            let last = said.and_then(|(_, letters)| letters.chars().last());
            let later = pieces
                .iter()
                .rev()
                .find(|p| last.is_none_or(|last| letter(game, p.colour()) == last));
            if let Some(piece) = later {
                self.state.later |= 1 << piece.0;
            }
        }
    }

    fn hand(&mut self, field: &'static str, name: &str) -> Option<Hand> {
        let hand = hand_named(self.game, name);
        if hand.is_none() {
            self.flaws.push(SetupFlaw::UnknownHand {
                field,
                name: name.to_owned(),
            });
        }
        hand
    }

    fn mask(&mut self, field: &'static str, names: &[String]) -> u8 {
        names
            .iter()
            .filter_map(|name| self.hand(field, name))
            .fold(0, |mask, hand| mask | 1 << hand.0)
    }

    fn turn(&mut self) {
        let setup = self.setup;
        if setup.turn.is_empty() {
            self.flaws.push(SetupFlaw::NoTurn);
        } else if let Some(hand) = self.hand("turn", &setup.turn) {
            self.state.hand = hand;
        }
        let waits = !setup.tokens.is_empty() || !setup.bonuses.is_empty();
        self.state.phase = match &setup.phase {
            None if waits => Phase::Move,
            None => Phase::Throw,
            Some(word) => named(&PHASES, word).unwrap_or_else(|| {
                self.flaws.push(SetupFlaw::UnknownHand {
                    field: "phase",
                    name: word.clone(),
                });
                Phase::Throw
            }),
        };
    }

    /// Whether all that a hand plays is in the goal.
    fn is_home(&self, hand: Hand) -> bool {
        let colours = self.game.hands[hand.index()].colours;
        crate::rules::ids::colours(colours).all(|c| {
            c.pieces()
                .all(|p| self.state.at[p.index()] == self.game.goal_of(c))
        })
    }

    fn places(&mut self) {
        let game = self.game;
        let setup = self.setup;
        for (name, place) in &setup.places.0 {
            if let Some(hand) = self.hand("places", name) {
                self.state.places[hand.index()] = *place;
            }
        }
        if setup.places.0.is_empty() {
            self.place_in_seat_order();
        }
        let one_wins = game.mechanics.team.one_wins;
        for hand in hands(game) {
            let placed = self.state.places[hand.index()] != 0;
            if self.is_home(hand) && !placed {
                self.flaws.push(SetupFlaw::Unplaced(hand_name(game, hand)));
            } else if placed && !self.is_home(hand) && !one_wins && self.state.phase != Phase::Over
            {
                self.flaws
                    .push(SetupFlaw::PlacedEarly(hand_name(game, hand)));
            }
        }
        let most = self.last_place();
        for place in (1..most).filter(|place| !self.state.places.contains(place)) {
            self.flaws.push(SetupFlaw::PlaceMissing(place));
        }
        self.over();
    }

    /// The last place that somebody has; to have finished before one's partner is none.
    fn last_place(&self) -> u8 {
        let places = self.state.places.iter().copied();
        places.filter(|&place| place < FINISHED).max().unwrap_or(0)
    }

    fn place_in_seat_order(&mut self) {
        let game = self.game;
        for hand in hands(game) {
            if !self.is_home(hand) || self.state.places[hand.index()] != 0 {
                continue;
            }
            let team = game.hands[hand.index()].team;
            let partners = || hands(game).filter(|h| game.hands[h.index()].team == team);
            let complete = game.mechanics.team.one_wins || partners().all(|h| self.is_home(h));
            let place = if complete {
                1 + self.last_place()
            } else {
                FINISHED
            };
            let placed: Vec<_> = partners()
                .filter(|&h| complete || self.is_home(h))
                .collect();
            for other in placed {
                self.state.places[other.index()] = place;
            }
        }
    }

    fn over(&mut self) {
        let game = self.game;
        let teams = |open: bool| {
            let teams = hands(game).filter(|h| (self.state.places[h.index()] == 0) == open);
            teams
                .map(|h| game.hands[h.index()].team)
                .collect::<std::collections::BTreeSet<_>>()
        };
        let (open, placed) = (teams(true), teams(false));
        let ended = open.len() < 2
            || game.mechanics.end == End::First && placed.difference(&open).next().is_some();
        let hand = self.state.hand;
        let has_finished = self
            .state
            .places
            .get(hand.index())
            .is_some_and(|&place| place != 0);
        match self.state.phase {
            Phase::Over if !ended => {
                self.flaws.push(SetupFlaw::Over(
                    "the game is not over: several sides are still on their way",
                ));
            }
            Phase::Over => {}
            _ if ended => self.flaws.push(SetupFlaw::Over(
                "the game is over: nobody can have the turn",
            )),
            _ if has_finished => {
                let partner = open.contains(&game.hands[hand.index()].team);
                if !(partner && game.mechanics.team.plays_partner) {
                    self.flaws
                        .push(SetupFlaw::FinishedTurn(hand_name(game, hand)));
                }
            }
            _ => {}
        }
    }

    fn throws(&mut self) {
        let game = self.game;
        let setup = self.setup;
        let after = game.mechanics.third_six.after;
        if after != 0 && setup.sixes >= after {
            self.flaws.push(SetupFlaw::ManySixes(setup.sixes));
        }
        self.state.sixes = setup.sixes;
        self.state.throws = setup.throws;
        self.state.tries = setup.tries;
        self.state.six_played = setup.second_six_played;
        self.state.opened = setup.opened;
        self.state.opening = setup.opening;
        self.state.openings_used = self.mask("openings", &setup.openings);
        if let Some(word) = &setup.again {
            self.state.again = named(&AGAIN, word);
            if self.state.again.is_none() {
                self.flaws.push(SetupFlaw::UnknownHand {
                    field: "again",
                    name: word.clone(),
                });
            }
        }
        if let Some(Name(text)) = &setup.last_moved {
            self.state.last_moved = self.piece(text);
            if self.state.last_moved.is_none() {
                self.flaws.push(SetupFlaw::UnknownLast(text.clone()));
            }
        }
    }

    /// The piece that `Y#3`, `R.30` or `30` names, among those that the hand at turn moves.
    fn piece(&self, text: &str) -> Option<Piece> {
        let game = self.game;
        let info = game.hands[self.state.hand.index()];
        let team = game.hands.iter().filter(|h| h.team == info.team);
        let mine = team.fold(info.colours, |mask, h| mask | h.colours);
        let seat = |name: &str| {
            let mut letters = name.chars();
            let (Some(letter), None) = (letters.next(), letters.next()) else {
                return None;
            };
            game.board
                .seat_by_letter(letter)
                .filter(|c| mine & c.bit() != 0)
        };
        if let Some((name, number)) = text.split_once('#') {
            let number = number.parse::<u8>().ok().filter(|n| (1..=4).contains(n))?;
            return Some(Piece::of(seat(name)?, number - 1));
        }
        let (colour, place) = match text.split_once('.') {
            Some((name, place)) => (seat(name)?, place),
            None => (Colour(info.first), text),
        };
        let at = place_named(game, colour, place)?;
        colour.pieces().find(|p| self.state.at[p.index()] == at)
    }

    fn playable(&mut self) {
        let game = self.game;
        let setup = self.setup;
        for Name(name) in &setup.tokens {
            match token_named(game, name) {
                Some(kind) => {
                    let count = &mut self.state.bank[usize::from(kind)];
                    *count = count.saturating_add(1);
                }
                None => self.flaws.push(SetupFlaw::UnknownToken(name.clone())),
            }
        }
        let most = match game.mechanics.spend {
            Spend::Single => 1,
            Spend::EachDie => 2,
            Spend::Banked | Spend::AtOnce => usize::from(u8::MAX),
        };
        if setup.tokens.len() > most {
            self.flaws
                .push(SetupFlaw::ManyTokens(setup.tokens.len(), most));
        }
        if setup.bonuses.len() > 16 {
            self.flaws.push(SetupFlaw::ManyBonuses(setup.bonuses.len()));
        }
        for Name(name) in &setup.bonuses {
            match bonus_named(&game.mechanics, name) {
                Some(kind) => self.state.bonuses.push(kind),
                None => self.flaws.push(SetupFlaw::UnknownBonus(name.clone())),
            }
        }
        let moving = self.state.phase == Phase::Move;
        let banking = self.state.phase == Phase::Throw && game.mechanics.spend == Spend::Banked;
        if !setup.tokens.is_empty() && !moving && !banking {
            self.flaws.push(SetupFlaw::NotMoving("tokens"));
        }
        if !setup.bonuses.is_empty() && !moving {
            self.flaws.push(SetupFlaw::NotMoving("bonuses"));
        }
        if moving && setup.tokens.is_empty() && setup.bonuses.is_empty() {
            self.flaws.push(SetupFlaw::NothingThrown);
        }
    }

    fn start(&mut self) {
        let setup = self.setup;
        let tally = Tally {
            waiting: self.mask("waiting", &setup.waiting),
            best: self.mask("best", &setup.best),
            value: setup.value,
        };
        self.state.tally = tally;
        if self.state.phase == Phase::Start {
            if self.game.starts_unasked() {
                self.flaws.push(SetupFlaw::NoStart);
            } else if tally.waiting >> self.state.hand.0 & 1 == 0
                || (tally.best == 0) != (tally.value == 0)
            {
                self.flaws.push(SetupFlaw::Tally);
            }
        } else if tally != Tally::default() {
            self.flaws.push(SetupFlaw::NoStart);
        }
    }
}

/// The bonus of a word or of a number of steps.
fn bonus_named(mechanics: &Mechanics, name: &str) -> Option<BonusKind> {
    let steps = |kind: BonusKind| match kind {
        BonusKind::Goal => mechanics.bonus.goal,
        BonusKind::Capture | BonusKind::ExitCapture => mechanics.bonus.capture,
    };
    let by_steps = || {
        let wanted = name.parse::<u8>().ok()?;
        [BonusKind::Capture, BonusKind::Goal]
            .into_iter()
            .find(|&kind| steps(kind) == wanted)
    };
    named(&BONUSES, name)
        .or_else(by_steps)
        .filter(|&kind| steps(kind) > 0)
}

impl<T> Default for Pairs<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Serialize> Serialize for Pairs<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Pairs<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for InOrder<T> {
            type Value = Pairs<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<T>, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(InOrder(PhantomData))
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.parse::<u8>() {
            Ok(number) => serializer.serialize_u8(number),
            Err(_) => serializer.serialize_str(&self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextOrNumber;
        impl Visitor<'_> for TextOrNumber {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text or a whole number")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Name, E> {
                Ok(Name(text.to_owned()))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Name, E> {
                Ok(Name(number.to_string()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Name, E> {
                Ok(Name(number.to_string()))
            }
        }
        deserializer.deserialize_any(TextOrNumber)
    }
}
