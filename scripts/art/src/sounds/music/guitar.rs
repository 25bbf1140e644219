//! The guitar's loop: broken chords around A minor and E, in six eighths.

use fastrand::Rng;

use super::UPBEAT;
use crate::sounds::{
    chance::{about, between},
    string::Strings,
    track::Track,
};

/// A bar of the guitar: bass, the three strings the fingers pick, and a melody of `(eighth, note)`.
struct Bar {
    bass: f64,
    picked: [f64; 3],
    melody: &'static [(f64, f64)],
}

/// Eight bars of six eighths around A minor and E.
const GUITAR: [Bar; 8] = [
    Bar {
        bass: 45.0,
        picked: [57.0, 60.0, 64.0],
        melody: &[(3.0, 69.0)],
    },
    Bar {
        bass: 43.0,
        picked: [55.0, 59.0, 62.0],
        melody: &[(0.0, 67.0), (4.0, 65.0)],
    },
    Bar {
        bass: 41.0,
        picked: [53.0, 57.0, 60.0],
        melody: &[(0.0, 64.0), (3.0, 65.0)],
    },
    Bar {
        bass: 40.0,
        picked: [52.0, 56.0, 59.0],
        melody: &[(0.0, 64.0)],
    },
    Bar {
        bass: 45.0,
        picked: [57.0, 60.0, 64.0],
        melody: &[(2.0, 71.0), (3.0, 72.0)],
    },
    Bar {
        bass: 50.0,
        picked: [57.0, 62.0, 65.0],
        melody: &[(0.0, 69.0), (4.0, 65.0)],
    },
    Bar {
        bass: 41.0,
        picked: [53.0, 57.0, 60.0],
        melody: &[(0.0, 69.0), (3.0, 67.0), (4.0, 65.0)],
    },
    Bar {
        bass: 40.0,
        picked: [52.0, 56.0, 59.0],
        melody: &[(0.0, 64.0), (3.0, 68.0)],
    },
];

/// An eighth of its bar, a note, and how hard it is plucked.
type Pluck = (f64, f64, f64);

impl Bar {
    /// What both hands play.
    fn full(&self) -> Vec<Pluck> {
        let [low, middle, high] = self.picked;
        let hand = [
            (0.0, self.bass, 0.5),
            (1.0, low, 0.32),
            (2.0, middle, 0.34),
            (3.0, high, 0.38),
            (4.0, middle, 0.32),
            (5.0, low, 0.3),
        ];
        let melody = self
            .melody
            .iter()
            .map(|&(eighth, note)| (eighth, note, 0.62));
        hand.into_iter().chain(melody).collect()
    }

    /// The bass and two strings of its chord.
    fn thin(&self) -> Vec<Pluck> {
        let [_, middle, high] = self.picked;
        vec![(0.0, self.bass, 0.5), (2.0, middle, 0.32), (4.0, high, 0.3)]
    }
}

/// The guitar, 24 seconds.
pub fn guitar_loop(chance: &mut Rng) -> Track {
    played(chance, Bar::full)
}

/// The same chords with few of their notes and no melody, bar for bar as long.
pub fn guitar_thin(chance: &mut Rng) -> Track {
    played(chance, Bar::thin)
}

fn played(chance: &mut Rng, plucks: fn(&Bar) -> Vec<Pluck>) -> Track {
    const EIGHTH: f64 = 0.5;
    let guitar = Strings::guitar();
    let mut music = Track::silence(24.0);
    for (bar, start) in GUITAR
        .iter()
        .zip((0..).map(|bar| f64::from(bar) * 6.0 * EIGHTH))
    {
        for (eighth, note, force) in plucks(bar) {
            let at = UPBEAT + start + eighth * EIGHTH + between(chance, -0.01, 0.01);
            let force = about(chance, force, 0.1);
            // The chord rings a little into the next bar, and no further.
            let rings = (6.0 - eighth) * EIGHTH + 0.2;
            music.put_around(at, 1.0, &guitar.plucked(chance, note, force, rings));
        }
    }
    music
}
