//! What is drawn on squares: rings, and the stitches of a cloth.

use bevy::prelude::*;

use super::thread::satin;
use crate::rules::board::{Mark, SquareInfo};
use crate::theme::palette;
use crate::view::canvas::Canvas;
use crate::view::fit::vec;
use crate::view::relief::light;

/// A safe square: a double ring.
pub(super) fn ring(canvas: &mut Canvas, at: Vec2) {
    canvas.disc(at, 0.36, palette::INK, palette::INK);
    canvas.disc(at, 0.305, palette::IVORY, palette::IVORY);
    canvas.ring(at, 0.165, 0.215, palette::INK, palette::INK);
}

/// A mark of thread. It reads upright as seen, so it is turned back against the view.
pub(super) fn stitched(canvas: &mut Canvas, mark: Mark, square: &SquareInfo, turn: f32) {
    let at = vec(square.place.at);
    let upright = Vec2::from_angle(-turn * std::f32::consts::TAU);
    let thread = |canvas: &mut Canvas, lean: f32, colour| {
        let half = upright.rotate(Vec2::new(lean, 1.0).normalize()) * 0.43;
        satin(canvas, at - half, at + half, colour, light(turn));
    };
    match mark {
        Mark::Ring => ring(canvas, at),
        Mark::Slash => thread(canvas, 1.0, palette::INDIGO),
        Mark::Cross => {
            thread(canvas, 1.0, palette::CLOTH);
            thread(canvas, -1.0, palette::CLOTH);
        }
    }
}
