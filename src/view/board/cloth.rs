//! The Syrian cloth: woven ground, stitched border and fringe, sewn squares, a medallion.

use bevy::prelude::*;

use super::Laid;
use super::{houses, marks};
use crate::rules::board::SquareKind;
use crate::theme::palette::{self, shade};
use crate::view::canvas::{Canvas, Grain};
use crate::view::fit::vec;
use crate::view::outline::{circle, grow, polygon, rounded};

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
        tiles: Vec2::splat(0.36),
        turn,
        start: Vec2::ZERO,
    });
    fringe(&outline, lines);
    sheet.fill(&grow(&outline, 0.1), palette::CLOTH);
    sheet.stroke(&grow(&outline, 0.02), true, 0.16, palette::SEAM);
    lines.stitch(
        &grow(&outline, -0.26),
        true,
        (0.32, 0.16),
        0.1,
        palette::GOLD,
    );
    for (i, seat) in board.seats.iter().enumerate() {
        houses::embroidered(seat, palette::seat(&seat.name, i), sheet, lines);
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
        medallion(&corners, sheet, lines);
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
fn medallion(corners: &[Vec2], sheet: &mut Canvas, lines: &mut Canvas) {
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
    lines.stitch(
        &rounded(&grow(corners, -0.17), 0.16),
        true,
        (0.2, 0.1),
        0.07,
        palette::CLOTH,
    );
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
    lines.stitch(
        &circle(middle, size * 0.22),
        true,
        (0.1, 0.08),
        0.05,
        palette::GOLD,
    );
    lines.disc(middle, size * 0.08, palette::GOLD, palette::GOLD);
}

/// Knotted threads along two opposite edges, the ones that stand upright as seen.
fn fringe(outline: &[Vec2], lines: &mut Canvas) {
    let n = outline.len();
    for i in (1..n).step_by(2) {
        let (a, b) = (outline[i], outline[(i + 1) % n]);
        let along = b - a;
        let out = -along.normalize_or_zero().perp();
        let count = (along.length() / 0.36).round() as usize;
        for k in 0..count {
            let t = (k as f32 + 0.5) / count as f32;
            let root = a + along * t + out * 0.08;
            let sway = along.normalize_or_zero() * 0.09 * ((k * 7 % 5) as f32 / 2.0 - 1.0);
            let tip = root + out * 0.34 + sway;
            lines.stroke(
                &[root, root.lerp(tip, 0.5) + sway * 0.2, tip],
                false,
                0.075,
                shade(palette::GOLD, -0.12),
            );
            lines.disc(root + out * 0.06, 0.055, palette::GOLD, palette::GOLD);
        }
    }
}
