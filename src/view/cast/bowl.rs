//! A bowl woven of straw for the shells, with dyed blades in it. Drawn one wide around the
//! origin.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::leather::light;
use crate::theme::palette::{self, shade};
use crate::view::canvas::Canvas;

/// The coils from the mouth to the foot: height and half width of their upper edge; the last is
/// the foot.
const COILS: [(f32, f32); 6] = [
    (0.165, 0.49),
    (0.10, 0.485),
    (0.03, 0.46),
    (-0.045, 0.42),
    (-0.12, 0.365),
    (-0.19, 0.30),
];

/// How much of a circle is seen.
const FLAT: f32 = 0.3;
/// How many blades of straw go around the front.
const BLADES: usize = 30;

fn side((y, wide): (f32, f32), around: f32) -> Vec2 {
    Vec2::new(wide * around.sin(), y - FLAT * wide * around.cos())
}

fn ring((y, _): (f32, f32), wide: f32) -> Vec<Vec2> {
    (0..48)
        .map(|k| {
            let at = Vec2::from_angle(TAU * k as f32 / 48.0) * Vec2::new(wide, FLAT * wide);
            at + Vec2::new(0.0, y)
        })
        .collect()
}

/// The colour of a blade: straw, and dyed ones that make a pattern of steps.
fn blade(coil: usize, at: usize) -> Color {
    let straw = Color::srgb_u8(0xd9, 0xb0, 0x66);
    match (coil, (at + coil) % 6) {
        (1 | 3, 0..=2) => palette::CLOTH,
        (2, 0..=1) => palette::INDIGO,
        _ => straw,
    }
}

/// The bowl.
pub(super) fn draw(canvas: &mut Canvas) {
    let foot = COILS[COILS.len() - 1];
    canvas.fill(&ring(foot, foot.1), Color::srgb_u8(0x4a, 0x33, 0x16));
    let turn = |k: f32| -FRAC_PI_2 + PI * k / BLADES as f32;
    for coil in (0..COILS.len() - 1).rev() {
        let (upper, lower) = (COILS[coil], COILS[coil + 1]);
        let middle = (0.5 * (upper.0 + lower.0), 0.5 * (upper.1 + lower.1) + 0.008);
        for k in 0..BLADES {
            let colour = blade(coil, k);
            let (a, b) = (turn(k as f32), turn(k as f32 + 1.0));
            let tone = |around: f32, by: f32| {
                shade(colour, (0.75 * light(around) + 0.2 + by).clamp(-0.85, 0.6))
            };
            // A coil is round: light above, dark where it meets the next.
            for (from, to, by) in [
                (upper, middle, (-0.05, 0.12)),
                (middle, lower, (0.12, -0.42)),
            ] {
                canvas.quad(
                    [side(from, a), side(to, a), side(to, b), side(from, b)],
                    [tone(a, by.0), tone(a, by.1), tone(b, by.1), tone(b, by.0)],
                );
            }
            let seam = [side(upper, a), side(lower, turn(k as f32 + 0.55))];
            canvas.stroke(&seam, false, 0.007, shade(colour, -0.5).with_alpha(0.55));
        }
    }
    mouth(canvas);
}

/// One looks into it: the rim, and coil under coil.
fn mouth(canvas: &mut Canvas) {
    let (straw, top) = (Color::srgb_u8(0xd9, 0xb0, 0x66), COILS[0]);
    canvas.fill_with(&ring(top, top.1), |p| shade(straw, 0.3 - 0.5 * p.x));
    for k in 0..40 {
        let turn = Vec2::from_angle(TAU * k as f32 / 40.0);
        let at =
            |wide: f32, turn: Vec2| turn * Vec2::new(wide, FLAT * wide) + Vec2::new(0.0, top.0);
        let on = Vec2::from_angle(TAU * (k as f32 + 0.6) / 40.0);
        let line = [at(top.1, turn), at(0.9 * top.1, on)];
        canvas.stroke(&line, false, 0.008, shade(straw, -0.45));
    }
    for (i, part) in [0.9, 0.74, 0.56, 0.36].into_iter().enumerate() {
        let deep = 0.34 + 0.1 * i as f32;
        canvas.fill_with(&ring(top, part * top.1), |p| {
            let far = (p.y - top.0) / (FLAT * top.1);
            shade(straw, -deep - 0.22 * far + 0.12 * p.x)
        });
    }
}

/// The bowl of a table without material.
pub(super) fn flat(canvas: &mut Canvas) {
    let (ink, paper) = (palette::FLAT_INK, palette::FLAT_PAPER);
    let (top, foot) = (COILS[0], COILS[COILS.len() - 1]);
    let mut outline: Vec<Vec2> = ring(top, top.1)[..=24].to_vec();
    let turn = |k: usize| -FRAC_PI_2 + PI * k as f32 / 16.0;
    outline.extend((0..=16).map(|k| side(foot, turn(k))));
    canvas.fill(&outline, paper);
    canvas.stroke(&outline, true, 0.045, ink);
    canvas.fill(&ring(top, 0.88 * top.1), ink);
}
