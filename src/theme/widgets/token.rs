//! Tokens, to look at and to press. Where many lie, all are smaller.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::FINGER;
use super::button::pressable_in_a_crowd;
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

/// How high the number on a token is written, its name, and the words of a button beside tokens.
const NUMBER: f32 = 22.0;
const TITLE: f32 = 12.0;
const WORDS: f32 = 18.0;
/// Names are never smaller: they could not be read.
const SMALLEST: f32 = 9.0;
/// How wide a token is at least, and how far its edge is from what is written on it.
const WIDE: f32 = 52.0;
const MARGIN: Vec2 = Vec2::new(12.0, 4.0);
/// How far a button's edge is from its words.
const BUTTON_MARGIN: f32 = 18.0;
/// How round a token is.
const ROUND: f32 = 14.0;

/// How wide a letter is and how high a line, in sizes of the letter, at most on an average.
const LETTER: Vec2 = Vec2::new(0.6, 1.2);

fn title_size(size: f32) -> f32 {
    (TITLE * size).max(SMALLEST)
}

/// How much room a token of a size takes, 1 being as large as usual, with so many letters in its
/// number and in its name: in pixels of the interface, rather a little more.
#[must_use]
pub fn token_room(number: usize, title: usize, size: f32) -> Vec2 {
    let line = |letters: usize, high: f32| LETTER * high * Vec2::new(letters as f32, 1.0);
    let number = line(number, NUMBER * size);
    let named = if title > 0 {
        line(title, title_size(size))
    } else {
        Vec2::ZERO
    };
    let written = Vec2::new(number.x.max(named.x), number.y + named.y);
    // Its edge is never thinner.
    let margin = 2.0 * (Vec2::splat(2.0) + (MARGIN - 2.0) * size);
    (written + margin).max(Vec2::new(WIDE, FINGER) * size)
}

/// The same of a button beside tokens.
#[must_use]
pub fn aside_room(words: usize, size: f32) -> Vec2 {
    let wide = LETTER.x * WORDS * words as f32 + 2.0 * BUTTON_MARGIN;
    size * Vec2::new(wide, FINGER)
}

/// A token that can be pressed: a number, and a name if it has one.
pub fn token_button(number: Phrase, title: Option<Phrase>, size: f32) -> impl Bundle {
    (
        pressable_in_a_crowd(token_node(size), Style::Token, px(ROUND * size)),
        lines(Some(number), title, Style::Token, size),
    )
}

/// One that cannot be used: the empty outline of a token, which nobody can press. What lies under
/// another shows through it, so nothing is written there.
pub fn hollow_token(written: Option<(Phrase, Option<Phrase>)>, size: f32) -> impl Bundle {
    let (number, title) = written.unzip();
    (
        pressable_in_a_crowd(token_node(size), Style::Hollow, px(ROUND * size)),
        InteractionDisabled,
        lines(number, title.flatten(), Style::Hollow, size),
    )
}

/// A button beside tokens, as large as they are.
pub fn aside_button(phrase: Phrase, size: f32) -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(BUTTON_MARGIN * size), px(0)),
        ..token_node(size)
    };
    (
        pressable_in_a_crowd(node, Style::Plain, px(12.0 * size)),
        children![(
            label(phrase, Lettering::bold(WORDS * size), Style::Plain.ink()),
            TextLayout::justify(Justify::Center),
        )],
    )
}

/// A token to look at.
pub fn token(number: Phrase, title: Option<Phrase>, size: f32) -> impl Bundle {
    let (ground, edge, _) = Style::Token.paint();
    (
        Node {
            border: px(2).all(),
            border_radius: BorderRadius::all(px(ROUND * size)),
            align_items: AlignItems::Center,
            ..token_node(size)
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
        lines(Some(number), title, Style::Token, size),
    )
}

/// What is written on a token.
fn lines(number: Option<Phrase>, title: Option<Phrase>, style: Style, size: f32) -> impl Bundle {
    let line = move |phrase, high| label(phrase, Lettering::bold(high), style.ink());
    let (number, title) = (number.into_iter(), title.into_iter());
    Children::spawn((
        SpawnIter(number.map(move |number| line(number, NUMBER * size))),
        SpawnIter(title.map(move |title| line(title, title_size(size)))),
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

fn token_node(size: f32) -> Node {
    Node {
        min_width: px(WIDE * size),
        min_height: px(FINGER * size),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(10.0 * size), px(2.0 * size)),
        ..default()
    }
}
