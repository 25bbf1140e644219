//! The cup: the only place where chance is drawn.

use rand::rand_core::{Rng, SeedableRng};
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::rules::{Outcome, Thrown};

/// A cup of dice or shells: ChaCha with eight rounds, so that a seed gives the same throws on
/// every machine and in every version.
#[derive(Debug, PartialEq, Eq)]
pub struct Cup {
    seed: u64,
    stream: u64,
    rng: ChaCha8Rng,
}

/// A cup as it is kept in saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CupState {
    /// The seed.
    pub seed: u64,
    /// Which of the seed's streams.
    pub stream: u64,
    /// How many words have been drawn.
    pub drawn: u64,
}

impl Cup {
    /// The cup of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::stream(seed, 0)
    }

    /// One of the many cups of a seed, independent of each other: game after game of a series.
    #[must_use]
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Self { seed, stream, rng }
    }

    /// A cup of a seed that nobody chose, from the operating system.
    ///
    /// # Errors
    /// With a sentence if there is no source of chance.
    pub fn surprise() -> Result<Self, String> {
        let mut seed = [0; 8];
        rand::rand_core::TryRng::try_fill_bytes(&mut rand::rngs::SysRng, &mut seed)
            .map_err(|e| format!("the system gives no random numbers: {e}"))?;
        Ok(Self::new(u64::from_le_bytes(seed)))
    }

    /// The seed, to be told to people.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// A number below `n`, each as likely as any other; 0 without drawing when `n` is 0 or 1.
    ///
    /// Lemire's method: the high half of a product, drawn again in the few cases that would
    /// make some numbers likelier.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let mut product = u64::from(self.rng.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.rng.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Draws one of the outcomes by their weights; nothing if there are none.
    pub fn throw(&mut self, outcomes: &[Outcome]) -> Option<Thrown> {
        let total = outcomes.iter().map(|o| o.weight).sum();
        let mut drawn = self.below(total);
        let fell = outcomes.iter().find(|o| {
            let found = drawn < o.weight;
            drawn = drawn.wrapping_sub(o.weight);
            found
        });
        fell.map(|o| o.thrown)
    }

    /// What must be kept to go on from here.
    #[must_use]
    pub fn state(&self) -> CupState {
        CupState {
            seed: self.seed,
            stream: self.stream,
            drawn: self.rng.get_word_pos() as u64,
        }
    }
}

impl Clone for Cup {
    fn clone(&self) -> Self {
        self.state().into()
    }
}

impl From<CupState> for Cup {
    fn from(state: CupState) -> Self {
        let mut cup = Self::stream(state.seed, state.stream);
        cup.rng.set_word_pos(u128::from(state.drawn));
        cup
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_as_likely_as_any_other() {
        let mut cup = Cup::new(1);
        for n in [2, 3, 6, 36, 64, 1000] {
            let mut counts = vec![0_u32; n as usize];
            for _ in 0..1000 * n {
                counts[cup.below(n) as usize] += 1;
            }
            let chi: f64 = counts
                .iter()
                .map(|&c| (f64::from(c) - 1000.0).powi(2) / 1000.0)
                .sum();
            let free = f64::from(n - 1);
            assert!((chi - free).abs() < 6.0 * (2.0 * free).sqrt(), "{n}: {chi}");
        }
    }

    #[test]
    fn large_numbers_are_drawn_again_rather_than_bent() {
        // Without rejection, numbers below a third of this range would come up twice as often.
        let n = 3 << 30;
        let mut cup = Cup::new(2);
        let low = (0..30_000).filter(|_| cup.below(n) < 1 << 30).count();
        assert!((9_500..10_500).contains(&low), "{low}");
    }

    #[test]
    fn outcomes_fall_by_their_weights() {
        let outcomes = [1, 0, 3].map(|weight| Outcome {
            thrown: Thrown::Shells(weight as u8),
            weight,
        });
        let mut cup = Cup::new(3);
        let ones = (0..40_000).filter(|_| match cup.throw(&outcomes) {
            Some(Thrown::Shells(weight)) => {
                assert_ne!(weight, 0);
                weight == 1
            }
            other => panic!("{other:?}"),
        });
        let ones = ones.count();
        assert!((9_500..10_500).contains(&ones), "{ones}");
        assert_eq!(cup.throw(&[]), None);
    }

    #[test]
    fn a_kept_cup_goes_on_as_the_live_one() {
        let mut cup = Cup::stream(7, 9);
        for n in 1..100 {
            cup.below(n);
        }
        let text = serde_json::to_string(&cup.state()).unwrap();
        let mut kept = Cup::from(serde_json::from_str::<CupState>(&text).unwrap());
        assert_eq!(kept, cup);
        for _ in 0..1000 {
            assert_eq!(kept.below(6), cup.below(6));
        }
    }

    #[test]
    fn seeds_and_streams_differ_and_repeat() {
        let first = |mut cup: Cup| [0; 20].map(|_: i32| cup.below(6));
        assert_eq!(first(Cup::new(4)), first(Cup::stream(4, 0)));
        assert_ne!(first(Cup::new(4)), first(Cup::new(5)));
        assert_ne!(first(Cup::stream(4, 1)), first(Cup::stream(4, 2)));
    }
}
