//! The games on the chosen board that are played together in the chosen way.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::boards::unusual;
use super::forms::Form;
use super::{QUIET, SetupSystems};
use crate::content::Games;
use crate::locale::Phrase;
use crate::rules::family::GameSpec;
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

/// The games of a board and a form, those by the family's usual rules first.
fn games_on<'a>(games: &'a Games, board: &str, form: Form) -> Vec<&'a GameSpec> {
    let games = games.catalogue().games.values();
    let mut found: Vec<_> = games
        .filter(|game| game.board.id == board && Form::of(game) == form)
        .collect();
    found.sort_by_key(|game| unusual(game));
    found
}

/// Lays the list anew for another board or form.
fn lay_games(
    choice: Res<SetupChoice>,
    games: Res<Games>,
    place: Query<Entity, With<List>>,
    mut laid: Local<Option<(Entity, String, Form)>>,
    mut commands: Commands,
) {
    let Ok(place) = place.single() else { return };
    let form = Form::of(choice.usual());
    let wanted = Some((place, choice.game.board.id.clone(), form));
    if *laid == wanted {
        return;
    }
    *laid = wanted;
    commands
        .entity(place)
        .despawn_children()
        .with_children(|place| {
            for game in games_on(&games, &choice.game.board.id, form) {
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
