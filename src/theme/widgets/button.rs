//! Everything that can be pressed.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Button;

use super::FINGER;
use super::panel::label;
use super::style::{Ink, Style};
use crate::locale::Phrase;
use crate::theme::palette;
use crate::theme::tongue::Lettering;

/// The least width that a node asks for.
fn least(node: &Node) -> f32 {
    match node.min_width {
        Val::Px(width) => width,
        _ => 0.0,
    }
}

/// Anything that can be pressed.
pub(super) fn pressable(node: Node, style: Style, round: Val) -> impl Bundle {
    let node = Node {
        min_width: px(FINGER.max(least(&node))),
        min_height: px(FINGER),
        ..node
    };
    pressable_in_a_crowd(node, style, round)
}

/// The same where so many lie side by side that each may be smaller than a finger.
pub(super) fn pressable_in_a_crowd(node: Node, style: Style, round: Val) -> impl Bundle {
    let (ground, edge, _) = style.paint();
    (
        Node {
            border: px(match style {
                Style::Token | Style::Hollow => 2,
                _ => 1,
            })
            .all(),
            border_radius: BorderRadius::all(round),
            align_items: AlignItems::Center,
            // What does not fit is scrolled to.
            flex_shrink: 0.0,
            ..node
        },
        style,
        Button,
        Hovered::default(),
        TabIndex(0),
        BackgroundColor(ground),
        BorderColor::all(edge),
        Outline::new(px(3), px(2), Color::NONE),
        // An outline has nothing that would cast one.
        BoxShadow::new(
            Color::srgba(
                0.03,
                0.015,
                0.0,
                if style == Style::Hollow { 0.0 } else { 0.45 },
            ),
            px(0),
            px(2),
            px(0),
            px(5),
        ),
    )
}

/// Lets a button be pressed or not, and is silent where nothing changes.
pub fn allow(button: &mut EntityCommands, disabled: bool, may: bool) {
    match (may, disabled) {
        (true, true) => {
            button.remove::<InteractionDisabled>();
        }
        (false, false) => {
            button.insert(InteractionDisabled);
        }
        _ => {}
    }
}

/// A button with words in its middle.
pub fn button(phrase: Phrase, style: Style) -> impl Bundle {
    worded(phrase, style, 0.0, auto())
}

/// The same, as wide as its row has room, and from `basis` on.
pub fn wide_button(phrase: Phrase, style: Style, basis: Val) -> impl Bundle {
    worded(phrase, style, 1.0, basis)
}

fn worded(phrase: Phrase, style: Style, grow: f32, basis: Val) -> impl Bundle {
    let node = Node {
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(18), px(6)),
        // Words that are longer than the line go on below.
        max_width: percent(100),
        flex_grow: grow,
        flex_basis: basis,
        ..default()
    };
    (
        pressable(node, style, px(12)),
        children![(
            label(phrase, Lettering::bold(18.0), style.ink()),
            Ink,
            TextLayout::justify(Justify::Center),
        )],
    )
}

/// A row that cycles through values: what it is about at its start, the value at its end.
pub fn choice(about: impl Bundle, value: impl Bundle) -> impl Bundle {
    let node = Node {
        justify_content: JustifyContent::SpaceBetween,
        padding: UiRect::axes(px(14), px(4)),
        column_gap: px(12),
        flex_shrink: 0.0,
        ..default()
    };
    (
        pressable(node, Style::Plain, px(12)),
        children![about, value],
    )
}

/// One of a list, as wide as it.
pub fn entry(what: impl Bundle) -> impl Bundle {
    card(Style::Plain, what)
}

/// A button with anything on it, from the start of the line on.
pub fn card(style: Style, what: impl Bundle) -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(14), px(4)),
        flex_shrink: 0.0,
        ..default()
    };
    (pressable(node, style, px(12)), children![what])
}

/// A button with a picture and words below it.
pub fn tile(what: impl Bundle) -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(8), px(6)),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (pressable(node, Style::Plain, px(12)), what)
}

/// A round button over something that is to be seen through it.
pub fn bare(node: Node) -> impl Bundle {
    (
        Node {
            min_width: px(FINGER),
            min_height: px(FINGER),
            border_radius: BorderRadius::MAX,
            ..node
        },
        Style::Bare,
        Button,
        Hovered::default(),
        TabIndex(0),
        BackgroundColor(Color::NONE),
        BorderColor::all(Color::NONE),
        Outline::new(px(3), px(2), Color::NONE),
    )
}

/// A small square button with one or two letters or signs.
pub fn sign_button(phrase: Phrase) -> impl Bundle {
    sign(children![label(
        phrase,
        Lettering::bold(16.0),
        palette::CREAM
    )])
}

/// A small square button with anything on it.
pub fn sign(what: impl Bundle) -> impl Bundle {
    let node = Node {
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(8), px(4)),
        ..default()
    };
    (pressable(node, Style::Quiet, px(FINGER / 2.0)), what)
}
