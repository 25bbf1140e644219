//! What a person is looking at: the way a piece would go, dotted, and its ghost where it
//! would land.

use bevy::prelude::*;

use super::atlas::{Art, Atlas, TOKEN};
use super::board::Laid;
use super::canvas::Canvas;
use super::fit::{Fit, vec};
use super::pieces::{Pose, Seen, stands};
use super::surfaces::Surfaces;
use super::{AnimateSystems, Depth, TableSet};
use crate::input::Selection;
use crate::rules::{HOME, Move, Piece, Square};
use crate::screens::Screen;
use crate::theme::palette;
use crate::timeline::Shown;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_route.in_set(TableSet::Things))
        .add_systems(
            Update,
            (draw_route, show_ghost)
                .in_set(AnimateSystems::Dress)
                .run_if(in_state(Screen::Table))
                .run_if(resource_changed::<Selection>.or(resource_changed::<Fit>)),
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

/// The move that is looked at, with the piece that would make it.
fn looked_at(selection: &Selection) -> Option<(Piece, Move, Square)> {
    let piece = selection.chosen.or(selection.focused)?;
    let mv = selection.candidates.get(selection.candidate)?;
    Some((piece, *mv, selection.landing?))
}

/// Dots from square to square, and a ring where the piece would land.
fn draw_route(
    selection: Res<Selection>,
    shown: Option<Res<Shown>>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut route: Single<(&Mesh2d, &mut Visibility), With<Route>>,
) {
    let looked = shown.and_then(|shown| looked_at(&selection).map(|looked| (shown, looked)));
    let Some((shown, (piece, _, landing))) = looked else {
        *route.1 = Visibility::Hidden;
        return;
    };
    let way = laid.board.route(piece.colour());
    let from = shown.at[piece.index()];
    let start = if from == HOME { 0 } else { usize::from(from) };
    // A square may come twice on a route (out and in again): the next one ahead is meant.
    let end = way.iter().skip(start).position(|s| *s == landing);
    let end = end.map_or(start, |steps| start + steps);
    let points: Vec<Vec2> = way[start..=end]
        .iter()
        .map(|s| fit.seen(laid.board.square(*s).place.at))
        .collect();
    let mut canvas = Canvas::default();
    let (dot, scale) = (0.11 * fit.scale, fit.scale);
    for pair in points.windows(2) {
        for t in [0.5, 1.0] {
            let at = pair[0].lerp(pair[1], t);
            canvas.disc(at, dot * 1.45, palette::INK, palette::INK);
            canvas.disc(at, dot, palette::IVORY, palette::IVORY);
        }
    }
    if let Some(last) = points.last() {
        canvas.ring(*last, 0.50 * scale, 0.62 * scale, palette::INK, palette::INK);
        canvas.ring(*last, 0.525 * scale, 0.595 * scale, palette::IVORY, palette::IVORY);
    }
    // The handle is held by the entity, so the mesh is there.
    if meshes.insert(route.0.0.id(), canvas.into_mesh()).is_ok() {
        *route.1 = Visibility::Inherited;
    }
}

/// The piece, as glass, where it would stand.
fn show_ghost(
    selection: Res<Selection>,
    shown: Option<Res<Shown>>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    atlas: Res<Atlas>,
    seen: Res<Seen>,
    mut ghost: Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Ghost>>,
) {
    let looked = shown.and_then(|shown| looked_at(&selection).map(|looked| (shown, looked)));
    let pose = looked.and_then(|(shown, (piece, _, landing))| {
        let way = laid.board.route(piece.colour());
        let from = shown.at[piece.index()];
        let start = if from == HOME { 0 } else { usize::from(from) };
        let index = start + way.iter().skip(start).position(|s| *s == landing)?;
        let mut at = shown.at;
        at[piece.index()] = index as u8;
        let stand = stands(&laid.board, laid.look, &at)[piece.index()]?;
        let here: Option<Pose> = seen.poses[piece.index()];
        Some((piece, stand, here?.size / fit.scale))
    });
    let (sprite, transform, visibility) = &mut *ghost;
    let Some((piece, stand, _)) = pose else {
        **visibility = Visibility::Hidden;
        return;
    };
    let p = crate::rules::board::Point::new(stand.at.x, stand.at.y);
    let size = stand.size * fit.scale / TOKEN;
    **sprite = atlas.sprite(Art::Piece(piece.colour()), Vec2::splat(size));
    sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.5);
    transform.translation = fit.seen(p).extend(Depth::GHOST);
    **visibility = Visibility::Inherited;
    let _ = vec(p);
}
