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
use crate::rules::board::Board;
use crate::rules::{HOME, How, Move, Square};
use crate::screens::Screen;
use crate::settings::Settings;
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
                .run_if(
                    resource_changed::<Selection>
                        .or_eager(resource_changed::<Fit>)
                        .or_eager(resource_changed::<Settings>),
                ),
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

/// The move whose way is shown: the one that is looked at, and in any case the one that waits
/// for a second press.
fn previewed(selection: &Selection, settings: &Settings) -> Option<Move> {
    selection
        .looked_at()
        .filter(|_| settings.preview || selection.pending.is_some())
}

/// The squares that are ringed: all on which the chosen piece may land, else the one on which
/// the move would that is looked at.
fn targets(selection: &Selection, settings: &Settings, board: &Board) -> Vec<Square> {
    let wanted = settings.marks || selection.pending.is_some();
    let landing = |mv: &Move| board.route(mv.piece.colour())[usize::from(mv.to)];
    let all = selection
        .candidates
        .iter()
        .filter(|mv| mv.how != How::Decline);
    match (wanted, selection.chosen) {
        (false, _) => Vec::new(),
        (true, Some(_)) => all.map(landing).collect(),
        (true, None) => selection.landing.into_iter().collect(),
    }
}

/// Dots from square to square, and a ring where a piece would land.
fn draw_route(
    selection: Res<Selection>,
    settings: Res<Settings>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut route: Single<(&Mesh2d, &mut Visibility), With<Route>>,
) {
    let mut canvas = Canvas::default();
    if let Some(mv) = previewed(&selection, &settings) {
        let way = laid.board.route(mv.piece.colour());
        let from = Some(shown.at[mv.piece.index()]).filter(|at| *at != HOME);
        let first = from.unwrap_or(mv.to).min(mv.to);
        let points: Vec<Vec2> = way[usize::from(first)..=usize::from(mv.to)]
            .iter()
            .map(|s| fit.seen(laid.board.square(*s).place.at))
            .collect();
        let dot = 0.11 * fit.scale;
        for pair in points.windows(2) {
            for at in [pair[0].lerp(pair[1], 0.5), pair[1]] {
                canvas.disc(at, dot * 1.45, palette::INK, palette::INK);
                canvas.disc(at, dot, palette::IVORY, palette::IVORY);
            }
        }
    }
    for square in targets(&selection, &settings, &laid.board) {
        let at = fit.seen(laid.board.square(square).place.at);
        let looked_at = selection.landing == Some(square);
        let colour = if looked_at {
            palette::IVORY
        } else {
            palette::GOLD
        };
        for (inner, outer, ink) in [(0.50, 0.62, palette::INK), (0.525, 0.595, colour)] {
            canvas.ring(at, inner * fit.scale, outer * fit.scale, ink, ink);
        }
    }
    if canvas.is_empty() {
        *route.1 = Visibility::Hidden;
        return;
    }
    // The handle is held by the entity, so the mesh is there.
    if meshes.insert(route.0.id(), canvas.into_mesh()).is_ok() {
        *route.1 = Visibility::Inherited;
    }
}

/// The piece, as glass, where it would stand.
fn show_ghost(
    selection: Res<Selection>,
    settings: Res<Settings>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    atlas: Res<Atlas>,
    mut ghost: Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Ghost>>,
) {
    let (sprite, transform, visibility) = &mut *ghost;
    let stand = previewed(&selection, &settings).and_then(|mv| {
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
