//! How a game turned.

use super::names;
use crate::locale::{Phrase, Word};
use crate::rules::Compiled;
use crate::rules::record::{Capture, Lead};
use crate::table::Player;

/// A capture that cost a lot.
#[must_use]
pub fn capture_told(rules: &Compiled, players: &[Player], capture: &Capture) -> Phrase {
    Phrase::new("result-capture")
        .with("family", names::family(rules))
        .with("number", Word::Number(capture.turn.into()))
        .with("seat", names::owner(rules, capture.by, players))
        .with(
            "rival",
            names::owner(rules, capture.piece.colour(), players),
        )
        .count(capture.steps)
}

/// Since when the winner led; `changes` is how often the lead changed.
#[must_use]
pub fn lead_told(rules: &Compiled, players: &[Player], lead: Lead, changes: u32) -> Phrase {
    let key = if changes == 0 {
        "result-lead-always"
    } else {
        "result-lead"
    };
    Phrase::new(key)
        .with("seat", names::player(rules, lead.hand, players))
        .with("number", Word::Number(lead.turn.into()))
        .count(changes)
}
