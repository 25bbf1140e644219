//! What a move would lead to, in words, as far as one may know before it is played.

use super::names::{self, family};
use crate::locale::Phrase;
use crate::rules::{Earned, Fact, Foreseen, Game, Move};

/// The most telling consequence of a legal move; nothing if it only leads on.
#[must_use]
pub fn consequence(game: &Game, mv: Move) -> Option<Phrase> {
    told(game, &game.foresee(mv)?.facts, None)
}

/// The same with the bonus that is earned by it, be it counted or lost.
#[must_use]
pub fn consequence_and_bonus(game: &Game, mv: Move) -> Option<Phrase> {
    let Foreseen { facts, earns } = game.foresee(mv)?;
    let counted = earns.iter().find(|earned| !earned.lost);
    told(game, &facts, counted.or(earns.first()).copied())
}

fn told(game: &Game, facts: &[Fact], bonus: Option<Earned>) -> Option<Phrase> {
    let rules = game.rules();
    let telling = facts.iter().filter_map(|fact| {
        Some(match *fact {
            Fact::Captured { piece, .. } => {
                let key = match bonus {
                    None => "hud-consequence-captures",
                    Some(Earned { lost: false, .. }) => "hud-consequence-captures-bonus",
                    Some(Earned { lost: true, .. }) => "hud-consequence-captures-lost",
                };
                (4, key, Some(piece))
            }
            Fact::ReachedGoal { .. } => {
                let key = match bonus {
                    None => "hud-consequence-goal",
                    Some(Earned { lost: false, .. }) => "hud-consequence-goal-bonus",
                    Some(Earned { lost: true, .. }) => "hud-consequence-goal-lost",
                };
                (3, key, None)
            }
            Fact::Entered { .. } => (2, "hud-consequence-enters", None),
            Fact::BarrierFormed { .. } => (1, "hud-consequence-barrier", None),
            Fact::BarrierOpened { .. } => (0, "hud-consequence-opens", None),
            _ => return None,
        })
    });
    let (_, key, rival) = telling.max_by_key(|(weight, ..)| *weight)?;
    let mut phrase = Phrase::new(key).with("family", family(rules));
    if let Some(piece) = rival {
        phrase = phrase.with("rival", names::colour(rules, piece.colour()));
    }
    if let Some(earned) = bonus {
        phrase = phrase.with("count", earned.steps);
    }
    Some(phrase)
}
