//! A printed board: paper, coloured squares, houses, goals, brown lines.

use bevy::prelude::*;

use super::Laid;
use super::{houses, marks};
use crate::rules::board::{Mark, SquareKind};
use crate::theme::palette::{self, Ink, shade};
use crate::view::canvas::Canvas;
use crate::view::fit::vec;

/// Width of a line, in board units.
const LINE: f32 = 0.055;

/// Draws the paper with its squares and houses, and the lines and marks upon it.
pub(super) fn draw(laid: &Laid, sheet: &mut Canvas, lines: &mut Canvas) {
    let board = &laid.board;
    let outline = laid.outline();
    sheet.fill(&outline, palette::PAPER);
    for (i, seat) in board.seats.iter().enumerate() {
        let ink = palette::seat(&seat.name, i);
        houses::printed(seat, ink, sheet, lines);
    }
    for square in &board.squares {
        let corners: Vec<Vec2> = square.outline.iter().copied().map(vec).collect();
        let tint = square
            .tint
            .map(|c| palette::seat(&board.seats[c.index()].name, c.index()));
        match (square.kind, tint) {
            (SquareKind::Goal(_), Some(ink)) => goal(ink, &corners, sheet),
            (_, Some(ink)) => sheet.fill(&corners, shade(ink.base, 0.04)),
            (SquareKind::Track { safe: true, .. }, None) => sheet.fill(&corners, palette::SAFE),
            _ => {}
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
            Some(Mark::Ring) => marks::ring(lines, vec(square.place.at)),
            Some(mark) => marks::stitched(lines, mark, square, laid.view.turn),
            None => {}
        }
    }
}

/// A goal: lighter towards the middle of the board.
fn goal(ink: Ink, corners: &[Vec2], sheet: &mut Canvas) {
    let reach = corners.iter().map(|p| p.length()).fold(0.1, f32::max);
    sheet.fill_with(corners, |p| {
        shade(ink.base, 0.22 - 0.26 * (p.length() / reach))
    });
}
