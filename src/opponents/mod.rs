//! Who plays when no person does. Pure: an opponent sees a game and names a move.

mod greedy;

pub use greedy::Greedy;

use crate::rules::{Game, Move};

/// Somebody who chooses moves.
pub trait Opponent: Send {
    /// One of the legal moves; nothing if there is none. `draw` gives a number below its
    /// argument, each as likely as any other.
    fn choose(&mut self, game: &Game, draw: &mut dyn FnMut(u32) -> u32) -> Option<Move>;
}

/// Plays any legal move, each as likely as any other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Opponent for Random {
    fn choose(&mut self, game: &Game, draw: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        let moves = game.moves();
        moves.get(draw(moves.len() as u32) as usize).copied()
    }
}

/// The names by which opponents are called.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// An opponent that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no opponent is called {0:?}; choose one of {names}", names = NAMES.join(", "))]
pub struct UnknownOpponent(pub String);

/// The opponent of a name.
///
/// # Errors
/// If there is none; the message lists those that there are.
pub fn named(name: &str) -> Result<Box<dyn Opponent>, UnknownOpponent> {
    match name {
        "random" => Ok(Box::new(Random)),
        "greedy" => Ok(Box::new(Greedy)),
        _ => Err(UnknownOpponent(name.to_owned())),
    }
}
