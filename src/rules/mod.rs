//! The rules of the game: a value you ask questions of.
//!
//! Nothing here knows of clocks, files, randomness or anything seen.

pub mod board;
pub mod ids;
