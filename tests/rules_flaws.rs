//! Every flaw of rules and game files has a broken file, and its message stands in a golden list.
#![expect(clippy::disallowed_methods, reason = "tests walk the broken files")]

#[macro_use]
mod kinds;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use parchis::levels::{LevelKind, Levels};
use parchis::rules::board::BoardFile;
use parchis::rules::family::{GameFile, Preset, Reason, RulesFile, RulesFlaw, presets};
use parchis::rules::{Board, CompileFlaw, SeatingFlaw};

/// Flaws by the name of the file.
type Found = BTreeMap<String, Vec<RulesFlaw>>;

/// The texts of a folder, by name.
fn broken(folder: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/broken")
        .join(folder);
    let files = fs::read_dir(path).expect("the broken files are there");
    let paths = files.map(|file| file.expect("a file").path());
    paths
        .filter(|path| path.extension().is_some_and(|e| e == "ron"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy();
            let name = name.split('.').next().unwrap_or_default().to_owned();
            (name, fs::read_to_string(&path).expect("text"))
        })
        .collect()
}

/// The sound presets that broken files rest on; not all, so that a new one changes no message.
const SOUND: [&str; 3] = ["damascus", "palestine", "spain"];

fn shipped() -> Vec<RulesFile> {
    let levels = Levels::embedded();
    let read = |text: &str| RulesFile::read(text).expect("it is sound");
    let needed = levels
        .texts(LevelKind::Rules)
        .filter(|level| SOUND.contains(&level.name.as_str()));
    needed.map(|level| read(&level.text)).collect()
}

/// The broken rules files are checked beside the sound ones that they may be based on.
fn broken_rules() -> Found {
    let mut found = Found::new();
    let (mut names, mut files) = (Vec::new(), Vec::new());
    for (name, text) in broken("rules") {
        match RulesFile::read(&text) {
            Ok(file) => {
                names.push(name);
                files.push(file);
            }
            Err(flaw) => drop(found.insert(name, vec![flaw])),
        }
    }
    files.extend(shipped());
    let flaws = presets(&files)
        .into_iter()
        .map(|checked| checked.err().unwrap_or_default());
    found.extend(names.into_iter().zip(flaws));
    found
}

fn broken_games() -> Found {
    let known: BTreeMap<String, Preset> = presets(&shipped())
        .into_iter()
        .map(|preset| preset.expect("it is sound"))
        .map(|preset| (preset.rules.preset().to_owned(), preset))
        .collect();
    let levels = Levels::embedded();
    let mut boards: BTreeMap<String, Arc<Board>> = levels
        .boards()
        .iter()
        .filter(|(id, _)| ["barsees", "parchis-4"].contains(&id.as_str()))
        .map(|(id, board)| (id.clone(), Arc::new(board.clone())))
        .collect();
    let mut short = levels
        .board("barsees")
        .expect("the board is embedded")
        .clone();
    short.id = "short".to_owned();
    for route in &mut short.routes {
        route.drain(3..);
    }
    boards.insert(short.id.clone(), Arc::new(short));
    // The board of the page, as if Barsees were played on it.
    let page = include_str!("../docs/boards.md");
    let five = page.split("```ron\n").nth(1).expect("the page has a board");
    let five = five.split("```").next().expect("it is a block");
    let five = five.replace("family: \"parchis\"", "family: \"barsees\"");
    let five = BoardFile::read(&five).expect("it is a board file").check();
    boards.insert("five".to_owned(), Arc::new(five.expect("it is sound")));
    let flaws = |text: &str| match GameFile::read(text) {
        Ok(file) => file.check(&boards, &known).err().unwrap_or_default(),
        Err(flaw) => vec![flaw],
    };
    broken("games")
        .into_iter()
        .map(|(name, text)| (name, flaws(&text)))
        .collect()
}

fn told(found: &Found) -> String {
    let mut told = String::new();
    for (name, flaws) in found {
        told += &format!("{name}\n");
        told.extend(flaws.iter().map(|flaw| format!("    {flaw}\n")));
    }
    told
}

#[test]
fn broken_rules_tell_all_their_flaws() {
    let told = told(&broken_rules());
    let golden = include_str!("broken/rules/golden.txt");
    assert!(told == golden, "the messages are now:\n{told}");
}

#[test]
fn broken_games_tell_all_their_flaws() {
    let told = told(&broken_games());
    let golden = include_str!("broken/games/golden.txt");
    assert!(told == golden, "the messages are now:\n{told}");
}

#[test]
fn sound_files_stay_sound_beside_broken_ones() {
    let mut files: Vec<_> = broken("rules")
        .values()
        .filter_map(|text| RulesFile::read(text).ok())
        .collect();
    let count = files.len();
    files.extend(shipped());
    assert!(count > 0 && presets(&files)[count..].iter().all(Result::is_ok));
}

kinds! {
    REASONS, kind(Reason):
        Syntax Version BadId UnknownName Circle Unsound OtherFamily UnknownKey Missing Twice
        WrongType NotAllowed Contradiction Board NoSuchSeat NotInPlay SeatTwice OneTeam Seating
        Compile
}

kinds! {
    SEATINGS, seating_kind(SeatingFlaw):
        TooFew NoSuchSeat Twice NotInPlay SplitSide TooManyPeople
}

kinds! {
    COMPILES, compile_kind(CompileFlaw):
        Seating EntryBeyondRoute
}

/// Flaws of seats that a file cannot have: its letters are looked up first, and have reasons of their own
/// ([`Reason::NoSuchSeat`], [`Reason::SeatTwice`], [`Reason::NotInPlay`]).
const BY_LETTERS: [&str; 3] = ["NoSuchSeat", "NotInPlay", "Twice"];

/// Flaws of the engine that a file cannot have: its seats are looked at first.
const BY_SEATS: [&str; 1] = ["Seating"];

#[test]
fn every_reason_has_a_broken_file() {
    let (rules, games) = (broken_rules(), broken_games());
    let flaws = || rules.values().chain(games.values()).flatten();
    let reasons: BTreeSet<_> = flaws().map(|flaw| kind(&flaw.reason)).collect();
    assert_eq!(reasons, REASONS.iter().copied().collect());
    let mut seatings: BTreeSet<_> = BY_LETTERS.into();
    let mut compiles: BTreeSet<_> = BY_SEATS.into();
    for flaw in flaws() {
        match &flaw.reason {
            Reason::Seating(flaw) => drop(seatings.insert(seating_kind(flaw))),
            Reason::Compile(flaw) => drop(compiles.insert(compile_kind(flaw))),
            _ => {}
        }
    }
    assert_eq!(seatings, SEATINGS.iter().copied().collect());
    assert_eq!(compiles, COMPILES.iter().copied().collect());
}
