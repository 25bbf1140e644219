//! Outlines: circles, stars, and what becomes of an outline that grows or loses its corners.

use std::f32::consts::TAU;

use bevy::prelude::*;

/// How many corners a circle has.
const ROUND: usize = 64;

/// The corners of a circle.
pub(crate) fn circle(middle: Vec2, radius: f32) -> Vec<Vec2> {
    polygon(middle, radius, ROUND, 0.0)
}

/// A regular polygon; `turn` (in radians) is the direction of its first corner.
pub(crate) fn polygon(middle: Vec2, radius: f32, corners: usize, turn: f32) -> Vec<Vec2> {
    let step = TAU / corners as f32;
    (0..corners)
        .map(|i| middle + radius * Vec2::from_angle(turn + step * i as f32))
        .collect()
}

/// An outline moved outwards (or inwards, `by` < 0), its corners kept sharp.
pub(crate) fn grow(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let n = outline.len();
    (0..n)
        .map(|i| {
            let (before, here, after) =
                (outline[(i + n - 1) % n], outline[i], outline[(i + 1) % n]);
            // Counter-clockwise: outwards is to the right of every edge.
            let a = -(here - before).normalize_or_zero().perp();
            let b = -(after - here).normalize_or_zero().perp();
            let both = a + b;
            here + both * (2.0 * by / both.length_squared().max(0.3))
        })
        .collect()
}

/// An outline with its corners rounded off.
pub(crate) fn rounded(outline: &[Vec2], radius: f32) -> Vec<Vec2> {
    let n = outline.len();
    (0..n)
        .flat_map(|i| {
            let (before, here, after) =
                (outline[(i + n - 1) % n], outline[i], outline[(i + 1) % n]);
            let back = radius.min(before.distance(here) / 2.0);
            let on = radius.min(after.distance(here) / 2.0);
            let a = here + (before - here).normalize_or_zero() * back;
            let b = here + (after - here).normalize_or_zero() * on;
            (0..=6).map(move |k| {
                let t = k as f32 / 6.0;
                a.lerp(here, t).lerp(here.lerp(b, t), t)
            })
        })
        .collect()
}

/// The smallest rectangle around points.
pub(crate) fn bounds(points: &[Vec2]) -> Rect {
    let first = points.first().copied().unwrap_or_default();
    points
        .iter()
        .fold(Rect::from_corners(first, first), |r, p| r.union_point(*p))
}

/// The part of a line, given as its legs, between two distances from its start.
fn cut(legs: &[(Vec2, Vec2)], from: f32, to: f32) -> Vec<Vec2> {
    let (mut walked, mut part) = (0.0, Vec::new());
    for &(a, b) in legs {
        let length = a.distance(b);
        if walked + length > from && walked < to && length > 0.0 {
            let at = |d: f32| a.lerp(b, ((d - walked) / length).clamp(0.0, 1.0));
            if part.is_empty() {
                part.push(at(from));
            }
            part.push(at(to));
        }
        walked += length;
    }
    part
}

/// The stitches along a line: each `dash` long and `gap` apart, evened out to fit, the `i`th
/// `stretch(i)` times as long.
pub(crate) fn stitches(
    line: &[Vec2],
    closed: bool,
    (dash, gap): (f32, f32),
    stretch: impl Fn(usize) -> f32,
) -> Vec<Vec<Vec2>> {
    let ends = line.iter().skip(1).chain(line.first().filter(|_| closed));
    let legs: Vec<(Vec2, Vec2)> = line.iter().copied().zip(ends.copied()).collect();
    let total: f32 = legs.iter().map(|(a, b)| a.distance(*b)).sum();
    let count = (total / (dash + gap)).round().max(1.0);
    let (step, dash) = (total / count, dash * total / (count * (dash + gap)));
    let stitch = |i: usize| {
        let from = (i as f32 + 0.5) * step - dash / 2.0;
        cut(&legs, from, from + dash * stretch(i))
    };
    (0..count as usize).map(stitch).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Vec2; 4] = [
        Vec2::new(0.0, 0.0),
        Vec2::new(2.0, 0.0),
        Vec2::new(2.0, 2.0),
        Vec2::new(0.0, 2.0),
    ];

    #[test]
    fn a_square_grows_on_every_side() {
        let grown = bounds(&grow(&SQUARE, 0.5));
        assert!(grown.min.distance(Vec2::splat(-0.5)) < 1e-5);
        assert!(grown.max.distance(Vec2::splat(2.5)) < 1e-5);
    }

    #[test]
    fn a_cut_follows_the_corner() {
        let legs = [(SQUARE[0], SQUARE[1]), (SQUARE[1], SQUARE[2])];
        let part = cut(&legs, 1.0, 3.0);
        assert_eq!(part, [Vec2::new(1.0, 0.0), SQUARE[1], Vec2::new(2.0, 1.0)]);
    }
}
