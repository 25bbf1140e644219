//! A mono line of samples, and what can be done with it.

use std::f64::consts::TAU;

use fastrand::Rng;

use super::chance::between;

/// Samples a second of everything made here.
pub const RATE: f64 = 44_100.0;

/// The number of whole samples in `seconds`.
pub fn samples_in(seconds: f64) -> usize {
    (seconds * RATE).round() as usize
}

/// Samples at [`RATE`]; full scale is ±1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Track {
    samples: Vec<f64>,
}

impl Track {
    /// A track of the given samples.
    pub fn new(samples: Vec<f64>) -> Self {
        Self { samples }
    }

    /// `seconds` of silence.
    pub fn silence(seconds: f64) -> Self {
        Self::new(vec![0.0; samples_in(seconds)])
    }

    /// `seconds` of white noise.
    pub fn noise(chance: &mut Rng, seconds: f64) -> Self {
        Self::new(
            (0..samples_in(seconds))
                .map(|_| between(chance, -1.0, 1.0))
                .collect(),
        )
    }

    /// The samples.
    pub fn samples(&self) -> &[f64] {
        &self.samples
    }

    /// The largest distance from zero.
    pub fn peak(&self) -> f64 {
        self.samples
            .iter()
            .fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    /// Mixes `other` in from second `at`, growing as needed.
    pub fn put(&mut self, at: f64, gain: f64, other: &Self) {
        let start = samples_in(at);
        let end = start + other.samples.len();
        if self.samples.len() < end {
            self.samples.resize(end, 0.0);
        }
        for (mine, theirs) in self.samples[start..].iter_mut().zip(&other.samples) {
            *mine += gain * theirs;
        }
    }

    /// Mixes `other` in from second `at`, what goes past the end coming back at the beginning.
    pub fn put_around(&mut self, at: f64, gain: f64, other: &Self) {
        let start = samples_in(at);
        let length = self.samples.len();
        for (index, theirs) in other.samples.iter().enumerate() {
            self.samples[(start + index) % length] += gain * theirs;
        }
    }

    /// Cuts or lengthens to `seconds`.
    pub fn lasting(mut self, seconds: f64) -> Self {
        self.samples.resize(samples_in(seconds), 0.0);
        self
    }

    /// Two rounds of a loop.
    pub fn twice(&self) -> Self {
        Self::new(self.samples.repeat(2))
    }

    /// The second half.
    pub fn second_half(&self) -> Self {
        Self::new(self.samples[self.samples.len() / 2..].to_vec())
    }

    /// Multiplies by `gain`.
    pub fn scaled(self, gain: f64) -> Self {
        self.shaped(|_| gain)
    }

    /// Multiplies each sample by `gain` at its second.
    pub fn shaped(mut self, gain: impl Fn(f64) -> f64) -> Self {
        for (index, sample) in self.samples.iter_mut().enumerate() {
            *sample *= gain(index as f64 / RATE);
        }
        self
    }

    /// Rises from silence during the first `rise` seconds and falls back to it during the last `fall`, both without corner.
    pub fn faded(self, rise: f64, fall: f64) -> Self {
        let last = (self.samples.len().saturating_sub(1)) as f64 / RATE;
        let ease = |part: f64| 0.5 - 0.5 * (part.clamp(0.0, 1.0) * TAU / 2.0).cos();
        self.shaped(|second| ease(second / rise) * ease((last - second) / fall))
    }

    /// Softens what is above `hz`, by 6 dB an octave.
    pub fn low_pass(mut self, hz: f64) -> Self {
        let share = 1.0 - (-TAU * hz / RATE).exp();
        let mut smooth = 0.0;
        for sample in &mut self.samples {
            smooth += share * (*sample - smooth);
            *sample = smooth;
        }
        self
    }

    /// Softens what is below `hz`, by 6 dB an octave.
    pub fn high_pass(mut self, hz: f64) -> Self {
        let low = self.clone().low_pass(hz);
        for (sample, low) in self.samples.iter_mut().zip(low.samples) {
            *sample -= low;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_past_the_end_of_a_loop_comes_back() {
        let mut ring = Track::new(vec![0.0; 4]);
        ring.put_around(3.0 / RATE, 0.5, &Track::new(vec![2.0, 4.0]));
        assert_eq!(ring.samples(), [2.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn a_faded_track_begins_and_ends_at_nothing() {
        let faded = Track::new(vec![1.0; 1000]).faded(0.002, 0.004);
        assert_eq!((faded.samples()[0], faded.samples()[999]), (0.0, 0.0));
        assert_eq!(faded.samples()[500], 1.0);
    }
}
