//! The shapes and letters that seats carry beside their colours.

use bevy::prelude::*;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

use crate::content::typeface;
use crate::theme::palette::Emblem;

/// Whether a point lies in a shape about as large as the unit circle.
pub(super) fn inside(emblem: Emblem, p: Vec2) -> bool {
    let regular = |corners: f32, turn: f32| {
        let step = std::f32::consts::TAU / corners;
        let off = (p.to_angle() - turn).rem_euclid(step) - step / 2.0;
        p.length() * off.cos() < (step / 2.0).cos()
    };
    let quarter = std::f32::consts::FRAC_PI_4;
    match emblem {
        Emblem::Disc => p.length() < 0.88,
        Emblem::Square => p.abs().max_element() < 0.76,
        Emblem::Triangle => {
            let p = (p + Vec2::new(0.0, 0.2)) / 1.2;
            let step = std::f32::consts::TAU / 3.0;
            let off = (p.to_angle() - 2.0 * quarter).rem_euclid(step) - step / 2.0;
            p.length() * off.cos() < 0.5
        }
        Emblem::Diamond => p.x.abs() + p.y.abs() < 1.08,
        Emblem::Star => {
            let step = std::f32::consts::TAU / 5.0;
            let off =
                ((p.to_angle() - 2.0 * quarter + step / 2.0).rem_euclid(step) - step / 2.0).abs();
            // The edge from a tip at 1.12 to a dent at 0.56.
            let (tip, dent) = (Vec2::new(1.12, 0.0), 0.56 * Vec2::from_angle(step / 2.0));
            let q = p.length() * Vec2::from_angle(off);
            (dent - tip).perp_dot(q - tip) > 0.0
        }
        Emblem::Cross => p.abs().max_element() < 0.95 && p.abs().min_element() < 0.42,
        Emblem::Hexagon => regular(6.0, 2.0 * quarter),
        Emblem::Drop => {
            let round = p + Vec2::new(0.0, 0.25);
            let taper = (1.05 - p.y) * 0.52;
            round.length() < 0.75 || (p.y > -0.05 && p.y < 1.1 && p.x.abs() < taper)
        }
    }
}

/// How many corners the outline of a shape has: tips and dents of a star are among them.
const CORNERS: u16 = 180;

/// The outline of a shape, `size` times as large as the unit circle, that is turned so many full
/// turns before it is seen upright.
pub(in crate::view) fn emblem(emblem: Emblem, middle: Vec2, size: f32, turn: f32) -> Vec<Vec2> {
    let corner = |i: u16| {
        let along = Vec2::from_angle(f32::from(i) / f32::from(CORNERS) * std::f32::consts::TAU);
        // Seen from its middle, every shape has one edge in each direction.
        let (mut within, mut beyond) = (0.0, 1.5);
        for _ in 0..12 {
            let half = (within + beyond) / 2.0;
            if inside(emblem, along * half) {
                within = half;
            } else {
                beyond = half;
            }
        }
        let upright = Vec2::from_angle(-turn * std::f32::consts::TAU).rotate(along);
        middle + upright * within * size
    };
    (0..CORNERS).map(corner).collect()
}

/// A letter as straight pieces, at most one high, around the origin.
#[derive(Default)]
pub(super) struct Letter {
    edges: Vec<(Vec2, Vec2)>,
    start: Vec2,
    here: Vec2,
}

impl Letter {
    /// The outline of a letter of the shipped font; nothing for a letter that it lacks.
    pub(super) fn of(letter: char) -> Self {
        let mut outline = Self::default();
        let Ok(font) = FontRef::new(typeface::bold()) else {
            return outline;
        };
        let glyph = font.charmap().map(letter);
        let Some(glyph) = glyph.and_then(|id| font.outline_glyphs().get(id)) else {
            return outline;
        };
        let settings = DrawSettings::unhinted(Size::new(1.0), LocationRef::default());
        if glyph.draw(settings, &mut outline).is_err() {
            return Self::default();
        }
        outline.centred()
    }

