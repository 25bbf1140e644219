//! A dice cup of leather: stitched at rim and foot, with a sheen. Drawn one high around the
//! origin.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use crate::theme::palette::{self, shade};
use crate::view::canvas::Canvas;

/// The height and the half width of mouth and foot, and how much of a circle is seen of them.
const MOUTH: (f32, f32) = (0.36, 0.35);
const FOOT: (f32, f32) = (-0.41, 0.285);
const FLAT: f32 = 0.3;

/// How many strips the round side is drawn in.
const STRIPS: usize = 28;

/// A point of the side: `around` from −π/2 (left) to π/2 (right), `down` from 0 (the mouth) to 1
/// (the foot).
fn side(around: f32, down: f32) -> Vec2 {
    let (y, wide) = (
        MOUTH.0 + (FOOT.0 - MOUTH.0) * down,
        MOUTH.1 + (FOOT.1 - MOUTH.1) * down,
    );
    Vec2::new(wide * around.sin(), y - FLAT * wide * around.cos())
}

/// How light a side is that looks there: lit from the upper left, with a sheen.
pub(super) fn light(around: f32) -> f32 {
    let lit = (around + 0.62).cos().max(-0.3);
    let sheen = (-((around + 0.66) / 0.2).powi(2)).exp();
    let back = (-((around - 1.25) / 0.22).powi(2)).exp();
    -0.62 + 0.62 * lit + 0.3 * sheen + 0.12 * back
}

/// Draws a band of the side between two heights, in the leather's colour, lighter or darker.
fn band(canvas: &mut Canvas, from: f32, to: f32, leather: Color, tone: f32) {
    let at = |k: usize| -FRAC_PI_2 + PI * k as f32 / STRIPS as f32;
    for k in 0..STRIPS {
        let (a, b) = (at(k), at(k + 1));
        let colour = |around: f32| shade(leather, (light(around) + tone).clamp(-0.9, 0.7));
        canvas.quad(
            [side(a, from), side(a, to), side(b, to), side(b, from)],
            [colour(a), colour(a), colour(b), colour(b)],
        );
    }
}

/// A line around the side at a height.
fn around(down: f32) -> Vec<Vec2> {
    (2..=26)
        .map(|k| side(-FRAC_PI_2 + PI * k as f32 / STRIPS as f32, down))
        .collect()
}

/// The corners of an ellipse as wide as the side at a height, by a part of it.
fn ring(down: f32, part: f32) -> Vec<Vec2> {
    let middle = Vec2::new(0.0, MOUTH.0 + (FOOT.0 - MOUTH.0) * down);
    let wide = (MOUTH.1 + (FOOT.1 - MOUTH.1) * down) * part;
    (0..48)
        .map(|k| middle + Vec2::from_angle(PI * k as f32 / 24.0) * Vec2::new(wide, FLAT * wide))
        .collect()
}

/// The cup.
pub(super) fn draw(canvas: &mut Canvas) {
    let leather = Color::srgb_u8(0x8e, 0x4a, 0x24);
    let thread = Color::srgb_u8(0xf0, 0xd9, 0xa8);
    canvas.fill(&ring(1.0, 1.02), shade(leather, -0.7));
    band(canvas, 0.0, 1.0, leather, 0.0);
    // A pressed ornament, seen around the front.
    for (down, tone) in [(0.47, -0.3), (0.485, 0.16), (0.62, -0.3), (0.635, 0.16)] {
        canvas.stroke(&around(down), false, 0.012, shade(leather, tone));
    }
    for k in 0..9 {
        let turn = -1.2 + 2.4 * k as f32 / 8.0;
        let (l, r) = (side(turn - 0.1, 0.555), side(turn + 0.1, 0.555));
        let (up, low) = (side(turn, 0.515), side(turn, 0.595));
        canvas.fill(&[l, low, r, up], shade(leather, light(turn) - 0.34));
        canvas.fill(
            &[l.lerp(up, 0.12), low, r.lerp(low, 0.12)],
            shade(leather, light(turn) + 0.1),
        );
    }
    // A rolled rim and a foot, each sewn on.
    for (from, to, seam) in [(0.0, 0.15, 0.19), (0.88, 1.0, 0.84)] {
        let middle = (from + to) / 2.0;
        band(canvas, from, middle, leather, 0.14);
        band(canvas, middle, to, leather, -0.08);
        canvas.stroke(&around(to.min(0.97)), false, 0.014, shade(leather, -0.62));
        canvas.stitch(&around(seam), false, (0.04, 0.035), 0.018, thread);
    }
    mouth(canvas, leather);
}

/// One looks a little into it.
fn mouth(canvas: &mut Canvas, leather: Color) {
    let lip = ring(0.0, 1.0);
    canvas.fill_with(&lip, |p| shade(leather, 0.2 - 0.5 * p.x));
    canvas.stroke(&ring(0.0, 0.97), true, 0.012, shade(leather, 0.34));
    let inner = ring(0.0, 0.84);
    let (top, low) = (MOUTH.0 + FLAT * MOUTH.1, MOUTH.0 - FLAT * MOUTH.1);
    let deep = Color::srgb_u8(0x2a, 0x12, 0x0a);
    canvas.fill_with(&inner, |p| {
        let down = (top - p.y) / (top - low);
        shade(deep, 0.26 * (down - 0.25).max(0.0) + 0.1 * p.x)
    });
}

/// The cup of a table without material: white, black lines, a black mouth.
pub(super) fn flat(canvas: &mut Canvas) {
    let (ink, paper) = (palette::FLAT_INK, palette::FLAT_PAPER);
    let mut outline: Vec<Vec2> = ring(0.0, 1.0)[..=24].to_vec();
    outline.extend((0..=STRIPS).map(|k| side(-FRAC_PI_2 + PI * k as f32 / STRIPS as f32, 1.0)));
    canvas.fill(&outline, paper);
    canvas.stroke(&outline, true, 0.05, ink);
    canvas.stroke(&around(0.2), false, 0.03, ink);
    canvas.fill(&ring(0.0, 0.86), ink);
}
