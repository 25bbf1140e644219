//! `parchis perft`: how many lines of play there are, ply by ply.

use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use super::output::{Failure, Output};
use crate::levels::Catalogue;
use crate::rules::notation::Setup;
use crate::rules::{Compiled, Game, Hand, Phase, Position, State};

const EXAMPLES: &str = "\
Examples:
  parchis perft --game parchis-4-spain --depth 4
  parchis perft --game barsees-damascus --depth 3 --json
  parchis perft --game parchis-4-spain --depth 3 --position \"Y=5,H,H,30 turn=Y phase=throw\"

A ply is one outcome of a throw or one move. Counting begins with the first throw of the first
hand: who begins is settled already.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// The game, by its name in `parchis games`
    #[arg(long, value_name = "GAME")]
    game: String,
    /// How many plies deep
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(1..=32))]
    depth: u8,
    /// Where to begin, as one line (docs/notation.md)
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

pub(super) fn run(
    options: &Options,
    catalogue: &Catalogue,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    let (_, rules) = super::compiled(catalogue, &options.game)?;
    let game = match &options.position {
        Some(line) => {
            let setup: Setup = line
                .parse()
                .map_err(|flaw| Failure::Message(format!("--position: {flaw}")))?;
            let flaws =
                |flaws: Vec<_>| Failure::Message(format!("--position: {}", super::listed(&flaws)));
            setup.game(std::sync::Arc::clone(&rules)).map_err(flaws)?
        }
        None => {
            let begun = *Position::start(&rules).state();
            let state = State {
                phase: Phase::Throw,
                hand: Hand(0),
                tally: Default::default(),
                ..begun
            };
            Game::of(std::sync::Arc::clone(&rules), state)
        }
    };
    let mut counts = Vec::new();
    for depth in 1..=options.depth {
        let nodes = nodes(&rules, game.position(), depth);
        counts.push(nodes);
        if !options.json {
            out.line(format_args!("{depth} {nodes}"))?;
            out.finish()?;
        }
    }
    if options.json {
        out.line(json!({ "game": options.game, "nodes": counts }))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The lines of play of exactly so many plies; those that end earlier do not count.
fn nodes(rules: &Compiled, position: &Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = |play: &dyn Fn(&mut Position)| {
        let mut after = *position;
        play(&mut after);
        nodes(rules, &after, depth - 1)
    };
    let moves = position.moves().iter();
    let outcomes = rules.outcomes(position.state().phase).iter();
    moves
        .map(|&mv| next(&|after| after.play(rules, mv, &mut ())))
        .sum::<u64>()
        + outcomes
            .map(|outcome| next(&|after| after.throw(rules, outcome.thrown, &mut ())))
            .sum::<u64>()
}
