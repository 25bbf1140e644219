//! A case of a whole turn, or of several: what is played, what follows, where everybody stands after it, and who is next.

use std::sync::Arc;

use serde_json::Value;

use super::case::{Case, Question, shown, texts};
use crate::rules::notation::{Name, Pairs, Setup, effects, hand_name, move_named, move_texts};
use crate::rules::{Compiled, Game, Phase};

/// Which turns a case plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Turns {
    /// That of one seat.
    One,
    /// As many as the throws last.
    All,
}

pub(super) fn judge(
    case: &Case,
    question: &Question,
    game: &Arc<Compiled>,
    turns: Turns,
) -> Result<(), String> {
    let part =
        |name: &str| texts(&question.expect[name]).ok_or(format!("{name:?} is no list of texts"));
    let (wanted, wanted_effects) = (part("played")?, part("effects")?);
    let after: Pairs<Vec<Name>> = serde_json::from_value(question.expect["after"].clone())
        .map_err(|error| format!("after: {error}"))?;

    let mut game = case.before_throw(game, |_| {})?;
    let hand = game.hand();
    let mut throws = case.throws.iter();
    let mut moves = wanted.iter();
    let mut facts = Vec::new();
    while turns == Turns::All || game.hand() == hand {
        match game.phase() {
            Phase::Throw => {
                let Some(throw) = throws.next() else { break };
                let thrown = throw.thrown(game.rules(), Phase::Throw)?;
                let before = facts.len();
                game.throw(thrown, &mut facts)
                    .map_err(|refusal| refusal.to_string())?;
                if turns == Turns::One && passed(&facts[before..]) {
                    break;
                }
            }
            Phase::Move => {
                let Some(text) = moves.next() else {
                    return Err(format!(
                        "the turn goes on with one of {}",
                        shown(&move_texts(&game))
                    ));
                };
                let mv = move_named(&game, text).map_err(|flaw| flaw.to_string())?;
                let before = facts.len();
                game.play(mv, &mut facts)
                    .map_err(|refusal| refusal.to_string())?;
                if turns == Turns::One && passed(&facts[before..]) {
                    break;
                }
            }
            Phase::Start | Phase::Over => break,
        }
    }
    if let Some(text) = moves.next() {
        return Err(format!("{text} was not played: the turn is over"));
    }
    if throws.next().is_some() {
        return Err("the turn is over before the last throw".to_owned());
    }
    let found = effects(game.rules(), &facts);
    if found != wanted_effects {
        return Err(format!(
            "expected the effects {}, found {}",
            shown(&wanted_effects),
            shown(&found)
        ));
    }
    compare_positions(&after, &game)?;
    match question.expect.get("next") {
        Some(next) => compare_next(next, &game),
        None => Ok(()),
    }
}

/// Whose turn it is after it; nobody's when the game is over.
fn compare_next(expected: &Value, game: &Game) -> Result<(), String> {
    let found = match game.phase() {
        Phase::Over => Value::Null,
        _ => Value::String(hand_name(game.rules(), game.hand())),
    };
    if *expected == found {
        return Ok(());
    }
    Err(format!("expected {expected} to be next, found {found}"))
}

fn passed(facts: &[crate::rules::Fact]) -> bool {
    facts
        .iter()
        .any(|fact| matches!(fact, crate::rules::Fact::TurnPassed { .. }))
}

/// Where everybody stands; which piece of a seat stands where does not matter.
pub(super) fn compare_positions(expected: &Pairs<Vec<Name>>, game: &Game) -> Result<(), String> {
    let found = Setup::of(game.rules(), game.state()).position;
    let sorted = |places: &[Name]| {
        let mut places: Vec<_> = places.iter().map(|Name(place)| place.clone()).collect();
        places.sort();
        places
    };
    if let Some((seat, _)) = expected
        .0
        .iter()
        .find(|(seat, _)| !found.0.iter().any(|(s, _)| s == seat))
    {
        return Err(format!("seat {seat} is not in play"));
    }
    for (seat, places) in &found.0 {
        let home = vec![Name("H".to_owned()); places.len()];
        let wanted = expected
            .0
            .iter()
            .find(|(s, _)| s == seat)
            .map_or(&home, |(_, places)| places);
        if sorted(wanted) != sorted(places) {
            let list = |places: &[Name]| shown(&sorted(places));
            return Err(format!(
                "expected {seat} at {}, found {}",
                list(wanted),
                list(places)
            ));
        }
    }
    Ok(())
}
