//! A window that nobody can see: the table stands still.

use bevy::prelude::*;
use bevy::window::WindowOccluded;

use super::back::go_back;
use super::menu::obey;
use super::{Menu, MenuCommand, Screen};
use crate::table::FlowSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowOccluded>().add_systems(
        Update,
        pause
            .after(go_back)
            .before(obey)
            .in_set(FlowSystems::Settle)
            .run_if(in_state(Screen::Table).and_then(in_state(Menu::None))),
    );
}

fn pause(mut occluded: MessageReader<WindowOccluded>, mut asked: MessageWriter<MenuCommand>) {
    if occluded.read().any(|window| window.occluded) {
        asked.write(MenuCommand::Open(Menu::Pause));
    }
}
