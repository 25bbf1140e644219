//! Who stands where: derived from a state, kept beside it in play.

use super::compiled::{Compiled, NOWHERE};
use super::ids::{Colour, MAX_COLOURS, MAX_PIECES, PIECES_PER_COLOUR, Piece, Square, colours};
use super::state::{HOME, State};

/// Bytes that hold one bit for each index of a route, and as many more as a look ahead reads.
const WALL_BYTES: usize = 256 / 8 + 8;

/// How far a look ahead along a route sees: what is left of 64 bits that begin at a byte, less where
/// it stands.
pub(super) const SIGHT: u8 = 56;

/// Who stands where, and what bars the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowd {
    /// Square → four bits a colour: how many of it stand there. Goals stay empty.
    occupancy: [u32; 256],
    /// Square → how many stand there; no room at all where there is no square.
    heads: [u8; 256],
    /// Colour → the indices of its route that it may not pass, one bit each.
    walls: [[u8; WALL_BYTES]; MAX_COLOURS],
    /// Colour → how many walls it has on its way.
    walled: [u8; MAX_COLOURS],
    /// The colours that have any, a mask.
    barred: u8,
    /// The pieces that wait at home.
    home: u32,
    /// The pieces on their way.
    walking: u32,
    /// Of these, the ones that stand beside a lower-numbered piece of their colour: both have
    /// the same moves.
    twins: u32,
}

impl Crowd {
    /// The crowd of a state, counted afresh.
    #[must_use]
    pub fn of(game: &Compiled, state: &State) -> Self {
        let mut crowd = Self {
            occupancy: [0; 256],
            heads: [0; 256],
            walls: [[0; WALL_BYTES]; MAX_COLOURS],
            walled: [0; MAX_COLOURS],
            barred: 0,
            home: 0,
            walking: 0,
            twins: 0,
        };
        crowd.heads[usize::from(NOWHERE)] = u8::MAX;
        for (walls, goal) in crowd.walls.iter_mut().zip(game.goal) {
            // Nobody counts beyond the goal.
            let beyond = goal.saturating_add(1);
            walls[usize::from(beyond / 8)] |= u8::from(beyond != NOWHERE) << (beyond % 8);
        }
        for piece in (0..MAX_PIECES as u8).map(Piece) {
            let (colour, at) = (piece.colour(), state.at[piece.index()]);
            if at == HOME {
                crowd.home |= piece.bit();
            } else if at != game.goal_of(colour) {
                crowd.walking |= piece.bit();
                let square = game.square_at(colour, at).0;
                crowd.add(square, colour);
                crowd.raise(game, square, bars(game, crowd.at(square)));
            }
        }
        for colour in colours(u8::MAX) {
            crowd.count_twins(state, colour);
        }
        crowd
    }

    /// Who stands on a square: four bits a colour.
    #[inline(always)]
    pub(super) fn at(&self, square: u8) -> u32 {
        self.occupancy[usize::from(square)]
    }

    /// How many stand on a square.
    #[inline(always)]
    pub(super) fn heads(&self, square: u8) -> u8 {
        self.heads[usize::from(square)]
    }

    /// The indices of a colour's route from `from` on, that one lowest, and the next [`SIGHT`]: a bit
    /// where it may not pass.
    #[inline(always)]
    fn walls_from(&self, colour: Colour, from: u8) -> u64 {
        let from = usize::from(from);
        let walls = &self.walls[colour.index() & 7];
        let bytes = std::array::from_fn(|i| walls[from / 8 + i]);
        u64::from_le_bytes(bytes) >> (from % 8)
    }

    /// The next [`SIGHT`] indices after `from`, the next one lowest.
    pub(super) fn walls_after(&self, colour: Colour, from: u8) -> u64 {
        self.walls_from(colour, from) << (64 - 1 - u32::from(SIGHT)) >> (64 - u32::from(SIGHT))
    }

