//! The sentences: what has just happened, why something may not be done, what a move leads to.

mod lines;

use std::collections::VecDeque;

use bevy::prelude::*;

use super::HudSystems;
use super::said::Said;
use super::sentences::{begins, fact, not_taken, waits_at_home};
use crate::locale::Phrase;
use crate::rules::facts::Passed;
use crate::rules::ids::colours;
use crate::rules::{Colour, Compiled, Fact, HOME, Hand, Phase, Piece};
use crate::screens::Screen;
use crate::table::{Match, MatchSet, Refused, Wish};
use crate::timeline::{CueFinished, CueStarted, Shown, StepLanded};

/// How many sentences are remembered.
const KEPT: usize = 2;

/// What was told last, the latest first, and what was refused since.
#[derive(Resource, Debug, Default)]
pub(super) struct Story {
    told: VecDeque<Told>,
    refused: Option<Phrase>,
}

/// A sentence about a fact.
#[derive(Clone, Debug, PartialEq)]
struct Told {
    phrase: Phrase,
    /// Whether it is said in passing: the next sentence takes its place.
    passing: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Story>()
        .add_plugins(lines::plugin)
        .add_observer(hear_announcement)
        .add_observer(hear_movement)
        .add_observer(hear_lot)
        .add_systems(OnEnter(Screen::Table), begin_anew)
        .add_systems(
            Update,
            hear_refusals
                .in_set(HudSystems::Story)
                .run_if(in_state(Screen::Table)),
        );
}

fn begin_anew(truth: Option<Res<Match>>, mut story: ResMut<Story>) {
    *story = Story::of(truth.as_deref());
}

/// What is announced is told at once.
fn hear_announcement(
    cue: On<CueStarted>,
    shown: Option<Res<Shown>>,
    mut story: ResMut<Story>,
    mut said: MessageWriter<Said>,
) {
    if let Some(shown) = shown.filter(|_| !cue.0.draws() && !is_awaited(&cue.0.fact)) {
        said.write_batch(story.hear(&shown, &cue.0.fact));
    }
}

/// Who begins is told when the lot has fallen.
fn hear_lot(
    landed: On<StepLanded>,
    shown: Option<Res<Shown>>,
    mut story: ResMut<Story>,
    mut said: MessageWriter<Said>,
) {
    if let Some(shown) = shown.filter(|_| landed.cue.drawn_by(landed.step).is_some()) {
        said.write_batch(story.hear(&shown, &landed.cue.fact));
    }
}

/// What is awaited is told when it has come to rest.
fn hear_movement(
    cue: On<CueFinished>,
    shown: Option<Res<Shown>>,
    mut story: ResMut<Story>,
    mut said: MessageWriter<Said>,
) {
    if let Some(shown) = shown.filter(|_| is_awaited(&cue.0.fact)) {
        said.write_batch(story.hear(&shown, &cue.0.fact));
    }
}

/// Whether everybody looks where something falls or goes: nobody tells before it has arrived.
fn is_awaited(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::StartRolled { .. } | Fact::Thrown { .. } | Fact::Entered { .. } | Fact::Moved { .. }
    )
}

impl Story {
    /// Before a match has begun it is told how it is settled who does.
    fn of(truth: Option<&Match>) -> Self {
        let starts = truth.filter(|truth| truth.game().phase() == Phase::Start);
        let told = starts.and_then(|truth| begins(truth.rules()));
        let told = told.map(|phrase| Told {
            phrase,
            passing: false,
        });
        Self {
            told: told.into_iter().collect(),
            refused: None,
        }
    }

    /// Remembers a fact, and says it aloud unless it is said in passing.
    fn hear(&mut self, shown: &Shown, what: &Fact) -> Option<Said> {
        self.refused = None;
        if self.told.front().is_some_and(|told| told.passing) {
            self.told.pop_front();
        }
        let last = shown.thrown().map(|(_, thrown)| thrown);
        let phrase = match *what {
            Fact::TurnPassed {
                from,
                to,
                why: Passed::NoMove,
            } if is_at_home(shown, from) => waits_at_home(shown.rules(), from, to),
            _ => fact(shown.rules(), what, last),
        };
        let passing = is_passing(shown.rules(), what);
        let said = (!passing).then(|| Said(phrase.clone()));
        self.told.push_front(Told { phrase, passing });
        self.told.truncate(KEPT);
        said
    }

    /// What was told, the latest first. Where there is room for one sentence only, it is not one
    /// that was said in passing, as long as there is another.
    fn told(&self, room: usize) -> impl Iterator<Item = &Phrase> {
        let first = self.told.front().is_some_and(|told| told.passing);
        let skipped = usize::from(first && room < 2 && self.told.len() > 1);
        self.told.iter().skip(skipped).map(|told| &told.phrase)
    }
}

/// Whether all pieces of a hand that are not in the goal wait at home.
fn is_at_home(shown: &Shown, hand: Hand) -> bool {
    let rules = shown.rules();
    let own = colours(rules.hands[hand.index()].colours);
    let pieces: Vec<Piece> = own.flat_map(Colour::pieces).collect();
    let waits = |piece: Piece| shown.at[piece.index()] == HOME;
    let arrived = |piece: Piece| shown.at[piece.index()] == rules.goal_of(piece.colour());
    let mut some = pieces.iter().copied();
    let mut all = pieces.iter().copied();
    some.any(waits) && all.all(|piece| waits(piece) || arrived(piece))
}

/// Whether a fact is said in passing only: it is seen well enough where it happens, and is no news
/// when the next thing has happened.
fn is_passing(rules: &Compiled, fact: &Fact) -> bool {
    match fact {
        Fact::TokenSpent { .. } | Fact::BonusSpent { .. } => true,
        Fact::TokenBanked { .. } => !rules.throws_shells(),
        Fact::TurnPassed { why, .. } => *why == Passed::Played,
        _ => false,
    }
}

fn hear_refusals(
    mut refused: MessageReader<Refused>,
    mut set: MessageReader<MatchSet>,
    truth: Option<Res<Match>>,
    mut story: ResMut<Story>,
) {
    if set.read().count() > 0 {
        *story = Story::of(truth.as_deref());
    }
    let Some(truth) = truth else { return };
    for refused in refused.read() {
        let piece = match refused.command.wish {
            Wish::Play(mv) => mv.piece,
            Wish::Throw | Wish::Decline | Wish::Restart => Piece(0),
        };
        let hand = truth.game().hand();
        let told = not_taken(truth.rules(), hand, piece, refused.why);
        story.refused = told.or(story.refused.take());
    }
}
