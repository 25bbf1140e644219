//! What brings a piece out of home, in words.

use super::names::{self, family};
use crate::locale::{Phrase, Word};
use crate::rules::{Compiled, Hand};

/// The turn of a hand whose pieces all wait at home ends: what it would have taken, and whose turn
/// it is.
#[must_use]
pub fn waits_at_home(rules: &Compiled, hand: Hand, next: Hand) -> Phrase {
    let key = if rules.two_dice() {
        "fact-turn-passed-needs-sum"
    } else {
        "fact-turn-passed-needs-entry"
    };
    Phrase::new(key)
        .with("family", family(rules))
        .with("seat", names::hand(rules, hand))
        .with("entry", entry(rules))
        .with("next", names::hand(rules, next))
}

/// The throws that bring in a piece: those of shells by their names, those of dice by their numbers.
fn entry(rules: &Compiled) -> Word {
    let mechanics = &rules.mechanics;
    let enters = |kind: u8| mechanics.tokens[usize::from(kind)].brings_in();
    let called = if rules.throws_shells() {
        // A khal only falls together with another throw.
        let faces = (0..).zip(&mechanics.faces);
        let faces = faces.filter(|(_, face)| face.tokens.iter().any(|&kind| enters(kind)));
        let called = faces.map(|(closed, _)| names::shells(rules, closed).into());
        called.collect()
    } else {
        let kinds = 0..mechanics.tokens.len() as u8;
        let kinds = kinds.filter(|&kind| enters(kind));
        kinds.map(|kind| names::worth(rules, kind)).collect()
    };
    Word::OneOf(called)
}
