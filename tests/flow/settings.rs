//! Settings change at once, are kept, and are found again; whatever keeps them from that is told.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::prelude::*;

use parchis::cli::Opening;
use parchis::locale::{Language, Locale};
use parchis::rules::Fact;
use parchis::screens::{Menu, MenuCommand, SetupCommand};
use parchis::settings::{
    Reading, Setting, Settings, SettingsCommand, SettingsFlaw, SettingsTrouble, Speed,
};
use parchis::storage::{Disk, Storage, StorageFlaw};
use parchis::timeline::{Act, CueStarted};

use crate::others::others;
use crate::table::{FRAMES, GAMES, Memory, Program, opening};

const NAME: &str = "settings.ron";
const SPAIN: &str = "parchis-4-spain";

/// Frames in which a change is written.
const SOON: u32 = FRAMES * 6 / 10;

/// A program that was started without a word.
fn unasked() -> Opening {
    Opening {
        catalogue: GAMES.clone(),
        ..Opening::default()
    }
}

fn in_folder(folder: &Path) -> Program {
    Program::in_folder(unasked(), folder)
}

fn settings(program: &Program) -> Settings {
    program.0.world().resource::<Settings>().clone()
}

fn set(program: &mut Program, setting: Setting) {
    program.send(SettingsCommand::Set(setting));
    program.frames(1);
}

fn told(program: &Program) -> Vec<SettingsTrouble> {
    program.heard().settings.clone()
}

fn sentence(trouble: &SettingsTrouble) -> String {
    trouble.said().plain(Locale::new(Language::English))
}

#[test]
fn every_setting_is_found_after_the_program_was_killed() {
    for setting in others() {
        let folder = tempfile::tempdir().unwrap();
        let mut program = in_folder(folder.path());
        let mut expected = Settings::default();
        assert_eq!(settings(&program), expected);
        set(&mut program, setting.clone());
        expected.set(setting.clone());
        assert_eq!(settings(&program), expected, "at once");
        program.frames(SOON);
        // Nothing is told that it ends.
        drop(program);
        let program = in_folder(folder.path());
        assert_eq!(settings(&program), expected, "{setting:?}");
        assert_eq!(told(&program), []);
    }
}

#[test]
fn the_usual_settings_come_back_and_stay() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = in_folder(folder.path());
    for setting in others() {
        set(&mut program, setting);
    }
    let usual = settings(&program).usual();
    program.send(SettingsCommand::Reset);
    program.frames(1);
    assert_eq!(settings(&program), usual);
    program.frames(SOON);
    drop(program);
    assert_eq!(settings(&in_folder(folder.path())), usual);
}

/// Texts in memory, and how often something was written; perhaps in vain.
#[derive(Default)]
struct Counted {
    texts: Memory,
    written: AtomicUsize,
    refuses: Option<StorageFlaw>,
}

impl Storage for Counted {
    fn read(&self, name: &str) -> Result<Option<String>, StorageFlaw> {
        self.texts.read(name)
    }

