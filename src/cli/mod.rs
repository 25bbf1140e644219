//! The command line: everything that needs no window.

#![expect(
    clippy::disallowed_methods,
    reason = "the command line reads files, measures time and uses threads; it is not for the web"
)]
#![cfg_attr(
    target_arch = "wasm32",
    expect(
        dead_code,
        reason = "the commands are left out of a page, whose address has options alone"
    )
)]

#[cfg(not(target_arch = "wasm32"))]
mod check;
mod films;
mod games;
mod moves;
mod output;
#[cfg(any(target_arch = "wasm32", test))]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod paths;
mod perft;
mod replay;
mod rules;
mod simulate;
mod stated;
mod table;
mod vectors;

pub use films::{Closer, FilmKey, Filming, Overlay, Press, Product, Stage, Touch};
pub(crate) use output::complain;
#[cfg(all(feature = "game", not(target_arch = "wasm32")))]
pub(crate) use output::report;
pub use simulate::{Simulated, simulated};
pub use table::Opening;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
#[cfg(not(target_arch = "wasm32"))]
use clap::Subcommand;

use crate::levels::{Catalogue, Levels};
use crate::rules::Compiled;
use crate::rules::family::GameSpec;
use crate::storage;
#[cfg(not(target_arch = "wasm32"))]
use output::Output;
use output::{Failure, mention};
use table::TableOptions;

/// The version, and the commit that it was built from.
pub(crate) const VERSION: &str =
    concat!(env!("CARGO_PKG_VERSION"), " (", env!("PARCHIS_COMMIT"), ")");

const EXAMPLES: &str = "\
Examples:
  parchis --game parchis-4-spain --players human,greedy,greedy,random
  parchis games
  parchis simulate --game barsees-damascus --players greedy,random --games 1000 --seed 1
  parchis vectors --preset spain --no-variants tests/vectors/parchis.json
  parchis perft --game parchis-4-spain --depth 4

`parchis COMMAND --help` explains a command. Positions and moves: docs/notation.md.";

/// Parchís and Barsees: without a command, the table opens.
#[derive(Debug, Parser)]
#[command(name = "parchis", version = VERSION, after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    table: TableOptions,
    /// A page's address has options alone.
    #[cfg(not(target_arch = "wasm32"))]
    #[command(subcommand)]
    command: Option<Command>,
}

#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Subcommand)]
enum Command {
    /// Runs test vectors: positions and what must follow
    Vectors(vectors::Options),
    /// Lists the games that can be played
    Games(games::Options),
    /// Plays games without a table, fast, and counts
    Simulate(simulate::Options),
    /// Looks for flaws in level files
    Check(check::Options),
    /// Answers positions (JSON lines on standard input) with their legal moves
    Moves(moves::Options),
    /// Counts the positions that can be reached
    Perft(perft::Options),
    /// Tells rules in plain sentences, and writes and reads them as a line to send
    Rules(rules::Options),
    /// Plays a record again and tells how it ends
    Replay(replay::Options),
    /// Tells where levels, saves, logs and reports lie
    Paths,
    /// Films a game off-screen: numbered pictures and a contact sheet, or what frames cost
    Film(Box<films::FilmOptions>),
}

/// What the command line opens but does not have itself: the engine's half of the program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doors {
    /// Opens the table.
    pub table: Option<fn(Opening) -> ExitCode>,
    /// Films a game.
    pub film: Option<fn(Filming) -> ExitCode>,
}

/// Runs the program with the arguments that it was given.
#[must_use]
pub fn run(doors: Doors) -> ExitCode {
    #[cfg(not(target_arch = "wasm32"))]
    let given = std::env::args_os();
    #[cfg(target_arch = "wasm32")]
    let given = page::arguments();
    let answered = match Cli::try_parse_from(given) {
        Ok(cli) => run_command(cli, doors),
        Err(answer) => tell(&answer),
    };
    match answered {
        Ok(code) => code,
        Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(Failure::Message(sentence)) => {
            complain(&sentence);
            ExitCode::from(2)
        }
    }
}

/// Help, the version, or what is wrong with the arguments.
fn tell(answer: &clap::Error) -> Result<ExitCode, Failure> {
    #[cfg(target_arch = "wasm32")]
    page::show(&answer.to_string());
    match answer.print().and_then(|()| std::io::stdout().flush()) {
        // Help that cannot be written is no help. Wrong arguments stay wrong even if nobody hears.
        Err(error) if !answer.use_stderr() => Err(error.into()),
        _ => Ok(ExitCode::from(
            u8::try_from(answer.exit_code()).unwrap_or(2),
        )),
    }
}

