//! The one owner of the settings: changes them when asked, and keeps them.

use std::sync::Arc;

use bevy::prelude::*;

use super::file::Reading;
use super::flaw::SettingsFlaw;
use super::values::{Setting, Settings};
use crate::locale::Phrase;
use crate::storage::{Storage, StorageFlaw};

/// The name under which they are kept.
const NAME: &str = "settings.ron";

/// Seconds for which changes gather before they are written.
const GATHER: f32 = 0.5;

/// What may be asked of the settings.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SettingsCommand {
    /// Change one and keep it.
    Set(Setting),
    /// Change one until the program ends.
    Try(Setting),
    /// Take the usual values.
    Reset,
}

/// Something about keeping the settings that the players should be told, once.
#[derive(Message, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsTrouble {
    /// Changes are lost when the program ends.
    #[error("the settings will not be kept: {0}")]
    NotKept(#[from] StorageFlaw),
    /// What was kept cannot be used, or not all of it.
    #[error(
        "some settings cannot be used ({}); they are kept in {kept}",
        listed(flaws)
    )]
    Broken {
        /// Everything that is wrong with it.
        flaws: Vec<SettingsFlaw>,
        /// Where it lies now.
        kept: String,
    },
}

impl SettingsTrouble {
    /// The sentence that tells it.
    #[must_use]
    pub fn said(&self) -> Phrase {
        let (key, path) = match self {
            Self::NotKept(StorageFlaw::ReadOnly(path)) => ("error-settings-read-only", Some(path)),
            Self::NotKept(StorageFlaw::Full) => ("error-settings-full", None),
            Self::NotKept(_) => ("error-settings-not-kept", None),
            Self::Broken { flaws, kept } => {
                let key = match flaws.as_slice() {
                    [SettingsFlaw::Newer(_)] => "error-settings-newer",
                    [SettingsFlaw::Syntax(_) | SettingsFlaw::NoVersion] => "error-settings-broken",
                    _ => "error-settings-values",
                };
                (key, Some(kept))
            }
        };
        let said = Phrase::new(key);
        match path {
            Some(path) => said.with("path", path.clone()),
            None => said,
        }
    }
}

fn listed(flaws: &[SettingsFlaw]) -> String {
    let flaws: Vec<_> = flaws.iter().map(ToString::to_string).collect();
    flaws.join("; ")
}

/// The settings: everybody reads [`Settings`], and asks for a change by [`SettingsCommand`].
pub struct SettingsPlugin {
    /// Where they are kept; nowhere if there is no place, which the table tells.
    pub storage: Option<Arc<dyn Storage>>,
    /// What is to be different until the program ends.
    pub tried: Vec<Setting>,
}

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        let mut shelf = Shelf {
            storage: self.storage.clone(),
            ..Shelf::default()
        };
        shelf.find();
        let mut settings = shelf.settings.clone();
        for tried in &self.tried {
            settings.set(tried.clone());
        }
        app.insert_resource(settings)
            .insert_resource(shelf)
            .add_message::<SettingsCommand>()
            .add_message::<SettingsTrouble>()
            .add_systems(
                PreUpdate,
                obey.in_set(SettingsSystems)
                    .run_if(on_message::<SettingsCommand>),
            )
            .add_systems(Last, (keep, tell).chain());
    }
}

/// When the settings change; whoever follows them in [`PreUpdate`] comes after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SettingsSystems;

/// Where the settings are kept.
#[derive(Resource, Default)]
struct Shelf {
    storage: Option<Arc<dyn Storage>>,
    /// What is kept, or will be in a moment: without what is only tried.
    settings: Settings,
    /// For how many seconds a change has waited to be written; none if nothing has changed.
    waited: Option<f32>,
    /// What is still to be told.
    troubles: Vec<SettingsTrouble>,
    /// Whether the last writing failed, which was told: it is tried again with the next change,
    /// and before the program ends.
    failing: bool,
    /// Whether something waits that a player has set, and not where the window is.
    by_hand: bool,
}

impl Shelf {
    /// Reads what was kept. What cannot be used is set aside; where even that fails, it is not
    /// written over.
    fn find(&mut self) {
        let Some(storage) = self.storage.clone() else {
            return;
        };
        let text = match storage.read(NAME) {
            Ok(None) => return,
            Ok(Some(text)) => text,
            Err(flaw) => {
                self.storage = None;
                return self.troubles.push(flaw.into());
            }
        };
        let Reading { settings, flaws } = Reading::of(&text);
        self.settings = settings;
        if flaws.is_empty() {
            return;
        }
        let kept = storage.set_aside(NAME).unwrap_or_else(|_| {
            self.storage = None;
            storage.place(NAME)
        });
        self.troubles.push(SettingsTrouble::Broken { flaws, kept });
        // What is sound in it is not lost with it.
        self.waited = Some(0.0);
    }

    fn write(&mut self) {
        self.waited = None;
        let Some(storage) = &self.storage else { return };
        match storage.write(NAME, &self.settings.text()) {
            Ok(()) => (self.failing, self.by_hand) = (false, false),
            // Where the window was is not worth a word.
            Err(flaw) if self.by_hand && !self.failing => {
                self.failing = true;
                self.troubles.push(flaw.into());
            }
            Err(_) => {}
        }
    }
}

/// Does what is asked of the settings.
fn obey(
    mut asked: MessageReader<SettingsCommand>,
    mut settings: ResMut<Settings>,
    mut shelf: ResMut<Shelf>,
) {
    for ask in asked.read() {
        let before = shelf.settings.clone();
        match ask {
            SettingsCommand::Set(setting) => {
                settings.set(setting.clone());
                shelf.settings.set(setting.clone());
            }
            SettingsCommand::Try(setting) => settings.set(setting.clone()),
            SettingsCommand::Reset => {
                shelf.settings = before.usual();
                *settings = shelf.settings.clone();
            }
        }
        if shelf.settings != before {
            shelf.waited.get_or_insert(0.0);
            shelf.by_hand |= !matches!(ask, SettingsCommand::Set(Setting::Window(_)));
        }
    }
}

/// Writes what has changed a moment ago, and all of it before the program ends.
fn keep(time: Res<Time<Real>>, mut exits: MessageReader<AppExit>, mut shelf: ResMut<Shelf>) {
    let ends = exits.read().count() > 0;
    if ends && shelf.failing {
        shelf.waited = Some(0.0);
    }
    let Some(waited) = &mut shelf.bypass_change_detection().waited else {
        return;
    };
    *waited += time.delta_secs();
    if *waited >= GATHER || ends {
        shelf.write();
    }
}

fn tell(mut shelf: ResMut<Shelf>, mut troubles: MessageWriter<SettingsTrouble>) {
    for trouble in shelf.bypass_change_detection().troubles.drain(..) {
        warn!("{trouble}");
        troubles.write(trouble);
    }
}
