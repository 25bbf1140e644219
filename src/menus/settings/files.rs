//! Everything that is kept as a file, and back: a page of the browser has no folder to look into.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::rows::heading;
use crate::locale::Phrase;
use crate::theme::widgets::{Style, button, wrapped_row};

/// What may be asked about files.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilesCommand {
    /// Everything that is kept is to become a file.
    Save,
    /// Somebody is to choose one, and what is in it is kept.
    Open,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FilesCommand>();
}

pub(super) fn spawn(body: &mut ChildSpawnerCommands) {
    if !cfg!(target_arch = "wasm32") {
        return;
    }
    body.spawn(heading("settings-group-files"));
    body.spawn(wrapped_row(10.0)).with_children(|ways| {
        for (key, ask) in [
            ("settings-files-save", FilesCommand::Save),
            ("settings-files-open", FilesCommand::Open),
        ] {
            ways.spawn((
                button(Phrase::new(key), Style::Plain),
                observe(
                    move |_: On<Activate>, mut asked: MessageWriter<FilesCommand>| {
                        asked.write(ask);
                    },
                ),
            ));
        }
    });
}
