//! The families of games, and the boards of the chosen one, each with its picture.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::forms::Form;
use super::{QUIET, SetupSystems, heading};
use crate::content::Games;
use crate::locale::Phrase;
use crate::rules::Board;
use crate::rules::family::{FAMILIES, GameSpec, Rules};
use crate::screens::{SetupChoice, SetupCommand};
use crate::theme::art::BoardPicture;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Chosen, Style, card, label, tile, wrapped_row};

/// The button of a family.
#[derive(Component)]
struct OfFamily(&'static str);

/// Holds the boards.
#[derive(Component)]
struct Boards;

/// The button of a board, by its id.
#[derive(Component)]
struct OfBoard(String);

/// How large the picture of a board is, in pixels.
const PICTURE: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay_boards, mark_family, mark_board)
            .chain()
            .in_set(SetupSystems::Boards),
    );
}

/// Spawns families and boards.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands, games: &Games) {
    parent.spawn(heading(Phrase::new("menu-choose-game")));
    let played = games.catalogue().games.values();
    let played: Vec<_> = played.map(|game| game.board.family.clone()).collect();
    let row = Node {
        column_gap: px(10),
        ..default()
    };
    parent.spawn(row).with_children(|row| {
        for family in FAMILIES.map(|family| family.id) {
            if !played.iter().any(|played| played == family) {
                continue;
            }
            let phrase = Phrase::new(format!("setup-family-{family}"));
            let centred = Node {
                flex_grow: 1.0,
                justify_content: JustifyContent::Center,
                ..default()
            };
            row.spawn((
                card(
                    Style::Plain,
                    (
                        centred,
                        Pickable::IGNORE,
                        children![label(phrase, Lettering::bold(18.0), palette::CREAM)],
                    ),
                ),
                OfFamily(family),
                Chosen(false),
                observe(
                    move |_: On<Activate>,
                          games: Res<Games>,
                          choice: Res<SetupChoice>,
                          mut asked: MessageWriter<SetupCommand>| {
                        if family == choice.game.board.family {
                            return;
                        }
                        if let Some(game) = usual(&games, family) {
                            asked.write(SetupCommand::Game(game.id.clone()));
                        }
                    },
                ),
            ));
        }
    });
    parent.spawn((Boards, wrapped_row(8.0)));
}

/// In how many points a game differs from the usual one of its family.
pub(super) fn unusual(game: &GameSpec) -> usize {
    let usual = Rules::usual(game.rules.family());
    game.rules.differences(&usual).len()
}

/// How many seats a table has unless somebody wishes for others.
const FOUR: usize = 4;

/// The usual game of a family.
fn usual<'a>(games: &'a Games, family: &str) -> Option<&'a GameSpec> {
    let games = games.catalogue().games.values();
    let of_family = games.filter(|game| game.board.family == family);
    of_family.min_by_key(|game| (unusual(game), game.board.seats.len().abs_diff(FOUR)))
}

/// Of some games the one that is most like the chosen one: played together in the same way, by the
/// same preset, else the usual one.
pub(super) fn nearest<'a>(
    games: &'a Games,
    choice: &SetupChoice,
    some: impl Fn(&GameSpec) -> bool,
) -> Option<&'a GameSpec> {
    let games = games.catalogue().games.values();
    let preset = choice.game.rules.preset();
    let form = Form::of(choice.usual());
    games.filter(|game| some(game)).min_by_key(|game| {
        (
            Form::of(game) != form,
            game.rules.preset() != preset,
            unusual(game),
        )
    })
}

/// The boards of a family on which something can be played, the smallest first.
fn boards_of(games: &Games, family: &str) -> Vec<Arc<Board>> {
    let games = games.catalogue().games.values();
    let boards: BTreeMap<_, _> = games
        .filter(|game| game.board.family == family)
        .map(|game| ((game.board.seats.len(), game.board.id.clone()), &game.board))
        .collect();
    boards.into_values().cloned().collect()
}

/// Lays the boards anew for another family.
fn lay_boards(
    choice: Res<SetupChoice>,
    games: Res<Games>,
    place: Query<Entity, With<Boards>>,
    mut laid: Local<Option<(Entity, String)>>,
    mut commands: Commands,
) {
    let Ok(place) = place.single() else { return };
    let wanted = Some((place, choice.game.board.family.clone()));
    if *laid == wanted {
        return;
    }
    let boards = boards_of(&games, &choice.game.board.family);
    *laid = wanted;
    commands
        .entity(place)
        .despawn_children()
        .with_children(|place| {
            for board in boards {
                spawn_board(place, &board);
            }
        });
}

fn spawn_board(place: &mut ChildSpawnerCommands, board: &Arc<Board>) {
    let id = board.id.clone();
    let picture = Node {
        width: px(PICTURE),
        height: px(PICTURE),
        ..default()
    };
    let seats = Phrase::new("setup-seats").count(board.seats.len() as u64);
    let what = children![
        (picture, BoardPicture::new(board, 128), Pickable::IGNORE),
        label(seats, Lettering::read(15.0), QUIET),
    ];
    place.spawn((
        tile(what),
        OfBoard(id.clone()),
        Chosen(false),
        observe(
            move |_: On<Activate>,
                  games: Res<Games>,
                  choice: Res<SetupChoice>,
                  mut asked: MessageWriter<SetupCommand>| {
                let on_it = |game: &GameSpec| game.board.id == id;
                if let Some(game) = nearest(&games, &choice, on_it) {
                    asked.write(SetupCommand::Game(game.id.clone()));
                }
            },
        ),
    ));
}

fn mark_family(choice: Res<SetupChoice>, mut families: Query<(&OfFamily, &mut Chosen)>) {
    for (family, mut chosen) in &mut families {
        chosen.set_if_neq(Chosen(family.0 == choice.game.board.family));
    }
}

fn mark_board(choice: Res<SetupChoice>, mut boards: Query<(&OfBoard, &mut Chosen)>) {
    for (board, mut chosen) in &mut boards {
        chosen.set_if_neq(Chosen(board.0 == choice.game.board.id));
    }
}
