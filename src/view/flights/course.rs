//! How a token flies: pure curves over the time of its flight.

use bevy::prelude::*;

use crate::view::curves::{arc, ease, overshoot, within};

/// How high a token rises on its way, in parts of the way.
const RISE: f32 = 0.22;
/// How large a token is that springs up.
pub(super) const LARGEST: f32 = 1.25;
/// How far a token that is lost falls, in pixels of the interface, and how far it tips over, in
/// full turns.
const FALL: f32 = 96.0;
const TIP: f32 = 0.2;

/// The flight of a token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Flight {
    /// From here to where it lies, in pixels of the window.
    Comes(Vec2),
    /// From where it lies to there.
    Goes(Vec2),
    /// Off where it lies, to nowhere: it is lost.
    Falls,
}

/// How a token is seen on its flight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// How far it is from where it lies, in pixels of the interface, y down.
    pub(super) off: Vec2,
    /// How large it is.
    pub(super) size: f32,
    /// How far it has turned, in full turns.
    pub(super) turn: f32,
}

/// A token on its flight at a part of its time. `way` leads from where it lies to the other end of
/// its flight, in pixels of the interface.
pub(super) fn pose(flight: Flight, way: Vec2, part: f32) -> Pose {
    let along = |on: f32, size: f32| Pose {
        off: way * on - Vec2::new(0.0, RISE * arc(on) * way.length()),
        size,
        turn: 0.0,
    };
    match flight {
        // It springs up, then it flies and comes to rest.
        Flight::Comes(_) => {
            let on = ease(within(part, 0.3, 0.85));
            let size = overshoot(within(part, 0.0, 0.3)) * (LARGEST - (LARGEST - 1.0) * on);
            along(1.0 - on, size)
        }
        Flight::Goes(_) => {
            let on = ease(within(part, 0.0, 0.8));
            along(on, 1.0 - ease(within(part, 0.6, 1.0)))
        }
        // It is struck out and looked at; then it hops, tips over and drops.
        Flight::Falls => {
            let on = within(part, 0.4, 1.0);
            Pose {
                off: FALL * Vec2::new(0.35 * on, 1.6 * on * on - 0.6 * on),
                size: 1.0 - ease(within(part, 0.7, 1.0)),
                turn: TIP * on,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAY: Vec2 = Vec2::new(30.0, -40.0);
    const RESTS: Pose = Pose {
        off: Vec2::ZERO,
        size: 1.0,
        turn: 0.0,
    };

    #[test]
    fn a_token_ends_where_it_lies_and_as_large() {
        let comes = |part| pose(Flight::Comes(Vec2::ONE), WAY, part);
        assert_eq!((comes(0.0).off, comes(0.0).size), (WAY, 0.0));
        assert_eq!(comes(1.0), RESTS);
    }

    #[test]
    fn a_token_that_is_paid_leaves_from_where_it_lies_and_is_gone() {
        let goes = |part| pose(Flight::Goes(Vec2::ONE), WAY, part);
        assert_eq!(goes(0.0), RESTS);
        assert_eq!((goes(1.0).off, goes(1.0).size), (WAY, 0.0));
    }

    #[test]
    fn a_token_that_is_lost_is_looked_at_first_and_drops_out_of_sight() {
        let falls = |part| pose(Flight::Falls, Vec2::ZERO, part);
        assert_eq!(falls(0.0), RESTS);
        assert_eq!(falls(0.4), RESTS);
        assert!(falls(0.5).off.y < 0.0, "it hops");
        assert!(falls(1.0).off.y > FALL / 2.0);
        assert_eq!(falls(1.0).size, 0.0);
    }

    #[test]
    fn no_flight_leaps() {
        for flight in [
            Flight::Comes(Vec2::ONE),
            Flight::Goes(Vec2::ONE),
            Flight::Falls,
        ] {
            for n in 0_u8..200 {
                let [a, b] = [n, n + 1].map(|n| pose(flight, WAY, f32::from(n) / 200.0));
                assert!(a.off.distance(b.off) < 2.5, "{flight:?} {n}");
                assert!((a.size - b.size).abs() < 0.12, "{flight:?} {n}");
                assert!((a.turn - b.turn).abs() < 0.01, "{flight:?} {n}");
            }
        }
    }
}
