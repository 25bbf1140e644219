//! The call of a throw of shells: their number while they are counted, then the name of the throw
//! and how much it counts.

use super::sentences::names;
use crate::locale::{Phrase, Word};
use crate::rules::mechanics::Start;
use crate::rules::{Fact, HOME, Thrown};
use crate::timeline::{Shown, fallen};

/// How many shells are counted by now.
pub(super) fn counted(so_many: u8) -> Phrase {
    Phrase::new("hud-token").with("token", Word::Number(so_many.into()))
}

/// The name and the worth of the throw that lies on the tray, for as long as whoever threw it is to
/// move.
pub(super) fn call(shown: &Shown, fact: Option<&Fact>) -> Option<[Phrase; 2]> {
    let rules = shown.rules();
    let falls = fact.and_then(|fact| fallen(rules, fact));
    // Three shells that settle who begins are counted, not called by a name.
    let untouched = shown.at.iter().all(|at| *at == HOME) && shown.bank.iter().all(|n| *n == 0);
    let starts = !matches!(fact, Some(Fact::Thrown { .. })) && untouched;
    if starts && rules.mechanics.start == Start::ThreeShells {
        return None;
    }
    let lies = || shown.thrown().filter(|(hand, _)| *hand == shown.hand);
    match falls.or_else(lies) {
        Some((_, Thrown::Shells(closed))) if rules.throws_shells() => {
            let worth = names::shells_worth(rules, closed);
            let worth = Phrase::new("hud-token").with("token", worth);
            Some([names::shells(rules, closed), worth])
        }
        _ => None,
    }
}
