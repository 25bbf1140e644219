//! The board as it will be played: press a house to see who sits there.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::SetupSystems;
use super::seats::OpenSeat;
use crate::rules::Game;
use crate::screens::SetupChoice;
use crate::settings::Settings;
use crate::theme::art::BoardPicture;
use crate::theme::tongue::Unmirrored;
use crate::theme::widgets::{Chosen, FINGER, bare};

/// The picture of the chosen board.
#[derive(Component)]
struct Drawing;

/// The house of a place.
#[derive(Component)]
struct House(usize);

/// How large the picture is, in pixels.
const SIDE: f32 = 208.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (draw.run_if(is_due), mark_house)
            .chain()
            .in_set(SetupSystems::Drawing),
    );
}

/// Spawns the place of the picture.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands) {
    let node = Node {
        width: px(SIDE),
        height: px(SIDE),
        align_self: AlignSelf::Center,
        flex_shrink: 0.0,
        ..default()
    };
    parent.spawn((Drawing, Unmirrored, node));
}

/// Whether something else is chosen or set, or the place of the picture is new.
fn is_due(
    choice: Option<Res<SetupChoice>>,
    settings: Res<Settings>,
    fresh: Query<(), Added<Drawing>>,
) -> bool {
    let chosen = choice.is_some_and(|choice| choice.is_changed());
    chosen || settings.is_changed() || !fresh.is_empty()
}

/// Shows the table as the chosen game begins, and a button over every house.
fn draw(
    choice: Res<SetupChoice>,
    settings: Res<Settings>,
    drawing: Query<Entity, With<Drawing>>,
    mut drawn: Local<Option<(Entity, BoardPicture, Vec<u8>)>>,
    mut commands: Commands,
) {
    let Ok(entity) = drawing.single() else { return };
    // A choice that was made by its own methods can be played.
    let Ok(rules) = choice.compile() else { return };
    let picture = BoardPicture::of(&choice.game, &Game::new(rules), 512).as_set(&settings);
    let places: Vec<_> = choice.seats.iter().map(|seat| seat.colours).collect();
    let same = |(there, shown, houses): &(Entity, BoardPicture, Vec<u8>)| {
        let laid = *there == entity
            && (shown.look, &shown.board) == (picture.look, &picture.board)
            && *houses == places;
        (laid, laid && *shown == picture)
    };
    let (laid, shown) = drawn.as_ref().map_or((false, false), same);
    if !laid {
        commands
            .entity(entity)
            .despawn_children()
            .with_children(|houses| spawn_houses(houses, &choice, &picture));
    }
    if !shown {
        commands.entity(entity).insert(picture.clone());
        *drawn = Some((entity, picture, places));
    }
}

fn spawn_houses(houses: &mut ChildSpawnerCommands, choice: &SetupChoice, picture: &BoardPicture) {
    let firsts = choice.seats.iter().enumerate();
    for (place, seat) in firsts.filter(|(_, seat)| seat.person == 0) {
        let (middle, radius) = choice.game.board.seats[seat.first.index()].panel();
        let side = (2.2 * picture.part(radius) * SIDE).max(FINGER);
        spawn_house(houses, place, picture.place(middle) * SIDE, side);
    }
}

fn spawn_house(houses: &mut ChildSpawnerCommands, place: usize, at: Vec2, side: f32) {
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(at.x - side / 2.0),
        top: px(at.y - side / 2.0),
        width: px(side),
        height: px(side),
        border: px(3).all(),
        ..default()
    };
    houses.spawn((
        bare(node),
        House(place),
        Chosen(false),
        observe(move |_: On<Activate>, mut open: ResMut<OpenSeat>| {
            open.toggle(place);
        }),
    ));
}

fn mark_house(open: Res<OpenSeat>, mut houses: Query<(&House, &mut Chosen)>) {
    for (house, mut chosen) in &mut houses {
        chosen.set_if_neq(Chosen(open.0 == Some(house.0)));
    }
}
