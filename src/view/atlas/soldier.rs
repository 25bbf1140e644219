//! Soldiers turned from wood and painted in the colour of their seat.

use bevy::prelude::*;

use super::emblem::inside;
use super::raster::{ink, over, smooth};
use crate::theme::palette::{Ink, shade};

/// Where a soldier's foot stands in its cell, below the middle.
pub(in crate::view) const FOOT: f32 = 0.84;

/// About where a soldier is painted in his cell: round an upright line between two heights, and how
/// far from it.
pub(in crate::view) const SOLDIER: ([f32; 2], f32) = ([-0.48, 0.52], 0.38);

/// The turned outline: height and radius, from the foot up: a foot with a bead on it, a waist, a
/// body with two rings, a collar, a neck.
const LATHE: [(f32, f32); 24] = [
    (-0.88, 0.46),
    (-0.84, 0.51),
    (-0.75, 0.51),
    (-0.71, 0.46),
    (-0.69, 0.42),
    (-0.66, 0.45),
    (-0.62, 0.46),
    (-0.58, 0.43),
    (-0.56, 0.37),
    (-0.50, 0.38),
    (-0.42, 0.385),
    (-0.39, 0.35),
    (-0.36, 0.37),
    (-0.12, 0.275),
    (-0.02, 0.245),
    (0.00, 0.21),
    (0.03, 0.235),
    (0.12, 0.205),
    (0.15, 0.22),
    (0.17, 0.32),
    (0.21, 0.355),
    (0.25, 0.32),
    (0.28, 0.20),
    (0.30, 0.19),
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
            let wood = p.y < -0.57 || (0.14..0.28).contains(&p.y);
            let x = p.x / radius;
            let normal = Vec3::new(x, -slope, (1.0 - x * x).max(0.0).sqrt()).normalize();
            seen = lit(seat, wood, p, normal);
            let edge = smooth(0.86, 1.0, x.abs());
            seen = over(ink(shade(seat.dark, -0.3), 0.6 * edge), seen);
            // The chisel has cut rings.
            let cut = RINGS
                .iter()
                .map(|y| smooth(0.022, 0.0, (p.y - y - 0.035 * x * x).abs()));
            let cut = cut.fold(0.0, f32::max);
            seen = over(ink(shade(seat.dark, -0.45), 0.75 * cut), seen);
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

/// Where rings are cut into the body.
const RINGS: [f32; 5] = [-0.705, -0.565, -0.40, 0.0, 0.14];

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
        // Rings of the tree run around a turned foot.
        let grain = ((p.y * 46.0 + (p.x * 7.0).sin() * 1.2).sin() * 0.5 + 0.5) * 0.09;
        (shade(Color::srgb_u8(0xcf, 0x9a, 0x5e), -grain), 0.35)
    } else {
        (seat.base, 0.8)
    };
    let tone = if diffuse > 0.35 {
        (diffuse - 0.35) * 0.5
    } else {
        (diffuse - 0.35) * 0.7
    };
    // The bright table lights the side that is turned away.
    let back = (normal.x * 0.8 - normal.y * 0.35).max(0.0).powi(3) * 0.22;
    let seen = ink(shade(body, (tone + back).clamp(-0.78, 0.6)), 1.0);
    let shine = shine * (mirrored.powi(34) + 0.22 * mirrored.powi(6));
    over(ink(Color::WHITE, shine), seen)
}
