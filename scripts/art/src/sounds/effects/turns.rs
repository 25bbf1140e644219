//! Whose turn it is, and how the game goes.

use fastrand::Rng;

use super::{phrase, together};
use crate::sounds::{
    drum::{doum, tek},
    material::{piece_on_cloth, piece_sliding, tap},
    string::Strings,
    track::Track,
};

/// Throw again: the same note twice, over two light strokes.
pub fn kept_turn(chance: &mut Rng) -> Track {
    let notes = [(0.01, 64.0, 0.5), (0.17, 64.0, 0.65)];
    together(&[
        (0.0, 0.9, phrase(chance, &Strings::guitar(), &notes, 0.8)),
        (0.01, 0.4, tek(chance, 124.0)),
        (0.17, 0.5, doum(chance, 124.0)),
    ])
}

/// The turn goes on to the next seat: hardly more than a hand on the table.
pub fn turn_passed(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.7, piece_on_cloth(chance, 0.6)),
        (0.11, 0.35, tap(chance, 0.7)),
    ])
}

/// Nothing can be moved: two stopped strings that go nowhere, a fifth down.
pub fn no_move(chance: &mut Rng) -> Track {
    let notes = [(0.01, 52.0, 0.55), (0.2, 45.0, 0.5)];
    together(&[
        (
            0.0,
            1.0,
            phrase(chance, &Strings::guitar().muted(), &notes, 0.6),
        ),
        (0.2, 0.35, piece_on_cloth(chance, 0.6)),
    ])
}

/// What need not be played is refused: a hand slides over the board and knocks once.
pub fn declined(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.7, piece_sliding(chance, 0.26)),
        (0.28, 0.6, tap(chance, 0.6)),
        (0.28, 0.4, tek(chance, 92.0)),
    ])
}

/// The third six: the drum, and a low half tone that takes it back.
pub fn third_six(chance: &mut Rng) -> Track {
    let notes = [(0.36, 53.0, 0.75), (0.58, 52.0, 0.8), (0.58, 40.0, 0.6)];
    together(&[
        (0.0, 0.7, doum(chance, 108.0)),
        (0.18, 0.5, tek(chance, 108.0)),
        (0.36, 0.7, doum(chance, 108.0)),
        (0.0, 0.9, phrase(chance, &Strings::oud(), &notes, 1.5)),
    ])
}

/// Lots are thrown for who begins: a call of the drum.
pub fn start_roll(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.9, doum(chance, 116.0)),
        (0.2, 0.6, tek(chance, 116.0)),
        (0.3, 0.45, tek(chance, 116.0)),
        (0.4, 0.8, doum(chance, 116.0)),
        (0.6, 0.7, tek(chance, 116.0)),
    ])
}

/// A player has a place: a short cadence.
pub fn placed(chance: &mut Rng) -> Track {
    let notes = [
        (0.01, 57.0, 0.55),
        (0.01, 64.0, 0.5),
        (0.2, 56.0, 0.5),
        (0.2, 62.0, 0.5),
        (0.42, 45.0, 0.6),
        (0.43, 57.0, 0.6),
        (0.45, 61.0, 0.6),
        (0.48, 69.0, 0.65),
    ];
    phrase(chance, &Strings::guitar(), &notes, 1.8)
}

/// The game is over: down the four chords of the south, and rest.
pub fn game_over(chance: &mut Rng) -> Track {
    let falls = [
        (0.01, [45.0, 60.0, 64.0, 69.0]),
        (0.3, [43.0, 59.0, 62.0, 67.0]),
        (0.59, [41.0, 57.0, 60.0, 65.0]),
        (0.92, [40.0, 59.0, 64.0, 68.0]),
    ];
    let mut notes = Vec::new();
    for (start, chord) in falls {
        notes.extend(
            chord
                .iter()
                .zip(0..)
                .map(|(note, string)| (start + 0.03 * f64::from(string), *note, 0.62)),
        );
    }
    together(&[
        (0.0, 0.9, phrase(chance, &Strings::guitar(), &notes, 2.5)),
        (0.92, 0.45, doum(chance, 108.0)),
    ])
}
