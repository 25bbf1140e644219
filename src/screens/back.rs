//! Back: Escape on the keyboard, the right one of the four buttons on a pad.

use bevy::prelude::*;

use super::menu::obey;
use super::{Menu, MenuCommand, Screen};
use crate::table::FlowSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        go_back
            .before(obey)
            .in_set(FlowSystems::Settle)
            .run_if(resource_exists::<ButtonInput<KeyCode>>),
    );
}

/// On the open table Escape belongs to what is chosen there.
pub(super) fn go_back(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut asked: MessageWriter<MenuCommand>,
) {
    if *screen == Screen::Table && *menu == Menu::None {
        return;
    }
    let pressed = keys.just_pressed(KeyCode::Escape)
        || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East));
    if pressed {
        asked.write(MenuCommand::Back);
    }
}
