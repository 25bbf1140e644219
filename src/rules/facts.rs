//! What happened: the facts that a ply yields, in order.
//!
//! Facts are self-contained: whoever shows or writes them needs the board for names and
//! places, but never the state of the game. Folding them into a [`super::Shown`] gives the
//! same position as the game itself.

use super::ids::{Colour, Hand, Piece, Square};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A hand threw for the start; `value` is the die's face or the closed shells.
    StartRolled {
        /// Who threw.
        hand: Hand,
        /// What fell.
        value: u8,
        /// Who throws next; the one who begins, if that is settled now.
        next: Hand,
    },
    /// The highest throws for the start are alike, so whoever has them throws again.
    StartTied {
        /// Who, a mask.
        hands: u8,
        /// What all of them threw.
        value: u8,
    },
    /// It is settled who begins.
    Started {
        /// Who begins.
        hand: Hand,
    },
    /// A hand threw.
    Thrown {
        /// Who threw.
        hand: Hand,
        /// What fell.
        thrown: Thrown,
        /// How many sixes (or doubles) in a row, this one included.
        sixes: u8,
    },
    /// A token lies ready to be spent: from a throw, or what is left of a split token.
    TokenBanked {
        /// Whose.
        hand: Hand,
        /// The kind of token.
        token: u8,
    },
    /// A token was spent on the move that follows.
    TokenSpent {
        /// Whose.
        hand: Hand,
        /// The kind of token.
        token: u8,
    },
    /// A piece came in from home.
    Entered {
        /// The piece.
        piece: Piece,
        /// Where it stands, an index of its route.
        to: u8,
        /// The square.
        square: Square,
        /// Whether it came second to a piece of another colour there.
        later: bool,
    },
    /// A piece walked along its route.
    Moved {
        /// The piece.
        piece: Piece,
        /// Where it stood, an index of its route.
        from: u8,
        /// The farthest index it reached: beyond `to` when it turned back at the goal.
        top: u8,
        /// Where it stands.
        to: u8,
        /// The square it stands on.
        square: Square,
        /// Whether it came second to a piece of another colour there.
        later: bool,
    },
    /// A piece was captured and went home.
    Captured {
        /// The captive.
        piece: Piece,
        /// By which colour.
        by: Colour,
        /// Where.
        square: Square,
    },
    /// A bonus was earned and waits.
    BonusGranted {
        /// Who earned it.
        hand: Hand,
        /// For what.
        bonus: BonusKind,
        /// Its steps.
        steps: u8,
    },
    /// A bonus is played with the move that follows.
    BonusSpent {
        /// Who plays it.
        hand: Hand,
        /// Its steps.
        steps: u8,
    },
    /// A bonus that no piece could count was lost.
    BonusLost {
        /// Who lost it.
        hand: Hand,
        /// Its steps.
        steps: u8,
    },
    /// A hand refused a move that it did not have to make.
    Declined {
        /// Who.
        hand: Hand,
    },
    /// A piece reached its goal.
    ReachedGoal {
        /// The piece.
        piece: Piece,
        /// How many of its colour are there now, 1–4.
        count: u8,
    },
    /// Two pieces that stood together part.
    BarrierOpened {
        /// Where.
        square: Square,
        /// Who opened it.
        hand: Hand,
    },
    /// Two pieces now block the way.
    BarrierFormed {
        /// Where.
        square: Square,
        /// Who closed it.
        hand: Hand,
    },
    /// A piece went home as a penalty.
    SentBack {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        square: Square,
        /// Which rule acted.
        why: Penalty,
    },
    /// Nothing could be moved by a throw.
    NoMove {
        /// Whose throw.
        hand: Hand,
    },
    /// A banked token that nothing could use was lost.
    TokenForfeited {
        /// Who lost it.
        hand: Hand,
        /// The kind of token.
        token: u8,
    },
    /// A hand throws again.
    KeptTurn {
        /// Who.
        hand: Hand,
        /// Which rule acted.
        why: Again,
    },
    /// The turn went on.
    TurnPassed {
        /// Whose turn ended.
        from: Hand,
        /// Whose turn it is.
        to: Hand,
        /// Which rule acted.
        why: Passed,
    },
    /// A hand has all its pieces in the goal, but not yet its partner.
    Finished {
        /// Who.
        hand: Hand,
    },
    /// A hand's whole side has all its pieces in the goal, or is the last one left.
    Placed {
        /// Who.
        hand: Hand,
        /// Its place, from 1.
        place: u8,
    },
    /// The game ended.
    GameOver {
        /// A hand of the side that won.
        winner: Hand,
    },
}

/// What fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thrown {
    /// A die's face, 1–6.
    Die(u8),
    /// Two dice, as they lie.
    Dice(u8, u8),
    /// So many closed shells, 0–6.
    Shells(u8),
    /// The cup drew who begins.
    Starter(Hand),
}

/// Why a bonus was earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BonusKind {
    /// A capture on the way.
    Capture,
    /// A capture on one's exit while entering.
    ExitCapture,
    /// A piece in the goal.
    Goal,
}

/// Why a piece went home without being captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// The third six in a row.
    ThirdSix,
    /// A capture that was missed.
    Huff,
}

/// Why a hand throws again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Again {
    /// A six.
    Six,
    /// A double.
    Double,
    /// A throw that throws again (shakka, dest, banj, bara).
    Special,
    /// A capture.
    Capture,
    /// Nothing on the board: another try.
    Try,
}

/// Why the turn went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passed {
    /// It was played.
    Played,
    /// Nothing could be moved.
    NoMove,
    /// The third six in a row.
    ThirdSix,
    /// A capture that was missed.
    Huff,
    /// The hand has finished.
    Placed,
}

/// Takes facts as they happen.
///
/// `()` takes them and does nothing, which is search's fast door; a `Vec<Fact>` keeps them.
pub trait FactSink {
    /// Whether all are heard. If not, facts that cost something to find are left out, and
    /// nothing is spared for speed.
    const HEARS: bool = true;

    /// Takes one fact.
    fn take(&mut self, fact: Fact);
}

impl FactSink for () {
    const HEARS: bool = false;

    #[inline(always)]
    fn take(&mut self, _: Fact) {}
}

impl FactSink for Vec<Fact> {
    #[inline]
    fn take(&mut self, fact: Fact) {
        self.push(fact);
    }
}
