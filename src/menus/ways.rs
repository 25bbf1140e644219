//! The ways from the title: another game, rules, settings, and out.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::screens::{Menu, MenuCommand, Screen};
use crate::theme::widgets::{Style, button, wrapped_row};

/// Spawns a button for each.
pub(super) fn spawn_ways(choices: &mut ChildSpawnerCommands) {
    choices.spawn((
        button(Phrase::new("setup-title"), Style::Plain),
        observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
            next.set(Screen::Setup);
        }),
    ));
    choices.spawn(wrapped_row(10.0)).with_children(|ways| {
        for (key, menu) in [
            ("menu-rules", Menu::Rules),
            ("menu-settings", Menu::Settings),
        ] {
            ways.spawn((
                button(Phrase::new(key), Style::Plain),
                observe(
                    move |_: On<Activate>, mut asked: MessageWriter<MenuCommand>| {
                        asked.write(MenuCommand::Open(menu));
                    },
                ),
            ));
        }
        // A page of the browser is left by the browser.
        if !cfg!(target_arch = "wasm32") {
            ways.spawn((
                button(Phrase::new("menu-quit"), Style::Plain),
                observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                    exit.write(AppExit::Success);
                }),
            ));
        }
    });
}
