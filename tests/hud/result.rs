//! The result: places, figures, and every way on.

use std::sync::Arc;

use bevy::prelude::*;

use parchis::levels::{Catalogue, Levels};
use parchis::rules::record::Figures;
use parchis::screens::{Screen, SetupChoice};
use parchis::table::Match;

use crate::{
    Memory, begun_from, enter, finished, frames, key, late, opened, play_until, press, says,
    screen, seen,
};

const SPAIN: &str = "parchis-4-spain";

fn ended() -> App {
    let catalogue = Catalogue::from(Levels::embedded());
    let rules = catalogue.games[SPAIN].compile().unwrap();
    let position = Some(late(&rules));
    let app = begun_from(catalogue, Some(SPAIN), position, Arc::<Memory>::default());
    let mut app = finished(app);
    frames(&mut app, 6);
    played(app)
}

fn played(mut app: App) -> App {
    play_until(&mut app, |_, truth| truth.to_act().is_none());
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Result);
    app
}

#[test]
fn the_places_and_the_game_in_numbers_are_told() {
    let mut app = played(opened(Some(SPAIN)));
    for words in [
        "1",
        "2",
        "3",
        "fourth place",
        "Throws",
        "Sixes",
        "Pieces captured",
    ] {
        assert!(says(&mut app, words), "{words}: {:?}", seen(&mut app));
    }
    let truth = app.world().resource::<Match>();
    let figures = Figures::of(truth.record()).unwrap();
    let turns = format!("The game took {} turns.", figures.turns);
    assert!(says(&mut app, &turns), "{turns}");
    let throws: Vec<_> = figures.hands.iter().map(|hand| hand.throws).collect();
    for number in throws {
        assert!(says(&mut app, &number.to_string()), "{number}");
    }
    // Nothing is said by its key.
    let untold = seen(&mut app);
    assert!(
        untold.iter().all(|(_, text)| !text.contains('⟨')),
        "{untold:?}"
    );
}

#[test]
fn the_same_is_played_again() {
    let mut app = ended();
    press(&mut app, "Play again");
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn other_seats_are_chosen_for_the_same_game() {
    let mut app = ended();
    press(&mut app, "Other seats");
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Setup);
    let chosen = &app.world().resource::<SetupChoice>().game;
    assert_eq!(chosen.id, SPAIN);
}

#[test]
fn every_way_back_leads_to_the_title() {
    let mut app = ended();
    press(&mut app, "Title screen");
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Title);
    let mut app = ended();
    key(&mut app, KeyCode::Escape);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn keys_alone_play_again() {
    let mut app = ended();
    enter(&mut app);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Table);
}
