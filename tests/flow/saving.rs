//! Saved games: killed and continued, broken and set aside, impossible to write.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use parchis::cli::Opening;
use parchis::screens::{Screen, SetupCommand};
use parchis::settings::{Setting, Speed};
use parchis::storage::{Disk, Storage, StorageFlaw};
use parchis::table::{Player, Save, SaveFlaw, Saved, Trouble};

use crate::table::{GAMES, Memory, Program, opening};

const NAME: &str = "saves/match.parchis";
const GAME_NAMES: [&str; 2] = ["parchis-4-spain", "barsees-damascus"];

/// A program that was started without a word.
fn unasked(folder: &std::path::Path) -> Program {
    let opening = Opening {
        catalogue: GAMES.clone(),
        settings: vec![Setting::Speed(Speed::Instant)],
        ..Opening::default()
    };
    Program::in_folder(opening, folder)
}

fn computers(game: &str) -> Opening {
    let hands = GAMES.games[game].hands();
    opening(
        game,
        &["greedy", "random", "greedy", "random"][..hands],
        Speed::Instant,
    )
}

fn saved(program: &Program) -> Option<&Save> {
    program.0.world().resource::<Saved>().get()
}

fn to_the_end(program: &mut Program) -> String {
    program.until("the result", |program| program.screen() == Screen::Result);
    program.game().record().text().to_owned()
}

#[test]
fn a_game_that_was_killed_goes_on_as_if_it_had_not_been() {
    for game in GAME_NAMES {
        let whole = to_the_end(&mut Program::start(computers(game)));
        let folder = tempfile::tempdir().unwrap();
        // Killed in the middle of what is shown, and again and again.
        let slow = Opening {
            settings: vec![Setting::Speed(Speed::Normal)],
            ..computers(game)
        };
        let mut program = Program::in_folder(slow, folder.path());
        program.until("something is shown", |program| {
            program.ply() > 25 && !program.is_idle()
        });
        for _ in 0..3 {
            let (truth, ply) = (program.truth(), program.ply());
            drop(program);
            program = unasked(folder.path());
            assert_eq!(program.screen(), Screen::Title);
            assert!(saved(&program).is_some());
            program.send(SetupCommand::GoOn);
            program.frames(2);
            let plies = program.game().record().plies().len() as u32;
            assert!(plies >= ply);
            if plies == ply {
                assert_eq!(program.truth(), truth);
            }
            assert_eq!(program.screen(), Screen::Table);
            program.frames(40);
        }
        assert_eq!(to_the_end(&mut program), whole, "{game}");
        drop(program);
        let program = unasked(folder.path());
        assert!(
            saved(&program).is_none(),
            "a game that is over is not offered again"
        );
        assert_eq!(program.heard().troubles, []);
    }
}

#[test]
fn a_named_game_asks_first_when_another_waits() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::in_folder(computers(GAME_NAMES[0]), folder.path());
    program.frames(50);
    drop(program);
    let program = Program::in_folder(computers(GAME_NAMES[1]), folder.path());
    assert_eq!(program.screen(), Screen::Title);
    drop(program);
    let anew = Opening {
        new: true,
        ..computers(GAME_NAMES[1])
    };
    let program = Program::in_folder(anew, folder.path());
    assert_eq!(program.screen(), Screen::Table);
}

#[test]
fn whoever_resumes_is_not_asked() {
    let folder = tempfile::tempdir().unwrap();
    let resumed = || {
        let opening = Opening {
            resume: true,
            catalogue: GAMES.clone(),
            ..Opening::default()
        };
        Program::in_folder(opening, folder.path())
    };
    let program = resumed();
    assert_eq!(program.screen(), Screen::Title, "nothing waits");
    drop(program);
    let mut program = Program::in_folder(computers(GAME_NAMES[0]), folder.path());
    program.frames(50);
    let plies = program.game().record().plies().to_vec();
    drop(program);
    let program = resumed();
    assert_eq!(program.screen(), Screen::Table);
    assert!(program.game().record().plies().starts_with(&plies));
}

#[test]
fn a_table_that_is_left_can_be_come_back_to() {
    use bevy::prelude::NextState;
    let mut program = Program::start(computers(GAME_NAMES[0]));
    program.frames(50);
    let mut next = program.0.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Setup);
    program.frames(2);
    let plies = program.game().record().plies().to_vec();
    assert_eq!(saved(&program).unwrap().record.plies(), plies);
    program.send(SetupCommand::GoOn);
    program.frames(1);
    assert!(program.game().record().plies().starts_with(&plies));
    assert!(saved(&program).is_none());
    to_the_end(&mut program);
}

