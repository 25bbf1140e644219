//! Points, places and outlines on a board, in board units: the short side of a square is one.

use std::f32::consts::TAU;

use serde::{Deserialize, Serialize};

/// A point in board units; x to the right, y up, the middle of the board at the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Up.
    pub y: f32,
}

/// A point and a direction in which things on it are turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// Where.
    pub at: Point,
    /// Anticlockwise from upright, in full turns.
    pub turn: f32,
}

impl Point {
    /// The middle of the board.
    pub const MIDDLE: Self = Self::new(0.0, 0.0);

    /// The point at `x`, `y`.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point turned anticlockwise about the origin by a part of a full turn.
    #[must_use]
    pub fn turned(self, turn: f32) -> Self {
        let (sin, cos) = (turn * TAU).sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    /// How far another point lies.
    #[must_use]
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The direction from here to another point, in full turns anticlockwise from east.
    #[must_use]
    pub fn bearing_to(self, other: Self) -> f32 {
        ((other.y - self.y).atan2(other.x - self.x) / TAU).rem_euclid(1.0)
    }

    /// Whether both numbers are numbers.
    #[must_use]
    pub fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }

    /// How far the point lies in a direction, in full turns anticlockwise from east.
    #[must_use]
    pub(super) fn along(self, bearing: f32) -> f32 {
        self.turned(-bearing).x
    }
}

/// The same slant, turned by half a turn where text would stand on its head: what comes
/// out is between a quarter turn clockwise (excluded) and one anticlockwise (included).
#[must_use]
pub fn readable(turn: f32) -> f32 {
    let slant = turn.rem_euclid(0.5);
    // A hair over a quarter is a quarter that was rounded.
    if slant > 0.2501 { slant - 0.5 } else { slant }
}

/// The part of a convex outline that lies at most `reach` far in a direction (full turns
/// anticlockwise from east). Empty if nothing is left.
#[must_use]
pub(super) fn clip(outline: &[Point], bearing: f32, reach: f32) -> Vec<Point> {
    let over = |p: Point| p.along(bearing) - reach;
    let mut kept: Vec<Point> = Vec::with_capacity(outline.len() + 2);
    let mut keep = |p: Point| {
        if kept.last().is_none_or(|last| last.distance(p) > 1e-4) {
            kept.push(p);
        }
    };
    for (&a, &b) in outline.iter().zip(outline.iter().cycle().skip(1)) {
        let (from, to) = (over(a), over(b));
        if from <= 0.0 {
            keep(a);
        }
        if from * to < 0.0 {
            let t = from / (from - to);
            keep(Point::new(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t));
        }
    }
    if kept.len() > 1 && kept[0].distance(kept[kept.len() - 1]) <= 1e-4 {
        kept.pop();
    }
    kept
}

/// A square about the middle, large enough to be clipped to any board.
#[must_use]
pub(super) fn everything() -> Vec<Point> {
    let far = 100.0;
    vec![
        Point::new(-far, -far),
        Point::new(far, -far),
        Point::new(far, far),
        Point::new(-far, far),
    ]
}

/// The area of an outline: positive when it runs counter-clockwise.
#[must_use]
pub fn area(outline: &[Point]) -> f32 {
    let pairs = outline.iter().zip(outline.iter().cycle().skip(1));
    pairs.map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>() / 2.0
}

/// The centre of gravity of an outline with an area.
#[must_use]
pub fn centroid(outline: &[Point]) -> Point {
    let pairs = outline.iter().zip(outline.iter().cycle().skip(1));
    let (mut x, mut y) = (0.0, 0.0);
    for (a, b) in pairs {
        let cross = a.x * b.y - b.x * a.y;
        x += (a.x + b.x) * cross;
        y += (a.y + b.y) * cross;
    }
    let six = 6.0 * area(outline);
    Point::new(x / six, y / six)
}

/// Whether a point lies inside an outline of any shape.
#[must_use]
pub fn contains(outline: &[Point], p: Point) -> bool {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let crossed = edges.filter(|(a, b)| {
        (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x
    });
    crossed.count() % 2 == 1
}

/// How far a point lies from the nearest edge of an outline.
#[must_use]
pub(super) fn clearance(outline: &[Point], p: Point) -> f32 {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let distances = edges.map(|(a, b)| {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
        let t = t.clamp(0.0, 1.0);
        p.distance(Point::new(a.x + dx * t, a.y + dy * t))
    });
    distances.fold(f32::INFINITY, f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clipping_keeps_the_near_part() {
        let half = clip(&everything(), 0.0, 0.0);
        assert!((area(&half) - 20_000.0).abs() < 1.0);
        assert!(half.iter().all(|p| p.x <= 1e-3));
        assert!(clip(&half, 0.5, -1.0).is_empty());
    }

    #[test]
    fn text_never_stands_on_its_head() {
        for (turn, seen) in [
            (0.0, 0.0),
            (0.25, 0.25),
            (0.5, 0.0),
            (0.75, 0.25),
            (0.3, -0.2),
            (-0.1, -0.1),
        ] {
            assert!(
                (readable(turn) - seen).abs() < 1e-6,
                "{turn} reads at {}",
                readable(turn)
            );
        }
    }

    #[test]
    fn outlines_know_what_is_inside() {
        let square = [
            Point::new(1.0, 1.0),
            Point::new(3.0, 1.0),
            Point::new(3.0, 3.0),
            Point::new(1.0, 3.0),
        ];
        assert_eq!(area(&square), 4.0);
        assert_eq!(centroid(&square), Point::new(2.0, 2.0));
        assert!(
            contains(&square, Point::new(1.5, 2.0)) && !contains(&square, Point::new(0.5, 2.0))
        );
        assert_eq!(clearance(&square, Point::new(1.5, 2.0)), 0.5);
    }
}
