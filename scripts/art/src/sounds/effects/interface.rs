//! Buttons and refusals: fingertips on the wood.

use fastrand::Rng;

use super::{phrase, together};
use crate::sounds::{
    material::{piece_on_cloth, tap},
    string::Strings,
    track::Track,
};

/// A button is pressed.
pub fn button(chance: &mut Rng) -> Track {
    tap(chance, 1.0)
}

/// A button or a square comes into focus.
pub fn focus(chance: &mut Rng) -> Track {
    tap(chance, 1.5)
}

/// Not allowed: two dull knocks and a stopped string, without reproach.
pub fn refused(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.8, piece_on_cloth(chance, 0.8)),
        (0.1, 0.6, piece_on_cloth(chance, 0.7)),
        (
            0.005,
            0.5,
            Strings::oud().muted().plucked(chance, 46.0, 0.5, 0.3),
        ),
    ])
}

/// The game pauses: a falling fourth, stopped by the palm.
pub fn pause(chance: &mut Rng) -> Track {
    let notes = [(0.01, 64.0, 0.5), (0.12, 59.0, 0.5)];
    together(&[
        (
            0.0,
            1.0,
            phrase(chance, &Strings::guitar().muted(), &notes, 0.5),
        ),
        (0.12, 0.3, tap(chance, 0.7)),
    ])
}
