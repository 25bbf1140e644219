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

/// What is known of a listed move.
pub(super) mod tag {
    /// It captures.
    pub(in super::super) const CAPTURES: u8 = 1;
    /// It opens a barrier that a six must open.
    pub(in super::super) const OPENS: u8 = 2;
    /// It brings in a piece.
    pub(in super::super) const ENTERS: u8 = 4;
    /// It counts less because the larger count could not be played.
    pub(in super::super) const FALLS_BACK: u8 = 8;
}

/// Most moves of one position.
const MOST: usize = 128;

/// The legal moves of a position: no heap.
#[derive(Clone, Copy, Debug)]
pub struct MoveList {
    moves: [Move; MOST],
    tags: [u8; MOST],
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
        tags: [0; MOST],
        len: 0,
    };

    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline(always)]
    pub(super) fn push(&mut self, mv: Move, tags: u8) {
        let n = usize::from(self.len);
        if n < MOST {
            self.moves[n] = mv;
            self.tags[n] = tags;
            self.len += 1;
        }
    }

    /// Where the next move goes.
    #[inline(always)]
    pub(super) fn end(&self) -> u8 {
        self.len
    }

    /// Writes a move at a place without making it part of the list: the end says what is.
    #[inline(always)]
    pub(super) fn put(&mut self, end: u8, mv: Move, tags: u8) {
        let n = usize::from(end) & (MOST - 1);
        self.moves[n] = mv;
        self.tags[n] = tags;
    }

    /// Says where the list ends. No position has more moves than there is room for.
    #[inline(always)]
    pub(super) fn set_end(&mut self, end: u8) {
        self.len = end;
    }

    /// Every tag that some move has.
    #[inline(always)]
    pub(super) fn tags(&self) -> u8 {
        self.tags[..self.len()].iter().fold(0, |all, tag| all | tag)
    }

    #[inline(always)]
    pub(super) fn tag_slice(&self) -> &[u8] {
        &self.tags[..self.len()]
    }

    /// Keeps the moves whose tags `keep` likes.
    #[inline(always)]
    pub(super) fn retain(&mut self, keep: impl Fn(u8) -> bool) {
        let mut kept = 0;
        for i in 0..self.len() {
            if keep(self.tags[i]) {
                self.moves[kept] = self.moves[i];
                self.tags[kept] = self.tags[i];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Keeps of each token's moves those without a tag, if it has any such.
    #[cold]
    pub(super) fn retain_by_token(&mut self, tag: u8) {
        let bit = |mv: Move| 1_u32 << (mv.token & 31);
        let listed = self.as_slice().iter().zip(self.tag_slice());
        let without = listed
            .filter(|(_, tags)| *tags & tag == 0)
            .fold(0, |mask, (mv, _)| mask | bit(*mv));
        let mut kept = 0;
        for i in 0..self.len() {
            if self.tags[i] & tag == 0 || bit(self.moves[i]) & without == 0 {
                self.moves[kept] = self.moves[i];
                self.tags[kept] = self.tags[i];
                kept += 1;
            }
        }
        self.len = kept as u8;
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
