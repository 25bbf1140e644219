//! What a person is looking at: the way a piece would go, dotted, and its ghost where it
//! would land.

use bevy::prelude::*;

use super::atlas::{Art, Atlas};
use super::board::Laid;
use super::canvas::Canvas;
use super::fit::Fit;
use super::pieces::{rest, sprite_of, stands};
use super::surfaces::Surfaces;
use super::{AnimateSystems, Depth, TableSet};
use crate::input::Selection;
use crate::rules::{HOME, Move};
use crate::screens::Screen;
use crate::theme::palette;
use crate::timeline::Shown;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_route.in_set(TableSet::Things))
        .add_systems(
            Update,
            (draw_route, show_ghost)
                .chain()
                .in_set(AnimateSystems::Route)
                .run_if(in_state(Screen::Table))
                .run_if(resource_changed::<Selection>.or_eager(resource_changed::<Fit>)),
        );
}

/// The dots of the way.
#[derive(Component)]
struct Route;

/// The piece as it would stand after the move that is looked at.
#[derive(Component)]
struct Ghost;

fn spawn_route(
    atlas: Res<Atlas>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    commands.spawn((
        Name::new("Route"),
        DespawnOnExit(Screen::Table),
        Route,
        Visibility::Hidden,
        Mesh2d(meshes.add(Canvas::default().into_mesh())),
        MeshMaterial2d(surfaces.plain.clone()),
        Transform::from_xyz(0.0, 0.0, Depth::ROUTE),
    ));
    commands.spawn((
        Name::new("Ghost"),
        DespawnOnExit(Screen::Table),
        Ghost,
        Visibility::Hidden,
        atlas.sprite(Art::Shadow, Vec2::ONE),
    ));
}

/// The move that is looked at.
fn looked_at(selection: &Selection) -> Option<Move> {
    selection.candidates.get(selection.candidate).copied()
}

/// Dots from square to square, and a ring where the piece would land.
fn draw_route(
    selection: Res<Selection>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut route: Single<(&Mesh2d, &mut Visibility), With<Route>>,
) {
    let Some(mv) = looked_at(&selection) else {
        *route.1 = Visibility::Hidden;
        return;
    };
    let way = laid.board.route(mv.piece.colour());
    let from = Some(shown.at[mv.piece.index()]).filter(|at| *at != HOME);
    let first = from.unwrap_or(mv.to).min(mv.to);
    let points: Vec<Vec2> = way[usize::from(first)..=usize::from(mv.to)]
        .iter()
        .map(|s| fit.seen(laid.board.square(*s).place.at))
        .collect();
    let mut canvas = Canvas::default();
    let (dot, scale) = (0.11 * fit.scale, fit.scale);
    for pair in points.windows(2) {
        for at in [pair[0].lerp(pair[1], 0.5), pair[1]] {
            canvas.disc(at, dot * 1.45, palette::INK, palette::INK);
            canvas.disc(at, dot, palette::IVORY, palette::IVORY);
        }
    }
    if let Some(last) = points.last() {
        canvas.ring(
            *last,
            0.50 * scale,
            0.62 * scale,
            palette::INK,
            palette::INK,
        );
        canvas.ring(
            *last,
            0.525 * scale,
            0.595 * scale,
            palette::IVORY,
            palette::IVORY,
        );
    }
    // The handle is held by the entity, so the mesh is there.
    if meshes.insert(route.0.id(), canvas.into_mesh()).is_ok() {
        *route.1 = Visibility::Inherited;
    }
}

/// The piece, as glass, where it would stand.
fn show_ghost(
    selection: Res<Selection>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    atlas: Res<Atlas>,
    mut ghost: Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Ghost>>,
) {
    let (sprite, transform, visibility) = &mut *ghost;
    let stand = looked_at(&selection).and_then(|mv| {
        let mut at = shown.at;
        at[mv.piece.index()] = mv.to;
        stands(&laid.board, laid.look, &at)[mv.piece.index()].map(|stand| (mv.piece, stand))
    });
    let Some((piece, stand)) = stand else {
        **visibility = Visibility::Hidden;
        return;
    };
    let pose = rest(&stand, &fit);
    let (up, half) = sprite_of(laid.look, &pose);
    **sprite = atlas.sprite(Art::Piece(piece.colour()), Vec2::splat(2.0 * half));
    sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.55);
    transform.translation = (pose.at + Vec2::new(0.0, up)).extend(Depth::GHOST);
    transform.rotation = Quat::from_rotation_z(pose.turn * std::f32::consts::TAU);
    **visibility = Visibility::Inherited;
}
