//! A printed board: paper, coloured squares, houses, goals, brown lines, under a thin varnish.

use bevy::prelude::*;

use super::Laid;
use super::labels::mark_at;
use super::{houses, marks};
use crate::rules::board::{Mark, SquareInfo, SquareKind};
use crate::theme::palette::{self, Ink, shade};
use crate::view::canvas::Canvas;
use crate::view::fit::vec;
use crate::view::outline::grow;
use crate::view::relief::{gleam, light, strips, sunk};

/// Width of a line, in board units.
const LINE: f32 = 0.055;

/// Draws the paper with its squares and houses, and the lines and marks upon it.
pub(super) fn draw(laid: &Laid, sheet: &mut Canvas, lines: &mut Canvas) {
    let board = &laid.board;
    let outline = laid.outline();
    let lamp = light(laid.view.turn);
    sheet.fill(&outline, palette::PAPER);
    for (i, seat) in board.seats.iter().enumerate() {
        let ink = palette::seat(&seat.name, i);
        houses::printed(seat, ink, laid.view.turn, sheet, lines);
    }
    for square in &board.squares {
        let corners: Vec<Vec2> = square.outline.iter().copied().map(vec).collect();
        match (square.kind, ink_of(laid, square)) {
            (SquareKind::Goal(_), Some(ink)) => goal(ink, &corners, sheet),
            _ => sheet.fill(&corners, ground(laid, square)),
        }
        lines.stroke(&corners, true, LINE, palette::INK);
    }
    for cell in &board.idle {
        let corners: Vec<Vec2> = cell.iter().copied().map(vec).collect();
        lines.stroke(&corners, true, LINE, palette::INK);
    }
    lines.stroke(&outline, true, LINE * 1.6, palette::INK);
    // Marks lie above all lines.
    for square in &board.squares {
        match square.mark {
            Some(Mark::Ring) => marks::ring(lines, mark_at(board, square)),
            Some(mark) => marks::stitched(lines, mark, square, laid.view.turn),
            None => {}
        }
    }
    // The varnish is bright towards the lamp, and the frame stands higher than the paper.
    strips(lines, &outline, -lamp, 40, |t| {
        let pane = 0.035 * (-((t - 0.3) / 0.06).powi(2)).exp();
        gleam(0.025 - 0.11 * t + pane)
    });
    sunk(lines, &outline, &grow(&outline, -0.5), lamp, 0.42);
}

/// The colours in which a square is printed, if it has any.
pub(super) fn ink_of(laid: &Laid, square: &SquareInfo) -> Option<Ink> {
    let seats = &laid.board.seats;
    square
        .tint
        .map(|c| palette::seat(&seats[c.index()].name, c.index()))
}

/// What a square is printed on.
pub(super) fn ground(laid: &Laid, square: &SquareInfo) -> Color {
    match (square.kind, ink_of(laid, square)) {
        (_, Some(ink)) => ink.square(),
        (SquareKind::Track { safe: true, .. }, None) => palette::SAFE,
        _ => palette::PAPER,
    }
}

/// A goal: lighter towards the middle of the board.
fn goal(ink: Ink, corners: &[Vec2], sheet: &mut Canvas) {
    let reach = corners.iter().map(|p| p.length()).fold(0.1, f32::max);
    sheet.fill_with(corners, |p| {
        shade(ink.base, 0.22 - 0.26 * (p.length() / reach))
    });
}