    /// Whether a colour may pass the next `steps` indices after `from`, at most [`SIGHT`].
    #[inline(always)]
    pub(super) fn passes(&self, colour: Colour, from: u8, steps: u8) -> bool {
        self.walls_from(colour, from) & ((2 << (steps & 63)) - 2) == 0
    }

    /// Whether a colour's piece that stands at `from` may pass the `steps` indices from `to` on, at most
    /// [`SIGHT`]: its own square never stops it.
    #[inline(always)]
    pub(super) fn passes_back(&self, colour: Colour, from: u8, to: u8, steps: u8) -> bool {
        let own = if from < to {
            0
        } else {
            1 << ((from - to) & 63)
        };
        self.walls_from(colour, to) & ((1 << (steps & 63)) - 1) & !own == 0
    }

    /// Whether there is any wall on a colour's way.
    #[inline(always)]
    pub(super) fn has_walls(&self, colour: Colour) -> bool {
        self.any_has_walls(colour.bit())
    }

    /// Whether there is any wall on the way of any of some colours.
    #[inline(always)]
    pub(super) fn any_has_walls(&self, colours: u8) -> bool {
        self.barred & colours != 0
    }

    /// Whether a colour may not pass an index of its route.
    pub(super) fn is_wall(&self, colour: Colour, index: u8) -> bool {
        let walls = &self.walls[colour.index() & 7];
        walls[usize::from(index / 8)] >> (index % 8) & 1 == 1
    }

    /// Of a colour's pieces, those at home: four bits.
    #[inline(always)]
    pub(super) fn home(&self, colour: Colour) -> u8 {
        nibble(self.home, colour)
    }

    /// Whether a piece of some colours, whose nibbles are given, waits at home.
    #[inline(always)]
    pub(super) fn anybody_home(&self, nibbles: u32) -> bool {
        self.home & nibbles != 0
    }

    /// Of a colour's pieces, those on their way: four bits.
    #[inline(always)]
    pub(super) fn walking(&self, colour: Colour) -> u8 {
        nibble(self.walking, colour)
    }

    /// Of a colour's pieces, those whose steps are listed, since they are on their way and no
    /// lower-numbered piece stands on the same square: four bits.
    #[inline(always)]
    pub(super) fn walkers(&self, colour: Colour) -> u8 {
        nibble(self.walking & !self.twins, colour)
    }

    /// Whether two of a colour stand together on their way.
    #[inline(always)]
    pub(super) fn has_twins(&self, colour: Colour) -> bool {
        nibble(self.twins, colour) != 0
    }

    /// A piece of a colour comes to a square that is no goal. If it met anybody,
    /// [`Crowd::regroup`] follows.
    #[inline(always)]
    pub(super) fn add(&mut self, square: u8, colour: Colour) {
        self.occupancy[usize::from(square)] += one(colour);
        self.heads[usize::from(square)] += 1;
    }

    /// A piece of a colour leaves a square; gives who stays. If anybody does,
    /// [`Crowd::regroup`] follows.
    #[inline(always)]
    pub(super) fn remove(&mut self, square: u8, colour: Colour) -> u32 {
        let stay = self.occupancy[usize::from(square)] - one(colour);
        self.occupancy[usize::from(square)] = stay;
        self.heads[usize::from(square)] -= 1;
        stay
    }

    /// What changes when a piece of a colour has `joined` others on a square, or has left them.
    pub(super) fn regroup(
        &mut self,
        game: &Compiled,
        state: &State,
        colour: Colour,
        square: u8,
        others: u32,
        joined: bool,
    ) {
        if is_single(others) {
            let bars = game.pair_blocks[colour.index() & 7][first_of(others)];
            if bars != 0 {
                self.raise(game, square, if joined { bars } else { 0 });
            }
        } else {
            self.raise(game, square, bars(game, self.at(square)));
        }
        if others >> (4 * (colour.0 & 7)) & 15 != 0 {
            self.count_twins(state, colour);
        }
    }

