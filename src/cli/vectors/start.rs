//! A case of a game about to begin: who plays, who throws first, and how everything lies.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::case::{Case, Question};
use super::turn::compare_positions;
use crate::rules::board::contains;
use crate::rules::family::GameSpec;
use crate::rules::ids::{Colour, colours};
use crate::rules::notation::{Name, Pairs, hand_name};
use crate::rules::{Compiled, Game, Phase};

/// What may be expected of a beginning; only what is named is compared.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
struct Beginning {
    /// The colours of every hand, in the order of turns.
    hands: Option<Value>,
    /// The colours that win together.
    teams: Option<Value>,
    /// Who throws next.
    turn: Option<Value>,
    /// Whether that throw is still for who begins.
    starting: Option<Value>,
    /// How often each outcome of that throw falls, in the order of the outcomes.
    chances: Option<Value>,
    /// Seat → the seat in whose house its pieces wait.
    houses: Option<Value>,
    /// How the board lies.
    view: Option<Value>,
    /// Where the pieces are.
    position: Option<Pairs<Vec<Name>>>,
}

pub(super) fn judge(
    case: &Case,
    question: &Question,
    spec: &GameSpec,
    rules: &Arc<Compiled>,
) -> Result<(), String> {
    let wanted = &question.expect;
    if wanted.as_object().is_none_or(serde_json::Map::is_empty) {
        return Err("nothing is expected of the beginning".to_owned());
    }
    let expected: Beginning =
        serde_json::from_value(wanted.clone()).map_err(|error| format!("expect: {error}"))?;
    let mut game = Game::new(Arc::clone(rules));
    for throw in &case.throws {
        if game.phase() != Phase::Start {
            return Err("who begins is settled before the last throw".to_owned());
        }
        let thrown = throw.thrown(rules, Phase::Start)?;
        game.throw(thrown, &mut ())
            .map_err(|refusal| refusal.to_string())?;
    }
    for (what, expected, found) in [
        ("hands", expected.hands, hands(rules)),
        ("teams", expected.teams, teams(rules)),
        ("turn", expected.turn, json!(hand_name(rules, game.hand()))),
        (
            "starting",
            expected.starting,
            json!(game.phase() == Phase::Start),
        ),
        ("chances", expected.chances, chances(&game)),
        ("houses", expected.houses, houses(spec)),
        ("view", expected.view, json!(spec.rules.view())),
    ] {
        if let Some(expected) = expected.filter(|expected| *expected != found) {
            return Err(format!("{what}: expected {expected}, found {found}"));
        }
    }
    expected
        .position
        .map_or(Ok(()), |after| compare_positions(&after, &game))
}

fn letters(rules: &Compiled, mask: u8) -> Vec<String> {
    colours(mask)
        .map(|colour| rules.board.seats[colour.index()].letter.to_string())
        .collect()
}

fn hands(rules: &Compiled) -> Value {
    let each = rules.hands.iter().map(|hand| letters(rules, hand.colours));
    json!(each.collect::<Vec<_>>())
}

/// Everybody without a partner is a team too.
fn teams(rules: &Compiled) -> Value {
    let masks = (0..rules.hands.len() as u8).map(|team| {
        let members = rules.hands.iter().filter(|hand| hand.team == team);
        members.fold(0, |mask, hand| mask | hand.colours)
    });
    let named = masks.filter(|mask| *mask != 0);
    json!(named.map(|mask| letters(rules, mask)).collect::<Vec<_>>())
}

fn chances(game: &Game) -> Value {
    let weights = game.outcomes().iter().map(|outcome| outcome.weight);
    json!(weights.collect::<Vec<_>>())
}

fn houses(spec: &GameSpec) -> Value {
    let seats = &spec.board.seats;
    let host = |colour: &Colour| {
        let nest = seats[colour.index()].nests[0].at;
        let host = seats.iter().find(|host| contains(&host.house, nest));
        host.map(|host| host.letter.to_string())
    };
    let playing = spec.seating.in_play.iter();
    playing
        .map(|colour| {
            (
                seats[colour.index()].letter.to_string(),
                json!(host(colour)),
            )
        })
        .collect::<serde_json::Map<_, _>>()
        .into()
}
