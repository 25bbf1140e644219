//! Tokens, to look at and to press.

use bevy::prelude::*;

use super::FINGER;
use super::button::pressable;
use super::panel::label;
use super::style::Style;
use crate::locale::Phrase;
use crate::theme::tongue::Lettering;

/// What a token to look at stands for: whoever lets it fly finds it by that.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    /// The bonus that is so many-th to be played.
    Bonus(usize),
    /// A throw that waits, by its kind, the so many-th of that kind.
    Throw(u8, u8),
}

/// A token that can be pressed.
pub fn token_button(phrase: Phrase) -> impl Bundle {
    (
        pressable(token_node(), Style::Token, px(14)),
        children![label(phrase, Lettering::bold(22.0), Style::Token.ink())],
    )
}

/// A token to look at.
pub fn token(phrase: Phrase) -> impl Bundle {
    let (ground, edge, ink) = Style::Token.paint();
    (
        Node {
            min_height: px(FINGER),
            border: px(2).all(),
            border_radius: BorderRadius::all(px(14)),
            align_items: AlignItems::Center,
            ..token_node()
        },
        BackgroundColor(ground),
        BorderColor::all(edge),
        BoxShadow::new(
            Color::srgba(0.03, 0.015, 0.0, 0.45),
            px(1),
            px(3),
            px(0),
            px(5),
        ),
        Pickable::IGNORE,
        children![label(phrase, Lettering::bold(22.0), ink)],
    )
}

/// A stroke through a token that is lost.
pub fn stroke() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: percent(6),
            right: percent(6),
            top: percent(46),
            height: px(4),
            border_radius: BorderRadius::all(px(2)),
            ..default()
        },
        UiTransform::from_rotation(Rot2::degrees(-14.0)),
        BackgroundColor(Style::Token.ink()),
    )
}

fn token_node() -> Node {
    Node {
        min_width: px(52),
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(10), px(2)),
        ..default()
    }
}
