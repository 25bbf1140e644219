//! How it is settled who begins, in the words of the rule book.

use crate::locale::Phrase;
use crate::rules::Compiled;
use crate::rules::mechanics::Start;

/// What happens before the first turn; nothing where nobody throws for it.
#[must_use]
pub fn begins(rules: &Compiled) -> Option<Phrase> {
    Some(Phrase::new(match rules.mechanics.start {
        Start::FirstSeat => return None,
        Start::HighestRoll => "parchis-start-who-highest-roll",
        Start::Random => "barsees-start-who-random",
        Start::FirstSpecial => "barsees-start-who-first-dest-or-banj",
        Start::ThreeShells => "barsees-start-who-three-shells",
    }))
}
