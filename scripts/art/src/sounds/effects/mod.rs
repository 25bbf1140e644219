//! What is heard when something happens at the table, before the last hand of [`super::master`].

use fastrand::Rng;

use super::{string::Strings, track::Track};

pub mod bonuses;
pub mod cowries;
pub mod dice;
pub mod interface;
pub mod pieces;
pub mod turns;

/// Plucks notes, each `(second, note, force)`, left to ring together until `end`.
fn phrase(chance: &mut Rng, strings: &Strings, notes: &[(f64, f64, f64)], end: f64) -> Track {
    let mut sound = Track::default();
    for &(at, note, force) in notes {
        sound.put(at, 1.0, &strings.plucked(chance, note, force, end - at));
    }
    sound
}

/// Mixes tracks, each `(second, gain, track)`.
fn together(parts: &[(f64, f64, Track)]) -> Track {
    let mut sound = Track::default();
    for (at, gain, part) in parts {
        sound.put(*at, *gain, part);
    }
    sound
}

/// Seconds and forces of `count` bounces: each gap and each blow is the last one's share `spring`, a little off.
fn bounces(chance: &mut Rng, first_gap: f64, spring: f64, count: usize) -> Vec<(f64, f64)> {
    let (mut at, mut gap, mut force) = (0.0, first_gap, 1.0);
    let mut all = Vec::with_capacity(count);
    for _ in 0..count {
        all.push((at, force));
        at += super::chance::about(chance, gap, 0.12);
        gap *= spring;
        force *= super::chance::about(chance, spring, 0.1);
    }
    all
}
