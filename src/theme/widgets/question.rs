//! A question with a few answers, in the middle of the window.

use bevy::prelude::*;

use super::button::wide_button;
use super::page::LOW;
use super::panel::{panel, wrapped_row};
use super::style::Style;
use crate::locale::Phrase;
use crate::theme::layout::Layout;

/// The panel of a question with a few answers: wider on a low window, where they stand side by
/// side.
#[derive(Component, Clone, Copy, Debug)]
pub struct Question {
    /// The pixels from side to side.
    pub width: f32,
    /// The same on a low window.
    pub low: f32,
}

/// The panel of a question; [`answer`] makes room for each of its buttons.
pub fn question(question: Question) -> impl Bundle {
    (question, panel(px(question.width)))
}

/// The rows in which the answers of a question stand.
#[must_use]
pub fn answers() -> Node {
    Node {
        flex_shrink: 0.0,
        ..wrapped_row(10.0)
    }
}

/// An answer: as wide as its column.
pub fn answer(phrase: Phrase, style: Style) -> impl Bundle {
    wide_button(phrase, style, px(230))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, fit.before(bevy::ui::UiSystems::Prepare));
}

fn fit(layout: Res<Layout>, scale: Res<UiScale>, mut questions: Query<(&Question, &mut Node)>) {
    let low = layout.window.y / scale.0 < LOW;
    for (question, mut node) in &mut questions {
        let (width, padding) = if low {
            (px(question.low), UiRect::axes(px(16), px(12)))
        } else {
            (px(question.width), UiRect::axes(px(24), px(20)))
        };
        if (node.width, node.padding) != (width, padding) {
            (node.width, node.padding) = (width, padding);
        }
    }
}
