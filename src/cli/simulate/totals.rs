//! What a simulation counts.

use serde::Serialize;

use crate::rules::Hand;
use crate::rules::family::GameSpec;

/// Counts over many games.
#[derive(Clone, Debug, Default)]
pub(super) struct Totals {
    games: u64,
    pub(super) moves: u64,
    longest: u32,
    wins: Vec<u64>,
    captures: u64,
    capped: u64,
}

/// What is told in the end.
#[derive(Serialize)]
pub(super) struct Report<'a> {
    games: u64,
    moves: u64,
    seconds: f64,
    games_per_second: f64,
    moves_per_second: f64,
    mean_moves: f64,
    longest_moves: u32,
    wins: Vec<u64>,
    captures: u64,
    ended: Ended,
    #[serde(skip)]
    names: &'a [String],
    #[serde(skip)]
    spec: &'a GameSpec,
}

/// How games ended.
#[derive(Serialize)]
struct Ended {
    won: u64,
    cap: u64,
}

impl Totals {
    pub(super) fn new(hands: usize) -> Self {
        Self {
            wins: vec![0; hands],
            ..Self::default()
        }
    }

    /// Counts one game.
    pub(super) fn take(&mut self, moves: u32, captures: u64, winner: Option<Hand>) {
        self.games += 1;
        self.moves += u64::from(moves);
        self.longest = self.longest.max(moves);
        self.captures += captures;
        match winner {
            Some(hand) => self.wins[hand.index()] += 1,
            None => self.capped += 1,
        }
    }

    /// Adds what another thread counted.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.longest = self.longest.max(other.longest);
        self.captures += other.captures;
        self.capped += other.capped;
        for (wins, more) in self.wins.iter_mut().zip(&other.wins) {
            *wins += more;
        }
    }

    pub(super) fn report<'a>(
        &self,
        seconds: f64,
        names: &'a [String],
        spec: &'a GameSpec,
    ) -> Report<'a> {
        let a_second = |count: u64| count as f64 / seconds.max(1e-9);
        Report {
            games: self.games,
            moves: self.moves,
            seconds,
            games_per_second: a_second(self.games),
            moves_per_second: a_second(self.moves),
            mean_moves: self.moves as f64 / self.games.max(1) as f64,
            longest_moves: self.longest,
            wins: self.wins.clone(),
            captures: self.captures,
            ended: Ended {
                won: self.games - self.capped,
                cap: self.capped,
            },
            names,
            spec,
        }
    }
}

impl Report<'_> {
    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    pub(super) fn text(&self) -> String {
        let wins = self
            .names
            .iter()
            .zip(&self.wins)
            .map(|(name, wins)| format!("{name} {wins}"));
        format!(
            "{}: {} games, {} moves in {:.2} s ({:.0} games and {:.0} moves a second)\n\
             moves a game: {:.1} on average, {} at most\n\
             won: {}\n\
             captures: {}; ended by their own rule: {}, by the cap: {}",
            self.spec.id,
            self.games,
            self.moves,
            self.seconds,
            self.games_per_second,
            self.moves_per_second,
            self.mean_moves,
            self.longest_moves,
            wins.collect::<Vec<_>>().join(", "),
            self.captures,
            self.ended.won,
            self.ended.cap,
        )
    }
}
