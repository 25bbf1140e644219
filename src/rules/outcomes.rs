//! What a throw may yield, with integer weights. The core lists outcomes; it never draws one.

use super::facts::Thrown;
use super::ids::Hand;
use super::mechanics::{Chance, Mechanics, Start};
use super::seating::HandInfo;

/// One thing that may fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What falls.
    pub thrown: Thrown,
    /// How often it falls, against the sum of all weights of its table.
    pub weight: u32,
}

/// Every outcome of an ordinary throw: at most 36.
#[must_use]
pub(super) fn outcomes(mechanics: &Mechanics) -> Vec<Outcome> {
    match mechanics.chance {
        Chance::Dice(1) => dice(),
        Chance::Dice(_) => (1..=6)
            .flat_map(|a| {
                (1..=6).map(move |b| Outcome {
                    thrown: Thrown::Dice(a, b),
                    weight: 1,
                })
            })
            .collect(),
        Chance::Shells {
            count,
            closed_tenths,
        } => shells(count, closed_tenths),
    }
}

/// Every outcome of a throw for the start; empty when nobody throws for it.
#[must_use]
pub(super) fn start_outcomes(mechanics: &Mechanics, hands: &[HandInfo]) -> Vec<Outcome> {
    match mechanics.start {
        Start::HighestRoll => dice(),
        Start::FirstSeat => Vec::new(),
        Start::Random => (0..hands.len() as u8)
            .map(|hand| Outcome {
                thrown: Thrown::Starter(Hand(hand)),
                weight: 1,
            })
            .collect(),
        Start::FirstSpecial => outcomes(mechanics),
        Start::ThreeShells => shells(3, closed_tenths(mechanics)),
    }
}

/// The outcome that a number below the sum of all weights draws.
#[inline(always)]
pub(super) fn drawn(outcomes: &[Outcome], mut n: u32) -> Option<&Outcome> {
    outcomes.iter().find(|outcome| {
        let found = n < outcome.weight;
        n = n.wrapping_sub(outcome.weight);
        found
    })
}

fn dice() -> Vec<Outcome> {
    (1..=6)
        .map(|face| Outcome {
            thrown: Thrown::Die(face),
            weight: 1,
        })
        .collect()
}

fn closed_tenths(mechanics: &Mechanics) -> u8 {
    match mechanics.chance {
        Chance::Shells { closed_tenths, .. } => closed_tenths,
        Chance::Dice(_) => 5,
    }
}

/// The binomial table of `count` shells, in lowest terms of tenths.
fn shells(count: u8, closed_tenths: u8) -> Vec<Outcome> {
    let tenths = u32::from(closed_tenths.min(10));
    let common = gcd(tenths, 10);
    let (closed, open) = (tenths / common, (10 - tenths) / common);
    let mut ways = 1_u32;
    (0..=u32::from(count))
        .map(|k| {
            let weight = ways * closed.pow(k) * open.pow(u32::from(count) - k);
            ways = ways * (u32::from(count) - k) / (k + 1);
            Outcome {
                thrown: Thrown::Shells(k as u8),
                weight,
            }
        })
        .collect()
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fair_shells_fall_as_the_page_says() {
        // barsees.md §1: 1, 6, 15, 20, 15, 6, 1 of 64.
        let weights: Vec<_> = shells(6, 5).iter().map(|o| o.weight).collect();
        assert_eq!(weights, [1, 6, 15, 20, 15, 6, 1]);
    }

    #[test]
    fn real_shells_close_less_often() {
        let weights: Vec<_> = shells(6, 4).iter().map(|o| o.weight).collect();
        assert_eq!(weights.iter().sum::<u32>(), 5_u32.pow(6));
        assert_eq!(weights[6], 2_u32.pow(6));
    }
}