    /// Raises the wall on a square that bars these colours and no others.
    fn raise(&mut self, game: &Compiled, square: u8, bars: u8) {
        let routes = game.board.routes.len().min(MAX_COLOURS);
        let mut barred = 0;
        for (c, walls) in self.walls[..routes].iter_mut().enumerate() {
            let index = game.index[c][usize::from(square)];
            let byte = &mut walls[usize::from(index / 8)];
            // Asking without a branch is cheaper: nowhere is an index too, with no wall on it.
            let is = bars >> c & 1 & u8::from(index != NOWHERE);
            let was = *byte >> (index % 8) & 1;
            *byte ^= (was ^ is) << (index % 8);
            self.walled[c] += is;
            self.walled[c] -= was;
            barred |= u8::from(self.walled[c] != 0) << c;
        }
        self.barred = barred;
    }

    /// Finds the twins of one colour afresh.
    fn count_twins(&mut self, state: &State, colour: Colour) {
        let pieces = 4 * (colour.index() & 7);
        let at: [u8; PIECES_PER_COLOUR] = std::array::from_fn(|i| state.at[pieces + i]);
        let mut twins = 0;
        for i in 1..PIECES_PER_COLOUR {
            for j in 0..i {
                twins |= u32::from((at[i] == at[j]) & (at[i] != HOME)) << i;
            }
        }
        self.twins &= !(15 << pieces);
        self.twins |= self.walking & twins << pieces;
    }

    /// A piece leaves home and sets out.
    #[inline(always)]
    pub(super) fn set_out(&mut self, piece: Piece) {
        self.home &= !piece.bit();
        self.walking |= piece.bit();
    }

    /// A piece has come to the end of its way.
    #[inline(always)]
    pub(super) fn finish(&mut self, piece: Piece) {
        self.walking &= !piece.bit();
    }

    /// A piece goes home.
    #[inline(always)]
    pub(super) fn go_home(&mut self, piece: Piece) {
        self.walking &= !piece.bit();
        self.home |= piece.bit();
    }

    /// How many of a colour stand on a square.
    #[must_use]
    pub fn count(&self, square: Square, colour: Colour) -> u8 {
        (self.at(square.0) >> (4 * colour.0) & 15) as u8
    }
}

/// Whom those on a square bar, a mask of colours: only two together bar anybody.
fn bars(game: &Compiled, at: u32) -> u8 {
    if at == 0 {
        return 0;
    }
    let first = first_of(at);
    let second = at - (1 << (4 * first));
    if !is_single(second) {
        return 0;
    }
    game.pair_blocks[first][first_of(second)]
}

/// The lowest colour in an occupancy that is not empty.
#[inline(always)]
const fn first_of(at: u32) -> usize {
    (at.trailing_zeros() as usize / 4) & 7
}

/// The same, as a colour.
#[inline(always)]
pub(super) const fn first_colour(at: u32) -> Colour {
    Colour(first_of(at) as u8)
}

/// One piece of a colour in an occupancy.
#[inline(always)]
pub(super) const fn one(colour: Colour) -> u32 {
    1 << (4 * (colour.0 & 7))
}

/// A colour's four bits of a set of pieces.
#[inline(always)]
const fn nibble(pieces: u32, colour: Colour) -> u8 {
    (pieces >> (4 * (colour.0 & 7)) & 15) as u8
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

/// The nibbles of a mask of colours.
#[inline(always)]
pub(super) fn nibbles(mask: u8) -> u32 {
    NIBBLES[usize::from(mask)]
}

const NIBBLES: [u32; 256] = {
    let mut table = [0; 256];
    let mut mask = 1;
    while mask < 256_usize {
        let rest = mask & (mask - 1);
        table[mask] = table[rest] | 15 << (4 * mask.trailing_zeros());
        mask += 1;
    }
    table
};
