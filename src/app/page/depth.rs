//! Back: as long as there is a way back in the game, the browser's own leads there.

use bevy::prelude::*;
use bevy::window::WindowOccluded;

use crate::page::Told;
use crate::screens::{Menu, MenuCommand, Screen};
use crate::table::FlowSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowOccluded>().add_systems(
        Update,
        (
            pause_hidden.run_if(in_state(Screen::Table).and_then(in_state(Menu::None))),
            tell_depth,
        )
            .chain()
            .after(FlowSystems::Settle),
    );
}

fn tell_depth(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut last: Local<bool>,
    mut told: MessageWriter<Told>,
) {
    let top = matches!(**screen, Screen::Loading | Screen::Title) && **menu == Menu::None;
    if std::mem::replace(&mut *last, !top) == top {
        told.write(Told::Deep(!top));
    }
}

/// Nobody sees a hidden tab: the table stands still.
fn pause_hidden(
    mut occluded: MessageReader<WindowOccluded>,
    mut asked: MessageWriter<MenuCommand>,
) {
    if occluded.read().any(|occluded| occluded.occluded) {
        asked.write(MenuCommand::Open(Menu::Pause));
    }
}
