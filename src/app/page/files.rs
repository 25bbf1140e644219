//! Files that were chosen on the page, and everything as a file.

use std::sync::Arc;

use bevy::prelude::*;

use crate::locale::Phrase;
use crate::menus::FilesCommand;
use crate::page::{Heard, Told};
use crate::screens::Notice;
use crate::storage::{BundleFlaw, Storage, StorageFlaw, export, import};

/// How the file is called that everything is kept in.
const NAME: &str = "parchis.json";

#[derive(Resource)]
struct Shelf(Option<Arc<dyn Storage>>);

pub(super) fn plugin(app: &mut App, storage: Option<Arc<dyn Storage>>) {
    app.insert_resource(Shelf(storage)).add_systems(
        PreUpdate,
        (
            obey.run_if(on_message::<FilesCommand>),
            take.run_if(on_message::<Heard>),
        )
            .chain(),
    );
}

fn obey(
    mut asked: MessageReader<FilesCommand>,
    shelf: Res<Shelf>,
    mut told: MessageWriter<Told>,
    mut notices: MessageWriter<Notice>,
) {
    for ask in asked.read() {
        match (ask, &shelf.0) {
            (_, None) => {
                notices.write(Notice(Phrase::new("error-files-nowhere")));
            }
            (FilesCommand::Open, _) => {
                told.write(Told::Open);
            }
            (FilesCommand::Save, Some(storage)) => match export(&**storage) {
                Ok(text) => {
                    let name = NAME.to_owned();
                    told.write(Told::Save { name, text });
                }
                Err(_) => {
                    notices.write(Notice(Phrase::new("error-files-nowhere")));
                }
            },
        }
    }
}

/// Keeps a file, and loads everything anew with what is kept now.
fn take(
    mut heard: MessageReader<Heard>,
    shelf: Res<Shelf>,
    mut told: MessageWriter<Told>,
    mut notices: MessageWriter<Notice>,
) {
    for heard in heard.read() {
        let Heard::File { name, text } = heard else {
            continue;
        };
        let Some(storage) = &shelf.0 else { continue };
        match import(&**storage, name, text) {
            Ok(()) => {
                told.write(Told::Anew);
            }
            Err(flaw) => {
                warn!("{name}: {flaw}");
                notices.write(Notice(
                    Phrase::new(sentence(&flaw)).with("path", name.clone()),
                ));
            }
        }
    }
}

fn sentence(flaw: &BundleFlaw) -> &'static str {
    match flaw {
        BundleFlaw::Unknown => "error-file-unknown",
        BundleFlaw::Version(_) => "error-file-newer",
        BundleFlaw::Storage(StorageFlaw::Full) => "error-file-full",
        BundleFlaw::Storage(_) => "error-files-nowhere",
    }
}
