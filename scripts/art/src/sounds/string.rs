//! Plucked strings: a pulse that runs to and fro and loses its edges (after Karplus and Strong), on a wooden box.

use fastrand::Rng;

use super::{
    body::Body,
    chance::{about, between},
    track::{RATE, Track, samples_in},
};

/// A plucked instrument.
#[derive(Clone, Debug)]
pub struct Strings {
    /// Where the string is plucked, as a share of its length.
    place: f64,
    /// Above this the plucking finger gives nothing, in hertz at full force.
    brightness: f64,
    /// How much of an edge is lost on each round, 0 to 0.5.
    damping: f64,
    /// Seconds until the A below middle C has lost 60 dB.
    sustain: f64,
    /// Detuning of a second string in the same course, in semitones; none if there is one string.
    course: Option<f64>,
    /// Noise of the finger or the quill.
    scratch: f64,
    wood: Body,
}

impl Strings {
    /// A guitar with nylon strings, played with the fingers over the hole.
    pub fn guitar() -> Self {
        Self {
            place: 0.23,
            brightness: 3400.0,
            damping: 0.32,
            sustain: 3.2,
            course: None,
            scratch: 0.05,
            wood: Body::new(&[
                (102.0, 0.6, 0.12),
                (204.0, 1.3, 0.12),
                (283.0, 0.7, 0.1),
                (405.0, 0.6, 0.08),
                (590.0, 0.4, 0.06),
            ]),
        }
    }

    /// An oud: paired strings, a quill near the bridge, a round bowl, a shorter breath.
    pub fn oud() -> Self {
        Self {
            place: 0.14,
            brightness: 3800.0,
            damping: 0.4,
            sustain: 1.7,
            course: Some(0.045),
            scratch: 0.11,
            wood: Body::new(&[
                (94.0, 0.55, 0.09),
                (152.0, 1.2, 0.09),
                (246.0, 1.0, 0.07),
                (352.0, 0.8, 0.06),
                (500.0, 0.5, 0.05),
            ]),
        }
    }

    /// The same instrument with the palm on the bridge: short and dark.
    pub fn muted(mut self) -> Self {
        self.sustain *= 0.16;
        self.brightness *= 0.5;
        self.damping = 0.5;
        self
    }

    /// Plucks `note` (a MIDI number, 69 = A of 440 Hz, quarter tones allowed) with `force` 0 to 1 and lets it ring for at most
    /// `seconds`; the finger leaves the string before the end.
    pub fn plucked(&self, chance: &mut Rng, note: f64, force: f64, seconds: f64) -> Track {
        let mut sound = self.string(chance, note, force, seconds);
        if let Some(apart) = self.course {
            let apart = about(chance, apart, 0.3);
            let second = self.string(chance, note + apart, force, seconds);
            sound.put(between(chance, 0.002, 0.005), 0.8, &second);
        }
        let mut out = self.wood.coloured(&sound);
        out.put(0.0, 0.55, &sound);
        let release = (0.25 * seconds).min(0.12);
        out.scaled(force).faded(0.0005, release)
    }

    /// One string without its box.
    fn string(&self, chance: &mut Rng, note: f64, force: f64, seconds: f64) -> Track {
        let hz = 440.0 * ((note - 69.0) / 12.0).exp2();
        let period = RATE / hz;
        // The loop's delay is the line, the averaging filter's share, and an all-pass for the rest.
        let line = (period - self.damping - 0.2).floor();
        let rest = period - self.damping - line;
        let bend = (1.0 - rest) / (1.0 + rest);
        // Higher strings are shorter of breath.
        let sustain = self.sustain * (220.0 / hz).powf(0.35);
        let loss = 10_f64.powf(-3.0 / (hz * sustain));

        let mut ring = self.pluck(chance, line as usize, force);
        let (mut edge, mut bent_in, mut bent_out) = (0.0, 0.0, 0.0);
        let mut out = Vec::with_capacity(samples_in(seconds));
        for index in 0..samples_in(seconds) {
            let cell = index % ring.len();
            let now = ring[cell];
            out.push(now);
            let dull = loss * ((1.0 - self.damping) * now + self.damping * edge);
            edge = now;
            bent_out = bend * (dull - bent_out) + bent_in;
            bent_in = dull;
            ring[cell] = bent_out;
        }
        Track::new(out)
    }

    /// The string's speed along its length as it leaves the finger: two steps whose sum is nought, rounded by the finger.
    fn pluck(&self, chance: &mut Rng, cells: usize, force: f64) -> Vec<f64> {
        let split = (about(chance, self.place, 0.08) * cells as f64)
            .max(1.0)
            .floor();
        let step = |index: usize| {
            if (index as f64) < split {
                1.0
            } else {
                -split / (cells as f64 - split)
            }
        };
        let shape: Vec<f64> = (0..cells)
            .map(|index| step(index) + self.scratch * force * between(chance, -3.0, 3.0))
            .collect();
        // Three rounds, so that the filter has forgotten its start and the shape closes.
        let finger = self.brightness * (0.35 + 0.65 * force);
        let mut round = Track::new(shape.repeat(3))
            .low_pass(finger)
            .low_pass(2.0 * finger)
            .samples()[2 * cells..]
            .to_vec();
        let mean = round.iter().sum::<f64>() / cells as f64;
        round.iter_mut().for_each(|cell| *cell -= mean);
        round
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sounds::chance::chance;

    /// The best period of a steady part, by comparing it with itself a little later, between two samples by parabola.
    fn measured_hz(samples: &[f64], near: f64) -> f64 {
        let likeness =
            |lag: usize| -> f64 { (0..8000).map(|i| samples[i] * samples[i + lag]).sum() };
        // Forty periods on, an error of a cent is heard clearly.
        let around = (40.0 * RATE / near) as usize;
        let lag = (around - 25..around + 25)
            .max_by(|a, b| likeness(*a).total_cmp(&likeness(*b)))
            .unwrap();
        let (before, at, after) = (likeness(lag - 1), likeness(lag), likeness(lag + 1));
        40.0 * RATE / (lag as f64 + 0.5 * (before - after) / (before - 2.0 * at + after))
    }

    #[test]
    fn strings_are_in_tune() {
        for note in [45.0, 57.0, 63.5, 69.0, 76.0] {
            let wanted = 440.0 * f64::exp2((note - 69.0) / 12.0);
            let string = Strings::guitar().string(&mut chance("tune"), note, 0.7, 1.5);
            let cents = 1200.0 * (measured_hz(&string.samples()[4000..], wanted) / wanted).log2();
            assert!(cents.abs() < 4.0, "note {note} is {cents} cents off");
        }
    }
}
