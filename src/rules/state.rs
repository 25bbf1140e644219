//! The state of a game: all that distinguishes one position from another.

use super::facts::{Again, BonusKind};
use super::ids::{Hand, MAX_COLOURS, MAX_PIECES, Piece};
use super::mechanics::MAX_TOKENS;

/// The place of a hand that has finished before its partner.
pub const FINISHED: u8 = 15;

/// The route index of a piece that waits at home.
pub const HOME: u8 = 255;

/// What is to be done next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Phase {
    /// The hand throws to settle who begins.
    #[default]
    Start,
    /// The hand throws.
    Throw,
    /// The hand moves a piece.
    Move,
    /// The game is over.
    Over,
}

/// A position, whole: no heap, at most 128 bytes. They lie as written here, so that nothing that is
/// read at once lies across two lines of a processor's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct State {
    /// Each piece's index on its route; [`HOME`] is home.
    pub at: [u8; MAX_PIECES],
    /// Tokens to be spent, by kind.
    pub bank: [u8; MAX_TOKENS],
    /// The pieces that came second to a square which they share with another colour.
    pub later: u32,
    /// The bonuses that wait.
    pub bonuses: Bonuses,
    /// Each hand's place, from 1; 0 while it plays, [`FINISHED`] while its partner does.
    pub places: [u8; MAX_COLOURS],
    /// What is to be done.
    pub phase: Phase,
    /// Whose turn it is.
    pub hand: Hand,
    /// Sixes (or doubles) in a row in this turn.
    pub sixes: u8,
    /// Throws in this turn.
    pub throws: u8,
    /// Throws in this turn that left a hand with nothing on the board empty-handed.
    pub tries: u8,
    /// The piece that a third six would send home.
    pub last_moved: Option<Piece>,
    /// Whether the last six could be played.
    pub six_played: bool,
    /// Why the hand throws again once everything is played, if it does.
    pub again: Option<Again>,
    /// Whether a barrier was opened for this throw, or need not be.
    pub opened: bool,
    /// Whether this throw may free two pieces at once.
    pub opening: bool,
    /// The hands that have used up their chance to enter two at once.
    pub openings_used: u8,
    /// Who still throws for the start, and the best so far.
    pub tally: Tally,
}

/// The throws for the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The hands that have yet to throw in this round, a mask.
    pub waiting: u8,
    /// The hands with the best value of this round, a mask.
    pub best: u8,
    /// The best value of this round.
    pub value: u8,
}

/// Bonuses in the order in which they were earned; at most 16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bonuses(u32);

impl Bonuses {
    const fn code(kind: BonusKind) -> u32 {
        match kind {
            BonusKind::Capture => 1,
            BonusKind::ExitCapture => 2,
            BonusKind::Goal => 3,
        }
    }

    const fn kind(code: u32) -> Option<BonusKind> {
        match code & 3 {
            1 => Some(BonusKind::Capture),
            2 => Some(BonusKind::ExitCapture),
            3 => Some(BonusKind::Goal),
            _ => None,
        }
    }

    /// Whether none waits.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many wait.
    #[must_use]
    pub const fn len(self) -> usize {
        (32 - self.0.leading_zeros()).div_ceil(2) as usize
    }

    /// The one that is played first.
    #[must_use]
    pub const fn first(self) -> Option<BonusKind> {
        Self::kind(self.0)
    }

    /// All, the first to be played first.
    pub fn iter(self) -> impl Iterator<Item = BonusKind> {
        (0..16).map_while(move |i| Self::kind(self.0 >> (2 * i)))
    }

    /// Adds one at the end. More than sixteen cannot be earned in one turn by any rule; the
    /// last is then kept out.
    pub const fn push(&mut self, kind: BonusKind) {
        let place = 2 * self.len() as u32;
        if place < 32 {
            self.0 |= Self::code(kind) << place;
        }
    }

    /// Takes the first.
    pub const fn pop(&mut self) {
        self.0 >>= 2;
    }

    /// Forgets all.
    pub const fn clear(&mut self) {
        self.0 = 0;
    }
}

impl State {
    /// Whether no token waits to be spent.
    #[inline(always)]
    #[must_use]
    pub fn bank_is_empty(&self) -> bool {
        u128::from_ne_bytes(self.bank) == 0
    }
}

impl Default for State {
    fn default() -> Self {
        Self {
            at: [HOME; MAX_PIECES],
            later: 0,
            bank: [0; MAX_TOKENS],
            bonuses: Bonuses::default(),
            places: [0; MAX_COLOURS],
            phase: Phase::Start,
            hand: Hand(0),
            sixes: 0,
            throws: 0,
            tries: 0,
            last_moved: None,
            six_played: true,
            again: None,
            opened: false,
            opening: false,
            openings_used: 0,
            tally: Tally::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn state_is_small() {
        assert!(size_of::<State>() <= 128, "{}", size_of::<State>());
    }

    #[test]
    fn bonuses_queue_first_in_first_out() {
        let mut bonuses = Bonuses::default();
        assert!(bonuses.is_empty());
        let order = [BonusKind::ExitCapture, BonusKind::Goal, BonusKind::Capture];
        for kind in order {
            bonuses.push(kind);
        }
        assert_eq!(bonuses.len(), 3);
        assert_eq!(bonuses.iter().collect::<Vec<_>>(), order);
        for kind in order {
            assert_eq!(bonuses.first(), Some(kind));
            bonuses.pop();
        }
        assert_eq!(bonuses, Bonuses::default());
    }
}
