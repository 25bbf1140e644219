//! The curves by which things move: pure, from the part of a movement that is over (0.0 to 1.0).

use std::f32::consts::TAU;

/// How flat a piece is at either end of a hop.
pub(super) const SQUASHED: f32 = 0.86;

/// Even at both ends: from 0 to 1.
pub(super) fn ease(p: f32) -> f32 {
    p * p * (3.0 - 2.0 * p)
}

/// Fast at first, slow in the end: from 0 to 1.
pub(super) fn ease_out(p: f32) -> f32 {
    1.0 - (1.0 - p) * (1.0 - p)
}

/// Beyond its goal and back: from 0 to 1, at most 1.1.
pub(super) fn overshoot(p: f32) -> f32 {
    let left = p - 1.0;
    1.0 + left * left * (2.7 * left + 1.7)
}

/// The part of a movement that lasts only from `from` to `to` of a longer one.
pub(super) fn within(p: f32, from: f32, to: f32) -> f32 {
    ((p - from) / (to - from)).clamp(0.0, 1.0)
}

/// Up and down as a thrown thing: 0 at both ends, 1 in the middle.
pub(super) fn arc(p: f32) -> f32 {
    4.0 * p * (1.0 - p)
}

/// How high a piece is stretched during a hop, 1.0 as it is: flat on the ground, long in flight.
pub(super) fn hop_stretch(p: f32) -> f32 {
    let flight = (p * TAU).sin();
    1.0 + 0.09 * flight * flight - (1.0 - SQUASHED) * (1.0 - arc(p)).powi(4)
}

/// How high a piece is that is lifted out of its house, carried over and dropped: 0 at both ends,
/// 1 at the highest.
pub(super) fn drop_height(p: f32) -> f32 {
    const TOP: f32 = 0.5;
    if p < TOP {
        ease_out(p / TOP)
    } else {
        let fall = (p - TOP) / (1.0 - TOP);
        1.0 - fall * fall
    }
}

/// How far over it is by then: it is over its square before it falls.
pub(super) fn drop_along(p: f32) -> f32 {
    ease(within(p, 0.1, 0.85))
}

/// How it is stretched meanwhile: not at all when it is lifted, long as it falls.
pub(super) fn drop_stretch(p: f32) -> f32 {
    1.0 + 0.12 * ease(within(p, 0.5, 0.85)) - (1.12 - SQUASHED) * ease(within(p, 0.9, 1.0))
}

/// How flat it is after the drop, as it bounces: as flat as it fell, then as it is.
pub(super) fn bounce_stretch(p: f32) -> f32 {
    1.0 - (1.0 - SQUASHED) * (1.0 - p).powi(2) * (p * 0.75 * TAU).cos()
}

/// How far things are shaken so many seconds after a blow, in parts of the whole: to the right and
/// up. Nothing is left after [`SHAKEN`].
pub(super) fn shake(seconds: f32) -> (f32, f32) {
    if !(0.0..SHAKEN).contains(&seconds) {
        return (0.0, 0.0);
    }
    let left = (1.0 - seconds / SHAKEN).powi(2);
    let swing = seconds / SHAKEN * TAU;
    (left * (2.5 * swing).cos(), 0.6 * left * (2.0 * swing).sin())
}

/// For how many seconds a blow is felt.
pub(super) const SHAKEN: f32 = 0.15;

/// How much larger a ring is that breathes, so many seconds after it began: three breaths of a
/// second each, then it rests.
pub(super) fn breath(seconds: f32) -> f32 {
    1.0 + 0.06 * (seconds.clamp(0.0, 3.0) * TAU).sin()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The curve has these ends, exactly, and no step is longer than `most` hundredths.
    fn runs(curve: impl Fn(f32) -> f32, from: f32, to: f32, most: f32) {
        assert_eq!((curve(0.0), curve(1.0)), (from, to));
        let at = |n: u16| curve(f32::from(n) / 1000.0);
        for n in 0..1000 {
            let step = (at(n + 1) - at(n)).abs();
            assert!(step <= most / 1000.0, "{step} at {n}");
        }
    }

    #[test]
    fn what_goes_from_one_place_to_another_begins_and_ends_there() {
        runs(ease, 0.0, 1.0, 1.6);
        runs(ease_out, 0.0, 1.0, 2.1);
        runs(overshoot, 0.0, 1.0, 4.8);
        runs(drop_along, 0.0, 1.0, 2.2);
        assert!((0..=100).all(|n| overshoot(f32::from(n as u8) / 100.0) <= 1.101));
    }

    #[test]
    fn what_rises_comes_down_again() {
        runs(arc, 0.0, 0.0, 4.1);
        runs(drop_height, 0.0, 0.0, 4.1);
        assert_eq!((arc(0.5), drop_height(0.5)), (1.0, 1.0));
    }

    #[test]
    fn a_hop_is_flat_on_the_ground_and_long_in_flight() {
        runs(hop_stretch, SQUASHED, SQUASHED, 3.0);
        assert!(hop_stretch(0.25) > 1.05 && (hop_stretch(0.5) - 1.0).abs() < 1e-4);
    }

    #[test]
    fn a_drop_and_its_bounce_are_one() {
        runs(drop_stretch, 1.0, SQUASHED, 5.0);
        runs(bounce_stretch, SQUASHED, 1.0, 1.5);
        assert_eq!(drop_stretch(1.0), bounce_stretch(0.0));
        let after: Vec<_> = (0..100)
            .map(|n| bounce_stretch(f32::from(n as u8) / 100.0))
            .collect();
        assert!(
            after.iter().any(|stretch| *stretch > 1.005),
            "it springs back"
        );
    }

    #[test]
    fn a_blow_is_felt_for_a_moment_and_leaves_nothing() {
        assert_eq!(shake(0.0), (1.0, 0.0));
        assert_eq!(shake(-0.1), (0.0, 0.0));
        for n in 0_u8..200 {
            let seconds = f32::from(n) / 200.0 * SHAKEN;
            let (x, y) = shake(seconds);
            let left = 1.0 - seconds / SHAKEN;
            assert!(x.abs().max(y.abs()) <= left);
        }
        assert_eq!(shake(SHAKEN), (0.0, 0.0));
        assert_eq!(shake(9.0), (0.0, 0.0));
    }

    #[test]
    fn a_ring_breathes_for_three_seconds_and_rests() {
        assert_eq!(breath(0.0), 1.0);
        assert!((0..30).any(|n| breath(f32::from(n as u8) / 10.0) > 1.05));
        assert!((breath(3.0) - 1.0).abs() < 1e-5);
        assert_eq!(breath(3.0), breath(60.0));
    }

    #[test]
    fn a_part_of_a_movement_waits_before_and_after() {
        assert_eq!(within(0.1, 0.25, 0.75), 0.0);
        assert_eq!(within(0.5, 0.25, 0.75), 0.5);
        assert_eq!(within(0.9, 0.25, 0.75), 1.0);
    }
}
