//! What was hit: the view tells, whatever pointer or finger it was.

use bevy::prelude::*;

use crate::rules::{Move, Piece, Square};

/// Something on the table that can be hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A piece.
    Piece(Piece),
    /// A square, whoever stands on it.
    Square(Square),
    /// The dice, the shells or their cup: throw.
    Dice,
    /// A token that makes this move, or the button that declines.
    Move(Move),
    /// A throw that lies there, by its kind: the piece that it moves is still to be chosen.
    Token(u8),
    /// Nothing in particular: the table beside.
    Nothing,
}

/// Somebody pressed on something.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked(pub Spot);

/// The pointer came to rest over something.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hovered(pub Spot);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Picked>().add_message::<Hovered>();
}
