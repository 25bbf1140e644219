//! Dice: shaken in the barrel, thrown on the board, come to rest.

use fastrand::Rng;

use super::{bounces, together};
use crate::sounds::{
    chance::{about, between},
    material::{die_in_barrel, die_on_board},
    track::Track,
};

/// Two dice in the barrel, to and fro.
pub fn throw_dice_shake(chance: &mut Rng) -> Track {
    let mut sound = Track::default();
    for swing in 0..6 {
        let at = 0.14 * f64::from(swing) + between(chance, 0.0, 0.03);
        for die in 0..2 {
            let late = between(chance, 0.0, 0.03) + 0.022 * f64::from(die);
            let force = between(chance, 0.55, 1.0);
            sound.put(at + late, 0.8, &die_in_barrel(chance, force));
            // It glances off a second wall.
            sound.put(
                at + late + between(chance, 0.03, 0.06),
                0.35,
                &die_in_barrel(chance, 0.5 * force),
            );
        }
    }
    sound
}

/// Two dice bounce over the board and tumble out.
pub fn dice_roll(chance: &mut Rng) -> Track {
    let mut sound = Track::default();
    for (start, force) in [(0.0, 1.0), (0.043, 0.8)] {
        let gap = about(chance, 0.19, 0.1);
        for (at, blow) in bounces(chance, gap, 0.74, 8) {
            sound.put(start + at, force, &die_on_board(chance, blow));
            // A cube seldom lands on one corner alone.
            let late = between(chance, 0.008, 0.018);
            sound.put(
                start + at + late,
                0.4 * force,
                &die_on_board(chance, 0.6 * blow),
            );
        }
    }
    sound
}

/// One die tips over its edge onto its face.
pub fn dice_land(chance: &mut Rng) -> Track {
    together(&[
        (0.0, 0.5, die_on_board(chance, 0.5)),
        (0.06, 1.0, die_on_board(chance, 0.8)),
        (0.085, 0.25, die_on_board(chance, 0.3)),
    ])
}
