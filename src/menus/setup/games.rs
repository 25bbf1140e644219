//! The games on the chosen board: alone, one against one, with partners.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{QUIET, SetupSystems};
use crate::content::Games;
use crate::locale::Phrase;
use crate::rules::family::{GameSpec, Rules};
use crate::screens::{SetupChoice, SetupCommand};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Chosen, column, entry, label};

/// Holds the games.
#[derive(Component)]
struct List;

/// A game of the list, by its id.
#[derive(Component)]
struct Entry(String);

/// How a game is played together, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Form {
    /// Everybody for himself.
    Alone,
    /// Two, on a board for more.
    Two,
    /// Several win together.
    Together,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay_games, mark_game).chain().in_set(SetupSystems::Games),
    );
}

/// Spawns the place of the list.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands) {
    parent.spawn((List, column(6.0)));
}

impl Form {
    fn of(game: &GameSpec) -> Self {
        if !game.seating.teams.is_empty() || game.seating.people_a_side > 1 {
            Self::Together
        } else if game.hands() == 2 && game.board.seats.len() > 2 {
            Self::Two
        } else {
            Self::Alone
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Alone => "setup-form-alone",
            Self::Two => "setup-form-two",
            Self::Together => "setup-form-together",
        }
    }
}

/// The games of a board, those by the family's usual rules first.
fn games_on<'a>(games: &'a Games, board: &str) -> Vec<(Form, &'a GameSpec)> {
    let games = games.catalogue().games.values();
    let mut found: Vec<_> = games
        .filter(|game| game.board.id == board)
        .map(|game| (Form::of(game), game))
        .collect();
    found.sort_by_key(|(form, game)| {
        let usual = Rules::usual(game.rules.family());
        (*form, game.rules.differences(&usual).len())
    });
    found
}

/// Lays the list anew for another board.
fn lay_games(
    choice: Res<SetupChoice>,
    games: Res<Games>,
    place: Query<Entity, With<List>>,
    mut laid: Local<Option<(Entity, String)>>,
    mut commands: Commands,
) {
    let Ok(place) = place.single() else { return };
    let wanted = Some((place, choice.game.board.id.clone()));
    if *laid == wanted {
        return;
    }
    let found = games_on(&games, &choice.game.board.id);
    *laid = wanted;
    commands
        .entity(place)
        .despawn_children()
        .with_children(|place| {
            let mut before = None;
            for (form, game) in found {
                if before.replace(form) != Some(form) {
                    place.spawn(label(Phrase::new(form.key()), Lettering::read(15.0), QUIET));
                }
                spawn_game(place, game);
            }
        });
}

fn spawn_game(place: &mut ChildSpawnerCommands, game: &GameSpec) {
    let id = game.id.clone();
    let what = (
        Node {
            min_width: px(0),
            padding: px(2).vertical(),
            ..column(0.0)
        },
        Pickable::IGNORE,
        children![
            label(
                Phrase::called(game.name.clone()),
                Lettering::bold(16.0),
                palette::CREAM,
            ),
            label(Phrase::about(&game.name), Lettering::read(14.0), QUIET,),
        ],
    );
    place.spawn((
        Entry(id.clone()),
        entry(what),
        Chosen(false),
        observe(
            move |_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
                asked.write(SetupCommand::Game(id.clone()));
            },
        ),
    ));
}

fn mark_game(choice: Res<SetupChoice>, mut entries: Query<(&Entry, &mut Chosen)>) {
    for (entry, mut chosen) in &mut entries {
        chosen.set_if_neq(Chosen(entry.0 == choice.game.id));
    }
}
