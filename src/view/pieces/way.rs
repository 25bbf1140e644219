//! The way of a piece during a step of a cue: a hop, a drop, a journey home; or it only fades.

use super::seen::Pose;
use crate::rules::{HOME, Piece};
use crate::timeline::{Act, Now};
use crate::view::curves;

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
    /// To the next square.
    Hop,
    /// Lifted out of its house, carried over, dropped.
    Drop,
    /// It stands where it was dropped, and bounces.
    Bounce,
    /// Thrown through the air, over and over.
    Tumble,
    /// It fades away here and appears there.
    Fade,
}

/// How high a hop rises, a drop falls, a bounce and a throw rise, in board units.
const HOP: f32 = 0.6;
const DROP: f32 = 2.1;
const BOUNCE: f32 = 0.22;
const TUMBLE: f32 = 3.0;

/// How often a piece turns over that is thrown home.
const TURNS: f32 = 2.0;

impl Way {
    /// The way of the step that runs; after the last one the piece waits where it came to.
    pub(super) fn of(now: &Now<'_>) -> Option<Self> {
        let last = now.cue.steps.len().checked_sub(1)?;
        let (step, part) = match now.step() {
            Some(step) => (step, now.part),
            None => (&now.cue.steps[last], 1.0),
        };
        let (piece, from, to, gait) = match step.act {
            Act::Enter { piece, to } => (piece, HOME, to, Gait::Drop),
            Act::Bounce { piece, at } => (piece, at, at, Gait::Bounce),
            Act::Hop { piece, from, to } => (piece, from, to, Gait::Hop),
            Act::GoHome { piece, from } => (piece, from, HOME, Gait::Tumble),
            Act::Fade { piece, from, to } => (piece, from, to, Gait::Fade),
            Act::Draw(_)
            | Act::Cast
            | Act::Roll
            | Act::Count(_)
            | Act::Lie
            | Act::Strike { .. }
            | Act::Dwell => {
                return None;
            }
        };
        Some(Self {
            piece,
            from,
            to,
            part,
            gait,
        })
    }

    /// Whether it leads off the board.
    pub(super) fn goes_home(&self) -> bool {
        self.to == HOME
    }

    /// How it is seen between two places; `scale` is pixels a board unit, `edge` how high the
    /// upper edge of the board lies: whatever flies stays in sight below it.
    pub(super) fn pose(&self, from: &Pose, to: &Pose, scale: f32, edge: f32) -> Pose {
        let p = self.part;
        let room = (edge - from.at.y.max(to.at.y)) / scale;
        let (along, rise, stretch, turns) = match self.gait {
            Gait::Hop => (
                curves::ease(p),
                HOP * curves::arc(p),
                curves::hop_stretch(p),
                0.0,
            ),
            Gait::Drop => {
                let along = curves::drop_along(p);
                let rise = DROP.min(room) * curves::drop_height(p);
                (along, rise, curves::drop_stretch(p), 0.0)
            }
            Gait::Bounce => {
                let stretch = curves::bounce_stretch(p);
                (1.0, BOUNCE * curves::arc(p), stretch, 0.0)
            }
            Gait::Tumble => {
                let along = curves::ease(p);
                (along, TUMBLE.min(room) * curves::arc(p), 1.0, TURNS * along)
            }
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
        Pose {
            at: from.at.lerp(to.at, along),
            height: from.height + (to.height - from.height) * along + rise * scale,
            size: from.size + (to.size - from.size) * along,
            stretch,
            turn: from.turn + (to.turn - from.turn) * along + turns,
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
            stretch: 1.0,
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
            gait: Gait::Hop,
        };
        let seen = |part| way(part).pose(&pose(10.0), &pose(40.0), 30.0, 270.0);
        assert_eq!((seen(0.0).at, seen(0.0).height), (pose(10.0).at, 0.0));
        assert_eq!((seen(1.0).at, seen(1.0).height), (pose(40.0).at, 0.0));
        let middle = seen(0.5);
        assert!(middle.height > 10.0 && middle.at.x > 10.0 && middle.at.x < 40.0);
    }

    #[test]
    fn every_way_begins_and_ends_where_it_should() {
        for gait in [Gait::Hop, Gait::Drop, Gait::Tumble] {
            let seen = |part| {
                let way = Way {
                    piece: Piece(0),
                    from: 3,
                    to: 4,
                    part,
                    gait,
                };
                way.pose(&pose(10.0), &pose(40.0), 30.0, 270.0)
            };
            assert_eq!((seen(0.0).at.x, seen(0.0).height), (10.0, 0.0), "{gait:?}");
            assert_eq!((seen(1.0).at.x, seen(1.0).height), (40.0, 0.0), "{gait:?}");
            // Whole turns lead to how it stood.
            assert_eq!(seen(1.0).turn.fract(), 0.0, "{gait:?}");
            for n in 0_u8..100 {
                let (a, b) = (seen(f32::from(n) / 100.0), seen(f32::from(n + 1) / 100.0));
                assert!(a.at.distance(b.at) < 1.2 && (a.height - b.height).abs() < 4.0);
            }
        }
    }

    #[test]
    fn who_is_thrown_home_stays_in_sight() {
        let highest = |edge| {
            let way = |part| Way {
                piece: Piece(0),
                from: 3,
                to: HOME,
                part,
                gait: Gait::Tumble,
            };
            let seen = |part| way(part).pose(&pose(10.0), &pose(40.0), 30.0, edge).height;
            (0_u8..=20)
                .map(|n| seen(f32::from(n) / 20.0))
                .fold(0.0, f32::max)
        };
        assert_eq!(highest(270.0), 30.0 * TUMBLE);
        assert_eq!(highest(36.0), 36.0);
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
            way.pose(&pose(10.0), &pose(40.0), 30.0, 270.0)
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
