//! How many lines of play there are, ply by ply, from the start and from the middle of games:
//! what the command line counts is what `tests/perft` says and what the second reading counts.
#![expect(clippy::disallowed_methods, reason = "a test reads golden files")]

#[expect(dead_code, reason = "each test binary uses its part of the oracle")]
mod oracle;
#[expect(dead_code, reason = "each test binary uses its part of the table")]
mod side_by_side;
#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use std::path::Path;
use std::process::Command;

use parchis::dice::Cup;
use parchis::rules::record::Ply;
use parchis::rules::{Hand, Phase, Thrown};
use side_by_side::{Both, Reading};
use tables::catalogue;

/// How deep the engine counts.
const DEPTH: u8 = 5;

/// How deep the second reading counts, which takes a thousand times as long.
const READ_DEPTH: u8 = 3;

#[test]
fn spain_counts_as_written() {
    compare("parchis-4-spain", &[60, 150, 240, 330, 420, 510]);
}

#[test]
fn damascus_counts_as_written() {
    compare("barsees-damascus", &[20, 45, 70, 95, 120, 150]);
}

/// Counts from the start and from where a random game stands after so many plies, and compares
/// with the golden file.
fn compare(game: &str, after: &[u32]) {
    let mut counted = String::from(
        "# The position after so many plies of a random game, and how many lines of play lead on\n\
         # from it: 1 ply, 2 plies, and so on.\n",
    );
    let mut both = started(game);
    let mut cup = Cup::new(8);
    let mut plies = 0;
    for &after in std::iter::once(&0).chain(after) {
        while plies < after || both.game.phase() == Phase::Move && plies > 0 {
            let ply = both.draw(&mut cup).expect("the game goes on");
            both.play(ply).expect("the second reading agrees");
            plies += 1;
        }
        let line = both.line();
        let counts = counted_by_engine(game, &line);
        let reading = both.reading.as_ref().expect("the game has begun");
        for depth in 1..=READ_DEPTH {
            let read = counted_by_reading(reading, depth);
            assert_eq!(
                counts[usize::from(depth) - 1],
                read,
                "{line}, {depth} plies"
            );
        }
        let counts: Vec<_> = counts.iter().map(u64::to_string).collect();
        counted += &format!("{plies} | {line} | {}\n", counts.join(" "));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/perft/{game}.txt"));
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        counted == golden,
        "{} should say\n{counted}",
        path.display()
    );
}

/// A game in which the first hand begins.
fn started(game: &str) -> Both {
    let catalogue = catalogue();
    let spec = &catalogue.games[game];
    let mut both = Both::begun(&catalogue, spec);
    while both.game.phase() == Phase::Start {
        let starts = both.game.outcomes().iter().map(|o| o.thrown);
        let first = both.game.hand() == Hand(0);
        let wanted = |thrown: &Thrown| match *thrown {
            Thrown::Starter(hand) => hand == Hand(0),
            Thrown::Die(face) => face == if first { 6 } else { 1 },
            _ => false,
        };
        let thrown = starts
            .into_iter()
            .find(wanted)
            .expect("the first hand can begin");
        both.play(Ply::Throw(thrown))
            .expect("the second reading agrees");
    }
    both
}

fn counted_by_engine(game: &str, line: &str) -> Vec<u64> {
    let depth = DEPTH.to_string();
    let run = Command::new(env!("CARGO_BIN_EXE_parchis"))
        .args([
            "perft",
            "--game",
            game,
            "--depth",
            &depth,
            "--position",
            line,
        ])
        .output()
        .expect("the program runs");
    let text = String::from_utf8(run.stdout).expect("text");
    let complaint = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(run.status.success(), "{line}: {complaint}");
    let count = |line: &str| {
        let (_, count) = line.split_once(' ').expect("depth and count");
        count.parse().expect("a number")
    };
    text.lines().map(count).collect()
}

fn counted_by_reading(reading: &Reading, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let events = reading.events();
    let after = events.iter().map(|event| reading.apply(event).0);
    after
        .map(|after| counted_by_reading(&after, depth - 1))
        .sum()
}
