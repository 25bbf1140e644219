//! What holds and what is read: screens, panels, rows, labels.

use bevy::prelude::*;

use super::scroll::scrolling;

use crate::locale::Phrase;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};

/// The dark wood of panels. Nothing of what lies under them shows: a board that is looked at
/// closely does.
pub const PANEL: Color = Color::srgb(0.106, 0.067, 0.035);
/// The thin light edge of panels.
pub const EDGE: Color = Color::srgba(1.0, 0.918, 0.76, 0.16);

/// A node over the whole window that holds a menu in its middle.
pub fn screen(veil: f32) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        BackgroundColor(Color::srgba(0.06, 0.035, 0.015, veil)),
    )
}

/// The warm dark behind a screen that has no table: light falls in from the upper left.
pub fn warm() -> impl Bundle {
    BackgroundGradient::from(LinearGradient::to_bottom_right(vec![
        Color::srgb(0.36, 0.23, 0.13).into(),
        Color::srgb(0.2, 0.117, 0.065).into(),
        Color::srgb(0.115, 0.065, 0.035).into(),
    ]))
}

/// A panel: a column of things on dark wood. It scrolls where the window is lower.
pub fn panel(width: Val) -> impl Bundle {
    (
        Node {
            width,
            max_width: percent(94),
            max_height: percent(96),
            padding: UiRect::axes(px(24), px(20)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(18)),
            flex_direction: FlexDirection::Column,
            row_gap: px(10),
            overflow: Overflow::scroll_y(),
            ..default()
        },
        scrolling(),
        BackgroundColor(PANEL),
        BorderColor::all(EDGE),
        BoxShadow::new(
            Color::srgba(0.03, 0.015, 0.0, 0.55),
            px(0),
            px(8),
            px(0),
            px(24),
        ),
    )
}

/// Things side by side, in the direction of reading.
#[must_use]
pub fn row(gap: f32) -> Node {
    Node {
        column_gap: px(gap),
        row_gap: px(gap),
        align_items: AlignItems::Center,
        ..default()
    }
}

/// The same, on as many lines as it takes.
#[must_use]
pub fn wrapped_row(gap: f32) -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        ..row(gap)
    }
}

/// Things one below the other.
#[must_use]
pub fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        ..default()
    }
}

/// Words in the language of the moment.
pub fn label(phrase: Phrase, lettering: Lettering, colour: Color) -> impl Bundle {
    (
        LocalizedText(phrase),
        lettering,
        TextColor(colour),
        Pickable::IGNORE,
    )
}

/// Words that stay on one line.
pub fn line(phrase: Phrase, lettering: Lettering, colour: Color) -> impl Bundle {
    (
        label(phrase, lettering, colour),
        TextLayout::justify(Justify::Start).with_no_wrap(),
    )
}

/// Text that is the same in every language.
pub fn text(text: impl Into<String>, lettering: Lettering) -> impl Bundle {
    (
        Text::new(text),
        TextLayout::justify(Justify::Start),
        lettering,
        TextColor(palette::CREAM),
        Pickable::IGNORE,
    )
}

/// Gives a node its place, or takes it away, and is silent where nothing changes.
pub fn show(node: &mut Mut<Node>, there: bool) {
    let display = if there { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}
