//! What may be played now, as sets of pieces.
//!
//! A playout needs no list: it draws one move out of so many. So a throw or a bonus is judged as
//! ways to move, each open to some pieces of one colour. From these a playout picks and the list
//! of moves is written out.

use super::ids::{Colour, PIECES_PER_COLOUR, Piece};
use super::judge::Judge;
use super::moves::{BONUS, How, Move, MoveList};
use super::state::HOME;
use super::switches::{Switch as S, Switches};

/// One way to move: some pieces of one colour may spend one token alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(8))]
pub(super) struct Way {
    /// Whose pieces.
    pub(super) colour: Colour,
    /// Which of them may, four bits. Of pieces on one square only the lowest is named.
    pub(super) may: u8,
    /// Those of them that would capture, where a duty asks.
    pub(super) takes: u8,
    /// The kind of token, [`super::moves::SUM`] or [`BONUS`].
    pub(super) token: u8,
    /// How they move.
    pub(super) how: How,
    /// The count: from where a piece stands, or from the start of its route for one at home.
    pub(super) count: u8,
    /// Whether a larger count of the token goes before.
    pub(super) falls_back: bool,
}

/// Most ways at once: of two colours with two dice each enters in three ways, counts three by
/// each die and five by both; every kind of Barsees token at once makes fewer.
const MOST_WAYS: usize = 32;

/// Everything that may be played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    ways: [Way; MOST_WAYS],
    /// How many ways there are.
    len: u8,
    /// How many moves they make.
    moves: u8,
    /// Whether some move captures, where a duty asks.
    captures: bool,
    /// Whether some way is only open where a larger count is not.
    falls_back: bool,
    /// Whether only moves that open a pair are left.
    pub(super) opens: bool,
    /// Whether all of it may be refused.
    refusable: bool,
}

/// Mask of four pieces → how many there are.
const SIZE: [u8; 16] = {
    let mut sizes = [0; 16];
    let mut mask = 0;
    while mask < 16 {
        sizes[mask] = mask.count_ones() as u8;
        mask += 1;
    }
    sizes
};

/// Mask of four pieces × 4 + n → the `n`th of them.
const MEMBER: [u8; 16 * PIECES_PER_COLOUR] = {
    let mut members = [0; 16 * PIECES_PER_COLOUR];
    let mut mask = 0;
    while mask < 16 {
        let (mut piece, mut found) = (0, 0);
        while piece < PIECES_PER_COLOUR {
            if mask >> piece & 1 == 1 {
                members[mask * PIECES_PER_COLOUR + found] = piece as u8;
                found += 1;
            }
            piece += 1;
        }
        mask += 1;
    }
    members
};

impl Way {
    /// How many pieces may.
    #[inline(always)]
    fn size(self) -> u8 {
        SIZE[usize::from(self.may) & 15]
    }
}

impl Offer {
    pub(super) const NOTHING: Self = Self {
        ways: [Way {
            colour: Colour(0),
            may: 0,
            takes: 0,
            token: 0,
            how: How::Step,
            count: 0,
            falls_back: false,
        }; MOST_WAYS],
        len: 0,
        moves: 0,
        captures: false,
        falls_back: false,
        opens: false,
        refusable: false,
    };

    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.moves = 0;
        self.captures = false;
        self.falls_back = false;
        self.opens = false;
        self.refusable = false;
    }

    /// Adds a way if any piece may use it. It is written down in either case, and the end then
    /// says whether it counts: nothing could foretell a branch here.
    #[inline(always)]
    pub(super) fn add(&mut self, way: Way) {
        debug_assert!(usize::from(self.len) < MOST_WAYS);
        self.ways[usize::from(self.len) & (MOST_WAYS - 1)] = way;
        self.len += u8::from(way.may != 0);
        self.moves += way.size();
        self.captures |= way.takes != 0;
        self.falls_back |= way.falls_back & (way.may != 0);
    }

    #[inline(always)]
    pub(super) fn ways(&self) -> &[Way] {
        &self.ways[..usize::from(self.len).min(MOST_WAYS)]
    }

    /// Whether nothing may be played.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.moves == 0
    }

    /// How many moves are offered, a refusal included.
    #[inline(always)]
    pub(super) fn size(&self) -> u32 {
        u32::from(self.moves) + u32::from(self.refusable)
    }

    /// Whether some way brings in a piece.
    pub(super) fn enters(&self) -> bool {
        let enters = |way: &Way| !matches!(way.how, How::Step | How::Split);
        self.ways().iter().any(enters)
    }

    /// Whether some of the moves captures, where a duty asks.
    #[inline(always)]
    pub(super) fn captures(&self) -> bool {
        self.captures
    }

    /// Whether some way is only open where a larger count is not.
    #[inline(always)]
    pub(super) fn falls_back(&self) -> bool {
        self.falls_back
    }

    /// All of it may be refused, if there is anything.
    #[inline(always)]
    pub(super) fn allow_refusal(&mut self) {
        self.refusable = self.moves > 0;
    }

    /// Leaves to each way the pieces that `keep` says.
    #[inline]
    pub(super) fn keep(&mut self, keep: impl Fn(&Way) -> u8) {
        let len = usize::from(self.len).min(MOST_WAYS);
        (self.len, self.moves) = (0, 0);
        (self.captures, self.falls_back) = (false, false);
        for i in 0..len {
            let way = self.ways[i];
            let may = way.may & keep(&way);
            let takes = way.takes & may;
            self.add(Way { may, takes, ..way });
        }
    }
}

impl<W: Switches> Judge<'_, W> {
    /// The `n`th move that is offered, as the list has them.
    #[inline(always)]
    pub(super) fn nth(self, offer: &Offer, n: u32) -> Move {
        let mut n = n as u8;
        for way in offer.ways() {
            let size = way.size();
            if n < size {
                let member = MEMBER[4 * (usize::from(way.may) & 15) + (usize::from(n) & 3)];
                return self.spell(way, member);
            }
            n -= size;
        }
        REFUSAL
    }

    /// The move of a colour's `number`th piece that uses a way.
    #[inline(always)]
    fn spell(self, way: &Way, number: u8) -> Move {
        let piece = Piece::of(way.colour, number);
        let at = self.state.at[piece.index() & 31];
        let from = if at == HOME { 0 } else { at };
        Move {
            piece,
            token: way.token,
            to: self.reached(way.colour, from, way.count),
            how: way.how,
        }
    }

    /// Writes out what is offered.
    pub(super) fn write(self, offer: &Offer, list: &mut MoveList) {
        list.clear();
        for way in offer.ways() {
            for number in (0..PIECES_PER_COLOUR as u8).filter(|n| way.may >> n & 1 == 1) {
                list.push(self.spell(way, number));
            }
        }
        if offer.refusable {
            list.push(REFUSAL);
        }
    }

    /// Whether a duty asks which moves capture.
    #[inline(always)]
    pub(super) fn minds_captures(self) -> bool {
        self.on.on(S::CaptureYes) || self.on.on(S::Huff)
    }
}

/// The move that refuses what is offered.
const REFUSAL: Move = Move {
    piece: Piece(0),
    token: BONUS,
    to: 0,
    how: How::Decline,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_eight_bytes() {
        assert_eq!(size_of::<Way>(), 8);
    }
}
