//! Buttons with a drawn sign: the font has no such signs.

use bevy::prelude::*;

use super::FINGER;
use super::button::{Style, pressable};
use crate::theme::palette;

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
