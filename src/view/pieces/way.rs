//! The way of a piece during a step of a cue: a hop, an entry, a journey home; or it only fades.

use super::seen::Pose;
use crate::rules::{HOME, Piece};
use crate::timeline::{Act, Now};

/// A piece on its way from one index of its route to another.
pub(super) struct Way {
    pub(super) piece: Piece,
    pub(super) from: u8,
    pub(super) to: u8,
    part: f32,
    gait: Gait,
}

/// How a piece gets from place to place.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Gait {
    /// Through the air.
    Leap {
        /// How high it rises, in board units.
        rise: f32,
        /// How often it turns over.
        turns: f32,
    },
    /// It fades away here and appears there.
    Fade,
}

const fn leap(rise: f32, turns: f32) -> Gait {
    Gait::Leap { rise, turns }
}

impl Way {
    /// The way of the step that runs; after the last one the piece waits where it came to.
    pub(super) fn of(now: &Now<'_>) -> Option<Self> {
        let last = now.cue.steps.len().checked_sub(1)?;
        let (step, part) = match now.step() {
            Some(step) => (step, now.part),
            None => (&now.cue.steps[last], 1.0),
        };
        let (piece, from, to, gait) = match step.act {
            Act::Enter { piece, to } => (piece, HOME, to, leap(1.5, 0.0)),
            Act::Hop { piece, from, to } => (piece, from, to, leap(0.55, 0.0)),
            Act::GoHome { piece, from } => (piece, from, HOME, leap(2.4, 1.0)),
            Act::Fade { piece, from, to } => (piece, from, to, Gait::Fade),
            Act::Cast | Act::Lie | Act::Dwell => return None,
        };
        Some(Self {
            piece,
            from,
            to,
            part,
            gait,
        })
    }

    /// How it is seen between two places; `scale` is pixels a board unit.
    pub(super) fn pose(&self, from: &Pose, to: &Pose, scale: f32) -> Pose {
        let p = self.part;
        let (rise, turns) = match self.gait {
            Gait::Leap { rise, turns } => (rise, turns),
            Gait::Fade => {
                let at = if p < 0.5 { *from } else { *to };
                return Pose {
                    clear: (1.0 - 2.0 * p).abs(),
                    count: 1,
                    moves: true,
                    ..at
                };
            }
        };
        let on = p * p * (3.0 - 2.0 * p);
        let arc = 4.0 * p * (1.0 - p) * rise * scale;
        Pose {
            at: from.at.lerp(to.at, on),
            height: from.height + (to.height - from.height) * on + arc,
            size: from.size + (to.size - from.size) * on,
            turn: from.turn + (to.turn - from.turn) * on + turns * on,
            clear: 1.0,
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
            clear: 1.0,
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
            gait: leap(0.55, 0.0),
        };
        let seen = |part| way(part).pose(&pose(10.0), &pose(40.0), 30.0);
        assert_eq!((seen(0.0).at, seen(0.0).height), (pose(10.0).at, 0.0));
        assert_eq!((seen(1.0).at, seen(1.0).height), (pose(40.0).at, 0.0));
        let middle = seen(0.5);
        assert!(middle.height > 10.0 && middle.at.x > 10.0 && middle.at.x < 40.0);
    }

    #[test]
    fn a_piece_that_fades_is_nowhere_between() {
        let seen = |part| {
            let way = Way {
                piece: Piece(0),
                from: 3,
                to: 9,
                part,
                gait: Gait::Fade,
            };
            way.pose(&pose(10.0), &pose(40.0), 30.0)
        };
        for n in 0_u8..=20 {
            let seen = seen(f32::from(n) / 20.0);
            assert!([10.0, 40.0].contains(&seen.at.x) && seen.height == 0.0);
        }
        assert_eq!(
            (seen(0.0).clear, seen(0.5).clear, seen(1.0).clear),
            (1.0, 0.0, 1.0)
        );
    }
}
