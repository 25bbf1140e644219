//! Moves as text: `30>42`, `H>5xB`, `R.c3>c5`, `k:H>0`, `10+k:H>25`, `sum:5>10`, `-`.

use super::names::{place_name, token_name};
use crate::rules::compiled::Compiled;
use crate::rules::facts::Fact;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::mechanics::Spend;
use crate::rules::moves::{BONUS, How, Move, SUM};
use crate::rules::position::Position;
use crate::rules::state::HOME;

/// Why a text is no legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveFlaw {
    /// Nobody moves now.
    #[error("nobody moves now, so {0:?} cannot be played")]
    NotMoving(String),
    /// None of the legal moves is written so.
    #[error("{text:?} is not legal; the legal moves are {}", legal.join(" "))]
    NotListed {
        /// What was read.
        text: String,
        /// The legal moves.
        legal: Vec<String>,
    },
}

/// A legal move as text, with the pieces that it sends home.
#[must_use]
pub fn move_text(game: &Game, mv: Move) -> String {
    written(game.rules(), game.position(), mv)
}

/// Every legal move as text, in the order of [`Game::moves`].
#[must_use]
pub fn move_texts(game: &Game) -> Vec<String> {
    game.moves().iter().map(|&mv| move_text(game, mv)).collect()
}

/// The legal move that is written so; the order of the captives does not matter.
///
/// # Errors
/// With the legal moves if it is none of them.
pub fn move_named(game: &Game, text: &str) -> Result<Move, MoveFlaw> {
    if game.moves().is_empty() {
        return Err(MoveFlaw::NotMoving(text.to_owned()));
    }
    let wanted = plain_move(text);
    let same = |mv: &&Move| plain_move(&move_text(game, **mv)) == wanted;
    game.moves()
        .iter()
        .find(same)
        .copied()
        .ok_or_else(|| MoveFlaw::NotListed {
            text: text.to_owned(),
            legal: move_texts(game),
        })
}

/// A move's text with all its captives at the end and in order, so that the same moves are the
/// same text: `H>5xB+H>10` and `H>5+H>10xB` are one.
#[must_use]
pub fn plain_move(text: &str) -> String {
    let mut way = String::new();
    let mut captives = Vec::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letters.peek() {
            Some(&seat) if letter == 'x' && seat.is_uppercase() => {
                captives.push(seat);
                letters.next();
            }
            _ => way.push(letter),
        }
    }
    captives.sort_unstable();
    captives
        .iter()
        .fold(way, |way, seat| format!("{way}x{seat}"))
}

fn written(game: &Compiled, position: &Position, mv: Move) -> String {
    if mv.how == How::Decline {
        return "-".to_owned();
    }
    let state = position.state();
    let colour = mv.piece.colour();
    let mut text = spent(game, mv);
    let letter = game.board.seats[colour.index()].letter;
    let whose = if letter == game.letter(state.hand) {
        String::new()
    } else {
        format!("{letter}.")
    };
    text += &format!(
        "{whose}{}>{}",
        place_name(game, colour, state.at[mv.piece.index()]),
        place_name(game, colour, mv.to)
    );
    let mut after = *position;
    let mut facts = Vec::new();
    after.play(game, mv, &mut facts);
    // Each captive is told where it stood: after the entry, or the step, that met it.
    let mut captives: Vec<Colour> = Vec::new();
    let mut entries = 0;
    for fact in &facts {
        match *fact {
            Fact::Captured { piece, .. } => captives.push(piece.colour()),
            Fact::Entered { to, .. } => {
                entries += 1;
                if entries > 1 {
                    text += &taken(game, &mut captives);
                    let (home, to) = (place_name(game, colour, HOME), place_name(game, colour, to));
                    text += &format!("+{whose}{home}>{to}");
                }
            }
            _ => {}
        }
    }
    text + &taken(game, &mut captives)
}

/// The captives so far, `xB` each, in seat order.
fn taken(game: &Compiled, captives: &mut Vec<Colour>) -> String {
    captives.sort_unstable();
    let letter = |colour: Colour| format!("x{}", game.board.seats[colour.index()].letter);
    captives.drain(..).map(letter).collect()
}

/// The token before the colon; nothing with one die, where there is no choice.
fn spent(game: &Compiled, mv: Move) -> String {
    if mv.token == BONUS || game.mechanics.spend == Spend::Single {
        return String::new();
    }
    if mv.token == SUM {
        return "sum:".to_owned();
    }
    let rule = &game.mechanics.tokens[usize::from(mv.token)];
    let name = token_name(game, mv.token);
    match (mv.how, rule.joins, rule.splits) {
        (How::Joint, Some(other), _) => format!("{name}+{}:", token_name(game, other)),
        (How::Split, _, Some((part, _))) => format!("{}:", token_name(game, part)),
        _ => format!("{name}:"),
    }
}
