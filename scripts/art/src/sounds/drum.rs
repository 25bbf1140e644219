//! A frame drum: a round skin on a wooden hoop.

use fastrand::Rng;

use super::{body::Body, chance::about, track::Track};

/// Pitches of a round skin's modes beside its lowest, how much a blow in the middle and one at the rim wake each, and
/// how fast each dies beside the lowest.
const SKIN: [(f64, f64, f64, f64); 8] = [
    (1.0, 0.7, 0.25, 1.0),
    (1.594, 0.55, 0.7, 0.7),
    (2.136, 0.3, 0.8, 0.5),
    (2.296, 0.6, 0.5, 0.45),
    (2.653, 0.25, 0.7, 0.35),
    (2.918, 0.3, 0.6, 0.3),
    (3.501, 0.25, 0.6, 0.25),
    (4.06, 0.15, 0.5, 0.2),
];

/// The deep stroke in the middle of the skin.
pub fn doum(chance: &mut Rng, hz: f64) -> Track {
    let modes: Vec<_> = SKIN
        .map(|(ratio, middle, _, fade)| (hz * ratio, middle, 0.5 * fade))
        .into();
    let mut sound = Body::new(&modes).varied(chance, 0.01).struck(0.002);
    sound.put(0.0, 0.4, &skin_noise(chance, 700.0, 0.03));
    sound
}

/// The light stroke at the rim.
pub fn tek(chance: &mut Rng, hz: f64) -> Track {
    let modes: Vec<_> = SKIN
        .map(|(ratio, _, rim, fade)| (hz * 1.9 * ratio, rim, 0.2 * fade))
        .into();
    let mut sound = Body::new(&modes)
        .varied(chance, 0.015)
        .struck(0.0009)
        .scaled(0.6);
    sound.put(0.0, 0.3, &skin_noise(chance, 1800.0, 0.018));
    sound
}

/// The fingers on the skin.
fn skin_noise(chance: &mut Rng, hz: f64, seconds: f64) -> Track {
    let fall = about(chance, seconds, 0.1) / 4.0;
    Track::noise(chance, 2.0 * seconds)
        .low_pass(hz)
        .low_pass(hz)
        .shaped(|second| (-second / fall).exp())
        .faded(0.001, 0.01)
}