    fn centred(mut self) -> Self {
        let points: Vec<Vec2> = self.edges.iter().map(|e| e.0).collect();
        let seen = crate::view::outline::bounds(&points);
        // Wide letters are made lower, so that they stay within the shape.
        let size = seen.height().max(0.85 * seen.width());
        if size > 0.0 {
            for (a, b) in &mut self.edges {
                *a = (*a - seen.center()) / size;
                *b = (*b - seen.center()) / size;
            }
        }
        self
    }

    /// Whether a point lies on the letter.
    pub(super) fn contains(&self, p: Vec2) -> bool {
        let mut winding = 0;
        for &(a, b) in &self.edges {
            let left = (b - a).perp_dot(p - a) > 0.0;
            if a.y <= p.y && b.y > p.y && left {
                winding += 1;
            } else if a.y > p.y && b.y <= p.y && !left {
                winding -= 1;
            }
        }
        winding != 0
    }

    fn line(&mut self, to: Vec2) {
        self.edges.push((self.here, to));
        self.here = to;
    }
}

impl OutlinePen for Letter {
    fn move_to(&mut self, x: f32, y: f32) {
        self.start = Vec2::new(x, y);
        self.here = self.start;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.line(Vec2::new(x, y));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let (a, c, b) = (self.here, Vec2::new(cx, cy), Vec2::new(x, y));
        for i in 1..=6 {
            let t = i as f32 / 6.0;
            self.line(a.lerp(c, t).lerp(c.lerp(b, t), t));
        }
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        let (a, c, d, b) = (
            self.here,
            Vec2::new(cx0, cy0),
            Vec2::new(cx1, cy1),
            Vec2::new(x, y),
        );
        for i in 1..=8 {
            let t = i as f32 / 8.0;
            let (p, q, r) = (a.lerp(c, t), c.lerp(d, t), d.lerp(b, t));
            self.line(p.lerp(q, t).lerp(q.lerp(r, t), t));
        }
    }

    fn close(&mut self) {
        self.line(self.start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_covers_its_middle_and_ends_within_the_cell() {
        use Emblem::{Cross, Diamond, Disc, Drop, Hexagon, Square, Star, Triangle};
        for emblem in [Disc, Square, Triangle, Diamond, Star, Cross, Hexagon, Drop] {
            assert!(inside(emblem, Vec2::new(0.01, -0.02)), "{emblem:?}");
            let grid = (0..64).flat_map(|i| (0..64).map(move |j| UVec2::new(i, j)));
            let covered = grid
                .filter(|p| inside(emblem, p.as_vec2() / 16.0 - 2.0))
                .count();
            // Between a quarter and the whole of the unit circle.
            assert!((200..810).contains(&covered), "{emblem:?} covers {covered}");
        }
    }

    #[test]
    fn the_outline_of_a_shape_is_its_edge() {
        use Emblem::{Cross, Drop, Star, Triangle};
        for shape in [Triangle, Star, Cross, Drop] {
            // A quarter turn to the left is seen upright after one to the right.
            for p in emblem(shape, Vec2::new(3.0, 4.0), 2.0, -0.25) {
                let off = (p - Vec2::new(3.0, 4.0)) / 2.0;
                let upright = Vec2::from_angle(-std::f32::consts::FRAC_PI_2).rotate(off);
                assert!(inside(shape, upright * 0.98), "{shape:?}");
                assert!(!inside(shape, upright * 1.02), "{shape:?}");
            }
        }
    }

    #[test]
    fn letters_have_holes() {
        let o = Letter::of('O');
        assert!(!o.contains(Vec2::ZERO) && o.contains(Vec2::new(0.0, 0.45)));
        assert!(Letter::of('\u{10ffff}').edges.is_empty());
    }
}
