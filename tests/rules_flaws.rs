//! Every flaw of rules and game files has a broken file, and its message stands in a golden list.
#![expect(clippy::disallowed_methods, reason = "tests walk the broken files")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use parchis::levels::{LevelKind, Levels};
use parchis::rules::Board;
use parchis::rules::family::{GameFile, Preset, RulesFile, RulesFlaw, presets};

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

#[test]
fn every_reason_has_a_broken_file() {
    let kind = |flaw: &RulesFlaw| {
        let shown = format!("{:?}", flaw.reason);
        shown
            .split([' ', '('])
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let (rules, games) = (broken_rules(), broken_games());
    let seen: BTreeSet<String> = rules
        .values()
        .chain(games.values())
        .flatten()
        .map(kind)
        .collect();
    let there_are = include_str!("../src/rules/family/flaw.rs")
        .matches("#[error(")
        .count();
    assert_eq!(seen.len(), there_are, "seen: {seen:#?}");
}
