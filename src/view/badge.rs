//! A small round plate with something short upon it.

use bevy::prelude::*;

use super::atlas::{Art, Atlas};
use crate::screens::Screen;
use crate::theme::fonts::Fonts;
use crate::theme::palette;

/// A plate of the table that is not seen yet; its first child is what is said upon it.
pub(super) fn badge(name: Name, atlas: &Atlas, fonts: &Fonts) -> impl Bundle {
    (
        name,
        Visibility::Hidden,
        DespawnOnExit(Screen::Table),
        atlas.sprite(Art::Badge, Vec2::ONE),
        children![(
            Text2d::default(),
            TextFont::from(fonts.bold.clone()),
            TextColor(palette::CREAM),
            Transform::from_xyz(0.0, 0.0, 0.01),
        )],
    )
}

/// Says something upon a plate, `high` pixels high; what is said already is not written again.
pub(super) fn say(
    said: &str,
    high: f32,
    plate: &Children,
    texts: &mut Query<(&mut Text2d, &mut TextFont)>,
) {
    for child in plate {
        if let Ok((mut text, mut font)) = texts.get_mut(*child) {
            if text.0 != said {
                said.clone_into(&mut text.0);
            }
            let size = FontSize::Px(high.round());
            if font.font_size != size {
                font.font_size = size;
            }
        }
    }
}
