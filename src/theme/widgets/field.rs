//! A line to write on.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle};
use bevy::ui_widgets::SelectAllOnFocus;

use super::style::Style;
use crate::theme::palette;
use crate::theme::tongue::Lettering;

/// A line that a player writes on; its text is read from [`EditableText::value`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Field;

/// A line to write on with at most so many letters, and what stands there at first.
pub fn field(text: &str, most: usize) -> impl Bundle {
    (
        Field,
        Node {
            // As high as a finger by its padding: to a least height the engine would add that.
            padding: UiRect::axes(px(14), px(13)),
            min_width: px(0),
            flex_grow: 1.0,
            border: px(1).all(),
            border_radius: BorderRadius::all(px(10)),
            overflow: Overflow::clip(),
            ..default()
        },
        EditableText {
            max_characters: Some(most),
            ..EditableText::new(text)
        },
        SelectAllOnFocus,
        TextCursorStyle {
            color: palette::GOLD,
            selection_color: palette::GOLD.with_alpha(0.25),
            unfocused_selection_color: palette::GOLD.with_alpha(0.12),
            ..default()
        },
        TextLayout::no_wrap(),
        Lettering::read(17.0),
        TextColor(palette::CREAM),
        (Style::Bare, TabIndex(0), Hovered::default()),
        BackgroundColor(Color::srgba(0.0, 0.0, 0.0, 0.35)),
        BorderColor::all(palette::CREAM.with_alpha(0.4)),
        Outline::new(px(3), px(2), Color::NONE),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, edge.before(bevy::ui::UiSystems::Prepare));
}

/// The line that is written on has a golden edge.
fn edge(focus: Res<InputFocus>, mut fields: Query<(Entity, &mut BorderColor), With<Field>>) {
    for (field, mut border) in &mut fields {
        let colour = if focus.get() == Some(field) {
            palette::GOLD
        } else {
            palette::CREAM.with_alpha(0.4)
        };
        border.set_if_neq(BorderColor::all(colour));
    }
}
