//! What duty leaves of what may be played: opening a pair, the larger count, capturing.

use super::generate::Tokens;
use super::ids::{MAX_COLOURS, PIECES_PER_COLOUR};
use super::judge::{Captives, Judge};
use super::moves::{How, Move};
use super::offer::{Offer, Way};
use super::switches::{Switch as S, Switches};

impl<W: Switches> Judge<'_, W> {
    /// Leaves what duty allows: opening a pair, then the larger count, then capturing.
    #[inline(always)]
    pub(super) fn keep_duty(self, opens: bool, offer: &mut Offer) {
        if opens {
            self.keep_opening(offer);
        }
        if self.on.on(S::Fallback) && offer.falls_back() {
            keep_larger(offer, self.on.on(S::SpendDice) && !offer.opens);
        }
        if self.on.on(S::CaptureYes) && !offer.opens && self.some_capture(offer) {
            offer.keep(|way| self.takers(way));
            offer.captures = true;
        }
    }

    /// Whether some of what is offered captures.
    #[inline(always)]
    pub(super) fn some_capture(self, offer: &Offer) -> bool {
        offer.meets && self.captures_indeed(offer)
    }

    #[inline(never)]
    fn captures_indeed(self, offer: &Offer) -> bool {
        offer.ways().iter().any(|way| self.takers(way) != 0)
    }

    /// Whether this throw must open a pair: a six, or a double that has opened none yet.
    #[inline(always)]
    pub(super) fn must_open(self, tokens: Tokens) -> bool {
        self.on.on(S::OpenOnSix)
            && if self.on.on(S::SpendDice) {
                self.state.sixes > 0 && !self.state.opened
            } else {
                self.game.opening >> (tokens.first() & 15) & 1 == 1
            }
    }

    /// Whether this throw must open a pair and there may be one. What is seldom is asked first.
    #[inline(always)]
    pub(super) fn opens_some(self, tokens: Tokens) -> bool {
        if self.on.on(S::Sides) && !self.on.on(S::AllBlock) {
            self.must_open(tokens) && self.is_paired()
        } else if self.on.on(S::AllBlock) {
            // One question, since either by itself is hard to foretell.
            self.must_open(tokens) & self.is_paired()
        } else {
            self.is_paired() && self.must_open(tokens)
        }
    }

    /// Whether there may be a pair to open: where only pairs of one colour count, if there is one;
    /// where any two on a square are a wall, if there is a wall.
    #[inline(always)]
    pub(super) fn is_paired(self) -> bool {
        if self.on.on(S::AllBlock) {
            self.crowd.any_has_walls(self.active())
        } else {
            self.on.on(S::OpenMixed)
                || self.on.on(S::Friends)
                || self.crowd.has_twins(self.colour())
        }
    }

    /// Leaves only the moves that open a pair which must be opened, if there are any.
    #[inline]
    fn keep_opening(self, offer: &mut Offer) {
        let mut pairs = [0; MAX_COLOURS];
        for colour in self.active_colours() {
            for (i, at) in self.pieces_at(colour).into_iter().enumerate() {
                let opens = self.in_pair_to_open(colour, at);
                pairs[colour.index() & 7] |= u8::from(opens) << i;
            }
        }
        let opening = |way: &Way| {
            let pairs = pairs[way.colour.index() & 7] & way.may;
            if way.how != How::Step {
                0
            } else if self.on.on(S::Bounce) {
                pairs & !self.staying(way)
            } else {
                pairs
            }
        };
        if offer.ways().iter().any(|way| opening(way) != 0) {
            offer.keep(opening);
            offer.opens = true;
        }
    }

    /// The pieces of a way that would turn back at the goal to where they stand.
    #[cold]
    fn staying(self, way: &Way) -> u8 {
        let at = self.pieces_at(way.colour);
        (0..PIECES_PER_COLOUR)
            .filter(|&i| self.reached(way.colour, at[i], way.count) == at[i])
            .fold(0, |mask, i| mask | 1 << i)
    }

    /// Whether waiting pieces do not lift the duty to open (`open.while_waiting`).
    #[inline(always)]
    pub(super) fn bound_to_open(self) -> bool {
        self.on.on(S::OpenWhileWaiting)
            || !self.on.on(S::EnterCompulsory)
            || !self.waits(self.active())
    }

    /// Whether a legal move captures.
    #[inline(always)]
    pub(super) fn is_capture(self, mv: Move) -> bool {
        let colour = mv.piece.colour();
        let captives = match mv.how {
            How::Step | How::Split | How::Decline => self.takes(colour, mv.to),
            How::Enter | How::Joint => self.enter(colour, mv.to).unwrap_or(Captives::None),
            How::EnterTwo | How::EnterTwoApart => {
                self.entry(colour, mv.token).map_or(Captives::None, |e| e.2)
            }
        };
        captives != Captives::None
    }
}

/// Drops the counts to fall back to where a larger one can be played: with two dice, by the same
/// die, or by both where they fall back together.
#[inline]
fn keep_larger(offer: &mut Offer, by_token: bool) {
    let bit = |way: &Way| 1_u32 << (way.token & 31);
    let ways = offer.ways().iter();
    let larger = ways.filter(|way| !way.falls_back).fold(0, |mask, way| {
        mask | if by_token { bit(way) } else { u32::MAX }
    });
    offer.keep(|way| {
        if way.falls_back && larger & bit(way) != 0 {
            0
        } else {
            u8::MAX
        }
    });
}
