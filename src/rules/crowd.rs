//! Who stands where: derived from a state, kept beside it in play.

use super::compiled::{Compiled, Ground};
use super::ids::{Colour, MAX_COLOURS, MAX_PIECES, Piece};
use super::state::{HOME, State};

/// Most squares that can block at once: two of at most 32 pieces on each.
const MAX_BLOCKS: usize = MAX_PIECES / 2;

/// The occupancy of every square, and the squares that block the way.
#[derive(Clone, Copy, Debug)]
pub struct Crowd {
    /// Square → four bits a colour: how many of it stand there. Goals stay empty.
    occupancy: [u32; 256],
    /// The squares that block somebody.
    blocks: [u8; MAX_BLOCKS],
    /// Whom they block, masks of colours.
    bars: [u8; MAX_BLOCKS],
    /// How many there are.
    blocking: u8,
}

impl PartialEq for Crowd {
    /// Equal when the same pieces stand on the same squares and the same squares block, in
    /// whatever order they came to.
    fn eq(&self, other: &Self) -> bool {
        let blocks = |crowd: &Self| {
            let mut blocks: Vec<_> = crowd.blocks().collect();
            blocks.sort_unstable();
            blocks
        };
        self.occupancy == other.occupancy && blocks(self) == blocks(other)
    }
}

impl Crowd {
    /// The crowd of a state, counted afresh.
    #[must_use]
    pub fn of(game: &Compiled, state: &State) -> Self {
        let mut crowd = Self {
            occupancy: [0; 256],
            blocks: [0; MAX_BLOCKS],
            bars: [0; MAX_BLOCKS],
            blocking: 0,
        };
        for piece in (0..MAX_PIECES as u8).map(Piece) {
            let at = state.at[piece.index()];
            if at != HOME {
                crowd.add(game, game.square_at(piece.colour(), at).0, piece.colour());
            }
        }
        crowd
    }

    /// Who stands on a square: four bits a colour.
    #[inline(always)]
    pub(super) fn at(&self, square: u8) -> u32 {
        self.occupancy[usize::from(square)]
    }

    /// The blocking squares and whom they block.
    #[inline(always)]
    pub(super) fn blocks(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let n = usize::from(self.blocking).min(MAX_BLOCKS);
        self.blocks[..n]
            .iter()
            .copied()
            .zip(self.bars[..n].iter().copied())
    }

    /// A piece of a colour comes to a square.
    #[inline(always)]
    pub(super) fn add(&mut self, game: &Compiled, square: u8, colour: Colour) {
        if game.ground[usize::from(square)] == Ground::Goal {
            return;
        }
        let before = self.occupancy[usize::from(square)];
        self.occupancy[usize::from(square)] = before + (1 << (4 * (colour.0 & 7)));
        if let Some(other) = single(before) {
            self.block(game, square, colour, other);
        }
    }

    /// Two pieces that stand on a square block it, if such a pair blocks.
    #[inline(always)]
    fn block(&mut self, game: &Compiled, square: u8, one: Colour, other: Colour) {
        let bars = game.pair_blocks[one.index() & 7][other.index() & 7];
        if bars != 0 && usize::from(self.blocking) < MAX_BLOCKS {
            let n = usize::from(self.blocking);
            self.blocks[n] = square;
            self.bars[n] = bars;
            self.blocking += 1;
        }
    }

    /// Captives have left a square on which three stood for a moment: whoever is left may be a
    /// pair that was none before.
    #[inline]
    pub(super) fn close(&mut self, game: &Compiled, square: u8) {
        let at = self.at(square);
        if total(at) == 2 && self.blocks().all(|(blocked, _)| blocked != square) {
            let one = at.trailing_zeros() / 4;
            let other = (at - (1 << (4 * one))).trailing_zeros() / 4;
            self.block(game, square, Colour(one as u8), Colour(other as u8));
        }
    }

    /// A piece of a colour leaves a square.
    #[inline(always)]
    pub(super) fn remove(&mut self, square: u8, colour: Colour) {
        let after = self.occupancy[usize::from(square)] - (1 << (4 * (colour.0 & 7)));
        self.occupancy[usize::from(square)] = after;
        if after != 0 && self.blocking != 0 {
            let n = usize::from(self.blocking).min(MAX_BLOCKS);
            if let Some(i) = self.blocks[..n].iter().position(|&b| b == square) {
                self.blocks[i] = self.blocks[n - 1];
                self.bars[i] = self.bars[n - 1];
                self.blocking -= 1;
            }
        }
    }

    /// How many of a colour stand on a square.
    #[must_use]
    pub fn count(&self, square: super::ids::Square, colour: Colour) -> u8 {
        (self.at(square.0) >> (4 * colour.0) & 15) as u8
    }
}

/// Whether an occupancy holds one piece or none.
#[inline(always)]
pub(super) const fn at_most_one(occupancy: u32) -> bool {
    (occupancy & occupancy.wrapping_sub(1)) | (occupancy & !0x1111_1111) == 0
}

/// Whether an occupancy that is not empty holds one piece only.
#[inline(always)]
pub(super) const fn is_single(occupancy: u32) -> bool {
    at_most_one(occupancy) & (occupancy != 0)
}

/// The colour of the only piece in an occupancy.
#[inline(always)]
pub(super) const fn single(occupancy: u32) -> Option<Colour> {
    if is_single(occupancy) {
        Some(Colour((occupancy.trailing_zeros() / 4) as u8))
    } else {
        None
    }
}

/// The colour of all pieces in an occupancy, if they are of one.
#[inline(always)]
pub(super) const fn of_one_colour(occupancy: u32) -> Option<Colour> {
    let lowest = occupancy.trailing_zeros() / 4;
    if occupancy != 0 && occupancy >> (4 * lowest) < 16 {
        Some(Colour(lowest as u8))
    } else {
        None
    }
}

/// How many pieces an occupancy holds.
#[inline(always)]
pub(super) fn total(occupancy: u32) -> u32 {
    (0..MAX_COLOURS as u32)
        .map(|c| occupancy >> (4 * c) & 15)
        .sum()
}
