//! Hands what lies in files to the engine: the games that can be played, the player's own rules, and
//! the typeface.

mod own;
pub mod typeface;

use std::sync::Arc;

use bevy::prelude::*;

pub use own::{OwnRulesCommand, OwnRulesTold};

use crate::levels::{Catalogue, Fairness};
use crate::rules::family::{HouseRules, Rules};
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

    /// Rules by which the game of an id is played, as house rules: on the preset that they began
    /// with. What makes the form of the game, its partners or its two dice, is no house rule.
    #[must_use]
    pub fn house(&self, game: &str, rules: &Rules) -> HouseRules {
        HouseRules::of(rules, &self.formed(game, self.preset(rules)))
    }

    /// The rules of a preset with what makes the form of the game of an id, where both go
    /// together.
    #[must_use]
    pub fn formed(&self, game: &str, preset: &Rules) -> Rules {
        let game = self.catalogue.games.get(game);
        let game = game.filter(|game| game.rules.family() == preset.family());
        let form = game.map(|game| game.rules.differences(self.preset(&game.rules)));
        form.and_then(|form| preset.with_overrides(&form).ok())
            .unwrap_or_else(|| preset.clone())
    }

    /// The preset that rules began with; the rules themselves if there is none.
    fn preset<'a>(&'a self, rules: &'a Rules) -> &'a Rules {
        let preset = self.catalogue.presets.get(rules.preset());
        preset
            .map(|preset| &preset.rules)
            .filter(|preset| preset.family() == rules.family())
            .unwrap_or(rules)
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
