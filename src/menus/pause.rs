//! The pause: go on, begin anew, another game, leave.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::screens::{Menu, MenuCommand, Pause, Screen};
use crate::table::{GameCommand, Match, Wish};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{MenuKeys, Style, button, first, label, panel, screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), open)
        .add_systems(OnExit(Pause::On), let_focus_go);
}

fn open(mut commands: Commands) {
    commands.spawn((
        Name::new("Pause"),
        DespawnOnExit(Menu::Pause),
        MenuKeys::Menu,
        TabGroup::modal(),
        GlobalZIndex(10),
        screen(0.55),
        children![(
            panel(px(360)),
            children![
                label(
                    Phrase::new("hud-paused"),
                    Lettering::bold(26.0),
                    palette::GOLD
                ),
                (
                    button(Phrase::new("menu-continue"), Style::Chief),
                    first(),
                    observe(go_on)
                ),
                (
                    button(Phrase::new("menu-rules"), Style::Plain),
                    observe(read_rules)
                ),
                (
                    button(Phrase::new("menu-restart"), Style::Plain),
                    observe(restart)
                ),
                (
                    button(Phrase::new("menu-new-game"), Style::Plain),
                    observe(choose_anew)
                ),
                (
                    button(Phrase::new("menu-settings"), Style::Plain),
                    observe(settings)
                ),
                (
                    button(Phrase::new("menu-quit"), Style::Plain),
                    observe(quit)
                ),
            ],
        )],
    ));
}

fn let_focus_go(mut focus: ResMut<InputFocus>) {
    focus.clear();
}

fn go_on(_: On<Activate>, mut asked: MessageWriter<MenuCommand>) {
    asked.write(MenuCommand::Close);
}

fn read_rules(_: On<Activate>, mut asked: MessageWriter<MenuCommand>) {
    asked.write(MenuCommand::Open(Menu::Rules));
}

fn restart(
    _: On<Activate>,
    truth: Res<Match>,
    mut wishes: MessageWriter<GameCommand>,
    mut asked: MessageWriter<MenuCommand>,
) {
    wishes.write(GameCommand {
        seen: truth.ply(),
        wish: Wish::Restart,
    });
    asked.write(MenuCommand::Close);
}

/// The match stays saved, and the chooser offers to go on with it.
fn choose_anew(_: On<Activate>, mut screen: ResMut<NextState<Screen>>) {
    screen.set(Screen::Setup);
}

fn settings(_: On<Activate>, mut asked: MessageWriter<MenuCommand>) {
    asked.write(MenuCommand::Open(Menu::Settings));
}

fn quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
