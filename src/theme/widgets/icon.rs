//! Buttons with a drawn sign: the font has no such signs.

use bevy::prelude::*;

use super::FINGER;
use super::button::pressable;
use super::style::Style;
use crate::theme::palette;
use crate::theme::tongue::Unmirrored;

/// How the bars of a sign lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// Two bars that stand: pause.
    Upright,
    /// Three bars that lie: menu.
    Lying,
}

/// A round button with a sign of bars.
pub fn icon_button(bearing: Bearing) -> impl Bundle {
    let node = Node {
        justify_content: JustifyContent::Center,
        flex_direction: match bearing {
            Bearing::Upright => FlexDirection::Row,
            Bearing::Lying => FlexDirection::Column,
        },
        column_gap: px(5),
        row_gap: px(4),
        ..default()
    };
    let (width, height, bars) = match bearing {
        Bearing::Upright => (5, 16, 2),
        Bearing::Lying => (18, 3, 3),
    };
    let bar = move || {
        (
            Node {
                width: px(width),
                height: px(height),
                border_radius: BorderRadius::all(px(2)),
                ..default()
            },
            BackgroundColor(palette::CREAM),
            Pickable::IGNORE,
        )
    };
    (
        pressable(node, Style::Quiet, px(FINGER / 2.0)),
        Children::spawn(SpawnIter((0..bars).map(move |_| bar()))),
    )
}

/// An open book, the sign for rules: two pages with lines on them.
pub fn book() -> impl Bundle {
    let page = |outer: BorderRadius| {
        let line = || {
            (
                Node {
                    height: px(1.5),
                    ..default()
                },
                BackgroundColor(palette::CREAM),
                Pickable::IGNORE,
            )
        };
        (
            Node {
                width: px(11),
                height: px(17),
                border: px(1.5).all(),
                border_radius: outer,
                padding: UiRect::axes(px(2), px(3)),
                row_gap: px(2.5),
                flex_direction: FlexDirection::Column,
                ..default()
            },
            BorderColor::all(palette::CREAM),
            Pickable::IGNORE,
            Children::spawn(SpawnIter((0..2).map(move |_| line()))),
        )
    };
    (
        Node {
            flex_shrink: 0.0,
            ..default()
        },
        Unmirrored,
        Pickable::IGNORE,
        children![
            page(BorderRadius::left(px(4))),
            page(BorderRadius::right(px(4)))
        ],
    )
}

/// A globe, the sign for languages: a round with its middle line and a narrower round in it.
pub fn globe() -> impl Bundle {
    const SIDE: f32 = 22.0;
    let line = |node: Node| {
        (
            Node {
                position_type: PositionType::Absolute,
                ..node
            },
            Pickable::IGNORE,
        )
    };
    let round = |width: f32| Node {
        left: px((SIDE - width) / 2.0 - 1.5),
        top: px(-1.5),
        width: px(width),
        height: px(SIDE),
        border: px(1.5).all(),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let across = Node {
        left: px(0),
        top: px(SIDE / 2.0 - 2.2),
        width: percent(100),
        height: px(1.5),
        ..default()
    };
    (
        Node {
            width: px(SIDE),
            height: px(SIDE),
            border: px(1.5).all(),
            border_radius: BorderRadius::MAX,
            flex_shrink: 0.0,
            ..default()
        },
        BorderColor::all(palette::GOLD),
        Pickable::IGNORE,
        children![
            (line(round(SIDE * 0.46)), BorderColor::all(palette::GOLD)),
            (line(across), BackgroundColor(palette::GOLD)),
        ],
    )
}
