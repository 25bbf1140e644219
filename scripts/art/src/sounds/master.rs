//! The last hand on a sound: a small room, no rumble, the right loudness, no click at either end.

use super::track::{RATE, Track, samples_in};

/// Delays of the room's echoes in seconds; without common measure, so that they do not pile up to a tone.
const ECHOES: [f64; 6] = [0.0113, 0.0149, 0.0191, 0.0233, 0.0289, 0.0341];

/// The sound in a small carpeted room; `share` is how loud the room is.
pub fn in_room(sound: &Track, share: f64) -> Track {
    let mut out = sound.clone();
    for delay in ECHOES {
        out.put(
            0.0,
            share / ECHOES.len() as f64,
            &echoes(sound, samples_in(delay)),
        );
    }
    out
}

/// Echoes between two walls, each duller and weaker than the last.
fn echoes(sound: &Track, delay: usize) -> Track {
    let back = 10_f64.powf(-3.0 * delay as f64 / (0.35 * RATE));
    let mut line = vec![0.0; delay];
    let mut dull = 0.0;
    let out = sound.samples().iter().enumerate().map(|(index, sample)| {
        let cell = &mut line[index % delay];
        let heard = *cell;
        dull += 0.35 * (heard - dull);
        *cell = sample + back * dull;
        heard
    });
    Track::new(out.collect())
}

/// Seconds of silence before an effect, so that its first blow is whole and yet begins at nothing.
const BREATH: f64 = 0.003;

/// An effect of `seconds` whose loudest sample is at `peak` decibels under full scale.
pub fn finished(sound: &Track, seconds: f64, peak: f64) -> Track {
    let mut late = Track::default();
    late.put(BREATH, 1.0, sound);
    let roomy = in_room(&late.lasting(seconds), 0.5)
        .lasting(seconds)
        .high_pass(45.0);
    levelled(roomy.faded(0.75 * BREATH, (0.3 * seconds).min(0.35)), peak)
}

/// A loop at `peak` decibels under full scale; its room rings over the seam.
pub fn finished_loop(sound: &Track, peak: f64) -> Track {
    levelled(
        in_room(&sound.twice(), 0.6).high_pass(45.0).second_half(),
        peak,
    )
}

fn levelled(sound: Track, peak: f64) -> Track {
    let gain = 10_f64.powf(peak / 20.0) / sound.peak();
    sound.scaled(gain)
}
