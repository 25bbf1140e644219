//! The pause: every button, by pointer and by keys.

use bevy::prelude::*;
use bevy::window::WindowOccluded;

use parchis::screens::{Menu, MenuCommand, Pause, Screen};
use parchis::table::{Match, Saved};

use crate::{enter, frames, key, opened, press, says, screen, seen};

const SPAIN: &str = "parchis-4-spain";

fn paused() -> App {
    let mut app = opened(Some(SPAIN));
    app.world_mut()
        .write_message(MenuCommand::Open(Menu::Pause));
    frames(&mut app, 3);
    assert_eq!(**app.world().resource::<State<Pause>>(), Pause::On);
    app
}

fn menu(app: &App) -> Menu {
    **app.world().resource::<State<Menu>>()
}

#[test]
fn the_game_goes_on() {
    let mut app = paused();
    assert!(says(&mut app, "Your game is saved."));
    press(&mut app, "Continue");
    assert_eq!(**app.world().resource::<State<Pause>>(), Pause::Off);
    assert!(!says(&mut app, "Paused"));
}

#[test]
fn a_window_that_nobody_sees_pauses_the_table() {
    let mut app = opened(Some(SPAIN));
    for (occluded, expected) in [(false, Menu::None), (true, Menu::Pause)] {
        let window = Entity::PLACEHOLDER;
        app.world_mut()
            .write_message(WindowOccluded { window, occluded });
        frames(&mut app, 3);
        assert_eq!(menu(&app), expected);
    }
}

#[test]
fn rules_and_settings_lie_over_the_pause() {
    for (words, lies) in [("Rules", Menu::Rules), ("Settings", Menu::Settings)] {
        let mut app = paused();
        press(&mut app, words);
        assert_eq!(menu(&app), lies);
        key(&mut app, KeyCode::Escape);
        assert_eq!(menu(&app), Menu::Pause, "{words}");
        assert_eq!(**app.world().resource::<State<Pause>>(), Pause::On);
    }
}

#[test]
fn beginning_anew_is_asked_once_more() {
    let mut app = paused();
    let ply = |app: &App| app.world().resource::<Match>().ply();
    let before = ply(&app);
    press(&mut app, "Start over");
    assert_eq!(menu(&app), Menu::Restart);
    assert_eq!(ply(&app), before);
    // Whoever presses without reading loses nothing.
    enter(&mut app);
    assert_eq!((menu(&app), ply(&app)), (Menu::Pause, before));
    press(&mut app, "Start over");
    press(&mut app, "Start over");
    assert_eq!(menu(&app), Menu::None);
    let truth = app.world().resource::<Match>();
    assert!(truth.ply() > before);
    assert!(truth.record().plies().len() <= 1);
}

#[test]
fn leaving_leads_to_the_title_and_the_match_is_kept() {
    let mut app = paused();
    press(&mut app, "Save and leave");
    frames(&mut app, 2);
    assert_eq!(screen(&app), Screen::Title);
    assert!(app.world().resource::<Saved>().get().is_some());
    assert!(says(&mut app, "Continue"), "{:?}", seen(&mut app));
    assert!(says(&mut app, "Play now"));
}

#[test]
fn keys_alone_lead_through_everything() {
    let mut app = opened(Some(SPAIN));
    key(&mut app, KeyCode::Escape);
    assert_eq!(menu(&app), Menu::Pause);
    // The first thing has the focus; Tab goes to the rules, the settings, and beginning anew.
    for _ in 0..3 {
        key(&mut app, KeyCode::Tab);
    }
    enter(&mut app);
    assert_eq!(menu(&app), Menu::Restart);
    key(&mut app, KeyCode::Escape);
    assert_eq!(menu(&app), Menu::Pause);
    key(&mut app, KeyCode::Escape);
    assert_eq!(menu(&app), Menu::None);
}
