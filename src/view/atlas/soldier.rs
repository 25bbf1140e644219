//! Soldiers turned from wood and painted in the colour of their seat.

use bevy::prelude::*;

use super::emblem::inside;
use super::raster::{ink, over, smooth};
use crate::theme::palette::{Ink, shade};

/// Where a soldier's foot stands in its cell, below the middle.
pub(in crate::view) const FOOT: f32 = 0.84;

/// The turned outline: height and radius, from the foot up.
const LATHE: [(f32, f32); 13] = [
    (-0.88, 0.46),
    (-0.84, 0.50),
    (-0.72, 0.50),
    (-0.66, 0.44),
    (-0.60, 0.40),
    (-0.52, 0.42),
    (-0.44, 0.40),
    (-0.05, 0.24),
    (0.14, 0.21),
    (0.17, 0.33),
    (0.24, 0.34),
    (0.28, 0.20),
    (0.30, 0.20),
];

/// The head, a ball on top.
const HEAD: (f32, f32) = (0.56, 0.33);

/// The paint of a soldier who stands.
pub(super) fn soldier(seat: Ink) -> impl Fn(Vec2) -> Vec4 {
    move |p| {
        let mut seen = Vec4::ZERO;
        if let Some((radius, slope)) = turned(p.y)
            && p.x.abs() < radius
        {
            // Wood shows on foot and collar, paint on the rest.
            let wood = p.y < -0.56 || (0.12..0.27).contains(&p.y);
            let x = p.x / radius;
            let normal = Vec3::new(x, -slope, (1.0 - x * x).max(0.0).sqrt()).normalize();
            seen = lit(seat, wood, p, normal);
            let edge = smooth(0.86, 1.0, x.abs());
            seen = over(ink(shade(seat.dark, -0.3), 0.6 * edge), seen);
        }
        let ball = (p - Vec2::new(0.0, HEAD.0)) / HEAD.1;
        if ball.length() < 1.0 {
            let normal = ball.extend((1.0 - ball.length_squared()).sqrt());
            seen = lit(seat, false, p, normal);
            seen = over(ink(seat.dark, 0.6 * smooth(0.86, 1.0, ball.length())), seen);
        }
        let badge = (p - Vec2::new(0.0, -0.27)) / 0.2;
        if inside(seat.emblem, badge) {
            seen = over(ink(shade(seat.base, 0.9), 0.95), seen);
        }
        seen
    }
}

/// Radius and slope of the turned outline at a height.
fn turned(y: f32) -> Option<(f32, f32)> {
    LATHE.windows(2).find_map(|pair| {
        let ((y0, r0), (y1, r1)) = (pair[0], pair[1]);
        (y0..=y1).contains(&y).then(|| {
            let slope = (r1 - r0) / (y1 - y0);
            (r0 + slope * (y - y0), slope.clamp(-1.5, 1.5))
        })
    })
}

fn lit(seat: Ink, wood: bool, p: Vec2, normal: Vec3) -> Vec4 {
    let lamp = Vec3::new(-0.5, 0.62, 0.6).normalize();
    let diffuse = normal.dot(lamp);
    let mirrored = (2.0 * normal.dot(lamp) * normal - lamp).z.max(0.0);
    let (body, shine) = if wood {
        let grain = (p.x * 34.0 + (p.y * 9.0).sin() * 1.5).sin() * 0.05;
        (shade(Color::srgb_u8(0xc8, 0x93, 0x58), grain), 0.25)
    } else {
        (seat.base, 0.75)
    };
    let tone = if diffuse > 0.35 {
        (diffuse - 0.35) * 0.45
    } else {
        (diffuse - 0.35) * 0.62
    };
    let seen = ink(shade(body, tone.clamp(-0.75, 0.6)), 1.0);
    over(ink(Color::WHITE, mirrored.powi(22) * shine), seen)
}
