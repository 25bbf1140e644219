//! Why something may not be done, in words.

use super::names::{self, family};
use crate::locale::{Phrase, Word};
use crate::rules::{Compiled, Hand, Piece, Refusal, WhyNot};
use crate::table::NotTaken;

/// Why a piece may not move. `hand` is the one whose turn it is.
#[must_use]
pub fn why_not(rules: &Compiled, hand: Hand, piece: Piece, why: WhyNot) -> Phrase {
    let say = |key| Phrase::new(key).with("family", family(rules));
    match why {
        WhyNot::GameOver => say("reason-game-over"),
        WhyNot::NotYourTurn if rules.hands[hand.index()].colours & piece.colour().bit() == 0 => {
            say("reason-not-your-piece").with("seat", names::colour(rules, piece.colour()))
        }
        WhyNot::NotYourTurn => say("reason-not-your-turn").with("seat", names::hand(rules, hand)),
        WhyNot::ThrowFirst => say("reason-throw-first"),
        WhyNot::InGoal => say("reason-in-goal"),
        WhyNot::NeedsEntry(tokens) => needs_entry(rules, tokens),
        WhyNot::BonusCannotEnter => say("reason-bonus-cannot-enter"),
        WhyNot::ExitFull => say("reason-exit-own-pair"),
        WhyNot::ExitBarred(_) => say("reason-exit-blocked"),
        WhyNot::BarrierAt(square) => {
            say("reason-barrier-at").with("square", names::square(rules, square))
        }
        WhyNot::OwnBarrierAt(square) => {
            say("reason-own-barrier-at").with("square", names::square(rules, square))
        }
        WhyNot::SquareFull(square) => {
            say("reason-square-full").with("square", names::square(rules, square))
        }
        WhyNot::ProtectedBy(colour) => {
            say("reason-protected-by").with("seat", names::colour(rules, colour))
        }
        WhyNot::StackImmune(colour) => {
            say("reason-stack-immune").with("seat", names::colour(rules, colour))
        }
        WhyNot::SafeOnlyPair(_) => say("reason-safe-only-barrier"),
        WhyNot::NeedsExactly(steps) => say("reason-needs-exactly").count(steps),
        WhyNot::OnlyKhalFinishes => say("reason-only-khal-finishes"),
        WhyNot::MustEnter => say("reason-must-enter"),
        WhyNot::MustOpenBarrier => say("reason-must-open-barrier"),
        WhyNot::MustCapture => say("reason-must-capture"),
        WhyNot::LargerCountFirst => say("reason-larger-count-first"),
    }
}

/// Why a command was not carried out. Of one that came a moment too late, the second of two clicks
/// say, nothing is told: what its author wanted has happened.
#[must_use]
pub fn not_taken(rules: &Compiled, hand: Hand, piece: Piece, why: NotTaken) -> Option<Phrase> {
    let say = |key| Phrase::new(key).with("family", family(rules));
    Some(match why {
        NotTaken::Stale { .. } => return None,
        NotTaken::Rules(Refusal::NotThrowing) => say("reason-already-thrown"),
        NotTaken::Rules(Refusal::NotMoving) => say("reason-throw-first"),
        NotTaken::Rules(Refusal::CannotFall(_) | Refusal::NotThere) => say("reason-not-there"),
        NotTaken::Rules(Refusal::Illegal(why)) => why_not(rules, hand, piece, why),
    })
}

/// No piece can use throws of these kinds now.
#[must_use]
pub fn unusable(rules: &Compiled, kinds: &[u8]) -> Phrase {
    let tokens = kinds.iter().map(|kind| names::token(rules, *kind));
    Phrase::new("hud-unusable")
        .with("family", family(rules))
        .with("token", Word::OneOf(tokens.collect()))
}

/// A piece at home waits for one of these kinds of tokens.
fn needs_entry(rules: &Compiled, tokens: u16) -> Phrase {
    let kinds = (0..16).filter(|kind| tokens >> kind & 1 == 1);
    if rules.throws_shells() {
        let names = kinds.map(|kind| rules.mechanics.tokens[kind].name.as_str());
        let by_khal_alone = names.eq(["k"]);
        return Phrase::new(if by_khal_alone {
            "reason-needs-khal"
        } else {
            "reason-needs-khal-dest-banj"
        });
    }
    let faces = kinds.map(|kind| names::token(rules, kind as u8)).collect();
    let key = if rules.two_dice() {
        "reason-needs-sum"
    } else {
        "reason-needs-entry"
    };
    Phrase::new(key).with("faces", Word::OneOf(faces))
}
