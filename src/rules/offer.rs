//! What one die, or one bonus, offers: the legal moves as sets of pieces.
//!
//! A playout needs no list: it draws one move out of so many. So a single die is judged as
//! sets, from which a playout picks and from which the list of moves is written out.

use super::facts::BonusKind;
use super::ids::{Colour, PIECES_PER_COLOUR, Piece};
use super::judge::{Captives, Judge};
use super::mechanics::MAX_TOKENS;
use super::moves::{BONUS, How, Move, MoveList, tag};
use super::switches::{Switch as S, Switches};

/// How a piece may use what is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Use {
    /// It comes in.
    Enter,
    /// It walks the count.
    Count,
    /// It walks the other count, where there is a choice.
    Other,
    /// It walks the count that a larger one falls back to.
    Plain,
}

const USES: [Use; 4] = [Use::Enter, Use::Count, Use::Other, Use::Plain];

/// The legal moves of one token or one bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    /// Use → the pieces that may, masks. Of pieces on one square only the lowest is named.
    may: [u32; USES.len()],
    /// Use → those of them that would capture, where a duty asks.
    takes: [u32; USES.len()],
    /// Use → its count; that of every colour, unless each has its own.
    steps: [u8; USES.len()],
    /// The kind of token, or [`BONUS`].
    token: u8,
    /// Whether only moves that open a pair are left.
    opens: bool,
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

/// Mask of four pieces → the first, second, third and fourth of them.
const MEMBER: [[u8; PIECES_PER_COLOUR]; 16] = {
    let mut members = [[0; PIECES_PER_COLOUR]; 16];
    let mut mask = 0;
    while mask < 16 {
        let (mut piece, mut found) = (0, 0);
        while piece < PIECES_PER_COLOUR {
            if mask >> piece & 1 == 1 {
                members[mask][found] = piece as u8;
                found += 1;
            }
            piece += 1;
        }
        mask += 1;
    }
    members
};

impl Offer {
    pub(super) const NOTHING: Self = Self {
        may: [0; USES.len()],
        takes: [0; USES.len()],
        steps: [0; USES.len()],
        token: 0,
        opens: false,
        refusable: false,
    };

    /// Whether some of the moves captures, where a duty asks.
    pub(super) fn captures(&self) -> bool {
        self.takes.iter().any(|&takes| takes != 0)
    }

    fn keep(&mut self, kept: [u32; USES.len()]) {
        self.may = kept;
        for (takes, may) in self.takes.iter_mut().zip(self.may) {
            *takes &= may;
        }
    }
}

