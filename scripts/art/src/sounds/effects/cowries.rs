//! Cowries: shaken in both hands, scattered on the brass tray, come to rest.

use fastrand::Rng;

use super::{bounces, together};
use crate::sounds::{
    chance::between,
    material::{shell_on_shell, shell_on_tray},
    track::Track,
};

/// Six cowries between cupped hands.
pub fn cowries_shake(chance: &mut Rng) -> Track {
    let mut sound = Track::default();
    for swing in 0..6 {
        let at = 0.01 + 0.15 * f64::from(swing);
        for _ in 0..9 {
            let late = 0.085 * chance.f64() * chance.f64();
            let force = between(chance, 0.2, 1.0);
            sound.put(at + late, 1.0, &shell_on_shell(chance, force));
        }
    }
    // The hands around them.
    sound.low_pass(3400.0).low_pass(6000.0)
}

/// Six cowries fall on the tray and rock on their backs.
pub fn cowries_scatter(chance: &mut Rng) -> Track {
    let mut sound = Track::default();
    for shell in 0..6 {
        let start = 0.004 + 0.03 * f64::from(shell) + between(chance, 0.0, 0.025);
        let gap = between(chance, 0.09, 0.15);
        for (at, blow) in bounces(chance, gap, 0.66, 6) {
            sound.put(start + at, 1.0, &shell_on_tray(chance, blow));
        }
    }
    sound.low_pass(6500.0)
}

/// One cowrie shows its side.
pub fn cowrie_tick(chance: &mut Rng) -> Track {
    together(&[
        (0.002, 1.0, shell_on_tray(chance, 0.6)),
        (0.045, 0.3, shell_on_tray(chance, 0.4)),
    ])
    .low_pass(6500.0)
}
