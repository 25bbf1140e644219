//! What is drawn on squares: rings, and the stitches of a cloth.

use bevy::prelude::*;

use crate::rules::board::{Mark, SquareInfo};
use crate::theme::palette;
use crate::view::canvas::Canvas;
use crate::view::fit::vec;

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
        let half = upright.rotate(Vec2::new(lean, 1.0).normalize()) * 0.37;
        satin(canvas, at - half, at + half, colour);
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

/// A bar of satin stitch: many short threads side by side, light on their upper side.
fn satin(canvas: &mut Canvas, from: Vec2, to: Vec2, colour: Color) {
    let dark = palette::shade(colour, -0.45);
    canvas.stroke(&[from, to], false, 0.2, dark);
    canvas.stroke(&[from, to], false, 0.155, colour);
    let (along, count) = (to - from, 13);
    let across = along.normalize_or_zero().perp() * 0.065;
    let lean = along / count as f32 * 0.35;
    for i in 1..count {
        let p = from + along * (i as f32 / count as f32);
        let lit = palette::shade(colour, 0.26);
        canvas.stroke(&[p - across - lean, p + across + lean], false, 0.014, lit);
    }
}
