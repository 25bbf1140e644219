//! Positions, moves and effects as text: `docs/notation.md` is written from here.

mod check;
mod effects;
mod flaw;
mod forms;
mod line;
mod moves;
mod names;
mod setup;
mod turn;
mod words;

pub use effects::effects;
pub use flaw::SetupFlaw;
pub use forms::{Name, Pairs};
pub use line::LineFlaw;
pub use moves::{MoveFlaw, move_named, move_text, move_texts, plain_move};
pub use names::{
    hand_name, hand_named, place_name, place_named, square_name, token_name, token_named,
};
pub use setup::Setup;
