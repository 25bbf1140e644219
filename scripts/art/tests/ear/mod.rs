//! Measures of what is heard, and what an ear would find wrong with a sound.

use parchis_art::sounds::{
    catalogue::{Kind, Sound},
    track::samples_in,
};

/// By how many decibels packing may move a peak.
const PEAK: f32 = 0.5;
/// The loudest that a peak may be, in decibels beside full scale.
const LOUDEST: f32 = -1.0;
/// By how much the step over a seam may exceed those around it.
const CLICK: f32 = 2.0;
/// How far the music beside its seam may lie below the whole, in decibels: a rest, but no silence.
const GAP: f32 = 40.0;

/// What is wrong with a decoded sound, in a sentence.
pub(crate) fn flaw(sound: &Sound, samples: &[f32]) -> Option<String> {
    let wanted = samples_in(sound.seconds);
    if samples.len() != wanted {
        return Some(format!("{} samples, not {wanted}", samples.len()));
    }
    let (peak, wanted) = (decibels(peak(samples)), sound.peak as f32);
    if (peak - wanted).abs() > PEAK || peak > LOUDEST {
        return Some(format!("peaks at {peak} dB, not at {wanted}"));
    }
    match sound.kind {
        Kind::Effect => ragged(samples),
        Kind::Loop => broken(samples),
    }
}

/// An effect begins and ends in silence.
fn ragged(samples: &[f32]) -> Option<String> {
    let first = decibels(peak(&samples[..samples_in(0.001)]));
    let last = decibels(peak(&samples[samples.len() - samples_in(0.002)..]));
    (first >= -40.0 || last >= -50.0).then(|| format!("begins at {first} dB, ends at {last} dB"))
}

/// The end of a loop leads into its beginning without a click and without a gap.
fn broken(samples: &[f32]) -> Option<String> {
    let (seam, click) = click(samples);
    if seam > CLICK * click {
        return Some(format!("steps by {seam} at the seam, by {click} around it"));
    }
    let gap = gap(samples);
    (gap > GAP).then(|| format!("is {gap} dB softer at the seam"))
}

/// The step over the seam of a loop, and the greatest step within 20 ms on either side.
fn click(samples: &[f32]) -> (f32, f32) {
    let near = samples_in(0.02);
    let (head, tail) = (&samples[..near], &samples[samples.len() - near..]);
    let steps = [head, tail].into_iter().flat_map(|part| part.windows(2));
    let around = steps.map(|pair| (pair[1] - pair[0]).abs());
    ((head[0] - tail[near - 1]).abs(), around.fold(0.0, f32::max))
}

/// How far the softer of the 20 ms before and after the seam lies below the whole, in decibels.
fn gap(samples: &[f32]) -> f32 {
    let near = samples_in(0.02);
    let (head, tail) = (&samples[..near], &samples[samples.len() - near..]);
    decibels(power(samples)) - decibels(power(head).min(power(tail)))
}

/// The loudest sample.
pub(crate) fn peak(samples: &[f32]) -> f32 {
    samples
        .iter()
        .fold(0.0, |peak, sample| sample.abs().max(peak))
}

/// The root of the mean square.
fn power(samples: &[f32]) -> f32 {
    let sum = samples.iter().map(|sample| sample * sample).sum::<f32>();
    (sum / samples.len() as f32).sqrt()
}

/// A level beside full scale.
fn decibels(level: f32) -> f32 {
    20.0 * level.max(1e-9).log10()
}

/// The level of the loudest half second, or of the whole if shorter.
pub(crate) fn loudness(samples: &[f32]) -> f32 {
    let window = samples.len().min(samples_in(0.5));
    let loudest = samples.chunks_exact(window).map(power).fold(0.0, f32::max);
    decibels(loudest)
}

/// How alike two sounds are from their beginning on, whatever their level: 1 if they are the same.
pub(crate) fn likeness(one: &[f32], other: &[f32]) -> f32 {
    let length = one.len().min(other.len());
    let (one, other) = (&one[..length], &other[..length]);
    let both = one.iter().zip(other).map(|(a, b)| a * b).sum::<f32>() / length as f32;
    both.abs() / (power(one) * power(other)).max(1e-9)
}
