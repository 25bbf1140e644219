//! Thrown shells: they lie apart, inside the dish, with the right side up.

use super::*;
use crate::view::cast::shells::{scatter, side};
use crate::view::cast::stand::{CORNERS, Stand};
use crate::view::cast::tests::trays;

fn throws(chances: u32) -> impl Iterator<Item = (Rect, Scatter)> {
    trays(true).flat_map(move |(layout, dish)| {
        CORNERS.into_iter().flat_map(move |corner| {
            let stand = Stand::at(&layout, dish, true, corner);
            [true, false].into_iter().flat_map(move |round| {
                (0..chances)
                    .map(move |chance| (dish, scatter(dish, layout.scale, round, &stand, chance)))
            })
        })
    })
}

#[test]
fn shells_lie_apart_and_inside_the_dish() {
    for (dish, scatter) in throws(60) {
        let rests = scatter.rests();
        let side = side(dish);
        for (i, a) in rests.iter().enumerate() {
            let long = Vec2::from_angle(scatter.flight(i, true, *a, 1.0).turn);
            for tip in [-0.5, 0.5].map(|part| *a + long * part * SHELL.x * side) {
                let out = (tip - dish.center()) / dish.half_size();
                let far = if scatter.round {
                    out.length()
                } else {
                    out.abs().max_element()
                };
                assert!(far < 0.95, "{far} of {scatter:?}");
            }
            // Nor under the bowl.
            let bowl = scatter.bowls.copysign(*a - scatter.middle);
            let beside = (*a - scatter.middle - bowl) / scatter.clear;
            assert!(beside.length() > 0.999, "{scatter:?}");
            for b in &rests[..i] {
                // Shells are three fifths as wide as they are long, so that this much is seen
                // of each whatever way they lie.
                assert!(a.distance(*b) > 0.62 * side, "{scatter:?}");
            }
        }
    }
}

#[test]
fn shells_come_to_rest_showing_what_fell() {
    for (_, scatter) in throws(8) {
        for (i, rest) in scatter.rests().into_iter().enumerate() {
            for closed in [false, true] {
                let flight = scatter.flight(i, closed, rest, 1.0);
                let roll = if closed { 0.0 } else { 0.5 };
                assert_eq!((flight.roll, flight.height), (roll, 0.0));
                assert_eq!((flight.at, flight.out), (rest, 1.0));
                // And just before it does so within a step of its pictures.
                let almost = scatter.flight(i, closed, rest, 0.98);
                assert!((almost.roll - roll).abs() < 0.5 / 16.0);
                assert!(almost.at.distance(rest) < 1.0);
            }
        }
    }
}

#[test]
fn a_shell_rocks_before_it_lies_still() {
    let (_, scatter) = throws(1).next().expect("a throw");
    let rest = scatter.rests()[0];
    let rolls: Vec<f32> = (60..=100)
        .map(|k| scatter.flight(0, true, rest, k as f32 / 100.0).roll)
        .collect();
    let turns = rolls
        .windows(3)
        .filter(|w| (w[1] - w[0]) * (w[2] - w[1]) < 0.0)
        .count();
    assert!(turns >= 2, "{rolls:?}");
}

#[test]
fn throws_look_different() {
    let rests: Vec<_> = throws(30).take(30).map(|(_, s)| s.rests()).collect();
    for (i, a) in rests.iter().enumerate() {
        for b in &rests[..i] {
            let far: f32 = (0..SHELLS).map(|k| a[k].distance(b[k])).sum();
            assert!(far > 20.0, "{far}");
        }
    }
}
