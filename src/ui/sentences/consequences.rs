//! What a move would lead to, in words, as far as one may know before it is played.

use super::names::{self, family};
use crate::locale::Phrase;
use crate::rules::{Fact, Game, Move};

/// The most telling consequence of a legal move; nothing if it only leads on.
///
/// The rules themselves say what happens: the move is played on a copy.
#[must_use]
pub fn consequence(game: &Game, mv: Move) -> Option<Phrase> {
    let mut facts = Vec::new();
    game.clone().play(mv, &mut facts).ok()?;
    let rules = game.rules();
    facts
        .iter()
        .filter_map(|fact| {
            let (weight, key, rival) = match *fact {
                Fact::Captured { piece, .. } => (4, "hud-consequence-captures", Some(piece)),
                Fact::ReachedGoal { .. } => (3, "hud-consequence-goal", None),
                Fact::Entered { .. } => (2, "hud-consequence-enters", None),
                Fact::BarrierFormed { .. } => (1, "hud-consequence-barrier", None),
                Fact::BarrierOpened { .. } => (0, "hud-consequence-opens", None),
                _ => return None,
            };
            let phrase = Phrase::new(key).with("family", family(rules));
            let phrase = match rival {
                Some(piece) => phrase.with("rival", names::colour(rules, piece.colour())),
                None => phrase,
            };
            Some((weight, phrase))
        })
        .max_by_key(|(weight, _)| *weight)
        .map(|(_, phrase)| phrase)
}
