//! The small irregularities of real hands, from a fixed seed.

use fastrand::Rng;

/// A source of chance for the sound `name`: its own, so that a new sound changes no other.
pub fn chance(name: &str) -> Rng {
    // FNV-1a: a fixed hash, where the standard library's may change.
    let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Rng::with_seed(seed)
}

/// A number between `low` and `high`.
pub fn between(chance: &mut Rng, low: f64, high: f64) -> f64 {
    low + (high - low) * chance.f64()
}

/// A number about `middle`, off by at most the share `spread` of it.
pub fn about(chance: &mut Rng, middle: f64, spread: f64) -> f64 {
    middle * between(chance, 1.0 - spread, 1.0 + spread)
}
