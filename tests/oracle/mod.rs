//! A second, slow reading of the rules, written from the rules pages alone and
//! sharing no line with the library: what it says is compared with the engine.
//!
//! Clarity beats speed everywhere. A position is a plain value, a rule is
//! looked up by its key, a move is a string.

use std::collections::BTreeSet;

pub(crate) mod barsees;
pub(crate) mod parchis;
pub(crate) mod rules;
pub(crate) mod vectors;

/// Something that happens at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A roll that only decides who starts: a die face, or closed shells.
    StartRoll(u32),
    /// A throw of Parchís: one face, or two with two dice.
    Throw(Vec<u32>),
    /// A throw of Barsees: the closed shells, 0–6.
    Shells(u32),
    /// A move chosen among the legal ones.
    Play(String),
}

/// What a position can be asked, whatever the game.
pub(crate) trait Position: Clone {
    /// The legal moves; empty unless a move is to be chosen.
    fn legal_moves(&self) -> BTreeSet<String>;

    /// Every event that may come next: throws before a throw, moves before a move.
    fn events(&self) -> Vec<Event>;

    /// The position after `event`, and what happened.
    ///
    /// # Panics
    /// If `event` may not come next.
    fn apply(&self, event: &Event) -> (Self, Vec<String>);
}

/// How many sequences of `depth` events lead on from `position`.
pub(crate) fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position
        .events()
        .iter()
        .map(|event| perft(&position.apply(event).0, depth - 1))
        .sum()
}

/// A move with the captives of each hop in alphabetical order, since they count as a set.
pub(crate) fn with_sorted_captives(text: &str) -> String {
    let hops = text.split('+').map(|hop| {
        let mut parts = hop.split('x');
        let way = parts.next().unwrap_or_default();
        let mut captives: Vec<&str> = parts.collect();
        captives.sort_unstable();
        captives
            .iter()
            .fold(way.to_owned(), |all, seat| all + "x" + seat)
    });
    hops.collect::<Vec<_>>().join("+")
}
