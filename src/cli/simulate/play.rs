//! One game of a simulation.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::Rules;
use super::totals::Totals;
use super::trace::Trace;
use crate::dice::Cup;
use crate::opponents::{self, Opponent};
use crate::rules::family::GameSpec;
use crate::rules::record::Record;
use crate::rules::{Fact, FactSink, Game, How, MOST_IDLE, Phase, Position};

/// What all games of a simulation have in common.
pub(super) struct Table<'a> {
    pub(super) spec: &'a GameSpec,
    /// The values that differ from the preset's.
    pub(super) overrides: Map<String, Value>,
    pub(super) rules: &'a Rules,
    /// Who plays, hand by hand.
    pub(super) names: &'a [String],
    pub(super) seed: u64,
    /// Most moves of a game.
    pub(super) cap: u32,
    pub(super) records: bool,
    pub(super) traces: bool,
}

/// What is written of a game.
#[derive(Default)]
pub(super) struct Played {
    pub(super) record: String,
    pub(super) trace: String,
}

/// Counts captures and nothing else.
#[derive(Default)]
struct Captures(u64);

impl FactSink for Captures {
    const HEARS: bool = false;

    #[inline(always)]
    fn take(&mut self, fact: Fact) {
        if matches!(fact, Fact::Captured { .. }) {
            self.0 += 1;
        }
    }
}

impl Table<'_> {
    /// The opponents, hand by hand; unknown names were refused before.
    pub(super) fn seats(&self) -> Vec<Box<dyn Opponent>> {
        self.names
            .iter()
            .filter_map(|name| opponents::named(name).ok())
            .collect()
    }

    /// Plays the `n`th game. Lots and throws come from a cup of its own, so that neither other
    /// games nor what is written down change it.
    pub(super) fn play(
        &self,
        n: u64,
        seats: &mut [Box<dyn Opponent>],
        totals: &mut Totals,
    ) -> Played {
        let mut cup = Cup::stream(self.seed, n);
        if !self.records && !self.traces && self.names.iter().all(|name| name == "random") {
            self.play_fast(&mut cup, totals);
            return Played::default();
        }
        self.play_slowly(n, &mut cup, seats, totals)
    }

    /// A game of random moves, which nobody watches.
    fn play_fast(&self, cup: &mut Cup, totals: &mut Totals) {
        let mut position = Position::start(self.rules);
        let mut captures = Captures::default();
        let moves = position.playout_into(self.rules, self.cap, |n| cup.below(n), &mut captures);
        let over = position.state().phase == Phase::Over;
        totals.take(moves, captures.0, over.then(|| position.winner(self.rules)));
    }

    fn play_slowly(
        &self,
        n: u64,
        cup: &mut Cup,
        seats: &mut [Box<dyn Opponent>],
        totals: &mut Totals,
    ) -> Played {
        let mut game = Game::new(Arc::clone(self.rules));
        let mut record = if self.records {
            Record::new(self.spec.clone()).ok()
        } else {
            None
        };
        let mut trace = self.traces.then(|| Trace::new(self, n));
        let mut captures = Captures::default();
        let mut moves = 0;
        let mut facts: Vec<Fact> = Vec::new();
        let mut idle = 0;
        while moves < self.cap && idle < MOST_IDLE && game.phase() != Phase::Over {
            facts.clear();
            // Only a trace needs to look back.
            let before = trace.is_some().then(|| game.clone());
            if game.phase() == Phase::Move {
                let hand = game.hand().index();
                let chosen = seats
                    .get_mut(hand)
                    .and_then(|seat| seat.choose(&game, &mut |n| cup.below(n)));
                let Some(mv) = chosen else { break };
                if let Some(record) = &mut record {
                    record.play(&game, mv);
                }
                if game.play(mv, &mut facts).is_err() {
                    break;
                }
                moves += u32::from(mv.how != How::Decline);
                idle = 0;
                if let (Some(trace), Some(before)) = (&mut trace, &before) {
                    trace.moved(before, mv, &facts, &game);
                }
            } else {
                idle += u32::from(game.phase() == Phase::Throw);
                let Some(thrown) = cup.throw(game.outcomes()) else {
                    break;
                };
                if let Some(record) = &mut record {
                    record.throw(&game, thrown);
                }
                if game.throw(thrown, &mut facts).is_err() {
                    break;
                }
                if let (Some(trace), Some(before)) = (&mut trace, &before) {
                    trace.threw(before, thrown, &facts, &game);
                }
            }
            for fact in &facts {
                captures.take(*fact);
            }
        }
        totals.take(moves, captures.0, game.winner());
        Played {
            record: record
                .map(|record| record.text().to_owned() + "\n")
                .unwrap_or_default(),
            trace: trace.map(Trace::into_text).unwrap_or_default(),
        }
    }
}
