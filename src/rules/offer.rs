//! What may be played now, as sets of pieces.
//!
//! A playout needs no list: it draws one move out of so many. So a throw or a bonus is judged as
//! ways to move, each open to some pieces of one colour. From these a playout picks and the list
//! of moves is written out.

use super::ids::{Colour, PIECES_PER_COLOUR, Piece};
use super::judge::{Captives, Judge};
use super::moves::{BONUS, How, Move, MoveList};
use super::switches::{Switch as S, Switches};

/// One way to move: some pieces of one colour may spend one token alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(8))]
pub(super) struct Way {
    /// Whose pieces.
    pub(super) colour: Colour,
    /// Which of them may, four bits. Of pieces on one square only the lowest is named.
    pub(super) may: u8,
    /// The kind of token, [`super::moves::SUM`] or [`BONUS`].
    pub(super) token: u8,
    /// How they move.
    pub(super) how: How,
    /// The count from where a piece is, be that on its route or at home: from [`HOME`](super::state::HOME) it goes
    /// round to the start.
    pub(super) count: u8,
    /// Whether a larger count of the token goes before.
    pub(super) falls_back: bool,
    /// How many moves are offered by it and by the ways before it: counted where it is offered.
    pub(super) upto: u8,
}

/// Most ways at once: of two colours with two dice each enters in three ways, counts three by
/// each die and five by both; every kind of Barsees token at once makes fewer.
const MOST_WAYS: usize = 32;

/// Everything that may be played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    ways: [Way; MOST_WAYS],
    /// How many ways there are. As wide as a processor reads it: where it read more than was
    /// written last, flags that lie beside it, it would wait.
    len: u32,
    /// How many moves they make.
    moves: u32,
    /// Whether some way is only open where a larger count is not.
    falls_back: bool,
    /// Whether rivals stand where some piece would come to, be it free to go there or not: else
    /// nobody need ask which moves capture. Only kept where a duty asks.
    pub(super) meets: bool,
    /// Whether only moves that open a pair are left.
    pub(super) opens: bool,
    /// Whether only moves that capture are left.
    pub(super) captures: bool,
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
            token: 0,
            how: How::Step,
            count: 0,
            falls_back: false,
            upto: 0,
        }; MOST_WAYS],
        len: 0,
        moves: 0,
        falls_back: false,
        meets: false,
        opens: false,
        captures: false,
        refusable: false,
    };

    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.moves = 0;
        self.falls_back = false;
        self.meets = false;
        self.opens = false;
        self.captures = false;
        self.refusable = false;
    }

    /// Adds a way if any piece may use it. It is written down in either case, and the end then
    /// says whether it counts: nothing could foretell a branch here. It is written in its parts,
    /// since it is read so.
    #[inline(always)]
    pub(super) fn add(&mut self, way: Way) {
        debug_assert!(self.len() < MOST_WAYS);
        let next = &mut self.ways[self.len as usize & (MOST_WAYS - 1)];
        next.colour = way.colour;
        next.may = way.may;
        next.token = way.token;
        next.how = way.how;
        next.count = way.count;
        next.falls_back = way.falls_back;
        self.len += u32::from(way.may != 0);
        self.moves += u32::from(way.size());
        next.upto = self.moves as u8;
        self.falls_back |= way.falls_back & (way.may != 0);
    }

    #[inline(always)]
    pub(super) fn ways(&self) -> &[Way] {
        &self.ways[..self.len()]
    }

    #[inline(always)]
    fn len(&self) -> usize {
        (self.len as usize).min(MOST_WAYS)
    }

    /// Whether nothing may be played.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.moves == 0
    }

    /// Which way the `n`th move uses. Counted without a branch: nothing could foretell which.
    #[inline(always)]
    fn drawn(&self, n: u8) -> usize {
        let before = self.len().saturating_sub(1);
        let ways = self.ways[..before].iter();
        ways.map(|way| usize::from(way.upto <= n)).sum()
    }

    /// How many moves are offered, a refusal included.
    #[inline(always)]
    pub(super) fn size(&self) -> u32 {
        self.moves + u32::from(self.refusable)
    }

    /// Whether some way brings in a piece.
    pub(super) fn enters(&self) -> bool {
        let enters = |way: &Way| !matches!(way.how, How::Step | How::Split);
        self.ways().iter().any(enters)
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
        let len = self.len();
        (self.len, self.moves) = (0, 0);
        self.falls_back = false;
        for i in 0..len {
            let way = self.ways[i];
            let may = way.may & keep(&way);
            self.add(Way { may, ..way });
        }
    }
}

impl<W: Switches> Judge<'_, W> {
    /// The `n`th move that is offered, as the list has them.
    #[inline(always)]
    pub(super) fn nth(self, offer: &Offer, n: u32) -> Move {
        if self.may_refuse() && n >= offer.moves {
            return REFUSAL;
        }
        let n = n as u8;
        let drawn = if self.offers_one_way() {
            0
        } else {
            offer.drawn(n)
        };
        let way = &offer.ways[drawn & (MOST_WAYS - 1)];
        let among = n + way.size() - way.upto;
        let member = MEMBER[4 * (usize::from(way.may) & 15) + (usize::from(among) & 3)];
        self.spell(way, member)
    }

    /// Whether there is never more than one way: one colour counts one die in one manner, unless it
    /// must enter.
    #[inline(always)]
    fn offers_one_way(self) -> bool {
        let one = self.on.on(S::SpendSingle) && self.on.on(S::EnterCompulsory);
        let several = [
            S::Sides,
            S::Choice,
            S::Fallback,
            S::EntersEither,
            S::Splits,
            S::Joins,
        ];
        one && !several.into_iter().any(|rule| self.on.on(rule))
    }

    /// The move of a colour's `number`th piece that uses a way.
    #[inline(always)]
    fn spell(self, way: &Way, number: u8) -> Move {
        let piece = Piece::of(way.colour, number);
        let from = self.state.at[piece.index() & 31];
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

    /// Whether anything may ever be refused.
    #[inline(always)]
    pub(super) fn may_refuse(self) -> bool {
        self.on.on(S::Optional) || self.on.on(S::BonusFree) || self.on.on(S::BonusExitFree)
    }

    /// Whether a duty asks which moves capture.
    #[inline(always)]
    pub(super) fn minds_captures(self) -> bool {
        self.on.on(S::CaptureYes) || self.on.on(S::Huff)
    }

    /// Of the pieces that may use a way, those that capture by it.
    #[inline]
    pub(super) fn takers(self, way: &Way) -> u8 {
        if way.how != How::Step {
            let first = self.spell(way, way.may.trailing_zeros() as u8 & 3);
            return if self.is_capture(first) { way.may } else { 0 };
        }
        let mut takers = 0;
        for (i, from) in self.pieces_at(way.colour).into_iter().enumerate() {
            let to = self.reached(way.colour, from, way.count);
            takers |= u8::from(self.takes(way.colour, to) != Captives::None) << i;
        }
        takers & way.may
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
