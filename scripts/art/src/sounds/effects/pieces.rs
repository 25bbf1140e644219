//! Pieces: they step, enter, capture, bar the way, come home.

use fastrand::Rng;

use super::{phrase, together};
use crate::sounds::{
    drum::{doum, tek},
    material::{piece_on_board, piece_on_cloth, piece_on_piece, piece_sliding},
    string::Strings,
    track::Track,
};

/// A piece touches the next square of a wooden board.
pub fn step(chance: &mut Rng) -> Track {
    piece_on_board(chance, 0.6)
}

/// A piece touches the next square of a cloth.
pub fn step_cloth(chance: &mut Rng) -> Track {
    piece_on_cloth(chance, 0.7)
}

/// A piece comes out of its base: set down firmly, and a fourth upwards.
pub fn enter(chance: &mut Rng) -> Track {
    let notes = [(0.05, 59.0, 0.6), (0.17, 64.0, 0.75)];
    together(&[
        (0.0, 0.7, piece_on_board(chance, 0.9)),
        (0.0, 1.0, phrase(chance, &Strings::guitar(), &notes, 0.95)),
    ])
}

/// A piece knocks another off its square.
pub fn capture(chance: &mut Rng) -> Track {
    let notes = [(0.09, 45.0, 0.9), (0.09, 52.0, 0.7)];
    together(&[
        (0.0, 0.9, piece_on_piece(chance, 1.0)),
        (0.075, 0.8, piece_on_board(chance, 0.9)),
        (0.08, 0.8, doum(chance, 112.0)),
        (0.0, 0.7, phrase(chance, &Strings::oud(), &notes, 1.1)),
    ])
}

/// The captured piece goes back: three falling notes, and it is set down far away.
pub fn sent_home(chance: &mut Rng) -> Track {
    let notes = [(0.01, 64.0, 0.6), (0.15, 60.0, 0.5), (0.3, 57.0, 0.45)];
    together(&[
        (0.0, 0.8, phrase(chance, &Strings::oud(), &notes, 1.0)),
        (0.48, 0.45, piece_on_board(chance, 0.4)),
        (0.58, 0.25, piece_on_board(chance, 0.3)),
    ])
}

/// Two pieces stand side by side: clack, and shut.
pub fn barrier_close(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.7, piece_on_board(chance, 0.7)),
        (0.1, 0.8, piece_on_piece(chance, 0.8)),
        (0.104, 0.9, piece_on_board(chance, 1.0)),
    ])
}

/// One of the two moves off.
pub fn barrier_open(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.3, piece_on_piece(chance, 0.4)),
        (0.01, 1.6, piece_sliding(chance, 0.26)),
        (0.25, 0.6, piece_on_board(chance, 0.6)),
    ])
}

/// A piece turns into its own corridor: a fifth, far and clear.
pub fn corridor_enter(chance: &mut Rng) -> Track {
    let notes = [(0.01, 64.0, 0.5), (0.14, 71.0, 0.55)];
    together(&[
        (0.0, 1.0, phrase(chance, &Strings::guitar(), &notes, 1.0)),
        (0.0, 0.4, piece_on_board(chance, 0.5)),
    ])
}

/// A piece is home: a rising chord.
pub fn goal(chance: &mut Rng) -> Track {
    let notes = [
        (0.01, 52.0, 0.6),
        (0.12, 59.0, 0.6),
        (0.23, 64.0, 0.65),
        (0.34, 68.0, 0.75),
    ];
    together(&[
        (0.0, 1.0, phrase(chance, &Strings::guitar(), &notes, 1.6)),
        (0.0, 0.5, piece_on_board(chance, 0.7)),
    ])
}

/// All four are home: the whole guitar, twice, and the drum.
pub fn fourth_home(chance: &mut Rng) -> Track {
    let guitar = Strings::guitar();
    let mut notes = Vec::new();
    for (chord, start, brush) in [
        ([45.0, 52.0, 57.0, 60.0, 64.0, 69.0], 0.01, 0.022),
        ([40.0, 47.0, 56.0, 59.0, 64.0, 71.0], 0.62, 0.034),
    ] {
        notes.extend(
            chord
                .iter()
                .zip(0..)
                .map(|(note, string)| (start + brush * f64::from(string), *note, 0.75)),
        );
    }
    together(&[
        (0.0, 0.8, phrase(chance, &guitar, &notes, 2.45)),
        (0.01, 0.6, doum(chance, 116.0)),
        (0.31, 0.5, tek(chance, 116.0)),
        (0.465, 0.5, tek(chance, 116.0)),
        (0.62, 0.8, doum(chance, 116.0)),
    ])
}
