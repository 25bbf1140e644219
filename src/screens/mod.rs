//! What is on the glass: which screen, and when the next one comes.

mod back;
mod hidden;
mod loading;
mod menu;
mod notice;
mod passage;
mod setup;

pub use loading::{HoldsLoading, Opened};
pub use menu::{Menu, MenuCommand, OpenMenus};
pub use notice::Notice;
pub use setup::{Seat, SetupChoice, SetupCommand, SetupFlaw, SetupTrouble};

use std::sync::Arc;

use bevy::prelude::*;

use crate::storage::Storage;

/// The screen. Entities of a screen carry `DespawnOnExit` with it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Levels, fonts and sounds are being loaded.
    #[default]
    Loading,
    /// The name of the game, and where one may go from here.
    Title,
    /// Game, seats and players are being chosen.
    Setup,
    /// The table.
    Table,
    /// The match is over: who came in which place.
    Result,
}

impl Screen {
    /// Every screen.
    pub const ALL: [Self; 5] = [
        Self::Loading,
        Self::Title,
        Self::Setup,
        Self::Table,
        Self::Result,
    ];
}

/// Whether the table stands still under a menu.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pause {
    /// It goes on.
    #[default]
    Off,
    /// It stands still.
    On,
}

/// The screens; needs `StatesPlugin` and the plugins of table, timeline and content.
pub struct ScreensPlugin {
    /// What is known already when the program starts.
    pub opened: Opened,
    /// Where it is kept what was chosen last; nowhere if there is no place.
    pub storage: Option<Arc<dyn Storage>>,
}

impl Plugin for ScreensPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .init_state::<Pause>()
            .insert_resource(self.opened.clone())
            .add_plugins((
                loading::plugin,
                passage::plugin,
                menu::plugin,
                notice::plugin,
                back::plugin,
                hidden::plugin,
            ));
        setup::plugin(app, self.storage.clone());
    }
}
