//! One move, or the list of moves, out of what is offered.

use super::ids::{PIECES_PER_COLOUR, Piece};
use super::judge::Judge;
use super::mechanics::MAX_TOKENS;
use super::moves::{BONUS, How, Move, MoveList, tag};
use super::offer::Offer;
use super::switches::{Switch as S, Switches, enters_two};

/// How a piece may use what is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    /// It comes in.
    Enter,
    /// It walks the count.
    Count,
    /// It walks the other count, where there is a choice.
    Other,
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

impl<W: Switches> Judge<'_, W> {
    /// How many moves are offered.
    #[inline(always)]
    pub(super) fn size(self, offer: &Offer) -> u32 {
        let mut moves = self.members(offer.enter) + self.members(offer.count);
        if self.on.on(S::Choice) {
            moves += self.members(offer.other);
        }
        if self.on.on(S::BonusFree) || self.on.on(S::BonusExitFree) {
            moves += u32::from(offer.refusable);
        }
        moves
    }

    /// How many pieces of the hand are in a set.
    #[inline(always)]
    fn members(self, pieces: u32) -> u32 {
        if self.on.on(S::Sides) {
            pieces.count_ones()
        } else {
            u32::from(SIZE[pieces as usize & 15])
        }
    }

    /// The `n`th move that is offered, in the order of the list.
    #[inline(always)]
    pub(super) fn nth(self, offer: &Offer, mut n: u32) -> Move {
        let (mut by, mut pieces) = (Use::Enter, offer.enter);
        let enter = self.members(pieces);
        if n >= enter {
            (by, pieces) = (Use::Count, offer.count);
            n -= enter;
        }
        if self.on.on(S::Choice) || self.on.on(S::BonusFree) || self.on.on(S::BonusExitFree) {
            let count = self.members(pieces);
            if n >= count {
                (by, pieces) = (Use::Other, offer.other);
                n -= count;
            }
            if n >= self.members(pieces) {
                return REFUSAL;
            }
        }
        self.spell(offer, by, self.member(pieces, n))
    }

    /// The `n`th piece of a set of the hand's pieces.
    #[inline(always)]
    fn member(self, pieces: u32, mut n: u32) -> Piece {
        let mut colour = self.colour();
        if self.on.on(S::Sides) {
            for next in self.active_colours() {
                colour = next;
                let size = u32::from(SIZE[(pieces >> self.place(colour)) as usize & 15]);
                if n < size {
                    break;
                }
                n -= size;
            }
        }
        let pieces = (pieces >> self.place(colour)) as usize & 15;
        Piece::of(colour, MEMBER[4 * pieces + (n as usize & 3)])
    }

    /// The move of a piece that uses an offer so.
    #[inline(always)]
    fn spell(self, offer: &Offer, by: Use, piece: Piece) -> Move {
        let (colour, token) = (piece.colour(), offer.token);
        let t = usize::from(token) & (MAX_TOKENS - 1);
        if by == Use::Enter {
            let plain = (How::Enter, self.game.entry[t]);
            let (how, to) = match enters_two(self.on) {
                true => self.entry(colour, token).map_or(plain, |e| (e.0, e.1)),
                false => plain,
            };
            return Move {
                piece,
                token,
                to,
                how,
            };
        }
        let steps = if self.on.on(S::PerColour) && token != BONUS && !offer.falls_back {
            self.counts(colour, t)[usize::from(by == Use::Other)]
        } else {
            offer.steps[usize::from(by == Use::Other)]
        };
        let to = self.reached(colour, self.state.at[piece.index() & 31], steps);
        Move {
            piece,
            token,
            to,
            how: How::Step,
        }
    }

    /// Writes out what is offered.
    pub(super) fn write(self, offer: &Offer, list: &mut MoveList) {
        list.clear();
        let mut tags = 0;
        if offer.opens {
            tags |= tag::OPENS;
        }
        if offer.captures && self.on.on(S::CaptureYes) {
            tags |= tag::CAPTURES;
        }
        for n in 0..self.size(offer) {
            let mv = self.nth(offer, n);
            let enters = if mv.how == How::Step { 0 } else { tag::ENTERS };
            list.push(
                mv,
                if mv.how == How::Decline {
                    0
                } else {
                    tags | enters
                },
            );
        }
    }
}

/// The move that refuses what is offered.
pub(super) const REFUSAL: Move = Move {
    piece: Piece(0),
    token: BONUS,
    to: 0,
    how: How::Decline,
};