fn run_command(cli: Cli, doors: Doors) -> Result<ExitCode, Failure> {
    let (levels, data) = (cli.table.levels.clone(), cli.table.data.clone());
    there(levels.as_deref())?;
    let catalogue = || catalogue(levels.as_deref(), data.as_deref());
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(command) = cli.command {
        let out = &mut Output::new();
        let code = match command {
            Command::Vectors(options) => vectors::run(&options, &catalogue(), out)?,
            Command::Games(options) => games::run(&options, &catalogue(), out)?,
            Command::Simulate(options) => simulate::run(&options, &catalogue(), out)?,
            Command::Check(options) => check::run(&options, levels, out)?,
            Command::Moves(options) => moves::run(&options, &catalogue(), out)?,
            Command::Perft(options) => perft::run(&options, &catalogue(), out)?,
            Command::Replay(options) => replay::run(&options, &catalogue(), out)?,
            Command::Rules(options) => rules::run(&options, &catalogue(), out)?,
            Command::Paths => paths::run(levels, data, out)?,
            Command::Film(options) => return films::run(*options, catalogue(), doors.film),
        };
        out.finish()?;
        return Ok(code);
    }
    match doors.table {
        Some(open) => Ok(open(cli.table.opening(catalogue())?)),
        None => {
            let sentence = "this build has no table to open; `parchis --help` lists what it can do";
            Err(Failure::Message(sentence.to_owned()))
        }
    }
}

/// A folder that is named has to be there.
fn there(folder: Option<&Path>) -> Result<(), Failure> {
    match folder.filter(|folder| !folder.is_dir()) {
        Some(folder) => Err(Failure::of(folder, "there is no such folder")),
        None => Ok(()),
    }
}

/// Everything that can be played. What is unsound in the user's folder is told and left out.
fn catalogue(asked: Option<&Path>, data: Option<&Path>) -> Catalogue {
    let catalogue = Catalogue::from(own_levels(asked, data));
    for flaw in &catalogue.flaws {
        mention(&format!("{flaw} (left out)"));
    }
    catalogue
}

/// The program's level data, with the folder that was asked for and the player's own on top.
#[cfg(not(target_arch = "wasm32"))]
fn own_levels(asked: Option<&Path>, data: Option<&Path>) -> Levels {
    let own = storage::levels_folder(data).filter(|folder| folder.is_dir());
    let folders = asked.map(Path::to_owned).into_iter().chain(own);
    Levels::with(&folders.collect::<Vec<_>>())
}

/// The program's level data, with the player's own from the browser's storage on top.
#[cfg(target_arch = "wasm32")]
fn own_levels(_asked: Option<&Path>, data: Option<&Path>) -> Levels {
    let texts = storage::open(data).and_then(|storage| storage::own_levels(&*storage));
    // Where nothing can be read, nothing of the player's own can have been kept.
    let texts = texts.unwrap_or_default();
    let by_path = |(name, text): (String, String)| (name.into(), text);
    Levels::with_texts(texts.into_iter().map(by_path))
}

/// The game of a name.
fn game<'a>(catalogue: &'a Catalogue, name: &str) -> Result<&'a GameSpec, Failure> {
    catalogue.games.get(name).ok_or_else(|| {
        let known: Vec<_> = catalogue.games.keys().map(String::as_str).collect();
        Failure::Message(format!(
            "no game is called {name:?}; choose one of {}",
            known.join(", ")
        ))
    })
}

/// The game of a name, and its tables.
fn compiled<'a>(
    catalogue: &'a Catalogue,
    name: &str,
) -> Result<(&'a GameSpec, Arc<Compiled>), Failure> {
    let spec = game(catalogue, name)?;
    let rules = spec
        .compile()
        .map_err(|flaws| Failure::Message(listed(&flaws)))?;
    Ok((spec, rules))
}

/// The text of a file.
fn read(path: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(path).map_err(|error| Failure::of(path, error))?;
    String::from_utf8(bytes).map_err(|_| Failure::of(path, "it is not UTF-8"))
}

/// Flaws as one sentence.
fn listed(flaws: &[impl ToString]) -> String {
    flaws
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("; ")
}
