//! Names for the things on and around the board.
//!
//! A [`Colour`] is a set of pieces with a route; a [`Hand`] is somebody who throws; a
//! [`Team`] is whoever wins together. They coincide in the plain game and differ when one
//! player has two colours or two people share one set.

use serde::{Deserialize, Serialize};

/// Most colours (and so seats) that a board may have.
pub const MAX_COLOURS: usize = 8;

/// Most pieces on a board.
pub const MAX_PIECES: usize = 32;

/// Pieces of one colour.
pub const PIECES_PER_COLOUR: usize = 4;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub u8);

        impl $name {
            /// The id as an index into tables.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A set of pieces with one route: `0..8`, in seat order.
    Colour
}
id! {
    /// Somebody who throws: `0..8`, in the order of turns.
    Hand
}
id! {
    /// Those who win together: `0..8`.
    Team
}
id! {
    /// One piece: colour × [`PIECES_PER_COLOUR`] + its number, `0..32`.
    Piece
}
id! {
    /// A square of the board: `0..254`, an index into its squares.
    Square
}

impl Colour {
    /// The colour's bit in a mask of colours.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << (self.0 & 7)
    }

    /// The colour's pieces, lowest first.
    #[inline]
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> + Clone {
        let first = self.0 * PIECES_PER_COLOUR as u8;
        (first..first + PIECES_PER_COLOUR as u8).map(Piece)
    }
}

impl Piece {
    /// The `number`th piece (`0..4`) of a colour.
    #[inline]
    #[must_use]
    pub const fn of(colour: Colour, number: u8) -> Self {
        Self(colour.0 * PIECES_PER_COLOUR as u8 + number)
    }

    /// The piece's bit in a mask of pieces.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }

    /// The colour that the piece belongs to.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour(self.0 / PIECES_PER_COLOUR as u8)
    }

    /// The piece's number among those of its colour, `0..4`.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 % PIECES_PER_COLOUR as u8
    }
}

/// The colours in a mask, lowest first.
#[inline]
pub fn colours(mask: u8) -> impl Iterator<Item = Colour> {
    (0..MAX_COLOURS as u8)
        .filter(move |c| mask >> c & 1 == 1)
        .map(Colour)
}

/// The hands in a mask, lowest first.
pub fn hands(mask: u8) -> impl Iterator<Item = Hand> {
    colours(mask).map(|c| Hand(c.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_know_their_colour() {
        for c in (0..8).map(Colour) {
            for (n, piece) in c.pieces().enumerate() {
                assert_eq!(piece, Piece::of(c, n as u8));
                assert_eq!((piece.colour(), usize::from(piece.number())), (c, n));
            }
        }
    }

    #[test]
    fn masks_list_their_colours() {
        assert_eq!(
            colours(0b1000_0101).map(|c| c.0).collect::<Vec<_>>(),
            [0, 2, 7]
        );
    }
}
