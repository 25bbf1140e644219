//! Setting up a game: what may be asked, what comes of it, and what is kept of it.

mod choice;
mod keep;

pub use choice::{Seat, SetupChoice};
pub use keep::{SetupFlaw, SetupTrouble};

use std::sync::Arc;

use bevy::prelude::*;

use self::keep::Shelf;
use super::Screen;
use super::loading::{Opened, leave};
use crate::content::Games;
use crate::rules::family::{GameSpec, Rules};
use crate::storage::Storage;
use crate::table::{FlowSystems, Player, Save, Saved, StartMatch};

/// The game that is set up where nobody has chosen another.
const USUAL_GAME: &str = "parchis-4-spain";

/// What may be done where a game is set up or begun.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SetupCommand {
    /// Choose the game of an id; whoever sits at a seat that it has, too, stays there.
    Game(String),
    /// Play it by these rules; nothing happens if they do not fit.
    Rules(Box<Rules>),
    /// Let somebody sit at a place, or nobody; nothing happens if the rules forbid it.
    Seat {
        /// The place, as [`SetupChoice::seats`] counts them.
        place: usize,
        /// Who sits there.
        player: Option<Player>,
    },
    /// Call the person at a place by a name.
    Name {
        /// The place.
        place: usize,
        /// The name as it is typed.
        name: String,
    },
    /// Let the people of two places change them.
    Swap(usize, usize),
    /// Begin what was chosen.
    Begin,
    /// Go on with the saved match.
    GoOn,
}

pub(super) fn plugin(app: &mut App, storage: Option<Arc<dyn Storage>>) {
    app.insert_resource(Shelf::of(storage))
        .add_message::<SetupCommand>()
        .add_message::<SetupTrouble>()
        .add_systems(OnExit(Screen::Loading), open)
        .add_systems(OnExit(Screen::Setup), keep::keep)
        .add_systems(
            Update,
            (
                choose
                    .after(leave)
                    .in_set(FlowSystems::Command)
                    .run_if(on_message::<SetupCommand>.and_then(resource_exists::<SetupChoice>)),
                keep::tell.in_set(FlowSystems::Settle),
            ),
        );
}

/// Begins with what the program was started with, else with what was chosen last time, else
/// with a four-handed Parchís, else with whatever there is.
fn open(opened: Res<Opened>, games: Res<Games>, mut shelf: ResMut<Shelf>, mut commands: Commands) {
    let named = opened.game.as_ref();
    let asked = named.and_then(|game| usual_table(game, &games));
    let asked = asked.map(|mut choice| {
        choice.seat_hands(&opened.players);
        choice
    });
    let known = &games.catalogue().games;
    let choice = asked
        .or_else(|| shelf.find()?.restored(&games))
        .or_else(|| usual_table(known.get(USUAL_GAME).or(known.values().next())?, &games));
    match choice {
        Some(choice) => commands.insert_resource(choice),
        None => error!("no game can be played"),
    }
}

fn usual_table(game: &GameSpec, games: &Games) -> Option<SetupChoice> {
    let board = games.catalogue().boards.get(&game.board.id)?;
    Some(SetupChoice::of(game, board))
}

/// The table at which a match was left; where its game is no longer there, the game as it was.
fn table_of(save: &Save, games: &Games) -> Option<SetupChoice> {
    let spec = save.record.spec();
    let game = games.catalogue().games.get(&spec.id).unwrap_or(spec);
    Some(usual_table(game, games)?.left(save))
}

fn choose(
    mut asked: MessageReader<SetupCommand>,
    games: Res<Games>,
    saved: Res<Saved>,
    opened: Res<Opened>,
    mut choice: ResMut<SetupChoice>,
    mut starts: MessageWriter<StartMatch>,
) {
    for ask in asked.read() {
        match ask {
            SetupCommand::Game(id) => {
                let game = games.catalogue().games.get(id);
                match game.and_then(|game| usual_table(game, &games)) {
                    Some(other) => *choice = other.with_people_of(&choice),
                    None => warn!("no game is called {id:?}"),
                }
            }
            SetupCommand::Rules(rules) => match choice.by_rules((**rules).clone()) {
                Ok(other) => *choice = other,
                Err(flaws) => warn!("these rules cannot be played here: {}", told(&flaws)),
            },
            SetupCommand::Seat { place, player } => match choice.with(*place, player.as_ref()) {
                Ok(other) => *choice = other,
                Err(flaws) => warn!("that seat is needed: {}", told(&flaws)),
            },
            SetupCommand::Name { place, name } => {
                if choice
                    .seats
                    .get(*place)
                    .is_some_and(|seat| seat.name != *name)
                {
                    choice.seats[*place].name.clone_from(name);
                }
            }
            SetupCommand::Swap(one, other) => choice.swap(*one, *other),
            SetupCommand::Begin => {
                starts.write(StartMatch::New {
                    spec: Box::new(choice.game.clone()),
                    position: None,
                    players: choice.players(),
                    seed: opened.seed,
                });
            }
            SetupCommand::GoOn => {
                if let Some(save) = saved.get() {
                    if let Some(table) = table_of(save, &games) {
                        *choice = table;
                    }
                    starts.write(StartMatch::GoOn(Box::new(save.clone())));
                }
            }
        }
    }
}

fn told(flaws: &[impl ToString]) -> String {
    let flaws: Vec<_> = flaws.iter().map(ToString::to_string).collect();
    flaws.join("; ")
}
