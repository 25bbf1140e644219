//! What the page around the game is told, and what it tells.

use std::sync::Arc;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

use parchis::app::PagePlugin;
use parchis::levels::{Catalogue, Levels};
use parchis::locale::Language;
use parchis::page::{Heard, Line, Told};
use parchis::screens::Notice;
use parchis::settings::{Setting, SettingsCommand};
use parchis::storage::Storage;

use super::{Memory, finished, frames, furnished, press};

/// Everything that was told, the oldest first.
#[derive(Resource, Default)]
struct Listened(Vec<Told>);

fn around(game: Option<&str>) -> (App, Arc<Memory>) {
    let storage = Arc::new(Memory::default());
    let catalogue = Catalogue::from(Levels::embedded());
    let mut app = furnished(catalogue, game, storage.clone());
    app.add_plugins(PagePlugin {
        storage: Some(storage.clone()),
        tested: false,
    })
    .init_resource::<Listened>()
    .add_systems(
        Last,
        |mut told: MessageReader<Told>, mut listened: ResMut<Listened>| {
            listened.0.extend(told.read().cloned());
        },
    );
    let mut app = finished(app);
    frames(&mut app, 6);
    (app, storage)
}

fn told(app: &mut App) -> Vec<Told> {
    std::mem::take(&mut app.world_mut().resource_mut::<Listened>().0)
}

fn is_said(told: &[Told], part: &str) -> bool {
    told.iter()
        .any(|told| matches!(told, Told::Say(sentence) if sentence.contains(part)))
}

#[test]
fn what_happens_is_said_aloud_in_the_language_of_the_moment() {
    let (mut app, _) = around(Some("parchis-4-spain"));
    let first = told(&mut app);
    assert!(first.contains(&Told::Language("en")), "{first:?}");
    assert!(first.contains(&Told::Deep(true)), "{first:?}");
    assert!(is_said(&first, "Yellow"), "whose turn it is: {first:?}");
    press(&mut app, "Throw to go first");
    let thrown = told(&mut app);
    assert!(is_said(&thrown, "to see who starts."), "{thrown:?}");
    let spanish = Setting::Language(Some(Language::Spanish));
    app.world_mut().write_message(SettingsCommand::Set(spanish));
    frames(&mut app, 2);
    assert!(told(&mut app).contains(&Told::Language("es")));
}

#[test]
fn the_page_knows_which_line_is_written_on() {
    let (mut app, _) = around(None);
    assert!(
        !told(&mut app)
            .iter()
            .any(|told| matches!(told, Told::Write(_)))
    );
    let field = EditableText {
        max_characters: Some(16),
        ..EditableText::new("Ana")
    };
    let field = app.world_mut().spawn(field).id();
    app.world_mut()
        .insert_resource(InputFocus::from_entity(field));
    frames(&mut app, 2);
    let line = Line {
        text: "Ana".to_owned(),
        most: Some(16),
    };
    assert!(told(&mut app).contains(&Told::Write(Some(line))));
    app.world_mut().resource_mut::<InputFocus>().clear();
    frames(&mut app, 2);
    assert!(told(&mut app).contains(&Told::Write(None)));
}

#[test]
fn a_file_that_is_one_of_ours_is_kept_and_everything_begins_anew() {
    let (mut app, storage) = around(None);
    let file = |name: &str, text: &str| Heard::File {
        name: name.to_owned(),
        text: text.to_owned(),
    };
    app.world_mut().write_message(file("cat.png", "meow"));
    frames(&mut app, 2);
    let notices = app.world().resource::<Messages<Notice>>();
    assert_eq!(notices.len(), 1, "it is said that it is none");
    assert!(!told(&mut app).contains(&Told::Anew));
    app.world_mut()
        .write_message(file("mine.board.ron", "(version: 1)"));
    frames(&mut app, 2);
    assert!(told(&mut app).contains(&Told::Anew));
    assert!(storage.read("levels/mine.board.ron").unwrap().is_some());
}
