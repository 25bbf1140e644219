//! How dice are thrown: out of the cup, over the tray, off its edge and to rest. Pure.
//!
//! A way is planned from its end. Where a die will lie is mirrored in the edges that it meets on
//! the way, so that the way is straight; what it loses at an edge makes the rest of it longer.
//! Along it the die slows down evenly, and it turns as far as it travels.

use bevy::prelude::*;

use super::{chance, die, hop};

/// How much of its speed a die keeps when it meets the edge.
const KEPT: f32 = 0.62;

/// When a die touches the tray, as parts of its way in time, and how high it jumps between, in
/// halves of its side. The first arc begins at the mouth of the cup.
const HOPS: [(f32, f32); 4] = [(0.0, 0.5), (0.21, 1.0), (0.43, 0.42), (0.58, 0.0)];
/// How high the mouth of the cup is, in halves of a die's side.
const MOUTH: f32 = 1.5;

/// How many times as long as wide a tray is that is long.
const LONG: f32 = 2.6;

/// How far from the middle of a die its corners reach over the tray, in halves of its side.
pub(super) const REACH: f32 = 1.27;

/// What is known of a throw before it flies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Toss {
    /// Where dice roll, in the table's pixels.
    pub(super) floor: Rect,
    /// Where of it they come to lie.
    pub(super) bed: Rect,
    /// Half the side of a die.
    pub(super) half: f32,
    /// Where they are seen to leave the cup, and at which corner it stands.
    pub(super) mouth: Vec2,
    pub(super) corner: Vec2,
    /// Varies throws.
    pub(super) chance: u32,
    /// How many are thrown.
    pub(super) count: usize,
}

/// Where a die is and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Roll {
    /// The point of the tray below its middle.
    pub(super) at: Vec2,
    /// How high it is above lying flat, in the table's pixels.
    pub(super) height: f32,
    /// How it is turned, not yet looked at from the front.
    pub(super) turn: Quat,
    /// How far it has come out of the cup, 0 to 1.
    pub(super) out: f32,
}

/// A straight part of a way: its ends, and how much longer it counts than it is.
#[derive(Clone, Copy, Debug)]
struct Leg {
    from: Vec2,
    to: Vec2,
    slow: f32,
}

impl Leg {
    fn length(&self) -> f32 {
        self.from.distance(self.to)
    }
}

impl Toss {
    /// Where die `i` comes to lie.
    pub(super) fn rest(&self, i: usize) -> Vec2 {
        let luck = |k: u32| chance(self.chance, 8 * i as u32 + k) - 0.5;
        let room = (self.bed.half_size() - REACH * self.half).max(Vec2::ZERO);
        let middle = self.bed.center() + Vec2::new(0.0, luck(1)) * room;
        if self.count == 1 {
            return middle + Vec2::new(0.62 * luck(0), 0.0) * room;
        }
        // The first lies beyond the middle, the second before it.
        let before = if i == 0 { -1.0 } else { 1.0 };
        let side = (1.5 + 0.4 * (luck(0) + 0.5)) * self.half;
        let away = Vec2::new(before * self.corner.x * side.min(room.x), 0.0);
        middle + away
    }

    /// The way of die `i`: to the edge that it meets, and from there to where it lies.
    fn way(&self, i: usize) -> [Leg; 2] {
        let (rest, lot) = (self.rest(i), chance(self.chance, 70));
        // Two dice meet edges of their own, so that they stay out of each other's way. The far
        // end of a long tray is too far for a throw.
        let size = self.floor.size();
        let along_x = size.x < LONG * size.y
            && match (self.count, i) {
                (1, _) => lot < 0.6,
                (_, i) => i == 0,
            };
        // What jumps is seen higher up, and would be seen beyond the upper edge.
        let near = Vec2::new(1.2, if self.corner.y < 0.0 { 1.6 } else { 1.2 }) * self.half;
        let edge = self.floor.center() - self.corner * (self.floor.half_size() - near);
        let mouth = self.mouth - die::risen(MOUTH * self.half);
        let mirrored = if along_x {
            Vec2::new(2.0 * edge.x - rest.x, rest.y)
        } else {
            Vec2::new(rest.x, 2.0 * edge.y - rest.y)
        };
        let straight = mirrored - mouth;
        let part = if along_x {
            (edge.x - mouth.x) / straight.x
        } else {
            (edge.y - mouth.y) / straight.y
        };
        let met = mouth + straight * part.clamp(0.0, 1.0);
        let leg = |from, to, slow| Leg { from, to, slow };
        [leg(mouth, met, 1.0), leg(met, rest, 1.0 / KEPT)]
    }

    /// Die `i` with a face, so far on its way from the cup: 0 there, 1 at rest.
    pub(super) fn roll(&self, i: usize, face: u8, part: f32) -> Roll {
        // One leaves the cup first, and rests first.
        let (start, end) = match (self.count, i) {
            (1, _) => (0.0, 1.0),
            (_, 0) => (0.0, 0.9),
            _ => (0.26, 1.0),
        };
        let part = ((part - start) / (end - start)).clamp(0.0, 1.0);
        let legs = self.way(i);
        let whole: f32 = legs.iter().map(|leg| leg.length() * leg.slow).sum();
        let mut left = whole * (1.0 - part).powi(2);
        let luck = |k: u32| chance(self.chance, 8 * i as u32 + k) - 0.5;
        let yaw = 0.35 + 1.1 * luck(2) + 0.7 * luck(3) * (1.0 - part).powi(2);
        // Back from where it lies, leg by leg.
        let (mut at, mut turn) = (self.rest(i), die::lying(face, yaw));
        for leg in legs.iter().rev() {
            let back = (left / leg.slow).min(leg.length());
            let way = (leg.to - leg.from).normalize_or_zero();
            at = leg.to - way * back;
            let axis = Vec3::new(-way.y, way.x, 0.0).normalize_or(Vec3::X);
            turn = Quat::from_axis_angle(axis, -back / self.half) * turn;
            if back < leg.length() {
                break;
            }
            left -= back * leg.slow;
        }
        Roll {
            at,
            height: (hop(&HOPS, MOUTH, part) + die::support(turn) - 1.0).max(0.0) * self.half,
            turn,
            out: (part / 0.07).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests;
