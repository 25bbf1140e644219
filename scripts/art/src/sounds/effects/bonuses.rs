//! What a player may still count: bonuses, banked throws.

use fastrand::Rng;

use super::{phrase, together};
use crate::sounds::{
    drum::doum,
    material::{die_on_board, piece_on_board, piece_sliding, shell_on_shell},
    string::Strings,
    track::Track,
};

/// A bonus: two bright notes over a clink.
pub fn bonus_granted(chance: &mut Rng) -> Track {
    let notes = [(0.01, 69.0, 0.6), (0.11, 73.0, 0.6), (0.21, 76.0, 0.75)];
    together(&[
        (0.0, 1.0, phrase(chance, &Strings::guitar(), &notes, 1.1)),
        (0.01, 0.12, shell_on_shell(chance, 0.8)),
    ])
}

/// The bonus is counted.
pub fn bonus_spent(chance: &mut Rng) -> Track {
    let notes = [(0.01, 76.0, 0.5), (0.09, 69.0, 0.6)];
    together(&[
        (
            0.0,
            1.0,
            phrase(chance, &Strings::guitar().muted(), &notes, 0.4),
        ),
        (0.09, 0.4, piece_on_board(chance, 0.5)),
    ])
}

/// The bonus cannot be counted: it falls by a half tone and is damped.
pub fn bonus_lost(chance: &mut Rng) -> Track {
    let notes = [(0.01, 65.0, 0.55), (0.16, 64.0, 0.45)];
    together(&[
        (
            0.0,
            1.0,
            phrase(chance, &Strings::oud().muted(), &notes, 0.55),
        ),
        (0.16, 0.3, doum(chance, 104.0)),
    ])
}

/// A throw is laid aside for later: bone on wood, and a low string.
pub fn token_banked(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.8, die_on_board(chance, 0.7)),
        (0.07, 0.3, die_on_board(chance, 0.4)),
        (0.01, 0.8, Strings::oud().plucked(chance, 57.0, 0.55, 0.6)),
    ])
}

/// A throw is played: it is slid out of the way.
pub fn token_spent(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.35, piece_sliding(chance, 0.1)),
        (0.03, 0.8, die_on_board(chance, 0.35)),
    ])
}

/// A throw is lost: swept off the board.
pub fn token_forfeited(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.6, doum(chance, 98.0)),
        (
            0.0,
            0.8,
            Strings::oud().muted().plucked(chance, 50.0, 0.6, 0.5),
        ),
        (0.13, 0.3, piece_on_board(chance, 0.4)),
    ])
}
