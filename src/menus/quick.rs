//! The button that begins a game at once.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::replace::begin;
use super::setup::counted;
use crate::locale::Phrase;
use crate::screens::SetupChoice;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Style, card, column, first, label};

/// The usual game at once: what was played last, or a four-handed Parchís.
pub(super) fn spawn_quick(choices: &mut ChildSpawnerCommands, choice: &SetupChoice, saved: bool) {
    let style = if saved { Style::Plain } else { Style::Chief };
    let what = (
        Node {
            padding: px(4).vertical(),
            min_width: px(0),
            ..column(0.0)
        },
        Pickable::IGNORE,
        children![
            label(
                Phrase::new("title-quick"),
                Lettering::bold(20.0),
                style.ink()
            ),
            label(
                Phrase::new("title-quick-about")
                    .with("game", Phrase::called(choice.game.name.clone()))
                    .with("seats", counted(&choice.players())),
                Lettering::read(15.0),
                style.ink()
            ),
        ],
    );
    let mut quick = choices.spawn((card(style, what), observe(begin)));
    if !saved {
        quick.insert(first());
    }
}
