//! The way that a piece would go, dotted; rings where it may land, wedges around those whom it
//! would capture.

use bevy::prelude::*;

use super::{PreviewSystems, is_other, previewed};
use crate::input::Selection;
use crate::rules::board::Board;
use crate::rules::{HOME, Square};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::palette;
use crate::timeline::Shown;
use crate::view::board::Laid;
use crate::view::canvas::Canvas;
use crate::view::fit::Fit;
use crate::view::pieces::{Pose, rest, stands};
use crate::view::surfaces::Surfaces;
use crate::view::{Depth, TableSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_route.in_set(TableSet::Things))
        .add_systems(
            Update,
            draw_route.in_set(PreviewSystems::Route).run_if(is_other),
        );
}

/// The dots of the way.
#[derive(Component)]
struct Route;

fn spawn_route(surfaces: Res<Surfaces>, mut meshes: ResMut<Assets<Mesh>>, mut commands: Commands) {
    commands.spawn((
        Name::new("Route"),
        DespawnOnExit(Screen::Table),
        Route,
        Visibility::Hidden,
        Mesh2d(meshes.add(Canvas::default().into_mesh())),
        MeshMaterial2d(surfaces.plain.clone()),
        Transform::from_xyz(0.0, 0.0, Depth::ROUTE),
    ));
}

/// The squares that are ringed: all on which the chosen piece may land, else the one on which
/// the move would that is looked at.
fn targets(selection: &Selection, settings: &Settings, board: &Board) -> Vec<Square> {
    let wanted = settings.marks || selection.pending.is_some();
    match (wanted, selection.chosen) {
        (false, _) => Vec::new(),
        (true, Some(_)) => selection.landings(board).collect(),
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
            // A printed square keeps its number: one dot a step, on the line between two squares.
            let between = pair[0].lerp(pair[1], 0.5);
            let upon = (!laid.board.printed).then_some(pair[1]);
            for at in [between].into_iter().chain(upon) {
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
    if previewed(&selection, &settings).is_some() {
        let stand = stands(&laid, &shown.at);
        for piece in selection.captures.iter().filter_map(|p| stand[p.index()]) {
            mark(&mut canvas, &rest(&piece, &fit));
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

/// Marks a piece that would be captured: four wedges point at it.
fn mark(canvas: &mut Canvas, piece: &Pose) {
    let size = piece.size;
    let (inner, outer, half, edge) = (0.56 * size, 0.98 * size, 0.2 * size, 0.09 * size);
    for quarter in 0..4_u8 {
        let turn = 0.125 + 0.25 * f32::from(quarter);
        let out = Vec2::from_angle(turn * std::f32::consts::TAU);
        let wedge = |inner: f32, outer: f32, half: f32| {
            let side = out.perp() * half;
            [inner * out, outer * out + side, outer * out - side].map(|p| piece.at + p)
        };
        let around = wedge(inner - 2.0 * edge, outer + edge, half + edge);
        canvas.fill(&around, palette::INK);
        canvas.fill(&wedge(inner, outer, half), palette::IVORY);
    }
}
