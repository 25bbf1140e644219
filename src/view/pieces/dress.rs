//! The sprites of pieces: body, shadow, the ring of one that may move.

use bevy::prelude::*;

use super::body::{front, sprite_of};
use super::seen::{Pose, Seen};
use crate::input::{Selection, Spot};
use crate::rules::Piece;
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::look::Look;
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::curves::breath;
use crate::view::picking::Pickpoint;
use crate::view::{AnimateSystems, Depth, TableSet};

/// How wide the ring around a piece is, in sizes of the piece: those of neighbours on a cloth just
/// do not touch.
const HALO: f32 = 1.62;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Table),
        spawn_pieces.in_set(TableSet::Things),
    )
    .add_systems(
        Update,
        (dress_bodies, dress_shadows, dress_halos)
            .chain()
            .in_set(AnimateSystems::Pieces)
            .run_if(in_state(Screen::Table)),
    );
}

/// A piece's body.
#[derive(Component)]
struct Body(Piece);

/// A piece's shadow.
#[derive(Component)]
struct Shadow(Piece);

/// The ring around a piece that may move.
#[derive(Component)]
struct Halo(Piece);

fn spawn_pieces(laid: Res<Laid>, atlas: Res<Atlas>, mut commands: Commands) {
    let pieces = laid.board.seats.len() * PIECES_PER_COLOUR;
    for piece in (0..pieces as u8).map(Piece) {
        let letter = laid.board.seats[piece.colour().index()].letter;
        let name = format!("{letter}{}", piece.number() + 1);
        let hidden = (Visibility::Hidden, DespawnOnExit(Screen::Table));
        commands.spawn((
            Name::new(format!("Piece {name}")),
            hidden.clone(),
            Body(piece),
            Pickpoint(Spot::Piece(piece)),
            Pickable::default(),
            atlas.sprite(Art::Piece(piece.colour()), Vec2::ONE),
        ));
        commands.spawn((
            Name::new(format!("Shadow of {name}")),
            hidden.clone(),
            Shadow(piece),
            atlas.sprite(Art::Shadow, Vec2::ONE),
        ));
        commands.spawn((
            Name::new(format!("Ring of {name}")),
            hidden,
            Halo(piece),
            atlas.sprite(Art::Halo, Vec2::ONE),
        ));
    }
}

fn dress_bodies(
    laid: Res<Laid>,
    seen: Res<Seen>,
    mut bodies: Query<(&Body, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    for (Body(piece), mut sprite, mut transform, mut visibility) in &mut bodies {
        let pose = seen.poses[piece.index()];
        visibility.set_if_neq(visible(pose.is_some()));
        let Some(pose) = pose else { continue };
        let (up, size) = sprite_of(laid.look, &pose);
        sprite.custom_size = Some(size);
        sprite.color = Color::WHITE.with_alpha(pose.clear);
        let layer = if pose.moves {
            Depth::MOVING
        } else {
            Depth::PIECES
        };
        transform.translation = Vec3::new(pose.at.x, pose.at.y + up, layer + 1e-4 * front(&pose));
        transform.rotation = Quat::from_rotation_z(pose.turn * std::f32::consts::TAU);
    }
}

fn dress_shadows(
    laid: Res<Laid>,
    seen: Res<Seen>,
    mut shadows: Query<(&Shadow, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    for (Shadow(piece), mut sprite, mut transform, mut visibility) in &mut shadows {
        let pose = seen.poses[piece.index()].filter(|_| laid.look != Look::Flat);
        visibility.set_if_neq(visible(pose.is_some()));
        let Some(pose) = pose else { continue };
        let (at, size, dark) = shadow_of(laid.look, &pose);
        sprite.custom_size = Some(size);
        sprite.color = Color::WHITE.with_alpha(dark);
        transform.translation = at.extend(Depth::SHADOWS);
    }
}

/// Where the shadow of a piece lies, how large it is and how dark: higher up it wanders off, grows
/// and fades.
pub(crate) fn shadow_of(look: Look, pose: &Pose) -> (Vec2, Vec2, f32) {
    let (size, height) = (pose.size, pose.height);
    let (wide, flat) = if look == Look::Cloth {
        (1.7, 1.1)
    } else {
        (1.42, 1.36)
    };
    let away = Vec2::new(0.10, -0.14) * size + Vec2::new(0.32, -0.22) * height;
    let grown = 1.0 + 0.12 * height / size;
    let dark = 0.62 * pose.clear / (1.0 + 0.5 * height / size);
    (pose.at + away, Vec2::new(wide, flat) * size * grown, dark)
}

fn dress_halos(
    seen: Res<Seen>,
    selection: Res<Selection>,
    time: Res<Time>,
    settings: Res<Settings>,
    mut marked_at: Local<(Vec<Piece>, f32)>,
    mut halos: Query<(&Halo, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    if marked_at.0 != selection.movable {
        *marked_at = (selection.movable.clone(), time.elapsed_secs());
    }
    // Three breaths; then it rests, as everything else does.
    let breath = match time.elapsed_secs() - marked_at.1 {
        _ if settings.reduced_motion => 1.0,
        since => breath(since),
    };
    for (Halo(piece), mut sprite, mut transform, mut visibility) in &mut halos {
        let marked = settings.marks && selection.movable.contains(piece);
        let pose = seen.poses[piece.index()].filter(|pose| marked && !pose.moves);
        visibility.set_if_neq(visible(pose.is_some()));
        let Some(pose) = pose else { continue };
        sprite.custom_size = Some(Vec2::splat(HALO * pose.size * breath));
        transform.translation = pose.at.extend(Depth::HALOS);
    }
}

pub(super) fn visible(is: bool) -> Visibility {
    if is {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}
