//! What is on the glass.

use bevy::prelude::*;

/// The screen. Entities of a screen carry `DespawnOnExit` with it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Levels, fonts and sounds are being loaded.
    #[default]
    Loading,
    /// Game, seats and players are being chosen.
    Setup,
    /// The table.
    Table,
    /// The match is over: who came in which place.
    Result,
}

/// Whether the table stands still under the pause menu.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pause {
    /// It goes on.
    #[default]
    Off,
    /// It stands still.
    On,
}

/// The screens; needs `StatesPlugin`.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Pause>();
}