impl<W: Switches> Judge<'_, W> {
    /// What is to be played now: the first bonus, or the only token.
    #[inline(always)]
    pub(super) fn offer(self) -> Offer {
        if self.state.bonuses.is_empty() {
            self.offer_of(self.only_token())
        } else {
            self.offer_of_bonus()
        }
    }

    /// What the first bonus offers.
    #[inline(always)]
    fn offer_of_bonus(self) -> Offer {
        let mut offer = Offer {
            token: BONUS,
            ..Offer::NOTHING
        };
        let steps = self.bonus_steps();
        self.each_colour(|colour| self.count(colour, Use::Count, steps, true, &mut offer));
        let exit = self.state.bonuses.first() == Some(BonusKind::ExitCapture);
        let refusable = self.on.on(S::BonusFree) || self.on.on(S::BonusExitFree) && exit;
        offer.refusable = refusable && offer.may[Use::Count as usize] != 0;
        offer
    }

    /// What a token offers: what may be played and what duty leaves of it.
    #[inline(always)]
    pub(super) fn offer_of(self, token: u8) -> Offer {
        let t = usize::from(token) & (MAX_TOKENS - 1);
        let mut offer = Offer {
            token,
            ..Offer::NOTHING
        };
        if self.game.entering >> t & 1 == 1 {
            self.each_colour(|colour| self.come_in(colour, token, &mut offer));
            // A piece that can enter goes before anything else.
            if self.on.on(S::EnterCompulsory) && offer.may[Use::Enter as usize] != 0 {
                return offer;
            }
        }
        let finishes = self.game.finishing >> t & 1 == 1;
        self.each_colour(|colour| {
            let [count, other, plain] = self.counts(colour, t);
            self.count(colour, Use::Count, count, finishes, &mut offer);
            if self.on.on(S::Choice) && other != 0 {
                self.count(colour, Use::Other, other, finishes, &mut offer);
            }
            if self.on.on(S::Fallback) && plain != count {
                self.count(colour, Use::Plain, plain, finishes, &mut offer);
            }
        });
        self.keep_duty(t, &mut offer);
        offer
    }

    /// What a colour's pieces count by a token: the count, another to choose if it is not 0,
    /// and the one to fall back to.
    #[inline(always)]
    fn counts(self, colour: Colour, token: usize) -> [u8; 3] {
        let [count, other] = self.game.steps[usize::from(self.nobody_home(colour))][token];
        [count, other, self.game.steps[0][token][0]]
    }

    /// Offers a colour to bring in a piece.
    #[inline(always)]
    fn come_in(self, colour: Colour, token: u8, offer: &mut Offer) {
        let home = self.crowd.home(colour);
        if home != 0
            && let Ok((_, _, captives)) = self.entry(colour, token)
        {
            let piece = u32::from(home & home.wrapping_neg()) << (4 * (colour.0 & 7));
            offer.may[Use::Enter as usize] |= piece;
            if self.minds_captures() && captives != Captives::None {
                offer.takes[Use::Enter as usize] |= piece;
            }
        }
    }

    /// Offers a colour's pieces to count `steps`.
    #[inline(always)]
    fn count(self, colour: Colour, by: Use, steps: u8, finishes: bool, offer: &mut Offer) {
        let at = self.pieces_at(colour);
        let (mut may, mut takes) = (0, 0);
        for (i, &from) in at.iter().enumerate() {
            let (to, steps) = self.step(colour, from, steps, finishes);
            may |= u32::from(steps) << i;
            if self.minds_captures() {
                takes |= u32::from(self.takes(colour, to) != Captives::None) << i;
            }
        }
        may &= u32::from(self.crowd.walkers(colour));
        let first = 4 * (colour.0 & 7);
        offer.may[by as usize] |= may << first;
        offer.takes[by as usize] |= (takes & may) << first;
        offer.steps[by as usize] = steps;
    }

    /// Leaves what duty allows: opening a pair, then the larger count, then capturing.
    #[inline(always)]
    fn keep_duty(self, token: usize, offer: &mut Offer) {
        if self.on.on(S::OpenOnSix) && self.game.opening >> token & 1 == 1 && self.bound_to_open() {
            let opening = self.opening(offer);
            if opening != [0; USES.len()] {
                offer.keep(opening);
                offer.opens = true;
            }
        }
        if self.on.on(S::Fallback) {
            let [enter, count, other, _] = offer.may;
            if enter | count | other != 0 {
                offer.may[Use::Plain as usize] = 0;
                offer.takes[Use::Plain as usize] = 0;
            }
        }
        if self.on.on(S::CaptureYes) && !offer.opens && offer.captures() {
            offer.keep(offer.takes);
        }
    }

    /// The moves of an offer by which a pair is opened that must be.
    #[inline]
    fn opening(self, offer: &Offer) -> [u32; USES.len()] {
        let mut pairs = 0;
        self.each_colour(|colour| {
            let walkers = self.crowd.walkers(colour);
            for (i, &at) in self.pieces_at(colour).iter().enumerate() {
                let pair = walkers >> i & 1 == 1 && self.in_pair_to_open(colour, at);
                pairs |= u32::from(pair) << (4 * (colour.0 & 7) + i as u8);
            }
        });
        let mut opening = offer.may.map(|may| may & pairs);
        opening[Use::Enter as usize] = 0;
        if self.on.on(S::Bounce) {
            for by in [Use::Count, Use::Other, Use::Plain] {
                opening[by as usize] &= !self.staying(offer, by, opening[by as usize]);
            }
        }
        opening
    }

    /// Of some pieces, those that would turn back at the goal to where they stand.
    #[cold]
    fn staying(self, offer: &Offer, by: Use, pieces: u32) -> u32 {
        let stays = |piece: &Piece| {
            pieces & piece.bit() != 0
                && self.spell(offer, by, *piece).to == self.state.at[piece.index() & 31]
        };
        let all = (0..u32::BITS as u8).map(Piece);
        all.filter(stays).fold(0, |mask, piece| mask | piece.bit())
    }

    /// How many moves are offered.
    #[inline(always)]
    pub(super) fn size(self, offer: &Offer) -> u32 {
        let moves = self.uses().map(|by| self.members(offer, by)).sum::<u32>();
        moves + u32::from(offer.refusable)
    }

    /// The uses that these rules know, in the order of the list.
    #[inline(always)]
    fn uses(self) -> impl Iterator<Item = Use> {
        USES.into_iter().filter(move |by| match by {
            Use::Enter | Use::Count => true,
            Use::Other => self.on.on(S::Choice),
            Use::Plain => self.on.on(S::Fallback),
        })
    }

    /// How many pieces may use an offer so.
    #[inline(always)]
    fn members(self, offer: &Offer, by: Use) -> u32 {
        let pieces = offer.may[by as usize];
        if self.on.on(S::Sides) {
            pieces.count_ones()
        } else {
            let first = 4 * (self.colour().0 & 7);
            u32::from(SIZE[(pieces >> first & 15) as usize])
        }
    }

    /// The `n`th move that is offered, as the list has them.
    #[inline(always)]
    pub(super) fn nth(self, offer: &Offer, mut n: u32) -> Move {
        for by in self.uses() {
            let size = self.members(offer, by);
            if n < size {
                return self.spell(offer, by, self.member(offer, by, n));
            }
            n -= size;
        }
        REFUSAL
    }

    /// The `n`th piece that may use an offer so.
    #[inline(always)]
    fn member(self, offer: &Offer, by: Use, mut n: u32) -> Piece {
        let of = |colour: Colour, n: u32| {
            let pieces = offer.may[by as usize] >> (4 * (colour.0 & 7)) & 15;
            (pieces as usize, n as usize & (PIECES_PER_COLOUR - 1))
        };
        if self.on.on(S::Sides) {
            for colour in self.active_colours() {
                let (pieces, i) = of(colour, n);
                let size = u32::from(SIZE[pieces]);
                if n < size {
                    return Piece::of(colour, MEMBER[pieces][i]);
                }
                n -= size;
            }
        }
        let colour = self.colour();
        let (pieces, i) = of(colour, n);
        Piece::of(colour, MEMBER[pieces][i])
    }

    /// The move of a piece that uses an offer so.
    #[inline(always)]
    fn spell(self, offer: &Offer, by: Use, piece: Piece) -> Move {
        let (colour, token) = (piece.colour(), offer.token);
        let t = usize::from(token) & (MAX_TOKENS - 1);
        if by == Use::Enter {
            let plain = (How::Enter, self.game.entry[t]);
            let (how, to) = if self.enters_two() {
                self.entry(colour, token)
                    .map_or(plain, |(how, to, _)| (how, to))
            } else {
                plain
            };
            return Move {
                piece,
                token,
                to,
                how,
            };
        }
        let steps = if self.on.on(S::PerColour) && token != BONUS {
            self.counts(colour, t)[by as usize - 1]
        } else {
            offer.steps[by as usize]
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
        for by in USES {
            let (may, takes) = (offer.may[by as usize], offer.takes[by as usize]);
            for piece in (0..u32::BITS as u8).map(Piece) {
                if may & piece.bit() == 0 {
                    continue;
                }
                let mut tags = if takes & piece.bit() == 0 {
                    0
                } else {
                    tag::CAPTURES
                };
                if by == Use::Enter {
                    tags |= tag::ENTERS;
                } else if offer.opens {
                    tags |= tag::OPENS;
                }
                list.push(self.spell(offer, by, piece), tags);
            }
        }
        if offer.refusable {
            list.push(REFUSAL, 0);
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
