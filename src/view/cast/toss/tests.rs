//! Thrown dice as a physicist would look at them.

use super::*;
use crate::theme::dish::Words;
use crate::view::cast::stand::{CORNERS, Stand};
use crate::view::cast::tests::trays;
use crate::view::cast::{swing, tumble};

/// Throws of so many dice on trays of every size, from every corner, by so many chances.
fn tosses(count: usize, chances: u32) -> impl Iterator<Item = Toss> {
    trays(false).flat_map(move |(layout, tray)| {
        CORNERS.into_iter().flat_map(move |corner| {
            let stand = Stand::at(&layout, tray, false, corner);
            let half = tumble::half(tray, count);
            (0..chances).map(move |chance| {
                // Words stand upon the tray or elsewhere.
                let words = [Words::Upon, Words::Below][chance as usize % 2];
                let (floor, bed) = tumble::floor_and_bed(tray, words, layout.scale);
                Toss {
                    floor,
                    bed,
                    half,
                    mouth: swing::mouth(&stand),
                    corner,
                    chance: chance * 7 + 3,
                    count,
                }
            })
        })
    })
}

/// The parts of a throw, frame by frame of sixty a second.
fn parts() -> impl Iterator<Item = f32> {
    (0..=48).map(|frame| frame as f32 / 48.0)
}

/// How far a die reaches in a direction over the tray.
fn reach(roll: &Roll, half: f32, way: Vec2) -> f32 {
    // Its round corners are balls around the corners of a smaller cube.
    let round = die::ROUND;
    let way = roll.turn.inverse() * way.extend(0.0);
    half * ((1.0 - round) * way.abs().element_sum() + round)
}

#[test]
fn dice_lie_inside_the_edge_of_the_tray() {
    for toss in tosses(1, 60).chain(tosses(2, 60)) {
        for i in 0..toss.count {
            let roll = toss.roll(i, 3, 1.0);
            assert_eq!(roll.at, toss.rest(i));
            assert!(roll.height < 1e-3);
            for way in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                let far = roll.at + way * reach(&roll, toss.half, way);
                assert!(toss.floor.contains(far), "{i} of {toss:?} reaches {far}");
                assert!(toss.bed.contains(far), "{i} of {toss:?} reaches {far}");
            }
        }
    }
}

#[test]
fn two_dice_never_touch() {
    let mut nearest = f32::MAX;
    for toss in tosses(2, 80) {
        for part in parts() {
            let [a, b] = [0, 1].map(|i| toss.roll(i, 2 + 3 * i as u8, part));
            // The second one is still in the cup.
            if b.out == 0.0 {
                continue;
            }
            let between = b.at - a.at;
            let way = between.normalize_or_zero();
            let least = reach(&a, toss.half, way) + reach(&b, toss.half, way) * b.out;
            nearest = nearest.min((between.length() - least) / toss.half);
            assert!(
                between.length() >= least,
                "at {part}: {a:?} {b:?} of {toss:?}"
            );
        }
    }
    assert!(nearest < 1.0, "they are thrown together: {nearest}");
}

#[test]
fn dice_rest_on_the_face_that_fell() {
    for toss in tosses(2, 6) {
        for (i, face) in (0..2).flat_map(|i| (1..=6).map(move |face| (i, face))) {
            let roll = toss.roll(i, face, 1.0);
            assert_eq!(die::top(roll.turn), face);
            assert!((die::support(roll.turn) - 1.0).abs() < 1e-5);
            assert_eq!(roll.out, 1.0);
        }
    }
}

#[test]
fn a_die_slows_down_until_it_lies_and_does_not_jump_at_the_end() {
    for toss in tosses(1, 20).chain(tosses(2, 20)) {
        for i in 0..toss.count {
            let frames: Vec<Roll> = parts().map(|part| toss.roll(i, 5, part)).collect();
            let turns: Vec<f32> = frames
                .windows(2)
                .map(|pair| pair[0].turn.angle_between(pair[1].turn))
                .collect();
            // Nor does it jump anywhere on its way.
            let ways = frames.windows(2).map(|p| p[0].at.distance(p[1].at));
            let ways: Vec<f32> = ways.collect();
            let whole: f32 = ways.iter().sum();
            for pair in ways[ways.len() - 12..].windows(2) {
                assert!(pair[1] <= pair[0] + 0.1, "{pair:?} of {toss:?}");
            }
            assert!(ways.iter().all(|way| *way < 0.09 * whole), "{toss:?}");
            // The last fifth of a second.
            let end = &turns[turns.len() - 12..];
            for pair in end.windows(2) {
                assert!(pair[1] <= pair[0] + 1e-3, "{end:?} of {toss:?}");
            }
            let last = end[end.len() - 1];
            assert!(last < 0.03, "{last} of {toss:?}");
            let whole: f32 = turns.iter().sum();
            assert!(whole > 2.5, "it turns over: {whole} of {toss:?}");
            let rolled = ways.iter().sum::<f32>() / toss.half;
            assert!(
                (0.6..1.6).contains(&(whole / rolled)),
                "it turns {whole} on a way of {rolled}"
            );
        }
    }
}

#[test]
fn a_die_neither_sinks_into_the_tray_nor_hovers_over_it() {
    for toss in tosses(2, 10) {
        for i in 0..2 {
            for part in parts() {
                let roll = toss.roll(i, 4, part);
                let over = roll.height / toss.half - (die::support(roll.turn) - 1.0);
                assert!(over > -1e-4, "{over} at {part}");
            }
            // In the last third it touches the tray all along.
            for part in parts().filter(|part| *part > 0.75) {
                let roll = toss.roll(i, 4, part);
                let over = roll.height / toss.half - (die::support(roll.turn) - 1.0);
                assert!(over < 1e-4, "{over} at {part}");
            }
        }
    }
}

#[test]
fn dice_meet_the_edge_on_their_way() {
    for toss in tosses(2, 10) {
        for i in 0..2 {
            let met = (0..400)
                .map(|k| toss.roll(i, 1, k as f32 / 400.0))
                .any(|roll| {
                    let far = (roll.at - toss.floor.center()).abs();
                    let beside = toss.floor.half_size() - far;
                    let turned = (roll.at - toss.mouth) * -toss.corner;
                    turned.max_element() > toss.half && beside.min_element() < 1.65 * toss.half
                });
            assert!(met, "{i} of {toss:?}");
        }
    }
}

#[test]
fn throws_differ() {
    let rests: Vec<Vec2> = tosses(1, 40).take(40).map(|toss| toss.rest(0)).collect();
    for (i, a) in rests.iter().enumerate() {
        assert!(rests[..i].iter().all(|b| a.distance(*b) > 0.01));
    }
    let far = rests.iter().map(|rest| rest.distance(rests[0]));
    assert!(far.fold(0.0, f32::max) > 15.0);
}
