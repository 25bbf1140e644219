//! Thread on cloth: seams of single stitches, bars of satin stitch, knotted fringe.

use bevy::prelude::*;

use crate::theme::palette::shade;
use crate::view::canvas::Canvas;
use crate::view::outline::stitches;
use crate::view::relief::gleam;

/// Sews along a closed line: stitches `dash` long and `gap` apart, evened out to fit, each a
/// thread that rises from the cloth and goes back into it.
pub(super) fn sew(
    canvas: &mut Canvas,
    line: &[Vec2],
    (dash, gap): (f32, f32),
    width: f32,
    colour: Color,
    lamp: Vec2,
) {
    // No hand sews all of them alike.
    let stitches = stitches(line, true, (dash, gap), |i| 0.94 + 0.12 * uneven(i));
    for (i, stitch) in stitches.iter().enumerate() {
        let colour = shade(colour, 0.16 * uneven(i) - 0.1);
        thread(canvas, stitch, width, colour, lamp);
    }
}

/// A piece of thread: its shadow on the cloth, its body, and light along its back.
fn thread(canvas: &mut Canvas, line: &[Vec2], width: f32, colour: Color, lamp: Vec2) {
    let moved = |by: f32| -> Vec<Vec2> { line.iter().map(|p| *p + lamp * by * width).collect() };
    canvas.stroke(&moved(-0.42), false, width, gleam(-0.42));
    canvas.stroke(line, false, width, shade(colour, -0.28));
    canvas.stroke(&moved(0.07), false, width * 0.72, colour);
    canvas.stroke(&moved(0.16), false, width * 0.26, shade(colour, 0.42));
}

/// How many threads lie side by side in a bar of satin stitch.
const THREADS: usize = 17;

/// A bar of satin stitch: threads side by side across it, broad in the middle.
pub(super) fn satin(canvas: &mut Canvas, from: Vec2, to: Vec2, colour: Color, lamp: Vec2) {
    let along = to - from;
    let across = along.normalize_or_zero().perp();
    let shadow = -lamp * 0.035;
    canvas.stroke(&[from + shadow, to + shadow], false, 0.2, gleam(-0.34));
    canvas.stroke(&[from, to], false, 0.13, shade(colour, -0.4));
    for i in 0..=THREADS {
        let t = i as f32 / THREADS as f32;
        let uneven = uneven(i);
        // Leaf-shaped, with ends that no hand gets quite even.
        let half = 0.066 + 0.028 * (t * std::f32::consts::PI).sin() + 0.014 * (uneven - 0.5);
        let lean = along.normalize_or_zero() * 0.05;
        let middle = from + along * t;
        let (a, b) = (middle - across * half - lean, middle + across * half + lean);
        // Silk shines where a thread turns over the middle of the bar.
        let body = shade(colour, -0.14 + 0.2 * uneven);
        canvas.stroke(&[a, b], false, 0.052, body);
        let (p, q) = (a.lerp(b, 0.34), a.lerp(b, 0.62));
        canvas.stroke(&[p, q], false, 0.024, shade(colour, 0.2 + 0.2 * uneven));
    }
}

/// How far tassels of a fringe lie apart, in board units.
const TASSEL: f32 = 0.52;

/// Knotted tassels along an edge of the cloth, from `a` to `b`, the cloth on the left.
pub(super) fn fringe(canvas: &mut Canvas, a: Vec2, b: Vec2, colour: Color, lamp: Vec2) {
    let along = (b - a).normalize_or_zero();
    let out = -along.perp();
    let count = (a.distance(b) / TASSEL).round() as usize;
    for k in 0..count {
        let root = a.lerp(b, (k as f32 + 0.5) / count as f32) + out * 0.02;
        let knot = root + out * 0.13;
        for strand in [-1.0, 1.0, 0.0, -0.5, 0.5_f32] {
            let sway = 0.1 * (uneven(k * 3 + 1) - 0.5) + 0.06 * strand;
            let long = 0.34 + 0.05 * uneven(k * 5 + (strand * 2.0 + 2.0) as usize);
            let bend = knot + out * long * 0.55 + along * (sway * 0.5 + 0.05 * strand);
            let line = [
                knot,
                bend,
                knot + out * long + along * (sway + 0.04 * strand),
            ];
            thread(
                canvas,
                &line,
                0.05,
                shade(colour, -0.24 + 0.1 * strand.abs()),
                lamp,
            );
        }
        for side in [-1.0, 1.0] {
            let start = root + along * (TASSEL * 0.46 * side) - out * 0.06;
            thread(canvas, &[start, knot], 0.055, shade(colour, -0.2), lamp);
        }
        canvas.disc(knot - lamp * 0.03, 0.1, gleam(-0.5), gleam(-0.3));
        canvas.disc(knot, 0.085, shade(colour, 0.12), shade(colour, -0.3));
        canvas.disc(
            knot + lamp * 0.03,
            0.045,
            shade(colour, 0.5),
            shade(colour, 0.2).with_alpha(0.0),
        );
    }
}

/// A number from 0 to 1 that seems to have nothing to do with its place in the row.
fn uneven(i: usize) -> f32 {
    let i = i as u32;
    let h = i.wrapping_mul(0x9e37_79b1) ^ (i >> 3).wrapping_mul(0x85eb_ca77);
    ((h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d) >> 16) as f32 / 65535.0
}
