//! Tokens, to look at and to press.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

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

/// A token that can be pressed: a number, and a name if it has one.
pub fn token_button(number: Phrase, title: Option<Phrase>) -> impl Bundle {
    (
        pressable(token_node(), Style::Token, px(ROUND)),
        written(number, title, Style::Token),
    )
}

/// One that cannot be used: the empty outline of a token, which nobody can press.
pub fn hollow_token(number: Phrase, title: Option<Phrase>) -> impl Bundle {
    (
        pressable(token_node(), Style::Hollow, px(ROUND)),
        InteractionDisabled,
        written(number, title, Style::Hollow),
    )
}

/// A token to look at.
pub fn token(number: Phrase, title: Option<Phrase>) -> impl Bundle {
    let (ground, edge, _) = Style::Token.paint();
    (
        Node {
            min_height: px(FINGER),
            border: px(2).all(),
            border_radius: BorderRadius::all(px(ROUND)),
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
        written(number, title, Style::Token),
    )
}

/// How round a token is.
const ROUND: f32 = 14.0;

/// What is written on a token.
fn written(number: Phrase, title: Option<Phrase>, style: Style) -> impl Bundle {
    let ink = style.ink();
    let title = title.into_iter();
    Children::spawn((
        Spawn(label(number, Lettering::bold(22.0), ink)),
        SpawnIter(title.map(move |title| label(title, Lettering::bold(12.0), ink))),
    ))
}

/// A stroke through a token that is lost, as dark or as light as what is written on it.
pub fn stroke(style: Style) -> impl Bundle {
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
        BackgroundColor(style.ink()),
    )
}

fn token_node() -> Node {
    Node {
        min_width: px(52),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(10), px(2)),
        ..default()
    }
}
