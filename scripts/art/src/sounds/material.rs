//! The things on the table: pieces, dice, shells, the board, the cloth, the tray.

use fastrand::Rng;

use super::{
    body::Body,
    chance::{about, between},
    track::Track,
};

/// The wooden board on its table.
fn board() -> Body {
    Body::new(&[
        (186.0, 0.16, 0.07),
        (272.0, 0.28, 0.065),
        (405.0, 0.45, 0.055),
        (585.0, 0.6, 0.05),
        (870.0, 0.5, 0.04),
        (1290.0, 0.35, 0.028),
        (1880.0, 0.2, 0.02),
    ])
}

/// A turned wooden piece.
fn piece() -> Body {
    Body::new(&[
        (1130.0, 0.6, 0.05),
        (1840.0, 0.6, 0.04),
        (2950.0, 0.4, 0.026),
        (4300.0, 0.2, 0.018),
    ])
}

/// A die of bone.
fn die() -> Body {
    Body::new(&[
        (2350.0, 0.5, 0.024),
        (3480.0, 0.5, 0.018),
        (4900.0, 0.3, 0.013),
        (6600.0, 0.16, 0.009),
    ])
}

/// A cowrie.
fn shell() -> Body {
    Body::new(&[
        (2480.0, 0.5, 0.035),
        (3710.0, 0.55, 0.03),
        (5230.0, 0.35, 0.022),
        (7150.0, 0.2, 0.015),
    ])
}

/// The leather-bound barrel that dice are thrown from.
fn barrel() -> Body {
    Body::new(&[
        (410.0, 0.9, 0.05),
        (690.0, 0.8, 0.045),
        (1060.0, 0.5, 0.035),
        (1570.0, 0.3, 0.025),
    ])
}

/// A tray of hammered brass.
fn tray() -> Body {
    Body::new(&[
        (611.0, 0.12, 0.5),
        (1187.0, 0.3, 0.55),
        (1203.0, 0.22, 0.5),
        (1985.0, 0.4, 0.5),
        (2790.0, 0.4, 0.42),
        (3655.0, 0.32, 0.34),
        (4820.0, 0.2, 0.24),
    ])
}

/// A piece set down on the board; `force` 0 to 1.
pub fn piece_on_board(chance: &mut Rng, force: f64) -> Track {
    let contact = 0.0016 - 0.0009 * force;
    let mut sound = board().varied(chance, 0.02).struck(contact);
    sound.put(
        0.0,
        0.9,
        &piece().varied(chance, 0.02).struck(0.45 * contact),
    );
    sound.scaled(force)
}

/// A piece set down on embroidered cloth: the table answers, the thread rustles.
pub fn piece_on_cloth(chance: &mut Rng, force: f64) -> Track {
    let mut sound = board().smaller(0.9).varied(chance, 0.03).struck(0.0032);
    let rustle = Track::noise(chance, 0.06).low_pass(2400.0).high_pass(500.0);
    sound.put(
        0.0,
        0.22,
        &rustle
            .shaped(|second| (-second / 0.014).exp())
            .faded(0.002, 0.02),
    );
    sound.scaled(force)
}

/// Two pieces that knock together.
pub fn piece_on_piece(chance: &mut Rng, force: f64) -> Track {
    let contact = 0.0007 - 0.0003 * force;
    let mut sound = piece().varied(chance, 0.03).struck(contact);
    sound.put(
        0.0,
        0.9,
        &piece().smaller(0.8).varied(chance, 0.03).struck(contact),
    );
    sound.put(0.001, 0.3, &board().struck(0.003));
    sound.scaled(force)
}

/// A piece pushed over the board for `seconds`.
pub fn piece_sliding(chance: &mut Rng, seconds: f64) -> Track {
    let rub = Track::noise(chance, seconds)
        .low_pass(1500.0)
        .high_pass(200.0);
    let middle = 0.45 * seconds;
    let push = rub.shaped(|second| (-((second - middle) / (0.3 * seconds)).powi(2)).exp());
    let mut sound = board().coloured(&push).scaled(0.5);
    sound.put(0.0, 0.25, &push);
    sound.faded(0.03, 0.04)
}

/// A die that falls on the board; `force` 0 to 1.
pub fn die_on_board(chance: &mut Rng, force: f64) -> Track {
    let mut sound = die().varied(chance, 0.06).struck(0.0003);
    sound.put(
        0.0,
        0.75,
        &board().varied(chance, 0.06).struck(0.0016 - 0.0009 * force),
    );
    sound.scaled(force)
}

/// A die against the wall of the barrel.
pub fn die_in_barrel(chance: &mut Rng, force: f64) -> Track {
    let mut sound = barrel()
        .varied(chance, 0.08)
        .struck(0.0017 - 0.0007 * force);
    sound.put(0.0, 0.5, &die().varied(chance, 0.08).struck(0.0004));
    sound.scaled(force)
}

/// Two cowries that knock together in the hand.
pub fn shell_on_shell(chance: &mut Rng, force: f64) -> Track {
    let size = between(chance, 0.85, 1.15);
    let mut sound = shell().smaller(size).varied(chance, 0.04).struck(0.0004);
    sound.put(
        0.0003,
        0.6,
        &shell()
            .smaller(1.1 / size)
            .varied(chance, 0.04)
            .struck(0.0005),
    );
    sound.scaled(force)
}

/// A cowrie that falls on the brass tray.
pub fn shell_on_tray(chance: &mut Rng, force: f64) -> Track {
    let mut sound = tray()
        .varied(chance, 0.004)
        .struck(about(chance, 0.0009 - 0.0004 * force, 0.1))
        .scaled(0.35);
    sound.put(
        0.0,
        1.0,
        &shell()
            .smaller(between(chance, 0.85, 1.15))
            .varied(chance, 0.03)
            .struck(0.0003),
    );
    sound.scaled(force)
}

/// A fingertip on the wood, for buttons.
pub fn tap(chance: &mut Rng, pitch: f64) -> Track {
    let mut sound = piece()
        .smaller(0.55 * pitch)
        .varied(chance, 0.01)
        .struck(0.001);
    sound.put(0.0, 0.5, &board().smaller(1.2 * pitch).struck(0.002));
    sound
}
