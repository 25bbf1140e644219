//! Why values do not go together, or not with a board.

/// Why a key's value does not go with another key's, or with a board and those who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Clash {
    /// `team.form` beside `side.colours_each: 2`.
    #[error("two colours of one player are a side already")]
    ColoursAreASide,
    /// `enter.double` beside `dice.count: 2`.
    #[error("with two dice, two fives enter two pieces")]
    TwoFivesEnterTwo,
    /// `enter.square: either` beside `enter.by: khal_only`.
    #[error("a khal alone enters at one square")]
    KhalEntersAtOneSquare,
    /// `enter.keeps_khal` beside `enter.by: khal_only`.
    #[error("the khal that enters is spent")]
    KhalIsSpent,
    /// `enter.keeps_khal` beside `throw.khal: merged`.
    #[error("a merged khal is part of its throw")]
    KhalIsPartOfThrow,
    /// More seats than the board has.
    #[error("it has not so many seats")]
    NotSoManySeats,
    /// `side.colours_each: 2` on a board with an odd number of seats.
    #[error("an odd number of colours cannot be shared out in twos")]
    OddColours,
    /// `team.form: opposite` where nobody sits across.
    #[error("partners sit across, on four seats or more, an even number")]
    NoSeatAcross,
    /// `team.form: alternate` on other boards than those of six and eight seats.
    #[error("every other seat makes a team on six and eight seats only")]
    NoTwoTeams,
    /// A team with a seat that is not in play.
    #[error("a partner's seat is not in play")]
    PartnerAbsent,
}

impl Clash {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::ColoursAreASide,
        Self::TwoFivesEnterTwo,
        Self::KhalEntersAtOneSquare,
        Self::KhalIsSpent,
        Self::KhalIsPartOfThrow,
        Self::NotSoManySeats,
        Self::OddColours,
        Self::NoSeatAcross,
        Self::NoTwoTeams,
        Self::PartnerAbsent,
    ];

    /// Its name, by which its sentences are called.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::ColoursAreASide => "colours-are-a-side",
            Self::TwoFivesEnterTwo => "two-fives-enter-two",
            Self::KhalEntersAtOneSquare => "khal-enters-at-one-square",
            Self::KhalIsSpent => "khal-is-spent",
            Self::KhalIsPartOfThrow => "khal-is-part-of-throw",
            Self::NotSoManySeats => "not-so-many-seats",
            Self::OddColours => "odd-colours",
            Self::NoSeatAcross => "no-seat-across",
            Self::NoTwoTeams => "no-two-teams",
            Self::PartnerAbsent => "partner-absent",
        }
    }
}
