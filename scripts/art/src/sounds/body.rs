//! Bodies that ring: sums of damped resonators.

use std::f64::consts::TAU;

use fastrand::Rng;

use super::{
    chance::about,
    track::{RATE, Track, samples_in},
};

/// One way a body rings.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// Cycles a second.
    pub hz: f64,
    /// How loud beside its sisters.
    pub gain: f64,
    /// Seconds until it has lost 60 dB.
    pub decay: f64,
}

/// A body, known by its modes.
#[derive(Clone, Debug)]
pub struct Body {
    modes: Vec<Mode>,
}

impl Body {
    /// A body of modes `(hz, gain, decay)`.
    pub fn new(modes: &[(f64, f64, f64)]) -> Self {
        Self {
            modes: modes
                .iter()
                .map(|&(hz, gain, decay)| Mode { hz, gain, decay })
                .collect(),
        }
    }

    /// The same body struck elsewhere, or its like: every mode a little off.
    pub fn varied(&self, chance: &mut Rng, spread: f64) -> Self {
        let vary = |mode: &Mode| Mode {
            hz: about(chance, mode.hz, spread),
            gain: about(chance, mode.gain, (6.0 * spread).min(0.5)),
            decay: about(chance, mode.decay, spread),
        };
        Self {
            modes: self.modes.iter().map(vary).collect(),
        }
    }

    /// The same body, `times` smaller: higher and shorter.
    pub fn smaller(&self, times: f64) -> Self {
        let shrink = |mode: &Mode| Mode {
            hz: mode.hz * times,
            gain: mode.gain,
            decay: mode.decay / times.sqrt(),
        };
        Self {
            modes: self.modes.iter().map(shrink).collect(),
        }
    }

    /// The sound of a blow that lasts `contact` seconds: the harder the striker, the shorter the contact, the brighter the
    /// sound. Lasts until every mode is still.
    pub fn struck(&self, contact: f64) -> Track {
        let width = samples_in(contact).max(2);
        let mut blow: Vec<f64> = (0..width)
            .map(|index| (1.0 - (TAU * (index as f64 + 0.5) / width as f64).cos()) / width as f64)
            .collect();
        let longest = self
            .modes
            .iter()
            .fold(0.0, |longest: f64, mode| mode.decay.max(longest));
        blow.resize(width + samples_in(longest), 0.0);
        self.rung(&Track::new(blow), |_| 1.0)
    }

    /// What the body makes of a sound that lives on it, as a guitar's box does of its strings: at a mode's pitch the sound
    /// grows by the mode's gain.
    pub fn coloured(&self, sound: &Track) -> Track {
        self.rung(sound, |radius| 2.0 * (1.0 - radius))
    }

    fn rung(&self, drive: &Track, level: impl Fn(f64) -> f64) -> Track {
        let mut out = vec![0.0; drive.samples().len()];
        for mode in self.modes.iter().filter(|mode| mode.hz < RATE / 2.5) {
            let radius = 10_f64.powf(-3.0 / (mode.decay * RATE));
            let angle = TAU * mode.hz / RATE;
            let (near, far) = (2.0 * radius * angle.cos(), -radius * radius);
            let gain = mode.gain * level(radius) * angle.sin();
            let (mut last, mut before) = (0.0, 0.0);
            for (out, drive) in out.iter_mut().zip(drive.samples()) {
                let now = near * last + far * before + gain * drive;
                (before, last) = (last, now);
                *out += now;
            }
        }
        Track::new(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_loses_sixty_decibels_in_its_decay() {
        let sound = Body::new(&[(1000.0, 1.0, 0.2)]).struck(0.0001);
        let loudest = |from: f64, to: f64| {
            Track::new(sound.samples()[samples_in(from)..samples_in(to)].to_vec()).peak()
        };
        let fall = 20.0 * (loudest(0.0, 0.002) / loudest(0.198, 0.2)).log10();
        assert!((58.0..62.0).contains(&fall), "{fall}");
    }

    #[test]
    fn a_softer_blow_is_duller() {
        let body = Body::new(&[(4000.0, 1.0, 0.05)]);
        assert!(body.struck(0.002).peak() < 0.1 * body.struck(0.0001).peak());
    }
}
