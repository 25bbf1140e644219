//! Everything that can be pressed.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::Button;

use super::FINGER;
use super::panel::{EDGE, PANEL, label};
use crate::locale::Phrase;
use crate::theme::palette::{self, shade};
use crate::theme::tongue::Lettering;

/// How much a button asks to be pressed.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// What most people want next.
    Chief,
    /// One of several.
    Plain,
    /// A sign in a corner.
    Quiet,
    /// A bonus or a banked throw: a golden piece.
    Token,
    /// A slider or a line to write on: it paints itself.
    Bare,
}

/// Whether a button stands for what is chosen among several; whoever owns it writes it, and the
/// picture follows.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen(pub bool);

/// The ground of a button that stands for what is chosen.
const CHOSEN: Color = Color::srgb(0.5, 0.345, 0.15);

/// What a button of a style is painted with at rest: ground, edge, writing.
impl Style {
    pub(super) const fn paint(self) -> (Color, Color, Color) {
        match self {
            Self::Chief => (
                Color::srgb(0.87, 0.66, 0.26),
                Color::srgb(0.55, 0.37, 0.1),
                DARK,
            ),
            Self::Plain => (Color::srgba(0.36, 0.235, 0.14, 0.9), EDGE, palette::CREAM),
            Self::Quiet => (PANEL, EDGE, palette::CREAM),
            Self::Bare => (Color::NONE, Color::NONE, palette::CREAM),
            Self::Token => (
                Color::srgb(0.9, 0.74, 0.42),
                Color::srgb(0.5, 0.34, 0.1),
                DARK,
            ),
        }
    }

    /// The colour of what is written on it.
    #[must_use]
    pub const fn ink(self) -> Color {
        self.paint().2
    }
}

const DARK: Color = Color::srgb(0.227, 0.141, 0.055);

/// The least width that a node asks for.
fn least(node: &Node) -> f32 {
    match node.min_width {
        Val::Px(width) => width,
        _ => 0.0,
    }
}

/// Anything that can be pressed.
pub(super) fn pressable(node: Node, style: Style, round: Val) -> impl Bundle {
    let (ground, edge, _) = style.paint();
    (
        Node {
            min_width: px(FINGER.max(least(&node))),
            min_height: px(FINGER),
            border: px(if style == Style::Token { 2 } else { 1 }).all(),
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
        BoxShadow::new(
            Color::srgba(0.03, 0.015, 0.0, 0.45),
            px(0),
            px(2),
            px(0),
            px(5),
        ),
    )
}

/// A button with words in its middle.
pub fn button(phrase: Phrase, style: Style) -> impl Bundle {
    worded(phrase, style, 0.0)
}

/// The same, as wide as its row has room.
pub fn wide_button(phrase: Phrase, style: Style) -> impl Bundle {
    worded(phrase, style, 1.0)
}

fn worded(phrase: Phrase, style: Style, grow: f32) -> impl Bundle {
    let node = Node {
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(18), px(6)),
        flex_grow: grow,
        ..default()
    };
    (
        pressable(node, style, px(12)),
        children![label(phrase, Lettering::bold(18.0), style.ink())],
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
    let node = Node {
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(8), px(4)),
        ..default()
    };
    (
        pressable(node, Style::Quiet, px(FINGER / 2.0)),
        children![label(phrase, Lettering::bold(16.0), palette::CREAM)],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        paint_buttons.before(bevy::ui::UiSystems::Prepare),
    );
}

/// Lighter under the pointer, darker while pressed, faded when it may not be pressed; golden at
/// the edge where it is chosen.
fn paint_buttons(
    mut buttons: Query<(
        &Style,
        &Hovered,
        Has<Pressed>,
        Has<InteractionDisabled>,
        Option<&Chosen>,
        &mut BackgroundColor,
        &mut BorderColor,
    )>,
) {
    for (style, hovered, pressed, disabled, chosen, mut ground, mut border) in &mut buttons {
        if *style == Style::Bare && chosen.is_none() {
            continue;
        }
        let is_chosen = chosen.is_some_and(|chosen| chosen.0);
        let (rest, edge, _) = style.paint();
        let rest = match style {
            Style::Bare => rest,
            _ if is_chosen => CHOSEN,
            _ => rest,
        };
        let colour = match (disabled, pressed, hovered.get()) {
            (true, ..) => rest.with_alpha(0.35 * rest.alpha()),
            (_, true, _) => shade(rest, -0.25).with_alpha(rest.alpha()),
            (_, _, true) => {
                let by = if is_chosen { 0.04 } else { 0.12 };
                shade(rest, by).with_alpha(rest.alpha())
            }
            _ => rest,
        };
        ground.set_if_neq(BackgroundColor(colour));
        if chosen.is_some() {
            let edge = match style {
                Style::Bare if is_chosen => palette::IVORY,
                _ if is_chosen => palette::GOLD,
                Style::Bare if hovered.get() => palette::CREAM,
                _ => edge,
            };
            border.set_if_neq(BorderColor::all(edge));
        }
    }
}
