//! A die as a solid: drawn flat from any side, with round edges and pips.

use bevy::prelude::*;

use crate::theme::palette::{self, shade};
use crate::view::canvas::Canvas;
use crate::view::outline::rounded;

/// How round the edges are, in halves of the die's side.
pub(super) const ROUND: f32 = 0.34;

/// Where the light comes from.
const LAMP: Vec3 = Vec3::new(-0.42, 0.55, 0.72);

/// The direction of each face, 1 to 6; opposite ones make seven.
const FACES: [Vec3; 6] = [
    Vec3::Z,
    Vec3::NEG_Y,
    Vec3::X,
    Vec3::NEG_X,
    Vec3::Y,
    Vec3::NEG_Z,
];

/// Draws a die that is turned so, `half` its side in pixels, around the origin; a flat one is
/// white and has an outline.
pub(super) fn draw(turn: Quat, half: f32, flat: bool) -> Mesh {
    let mut canvas = Canvas::default();
    let bone = if flat {
        palette::FLAT_PAPER
    } else {
        Color::srgb_u8(0xf7, 0xec, 0xd6)
    };
    let hull = hull(turn, half);
    canvas.fill_with(&hull, |p| {
        let light = p.dot(LAMP.truncate()) / half;
        shade(bone, (-0.28 + 0.3 * light).clamp(-0.6, 0.3))
    });
    for (i, &normal) in FACES.iter().enumerate() {
        let facing = turn * normal;
        if facing.z > 0.06 {
            face(&mut canvas, turn, normal, half, i + 1, bone);
        }
    }
    if flat {
        canvas.stroke(&hull, true, 0.09 * half, palette::FLAT_INK);
    }
    canvas.into_mesh()
}

/// How far from the front one looks down on the table, in radians.
const FRONT: f32 = 0.32;

/// The turn that has a face on top, twisted by `yaw` radians.
pub(super) fn lying(face: u8, yaw: f32) -> Quat {
    let normal = FACES[usize::from(face.clamp(1, 6)) - 1];
    Quat::from_rotation_z(yaw) * Quat::from_rotation_arc(normal, Vec3::Z)
}

/// The same turn as it is seen, a little from the front.
pub(super) fn seen(turn: Quat) -> Quat {
    Quat::from_rotation_x(-FRONT) * turn
}

/// How much higher on the screen something is that is so high above the table.
pub(super) fn risen(height: f32) -> Vec2 {
    Vec2::new(0.0, height * 1.8 * FRONT)
}

/// How high the middle of a die is when it touches the table, in halves of its side: 1 lying
/// flat, more on an edge, most on a corner.
pub(super) fn support(turn: Quat) -> f32 {
    let [x, y, z] = [Vec3::X, Vec3::Y, Vec3::Z].map(|axis| (turn * axis).z.abs());
    (1.0 - ROUND) * (x + y + z) + ROUND
}

/// The outline of the whole die: eight balls at its corners and what lies between.
fn hull(turn: Quat, half: f32) -> Vec<Vec2> {
    let (inner, ball) = (half * (1.0 - ROUND), half * ROUND);
    let mut points = Vec::new();
    for corner in 0..8 {
        let sign = |bit: i32| {
            if corner >> bit & 1 == 1 {
                inner
            } else {
                -inner
            }
        };
        let middle = (turn * Vec3::new(sign(0), sign(1), sign(2))).truncate();
        let around = (0..28).map(|k| std::f32::consts::TAU * k as f32 / 28.0);
        points.extend(around.map(|a| middle + ball * Vec2::from_angle(a)));
    }
    convex(points)
}

/// The smallest convex outline around points, counter-clockwise.
fn convex(mut points: Vec<Vec2>) -> Vec<Vec2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let half = |points: &mut dyn Iterator<Item = Vec2>| {
        let mut chain: Vec<Vec2> = Vec::new();
        for p in points {
            while let [.., a, b] = chain[..]
                && (b - a).perp_dot(p - b) <= 0.0
            {
                chain.pop();
            }
            chain.push(p);
        }
        chain.pop();
        chain
    };
    let mut lower = half(&mut points.iter().copied());
    lower.extend(half(&mut points.iter().rev().copied()));
    lower
}

fn face(canvas: &mut Canvas, turn: Quat, normal: Vec3, half: f32, value: usize, bone: Color) {
    let (right, up) = (
        normal.any_orthonormal_vector(),
        normal.cross(normal.any_orthonormal_vector()),
    );
    let on = |u: f32, v: f32| (turn * ((normal + right * u + up * v) * half)).truncate();
    let light = (turn * normal).dot(LAMP.normalize());
    let flat = 1.0 - ROUND * 0.52;
    let square = [(-flat, -flat), (flat, -flat), (flat, flat), (-flat, flat)];
    let outline = rounded(&square.map(|(u, v)| Vec2::new(u, v)), 0.36);
    let seen: Vec<Vec2> = outline.iter().map(|p| on(p.x, p.y)).collect();
    canvas.fill_with(&seen, |p| {
        let fall = 0.08 * p.dot(LAMP.truncate()) / half;
        shade(bone, (0.95 * light - 0.62 + fall).clamp(-0.55, 0.7))
    });
    let one = value == 1;
    let size = if one { 0.27 } else { 0.185 };
    let dark = if one {
        Color::srgb_u8(0xb3, 0x26, 0x1e)
    } else {
        Color::srgb_u8(0x2b, 0x23, 0x20)
    };
    for &(u, v) in pips(value) {
        let ring = |r: f32| -> Vec<Vec2> {
            let around = (0..24).map(|k| std::f32::consts::TAU * k as f32 / 24.0);
            around
                .map(|a| on(u * 0.52 + r * a.cos(), v * 0.52 + r * a.sin()))
                .collect()
        };
        canvas.fill(&ring(size * 1.14), shade(bone, -0.3 + 0.3 * light));
        canvas.fill(&ring(size), dark);
    }
}

/// Where the pips of a face lie.
fn pips(value: usize) -> &'static [(f32, f32)] {
    const ALL: [&[(f32, f32)]; 6] = [
        &[(0., 0.)],
        &[(-1., -1.), (1., 1.)],
        &[(-1., -1.), (0., 0.), (1., 1.)],
        &[(-1., -1.), (1., -1.), (-1., 1.), (1., 1.)],
        &[(-1., -1.), (1., -1.), (0., 0.), (-1., 1.), (1., 1.)],
        &[
            (-1., -1.),
            (1., -1.),
            (-1., 0.),
            (1., 0.),
            (-1., 1.),
            (1., 1.),
        ],
    ];
    ALL[value.clamp(1, 6) - 1]
}

/// The face that is on top.
#[cfg(test)]
pub(super) fn top(turn: Quat) -> u8 {
    let high = |face: &u8| (turn * FACES[usize::from(*face) - 1]).z;
    let top = (1..=6).max_by(|a, b| high(a).total_cmp(&high(b)));
    top.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_rests_on_the_face_that_fell() {
        for face in 1..=6 {
            assert_eq!(top(lying(face, 0.4)), face);
            assert_eq!(top(seen(lying(face, 0.4))), face);
        }
    }

    #[test]
    fn opposite_faces_make_seven() {
        for (i, a) in FACES.iter().enumerate() {
            assert_eq!(FACES[5 - i], -*a);
        }
    }
}
