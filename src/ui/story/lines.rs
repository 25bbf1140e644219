//! The panel of the sentences: which of them stand there, and where.

use bevy::prelude::*;

use super::{Story, hear_refusals};
use crate::input::Selection;
use crate::locale::{Locale, Phrase};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::table::Match;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::snug::Tight;
use crate::theme::tongue::{Lettering, LocalizedText, Tongue};
use crate::theme::widgets::{EDGE, PANEL, label, show};
use crate::timeline::Shown;
use crate::ui::place::{Area, part, room_for_sentences};
use crate::ui::sentences::{consequence_and_bonus, unusable, why_not};
use crate::ui::tokens::Row;
use crate::ui::{HudSystems, Said};

/// From the edge of the panel to what is written, and from sentence to sentence, in pixels of the
/// interface.
const MARGIN: Vec2 = Vec2::new(14.0, 4.0);
const GAP: f32 = 6.0;

/// How wide a letter of a sentence is and how high a line, in sizes of the letter.
const LETTER: Vec2 = Vec2::new(0.5, 1.2);

/// A line of the sentence's panel.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// What is refused, or what the focused move leads to.
    Note,
    /// What was told last, 0 the latest.
    Told(usize),
}

/// All of them, as they stand one below the other.
const LINES: [Line; 3] = [Line::Note, Line::Told(0), Line::Told(1)];

impl Line {
    /// How it is written.
    const fn lettering(self) -> Lettering {
        match self {
            Self::Note => Lettering::bold(16.0),
            Self::Told(0) => Lettering::read(16.0),
            Self::Told(_) => Lettering::read(14.0),
        }
    }
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
        row_gap: px(GAP),
        padding: UiRect::axes(px(MARGIN.x), px(MARGIN.y)),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(14)),
        overflow: Overflow::clip(),
        ..default()
    };
    let line = |line: Line, colour| {
        let written = label(Phrase::new("loading"), line.lettering(), colour);
        (line, written)
    };
    commands.spawn((
        part("Sentence", Area::Sentence, node),
        // Beside many tokens, or in a narrow column, a long sentence has little room.
        Tight(0.7),
        BackgroundColor(PANEL),
        BorderColor::all(EDGE),
        children![
            line(Line::Note, palette::GOLD),
            line(Line::Told(0), palette::CREAM),
            line(Line::Told(1), palette::FADED),
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
    shown: Res<Shown>,
    row: Res<Row>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    tongue: Res<Tongue>,
    mut lines: Query<(&Line, &mut LocalizedText, &mut Node)>,
    mut panels: Query<(&Area, &mut Visibility)>,
    mut noted: Local<Option<Phrase>>,
    mut last: Local<(Vec<(Line, Phrase)>, Vec2)>,
    mut aloud: MessageWriter<Said>,
) {
    let note = note(&story, &selection, truth.as_deref());
    if *noted != note {
        aloud.write_batch(note.clone().map(Said));
        noted.clone_from(&note);
    }
    let panel = room_for_sentences(&layout, &shown, &row);
    let all = lines_of(&story, note.as_ref(), LINES.len());
    let unchanged = *last == (all.clone(), panel);
    if unchanged && !story.is_changed() && !settings.is_changed() && !tongue.is_changed() {
        return;
    }
    *last = (all, panel);
    let high = |lines: &[(Line, Phrase)]| high(lines, panel.x, &settings, **tongue);
    let written = (1..=LINES.len())
        .rev()
        .map(|room| lines_of(&story, note.as_ref(), room))
        .find(|lines| lines.len() < 2 || high(lines) <= panel.y)
        .unwrap_or_default();
    let said = !written.is_empty();
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
        let phrase = written.iter().find(|(known, _)| known == line);
        show(&mut node, phrase.is_some());
        if let Some((_, phrase)) = phrase {
            text.set_if_neq(LocalizedText(phrase.clone()));
        }
    }
}

/// What stands there where there is room for so many sentences: what is noted, then what was told
/// last.
fn lines_of(story: &Story, note: Option<&Phrase>, room: usize) -> Vec<(Line, Phrase)> {
    let room = room - usize::from(note.is_some());
    let noted = note.map(|note| (Line::Note, note));
    let told = story.told(room).take(room).enumerate();
    let told = told.map(|(n, phrase)| (Line::Told(n), phrase));
    let lines = noted.into_iter().chain(told);
    lines.map(|(line, phrase)| (line, phrase.clone())).collect()
}

/// About how high sentences are one below the other in a panel so wide, its margin included: in
/// pixels of the interface, rather a little more.
fn high(lines: &[(Line, Phrase)], wide: f32, settings: &Settings, locale: Locale) -> f32 {
    let across = (wide - 2.0 * MARGIN.x - 2.0).max(1.0);
    let sentences = lines.iter().map(|(line, phrase)| {
        let size = line.lettering().size * settings.text_size.factor();
        let letters = phrase.plain(locale).chars().count() as f32;
        // What does not fit into a line leaves some of it empty.
        let rows = (LETTER.x * size * letters / across * 1.1).ceil().max(1.0);
        rows * LETTER.y * size
    });
    let gaps = GAP * lines.len().saturating_sub(1) as f32;
    sentences.sum::<f32>() + gaps + 2.0 * MARGIN.y + 2.0
}
