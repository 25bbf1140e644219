//! Back: as long as there is a way back in the game, the browser's own leads there.

use bevy::prelude::*;

use crate::page::Told;
use crate::screens::{Menu, Screen};
use crate::table::FlowSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell_depth.after(FlowSystems::Settle));
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
