//! What has happened, in words.

use super::names::{self, family};
use crate::locale::{Phrase, Word};
use crate::rules::facts::{Again, BonusKind, Passed, Penalty};
use crate::rules::ids::hands;
use crate::rules::mechanics::Chance;
use crate::rules::{Colour, Compiled, Fact, Hand, Piece, Square, Thrown};
use crate::table::Player;

/// The sentence for a fact. `last` is what fell last: a throw that throws again is called by it.
#[must_use]
pub fn fact(rules: &Compiled, fact: &Fact, last: Option<Thrown>) -> Phrase {
    let teller = Teller(rules);
    match *fact {
        Fact::StartRolled { hand, value, .. } => {
            teller.about(hand, "fact-start-rolled").with("value", value)
        }
        Fact::StartTied { hands, value } => teller.tied(hands, value),
        Fact::Started { hand } => teller.about(hand, "fact-starter-chosen"),
        Fact::Thrown { hand, thrown, .. } => teller.thrown(hand, thrown),
        Fact::TokenBanked { hand, token } => teller.token(hand, token, "fact-token-banked"),
        Fact::TokenSpent { hand, token } => teller.token(hand, token, "fact-token-spent"),
        Fact::TokenForfeited { hand, token } => teller.token(hand, token, "fact-token-forfeited"),
        Fact::Entered { piece, square, .. } => teller.at(piece.colour(), square, "fact-entered"),
        Fact::Moved {
            piece,
            from,
            top,
            to,
            square,
            ..
        } => teller.moved(piece, [from, top, to], square),
        Fact::Captured { piece, by, square } => teller
            .at(by, square, "fact-captured")
            .with("rival", names::colour(rules, piece.colour())),
        Fact::BonusGranted { hand, bonus, steps } => {
            let key = match bonus {
                BonusKind::Capture => "fact-bonus-granted-capture",
                BonusKind::ExitCapture => "fact-bonus-granted-exit-capture",
                BonusKind::Goal => "fact-bonus-granted-goal",
            };
            teller.about(hand, key).count(steps)
        }
        Fact::BonusSpent { hand, steps } => teller.about(hand, "fact-bonus-spent").count(steps),
        Fact::BonusLost { hand, steps } => teller.about(hand, "fact-bonus-lost").count(steps),
        Fact::Declined { hand } => teller.about(hand, "fact-declined"),
        Fact::ReachedGoal { piece, .. } => teller.by(piece.colour(), "fact-reached-goal"),
        Fact::BarrierOpened { square, hand } => {
            teller.at(teller.first(hand), square, "fact-barrier-opened")
        }
        Fact::BarrierFormed { square, hand } => {
            teller.at(teller.first(hand), square, "fact-barrier-formed")
        }
        Fact::SentBack { piece, why, .. } => {
            let key = match why {
                Penalty::ThirdSix => {
                    teller.die_or_dice("fact-sent-back-third-six", "fact-sent-back-third-double")
                }
                Penalty::Huff => "fact-sent-back-huff",
            };
            teller.by(piece.colour(), key)
        }
        Fact::NoMove { hand } => teller.about(hand, "fact-no-move"),
        Fact::KeptTurn { hand, why } => {
            let key = match why {
                Again::Six => "fact-kept-turn-six",
                Again::Double => "fact-kept-turn-double",
                Again::Special => "fact-kept-turn-special",
                Again::Capture => "fact-kept-turn-capture",
                Again::Try => "fact-kept-turn-try",
            };
            let kept = teller.about(hand, key);
            match last {
                Some(Thrown::Shells(closed)) => kept.with("throw", names::shells(rules, closed)),
                _ => kept,
            }
        }
        Fact::TurnPassed { from, to, why } => {
            let key = match why {
                Passed::Played => "fact-turn-passed-ended",
                Passed::NoMove => "fact-turn-passed-no-move",
                Passed::ThirdSix => teller.die_or_dice(
                    "fact-turn-passed-third-six",
                    "fact-turn-passed-third-double",
                ),
                Passed::Huff => "fact-turn-passed-huff",
                Passed::Placed => "fact-turn-passed-placed",
            };
            teller.about(from, key).with("next", names::hand(rules, to))
        }
        Fact::Finished { hand } => teller.about(hand, "fact-finished"),
        Fact::Placed { hand, place } => teller
            .about(hand, "fact-placed")
            .with("place", names::place(place)),
        Fact::GameOver { winner } => winners(
            rules,
            &[],
            winner,
            ["fact-game-over", "fact-game-over-team"],
        ),
    }
}

