//! The program with everything that it is made of.

#[cfg(target_arch = "wasm32")]
mod console;
mod desk;
mod drawing;
mod engine;
#[cfg(not(target_arch = "wasm32"))]
mod films;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
mod in_turn;
#[cfg(not(target_arch = "wasm32"))]
mod logs;
mod monitors;
pub mod pacing;
mod page;
mod place;
mod report;
#[cfg(not(target_arch = "wasm32"))]
mod reveal;
mod standing;
mod window;

#[cfg(not(target_arch = "wasm32"))]
pub use films::film;
pub use page::PagePlugin;
pub use window::open;

use std::sync::Arc;

use bevy::prelude::*;

use crate::cli::{Doors, Opening};
use crate::content::ContentPlugin;
use crate::screens::{Opened, ScreensPlugin};
use crate::settings::SettingsPlugin;
use crate::storage::{Storage, StorageFlaw};
use crate::table::{Player, RulesPlugin};
use crate::timeline::TimelinePlugin;
use crate::{input, menus, storage, theme, ui, view};

/// What the command line opens: the table, and the film.
pub const DOORS: Doors = Doors {
    table: Some(open),
    #[cfg(not(target_arch = "wasm32"))]
    film: Some(film),
    #[cfg(target_arch = "wasm32")]
    film: None,
};

/// The flow of the game, from a wish to the end of what is shown of it, without anything
/// that is seen or heard. It runs on `MinimalPlugins` and `StatesPlugin`.
pub struct FlowPlugin {
    /// What the program was started with.
    pub opening: Opening,
    /// Where matches and settings are kept, or why they are not.
    pub storage: Result<Arc<dyn Storage>, StorageFlaw>,
}

impl FlowPlugin {
    /// The flow of an opening, with what was saved in its data folder.
    #[must_use]
    pub fn new(opening: Opening) -> Self {
        Self {
            storage: storage::open(opening.data.as_deref()),
            opening,
        }
    }
}

impl Plugin for FlowPlugin {
    fn build(&self, app: &mut App) {
        let opening = &self.opening;
        let opened = Opened {
            game: opening.game.clone(),
            position: opening.position.clone(),
            players: opening
                .players
                .iter()
                .map(|name| Player::named(name))
                .collect(),
            seed: opening.seed,
            new: opening.new,
            resume: opening.resume,
        };
        app.add_plugins((
            SettingsPlugin {
                storage: self.storage.clone().ok(),
                tried: opening.settings.clone(),
            },
            ContentPlugin {
                catalogue: opening.catalogue.clone(),
                storage: self.storage.clone(),
            },
            RulesPlugin {
                storage: self.storage.clone(),
                boards: opening.catalogue.boards.clone(),
            },
            TimelinePlugin,
            ScreensPlugin {
                opened,
                storage: self.storage.clone().ok(),
            },
            input::plugin,
        ));
    }
}

/// Everything that is seen of the flow; it runs on the engine's default plugins.
pub struct SeenPlugin;

impl Plugin for SeenPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((theme::plugin, view::plugin, ui::plugin, menus::plugin));
    }
}
