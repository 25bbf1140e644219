//! Moves, and short lists of them.

use super::ids::Piece;

/// The `token` of a move that both dice make together.
pub const SUM: u8 = 254;
/// The `token` of a move that a bonus makes, or that refuses.
pub const BONUS: u8 = 255;

/// One move of one piece (or of two that enter together).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C, align(4))]
pub struct Move {
    /// The piece that moves.
    pub piece: Piece,
    /// The kind of token that is spent, [`SUM`] or [`BONUS`].
    pub token: u8,
    /// Where it will stand, an index of its route.
    pub to: u8,
    /// How it moves.
    pub how: How,
}

/// How a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum How {
    /// Along its route.
    Step,
    /// In from home.
    Enter,
    /// In from home, and a second piece to the same square.
    EnterTwo,
    /// In from home, and a second piece five squares on.
    EnterTwoApart,
    /// In from home or along, spending only the token that is contained in this one.
    Split,
    /// In from home, spending this token and the one that joins it.
    Joint,
    /// Nothing moves: the bonus or the rest of the throw is refused.
    Decline,
}

/// Most moves of one position.
const MOST: usize = 128;

/// The legal moves of a position: no heap.
#[derive(Clone, Copy, Debug)]
pub struct MoveList {
    moves: [Move; MOST],
    len: u8,
}

impl MoveList {
    pub(super) const EMPTY: Self = Self {
        moves: [Move {
            piece: Piece(0),
            token: 0,
            to: 0,
            how: How::Step,
        }; MOST],
        len: 0,
    };

    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline(always)]
    pub(super) fn push(&mut self, mv: Move) {
        let n = usize::from(self.len);
        if n < MOST {
            self.moves[n] = mv;
            self.len += 1;
        }
    }

    /// How many there are.
    #[inline(always)]
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len).min(MOST)
    }

    /// Whether there is none.
    #[inline(always)]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The moves.
    #[inline(always)]
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        &self.moves[..self.len()]
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_four_bytes() {
        assert_eq!(size_of::<Move>(), 4);
    }
}
