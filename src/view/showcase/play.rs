//! How a match goes on that plays itself: move after move, each shown step by step.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::exhibition::Exhibition;
use crate::rules::ids::MAX_PIECES;
use crate::rules::{Compiled, Fact, Phase, Shown};
use crate::timeline::{Act, Cue, Now, plan};

/// How many throws and moves nobody sees before the first one that is seen.
const OPENING: u32 = 90;

/// How many throws may pass in a row without anything to move.
const IDLE: u32 = 400;

/// A match on its way to the eye.
#[derive(Debug)]
pub(super) struct Play {
    exhibition: Exhibition,
    shown: Shown,
    waiting: VecDeque<Fact>,
    running: Option<Running>,
}

/// What moves.
#[derive(Debug)]
struct Running {
    cue: Arc<Cue>,
    step: usize,
    spent: f32,
}

impl Play {
    /// A match by these rules that has been under way for a while.
    pub(super) fn new(rules: Arc<Compiled>, seed: u64) -> Self {
        let mut exhibition = Exhibition::new(rules, seed);
        for _ in 0..OPENING {
            exhibition.go_on();
        }
        Self {
            shown: Shown::of(exhibition.game().state()),
            exhibition,
            waiting: VecDeque::new(),
            running: None,
        }
    }

    /// The tables that it is played by.
    pub(super) fn rules(&self) -> &Arc<Compiled> {
        self.exhibition.game().rules()
    }

    /// Each piece's index on its route, as far as it has been shown.
    pub(super) fn at(&self) -> &[u8; MAX_PIECES] {
        &self.shown.at
    }

    /// Whether nothing moves.
    pub(super) fn rests(&self) -> bool {
        self.running.is_none()
    }

    /// Where the cue stands that runs.
    pub(super) fn now(&self) -> Option<Now<'_>> {
        self.running.as_ref().map(|running| {
            let seconds = running.cue.steps.get(running.step).map(|s| s.seconds);
            Now {
                cue: &running.cue,
                index: running.step,
                part: seconds.map_or(1.0, |seconds| (running.spent / seconds).min(1.0)),
            }
        })
    }

    /// Plays on until something moves. A match that is over begins anew.
    pub(super) fn begin(&mut self) {
        for _ in 0..IDLE {
            if self.exhibition.game().phase() == Phase::Over {
                self.exhibition.begin_anew();
                self.shown = Shown::of(self.exhibition.game().state());
            }
            self.waiting.extend(self.exhibition.go_on());
            self.start_next();
            if self.running.is_some() {
                return;
            }
        }
    }

    /// Lets time flow into what moves.
    pub(super) fn pass(&mut self, seconds: f32) {
        let Some(running) = &mut self.running else {
            return;
        };
        running.spent += seconds;
        while let Some(step) = running.cue.steps.get(running.step)
            && running.spent >= step.seconds
        {
            running.spent -= step.seconds;
            running.step += 1;
        }
        if running.step == running.cue.steps.len() {
            let fact = running.cue.fact;
            self.running = None;
            self.hear(&fact);
            self.start_next();
        }
    }

    /// Starts the next fact of which there is something to be seen, and hears those before it.
    fn start_next(&mut self) {
        while let Some(fact) = self.waiting.pop_front() {
            let mut steps = plan(&fact, &self.shown, false);
            steps.retain(|step| {
                matches!(
                    step.act,
                    Act::Enter { .. } | Act::Bounce { .. } | Act::Hop { .. } | Act::GoHome { .. }
                )
            });
            if steps.is_empty() {
                self.hear(&fact);
                continue;
            }
            let cue = Arc::new(Cue {
                ply: 0,
                fact,
                steps,
            });
            let (step, spent) = (0, 0.0);
            self.running = Some(Running { cue, step, spent });
            return;
        }
    }

    fn hear(&mut self, fact: &Fact) {
        let rules = Arc::clone(self.rules());
        self.shown.hear(&rules, fact);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Catalogue, Levels};

    #[test]
    fn what_is_seen_at_rest_is_the_match_as_it_stands() {
        let catalogue = Catalogue::from(Levels::embedded());
        for game in ["parchis-4-spain", "barsees-damascus", "parchis-8-morocco"] {
            let rules = catalogue.games[game].compile().expect("a shipped game");
            let mut play = Play::new(rules, 7);
            let mut moved = 0;
            for _ in 0..900 {
                play.begin();
                let before = *play.at();
                assert!(!play.rests(), "{game}: something is to be seen");
                for _ in 0..2_000 {
                    play.pass(0.05);
                }
                assert!(play.rests(), "{game}: it comes to rest");
                assert_eq!(*play.at(), play.exhibition.game().state().at, "{game}");
                moved += u32::from(before != *play.at());
            }
            assert!(
                moved > 800,
                "{game}: {moved} of 900 moves changed something"
            );
        }
    }
}
