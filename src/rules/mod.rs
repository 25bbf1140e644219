//! The rules of the game: a value you ask questions of.
//!
//! Nothing here knows of clocks, files, randomness or anything seen. A [`board`] and
//! [`mechanics`] are [`Compiled`] for a [`Seating`]; a [`Game`] plays them, yields [`Fact`]s
//! and answers why a piece may not move. What people agree on before a game
//! is a [`family`] of keys, which become the mechanics and the seating. [`notation`] and [`record`]
//! write positions and games as text.

pub mod board;
pub mod facts;
pub mod family;
pub mod ids;
pub mod mechanics;
pub mod notation;
pub mod record;

mod capturing;
mod compiled;
mod crowd;
mod duty;
mod entering;
mod explain;
mod finish;
mod foresight;
mod game;
mod generate;
mod judge;
mod moves;
mod offer;
mod outcomes;
mod playing;
mod position;
mod presets;
mod seating;
mod settling;
mod shown;
mod state;
mod switches;
mod throwing;
mod two_dice;
mod why_not;

pub use board::Board;
pub use compiled::{CompileFlaw, Compiled};
pub use crowd::Crowd;
pub use facts::{Fact, FactSink, Thrown};
pub use foresight::{Earned, Foreseen};
pub use game::{Game, Refusal};
pub use ids::{Colour, Hand, Piece, Square, Team};
pub use mechanics::Mechanics;
pub use moves::{BONUS, How, Move, MoveList, SUM};
pub use outcomes::Outcome;
pub use position::{MOST_IDLE, Position};
pub use seating::{HandInfo, Seating, SeatingFlaw};
pub use shown::Shown;
pub use state::{Bonuses, FINISHED, HOME, Phase, State, Tally};
pub use throwing::third_six_takes;
pub use why_not::WhyNot;
