//! `parchis simulate`: plays games without a table and counts.

mod play;
mod totals;
mod trace;

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Instant;

use clap::Args;

use super::output::{Failure, Output};
use crate::levels::Catalogue;
use crate::opponents;
use crate::rules::Compiled;
use play::{Played, Table};
use totals::Totals;

/// The most moves of one game, where nobody says otherwise.
const MOST_MOVES: u32 = 100_000;

const EXAMPLES: &str = "\
Examples:
  parchis simulate --game parchis-4-spain --players random --games 10000 --seed 1 --json
  parchis simulate --game barsees-damascus --players greedy,random --games 200 --seed 5 --threads 2
  parchis simulate --game parchis-4-spain --players greedy --games 3 --seed 9 --record games --trace steps.jsonl

Fewer names than seats are repeated round the table. A seed gives the same games whatever the
number of threads, with and without --record and --trace.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// The game, by its name in `parchis games`
    #[arg(long, value_name = "GAME")]
    game: String,
    /// Who plays, in the order of turns: random or greedy
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    players: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the throws and of the players' lots
    #[arg(long, value_name = "SEED")]
    seed: u64,
    /// How many threads play
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Most moves of one game; it ends there without a winner
    #[arg(long, value_name = "MOVES", default_value_t = MOST_MOVES, value_parser = clap::value_parser!(u32).range(1..))]
    cap: u32,
    /// Writes the record of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// Writes every step of every game to this file, as JSON lines
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

pub(super) fn run(
    options: &Options,
    catalogue: &Catalogue,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    let (spec, rules) = super::compiled(catalogue, &options.game)?;
    let names = players(&options.players, &rules)?;
    if let Some(folder) = &options.record {
        fs::create_dir_all(folder).map_err(|error| Failure::of(folder, error))?;
    }
    let create = |path: &PathBuf| File::create(path).map_err(|error| Failure::of(path, error));
    let trace = options.trace.as_ref().map(create).transpose()?;
    let table = Table {
        spec,
        overrides: super::games::overrides(spec, catalogue),
        rules: &rules,
        names: &names,
        seed: options.seed,
        cap: options.cap,
        records: options.record.is_some(),
        traces: trace.is_some(),
    };
    let begun = Instant::now();
    let totals = play_all(options, &table, trace)?;
    let report = totals.report(begun.elapsed().as_secs_f64(), &names, spec);
    out.line(if options.json {
        report.json()
    } else {
        report.text()
    })?;
    Ok(ExitCode::SUCCESS)
}

/// What came of games that nobody watched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulated {
    /// How many moves were made.
    pub moves: u64,
    /// The record of the first game as `--record` writes it, if it was asked for.
    pub record: String,
}

/// Plays games as `parchis simulate` does, one after the other and without writing anything.
///
/// # Errors
/// If there is no such game or player, as a sentence.
pub fn simulated(
    catalogue: &Catalogue,
    game: &str,
    named: &[String],
    (games, seed): (u64, u64),
    records: bool,
) -> Result<Simulated, String> {
    let simulated = || {
        let (spec, rules) = super::compiled(catalogue, game)?;
        let names = players(named, &rules)?;
        let table = Table {
            spec,
            overrides: serde_json::Map::default(),
            rules: &rules,
            names: &names,
            seed,
            cap: MOST_MOVES,
            records,
            traces: false,
        };
        let mut totals = Totals::new(rules.hands.len());
        let mut seats = table.seats();
        let mut played = (0..games).map(|n| table.play(n, &mut seats, &mut totals));
        let record = played.next().unwrap_or_default().record;
        played.for_each(drop);
        let moves = totals.moves;
        Ok(Simulated { moves, record })
    };
    simulated().map_err(|failure| match failure {
        Failure::Message(sentence) => sentence,
        Failure::Closed => String::new(),
    })
}

/// A name for every hand.
fn players(given: &[String], rules: &Compiled) -> Result<Vec<String>, Failure> {
    let hands = rules.hands.len();
    for name in given {
        opponents::named(name).map_err(|unknown| Failure::Message(unknown.to_string()))?;
    }
    if !hands.is_multiple_of(given.len()) {
        let sentence = format!(
            "{} players are named, but {hands} play this game",
            given.len()
        );
        return Err(Failure::Message(sentence));
    }
    Ok(given.iter().cycle().take(hands).cloned().collect())
}

fn play_all(options: &Options, table: &Table<'_>, trace: Option<File>) -> Result<Totals, Failure> {
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (send, receive) = sync_channel(256);
        let writes = table.records || table.traces;
        let workers: Vec<_> = (0..options.threads)
            .map(|_| {
                let send = writes.then(|| send.clone());
                let next = &next;
                scope.spawn(move || work(options.games, next, table, send))
            })
            .collect();
        drop(send);
        // Dropping the receiver on a failure makes the workers stop.
        write_all(receive, options, trace)?;
        let mut totals = Totals::new(table.rules.hands.len());
        for worker in workers {
            let part = worker
                .join()
                .map_err(|_| Failure::Message("a game could not be played on".to_owned()))?;
            totals.add(&part);
        }
        Ok(totals)
    })
}

/// Plays games as long as there are any.
fn work(
    games: u64,
    next: &AtomicU64,
    table: &Table<'_>,
    send: Option<SyncSender<(u64, Played)>>,
) -> Totals {
    let mut totals = Totals::new(table.rules.hands.len());
    let mut seats = table.seats();
    loop {
        let n = next.fetch_add(1, Ordering::Relaxed);
        if n >= games {
            return totals;
        }
        let played = table.play(n, &mut seats, &mut totals);
        if let Some(send) = &send
            && send.send((n, played)).is_err()
        {
            return totals;
        }
    }
}

/// Writes records and traces, in the order of the games.
fn write_all(
    receive: Receiver<(u64, Played)>,
    options: &Options,
    trace: Option<File>,
) -> Result<(), Failure> {
    let mut trace = trace.map(BufWriter::new);
    let mut waiting = std::collections::BTreeMap::new();
    let mut due = 0;
    for (n, played) in receive {
        waiting.insert(n, played);
        while let Some(played) = waiting.remove(&due) {
            if let Some(folder) = &options.record {
                write_record(folder, options, due, &played.record)?;
            }
            if let (Some(file), Some(path)) = (&mut trace, &options.trace) {
                file.write_all(played.trace.as_bytes())
                    .map_err(|error| Failure::of(path, error))?;
            }
            due += 1;
        }
    }
    if let (Some(mut file), Some(path)) = (trace, &options.trace) {
        file.flush().map_err(|error| Failure::of(path, error))?;
    }
    Ok(())
}

fn write_record(folder: &Path, options: &Options, n: u64, text: &str) -> Result<(), Failure> {
    let path = folder.join(format!("{}-{}-{n:06}.parchis", options.game, options.seed));
    fs::write(&path, text).map_err(|error| Failure::of(&path, error))
}

/// The tables of a game, shared by all threads.
type Rules = Arc<Compiled>;
