//! Hands what lies in files to the engine: the games that can be played.

use bevy::prelude::*;

use crate::levels::Catalogue;

/// Everything that can be played.
#[derive(Resource, Clone, Debug, Default)]
pub struct Games(Catalogue);

impl Games {
    /// Boards, presets and games, and what was wrong with the rest.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.0
    }
}

/// Lays out the games.
pub struct ContentPlugin {
    /// Everything that was found.
    pub catalogue: Catalogue,
}

impl Plugin for ContentPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(Games(self.catalogue.clone()));
    }
}
