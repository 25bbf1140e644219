//! What seats, squares, throws and tokens are called.

use crate::locale::{Phrase, Word};
use crate::rules::board::SquareKind;
use crate::rules::{Colour, Compiled, Hand, Square};
use crate::table::Player;

/// The family of the board, to select a wording by.
pub fn family(rules: &Compiled) -> Word {
    Word::Text(rules.board.family.clone().into())
}

/// What a colour is called.
///
/// # Panics
/// If the board has no such seat.
#[must_use]
pub fn colour(rules: &Compiled, colour: Colour) -> Phrase {
    Phrase::new(format!("seat-{}", rules.board.seats[colour.index()].name))
}

/// The letter on the pieces of a colour.
///
/// # Panics
/// If the board has no such seat.
#[must_use]
pub fn letter(rules: &Compiled, colour: Colour) -> Phrase {
    Phrase::new(format!("letter-{}", rules.board.seats[colour.index()].name))
}

/// What a hand is called: its first colour.
///
/// # Panics
/// If there is no such hand.
#[must_use]
pub fn hand(rules: &Compiled, hand: Hand) -> Phrase {
    colour(rules, Colour(rules.hands[hand.index()].first))
}

/// How whoever plays a hand is spoken to: by name, or else as the hand is called.
///
/// # Panics
/// If there is no such hand.
#[must_use]
pub fn player(rules: &Compiled, whose: Hand, players: &[Player]) -> Word {
    match players.get(whose.index()).and_then(Player::name) {
        Some(name) => Word::Text(name.to_owned().into()),
        None => hand(rules, whose).into(),
    }
}

/// The people with names who play a colour: of two who share its pieces both.
#[must_use]
pub fn people(rules: &Compiled, colour: Colour, players: &[Player]) -> Option<Word> {
    let hands = rules.hands.iter().zip(players);
    let named = hands
        .filter(|(hand, _)| hand.colours & colour.bit() != 0)
        .filter_map(|(_, player)| player.name())
        .map(|name| Word::Text(name.to_owned().into()));
    let named: Vec<_> = named.collect();
    (!named.is_empty()).then_some(Word::AllOf(named))
}

/// How whoever plays a colour is spoken of: by name, or else as the colour is called.
///
/// # Panics
/// If the board has no such seat.
#[must_use]
pub fn owner(rules: &Compiled, whose: Colour, players: &[Player]) -> Word {
    people(rules, whose, players).unwrap_or_else(|| colour(rules, whose).into())
}

/// What a square is called.
///
/// # Panics
/// If the board has no such square.
#[must_use]
pub fn square(rules: &Compiled, square: Square) -> Phrase {
    let info = &rules.board.squares[square.index()];
    let key = match info.kind {
        SquareKind::Track { .. } => "square-numbered",
        SquareKind::Lane(_) => "square-corridor",
        SquareKind::Goal(_) => return Phrase::new("square-goal").with("family", family(rules)),
    };
    let number = info.label.trim_start_matches(|c: char| !c.is_ascii_digit());
    let number = number
        .parse()
        .map_or_else(|_| Word::from(info.label.clone()), Word::Number);
    Phrase::new(key).with("number", number)
}

/// What a kind of token is called: its count, after the name of its throw if that has one.
///
/// # Panics
/// If there is no such kind.
#[must_use]
pub fn token(rules: &Compiled, kind: u8) -> Word {
    match title(rules, kind) {
        Some(title) => valued(title, worth(rules, kind)).into(),
        None => worth(rules, kind),
    }
}

/// How much a kind of token counts, as it is written on it.
///
/// # Panics
/// If there is no such kind.
#[must_use]
pub fn worth(rules: &Compiled, kind: u8) -> Word {
    let token = &rules.mechanics.tokens[usize::from(kind)];
    let count = token.name.parse();
    Word::Number(count.unwrap_or_else(|_| token.steps[0].into()))
}

/// The name of the throw of shells that a kind of token comes of; dice have none.
///
/// # Panics
/// If there is no such kind.
#[must_use]
pub fn title(rules: &Compiled, kind: u8) -> Option<Phrase> {
    if rules.mechanics.tokens[usize::from(kind)].name == "k" {
        return Some(Phrase::new("token-khal"));
    }
    let mut faces = (0..).zip(&rules.mechanics.faces);
    let (closed, _) = faces.find(|(_, face)| face.tokens.first() == Some(&kind))?;
    rules.throws_shells().then(|| shells(rules, closed))
}

/// What a throw of so many closed shells is called.
///
/// # Panics
/// If the game does not throw so many shells.
#[must_use]
pub fn shells(rules: &Compiled, closed: u8) -> Phrase {
    Phrase::new(format!(
        "throw-{}",
        rules.mechanics.faces[usize::from(closed)].name
    ))
}

/// How much such a throw counts: what it brings, one after the other.
///
/// # Panics
/// If the game does not throw so many shells.
#[must_use]
pub fn shells_worth(rules: &Compiled, closed: u8) -> Word {
    let tokens = &rules.mechanics.faces[usize::from(closed)].tokens;
    let worths = tokens.iter().map(|kind| worth(rules, *kind));
    let both = |first, second| {
        let sum = Phrase::new("throw-sum").with("first", first);
        sum.with("second", second).into()
    };
    worths.reduce(both).unwrap_or(Word::Number(0))
}

/// A name with what it counts.
pub(super) fn valued(name: Phrase, worth: Word) -> Phrase {
    Phrase::new("throw-valued")
        .with("throw", name)
        .with("value", worth)
}

/// The place of somebody who has finished.
#[must_use]
pub fn place(place: u8) -> Phrase {
    Phrase::new(format!("place-{place}"))
}
