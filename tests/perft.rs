//! How many lines of play there are, ply by ply, from the beginning, from the middle and from near the end of random
//! games under every preset: what the command line counts is what `tests/perft` says and what the second reading
//! counts.
//!
//! `PARCHIS_WRITE_PERFT=1` writes the golden files anew, once the second reading has agreed.
#![expect(clippy::disallowed_methods, reason = "a test reads golden files")]

#[expect(dead_code, reason = "each test binary uses its part of the oracle")]
mod oracle;
#[expect(dead_code, reason = "each test binary uses its part of the table")]
mod side_by_side;
#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use oracle::Event;
use parchis::dice::Cup;
use parchis::levels::Catalogue;
use parchis::rules::record::Ply;
use parchis::rules::{Hand, Phase, Thrown};
use side_by_side::{Both, Reading};
use tables::catalogue;

/// How deep the engine counts; one ply less where two dice fall in 36 ways.
const DEPTH: usize = 5;

/// The second reading takes a thousand times as long: it counts as deep as it need not play more lines than this.
const AFFORDABLE: u64 = 700;

/// It counts so deep in any case.
const LEAST_DEPTH: usize = 2;

/// A game is counted from its beginning, and at the end of each of so many parts.
const PARTS: usize = 6;

/// The last of them ends so many plies before the last.
const BEFORE_END: usize = 4;

/// Most plies of a game, be it at its end or not.
const MOST_PLIES: usize = 1000;

/// Counts in the named games, and sees that no preset is left out and no golden file left over.
macro_rules! counted {
    ($($test:ident: $game:literal;)*) => {
        $(#[test]
        fn $test() {
            compare($game);
        })*

        #[test]
        fn every_preset_is_counted() {
            let known = [$($game),*];
            let catalogue = catalogue();
            let presets = known.iter().map(|game| catalogue.games[*game].rules.preset());
            assert_eq!(
                presets.collect::<BTreeSet<_>>(),
                catalogue.presets.keys().map(String::as_str).collect()
            );
            let folder = golden("").parent().expect("a folder").to_owned();
            let files = std::fs::read_dir(folder).expect("the golden files are there");
            let files: BTreeSet<_> = files.map(|file| file.expect("a file").path()).collect();
            assert_eq!(files, known.iter().map(|game| golden(game)).collect());
        }
    };
}

counted! {
    spain: "parchis-4-spain";
    morocco: "parchis-4-morocco";
    tangier_strict: "parchis-4-tangier-strict";
    tangier_one_against_one: "parchis-2-tangier-1v1";
    two_dice: "parchis-4-two-dice";
    two_colours: "parchis-2-colours";
    pairs: "parchis-4-spain-pairs";
    pairs_of_morocco: "parchis-4-morocco-pairs";
    three_seats: "parchis-3-spain";
    eight_seats: "parchis-8-spain";
    damascus: "barsees-damascus";
    damascus_old: "barsees-damascus-old";
    damascus_university: "barsees-damascus-university";
    palestine: "barsees-palestine";
    pairs_at_the_cloth: "barsees-4-pairs";
    shared_pawns: "barsees-shared";
}

/// Compares with the golden file of a game.
fn compare(game: &str) {
    let counted = counted(&catalogue(), game);
    let path = golden(game);
    if std::env::var_os("PARCHIS_WRITE_PERFT").is_some() {
        std::fs::write(&path, &counted).expect("it can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        counted == golden,
        "{} should say\n{counted}",
        path.display()
    );
}

/// The golden file of a game.
fn golden(game: &str) -> PathBuf {
    [
        env!("CARGO_MANIFEST_DIR"),
        "tests/perft",
        &format!("{game}.txt"),
    ]
    .iter()
    .collect()
}

/// What a golden file says, which the second reading has found as well.
fn counted(catalogue: &Catalogue, game: &str) -> String {
    let mut told = String::from(
        "# The position after so many plies of a random game, and how many lines of play lead on\n\
         # from it: 1 ply, 2 plies, and so on.\n",
    );
    let played = played(catalogue, game);
    for at in stops(&played) {
        let line = played[at].line();
        let deepest = DEPTH - usize::from(played[at].game.rules().two_dice());
        let counts = counted_by_engine(game, &line, deepest);
        let reading = played[at].reading.as_ref().expect("the game has begun");
        let affordable = counts.iter().take_while(|&&count| count <= AFFORDABLE);
        let depth = (affordable.count() + 1).clamp(LEAST_DEPTH, deepest);
        for depth in 1..=depth {
            assert_eq!(
                counts[depth - 1],
                counted_by_reading(reading, depth),
                "{game}: {line}, {depth} plies"
            );
        }
        let counts: Vec<_> = counts.iter().map(u64::to_string).collect();
        told += &format!("{at} | {line} | {}\n", counts.join(" "));
    }
    told
}

/// Every position of a random game that the first hand begins.
fn played(catalogue: &Catalogue, game: &str) -> Vec<Both> {
    let mut cup = Cup::new(8);
    let mut played = vec![started(catalogue, game)];
    while played.len() <= MOST_PLIES
        && let Some(ply) = played[played.len() - 1].draw(&mut cup)
    {
        let mut next = played[played.len() - 1].clone();
        next.play(ply).expect("the second reading agrees");
        played.push(next);
    }
    played
}

/// Where in a game it is counted: by turns before a throw and in the middle of a turn.
fn stops(played: &[Both]) -> Vec<usize> {
    let last = played.len() - 1 - BEFORE_END;
    let part = |n: usize| {
        let wanted = if n.is_multiple_of(2) {
            Phase::Move
        } else {
            Phase::Throw
        };
        let from = last * n / PARTS;
        (from..last)
            .find(|&at| n > 0 && played[at].game.phase() == wanted)
            .unwrap_or(from)
    };
    (0..=PARTS).map(part).collect()
}

/// A game in which the first hand begins.
fn started(catalogue: &Catalogue, game: &str) -> Both {
    let mut both = Both::begun(catalogue, &catalogue.games[game]);
    while both.game.phase() == Phase::Start {
        let starts = both.game.outcomes().iter().map(|o| o.thrown);
        let first = both.game.hand() == Hand(0);
        let wanted = |thrown: &Thrown| match *thrown {
            Thrown::Starter(hand) => hand == Hand(0),
            Thrown::Die(face) => face == if first { 6 } else { 1 },
            Thrown::Shells(closed) => closed == if first { 1 } else { 0 },
            Thrown::Dice(..) => false,
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

fn counted_by_engine(game: &str, line: &str, depth: usize) -> Vec<u64> {
    let depth = depth.to_string();
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

/// The lines of so many plies, one or more.
fn counted_by_reading(reading: &Reading, depth: usize) -> u64 {
    let events = reading.events();
    let lines = |event| match depth {
        1 => 1,
        _ => counted_by_reading(&reading.apply(event).0, depth - 1),
    };
    let events = events.iter();
    events.map(|event| ways_to_fall(event) * lines(event)).sum()
}

/// Two dice lie in either order, which the reading does not tell apart.
fn ways_to_fall(event: &Event) -> u64 {
    match event {
        Event::Throw(faces) if faces.iter().any(|face| *face != faces[0]) => 2,
        _ => 1,
    }
}
