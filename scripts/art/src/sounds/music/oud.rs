//! The oud's loop: a melody in bayati over its low D.

use fastrand::Rng;

use super::UPBEAT;
use crate::sounds::{
    chance::{about, between},
    drum::{doum, tek},
    string::Strings,
    track::Track,
};

/// Eight bars of eight eighths in bayati on D, whose second step lies a quarter tone low: `(eighth, note, eighths)`.
const OUD: [&[(f64, f64, f64)]; 8] = [
    &[
        (0.0, 55.0, 2.0),
        (2.0, 53.0, 1.0),
        (3.0, 51.5, 1.0),
        (4.0, 50.0, 4.0),
    ],
    &[
        (0.0, 53.0, 1.0),
        (1.0, 55.0, 1.0),
        (2.0, 57.0, 2.0),
        (4.0, 55.0, 1.0),
        (5.0, 53.0, 1.0),
        (6.0, 51.5, 2.0),
    ],
    &[
        (0.0, 55.0, 1.0),
        (1.0, 57.0, 1.0),
        (2.0, 58.0, 2.0),
        (4.0, 57.0, 2.0),
        (6.0, 55.0, 2.0),
    ],
    &[
        (0.0, 53.0, 2.0),
        (2.0, 51.5, 1.0),
        (3.0, 53.0, 1.0),
        (4.0, 50.0, 4.0),
    ],
    &[
        (0.0, 57.0, 2.0),
        (2.0, 60.0, 2.0),
        (4.0, 58.0, 1.0),
        (5.0, 57.0, 1.0),
        (6.0, 55.0, 2.0),
    ],
    &[
        (0.0, 57.0, 1.0),
        (1.0, 58.0, 1.0),
        (2.0, 60.0, 1.0),
        (3.0, 62.0, 3.0),
        (6.0, 60.0, 1.0),
        (7.0, 58.0, 1.0),
    ],
    &[
        (0.0, 57.0, 2.0),
        (2.0, 55.0, 1.0),
        (3.0, 57.0, 1.0),
        (4.0, 58.0, 1.0),
        (5.0, 57.0, 1.0),
        (6.0, 55.0, 1.0),
        (7.0, 53.0, 1.0),
    ],
    &[
        (0.0, 51.5, 1.0),
        (1.0, 53.0, 1.0),
        (2.0, 55.0, 1.0),
        (3.0, 53.0, 1.0),
        (4.0, 51.5, 1.0),
        (5.0, 50.0, 3.0),
    ],
];

/// The strokes of the frame drum in a bar: `(eighth, gain, low)`.
const DRUM: [(f64, f64, bool); 4] = [
    (0.0, 0.16, true),
    (3.0, 0.1, false),
    (4.0, 0.12, true),
    (6.0, 0.1, false),
];

/// The oud over its low D, with a frame drum far behind, 25.6 seconds.
pub fn oud_loop(chance: &mut Rng) -> Track {
    played(chance, |_, _| true)
}

/// The same bars with the first and the last note and stroke of each over its low D, as long.
pub fn oud_thin(chance: &mut Rng) -> Track {
    played(chance, |n, of| n == 0 || n + 1 == of)
}

/// Plays of the melody and the drum what is kept: which one it is, from 0, of how many in its bar.
fn played(chance: &mut Rng, keeps: fn(usize, usize) -> bool) -> Track {
    const EIGHTH: f64 = 0.4;
    let oud = Strings::oud();
    let mut music = Track::silence(25.6);
    for (melody, start) in OUD
        .iter()
        .zip((0..).map(|bar| UPBEAT + f64::from(bar) * 8.0 * EIGHTH))
    {
        for &(eighth, note, eighths) in kept(melody, keeps) {
            let at = start + eighth * EIGHTH + between(chance, -0.01, 0.01);
            let force = about(chance, if eighth == 0.0 { 0.62 } else { 0.5 }, 0.12);
            music.put_around(
                at,
                1.0,
                &oud.plucked(chance, note, force, eighths * EIGHTH + 0.5),
            );
        }
        music.put_around(
            start + between(chance, 0.0, 0.012),
            0.8,
            &oud.plucked(chance, 38.0, 0.5, 2.8),
        );
        music.put_around(
            start + 4.0 * EIGHTH,
            0.5,
            &oud.plucked(chance, 45.0, 0.4, 1.6),
        );
        for &(eighth, gain, low) in kept(&DRUM, keeps) {
            let stroke = if low {
                doum(chance, 78.0)
            } else {
                tek(chance, 78.0)
            };
            music.put_around(start + eighth * EIGHTH, gain, &stroke);
        }
    }
    music
}

fn kept<T>(bar: &[T], keeps: fn(usize, usize) -> bool) -> impl Iterator<Item = &T> {
    let of = bar.len();
    let numbered = bar.iter().enumerate();
    numbered.filter_map(move |(n, what)| keeps(n, of).then_some(what))
}
