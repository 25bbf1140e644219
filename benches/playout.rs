//! Random playouts, the engine's beside a constant Spain-only one, interleaved.
//!
//! `cargo bench --no-default-features --bench playout [-- ROUNDS]` prints, for each game, moves a second
//! (median over the rounds) and the ratio to the Spain-only playout of the same round.

mod spain_only;

use std::sync::Arc;
use std::time::{Duration, Instant};

use parchis::levels::Levels;
use parchis::rules::{Compiled, Position};

/// How long one measurement lasts.
const SLICE: Duration = Duration::from_millis(300);
/// No game lasts longer, in moves.
const CAP: u32 = 20_000;

fn main() {
    let rounds = std::env::args().filter_map(|a| a.parse().ok()).next().unwrap_or(9_usize).max(7);
    let wanted: Vec<String> =
        std::env::args().skip(1).filter(|a| a.contains('-') && !a.starts_with('-')).collect();
    let games = scratch_games(&wanted);
    if std::env::args().any(|a| a == "count") {
        return count(&games);
    }
    let mut plain = Vec::new();
    let mut rates = vec![Vec::new(); games.len()];
    for round in 0..rounds as u64 {
        plain.push(rate(round, |draw| spain_only::Game::new().playout(CAP, |n| draw.below(n))));
        for ((_, game), rates) in games.iter().zip(&mut rates) {
            let start = Position::start(game);
            rates.push(rate(round, |draw| start.clone().playout(game, CAP, |n| draw.below(n))));
        }
    }
    println!("{:<28} {:>12} {:>7} {:>12}", "game", "moves/s", "ratio", "moves/game");
    let alone = median(plain.iter().map(|r| r.0));
    println!(
        "{:<28} {:>12.0} {:>7} {:>12.1}",
        "spain only, constant",
        alone,
        "1.00",
        median(plain.iter().map(|r| r.1))
    );
    for ((id, _), rates) in games.iter().zip(&rates) {
        let ratio = median(rates.iter().zip(&plain).map(|(a, b)| a.0 / b.0));
        let (rate, length) = (median(rates.iter().map(|r| r.0)), median(rates.iter().map(|r| r.1)));
        println!("{id:<28} {rate:>12.0} {ratio:>7.2} {length:>12.1}");
    }
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
        ((mixed >> 32) * u64::from(n) >> 32) as u32
    }
}

/// Moves a second, and moves a game.
fn rate(seed: u64, mut playout: impl FnMut(&mut Draw) -> u32) -> (f64, f64) {
    let mut draw = Draw::new(seed);
    let (mut moves, mut games) = (0_u64, 0_u64);
    let began = Instant::now();
    while began.elapsed() < SLICE {
        for _ in 0..64 {
            moves += u64::from(playout(&mut draw));
            games += 1;
        }
    }
    (moves as f64 / began.elapsed().as_secs_f64(), moves as f64 / games as f64)
}

/// Plays a fixed number of games without a clock, for counting instructions.
fn count(games: &[(String, Arc<Compiled>)]) {
    for (id, game) in games {
        let mut draw = Draw::new(1);
        let start = Position::start(game);
        let moves: u32 =
            (0..500).map(|_| start.clone().playout(game, CAP, |n| draw.below(n))).sum();
        println!("{id}: {moves} moves");
    }
    if games.is_empty() {
        let mut draw = Draw::new(1);
        let moves: u32 =
            (0..500).map(|_| spain_only::Game::new().playout(CAP, |n| draw.below(n))).sum();
        println!("spain only: {moves} moves");
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn scratch_games(wanted: &[String]) -> Vec<(String, Arc<Compiled>)> {
    use parchis::levels::LevelKind;
    use parchis::rules::family::*;
    let levels = Levels::embedded();
    let boards: std::collections::BTreeMap<String, Arc<parchis::rules::Board>> =
        levels.boards().iter().map(|(k, v)| (k.clone(), Arc::new(v.clone()))).collect();
    let files: Vec<_> =
        levels.texts(LevelKind::Rules).map(|t| RulesFile::read(&t.text).unwrap()).collect();
    let presets = presets(&files)
        .into_iter()
        .map(|p| {
            let p = p.unwrap();
            (p.rules.preset().to_owned(), p)
        })
        .collect();
    levels
        .texts(LevelKind::Game)
        .filter(|t| wanted.is_empty() || wanted.contains(&t.name))
        .map(|t| {
            let spec = GameFile::read(&t.text).unwrap().check(&boards, &presets).unwrap();
            (spec.id.clone(), spec.compile().unwrap())
        })
        .collect()
}
