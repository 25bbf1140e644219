//! Waits for what must be there first, then goes to the table or asks what to play.

use bevy::prelude::*;

use super::Screen;
use crate::rules::family::GameSpec;
use crate::rules::notation::Setup;
use crate::table::{FlowSystems, Player, Saved, StartMatch};

/// What the program was started with.
#[derive(Resource, Clone, Debug, Default)]
pub struct Opened {
    /// The game; without it, the table asks.
    pub game: Option<GameSpec>,
    /// The position to begin from, if it is another than the usual one.
    pub position: Option<Setup>,
    /// Who plays each hand, in the order of turns; as many as hands, or none if nothing was
    /// said.
    pub players: Vec<Player>,
    /// The seed of the throws, if one was named.
    pub seed: Option<u64>,
    /// Whether to begin anew even if a saved game waits.
    pub new: bool,
    /// Whether to go on with the saved game at once.
    pub resume: bool,
}

/// As long as an entity carries it, the loading screen stays.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HoldsLoading;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        leave
            .in_set(FlowSystems::Command)
            .run_if(in_state(Screen::Loading).and_then(not(any_with_component::<HoldsLoading>))),
    );
}

/// A game that was named begins at once, unless a saved one waits: then the table asks first.
pub(super) fn leave(
    opened: Res<Opened>,
    saved: Res<Saved>,
    mut begun: Local<bool>,
    mut starts: MessageWriter<StartMatch>,
    mut next: ResMut<NextState<Screen>>,
) {
    if std::mem::replace(&mut *begun, true) {
        return;
    }
    if let Some(save) = saved.get().filter(|_| opened.resume) {
        starts.write(StartMatch::GoOn(Box::new(save.clone())));
        return;
    }
    match &opened.game {
        Some(spec) if opened.new || saved.get().is_none() => {
            starts.write(opened.match_of(spec));
        }
        _ => next.set(Screen::Title),
    }
}

impl Opened {
    /// The match of a game by what was said.
    fn match_of(&self, spec: &GameSpec) -> StartMatch {
        let players = if self.players.is_empty() {
            usual_players(spec.hands())
        } else {
            self.players.clone()
        };
        StartMatch::New {
            spec: Box::new(spec.clone()),
            position: self.position.clone().map(Box::new),
            players,
            seed: self.seed,
        }
    }
}

/// The opponent that sits wherever nobody has chosen one: the best that there is.
pub(super) const USUAL_OPPONENT: &str = "greedy";

/// A person against the usual opponents.
pub(super) fn usual_players(hands: usize) -> Vec<Player> {
    (0..hands)
        .map(|hand| match hand {
            0 => Player::Human(None),
            _ => Player::named(USUAL_OPPONENT),
        })
        .collect()
}
