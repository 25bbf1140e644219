//! The panel of the sentences: which of them stand there, and where.

use bevy::prelude::*;

use super::{Story, hear_refusals};
use crate::input::Selection;
use crate::locale::Phrase;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::table::Match;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{EDGE, PANEL, label, show};
use crate::ui::place::{Area, part};
use crate::ui::sentences::{consequence_and_bonus, unusable, why_not};
use crate::ui::{HudSystems, Said};

/// A line of the sentence's panel.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// What is refused, or what the focused move leads to.
    Note,
    /// What was told last, 0 the latest.
    Told(usize),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_panel)
        .add_systems(
            Update,
            write_lines
                .in_set(HudSystems::Story)
                .after(hear_refusals)
                .run_if(in_state(Screen::Table)),
        );
}

fn spawn_panel(mut commands: Commands) {
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
    if let Some(kind) = selection.refused {
        return Some(unusable(truth.rules(), &[kind]));
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
    mut noted: Local<Option<Phrase>>,
    mut aloud: MessageWriter<Said>,
) {
    let note = note(&story, &selection, truth.as_deref());
    if *noted != note {
        aloud.write_batch(note.clone().map(Said));
        noted.clone_from(&note);
    }
    // Large letters and small panels leave room for the latest alone.
    let mut room = match settings.text_size.percent() {
        _ if layout.upright || layout.low => 1,
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
        show(&mut node, phrase.is_some());
        if let Some(phrase) = phrase.take() {
            text.set_if_neq(LocalizedText(phrase));
        }
    }
}
