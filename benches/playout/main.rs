//! Random playouts, the engine's beside a constant Spain-only one, interleaved.
//!
//! ```text
//! cargo bench --no-default-features --bench playout [-- [ROUNDS] [GAME…]]
//! cargo bench --no-default-features --bench playout -- count GAME
//! cargo bench --no-default-features --bench playout -- house [ROUNDS] [GAME…]
//! ```
//!
//! The first prints, for each game, moves a second (median over the rounds), the median ratio
//! to the Spain-only playout of the same round, and moves a game. The second plays a fixed
//! number of games without a clock, so that instructions can be counted. The third plays every
//! house rule of a game, one at a time, beside the game's own rules.

#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a benchmark measures time and prints what it measured"
)]

mod house;
mod spain_only;

use std::sync::Arc;
use std::time::{Duration, Instant};

use parchis::levels::{Catalogue, Levels};
use parchis::rules::family::GameSpec;
use parchis::rules::{Compiled, Position};

/// How long one measurement lasts, and one of many.
const SLICE: Duration = Duration::from_millis(300);
const SHORT: Duration = Duration::from_millis(20);
/// No game lasts longer, in moves.
const CAP: u32 = 20_000;
/// Games that are played where instructions are counted.
const COUNTED: u32 = 500;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rounds = arguments
        .iter()
        .find_map(|a| a.parse().ok())
        .unwrap_or(9)
        .max(7);
    let catalogue = Catalogue::from(Levels::embedded());
    let chosen = chosen(&catalogue, &arguments);
    if arguments.iter().any(|a| a == "house") {
        for (id, spec) in chosen {
            house::compare(id, spec, rounds);
        }
        return;
    }
    let compiled = |(id, spec): (&String, &GameSpec)| Some((id.clone(), spec.compile().ok()?));
    let games: Vec<_> = chosen.into_iter().filter_map(compiled).collect();
    if arguments.iter().any(|a| a == "count") {
        count(&games);
    } else {
        compare(&games, rounds);
    }
}

/// The games that the arguments name, or the two usual ones.
fn chosen<'a>(catalogue: &'a Catalogue, arguments: &[String]) -> Vec<(&'a String, &'a GameSpec)> {
    let named = |id: &&String| arguments.contains(id);
    let usual = |id: &&String| matches!(id.as_str(), "parchis-4-spain" | "barsees-damascus");
    let any = catalogue.games.keys().any(|id| named(&id));
    let games = catalogue.games.iter();
    games
        .filter(|(id, _)| if any { named(id) } else { usual(id) })
        .collect()
}

fn compare(games: &[(String, Arc<Compiled>)], rounds: u64) {
    let mut plain = Vec::new();
    let mut rates = vec![Vec::new(); games.len()];
    for round in 0..rounds {
        plain.push(rate(round, SLICE, |draw| {
            spain_only::Game::new().playout(CAP, |n| draw.below(n))
        }));
        for ((_, game), rates) in games.iter().zip(&mut rates) {
            let start = Position::start(game);
            rates.push(rate(round, SLICE, |draw| playout(game, &start, CAP, draw)));
        }
    }
    println!(
        "{:<28} {:>12} {:>7} {:>12}",
        "game", "moves/s", "ratio", "moves/game"
    );
    let (moves, length) = (
        median(plain.iter().map(|r| r.0)),
        median(plain.iter().map(|r| r.1)),
    );
    println!(
        "{:<28} {moves:>12.0} {:>7} {length:>12.1}",
        "Spain only, constant", "1.00"
    );
    for ((id, _), rates) in games.iter().zip(&rates) {
        let ratio = median(rates.iter().zip(&plain).map(|(a, b)| a.0 / b.0));
        let (moves, length) = (
            median(rates.iter().map(|r| r.0)),
            median(rates.iter().map(|r| r.1)),
        );
        println!("{id:<28} {moves:>12.0} {ratio:>7.2} {length:>12.1}");
    }
}

/// Plays a fixed number of games without a clock.
fn count(games: &[(String, Arc<Compiled>)]) {
    for (id, game) in games {
        let mut draw = Draw::new(1);
        let start = Position::start(game);
        let moves: u32 = (0..COUNTED)
            .map(|_| playout(game, &start, CAP, &mut draw))
            .sum();
        println!("{id}: {moves} moves");
    }
}

/// Plays a random game of at most `most` moves and says how many there were. It stands here once:
/// every game of every mixture of rules is compiled into it.
#[inline(never)]
fn playout(game: &Compiled, start: &Position, most: u32, draw: &mut Draw) -> u32 {
    start.clone().playout(game, most, |n| draw.below(n))
}

/// Moves a second of this thread's own time, and moves a game, over one slice of time.
fn rate(seed: u64, slice: Duration, mut playout: impl FnMut(&mut Draw) -> u32) -> (f64, f64) {
    let mut draw = Draw::new(seed);
    let (mut moves, mut games) = (0_u64, 0_u64);
    let (began, worked) = (Instant::now(), own_time());
    while began.elapsed() < slice {
        for _ in 0..16 {
            moves += u64::from(playout(&mut draw));
            games += 1;
        }
    }
    let wall = began.elapsed();
    let spent = worked
        .zip(own_time())
        .map_or(wall, |(before, after)| after - before);
    (
        moves as f64 / spent.as_secs_f64(),
        moves as f64 / games as f64,
    )
}

/// The processor time of this thread, where the system tells it: a busy machine then disturbs
/// less.
fn own_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split_whitespace()
        .next()?
        .parse()
        .ok()
        .map(Duration::from_nanos)
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A quick source of chance: a Weyl sequence, mixed by a wide multiplication.
struct Draw(u64);

impl Draw {
    fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        let mixed = (wide >> 64) as u64 ^ wide as u64;
        (((mixed >> 32) * u64::from(n)) >> 32) as u32
    }
}
