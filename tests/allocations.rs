//! Search plays millions of moves a second, so a playout must ask the heap for nothing. What is
//! counted is counted by the crate `allocation-counter`, since unsafe code is forbidden here.

#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use std::hint::black_box;

use allocation_counter::measure;
use parchis::dice::Cup;
use parchis::rules::{Phase, Position};
use tables::catalogue;

/// Most moves of a playout.
const MOST_MOVES: u32 = 20_000;

#[test]
fn a_playout_allocates_nothing() {
    let catalogue = catalogue();
    let mut presets: Vec<_> = catalogue.presets.keys().collect();
    for (id, spec) in &catalogue.games {
        presets.retain(|preset| *preset != spec.rules.preset());
        let rules = spec.compile().expect("the game fits together");
        let mut cup = Cup::stream(6, 0);
        let mut over = 0;
        let counted = measure(|| {
            for _ in 0..5 {
                let mut position = Position::start(&rules);
                position.playout(&rules, MOST_MOVES, |n| cup.below(n));
                over += u32::from(position.state().phase == Phase::Over);
            }
        });
        assert!(over > 0, "no playout of {id} came to its end");
        assert_eq!(counted.count_total, 0, "{id}: {counted:?}");
    }
    assert!(presets.is_empty(), "no game has the rules {presets:?}");
}

#[test]
fn what_is_allocated_is_counted() {
    let counted = measure(|| drop(black_box(vec![1_u8; 100])));
    assert_eq!((counted.count_total, counted.bytes_total), (1, 100));
}