/// Who won, alone or together, by the names that were given.
#[must_use]
pub fn won(rules: &Compiled, players: &[Player], winner: Hand) -> Phrase {
    winners(rules, players, winner, ["result-winner", "result-team"])
}

/// The sentence about a hand that won, or about all who win together with it.
fn winners(
    rules: &Compiled,
    players: &[Player],
    winner: Hand,
    [alone, together]: [&'static str; 2],
) -> Phrase {
    let team = rules.hands[winner.index()].team;
    let hands = (0_u8..).map(Hand).zip(&rules.hands);
    let mut names: Vec<Word> = hands
        .filter(|(_, hand)| hand.team == team)
        .map(|(hand, _)| names::player(rules, hand, players))
        .collect();
    // Two people without names over one set of pieces are called the same.
    names.dedup();
    match names.as_slice() {
        [name] => Phrase::new(alone).with("seat", name.clone()),
        _ => Phrase::new(together).with("seats", Word::AllOf(names)),
    }
}

struct Teller<'a>(&'a Compiled);

impl Teller<'_> {
    fn by(&self, colour: Colour, key: &'static str) -> Phrase {
        Phrase::new(key)
            .with("family", family(self.0))
            .with("seat", names::colour(self.0, colour))
    }

    fn first(&self, hand: Hand) -> Colour {
        Colour(self.0.hands[hand.index()].first)
    }

    fn about(&self, hand: Hand, key: &'static str) -> Phrase {
        self.by(self.first(hand), key)
    }

    fn at(&self, colour: Colour, square: Square, key: &'static str) -> Phrase {
        self.by(colour, key)
            .with("square", names::square(self.0, square))
    }

    fn token(&self, hand: Hand, kind: u8, key: &'static str) -> Phrase {
        self.about(hand, key)
            .with("token", names::token(self.0, kind))
    }

    fn die_or_dice(&self, die: &'static str, dice: &'static str) -> &'static str {
        if self.0.mechanics.chance == Chance::Dice(2) {
            dice
        } else {
            die
        }
    }

    fn tied(&self, tied: u8, value: u8) -> Phrase {
        let names = hands(tied).map(|hand| names::hand(self.0, hand).into());
        Phrase::new("fact-start-tied")
            .with("seats", Word::AllOf(names.collect()))
            .with("value", value)
    }

    fn thrown(&self, hand: Hand, thrown: Thrown) -> Phrase {
        match thrown {
            Thrown::Die(face) => self.about(hand, "fact-thrown-die").with("value", face),
            Thrown::Dice(first, second) => self
                .about(hand, "fact-thrown-dice")
                .with("first", first)
                .with("second", second),
            Thrown::Shells(closed) => self.about(hand, "fact-thrown-cowries").with(
                "throw",
                names::valued(
                    names::shells(self.0, closed),
                    names::shells_worth(self.0, closed),
                ),
            ),
            Thrown::Starter(hand) => self.about(hand, "fact-starter-drawn"),
        }
    }

    fn moved(&self, piece: Piece, [from, top, to]: [u8; 3], square: Square) -> Phrase {
        if top > to {
            return self.by(piece.colour(), "fact-bounced").count(top - to);
        }
        let board = &self.0.board;
        let lies = |index| board.returns(piece.colour(), index);
        let key = if lies(to) && !lies(from) {
            "fact-moved-home"
        } else {
            "fact-moved"
        };
        self.at(piece.colour(), square, key)
            .count(to.saturating_sub(from))
    }
}
