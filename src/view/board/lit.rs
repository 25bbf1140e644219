//! What is lit on the side of whoever is to play: around the house, and the edge of the board
//! beside it.

use std::f32::consts::{FRAC_PI_4, PI};

use bevy::prelude::*;

use super::Laid;
use crate::rules::board::Seat;
use crate::theme::look::Look;
use crate::theme::palette::{self, Ink, shade};
use crate::view::canvas::Canvas;
use crate::view::fit::vec;
use crate::view::outline::{circle, grow};

/// The light on the seats of some colours.
pub(super) fn draw(laid: &Laid, on: u8) -> Canvas {
    let mut canvas = Canvas::default();
    let lit = laid.board.seats.iter().enumerate();
    for (i, seat) in lit.filter(|(i, _)| on >> i & 1 == 1) {
        let ink = palette::seat(&seat.name, i);
        side(&mut canvas, laid, seat, ink);
        match laid.look {
            Look::Wood | Look::Flat => house(&mut canvas, seat, ink, laid.look),
            Look::Cloth => braid(&mut canvas, seat, ink),
        }
    }
    canvas
}

/// A bright frame inside the edge of a house, between two dark lines, so that it shows on every
/// colour and without any.
fn house(canvas: &mut Canvas, seat: &Seat, ink: Ink, look: Look) {
    let corners: Vec<Vec2> = seat.house.iter().copied().map(vec).collect();
    if look == Look::Wood {
        let light = shade(ink.base, 0.7);
        let glow = [(0.3, 0.5), (0.55, 0.18), (0.95, 0.0)];
        for pair in glow.windows(2) {
            let [from, to] = [pair[0], pair[1]].map(|(by, _)| grow(&corners, -by));
            let [near, far] = [pair[0], pair[1]].map(|(_, alpha)| light.with_alpha(alpha));
            canvas.band(&from, &to, near, far);
        }
    }
    frame(canvas, |by| grow(&corners, -by), 0.03, look, ink);
}

/// The same around the round house of a cloth.
fn braid(canvas: &mut Canvas, seat: &Seat, ink: Ink) {
    let (middle, radius) = seat.panel();
    let (middle, radius) = (vec(middle), radius * 0.92);
    for pair in FALL.windows(2) {
        let [(a, near), (b, far)] = [pair[0], pair[1]];
        let [near, far] = [near, far].map(|alpha| GLOW.with_alpha(alpha));
        canvas.ring(middle, radius + 1.1 * a, radius + 1.1 * b, near, far);
    }
    let ring = |by: f32| circle(middle, radius - 0.12 + by);
    frame(canvas, ring, 0.0, Look::Cloth, ink);
}

/// A bright line between two dark ones, `from` away from where `at` leads.
fn frame(canvas: &mut Canvas, at: impl Fn(f32) -> Vec<Vec2>, from: f32, look: Look, ink: Ink) {
    let (dark, light) = tones(look, ink);
    for (inner, outer, colour) in [(0.0, 0.3, dark), (0.06, 0.24, light)] {
        canvas.band(&at(from + inner), &at(from + outer), colour, colour);
    }
}

/// The edge of the board on the side of a seat, and the table beyond it.
fn side(canvas: &mut Canvas, laid: &Laid, seat: &Seat, ink: Ink) {
    let outline = laid.outline();
    let (middle, _) = seat.panel();
    let towards = vec(middle);
    let half = FRAC_PI_4.min(PI / laid.board.seats.len() as f32);
    let strength = |p: Vec2| {
        let off = towards.angle_to(p).abs();
        let t = ((half - off) / (FADES * half)).clamp(0.0, 1.0);
        t * t * (3.0 - 2.0 * t)
    };
    let (dark, light) = tones(laid.look, ink);
    let (from, wide, glow) = match laid.look {
        Look::Wood => (0.12, 0.4, 1.5),
        Look::Cloth => (-0.12, 0.26, 1.4),
        Look::Flat => (0.12, 0.5, 0.0),
    };
    let edge = if laid.look == Look::Cloth {
        0.1
    } else {
        laid.look.rim()
    };
    let fall = FALL.windows(2).filter(|_| glow > 0.0).map(|pair| {
        let [(a, near), (b, far)] = [pair[0], pair[1]];
        let [near, far] = [near, far].map(|alpha| GLOW.with_alpha(alpha));
        (edge + glow * a, edge + glow * b, near, far)
    });
    let bands = fall.chain([
        (from, from + wide, dark, dark),
        (from + 0.07, from + wide - 0.07, light, light),
    ]);
    for (inner, outer, near, far) in bands {
        let (inner, outer) = (grow(&outline, inner), grow(&outline, outer));
        along(canvas, &inner, &outer, |p, edge| {
            let colour = [near, far][edge];
            colour.with_alpha(colour.alpha() * strength(p))
        });
    }
}

