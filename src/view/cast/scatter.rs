//! How shells are thrown: out of the bowl, over the dish, rolling and rocking to rest. Pure.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{chance, delayed, hop};

/// How many shells are thrown.
pub(super) const SHELLS: usize = 6;

/// How long a shell is and how wide, in parts of its picture's side.
pub(super) const SHELL: Vec2 = Vec2::new(0.86, 0.56);

/// How far apart the middles of shells lie at least, in sides of their picture.
const APART: f32 = 0.86;
/// How often shells that lie too near are pushed apart.
const PUSHES: usize = 40;

/// When a shell touches the dish, as parts of its way in time, and how high it jumps between, in
/// sides of its picture.
const HOPS: [(f32, f32); 4] = [(0.0, 0.55), (0.3, 0.42), (0.55, 0.16), (0.68, 0.0)];
/// How high the mouth of the bowl is.
const MOUTH: f32 = 0.6;

/// What is known of a throw before it flies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scatter {
    /// The middle of the dish and how far from it the middle of a shell may lie.
    pub(super) middle: Vec2,
    pub(super) room: Vec2,
    /// Whether the dish is round.
    pub(super) round: bool,
    /// The side of a shell's picture, in the table's pixels.
    pub(super) side: f32,
    /// Where they are seen to leave the bowl.
    pub(super) mouth: Vec2,
    /// How far from the middle bowls stand at the four corners, and how far around them no shell
    /// lies.
    pub(super) bowls: Vec2,
    pub(super) clear: Vec2,
    /// Varies throws.
    pub(super) chance: u32,
}

/// Where a shell is, how it is rolled and turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Flight {
    /// The point of the dish below it.
    pub(super) at: Vec2,
    /// How high it is, in the table's pixels.
    pub(super) height: f32,
    /// Part of a full roll; 0 is closed, a half is open.
    pub(super) roll: f32,
    /// How it is turned, in radians.
    pub(super) turn: f32,
    /// How far it has come out of the bowl, 0 to 1.
    pub(super) out: f32,
}

/// How much higher on the screen a shell is that is so high above the dish.
pub(super) fn risen(height: f32) -> Vec2 {
    Vec2::new(0.0, 0.8 * height)
}

impl Scatter {
    /// Where the shells come to lie: anywhere, but not upon each other.
    pub(super) fn rests(&self) -> [Vec2; SHELLS] {
        let luck = |i: usize, k: u32| chance(self.chance, 16 * i as u32 + k);
        let spin = chance(self.chance, 99);
        let mut lie: [Vec2; SHELLS] = std::array::from_fn(|i| {
            let turn = (i as f32 + 0.9 * luck(i, 0)) / SHELLS as f32 + spin;
            Vec2::from_angle(turn * TAU) * luck(i, 1).sqrt() * self.room
        });
        let apart = APART * self.side;
        for _ in 0..PUSHES {
            for a in 0..SHELLS {
                for b in 0..a {
                    let between = lie[a] - lie[b];
                    let lacks = apart - between.length();
                    if lacks > 0.0 {
                        let push = between.normalize_or(Vec2::from_angle(a as f32)) * lacks * 0.5;
                        lie[a] += push;
                        lie[b] -= push;
                    }
                }
            }
            lie = lie.map(|at| self.within(at));
        }
        lie.map(|at| self.middle + at)
    }

    fn within(&self, at: Vec2) -> Vec2 {
        let at = if self.round {
            at / (at / self.room).length().max(1.0)
        } else {
            at.clamp(-self.room, self.room)
        };
        // Whoever has the next turn has the bowl at another corner.
        let bowl = self.bowls.copysign(at);
        let near = ((at - bowl) / self.clear).length().max(0.01);
        bowl + (at - bowl) / near.min(1.0)
    }

    /// Shell `i` that falls closed or open and comes to lie at `rest`, so far on its way from
    /// the bowl: 0 there, 1 at rest.
    pub(super) fn flight(&self, i: usize, closed: bool, rest: Vec2, part: f32) -> Flight {
        let luck = |k: u32| chance(self.chance, 16 * i as u32 + k);
        let start = 0.035 * i as f32 + 0.03 * luck(2);
        let begun = part > start;
        let part = delayed(part, start);
        let left = (1.0 - part).powi(2);
        let way = rest - (self.mouth - risen(MOUTH * self.side));
        // A little to the side first, so that they fan out.
        let bow = way.perp() * (luck(3) - 0.5) * 2.2 * left * (1.0 - left);
        // It rolls about its long side as far as it travels, and turns the rest of the way.
        let rolls = (way.length() * left) / (0.9 * self.side);
        let across = way.to_angle() + TAU / 4.0 + (luck(4) - 0.5) * 2.2;
        let spun = (luck(5) - 0.5) * 7.0 * left;
        Flight {
            at: rest - way * left + bow,
            height: hop(&HOPS, MOUTH, part) * self.side,
            roll: if closed { 0.0 } else { 0.5 } + rolls + rock(part, luck(6)),
            turn: across + spun,
            out: if begun { (part / 0.08).min(1.0) } else { 0.0 },
        }
    }
}

/// A shell that has rolled rocks on its back or its lips until it lies still; in rolls.
fn rock(part: f32, luck: f32) -> f32 {
    let t = delayed(part, 0.6);
    (0.09 + 0.05 * luck) * (t * (2.0 + luck) * TAU).sin() * (1.0 - t).powi(2)
}

#[cfg(test)]
mod tests;
