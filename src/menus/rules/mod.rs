//! The rule book: the house rules of the game that is being set up, and those in force.

mod book;
mod choices;
mod draft;
mod foot;
mod keep;
mod points;
mod presets;
mod read;
mod send;
mod undo;

use bevy::prelude::*;

use super::RuleBookSystems;
use crate::locale::Phrase;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::label;

/// The order in which the parts of the book follow its rules.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum PageSystems {
    Draft,
    Presets,
    Points,
    Choices,
    Foot,
    Keep,
    Send,
}

/// How wide a page of the book is, in pixels.
const WIDTH: f32 = 860.0;

/// The colour of what is written small.
const QUIET: Color = Color::srgba(1.0, 0.918, 0.76, 0.78);

/// The colour of what stands against the rules, which says itself in words that it does.
const WARNING: Color = Color::srgb(1.0, 0.72, 0.58);

pub(super) fn plugin(app: &mut App) {
    use PageSystems::{Choices, Draft, Foot, Keep, Points, Presets, Send};
    app.configure_sets(
        Update,
        (Draft, Presets, Points, Choices, Foot, Keep, Send)
            .chain()
            .in_set(RuleBookSystems),
    )
    .add_plugins((
        draft::plugin,
        book::plugin,
        presets::plugin,
        points::plugin,
        choices::plugin,
        foot::plugin,
        keep::plugin,
        send::plugin,
        read::plugin,
    ));
}

/// What a part is about.
fn heading(phrase: Phrase) -> impl Bundle {
    (
        Node {
            margin: px(8).top(),
            flex_shrink: 0.0,
            ..default()
        },
        children![label(phrase, Lettering::bold(19.0), palette::GOLD)],
    )
}
