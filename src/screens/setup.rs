//! What is to be played, as far as it has been chosen.

use std::sync::Arc;

use bevy::prelude::*;

use super::Screen;
use super::loading::{Opened, leave, usual_players};
use crate::content::Games;
use crate::rules::Board;
use crate::rules::family::{GameSpec, Rules, RulesFlaw, SeatChoice};
use crate::table::{FlowSystems, Player, Saved, StartMatch};

/// What the chooser shows. It is there from the first time that the screen is entered.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct SetupChoice {
    /// The game.
    pub game: GameSpec,
    /// Who plays each hand, in the order of turns.
    pub players: Vec<Player>,
    /// The board as its file has it.
    board: Arc<Board>,
}

impl SetupChoice {
    fn of(game: &GameSpec, board: &Arc<Board>) -> Self {
        Self {
            players: usual_players(game),
            game: game.clone(),
            board: Arc::clone(board),
        }
    }

    /// The same by other rules.
    ///
    /// # Errors
    /// Everything that does not fit the board or those who play.
    pub fn by_rules(&self, rules: Rules) -> Result<Self, Vec<RulesFlaw>> {
        let named =
            |rules: &Rules| [rules.get("seats.in_play"), rules.get("seats")].map(|v| v.cloned());
        let same = named(&rules) == named(&self.game.rules);
        let letter = |seat: &crate::rules::Colour| self.game.board.seats[seat.index()].letter;
        let in_play = self.game.seating.in_play.iter().map(letter).collect();
        let seats = SeatChoice {
            in_play: same.then_some(in_play),
            ..SeatChoice::default()
        };
        let game = GameSpec::new(&self.game.id, Arc::clone(&self.board), rules, &seats)?;
        let game = GameSpec {
            name: self.game.name.clone(),
            look: self.game.look.clone(),
            ..game
        };
        let mut players = usual_players(&game);
        for (player, sits) in players.iter_mut().zip(&self.players) {
            player.clone_from(sits);
        }
        Ok(Self {
            game,
            players,
            board: Arc::clone(&self.board),
        })
    }
}

/// What may be done on the setup screen.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SetupCommand {
    /// Choose the game of an id.
    Game(String),
    /// Play it by these rules; nothing happens if they do not fit.
    Rules(Box<Rules>),
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
    let all = &games.catalogue().games;
    let usual = || all.get("parchis-4-spain").or(all.values().next());
    let game = opened.game.as_ref().or_else(usual);
    let Some(mut choice) = game.and_then(|game| usual_table(game, &games)) else {
        error!("no game can be played");
        return;
    };
    if opened.game.is_some() && !opened.players.is_empty() {
        choice.players.clone_from(&opened.players);
    }
    commands.insert_resource(choice);
}

fn usual_table(game: &GameSpec, games: &Games) -> Option<SetupChoice> {
    let board = games.catalogue().boards.get(&game.board.id)?;
    Some(SetupChoice::of(game, board))
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
                    Some(other) => *choice = other,
                    None => warn!("no game is called {id:?}"),
                }
            }
            SetupCommand::Rules(rules) => match choice.by_rules((**rules).clone()) {
                Ok(other) => *choice = other,
                Err(flaws) => warn!("these rules cannot be played here: {flaws:?}"),
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
