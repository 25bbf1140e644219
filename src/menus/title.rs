//! The title: the name of the game, and where one may go from here.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::screens::{Menu, MenuCommand, Screen, SetupCommand};
use crate::table::Saved;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{MenuKeys, Style, button, first, label, panel, screen, warm};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), open);
}

fn open(saved: Res<Saved>, mut commands: Commands) {
    let root = (
        Name::new("Title"),
        DespawnOnExit(Screen::Title),
        MenuKeys::Screen,
        TabGroup::modal(),
        screen(0.0),
        warm(),
    );
    commands.spawn(root).with_children(|root| {
        root.spawn(panel(px(420))).with_children(|panel| {
            panel.spawn(label(
                Phrase::new("title-game"),
                Lettering::bold(30.0),
                palette::GOLD,
            ));
            panel.spawn(label(
                Phrase::new("title-tagline"),
                Lettering::read(16.0),
                palette::CREAM,
            ));
            if saved.get().is_some() {
                panel.spawn((
                    button(Phrase::new("menu-continue-saved"), Style::Chief),
                    first(),
                    observe(|_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
                        asked.write(SetupCommand::GoOn);
                    }),
                ));
            }
            panel.spawn((
                button(Phrase::new("menu-play"), Style::Plain),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                    next.set(Screen::Setup);
                }),
            ));
            panel.spawn((
                button(Phrase::new("menu-settings"), Style::Plain),
                observe(|_: On<Activate>, mut asked: MessageWriter<MenuCommand>| {
                    asked.write(MenuCommand::Open(Menu::Settings));
                }),
            ));
            panel.spawn((
                button(Phrase::new("menu-quit"), Style::Plain),
                observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                    exit.write(AppExit::Success);
                }),
            ));
        });
    });
}
