//! Light on what is flat: a sheen across a board, folds in a cloth, hollows and rims.

use bevy::prelude::*;

use super::canvas::Canvas;
use super::outline::circle;

/// The direction of the light, the upper left as people see it, in a drawing that is turned so
/// many full turns before it is seen.
pub(super) fn light(turn: f32) -> Vec2 {
    Vec2::from_angle(-turn * std::f32::consts::TAU).rotate(Vec2::new(-0.6, 0.8))
}

/// White or black that lies over something: how much lighter (`by` > 0) or darker it gets.
pub(super) fn gleam(by: f32) -> Color {
    if by >= 0.0 {
        Color::srgba(1.0, 0.96, 0.86, by)
    } else {
        Color::srgba(0.08, 0.03, 0.01, -by)
    }
}

/// Fills a convex outline in strips across a direction; `colour` gets how far a corner lies along
/// it, from 0 to 1.
pub(super) fn strips(
    canvas: &mut Canvas,
    outline: &[Vec2],
    along: Vec2,
    count: u16,
    colour: impl Fn(f32) -> Color,
) {
    let reach = |p: &Vec2| p.dot(along);
    let least = outline.iter().map(reach).fold(f32::INFINITY, f32::min);
    let most = outline.iter().map(reach).fold(f32::NEG_INFINITY, f32::max);
    let part = |p: Vec2| (p.dot(along) - least) / (most - least);
    for k in 0..count {
        let [from, to] = [k, k + 1].map(|k| f32::from(k) / f32::from(count));
        let strip = kept(&kept(outline, |p| part(p) - from), |p| to - part(p));
        if strip.len() > 2 {
            canvas.fill_with(&strip, |p| colour(part(p).clamp(0.0, 1.0)));
        }
    }
}

/// The part of a convex outline where a linear function is not negative.
fn kept(outline: &[Vec2], inside: impl Fn(Vec2) -> f32) -> Vec<Vec2> {
    let next = outline.iter().cycle().skip(1);
    let edges = outline.iter().zip(next);
    edges
        .flat_map(|(&a, &b)| {
            let (here, there) = (inside(a), inside(b));
            let crossed = (here < 0.0) != (there < 0.0);
            let crossing = crossed.then(|| a.lerp(b, here / (here - there)));
            [Some(a).filter(|_| here >= 0.0), crossing]
        })
        .flatten()
        .collect()
}

/// A ring that stands out (`rises` > 0) or is sunk in: light on the side towards the lamp, dark
/// on the other. It fades from its edge at `sharp` to the one at `soft`.
pub(super) fn rim(
    canvas: &mut Canvas,
    middle: Vec2,
    (sharp, soft): (f32, f32),
    lamp: Vec2,
    rises: f32,
) {
    let (near, far) = (circle(middle, sharp), circle(middle, soft));
    for i in 0..near.len() {
        let j = (i + 1) % near.len();
        let tone = |p: Vec2| rises * (p - middle).normalize_or_zero().dot(lamp);
        let [a, b] = [tone(near[i]), tone(near[j])].map(gleam);
        let corners = [near[i], far[i], far[j], near[j]];
        canvas.quad(corners, [a, a.with_alpha(0.0), b.with_alpha(0.0), b]);
    }
}

/// The slope between the edge of something and what is higher (`rises` > 0) or lower within: light on
/// the sides towards the lamp, dark on the others.
pub(super) fn slope(canvas: &mut Canvas, outline: &[Vec2], inner: &[Vec2], lamp: Vec2, rises: f32) {
    let n = outline.len();
    for i in 0..n {
        let j = (i + 1) % n;
        let outwards = -(outline[j] - outline[i]).normalize_or_zero().perp();
        let tone = gleam(rises * outwards.dot(lamp));
        canvas.quad([outline[i], inner[i], inner[j], outline[j]], [tone; 4]);
    }
}

/// The shadow that a raised edge throws into an outline, `wide` at most.
pub(super) fn sunk(canvas: &mut Canvas, outline: &[Vec2], inner: &[Vec2], lamp: Vec2, dark: f32) {
    let n = outline.len();
    for i in 0..n {
        let j = (i + 1) % n;
        let outwards = -(outline[j] - outline[i]).normalize_or_zero().perp();
        let shade = gleam(-dark * (0.25 + 0.75 * outwards.dot(lamp)).max(0.0));
        let none = shade.with_alpha(0.0);
        let corners = [outline[i], inner[i], inner[j], outline[j]];
        canvas.quad(corners, [shade, none, none, shade]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_cover_an_outline_once() {
        let outline = circle(Vec2::new(1.0, 2.0), 3.0);
        let area = |canvas: &Canvas| -> f32 {
            let corners = canvas.triangles().map(|(corners, _)| corners);
            corners
                .map(|[a, b, c]| (b - a).perp_dot(c - a).abs() / 2.0)
                .sum()
        };
        let (mut whole, mut cut) = (Canvas::default(), Canvas::default());
        whole.fill(&outline, Color::WHITE);
        strips(&mut cut, &outline, Vec2::new(0.6, -0.8), 17, |_| {
            Color::WHITE
        });
        assert!((area(&whole) - area(&cut)).abs() < 0.01);
    }
}
