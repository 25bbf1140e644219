//! Hands what lies in files to the engine: the games that can be played, and the player's own
//! rules.

mod own;

use std::sync::Arc;

use bevy::prelude::*;

pub use own::{OwnRulesCommand, OwnRulesTold};

use crate::levels::{Catalogue, Fairness};
use crate::storage::{Storage, StorageFlaw};

/// Everything that can be played.
#[derive(Resource, Clone, Debug, Default)]
pub struct Games {
    catalogue: Catalogue,
    fairness: Fairness,
}

impl Games {
    /// Boards, presets and games, and what was wrong with the rest.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// How fair the seats of the games are.
    #[must_use]
    pub fn fairness(&self) -> &Fairness {
        &self.fairness
    }
}

impl From<Catalogue> for Games {
    fn from(catalogue: Catalogue) -> Self {
        let fairness = Fairness::measured().unwrap_or_else(|why| {
            error!("nothing is known of how fair the seats are: {why}");
            Fairness::default()
        });
        Self {
            catalogue,
            fairness,
        }
    }
}

/// Lays out the games.
pub struct ContentPlugin {
    /// Everything that was found.
    pub catalogue: Catalogue,
    /// Where the player's own rules are kept, or why they are not.
    pub storage: Result<Arc<dyn Storage>, StorageFlaw>,
}

impl Plugin for ContentPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(Games::from(self.catalogue.clone()));
        own::plugin(app, self.storage.clone());
    }
}