/// A save in the middle of a game.
fn text() -> String {
    let memory = Arc::new(Memory::default());
    let mut program = Program::with(computers(GAME_NAMES[0]), Ok(memory.clone()));
    program.frames(60);
    memory.read(NAME).unwrap().unwrap()
}

#[test]
fn a_save_reads_as_it_was_written() {
    let text = text();
    let save = Save::read(&text, &GAMES.boards).unwrap();
    assert_eq!(save.text(), text);
    assert!(save.record.plies().len() > 20);
}

#[test]
fn people_keep_their_names_in_a_save() {
    let text = text();
    let named = text.replacen("player greedy", "player human أم عمر", 1);
    let save = Save::read(&named, &GAMES.boards).unwrap();
    assert_eq!(save.players[0], Player::person("أم عمر"));
    assert_eq!(save.text(), named);
}

#[test]
fn a_save_of_the_first_version_is_still_read() {
    let text = text();
    let (head, record) = text.split_once("\n\n").unwrap();
    let cup = head.lines().last().unwrap();
    let first = format!("parchis-save 1\nplayers greedy random human random\n{cup}\n\n{record}");
    let save = Save::read(&first, &GAMES.boards).unwrap();
    let kinds: Vec<_> = save.players.iter().map(Player::kind).collect();
    assert_eq!(kinds, ["greedy", "random", "human", "random"]);
    assert!(save.text().starts_with("parchis-save 2\nplayer greedy\n"));
    assert_eq!(
        save.record.plies(),
        Save::read(&text, &GAMES.boards).unwrap().record.plies()
    );
}

#[test]
fn whatever_is_cut_off_is_no_save() {
    let text = text();
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        let read = Save::read(&text[..end], &GAMES.boards);
        assert!(read.is_err(), "{end} of {}", text.len());
    }
}

#[test]
fn each_broken_save_has_its_reason() {
    let text = text();
    let change = |old: &str, new: &str| {
        assert!(text.contains(old), "{old}");
        Save::read(&text.replacen(old, new, 1), &GAMES.boards).unwrap_err()
    };
    assert_eq!(Save::read("", &GAMES.boards).unwrap_err(), SaveFlaw::Empty);
    assert_eq!(
        Save::read("hello", &GAMES.boards).unwrap_err(),
        SaveFlaw::NoSave
    );
    for version in ["0", "3", "two"] {
        let found = version.to_owned();
        let newer = format!("parchis-save {version}");
        assert_eq!(
            change("parchis-save 2", &newer),
            SaveFlaw::Version { found }
        );
    }
    assert_eq!(change("end\n", ""), SaveFlaw::Truncated);
    let (found, needed) = (3, 4);
    assert_eq!(
        change("player greedy\nplayer random\n", "player greedy\n"),
        SaveFlaw::Players { found, needed }
    );
    assert!(matches!(
        change("cup 7", "cup seven"),
        SaveFlaw::Line { line: 6, .. }
    ));
    assert!(matches!(
        change("player random", "player random Omar"),
        SaveFlaw::Line { line: 3, .. }
    ));
    let SaveFlaw::Record(flaw) = change("board parchis-4", "board nowhere") else {
        panic!("it is a flaw of the record");
    };
    let line = text.lines().nth(flaw.line - 1).unwrap();
    assert!(line.starts_with("board parchis-4 "));
    let SaveFlaw::Record(flaw) = change("start [", "start [9] [") else {
        panic!("it is a flaw of the record");
    };
    assert!(
        text.lines()
            .nth(flaw.line - 1)
            .unwrap()
            .starts_with("start")
    );
}

#[test]
fn a_broken_save_is_kept_aside_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let whole = text();
    for broken in [
        &whole[..whole.len() / 2],
        "",
        "parchis-save 99\n",
        "\u{0}\u{1}",
    ] {
        {
            let disk = Disk::open(folder.path()).unwrap();
            disk.write(NAME, broken).unwrap();
        }
        let mut program = unasked(folder.path());
        assert_eq!(program.screen(), Screen::Title);
        assert!(saved(&program).is_none());
        let [Trouble::Broken { kept, .. }] = program.heard().troubles.as_slice() else {
            panic!("{:?}", program.heard().troubles);
        };
        let kept = kept.clone();
        // The game plays on and saves anew.
        program.send(SetupCommand::Begin);
        program.frames(3);
        assert_eq!(program.screen(), Screen::Table);
        let anew = std::fs::read_to_string(folder.path().join(NAME)).unwrap();
        assert!(Save::read(&anew, &GAMES.boards).is_ok());
        assert_eq!(std::fs::read_to_string(kept).unwrap(), broken);
    }
}

