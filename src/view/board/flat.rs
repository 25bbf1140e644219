//! The flat board: white squares, black lines, full colours, nothing that shades or shines.

use bevy::prelude::*;

use super::Laid;
use super::labels::mark_at;
use super::printed::ink_of;
use crate::rules::board::{Mark, Seat, SquareInfo, SquareKind};
use crate::theme::look::Look;
use crate::theme::palette::{self, Ink};
use crate::view::canvas::Canvas;
use crate::view::fit::vec;
use crate::view::outline::{circle, grow};
use crate::view::pieces::nest_radius;

/// Width of a line, in board units.
const LINE: f32 = 0.09;

/// Draws the squares and houses, and the lines and marks upon them.
pub(super) fn draw(laid: &Laid, sheet: &mut Canvas, lines: &mut Canvas) {
    let board = &laid.board;
    let outline = laid.outline();
    sheet.fill(&outline, palette::FLAT_PAPER);
    for (i, seat) in board.seats.iter().enumerate() {
        house(seat, palette::seat(&seat.name, i), sheet, lines);
    }
    let kitchen = board.kitchen.as_deref().unwrap_or_default();
    for square in &board.squares {
        if let (false, SquareKind::Goal(_)) = (kitchen.is_empty(), square.kind) {
            continue;
        }
        let corners: Vec<Vec2> = square.outline.iter().copied().map(vec).collect();
        sheet.fill(&corners, ground(laid, square));
        lines.stroke(&corners, true, LINE, palette::FLAT_INK);
    }
    for cell in board.idle.iter().map(Vec::as_slice).chain([kitchen]) {
        let corners: Vec<Vec2> = cell.iter().copied().map(vec).collect();
        lines.stroke(&corners, true, LINE, palette::FLAT_INK);
    }
    lines.stroke(&outline, true, 2.0 * LINE, palette::FLAT_INK);
    for square in &board.squares {
        if let Some(sign) = square.mark {
            mark(lines, sign, mark_at(board, square), laid.view.turn);
        }
    }
}

/// What a square is filled with.
pub(super) fn ground(laid: &Laid, square: &SquareInfo) -> Color {
    match (square.kind, ink_of(laid, square)) {
        (_, Some(ink)) => ink.base,
        (SquareKind::Track { safe: true, .. }, None) => palette::FLAT_SAFE,
        _ => palette::FLAT_PAPER,
    }
}

fn house(seat: &Seat, ink: Ink, sheet: &mut Canvas, lines: &mut Canvas) {
    let corners: Vec<Vec2> = seat.house.iter().copied().map(vec).collect();
    sheet.fill(&corners, ink.base);
    lines.stroke(&corners, true, LINE, palette::FLAT_INK);
    let (middle, radius) = seat.panel();
    let panel = circle(vec(middle), radius);
    sheet.fill(&panel, palette::FLAT_PAPER);
    lines.stroke(&panel, true, LINE, palette::FLAT_INK);
    for nest in seat.nests {
        let nest = circle(vec(nest.at), nest_radius(seat));
        lines.stroke(&nest, true, LINE, palette::FLAT_INK);
    }
}

/// A ring, a cross or a slash that reads upright as seen.
fn mark(lines: &mut Canvas, mark: Mark, at: Vec2, turn: f32) {
    let upright = Vec2::from_angle(-turn * std::f32::consts::TAU);
    let bar = |lines: &mut Canvas, lean: f32| {
        let half = upright.rotate(Vec2::new(lean, 1.0).normalize()) * 0.34;
        lines.stroke(&[at - half, at + half], false, 0.15, palette::FLAT_INK);
    };
    match mark {
        Mark::Ring => {
            lines.disc(at, 0.34, palette::FLAT_INK, palette::FLAT_INK);
            lines.disc(at, 0.24, palette::FLAT_PAPER, palette::FLAT_PAPER);
        }
        Mark::Slash => bar(lines, 1.0),
        Mark::Cross => {
            bar(lines, 1.0);
            bar(lines, -1.0);
        }
    }
}

/// The table under a flat board.
pub(super) fn table(canvas: &mut Canvas) {
    canvas.disc(Vec2::ZERO, 120.0, palette::FLAT_TABLE, palette::FLAT_TABLE);
}

/// The edge of a flat board.
pub(super) fn edge(canvas: &mut Canvas, outline: &[Vec2]) {
    canvas.fill(&grow(outline, Look::Flat.rim()), palette::FLAT_INK);
}
