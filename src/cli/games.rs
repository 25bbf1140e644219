//! `parchis games`: what can be played.

use std::process::ExitCode;

use clap::Args;
use serde_json::{Map, Value, json};

use super::output::{Failure, Output};
use crate::levels::Catalogue;
use crate::rules::family::GameSpec;
use crate::rules::ids::Colour;

const EXAMPLES: &str = "\
Examples:
  parchis games
  parchis games --json";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// Writes one JSON array
    #[arg(long)]
    json: bool,
}

pub(super) fn run(
    options: &Options,
    catalogue: &Catalogue,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    if options.json {
        let games: Vec<_> = catalogue
            .games
            .values()
            .map(|game| described(game, catalogue))
            .collect();
        let text =
            serde_json::to_string_pretty(&games).map_err(|e| Failure::Message(e.to_string()))?;
        out.line(text)?;
        return Ok(ExitCode::SUCCESS);
    }
    let widest = catalogue.games.keys().map(String::len).max().unwrap_or(0);
    for game in catalogue.games.values() {
        let seats: String = letters(game, &game.seating.in_play).into_iter().collect();
        let (id, board, preset) = (&game.id, &game.board.id, game.rules.preset());
        out.line(format_args!(
            "{id:widest$}  board {board:10}  rules {preset:20}  seats {seats}"
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn letters(game: &GameSpec, seats: &[Colour]) -> Vec<String> {
    seats
        .iter()
        .map(|c| game.board.seats[c.index()].letter.to_string())
        .collect()
}

fn described(game: &GameSpec, catalogue: &Catalogue) -> Value {
    let groups = |groups: &[Vec<Colour>]| {
        groups
            .iter()
            .map(|group| letters(game, group))
            .collect::<Vec<_>>()
    };
    json!({
        "game": game.id,
        "name": game.name,
        "family": game.rules.family().id,
        "board": game.board.id,
        "preset": game.rules.preset(),
        "rules": overrides(game, catalogue),
        "in_play": letters(game, &game.seating.in_play),
        "sides": groups(&game.seating.sides),
        "teams": groups(&game.seating.teams),
        "people_a_side": game.seating.people_a_side,
    })
}

/// The values of a game that differ from its preset's.
pub(super) fn overrides(game: &GameSpec, catalogue: &Catalogue) -> Map<String, Value> {
    let preset = catalogue.presets.get(game.rules.preset());
    let changed = preset
        .map(|preset| game.rules.differences(&preset.rules))
        .unwrap_or_default();
    changed
        .into_iter()
        .map(|(path, value)| (path, json!(value)))
        .collect()
}
