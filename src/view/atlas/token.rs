//! Glazed tokens: colour, shape and letter of their seat, lit from the upper left.

use bevy::prelude::*;

use super::emblem::{Letter, inside};
use super::raster::{ink, over, smooth};
use crate::theme::palette::{self, Emblem, Ink, shade};

/// The radius of a token in its cell.
pub(in crate::view) const TOKEN: f32 = 0.78;

/// How thick a token is in its cell.
pub(in crate::view) const THICK: f32 = 0.15;

/// The paint of a token.
pub(super) fn token(seat: Ink, letter: Letter) -> impl Fn(Vec2) -> Vec4 {
    let body = shade(seat.base, 0.0);
    move |p| {
        let top = p - Vec2::new(0.0, THICK / 2.0);
        let mut seen = side(seat, p);
        if top.length() < TOKEN {
            seen = glazed(body, seat, top / TOKEN);
            seen = over(mark(seat, &letter, top / TOKEN), seen);
            seen = over(gloss(top / TOKEN), seen);
        }
        seen
    }
}

/// The paint of a token without material: a black edge, the full colour, shape and letter.
pub(super) fn flat(seat: Ink, letter: Letter) -> impl Fn(Vec2) -> Vec4 {
    move |p| {
        let q = p / TOKEN;
        if q.length() > 1.0 {
            return Vec4::ZERO;
        }
        let shape = q / 0.66;
        let (at, high) = letter_in(seat);
        let colour = if q.length() > 0.9 {
            palette::FLAT_INK
        } else if !inside(seat.emblem, shape) {
            seat.base
        } else if letter.contains((q - at) / high) {
            palette::FLAT_INK
        } else {
            palette::FLAT_PAPER
        };
        ink(colour, 1.0)
    }
}

/// The rim that stands on the board, round and glazed as the face is.
fn side(seat: Ink, p: Vec2) -> Vec4 {
    let nearest = Vec2::new(0.0, p.y.clamp(-THICK / 2.0, THICK / 2.0));
    if p.distance(nearest) > TOKEN {
        return Vec4::ZERO;
    }
    let lit = smooth(0.9, -0.6, p.x) * 0.35;
    let seen = ink(shade(seat.dark, lit - 0.3), 1.0);
    // A strip of light along the belly, and the dark line on which it stands.
    let down = p.distance(Vec2::new(0.0, THICK / 2.0)) - TOKEN;
    let belly = smooth(0.022, 0.06, down) * smooth(0.105, 0.065, down);
    let towards = smooth(0.75, -0.1, (p.x + 0.22).abs());
    let seen = over(ink(shade(seat.base, 0.5), 0.6 * belly * towards), seen);
    over(
        ink(
            shade(seat.dark, -0.8),
            0.7 * smooth(TOKEN - 0.035, TOKEN, p.distance(nearest)),
        ),
        seen,
    )
}

/// The face: a rounded edge, a flat middle in a groove.
fn glazed(body: Color, seat: Ink, q: Vec2) -> Vec4 {
    let r = q.length();
    let light = q.dot(Vec2::new(-0.6, 0.8));
    let edge = smooth(0.78, 1.0, r);
    let tone = 0.14 * light + 0.46 * edge * light;
    let mut seen = ink(shade(body, tone.clamp(-0.7, 0.75)), 1.0);
    // The groove catches shade on its lit side and light on the other.
    let groove = smooth(0.70, 0.74, r) * smooth(0.80, 0.76, r);
    let catch = if light > 0.0 {
        seat.dark
    } else {
        shade(body, 0.6)
    };
    seen = over(ink(catch, groove * (0.25 + 0.5 * light.abs())), seen);
    over(ink(seat.dark, 0.8 * smooth(0.955, 1.0, r)), seen)
}

/// The shape, light on the colour, with the letter cut into it.
fn mark(seat: Ink, letter: &Letter, q: Vec2) -> Vec4 {
    let shape = q / 0.64;
    let (at, high) = letter_in(seat);
    let paint = if letter.contains((q - at) / high) && inside(seat.emblem, shape) {
        ink(seat.deep(), 1.0)
    } else if inside(seat.emblem, shape) {
        ink(seat.light(), 1.0)
    } else {
        Vec4::ZERO
    };
    let cast = inside(seat.emblem, (q + Vec2::new(-0.03, 0.045)) / 0.64);
    let shadow = if cast {
        ink(seat.dark, 0.55)
    } else {
        Vec4::ZERO
    };
    over(paint, shadow)
}

/// Where a letter stands in its shape, and how high: a triangle has its room below the middle,
/// star and cross have little.
fn letter_in(seat: Ink) -> (Vec2, f32) {
    match seat.emblem {
        Emblem::Triangle => (Vec2::new(0.0, -0.1), 0.5),
        Emblem::Drop => (Vec2::new(0.0, -0.14), 0.56),
        Emblem::Star => (Vec2::new(0.0, -0.02), 0.46),
        Emblem::Cross => (Vec2::ZERO, 0.46),
        Emblem::Disc | Emblem::Square | Emblem::Diamond | Emblem::Hexagon => (Vec2::ZERO, 0.6),
    }
}

/// The lamp, mirrored in the glaze: a soft window, a spark in it, and a rim of light where the
/// glaze turns away.
fn gloss(q: Vec2) -> Vec4 {
    let turned = Vec2::from_angle(-0.6).rotate(q - Vec2::new(-0.42, 0.56));
    let spot = (turned / Vec2::new(0.4, 0.19)).length();
    let sheen = smooth(1.0, 0.1, spot) * 0.62;
    let spark = smooth(1.0, 0.3, (turned / Vec2::new(0.17, 0.075)).length()) * 0.95;
    let arc = smooth(0.82, 0.89, q.length()) * smooth(0.965, 0.9, q.length());
    let below = smooth(0.35, 0.98, q.normalize_or_zero().dot(Vec2::new(0.6, -0.8)));
    ink(Color::WHITE, sheen.max(spark).max(arc * below * 0.62))
}
