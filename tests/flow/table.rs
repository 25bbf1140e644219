//! A table without a window, for the tests.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use parchis::app::FlowPlugin;
use parchis::cli::{Opening, Speed};
use parchis::levels::{Catalogue, Levels};
use parchis::rules;
use parchis::screens::Screen;
use parchis::storage::{Disk, Storage, StorageFlaw};
use parchis::table::{GameCommand, GameEvent, Match, MatchSet, Refused, Trouble, Wish};
use parchis::timeline::{Shown, Timeline, TimelineCut};

/// The frames of a second.
pub const FRAMES: u32 = 60;

/// The games that come with the program.
pub static GAMES: LazyLock<Catalogue> = LazyLock::new(|| {
    let catalogue = Catalogue::from(Levels::embedded());
    assert_eq!(catalogue.flaws, []);
    catalogue
});

/// What was said at the table.
#[derive(Resource, Clone, Default)]
pub struct Heard {
    pub events: Vec<GameEvent>,
    pub refused: Vec<Refused>,
    pub troubles: Vec<Trouble>,
    pub sets: usize,
    pub cuts: usize,
}

fn hear(
    mut heard: ResMut<Heard>,
    mut events: MessageReader<GameEvent>,
    mut refused: MessageReader<Refused>,
    mut troubles: MessageReader<Trouble>,
    mut sets: MessageReader<MatchSet>,
) {
    heard.events.extend(events.read());
    heard.refused.extend(refused.read());
    heard.troubles.extend(troubles.read().cloned());
    heard.sets += sets.read().count();
}

/// How a table is laid.
pub fn opening(game: &str, players: &[&str], speed: Speed) -> Opening {
    Opening {
        catalogue: GAMES.clone(),
        game: Some(GAMES.games[game].clone()),
        players: players.iter().map(ToString::to_string).collect(),
        seed: Some(7),
        speed: Some(speed),
        ..Opening::default()
    }
}

/// Texts in memory.
#[derive(Default)]
pub struct Memory(pub Mutex<BTreeMap<String, String>>);

impl Storage for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, StorageFlaw> {
        Ok(self.0.lock().unwrap().get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageFlaw> {
        self.0.lock().unwrap().insert(name.to_owned(), text.to_owned());
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
pub struct Program(pub App);

impl Program {
    /// A program that keeps what it saves in memory.
    pub fn start(opening: Opening) -> Self {
        Self::with(opening, Ok(Arc::new(Memory::default())))
    }

    /// A program that saves in a folder.
    pub fn in_folder(opening: Opening, folder: &Path) -> Self {
        let storage = Disk::open(folder).map(|disk| Arc::new(disk) as Arc<dyn Storage>);
        Self::with(opening, storage)
    }

    pub fn with(opening: Opening, storage: Result<Arc<dyn Storage>, StorageFlaw>) -> Self {
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
        let mut program = Self(app);
        // The first frame loads, the second has the match, the third has its screen.
        program.frames(3);
        program
    }

    /// Lets so many frames pass. Whenever everything has been shown, it must be the truth.
    pub fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.0.update();
            if self.is_idle() && self.0.world().contains_resource::<Match>() {
                assert_eq!(self.shown(), self.truth());
                assert_eq!(self.0.world().resource::<Shown>().ply(), self.ply());
                assert_eq!(self.0.world().resource::<Shown>().thrown(), self.game().thrown());
            }
        }
    }

    /// Lets frames pass until something is so.
    pub fn until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        for _ in 0..100_000 {
            if so(self) {
                return;
            }
            self.frames(1);
        }
        panic!("{what}: not within 100,000 frames");
    }

    pub fn until_idle(&mut self) {
        self.until("everything is shown", Self::is_idle);
    }

    pub fn is_idle(&self) -> bool {
        self.0.world().resource::<Timeline>().is_idle()
    }

    pub fn screen(&self) -> Screen {
        **self.0.world().resource::<State<Screen>>()
    }

    pub fn game(&self) -> &Match {
        self.0.world().resource::<Match>()
    }

    pub fn ply(&self) -> u32 {
        self.game().ply()
    }

    /// What has been shown.
    pub fn shown(&self) -> rules::Shown {
        **self.0.world().resource::<Shown>()
    }

    /// What is true.
    pub fn truth(&self) -> rules::Shown {
        rules::Shown::of(self.game().game().state())
    }

    pub fn heard(&self) -> &Heard {
        self.0.world().resource::<Heard>()
    }

    pub fn send<M: Message>(&mut self, message: M) {
        self.0.world_mut().write_message(message);
    }

    /// Wishes something, having seen everything.
    pub fn wish(&mut self, wish: Wish) {
        let seen = self.ply();
        self.send(GameCommand { seen, wish });
    }

    /// Presses and lets go of a key.
    pub fn press(&mut self, key: KeyCode) {
        self.0.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(key);
        self.frames(1);
        let mut keys = self.0.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        keys.release(key);
        keys.clear();
    }

    /// Throws, and plays the first move for everybody, until something is so at rest.
    pub fn play_until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
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