/// Over which part of its side the light on an edge fades out towards the next seat.
const FADES: f32 = 0.6;

/// Into how many parts each side of an outline is cut.
const PARTS: usize = 48;

/// Fills the band between two outlines of equally many corners part by part; `colour` gets a
/// point of the inner one, and which of the two is painted.
fn along(
    canvas: &mut Canvas,
    inner: &[Vec2],
    outer: &[Vec2],
    colour: impl Fn(Vec2, usize) -> Color,
) {
    let n = inner.len();
    for (i, k) in (0..n).flat_map(|i| (0..PARTS).map(move |k| (i, k))) {
        let j = (i + 1) % n;
        let [a, b] = [k, k + 1].map(|k| k as f32 / PARTS as f32);
        let on = |line: &[Vec2], t: f32| line[i].lerp(line[j], t);
        let [p, q] = [a, b].map(|t| on(inner, t));
        let colours = [colour(p, 0), colour(p, 1), colour(q, 1), colour(q, 0)];
        if colours.iter().any(|colour| colour.alpha() > 0.0) {
            canvas.quad([p, on(outer, a), on(outer, b), q], colours);
        }
    }
}

/// How bright the glow is, by parts of its width from the edge.
const FALL: [(f32, f32); 5] = [
    (0.0, 0.6),
    (0.15, 0.34),
    (0.35, 0.16),
    (0.65, 0.05),
    (1.0, 0.0),
];

/// The light of a lamp.
const GLOW: Color = Color::srgb(1.0, 0.87, 0.58);

/// The dark and the light of a lit edge.
fn tones(look: Look, ink: Ink) -> (Color, Color) {
    match look {
        Look::Wood | Look::Cloth => (shade(ink.dark, -0.45), Color::srgb(1.0, 0.95, 0.8)),
        Look::Flat => (palette::FLAT_INK, palette::FLAT_PAPER),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::Levels;

    #[test]
    fn the_light_falls_on_the_side_of_its_seat_and_on_no_other() {
        for board in Levels::embedded().boards().values() {
            for look in [Look::Wood, Look::Cloth, Look::Flat] {
                let laid = Laid::of(board, look);
                for i in 0..board.seats.len() {
                    let nearest = |p: Vec2| {
                        let towards = |k: usize| vec(board.seats[k].panel().0).angle_to(p).abs();
                        (0..board.seats.len()).min_by(|a, b| towards(*a).total_cmp(&towards(*b)))
                    };
                    let canvas = draw(&laid, 1 << i);
                    let bright = |colours: &[Vec4; 3]| colours.iter().all(|c| c.w > 0.5);
                    let lit: Vec<Vec2> = canvas
                        .triangles()
                        .filter(|(_, colours)| bright(colours))
                        .map(|(corners, _)| corners.iter().sum::<Vec2>() / 3.0)
                        .collect();
                    assert!(lit.len() > 100, "{} {look:?} {i}: {}", board.id, lit.len());
                    for p in lit {
                        assert_eq!(nearest(p), Some(i), "{} {look:?} {i}: {p}", board.id);
                    }
                }
                assert!(draw(&laid, 0).is_empty());
            }
        }
    }
}
