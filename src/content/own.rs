//! The player's own rules: kept and thrown away on request.

use std::sync::Arc;

use bevy::prelude::*;

use super::Games;
use crate::rules::family::HouseRules;
use crate::storage::{OwnFlaw, Storage, StorageFlaw, forget_rules, keep_rules};

/// What may be asked about own rules.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum OwnRulesCommand {
    /// Keep these under a name.
    Keep {
        /// The name as it was typed.
        name: String,
        /// The rules.
        house: Box<HouseRules>,
    },
    /// Throw those of an id away.
    Forget(String),
}

/// What came of it.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum OwnRulesTold {
    /// They are kept as the preset of this id.
    Kept(String),
    /// Those of this id are gone.
    Forgotten(String),
    /// Nothing was changed.
    Refused(OwnFlaw),
}

/// Where they are kept, or why nowhere.
#[derive(Resource)]
struct Shelf(Result<Arc<dyn Storage>, StorageFlaw>);

pub(super) fn plugin(app: &mut App, storage: Result<Arc<dyn Storage>, StorageFlaw>) {
    app.insert_resource(Shelf(storage))
        .add_message::<OwnRulesCommand>()
        .add_message::<OwnRulesTold>()
        // Before anything looks at the games in this frame.
        .add_systems(PreUpdate, obey.run_if(on_message::<OwnRulesCommand>));
}

fn obey(
    mut asked: MessageReader<OwnRulesCommand>,
    shelf: Res<Shelf>,
    mut games: ResMut<Games>,
    mut told: MessageWriter<OwnRulesTold>,
) {
    for ask in asked.read() {
        let done = match (&shelf.0, ask) {
            (Err(flaw), _) => Err(flaw.clone().into()),
            (Ok(storage), OwnRulesCommand::Keep { name, house }) => {
                keep_rules(&**storage, &mut games.catalogue, name, house).map(OwnRulesTold::Kept)
            }
            (Ok(storage), OwnRulesCommand::Forget(id)) => {
                let gone = forget_rules(&**storage, &mut games.catalogue, id);
                gone.map(|()| OwnRulesTold::Forgotten(id.clone()))
                    .map_err(OwnFlaw::from)
            }
        };
        told.write(done.unwrap_or_else(OwnRulesTold::Refused));
    }
}
