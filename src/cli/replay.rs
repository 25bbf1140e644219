//! `parchis replay`: plays a record again.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::output::{Failure, Output};
use crate::levels::Catalogue;
use crate::rules::Phase;
use crate::rules::notation::{Setup, hand_name};
use crate::rules::record::{Ply, Record};

const EXAMPLES: &str = "\
Examples:
  parchis replay game.parchis

Prints the game, how many throws and moves it has, who won, and the position at its end.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// The record of a game
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(super) fn run(
    options: &Options,
    catalogue: &Catalogue,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    let text = super::read(&options.file)?;
    let record =
        Record::read(&text, &catalogue.boards).map_err(|flaw| Failure::of(&options.file, flaw))?;
    let game = record
        .replay()
        .map_err(|refusal| Failure::of(&options.file, refusal))?;
    let throws = record
        .plies()
        .iter()
        .filter(|ply| matches!(ply, Ply::Throw(_)))
        .count();
    out.line(format_args!("game {}", record.spec().id))?;
    out.line(format_args!("throws {throws}"))?;
    out.line(format_args!("moves {}", record.plies().len() - throws))?;
    let rules = game.rules();
    match game.winner() {
        Some(winner) => out.line(format_args!("winner {}", hand_name(rules, winner)))?,
        None => {
            let does = if game.phase() == Phase::Move {
                "moves"
            } else {
                "throws"
            };
            out.line(format_args!(
                "next {} {does}",
                hand_name(rules, game.hand())
            ))?;
        }
    }
    out.line(format_args!("position {}", Setup::of(rules, game.state())))?;
    Ok(ExitCode::SUCCESS)
}
