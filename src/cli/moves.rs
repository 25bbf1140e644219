//! `parchis moves`: legal moves, and why the other pieces may not move.

use std::io::BufRead;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::output::{Failure, Output, complain};
use super::stated::{Stated, Throw};
use crate::levels::Catalogue;
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::rules::notation::{Name, Pairs, Setup, move_texts};
use crate::rules::{Game, Piece, Square, WhyNot};

const EXAMPLES: &str = r#"Examples:
  echo '{"game":"parchis-4-spain","position":{"Y":[5,"H","H",30]},"turn":"Y","throw":5}' | parchis moves
  echo '{"game":"barsees-damascus","position":{"S":[5,"H","H","H"]},"turn":"S","tokens":[10,"k"]}' | parchis moves

A line in, a line out. A line that cannot be answered is answered with its error; the exit code
is then 2."#;

#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {}

/// One line of input.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
struct Asked {
    game: String,
    position: Pairs<Vec<Name>>,
    #[serde(default)]
    arrival: Pairs<String>,
    turn: String,
    throw: Option<Throw>,
    bonus: Option<Name>,
    tokens: Option<Vec<Name>>,
    /// Whatever else there is to say of the position.
    #[serde(default)]
    state: Setup,
}

pub(super) fn run(
    _: &Options,
    catalogue: &Catalogue,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    let mut sound = true;
    for (number, line) in std::io::stdin().lock().split(b'\n').enumerate() {
        let line = line.map_err(|error| Failure::Message(format!("standard input: {error}")))?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        // What is no text spoils its own line only.
        let line = String::from_utf8(line).map_err(|_| "it is not UTF-8".to_owned());
        match line.and_then(|line| answer(&line, catalogue)) {
            Ok(answer) => out.line(answer)?,
            Err(reason) => {
                sound = false;
                complain(&format!("line {}: {reason}", number + 1));
                out.line(json!({ "error": reason }))?;
            }
        }
        out.finish()?;
    }
    Ok(ExitCode::from(if sound { 0 } else { 2 }))
}

fn answer(line: &str, catalogue: &Catalogue) -> Result<Value, String> {
    let asked: Asked = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let (_, rules) = super::compiled(catalogue, &asked.game).map_err(|failure| match failure {
        Failure::Message(sentence) => sentence,
        Failure::Closed => String::new(),
    })?;
    let stated = Stated {
        position: asked.position,
        arrival: asked.arrival,
        turn: asked.turn,
        throw: asked.throw,
        bonus: asked.bonus,
        tokens: asked.tokens,
        rest: asked.state,
    };
    let position = stated.to_move(&rules)?;
    let game = Game::of(Arc::clone(&rules), *position.state());
    Ok(json!({
        "game": asked.game,
        "turn": stated.turn,
        "legal": move_texts(&game),
        "why_not": reasons(&game),
    }))
}

/// Why each piece without a legal move may not move; two of one seat in one place once.
fn reasons(game: &Game) -> Vec<Value> {
    let rules = game.rules();
    let places = Setup::of(rules, game.state()).position;
    let mut reasons = Vec::new();
    for (&colour, (seat, places)) in rules.seating.in_play.iter().zip(&places.0) {
        for number in 0..PIECES_PER_COLOUR {
            let place = &places[number];
            let Some(why) = game.why_not(Piece::of(colour, number as u8)) else {
                continue;
            };
            if places[..number].contains(place) {
                continue;
            }
            let mut reason =
                json!({ "seat": seat, "at": place, "reason": word(why), "why": why.to_string() });
            if let (Some(square), Some(fields)) = (square(why), reason.as_object_mut()) {
                fields.insert("square".to_owned(), json!(rules.board.square(square).label));
            }
            reasons.push(reason);
        }
    }
    reasons
}

/// The reason as one word.
fn word(why: WhyNot) -> String {
    let written = format!("{why:?}");
    written.split('(').next().unwrap_or_default().to_owned()
}

/// The square of a reason that has one.
fn square(why: WhyNot) -> Option<Square> {
    match why {
        WhyNot::ExitBarred(square)
        | WhyNot::BarrierAt(square)
        | WhyNot::OwnBarrierAt(square)
        | WhyNot::SquareFull(square)
        | WhyNot::SafeOnlyPair(square) => Some(square),
        _ => None,
    }
}
