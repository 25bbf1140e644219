//! The sentences: what has just happened, why something may not be done, what a move leads to.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::HudSystems;
use super::place::{Area, part};
use super::sentences::{consequence_and_bonus, fact, not_taken, why_not};
use crate::input::Selection;
use crate::locale::Phrase;
use crate::rules::facts::Passed;
use crate::rules::{Compiled, Fact, Piece};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::table::{Match, MatchSet, Refused, Wish};
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{EDGE, PANEL, label};
use crate::timeline::{CueFinished, CueStarted, Shown};

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

/// A line of the sentence's panel.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// What is refused, or what the focused move leads to.
    Note,
    /// What was told last, 0 the latest.
    Told(usize),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Story>()
        .add_observer(hear_announcement)
        .add_observer(hear_movement)
        .add_systems(OnEnter(Screen::Table), spawn_panel)
        .add_systems(
            Update,
            (hear_refusals, write_lines)
                .chain()
                .in_set(HudSystems::Story)
                .run_if(in_state(Screen::Table)),
        );
}

fn spawn_panel(mut story: ResMut<Story>, mut commands: Commands) {
    *story = Story::default();
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        row_gap: px(6),
        padding: UiRect::axes(px(14), px(4)),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(14)),
        overflow: Overflow::clip(),
        ..default()
    };
    let line =
        |line: Line, lettering, colour| (line, label(Phrase::new("loading"), lettering, colour));
    commands.spawn((
        part("Sentence", Area::Sentence, node),
        BackgroundColor(PANEL),
        BorderColor::all(EDGE),
        children![
            line(Line::Note, Lettering::bold(16.0), palette::GOLD),
            line(Line::Told(0), Lettering::read(16.0), palette::CREAM),
            line(Line::Told(1), Lettering::read(14.0), palette::FADED),
        ],
    ));
}

/// What is announced is told at once.
fn hear_announcement(cue: On<CueStarted>, shown: Option<Res<Shown>>, mut story: ResMut<Story>) {
    if let Some(shown) = shown.filter(|_| !is_awaited(&cue.0.fact)) {
        story.hear(&shown, &cue.0.fact);
    }
}

/// What is awaited is told when it has come to rest.
fn hear_movement(cue: On<CueFinished>, shown: Option<Res<Shown>>, mut story: ResMut<Story>) {
    if let Some(shown) = shown.filter(|_| is_awaited(&cue.0.fact)) {
        story.hear(&shown, &cue.0.fact);
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
    fn hear(&mut self, shown: &Shown, what: &Fact) {
        self.refused = None;
        if self.told.front().is_some_and(|told| told.passing) {
            self.told.pop_front();
        }
        let last = shown.thrown().map(|(_, thrown)| thrown);
        self.told.push_front(Told {
            phrase: fact(shown.rules(), what, last),
            passing: is_passing(shown.rules(), what),
        });
        self.told.truncate(KEPT);
    }

    /// What was told, the latest first. Where there is room for one sentence only, it is not one
    /// that was said in passing, as long as there is another.
    fn told(&self, room: usize) -> impl Iterator<Item = &Phrase> {
        let first = self.told.front().is_some_and(|told| told.passing);
        let skipped = usize::from(first && room < 2 && self.told.len() > 1);
        self.told.iter().skip(skipped).map(|told| &told.phrase)
    }
}

/// Whether a fact is said in passing only: it is seen well enough where it happens, and is no news
/// when the next thing has happened.
fn is_passing(rules: &Compiled, fact: &Fact) -> bool {
    match fact {
        Fact::TokenSpent { .. } => true,
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
        *story = Story::default();
    }
    let Some(truth) = truth else { return };
    for refused in refused.read() {
        let piece = match refused.command.wish {
            Wish::Play(mv) => mv.piece,
            Wish::Throw | Wish::Decline | Wish::Restart => Piece(0),
        };
        let hand = truth.game().hand();
        story.refused = Some(not_taken(truth.rules(), hand, piece, refused.why));
    }
}

/// What is noted now: a refusal, or else what the focused move leads to.
fn note(story: &Story, selection: &Selection, truth: Option<&Match>) -> Option<Phrase> {
    let truth = truth?;
    let game = truth.game();
    if let Some((piece, why)) = selection.refusal {
        return Some(why_not(truth.rules(), game.hand(), piece, why));
    }
    if story.refused.is_some() {
        return story.refused.clone();
    }
    let looked_at = selection.candidates.get(selection.candidate)?;
    consequence_and_bonus(game, *looked_at)
}

fn write_lines(
    story: Res<Story>,
    selection: Res<Selection>,
    truth: Option<Res<Match>>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut lines: Query<(&Line, &mut LocalizedText, &mut Node)>,
    mut panels: Query<(&Area, &mut Visibility)>,
) {
    let note = note(&story, &selection, truth.as_deref());
    // Large letters leave room for the latest alone.
    let mut room = match settings.text_size.percent() {
        _ if layout.upright => 1,
        150.. => 1,
        120.. => 2,
        _ => 3,
    };
    let beside = room - usize::from(note.is_some());
    let mut written = [Line::Note, Line::Told(0), Line::Told(1)].map(|line| {
        let phrase = match line {
            Line::Note => note.clone(),
            Line::Told(n) => story.told(beside).nth(n).cloned(),
        };
        let phrase = phrase.filter(|_| room > 0);
        room -= usize::from(phrase.is_some());
        (line, phrase)
    });
    let said = written.iter().any(|(_, phrase)| phrase.is_some());
    for (_, mut seen) in panels
        .iter_mut()
        .filter(|(area, _)| **area == Area::Sentence)
    {
        seen.set_if_neq(if said {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    for (line, mut text, mut node) in &mut lines {
        let Some((_, phrase)) = written.iter_mut().find(|(known, _)| known == line) else {
            continue;
        };
        let display = if phrase.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
        if let Some(phrase) = phrase.take() {
            text.set_if_neq(LocalizedText(phrase));
        }
    }
}
