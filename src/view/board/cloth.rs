//! The Syrian cloth: woven ground, stitched border and fringe, sewn squares, a medallion.

use bevy::prelude::*;

use super::Laid;
use super::thread::{fringe, sew};
use super::{houses, marks};
use crate::rules::board::SquareKind;
use crate::theme::palette::{self, shade};
use crate::view::canvas::{Canvas, Grain};
use crate::view::fit::vec;
use crate::view::outline::{circle, grow, polygon, rounded};
use crate::view::relief::{gleam, light, strips, sunk};

/// Draws the cloth with its squares, and the stitches upon it.
pub(super) fn draw(laid: &Laid, sheet: &mut Canvas, lines: &mut Canvas) {
    let board = &laid.board;
    let outline = laid.outline();
    // Warp and weft run along the edges of the cloth.
    let turn = outline
        .first()
        .zip(outline.get(1))
        .map_or(0.0, |(a, b)| (*b - *a).to_angle());
    sheet.grain(Grain {
        tiles: Vec2::splat(0.25),
        turn,
        start: Vec2::ZERO,
    });
    let lamp = light(laid.view.turn);
    // The fringe hangs from two opposite edges, the ones that stand upright as seen.
    let corners = outline.len();
    for i in (1..corners).step_by(2) {
        let (a, b) = (outline[i], outline[(i + 1) % corners]);
        fringe(lines, a, b, shade(palette::GOLD, -0.08), lamp);
    }
    hem(&outline, lamp, sheet, lines);
    for (i, seat) in board.seats.iter().enumerate() {
        houses::embroidered(seat, palette::seat(&seat.name, i), lamp, sheet, lines);
    }
    for square in &board.squares {
        if board.kitchen.is_some() && matches!(square.kind, SquareKind::Goal(_)) {
            continue;
        }
        let fill = match (square.tint, square.kind) {
            (Some(c), SquareKind::Lane(_) | SquareKind::Goal(_)) => shade(
                palette::seat(&board.seats[c.index()].name, c.index()).base,
                0.2,
            ),
            (_, SquareKind::Track { safe: true, .. }) => palette::COTTON_SAFE,
            _ => palette::COTTON,
        };
        patch(
            &square.outline.iter().copied().map(vec).collect::<Vec<_>>(),
            fill,
            sheet,
            lines,
        );
    }
    for cell in &board.idle {
        patch(
            &cell.iter().copied().map(vec).collect::<Vec<_>>(),
            palette::COTTON,
            sheet,
            lines,
        );
    }
    for square in &board.squares {
        if let Some(mark) = square.mark {
            marks::stitched(lines, mark, square, laid.view.turn);
        }
    }
    if let Some(kitchen) = &board.kitchen {
        let corners: Vec<Vec2> = kitchen.iter().copied().map(vec).collect();
        medallion(&corners, lamp, sheet, lines);
    }
    folds(&outline, laid.view.turn, lines);
}

/// The ground with its hem: folded under, so that it is thicker there, and sewn with gold.
fn hem(outline: &[Vec2], lamp: Vec2, sheet: &mut Canvas, lines: &mut Canvas) {
    sheet.fill(&grow(outline, 0.1), palette::CLOTH);
    sheet.stroke(&grow(outline, 0.02), true, 0.16, palette::SEAM);
    sunk(
        lines,
        &grow(outline, -0.52),
        &grow(outline, -0.8),
        lamp,
        0.42,
    );
    let edge = grow(outline, -0.52);
    lines.stroke(&edge, true, 0.035, gleam(-0.4));
    let seam = grow(outline, -0.28);
    sew(lines, &seam, (0.4, 0.12), 0.13, palette::GOLD, lamp);
}

/// What lies over the cloth where it turns towards the light or away from it: never white, or the
/// red would turn grey.
fn silken(by: f32) -> Color {
    if by >= 0.0 {
        Color::srgba(1.0, 0.68, 0.52, by)
    } else {
        gleam(1.6 * by)
    }
}

/// How a cloth lies that was folded: a ridge along each fold, light on one side and dark on the
/// other, and a large soft wave.
fn folds(outline: &[Vec2], turn: f32, lines: &mut Canvas) {
    let upright = Vec2::from_angle(-turn * std::f32::consts::TAU);
    for (along, at) in [
        (Vec2::X, [0.26, 0.51, 0.755]),
        (Vec2::NEG_Y, [0.24, 0.49, 0.74]),
    ] {
        let ridge = |t: f32| {
            let one = |fold: f32| {
                let off = (t - fold) / 0.02;
                -off * (-off * off).exp()
            };
            at.into_iter().map(one).sum::<f32>()
        };
        strips(
            lines,
            &grow(outline, 0.08),
            upright.rotate(along),
            120,
            |t| {
                let wave = 0.028 * (t * 9.5 + 0.6).sin();
                silken(0.085 * ridge(t) + wave + 0.03 * (0.5 - t))
            },
        );
    }
}

/// A square, sewn on: its edge folded under, a seam of small stitches.
fn patch(corners: &[Vec2], fill: Color, sheet: &mut Canvas, lines: &mut Canvas) {
    let edge = rounded(&grow(corners, -0.05), 0.14);
    let middle = corners.iter().sum::<Vec2>() / corners.len() as f32;
    sheet.fill(&rounded(&grow(corners, -0.015), 0.15), palette::SEAM);
    sheet.fill_with(&edge, |p| shade(fill, 0.10 - 0.14 * p.distance(middle)));
    let seam = rounded(&grow(corners, -0.12), 0.1);
    lines.stitch(&seam, true, (0.11, 0.09), 0.028, shade(fill, -0.34));
}

/// The middle of the cloth: where all pieces come home.
fn medallion(corners: &[Vec2], lamp: Vec2, sheet: &mut Canvas, lines: &mut Canvas) {
    let middle = corners.iter().sum::<Vec2>() / corners.len() as f32;
    let reach = corners
        .iter()
        .map(|p| p.distance(middle))
        .fold(f32::INFINITY, f32::min);
    let size = reach / std::f32::consts::SQRT_2;
    sheet.fill(&rounded(&grow(corners, -0.01), 0.25), palette::SEAM);
    sheet.fill_with(&rounded(&grow(corners, -0.06), 0.22), |p| {
        shade(palette::GOLD, 0.2 - 0.12 * p.distance(middle))
    });
    let border = rounded(&grow(corners, -0.19), 0.16);
    sew(lines, &border, (0.24, 0.1), 0.09, palette::CLOTH, lamp);
    for (i, tip) in polygon(middle, size * 0.74, 8, std::f32::consts::FRAC_PI_8)
        .into_iter()
        .enumerate()
    {
        let along = tip - middle;
        let side = along.perp() * 0.2;
        let petal = [
            middle + along * 0.34,
            middle + along * 0.66 + side,
            tip,
            middle + along * 0.66 - side,
        ];
        let fill = if i % 2 == 0 {
            palette::CLOTH
        } else {
            palette::INDIGO
        };
        sheet.fill(&rounded(&petal, 0.12), fill);
        lines.stroke(
            &[middle + along * 0.42, middle + along * 0.88],
            false,
            0.035,
            palette::GOLD,
        );
    }
    sheet.disc(
        middle,
        size * 0.27,
        shade(palette::CLOTH, 0.1),
        palette::CLOTH,
    );
    let ring = circle(middle, size * 0.21);
    sew(lines, &ring, (0.12, 0.06), 0.07, palette::GOLD, lamp);
    lines.disc(middle, size * 0.08, palette::GOLD, palette::GOLD);
}
