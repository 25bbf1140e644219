//! The languages, each by its own name: one press, and everything is said in it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::MenuSystems;
use crate::locale::Language;
use crate::screens::Screen;
use crate::settings::{Setting, SettingsCommand};
use crate::theme::tongue::{Lettering, Tongue};
use crate::theme::widgets::{Chosen, Style, card, globe, text, wrapped_row};

/// The button of a language.
#[derive(Component)]
struct Speaks(Language);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark_language
            .in_set(MenuSystems::Title)
            .run_if(in_state(Screen::Title)),
    );
}

/// Spawns the languages in a row.
pub(super) fn spawn_languages(parent: &mut ChildSpawnerCommands) {
    parent.spawn(wrapped_row(8.0)).with_children(|languages| {
        languages.spawn(globe());
        for language in Language::ALL {
            languages.spawn((
                card(
                    Style::Plain,
                    text(language.autonym(), Lettering::read(16.0)),
                ),
                Speaks(language),
                Chosen(false),
                observe(
                    move |_: On<Activate>, mut asked: MessageWriter<SettingsCommand>| {
                        asked.write(SettingsCommand::Set(Setting::Language(Some(language))));
                    },
                ),
            ));
        }
    });
}

fn mark_language(tongue: Res<Tongue>, mut languages: Query<(&Speaks, &mut Chosen)>) {
    for (language, mut chosen) in &mut languages {
        chosen.set_if_neq(Chosen(language.0 == tongue.language));
    }
}
