//! The measures of a board of arms, and the outlines that follow from them.
//!
//! Along an arm, `u` runs outwards from the middle and `v` to the left as seen from there.

use super::file::{Arms, Corners, Frame, points};
use super::geometry::{clearance, clip, contains, everything};
use super::{NEST_DISTANCE, Place, Point, Seat, View};
use crate::rules::ids::Colour;

/// How large the panel of the nests is, in radii of the largest circle in the house.
const PANEL_SIZE: f32 = 0.8;

/// The columns of an arm as seen from the middle.
#[derive(Clone, Copy)]
pub(super) enum Column {
    Left,
    Middle,
    Right,
}

/// The measures of a board of arms.
pub(super) struct Ground<'a> {
    arms: &'a Arms,
    /// How far from the middle the sides of neighbouring arms meet, measured along an arm.
    meet: f32,
    /// How far the middle reaches along an arm.
    inner: f32,
    /// How far an arm reaches.
    outer: f32,
    /// How far the middle reaches to the side, a unit along an arm.
    slant: f32,
}

impl<'a> Ground<'a> {
    pub(super) fn new(arms: &'a Arms) -> Self {
        let slant = (std::f32::consts::PI / f32::from(arms.arms)).tan();
        let meet = 1.5 * arms.width / slant;
        let inner = match arms.corners {
            Corners::Straight => meet,
            Corners::Oblique => meet - 1.0,
        };
        Self {
            arms,
            meet,
            inner,
            outer: inner + f32::from(arms.rows),
            slant,
        }
    }

    /// Where an arm points, in full turns anticlockwise from east.
    pub(super) fn bearing(&self, arm: u8) -> f32 {
        f32::from(arm) / f32::from(self.arms.arms) - 0.25
    }

    fn at(&self, arm: u8, u: f32, v: f32) -> Point {
        Point::new(u, v).turned(self.bearing(arm))
    }

    /// The outline of a cell; rows count from 1 at the arm's end inwards.
    pub(super) fn cell(&self, arm: u8, column: Column, row: u8) -> Vec<Point> {
        let (u1, w) = (self.outer - f32::from(row - 1), self.arms.width);
        let u0 = u1 - 1.0;
        let edge = (1.5 * w).min(u0 * self.slant);
        // A side square is cut off where the neighbouring arm begins.
        let local = match column {
            Column::Middle => [(u0, -0.5 * w), (u1, -0.5 * w), (u1, 0.5 * w), (u0, 0.5 * w)],
            Column::Left => [(u0, 0.5 * w), (u1, 0.5 * w), (u1, 1.5 * w), (u0, edge)],
            Column::Right => [(u0, -edge), (u1, -1.5 * w), (u1, -0.5 * w), (u0, -0.5 * w)],
        };
        local.into_iter().map(|(u, v)| self.at(arm, u, v)).collect()
    }

    /// The outline of the middle.
    pub(super) fn middle(&self) -> Vec<Point> {
        let sides = (0..self.arms.arms).map(|arm| (self.bearing(arm), self.inner));
        sides.fold(everything(), |outline, (bearing, reach)| {
            clip(&outline, bearing, reach)
        })
    }

    /// A colour's share of the middle: halfway to the seats on either side.
    pub(super) fn share(&self, colour: Colour) -> Vec<Point> {
        let arm = self.arms.seats[colour.index()].arm;
        let n = self.arms.arms;
        let taken = |a: u8| self.arms.seats.iter().any(|s| s.arm == a % n);
        let (mut left, mut right) = (1, 1);
        while !taken(arm + left) {
            left += 1;
        }
        while !taken(arm + n - right) {
            right += 1;
        }
        let half = |steps: u8| f32::from(steps) / f32::from(n) / 2.0;
        let bearing = self.bearing(arm);
        let share = clip(&self.middle(), bearing + half(left) + 0.25, 0.0);
        clip(&share, bearing - half(right) - 0.25, 0.0)
    }

    /// The outline of the whole board.
    pub(super) fn frame(&self, frame: &Frame) -> Vec<Point> {
        let n = self.arms.arms;
        let half = 0.5 / f32::from(n);
        let corner = Point::new(self.outer, 1.5 * self.arms.width).along(half);
        let (along, between) = match *frame {
            Frame::Across { margin, cut } => (Some(self.outer + margin), cut),
            Frame::Between { margin } => (None, Some(corner + margin)),
            Frame::Points(ref corners) => return points(corners),
        };
        (0..n).fold(everything(), |mut outline, arm| {
            if let Some(reach) = along {
                outline = clip(&outline, self.bearing(arm), reach);
            }
            if let Some(reach) = between {
                outline = clip(&outline, self.bearing(arm) + half, reach);
            }
            outline
        })
    }

    /// A seat, its house between its arm and the next, on its player's right, inside the
    /// frames of all views.
    pub(super) fn seat(&self, letter: char, name: &str, arm: u8, views: &[View]) -> Seat {
        let (bearing, next) = (self.bearing(arm), self.bearing(arm + 1));
        let side = -1.5 * self.arms.width;
        let mut house = clip(&everything(), bearing - 0.25, side);
        house = clip(&house, next + 0.25, side);
        for view in views {
            let edges = view.outline.iter().zip(view.outline.iter().cycle().skip(1));
            for (a, b) in edges {
                let outwards = a.bearing_to(*b) - 0.25;
                house = clip(&house, outwards, a.along(outwards));
            }
        }
        let (middle, radius) = self.largest_circle(&house, (bearing + next) / 2.0);
        let upright = views.first().map_or(0.0, |v| -v.turn);
        let nests = [0.375, 0.125, 0.625, 0.875].map(|turn: f32| {
            let off = Point::new(radius * PANEL_SIZE * NEST_DISTANCE, 0.0).turned(turn + upright);
            Place {
                at: Point::new(middle.x + off.x, middle.y + off.y),
                turn: 0.0,
            }
        });
        Seat {
            letter,
            name: name.into(),
            nests,
            house,
            bearing: bearing.rem_euclid(1.0),
        }
    }

    /// The largest circle in a house that is its own mirror image about a bearing.
    fn largest_circle(&self, house: &[Point], bearing: f32) -> (Point, f32) {
        let steps = 400;
        let reach = house.iter().map(|p| p.along(bearing)).fold(0.0, f32::max);
        (1..steps)
            .map(|i| {
                Point::new(
                    self.meet + (reach - self.meet) * i as f32 / steps as f32,
                    0.0,
                )
            })
            .map(|p| p.turned(bearing))
            .filter(|&p| contains(house, p))
            .map(|p| (p, clearance(house, p)))
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .unwrap_or_default()
    }
}
