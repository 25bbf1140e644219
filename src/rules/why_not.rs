//! Why a piece may not move: typed reasons, each with a sentence in the language files.

use super::ids::{Colour, Square};

/// The nearest reason for which a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum WhyNot {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// It is another hand's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// First one must throw.
    #[error("the throw comes first")]
    ThrowFirst,
    /// The piece is in the goal.
    #[error("it is already in the goal")]
    InGoal,
    /// A piece at home comes in only with one of these tokens (a mask of kinds).
    #[error("it needs another throw to leave home")]
    NeedsEntry(u16),
    /// A bonus never moves a piece out of home.
    #[error("a bonus does not bring in a piece")]
    BonusCannotEnter,
    /// The exit is full of one's own side.
    #[error("two pieces of its own side already stand on the exit")]
    ExitFull,
    /// Rivals bar the exit.
    #[error("rivals bar the exit")]
    ExitBarred(Square),
    /// A pair bars the way at this square.
    #[error("a barrier is in the way")]
    BarrierAt(Square),
    /// One's own pair bars the way at this square.
    #[error("one's own barrier is in the way")]
    OwnBarrierAt(Square),
    /// The landing square is full.
    #[error("the square is full")]
    SquareFull(Square),
    /// A rival on a safe square may not be joined.
    #[error("the square is held by a rival who is safe there")]
    ProtectedBy(Colour),
    /// Two rivals together are immune.
    #[error("rivals who stand together are immune")]
    StackImmune(Colour),
    /// Pairs are allowed on safe squares only.
    #[error("two pieces may stand together on safe squares only")]
    SafeOnlyPair(Square),
    /// The goal needs an exact count of at most this many.
    #[error("the goal needs an exact count")]
    NeedsExactly(u8),
    /// Only a khal finishes.
    #[error("only a khal brings it into the kitchen")]
    OnlyKhalFinishes,
    /// A piece must come in first.
    #[error("a piece must enter")]
    MustEnter,
    /// A barrier must be opened first.
    #[error("a barrier must be opened")]
    MustOpenBarrier,
    /// A capture must be played.
    #[error("a capture must be played")]
    MustCapture,
    /// The larger count of the token must be played by another piece.
    #[error("another piece can play the larger count")]
    LargerCountFirst,
}
