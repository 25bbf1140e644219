//! Keys in menus: Tab and arrows go from one thing to the next, and a ring shows where one is.

use bevy::input_focus::tab_navigation::{NavAction, TabNavigation};
use bevy::input_focus::{AutoFocus, FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::button::Style;
use crate::theme::palette;

/// Lies on the root of a menu: while there is one, keys go through it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct MenuKeys;

/// Makes a thing the one on which a menu begins.
pub fn first() -> impl Bundle {
    AutoFocus
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        walk_menu
            .run_if(any_with_component::<MenuKeys>)
            .after(bevy::input::InputSystems),
    )
    .add_systems(PostUpdate, draw_ring.before(bevy::ui::UiSystems::Prepare));
}

fn walk_menu(
    keys: Res<ButtonInput<KeyCode>>,
    navigation: TabNavigation,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let action = if keys.just_pressed(KeyCode::ArrowUp) || back && keys.just_pressed(KeyCode::Tab) {
        NavAction::Previous
    } else if keys.any_just_pressed([KeyCode::ArrowDown, KeyCode::Tab]) {
        NavAction::Next
    } else {
        return;
    };
    if let Ok(next) = navigation.navigate(&focus, action) {
        focus.set(next, FocusCause::Navigated);
        visible.0 = true;
    }
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
