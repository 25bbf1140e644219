//! Notices: one at a time, put away by a press, a key, or time.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use parchis::locale::Phrase;
use parchis::screens::{Menu, Notice, Screen};
use parchis::storage::StorageFlaw;
use parchis::table::Trouble;

use crate::{frames, key, opened, press, says, screen};

const FULL: &str = "There is no space left to save the game.";
const AGAIN: &str = "Saving works again, and the game is saved.";

fn told() -> App {
    let mut app = opened(None);
    app.world_mut()
        .write_message(Trouble::NotSaved(StorageFlaw::Full));
    app.world_mut().write_message(Trouble::SavedAgain);
    frames(&mut app, 2);
    app
}

#[test]
fn troubles_are_told_one_after_the_other_and_a_press_puts_them_away() {
    let mut app = told();
    assert!(says(&mut app, FULL) && !says(&mut app, AGAIN));
    press(&mut app, FULL);
    assert!(!says(&mut app, FULL) && says(&mut app, AGAIN));
    press(&mut app, AGAIN);
    frames(&mut app, 10);
    assert!(!says(&mut app, FULL) && !says(&mut app, AGAIN));
}

#[test]
fn escape_puts_a_notice_away_and_does_nothing_else() {
    let mut app = opened(Some("parchis-4-spain"));
    app.world_mut()
        .write_message(Notice(Phrase::new("error-no-home")));
    frames(&mut app, 2);
    let home = "There is no home folder, so the game will not be saved.";
    assert!(says(&mut app, home));
    key(&mut app, KeyCode::Escape);
    assert!(!says(&mut app, home));
    let menu = |app: &App| **app.world().resource::<State<Menu>>();
    assert_eq!(menu(&app), Menu::None);
    key(&mut app, KeyCode::Escape);
    assert_eq!(menu(&app), Menu::Pause);
}

#[test]
fn a_notice_goes_by_itself_after_a_while() {
    let mut app = told();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    frames(&mut app, 5);
    assert!(says(&mut app, FULL), "there is time to read it");
    frames(&mut app, 12);
    assert!(!says(&mut app, FULL));
    assert_eq!(screen(&app), Screen::Title);
}
