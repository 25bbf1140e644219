//! What things to press look like: at rest, under the pointer, pressed, chosen, out of use.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};

use super::panel::{EDGE, PANEL};
use crate::theme::palette::{self, shade};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (paint_buttons, paint_words).before(bevy::ui::UiSystems::Prepare),
    );
}

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
    /// The outline of a bonus or a throw that cannot be used.
    Hollow,
    /// A slider or a line to write on: it paints itself.
    Bare,
}

/// Whether a button stands for what is chosen among several; whoever owns it writes it, and the
/// picture follows.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen(pub bool);

/// The ground of a button that stands for what is chosen.
const CHOSEN: Color = Color::srgb(0.5, 0.345, 0.15);

/// The same of a token, which is bright at rest.
const TAKEN: Color = Color::srgb(1.0, 0.9, 0.66);

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
            Self::Hollow => (Color::NONE, HOLLOW, HOLLOW),
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

const HOLLOW: Color = Color::srgba(0.9, 0.74, 0.42, 0.55);
const DARK: Color = Color::srgb(0.227, 0.141, 0.055);

/// The words on a button, which fade with it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Ink;

/// What is left of the words on a button that may not be pressed.
const FADED: f32 = 0.4;

/// Words fade where the button may not be pressed. On the gold of a chief one, which is gone then,
/// they would be dark on dark.
fn paint_words(
    buttons: Query<(&Style, Has<InteractionDisabled>, &Children)>,
    mut words: Query<&mut TextColor, With<Ink>>,
) {
    for (style, disabled, children) in &buttons {
        let ink = if disabled {
            Style::Plain.ink().with_alpha(FADED)
        } else {
            style.ink()
        };
        let mut words = words.iter_many_mut(children);
        while let Some(mut colour) = words.fetch_next() {
            colour.set_if_neq(TextColor(ink));
        }
    }
}

/// Lighter under the pointer, darker while pressed, faded when it may not be pressed, and then
/// nobody's chief; golden at the edge where it is chosen.
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
        let (rest, edge, _) = match style {
            Style::Chief if disabled => Style::Plain.paint(),
            _ => style.paint(),
        };
        let rest = match style {
            Style::Bare => rest,
            Style::Token if is_chosen => TAKEN,
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
        // The edges of all others are painted by whoever has something to say with them.
        if chosen.is_some() || *style == Style::Chief {
            let edge = match style {
                Style::Bare | Style::Token if is_chosen => palette::IVORY,
                _ if is_chosen => palette::GOLD,
                Style::Bare if hovered.get() => palette::CREAM,
                _ => edge,
            };
            border.set_if_neq(BorderColor::all(edge));
        }
    }
}
