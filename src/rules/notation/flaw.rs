//! Why a position is impossible.

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFlaw {
    /// A seat that the board does not have.
    #[error("the board has no seat {0:?}")]
    UnknownSeat(String),
    /// A seat that does not play.
    #[error("seat {0} is not in play")]
    NotInPlay(String),
    /// A seat whose pieces are listed twice.
    #[error("seat {0} is listed twice")]
    SeatTwice(String),
    /// Too many or too few pieces.
    #[error("seat {seat} has {count} pieces instead of 4")]
    Pieces {
        /// The seat.
        seat: String,
        /// How many were listed.
        count: usize,
    },
    /// A place that the board does not have.
    #[error("seat {seat}: the board has no place {place:?}")]
    NoSuchPlace {
        /// The seat.
        seat: String,
        /// The place.
        place: String,
    },
    /// A square of the board that the seat never comes to.
    #[error("seat {seat}: its pieces never come to {place}")]
    NeverThere {
        /// The seat.
        seat: String,
        /// The place.
        place: String,
    },
    /// More pieces than there is room for.
    #[error("{count} pieces stand on {square}, where there is room for {room}")]
    Crowded {
        /// The square.
        square: String,
        /// How many stand there.
        count: usize,
        /// How many may.
        room: u8,
    },
    /// Two rivals on a square that they cannot share.
    #[error("{one} and {other} are rivals and cannot share {square}")]
    Rivals {
        /// The square.
        square: String,
        /// A seat.
        one: char,
        /// Another.
        other: char,
    },
    /// Two of one side where only one may stand.
    #[error("two pieces of one side stand on {0}, which is not safe")]
    UnsafePair(String),
    /// An order of arrival for a square that the board does not have.
    #[error("arrival: the board has no square {0:?}")]
    ArrivalNowhere(String),
    /// An order of arrival that does not name those who stand there.
    #[error("arrival: on {square} stand {stand:?}, not {said:?}")]
    Arrival {
        /// The square.
        square: String,
        /// Who stands there.
        stand: String,
        /// Who was named.
        said: String,
    },
    /// Nobody is said to be at turn.
    #[error("it is not said whose turn it is")]
    NoTurn,
    /// A hand that does not play.
    #[error("{field}: nobody who plays is called {name:?}")]
    UnknownHand {
        /// Where it was named.
        field: &'static str,
        /// The name.
        name: String,
    },
    /// A word that a field does not know.
    #[error("{field}: {name:?} means nothing here")]
    UnknownWord {
        /// Where it stands.
        field: &'static str,
        /// The word.
        name: String,
    },
    /// A field that nothing in this game gives a meaning.
    #[error("{0}: this game keeps no account of it")]
    Meaningless(&'static str),
    /// The turn of somebody who has nothing left to move.
    #[error("{0} has finished and cannot have the turn")]
    FinishedTurn(String),
    /// A place for a hand whose pieces are still on the way.
    #[error("{0} has a place, but not all its pieces are in the goal")]
    PlacedEarly(String),
    /// A hand whose pieces are all in the goal, without a place.
    #[error("{0} has all its pieces in the goal, but no place")]
    Unplaced(String),
    /// Places that leave a gap.
    #[error("nobody has place {0}, though somebody has a later one")]
    PlaceMissing(u8),
    /// A kind of token that the game does not have.
    #[error("this game has no token {0:?}")]
    UnknownToken(String),
    /// A bonus that the game does not have.
    #[error("this game has no bonus {0:?}")]
    UnknownBonus(String),
    /// More bonuses than can wait.
    #[error("{0} bonuses wait; there can be 16 at most")]
    ManyBonuses(usize),
    /// Tokens or bonuses at a time when there can be none.
    #[error("there are {0} to be played, but nobody moves now")]
    NotMoving(&'static str),
    /// Nothing to be played while somebody should move.
    #[error("somebody is to move, but nothing was thrown and no bonus waits")]
    NothingThrown,
    /// More tokens than a throw can bring.
    #[error("{0} tokens lie ready; a throw brings {1} at most")]
    ManyTokens(usize, usize),
    /// More sixes than a turn can have.
    #[error("{0} sixes in a row: the turn would be over")]
    ManySixes(u8),
    /// A piece that the hand at turn did not move.
    #[error("the piece moved last, {0:?}, is none of those that move in this turn")]
    UnknownLast(String),
    /// Throws for the start in a game without them, or the other way round.
    #[error("nobody throws for the start in this game, or it is settled already")]
    NoStart,
    /// The throws for the start do not add up.
    #[error("the throws for the start do not fit together")]
    Tally,
    /// The game should be over, or should not.
    #[error("{0}")]
    Over(&'static str),
    /// Something is to be played that nothing can play: the turn would have gone on.
    #[error("nothing can be moved, so the turn would have gone on")]
    NothingToMove,
}
