//! What is to be played, as far as it has been chosen.

use bevy::prelude::*;

use super::Screen;
use super::loading::{Opened, leave, usual_players};
use crate::content::Games;
use crate::rules::family::GameSpec;
use crate::table::{FlowSystems, Player, Saved, StartMatch};

/// What the chooser shows. It is there from the first time that the screen is entered.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct SetupChoice {
    /// The game.
    pub game: GameSpec,
    /// Who plays each hand, in the order of turns.
    pub players: Vec<Player>,
}

impl SetupChoice {
    fn of(game: &GameSpec) -> Self {
        Self {
            players: usual_players(game),
            game: game.clone(),
        }
    }
}

/// What may be done on the setup screen.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SetupCommand {
    /// Choose the game of an id.
    Game(String),
    /// Let somebody play a hand.
    Seat {
        /// The hand, from 0.
        hand: usize,
        /// Who plays it.
        player: Player,
    },
    /// Begin what was chosen.
    Begin,
    /// Go on with the saved match.
    GoOn,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SetupCommand>()
        .add_systems(OnEnter(Screen::Title), open)
        .add_systems(OnEnter(Screen::Setup), open)
        .add_systems(
            Update,
            choose.after(leave).in_set(FlowSystems::Command).run_if(
                in_state(Screen::Title)
                    .or_else(in_state(Screen::Setup))
                    .and_then(resource_exists::<SetupChoice>),
            ),
        );
}

/// Begins with what was chosen last time, else with what the program was started with, else
/// with a four-handed Parchís, else with whatever there is.
fn open(
    choice: Option<Res<SetupChoice>>,
    opened: Res<Opened>,
    games: Res<Games>,
    mut commands: Commands,
) {
    if choice.is_some() {
        return;
    }
    let games = &games.catalogue().games;
    let usual = || games.get("parchis-4-spain").or(games.values().next());
    let Some(game) = opened.game.as_ref().or_else(usual) else {
        error!("no game can be played");
        return;
    };
    let mut choice = SetupChoice::of(game);
    if opened.game.is_some() && !opened.players.is_empty() {
        choice.players.clone_from(&opened.players);
    }
    commands.insert_resource(choice);
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
            SetupCommand::Game(id) => match games.catalogue().games.get(id) {
                Some(game) => *choice = SetupChoice::of(game),
                None => warn!("no game is called {id:?}"),
            },
            SetupCommand::Seat { hand, player } => {
                if let Some(seat) = choice.players.get_mut(*hand) {
                    seat.clone_from(player);
                }
            }
            SetupCommand::Begin => {
                starts.write(StartMatch::New {
                    spec: Box::new(choice.game.clone()),
                    players: choice.players.clone(),
                    seed: opened.seed,
                });
            }
            SetupCommand::GoOn => {
                if let Some(save) = saved.get() {
                    starts.write(StartMatch::GoOn(Box::new(save.clone())));
                }
            }
        }
    }
}
