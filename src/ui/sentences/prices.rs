//! What a move spends, as it is written on a token: a number, and below it a name if it has one.

use super::names;
use crate::locale::{Phrase, Word};
use crate::rules::facts::BonusKind;
use crate::rules::{BONUS, Compiled, Move, SUM, Thrown};
use crate::timeline::Shown;

/// What a move spends, as it is called.
#[must_use]
pub fn price(rules: &Compiled, shown: &Shown, mv: Move) -> Word {
    match (mv.token, shown.thrown()) {
        (BONUS, _) => shown
            .bonuses
            .first()
            .map_or_else(|| Word::Number(0), |kind| bonus(rules, kind)),
        (SUM, Some((_, Thrown::Dice(a, b)))) => Word::Number((a + b).into()),
        (SUM, _) => {
            let from = shown.at[mv.piece.index()];
            Word::Number(mv.to.saturating_sub(from).into())
        }
        (token, _) => names::worth(rules, token),
    }
}

/// The name of what a move spends: that of its throw of shells.
#[must_use]
pub fn title(rules: &Compiled, mv: Move) -> Option<Phrase> {
    (mv.token != BONUS && mv.token != SUM)
        .then(|| names::title(rules, mv.token))
        .flatten()
}

/// A bonus as it is written on its token.
#[must_use]
pub fn bonus(rules: &Compiled, kind: BonusKind) -> Word {
    let steps = rules.mechanics.bonus.steps(kind);
    Phrase::new("hud-bonus-token").with("count", steps).into()
}
