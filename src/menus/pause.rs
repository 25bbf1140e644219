//! The pause: go on, look at rules and settings, begin anew, or leave.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::menus::over::over;
use crate::screens::{Menu, MenuCommand, Pause, Screen};
use crate::table::{GameCommand, Match, Shelf, Wish};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Question, Style, answer, answers, first, label, question};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), open)
        .add_systems(OnEnter(Menu::Restart), ask)
        .add_systems(OnExit(Pause::On), let_focus_go);
}

/// How wide the panels are.
const QUESTION: Question = Question {
    width: 360.0,
    low: 560.0,
};

fn title(key: &'static str) -> impl Bundle {
    label(Phrase::new(key), Lettering::bold(26.0), palette::GOLD)
}

fn open(shelf: Res<Shelf>, mut commands: Commands) {
    let kept = if shelf.keeps() {
        "pause-saved"
    } else {
        "pause-not-saved"
    };
    let opens = |menu| {
        observe(
            move |_: On<Activate>, mut asked: MessageWriter<MenuCommand>| {
                asked.write(MenuCommand::Open(menu));
            },
        )
    };
    let plain = |key| answer(Phrase::new(key), Style::Plain);
    commands.spawn((
        over(Menu::Pause, "Pause"),
        children![(
            question(QUESTION),
            children![
                title("hud-paused"),
                (
                    answers(),
                    children![
                        (
                            answer(Phrase::new("menu-continue"), Style::Chief),
                            first(),
                            observe(go_on)
                        ),
                        (plain("menu-rules"), opens(Menu::Rules)),
                        (plain("menu-settings"), opens(Menu::Settings)),
                        (plain("menu-restart"), opens(Menu::Restart)),
                        (plain("pause-leave"), observe(leave)),
                    ]
                ),
                label(
                    Phrase::new(kept),
                    Lettering::read(14.0),
                    palette::CREAM.with_alpha(0.8)
                ),
            ],
        )],
    ));
}

/// What was played is lost: that is asked once more.
fn ask(mut commands: Commands) {
    commands.spawn((
        over(Menu::Restart, "Restart"),
        children![(
            question(QUESTION),
            children![
                title("pause-restart-title"),
                label(
                    Phrase::new("pause-restart-warning"),
                    Lettering::read(17.0),
                    palette::CREAM
                ),
                (
                    answers(),
                    children![
                        (
                            answer(Phrase::new("menu-back"), Style::Chief),
                            first(),
                            observe(|_: On<Activate>, mut asked: MessageWriter<MenuCommand>| {
                                asked.write(MenuCommand::Back);
                            })
                        ),
                        (
                            answer(Phrase::new("menu-restart"), Style::Plain),
                            observe(restart)
                        ),
                    ]
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

/// The match stays saved, and the title offers to go on with it.
fn leave(_: On<Activate>, mut screen: ResMut<NextState<Screen>>) {
    screen.set(Screen::Title);
}
