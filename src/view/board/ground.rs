//! What lies under the board: the table in its light, the shadow, the frame.

use bevy::prelude::*;

use super::{Laid, flat};
use crate::theme::look::Look;
use crate::theme::palette::shade;
use crate::view::canvas::{Canvas, Grain};
use crate::view::outline::{circle, grow, rounded};
use crate::view::relief::{gleam, light, strips};
use crate::view::shadow::shadow;

/// Draws table, shadow and frame.
pub(super) fn draw(laid: &Laid) -> Canvas {
    let mut canvas = Canvas::default();
    if laid.look == Look::Flat {
        flat::table(&mut canvas);
        rim_around(laid, &mut canvas);
        return canvas;
    }
    // The drawing is turned with the board; light and grain are not.
    let lamp = light(laid.view.turn);
    table(&mut canvas, laid.look, laid.view.turn);
    let outline = laid.outline();
    let edge = match laid.look {
        Look::Wood => rounded(&grow(&outline, laid.look.rim()), 0.35),
        Look::Cloth | Look::Flat => grow(&outline, 0.1),
    };
    let (away, soft) = match laid.look {
        Look::Wood => (0.4, 1.15),
        // Cloth lies close to the table.
        Look::Cloth | Look::Flat => (0.16, 0.6),
    };
    shadow(&mut canvas, &edge, -lamp * away, soft);
    rim_around(laid, &mut canvas);
    canvas
}

/// Draws the frame, where the board has one.
pub(super) fn rim_around(laid: &Laid, canvas: &mut Canvas) {
    match laid.look {
        Look::Wood => frame(canvas, &laid.outline(), light(laid.view.turn)),
        Look::Cloth => {}
        Look::Flat => flat::edge(canvas, &laid.outline()),
    }
}

/// How far the table reaches, in board units: beyond every window.
const FAR: f32 = 120.0;

/// How wide a plank of the table is, in board units.
const PLANK: f32 = 7.3;

/// The table: light where the lamp hangs and dark towards the room, under a clear coat that
/// mirrors the window.
fn table(canvas: &mut Canvas, look: Look, turn: f32) {
    let upright = -turn * std::f32::consts::TAU;
    let (lit, dim, dark, tiles) = match look {
        Look::Wood => (
            hex(0xb57c4b),
            hex(0x6b4224),
            hex(0x1d0f07),
            Vec2::new(1.0 / 34.0, 1.0 / 17.0),
        ),
        // Inlaid stars, as wide as high.
        Look::Cloth | Look::Flat => (
            hex(0x8c6747),
            hex(0x4c3423),
            hex(0x160c06),
            Vec2::splat(0.3),
        ),
    };
    canvas.grain(Grain {
        tiles,
        turn: upright,
        start: Vec2::new(0.13, 0.37),
    });
    let lamp = light(turn);
    let rings = [
        (0.0, lit),
        (7.0, lit.mix(&dim, 0.35)),
        (14.0, dim),
        (23.0, dim.mix(&dark, 0.6)),
        (32.0, dark),
        (FAR, dark),
    ];
    for pair in rings.windows(2) {
        canvas.ring(lamp * 5.0, pair[0].0, pair[1].0, pair[0].1, pair[1].1);
    }
    let seen = |x: f32, y: f32| Vec2::from_angle(upright).rotate(Vec2::new(x, y));
    if look == Look::Wood {
        for k in -3..=3 {
            let y = PLANK * (k as f32 + 0.42);
            for (off, by) in [(0.0, -0.5), (-0.09, 0.07)] {
                let seam = [seen(-FAR, y + off), seen(FAR, y + off)];
                canvas.stroke(&seam, false, 0.09, gleam(by));
            }
        }
    }
    // Light from a window, broken by its bar, slants across the varnish, beyond the small board of a
    // small window.
    let whole = [(-63.0, -42.0), (63.0, -42.0), (63.0, 42.0), (-63.0, 42.0)];
    let whole = whole.map(|(x, y)| seen(x, y));
    let strength = if look == Look::Wood { 0.055 } else { 0.035 };
    strips(canvas, &whole, seen(0.83, -0.56), 168, |t| {
        let pane = |from: f32, to: f32| {
            let soft = |x: f32| (x / 0.0286).clamp(0.0, 1.0);
            let (a, b) = (soft(t - from), soft(to - t));
            a * a * (3.0 - 2.0 * a) * b * b * (3.0 - 2.0 * b)
        };
        gleam(strength * (pane(0.283, 0.369) + pane(0.386, 0.426) + 0.7 * pane(0.591, 0.671)))
    });
}

/// The profile of a frame: how far from the board, and how it slopes there; below 0 it looks
/// inwards.
const PROFILE: [(f32, f32); 13] = [
    (0.0, -0.9),
    (0.06, -1.0),
    (0.07, -1.0),
    (0.12, 0.0),
    (0.17, 1.0),
    (0.18, -0.5),
    (0.24, -0.16),
    (0.34, 0.0),
    (0.44, 0.16),
    (0.49, 0.4),
    (0.54, 0.75),
    (0.58, 0.95),
    (0.62, 1.0),
];

/// A frame of boards with a bead inside and a round edge outside, mitred at the corners.
fn frame(canvas: &mut Canvas, outline: &[Vec2], lamp: Vec2) {
    let wood = hex(0xb87c43);
    let steps: Vec<Vec<Vec2>> = PROFILE.iter().map(|(by, _)| grow(outline, *by)).collect();
    let n = outline.len();
    for i in 0..n {
        let j = (i + 1) % n;
        let along = (outline[j] - outline[i]).normalize_or_zero();
        let facing = (-along.perp()).dot(lamp);
        canvas.grain(Grain {
            tiles: Vec2::new(1.0 / 20.0, 1.0 / 5.0),
            turn: along.to_angle(),
            start: Vec2::new(0.29 * i as f32, 0.41 * i as f32),
        });
        let colour = |slope: f32| {
            let towards = slope * facing;
            // The varnish mirrors the lamp where the wood turns towards it.
            let gloss = 0.3 * (1.0 - (towards - 0.62).abs() / 0.3).max(0.0);
            let tone = 0.02 + 0.4 * towards - 0.22 * slope.abs() + gloss;
            shade(wood, tone.clamp(-0.8, 0.62))
        };
        for (k, pair) in PROFILE.windows(2).enumerate() {
            let (inner, outer) = (&steps[k], &steps[k + 1]);
            let [a, b] = [pair[0].1, pair[1].1].map(colour);
            canvas.quad([inner[i], outer[i], outer[j], inner[j]], [a, b, b, a]);
        }
        let mitre = [outline[i], steps[PROFILE.len() - 1][i]];
        canvas.stroke(&mitre, false, 0.03, gleam(-0.6));
    }
    let edge = grow(outline, 0.175);
    canvas.stroke(&edge, true, 0.03, gleam(-0.45));
    let corners = grow(outline, 0.34);
    for corner in corners.iter().filter(|_| n <= 8) {
        canvas.fill(&circle(*corner - lamp * 0.03, 0.13), gleam(-0.6));
        canvas.disc(*corner, 0.1, hex(0xe6c06c), hex(0x9a6c26));
        canvas.disc(
            *corner + lamp * 0.035,
            0.05,
            hex(0xfff6d6),
            hex(0xe6c06c).with_alpha(0.0),
        );
    }
}

fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}
