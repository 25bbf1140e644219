//! Before a new match takes the place of the saved one: is that wished?

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::menus::over::over;
use crate::screens::{Menu, MenuCommand, SetupCommand};
use crate::table::Saved;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Question, Style, answer, answers, first, label, question};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Replace), open);
}

/// Begins what is chosen; a saved match is not replaced without a question.
pub(super) fn begin(
    _: On<Activate>,
    saved: Res<Saved>,
    mut menus: MessageWriter<MenuCommand>,
    mut asked: MessageWriter<SetupCommand>,
) {
    if saved.get().is_some() {
        menus.write(MenuCommand::Open(Menu::Replace));
    } else {
        asked.write(SetupCommand::Begin);
    }
}

fn open(mut commands: Commands) {
    commands.spawn((
        over(Menu::Replace, "Replace"),
        children![(
            question(Question {
                width: 420.0,
                low: 560.0,
            }),
            children![
                label(
                    Phrase::new("replace-title"),
                    Lettering::bold(24.0),
                    palette::GOLD
                ),
                label(
                    Phrase::new("menu-new-game-warning"),
                    Lettering::read(16.0),
                    palette::CREAM
                ),
                (
                    answers(),
                    children![
                        (
                            answer(Phrase::new("menu-continue-saved"), Style::Chief),
                            first(),
                            observe(|_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
                                asked.write(SetupCommand::GoOn);
                            })
                        ),
                        (
                            answer(Phrase::new("replace-new"), Style::Plain),
                            observe(|_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
                                asked.write(SetupCommand::Begin);
                            })
                        ),
                        (
                            answer(Phrase::new("menu-back"), Style::Plain),
                            observe(|_: On<Activate>, mut asked: MessageWriter<MenuCommand>| {
                                asked.write(MenuCommand::Back);
                            })
                        ),
                    ]
                ),
            ],
        )],
    ));
}
