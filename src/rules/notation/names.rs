//! What seats, squares and tokens are called.

use crate::rules::compiled::{Compiled, NOWHERE};
use crate::rules::ids::{Colour, Hand, Square};
use crate::rules::state::HOME;

/// Where a piece of `colour` stands: `H` at home, `M` in the goal, else its square: the label on
/// a board with printed numbers (`30`, `c3`), the index of its route on any other (`0` to `82`).
///
/// # Panics
/// If the route has no such index.
#[must_use]
pub fn place_name(game: &Compiled, colour: Colour, at: u8) -> String {
    if at == HOME {
        "H".to_owned()
    } else if at == game.goal_of(colour) {
        "M".to_owned()
    } else if game.board.printed {
        game.board.square(game.square_at(colour, at)).label.clone()
    } else {
        at.to_string()
    }
}

/// The place of a name, if a piece of `colour` can stand there.
#[must_use]
pub fn place_named(game: &Compiled, colour: Colour, name: &str) -> Option<u8> {
    let goal = game.goal_of(colour);
    match name {
        "H" => Some(HOME),
        "M" => Some(goal),
        _ => (0..goal).find(|&at| place_name(game, colour, at) == name),
    }
}

/// What a square is called by the pieces of `colour`; the board's own label if they never stand
/// there.
#[must_use]
pub fn square_name(game: &Compiled, colour: Colour, square: Square) -> String {
    match game.index[colour.index()][square.index()] {
        NOWHERE => game.board.square(square).label.clone(),
        at => place_name(game, colour, at),
    }
}

/// What a hand is called: the letter of its first colour; the second person at the same pieces
/// has a 2 after it.
///
/// # Panics
/// If there is no such hand.
#[must_use]
pub fn hand_name(game: &Compiled, hand: Hand) -> String {
    let letter = game.letter(hand);
    let before = (0..hand.0)
        .filter(|&h| game.letter(Hand(h)) == letter)
        .count();
    if before == 0 {
        letter.to_string()
    } else {
        format!("{letter}{}", before + 1)
    }
}

/// The hand of a name; any of a side's letters will do.
#[must_use]
pub fn hand_named(game: &Compiled, name: &str) -> Option<Hand> {
    let hands = || (0..game.hands.len() as u8).map(Hand);
    hands()
        .find(|&hand| hand_name(game, hand) == name)
        .or_else(|| {
            let mut letters = name.chars();
            let (letter, None) = (letters.next()?, letters.next()) else {
                return None;
            };
            game.hand_of(game.board.seat_by_letter(letter)?)
        })
}

/// What a kind of token is called: `5`, `k`, `25`.
///
/// # Panics
/// If the game has no such kind.
#[must_use]
pub fn token_name(game: &Compiled, token: u8) -> &str {
    &game.mechanics.tokens[usize::from(token)].name
}

/// The kind of token of a name.
#[must_use]
pub fn token_named(game: &Compiled, name: &str) -> Option<u8> {
    game.mechanics
        .tokens
        .iter()
        .position(|token| token.name == name)
        .map(|kind| kind as u8)
}
