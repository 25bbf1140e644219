//! Saves every ply, and finds what was saved.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use super::flow::FlowSystems;
use super::matches::Match;
use super::play::carry_out;
use super::save::{Save, SaveFlaw};
use crate::rules::{Board, Phase};
use crate::storage::{Storage, StorageFlaw};

/// The name under which the match is kept.
const NAME: &str = "saves/match.parchis";

/// The match that was left unfinished last time, until another one begins; nothing if there
/// is none.
#[derive(Resource, Clone, Debug, Default)]
pub struct Saved(Option<Save>);

impl Saved {
    /// The match.
    #[must_use]
    pub fn get(&self) -> Option<&Save> {
        self.0.as_ref()
    }
}

/// The table is left: the match can be gone on with as if the program had been started anew.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaveMatch;

/// Something about saving that the players should be told, once.
#[derive(Message, Clone, Debug, PartialEq, thiserror::Error)]
pub enum Trouble {
    /// Nothing is saved, for now at least.
    #[error("the game will not be saved: {0}")]
    NotSaved(#[from] StorageFlaw),
    /// What could not be saved before is saved now.
    #[error("the game is saved again")]
    SavedAgain,
    /// What was saved cannot be used.
    #[error("the saved game cannot be used ({why}); it is kept in {kept}")]
    Broken {
        /// What is wrong with it.
        why: SaveFlaw,
        /// Where it lies now.
        kept: String,
    },
}

/// Where matches are kept; nowhere if there is no place.
#[derive(Resource)]
pub struct Shelf {
    storage: Option<Arc<dyn Storage>>,
    /// The ply that was tried last.
    ply: Option<u32>,
    /// Whether that failed: it was told, and is not told again until it has worked once.
    failing: bool,
}

impl Shelf {
    /// Whether the match on the table is kept up to its last ply.
    #[must_use]
    pub fn keeps(&self) -> bool {
        self.storage.is_some() && !self.failing
    }
}

/// Looks for a saved match and puts the shelf in its place.
pub(super) fn stock(
    app: &mut App,
    storage: Result<Arc<dyn Storage>, StorageFlaw>,
    boards: &BTreeMap<String, Arc<Board>>,
) {
    let mut troubles = Vec::new();
    let storage = storage.map_err(|flaw| troubles.push(flaw.into())).ok();
    let found = storage
        .as_deref()
        .and_then(|storage| find(storage, boards, &mut troubles));
    app.insert_resource(Saved(found))
        .insert_resource(Shelf {
            storage,
            ply: None,
            failing: false,
        })
        .insert_resource(FirstTroubles(troubles))
        .add_message::<Trouble>()
        .add_message::<LeaveMatch>()
        .add_systems(
            Update,
            (
                tell_first.run_if(run_once),
                save::<LeaveMatch>,
                leave.run_if(on_message::<LeaveMatch>),
            )
                .chain()
                .after(carry_out)
                .in_set(FlowSystems::Rules),
        )
        .add_systems(Last, save::<AppExit>.run_if(on_message::<AppExit>));
}

/// What went wrong before anybody could listen.
#[derive(Resource)]
struct FirstTroubles(Vec<Trouble>);

fn find(
    storage: &dyn Storage,
    boards: &BTreeMap<String, Arc<Board>>,
    troubles: &mut Vec<Trouble>,
) -> Option<Save> {
    let text = match storage.read(NAME) {
        Ok(text) => text?,
        Err(flaw) => {
            troubles.push(flaw.into());
            return None;
        }
    };
    match Save::read(&text, boards) {
        Ok(save) => {
            let unfinished = |save: &Save| {
                let game = save.record.replay();
                game.is_ok_and(|game| game.phase() != Phase::Over)
            };
            Some(save).filter(unfinished)
        }
        Err(why) => {
            let kept = storage.set_aside(NAME);
            let kept = kept.unwrap_or_else(|_| storage.place(NAME));
            troubles.push(Trouble::Broken { why, kept });
            None
        }
    }
}

fn tell_first(mut first: ResMut<FirstTroubles>, mut troubles: MessageWriter<Trouble>) {
    for trouble in first.0.drain(..) {
        warn!("{trouble}");
        troubles.write(trouble);
    }
}

/// Saves the truth as soon as it has changed. What fails is tried again with every ply, and when
/// `Left` tells that the table or the program is left: a disk that was full may have room by then.
fn save<Left: Message>(
    truth: Option<Res<Match>>,
    mut leaves: MessageReader<Left>,
    mut shelf: ResMut<Shelf>,
    mut saved: ResMut<Saved>,
    mut troubles: MessageWriter<Trouble>,
) {
    let left = leaves.read().count() > 0;
    let Some(truth) = truth else { return };
    let changed = shelf.ply != Some(truth.ply());
    if !(changed || shelf.failing && left) {
        return;
    }
    shelf.ply = Some(truth.ply());
    if changed && saved.0.is_some() {
        saved.0 = None;
    }
    let Some(storage) = &shelf.storage else {
        return;
    };
    let done = storage.write(NAME, &truth.text());
    let failed = done.is_err();
    if failed != std::mem::replace(&mut shelf.failing, failed) {
        let trouble = done.map_or_else(Trouble::from, |()| Trouble::SavedAgain);
        warn!("{trouble}");
        troubles.write(trouble);
    }
}

fn leave(truth: Option<Res<Match>>, mut saved: ResMut<Saved>) {
    let unfinished = truth.filter(|truth| truth.game().phase() != Phase::Over);
    saved.0 = unfinished.map(|truth| truth.save()).or(saved.0.take());
}
