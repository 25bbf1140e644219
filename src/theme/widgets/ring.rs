//! Where one is in a menu: a ring shows it, and the page scrolls there.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::sight::IntoSight;
use super::style::Style;
use crate::theme::palette;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (draw_ring, follow_focus)
            .chain()
            // The engine's own menus, of which there are none here, also look at the focus.
            .ambiguous_with_all()
            .before(bevy::ui::UiSystems::Prepare),
    );
}

/// The ring is always there for layout's sake and only coloured where the focus is.
fn draw_ring(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut buttons: Query<(Entity, &mut Outline), With<Style>>,
) {
    for (entity, mut outline) in &mut buttons {
        let here = visible.0 && focus.get() == Some(entity);
        let colour = if here { palette::IVORY } else { Color::NONE };
        if outline.color != colour {
            outline.color = colour;
        }
    }
}

/// What the keys have gone to is scrolled to.
fn follow_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    things: Query<(), With<Style>>,
    mut commands: Commands,
) {
    let gone = focus.get().filter(|_| focus.is_changed() && visible.0);
    if let Some(entity) = gone.filter(|entity| things.contains(*entity)) {
        commands.entity(entity).insert(IntoSight);
    }
}
