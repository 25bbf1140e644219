//! A table without a window, for the tests.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use parchis::app::FlowPlugin;
use parchis::cli::Opening;
use parchis::levels::{Catalogue, Levels};
use parchis::rules;
use parchis::screens::Screen;
use parchis::settings::{Setting, SettingsTrouble, Speed};
use parchis::storage::{Disk, Storage, StorageFlaw};
use parchis::table::{GameCommand, GameEvent, Match, MatchSet, Refused, Trouble, Wish};
use parchis::timeline::{Shown, Timeline, TimelineCut};

/// The frames of a second.
pub(crate) const FRAMES: u32 = 60;

/// The games that come with the program.
pub(crate) static GAMES: LazyLock<Catalogue> = LazyLock::new(|| {
    let catalogue = Catalogue::from(Levels::embedded());
    assert_eq!(catalogue.flaws, []);
    catalogue
});

/// What was said at the table.
#[derive(Resource, Clone, Default)]
pub(crate) struct Heard {
    pub(crate) events: Vec<GameEvent>,
    pub(crate) refused: Vec<Refused>,
    pub(crate) troubles: Vec<Trouble>,
    pub(crate) settings: Vec<SettingsTrouble>,
    pub(crate) sets: usize,
    pub(crate) cuts: usize,
}

fn hear(
    mut heard: ResMut<Heard>,
    mut events: MessageReader<GameEvent>,
    mut refused: MessageReader<Refused>,
    mut troubles: MessageReader<Trouble>,
    mut settings: MessageReader<SettingsTrouble>,
    mut sets: MessageReader<MatchSet>,
) {
    heard.events.extend(events.read());
    heard.refused.extend(refused.read());
    heard.troubles.extend(troubles.read().cloned());
    heard.settings.extend(settings.read().cloned());
    heard.sets += sets.read().count();
}

/// How a table is laid.
pub(crate) fn opening(game: &str, players: &[&str], speed: Speed) -> Opening {
    Opening {
        catalogue: GAMES.clone(),
        game: Some(GAMES.games[game].clone()),
        players: players.iter().map(ToString::to_string).collect(),
        seed: Some(7),
        settings: vec![Setting::Speed(speed)],
        ..Opening::default()
    }
}

/// Texts in memory.
#[derive(Default)]
pub(crate) struct Memory(pub(crate) Mutex<BTreeMap<String, String>>);

impl Storage for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, StorageFlaw> {
        Ok(self.0.lock().unwrap().get(name).cloned())
    }

    fn names(&self, folder: &str) -> Result<Vec<String>, StorageFlaw> {
        let texts = self.0.lock().unwrap();
        let within = texts.keys().filter(|name| name.starts_with(folder));
        Ok(within.cloned().collect())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageFlaw> {
        self.0
            .lock()
            .unwrap()
            .insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StorageFlaw> {
        self.0.lock().unwrap().remove(name);
        Ok(())
    }

    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw> {
        let mut texts = self.0.lock().unwrap();
        let text = texts.remove(name).unwrap_or_default();
        texts.insert(format!("{name}.broken"), text);
        Ok(format!("{name}.broken"))
    }

    fn place(&self, name: &str) -> String {
        name.to_owned()
    }
}

/// A program without a window.
pub(crate) struct Program(pub(crate) App);

impl Program {
    /// A program that keeps what it saves in memory.
    pub(crate) fn start(opening: Opening) -> Self {
        Self::with(opening, Ok(Arc::new(Memory::default())))
    }

    /// A program that saves in a folder.
    pub(crate) fn in_folder(opening: Opening, folder: &Path) -> Self {
        let storage = Disk::open(folder).map(|disk| Arc::new(disk) as Arc<dyn Storage>);
        Self::with(opening, storage)
    }

    /// A program whose first frame has yet to come.
    pub(crate) fn laid(opening: Opening) -> App {
        laid(opening, Ok(Arc::new(Memory::default())))
    }

    pub(crate) fn with(opening: Opening, storage: Result<Arc<dyn Storage>, StorageFlaw>) -> Self {
        let mut program = Self(laid(opening, storage));
        // The first frame loads, the second has the match, the third has its screen.
        program.frames(3);
        program
    }

    /// Lets so many frames pass. Whenever everything has been shown, it must be the truth.
    pub(crate) fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.0.update();
            if self.is_idle() && self.0.world().contains_resource::<Match>() {
                assert_eq!(self.shown(), self.truth());
                assert_eq!(self.0.world().resource::<Shown>().ply(), self.ply());
                assert_eq!(
                    self.0.world().resource::<Shown>().thrown(),
                    self.game().thrown()
                );
            }
        }
    }

    /// Lets frames pass until something is so.
    pub(crate) fn until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        for _ in 0..100_000 {
            if so(self) {
                return;
            }
            self.frames(1);
        }
        panic!("{what}: not within 100,000 frames");
    }

    pub(crate) fn until_idle(&mut self) {
        self.until("everything is shown", Self::is_idle);
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.0.world().resource::<Timeline>().is_idle()
    }

    pub(crate) fn screen(&self) -> Screen {
        **self.0.world().resource::<State<Screen>>()
    }

    pub(crate) fn game(&self) -> &Match {
        self.0.world().resource::<Match>()
    }

    pub(crate) fn ply(&self) -> u32 {
        self.game().ply()
    }

    /// What has been shown.
    pub(crate) fn shown(&self) -> rules::Shown {
        **self.0.world().resource::<Shown>()
    }

    /// What is true.
    pub(crate) fn truth(&self) -> rules::Shown {
        rules::Shown::of(self.game().game().state())
    }

    pub(crate) fn heard(&self) -> &Heard {
        self.0.world().resource::<Heard>()
    }

    pub(crate) fn send<M: Message>(&mut self, message: M) {
        self.0.world_mut().write_message(message);
    }

    /// Wishes something, having seen everything.
    pub(crate) fn wish(&mut self, wish: Wish) {
        let seen = self.ply();
        self.send(GameCommand { seen, wish });
    }

    /// Presses and lets go of a key.
    pub(crate) fn press(&mut self, key: KeyCode) {
        self.0
            .world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(key);
        self.frames(1);
        let mut keys = self.0.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        keys.release(key);
        keys.clear();
    }

    /// Throws, and plays the first move for everybody, until something is so at rest.
    pub(crate) fn play_until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        for _ in 0..5_000 {
            self.until_idle();
            if so(self) {
                return;
            }
            let moves = self.game().game().moves();
            let wish = moves.first().map_or(Wish::Throw, |&mv| Wish::Play(mv));
            self.wish(wish);
            self.frames(1);
        }
        panic!("{what}: not within 5,000 plies");
    }
}

fn laid(opening: Opening, storage: Result<Arc<dyn Storage>, StorageFlaw>) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        FlowPlugin { opening, storage },
    ))
    .insert_resource(TimeUpdateStrategy::ManualDuration(
        Duration::from_secs(1) / FRAMES,
    ))
    .init_resource::<ButtonInput<KeyCode>>()
    .init_resource::<Heard>()
    .add_systems(Last, hear)
    .add_observer(|_: On<TimelineCut>, mut heard: ResMut<Heard>| heard.cuts += 1);
    app.finish();
    app.cleanup();
    // Systems as small as these run faster one by one than on many threads.
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}
