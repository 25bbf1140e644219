//! What a move would lead to, in words, as far as one may know before it is played.

use super::names::{self, family};
use crate::locale::Phrase;
use crate::rules::{Fact, Game, Move};

/// The most telling consequence of a legal move; nothing if it only leads on.
///
/// The rules themselves say what happens: the move is played on a copy.
#[must_use]
pub fn consequence(game: &Game, mv: Move) -> Option<Phrase> {
    told(game, &foreseen(game, mv)?, false)
}

/// The same with the bonus that is earned by it.
#[must_use]
pub fn consequence_and_bonus(game: &Game, mv: Move) -> Option<Phrase> {
    told(game, &foreseen(game, mv)?, true)
}

fn foreseen(game: &Game, mv: Move) -> Option<Vec<Fact>> {
    let mut facts = Vec::new();
    game.clone().play(mv, &mut facts).ok()?;
    Some(facts)
}

fn told(game: &Game, facts: &[Fact], with_bonus: bool) -> Option<Phrase> {
    let bonus = facts.iter().find_map(|fact| match *fact {
        Fact::BonusGranted { steps, .. } if with_bonus => Some(steps),
        _ => None,
    });
    let rules = game.rules();
    let telling = facts.iter().filter_map(|fact| {
        Some(match *fact {
            Fact::Captured { piece, .. } => {
                let key = match bonus {
                    None => "hud-consequence-captures",
                    Some(_) => "hud-consequence-captures-bonus",
                };
                (4, key, Some(piece))
            }
            Fact::ReachedGoal { .. } => {
                let key = match bonus {
                    None => "hud-consequence-goal",
                    Some(_) => "hud-consequence-goal-bonus",
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
    if let Some(steps) = bonus {
        phrase = phrase.with("count", steps);
    }
    Some(phrase)
}