#[test]
fn only_the_first_copy_saves() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Program::in_folder(computers(GAME_NAMES[0]), folder.path());
    first.frames(30);
    let mut second = Program::in_folder(computers(GAME_NAMES[1]), folder.path());
    let told = [Trouble::NotSaved(StorageFlaw::SecondCopy)];
    assert_eq!(second.heard().troubles, told);
    to_the_end(&mut second);
    assert_eq!(second.heard().troubles, told);
    let ply = first.ply();
    drop(first);
    let again = unasked(folder.path());
    assert_eq!(saved(&again).unwrap().record.plies().len() as u32, ply);
}

/// A place that nothing can be written to.
struct ReadOnly;

impl Storage for ReadOnly {
    fn read(&self, _: &str) -> Result<Option<String>, StorageFlaw> {
        Ok(None)
    }

    fn names(&self, _: &str) -> Result<Vec<String>, StorageFlaw> {
        Ok(Vec::new())
    }

    fn write(&self, name: &str, _: &str) -> Result<(), StorageFlaw> {
        Err(StorageFlaw::ReadOnly(name.to_owned()))
    }

    fn remove(&self, name: &str) -> Result<(), StorageFlaw> {
        Err(StorageFlaw::ReadOnly(name.to_owned()))
    }

    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw> {
        Err(StorageFlaw::ReadOnly(name.to_owned()))
    }

    fn place(&self, name: &str) -> String {
        name.to_owned()
    }
}

#[test]
fn a_read_only_folder_is_told_once_and_the_game_plays_on() {
    let mut program = Program::with(computers(GAME_NAMES[0]), Ok(Arc::new(ReadOnly)));
    to_the_end(&mut program);
    let told = [Trouble::NotSaved(StorageFlaw::ReadOnly(NAME.to_owned()))];
    assert_eq!(program.heard().troubles, told);
}

/// A disk that is full until somebody makes room.
#[derive(Default)]
struct Tight {
    kept: Memory,
    full: AtomicBool,
    tried: AtomicU32,
}

impl Storage for Tight {
    fn read(&self, name: &str) -> Result<Option<String>, StorageFlaw> {
        self.kept.read(name)
    }

    fn names(&self, _: &str) -> Result<Vec<String>, StorageFlaw> {
        Ok(Vec::new())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageFlaw> {
        self.tried.fetch_add(1, Ordering::Relaxed);
        if self.full.load(Ordering::Relaxed) {
            return Err(StorageFlaw::Full);
        }
        self.kept.write(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StorageFlaw> {
        self.kept.remove(name)
    }

    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw> {
        self.kept.set_aside(name)
    }

    fn place(&self, name: &str) -> String {
        name.to_owned()
    }
}

#[test]
fn a_full_disk_is_told_once_and_saved_to_again_as_soon_as_there_is_room() {
    let disk = Arc::new(Tight::default());
    let mut program = Program::with(computers(GAME_NAMES[0]), Ok(disk.clone()));
    program.frames(20);
    let whole = disk.read(NAME).unwrap().unwrap();
    disk.full.store(true, Ordering::Relaxed);
    let tried = disk.tried.load(Ordering::Relaxed);
    program.frames(20);
    // What was saved before the disk was full is still whole, and every ply tries again.
    assert_eq!(disk.read(NAME), Ok(Some(whole.clone())));
    assert!(disk.tried.load(Ordering::Relaxed) > tried + 5);
    let full = Trouble::NotSaved(StorageFlaw::Full);
    assert_eq!(program.heard().troubles, std::slice::from_ref(&full));
    disk.full.store(false, Ordering::Relaxed);
    program.frames(20);
    assert_ne!(disk.read(NAME), Ok(Some(whole)));
    let told = [full.clone(), Trouble::SavedAgain];
    assert_eq!(program.heard().troubles, told);
    // Another time is told again.
    disk.full.store(true, Ordering::Relaxed);
    program.frames(20);
    assert_eq!(program.heard().troubles[2..], [full]);
}

#[test]
fn what_could_not_be_saved_is_tried_once_more_when_the_program_ends() {
    let disk = Arc::new(Tight::default());
    let mut program = Program::with(
        opening(GAME_NAMES[0], &["human"; 4], Speed::Instant),
        Ok(disk.clone()),
    );
    disk.full.store(true, Ordering::Relaxed);
    program.wish(parchis::table::Wish::Throw);
    program.frames(5);
    disk.full.store(false, Ordering::Relaxed);
    program.send(bevy::app::AppExit::Success);
    program.frames(1);
    let kept = disk.read(NAME).unwrap().unwrap();
    let save = Save::read(&kept, &GAMES.boards).unwrap();
    assert_eq!(save.record.plies(), program.game().record().plies());
}