    fn names(&self, folder: &str) -> Result<Vec<String>, StorageFlaw> {
        self.texts.names(folder)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageFlaw> {
        self.written.fetch_add(1, Ordering::Relaxed);
        match &self.refuses {
            Some(flaw) => Err(flaw.clone()),
            None => self.texts.write(name, text),
        }
    }

    fn remove(&self, name: &str) -> Result<(), StorageFlaw> {
        self.texts.remove(name)
    }

    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw> {
        match &self.refuses {
            Some(flaw) => Err(flaw.clone()),
            None => self.texts.set_aside(name),
        }
    }

    fn place(&self, name: &str) -> String {
        self.texts.place(name)
    }
}

fn kept(storage: &Counted) -> Settings {
    let reading = Reading::of(&storage.read(NAME).unwrap().unwrap());
    assert_eq!(reading.flaws, []);
    reading.settings
}

#[test]
fn the_steps_of_a_slider_are_written_once() {
    let storage = Arc::new(Counted::default());
    let mut program = Program::with(unasked(), Ok(storage.clone()));
    for percent in 100..=120 {
        set(
            &mut program,
            Setting::read("text_size", &percent.to_string()).unwrap(),
        );
    }
    program.frames(2 * SOON);
    assert_eq!(storage.written.load(Ordering::Relaxed), 1);
    assert_eq!(kept(&storage), settings(&program));
    program.frames(2 * SOON);
    assert_eq!(storage.written.load(Ordering::Relaxed), 1, "nothing is new");
}

#[test]
fn what_changed_just_before_the_end_is_kept() {
    let storage = Arc::new(Counted::default());
    let mut program = Program::with(unasked(), Ok(storage.clone()));
    program.send(SettingsCommand::Set(Setting::Muted(true)));
    program.send(AppExit::Success);
    program.frames(1);
    assert!(kept(&storage).muted);
}

#[test]
fn what_is_only_tried_is_not_kept() {
    let storage = Arc::new(Counted::default());
    let opening = Opening {
        settings: vec![
            Setting::Language(Some(Language::Arabic)),
            Setting::Speed(Speed::Fast),
        ],
        ..unasked()
    };
    let mut program = Program::with(opening, Ok(storage.clone()));
    assert_eq!(settings(&program).speed, Speed::Fast);
    set(&mut program, Setting::Marks(false));
    program.frames(SOON);
    let expected = Settings {
        marks: false,
        ..Settings::default()
    };
    assert_eq!(kept(&storage), expected);
    assert_eq!(settings(&program).language, Some(Language::Arabic));
    // Whoever chooses anew means it.
    set(&mut program, Setting::Speed(Speed::Instant));
    program.frames(SOON);
    assert_eq!(kept(&storage).speed, Speed::Instant);
}

#[test]
fn broken_settings_are_set_aside_and_told_once() {
    for (text, sentence_of, marks) in [
        ("(version: 1, mar", "error-settings-broken", true),
        ("(version: 9, marks: false)", "error-settings-newer", true),
        (
            "(version: 1, marks: false, volume: 900)",
            "error-settings-values",
            false,
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        Disk::open(folder.path())
            .unwrap()
            .write(NAME, text)
            .unwrap();
        let mut program = in_folder(folder.path());
        program.frames(SOON);
        let troubles = told(&program);
        let [SettingsTrouble::Broken { kept, flaws }] = troubles.as_slice() else {
            panic!("{text}: {troubles:?}");
        };
        assert_eq!(flaws, &Reading::of(text).flaws);
        let expected = parchis::locale::Phrase::new(sentence_of).with("path", kept.clone());
        assert_eq!(troubles[0].said(), expected);
        assert_eq!(
            std::fs::read_to_string(kept).unwrap(),
            text,
            "nothing is lost"
        );
        assert_eq!(settings(&program).marks, marks, "the rest stays");
        drop(program);
        let program = in_folder(folder.path());
        assert_eq!(told(&program), [], "and that was that");
        assert_eq!(settings(&program).marks, marks);
    }
}

#[test]
fn where_nothing_can_be_written_it_is_told_once_and_the_settings_hold() {
    let place = || "~/parchis/settings.ron".to_owned();
    for (flaw, said) in [
        (
            StorageFlaw::ReadOnly(place()),
            "Nothing can be written to ~/parchis/settings.ron, so changed settings last until the game is closed.",
        ),
        (
            StorageFlaw::Full,
            "There is no space left, so changed settings last until the game is closed.",
        ),
        (
            StorageFlaw::Forbidden,
            "Settings cannot be kept here, so changes last until the game is closed.",
        ),
    ] {
        let storage = Arc::new(Counted {
            refuses: Some(flaw.clone()),
            ..Counted::default()
        });
        let mut program = Program::with(unasked(), Ok(storage.clone()));
        assert_eq!(told(&program), [], "nothing was to be written yet");
        for muted in [true, false, true] {
            set(&mut program, Setting::Muted(muted));
            program.frames(SOON);
        }
        assert!(settings(&program).muted);
        let troubles = told(&program);
        assert_eq!(troubles, [SettingsTrouble::NotKept(flaw)]);
        assert_eq!(sentence(&troubles[0]), said);
        assert_eq!(
            storage.written.load(Ordering::Relaxed),
            3,
            "it may work again"
        );
    }
}

#[test]
fn what_cannot_be_set_aside_is_not_written_over() {
    let storage = Arc::new(Counted {
        refuses: Some(StorageFlaw::ReadOnly(NAME.to_owned())),
        ..Counted::default()
    });
    storage.texts.write(NAME, "(version: 9)").unwrap();
    let mut program = Program::with(unasked(), Ok(storage.clone()));
    set(&mut program, Setting::Muted(true));
    program.frames(SOON);
    assert_eq!(storage.read(NAME).unwrap().unwrap(), "(version: 9)");
    assert_eq!(storage.written.load(Ordering::Relaxed), 0);
    let kept = NAME.to_owned();
    let flaws = vec![SettingsFlaw::Newer(9)];
    assert_eq!(told(&program), [SettingsTrouble::Broken { flaws, kept }]);
}

#[test]
fn the_speed_holds_through_pause_and_restart() {
    let folder = tempfile::tempdir().unwrap();
    let game = Opening {
        settings: Vec::new(),
        ..opening(SPAIN, &["human"; 4], Speed::Normal)
    };
    let mut program = Program::in_folder(game, folder.path());
    set(&mut program, Setting::Speed(Speed::Fast));
    program.send(MenuCommand::Open(Menu::Pause));
    program.frames(3);
    program.send(MenuCommand::Close);
    program.frames(3);
    assert_eq!(settings(&program).speed, Speed::Fast);
    program.frames(SOON);
    drop(program);
    let mut program = in_folder(folder.path());
    program.send(SetupCommand::GoOn);
    program.frames(3);
    assert_eq!(settings(&program).speed, Speed::Fast);
}

/// The acts that were seen, and the facts that were told.
#[derive(Resource, Default)]
struct Watched(Vec<Act>, Vec<Fact>);

fn watched(reduced: bool) -> Watched {
    let mut program = Program::start(opening(SPAIN, &["greedy"; 4], Speed::Fast));
    let world = program.0.world_mut();
    world.init_resource::<Watched>();
    world.add_observer(|cue: On<CueStarted>, mut watched: ResMut<Watched>| {
        watched.0.extend(cue.0.steps.iter().map(|step| step.act));
        watched.1.push(cue.0.fact);
    });
    set(&mut program, Setting::ReducedMotion(reduced));
    program.until("many plies", |program| program.ply() > 120);
    program.0.world_mut().remove_resource::<Watched>().unwrap()
}

#[test]
fn with_less_motion_nothing_hops_and_everything_is_told() {
    let moves = |act: &Act| {
        matches!(
            act,
            Act::Cast
                | Act::Roll
                | Act::Hop { .. }
                | Act::Enter { .. }
                | Act::Bounce { .. }
                | Act::Strike { .. }
                | Act::GoHome { .. }
        )
    };
    let (lively, calm) = (watched(false), watched(true));
    assert!(lively.0.iter().filter(|act| moves(act)).count() > 100);
    assert_eq!(calm.0.iter().find(|act| moves(act)), None);
    assert!(calm.0.iter().any(|act| matches!(act, Act::Fade { .. })));
    let least = lively.1.len().min(calm.1.len()) - 8;
    // The first facts may have passed before anybody watched.
    let from = |facts: &[Fact]| facts[facts.len() - least..].to_vec();
    let shared = from(&lively.1)
        .iter()
        .filter(|fact| from(&calm.1).contains(fact))
        .count();
    assert!(shared * 10 > least * 9, "{shared} of {least}");
}
