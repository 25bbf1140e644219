//! The way of a piece during a step of a cue: a hop, an entry, a journey home.

use super::seen::Pose;
use crate::rules::{HOME, Piece};
use crate::timeline::{Act, Now};

/// A piece on its way from one index of its route to another.
pub(super) struct Way {
    pub(super) piece: Piece,
    pub(super) from: u8,
    pub(super) to: u8,
    part: f32,
    /// How high it rises, in board units, and how often it turns over.
    rise: f32,
    turns: f32,
}

impl Way {
    /// The way of the step that runs; after the last one the piece waits where it came to.
    pub(super) fn of(now: &Now<'_>) -> Option<Self> {
        let last = now.cue.steps.len().checked_sub(1)?;
        let (step, part) = match now.step() {
            Some(step) => (step, now.part),
            None => (&now.cue.steps[last], 1.0),
        };
        let (piece, from, to, rise, turns) = match step.act {
            Act::Enter { piece, to } => (piece, HOME, to, 1.5, 0.0),
            Act::Hop { piece, from, to } => (piece, from, to, 0.55, 0.0),
            Act::GoHome { piece, from } => (piece, from, HOME, 2.4, 1.0),
            Act::Cast | Act::Dwell => return None,
        };
        Some(Self {
            piece,
            from,
            to,
            part,
            rise,
            turns,
        })
    }

    /// How it is seen between two places; `scale` is pixels a board unit.
    pub(super) fn pose(&self, from: &Pose, to: &Pose, scale: f32) -> Pose {
        let p = self.part;
        let on = p * p * (3.0 - 2.0 * p);
        let arc = 4.0 * p * (1.0 - p) * self.rise * scale;
        Pose {
            at: from.at.lerp(to.at, on),
            height: from.height + (to.height - from.height) * on + arc,
            size: from.size + (to.size - from.size) * on,
            turn: from.turn + (to.turn - from.turn) * on + self.turns * on,
            count: 1,
            moves: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::*;

    fn pose(x: f32) -> Pose {
        Pose {
            at: Vec2::new(x, 0.0),
            height: 0.0,
            size: 30.0,
            turn: 0.0,
            count: 1,
            moves: false,
        }
    }

    #[test]
    fn a_hop_begins_and_ends_on_the_squares() {
        let way = |part| Way {
            piece: Piece(0),
            from: 3,
            to: 4,
            part,
            rise: 0.55,
            turns: 0.0,
        };
        let seen = |part| way(part).pose(&pose(10.0), &pose(40.0), 30.0);
        assert_eq!((seen(0.0).at, seen(0.0).height), (pose(10.0).at, 0.0));
        assert_eq!((seen(1.0).at, seen(1.0).height), (pose(40.0).at, 0.0));
        let middle = seen(0.5);
        assert!(middle.height > 10.0 && middle.at.x > 10.0 && middle.at.x < 40.0);
    }
}
