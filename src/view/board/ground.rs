//! What lies under the board: the wooden table in its light, the shadow, the frame.

use bevy::prelude::*;

use super::{Laid, flat};
use crate::theme::look::Look;
use crate::theme::palette::shade;
use crate::view::canvas::{Canvas, Grain};
use crate::view::outline::{circle, grow, rounded};
use crate::view::shadow::shadow;

/// Where the light comes from: the upper left, as people see it.
const LIGHT: Vec2 = Vec2::new(-0.6, 0.8);

/// Draws table, shadow and frame.
pub(super) fn draw(laid: &Laid) -> Canvas {
    let mut canvas = Canvas::default();
    if laid.look == Look::Flat {
        flat::table(&mut canvas);
        rim_around(laid, &mut canvas);
        return canvas;
    }
    // The drawing is turned with the board; light and grain are not.
    let back = -laid.view.turn * std::f32::consts::TAU;
    table(&mut canvas, laid.look, back);
    let outline = laid.outline();
    let edge = match laid.look {
        Look::Wood => rounded(&grow(&outline, laid.look.rim()), 0.35),
        Look::Cloth | Look::Flat => grow(&outline, 0.1),
    };
    let away = Vec2::from_angle(back).rotate(-LIGHT) * 0.34;
    shadow(&mut canvas, &edge, away, 0.95);
    rim_around(laid, &mut canvas);
    canvas
}

/// Draws the frame, where the board has one.
pub(super) fn rim_around(laid: &Laid, canvas: &mut Canvas) {
    match laid.look {
        Look::Wood => {
            let back = -laid.view.turn * std::f32::consts::TAU;
            frame(canvas, &laid.outline(), Vec2::from_angle(back));
        }
        Look::Cloth => {}
        Look::Flat => flat::edge(canvas, &laid.outline()),
    }
}

/// The table: wood that is light where the lamp hangs and dark towards the room.
fn table(canvas: &mut Canvas, look: Look, back: f32) {
    let (lit, dim, dark) = match look {
        Look::Wood => (hex(0xa87346), hex(0x6b4325), hex(0x2a180d)),
        Look::Cloth | Look::Flat => (hex(0x7b573a), hex(0x4b3220), hex(0x1d120a)),
    };
    canvas.grain(Grain {
        tiles: Vec2::new(1.0 / 34.0, 1.0 / 17.0),
        turn: back,
        start: Vec2::new(0.13, 0.37),
    });
    let lamp = Vec2::from_angle(back).rotate(LIGHT) * 5.0;
    let rings = [
        (0.0, lit),
        (7.0, lit.mix(&dim, 0.35)),
        (15.0, dim),
        (26.0, dim.mix(&dark, 0.6)),
        (40.0, dark),
        (120.0, dark),
    ];
    for pair in rings.windows(2) {
        canvas.ring(lamp, pair[0].0, pair[1].0, pair[0].1, pair[1].1);
    }
}

/// A frame of boards, mitred at the corners, bevelled inside and out.
fn frame(canvas: &mut Canvas, outline: &[Vec2], back: Vec2) {
    let wide = Look::Wood.rim();
    let light = back.rotate(LIGHT);
    let steps = [0.0, 0.1, wide - 0.12, wide].map(|by| grow(outline, by));
    let wood = hex(0xc18a50);
    let n = outline.len();
    for i in 0..n {
        let j = (i + 1) % n;
        let along = (outline[j] - outline[i]).normalize_or_zero();
        let facing = (-along.perp()).dot(light);
        canvas.grain(Grain {
            tiles: Vec2::new(1.0 / 20.0, 1.0 / 5.0),
            turn: along.to_angle(),
            start: Vec2::new(0.29 * i as f32, 0.41 * i as f32),
        });
        // The inner bevel looks the other way.
        let tones = [
            -0.5 - 0.2 * facing,
            0.06 + 0.10 * facing,
            0.05 + 0.42 * facing,
        ];
        for (k, tone) in tones.into_iter().enumerate() {
            let (inner, outer) = (&steps[k], &steps[k + 1]);
            let colour = shade(wood, tone.clamp(-0.75, 0.5));
            canvas.quad([inner[i], outer[i], outer[j], inner[j]], [colour; 4]);
        }
        canvas.stroke(&[outline[i], steps[3][i]], false, 0.035, shade(wood, -0.55));
    }
    let groove = grow(outline, wide * 0.62);
    canvas.stroke(&groove, true, 0.045, shade(wood, -0.45));
    let corners = grow(outline, wide * 0.36);
    for corner in corners.iter().filter(|_| n <= 8) {
        let lit = *corner + light * 0.03;
        canvas.fill(&circle(*corner, 0.12), shade(wood, -0.5));
        canvas.disc(lit, 0.1, hex(0xf3dca0), hex(0xb98b3c));
    }
}

fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}
