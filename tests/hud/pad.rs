//! A pad alone leads from the title through a game to the next one.

use std::sync::Arc;

use bevy::prelude::*;

use parchis::input::{Selection, Shaking};
use parchis::levels::{Catalogue, Levels};
use parchis::rules::Phase;
use parchis::screens::{Menu, Screen};
use parchis::table::{Match, Player, StartMatch};

use super::settings::{push, strike_on};
use super::{Memory, add_keys, finished, frames, furnished, late, screen, settle};

fn at_the_title() -> (App, Entity) {
    let catalogue = Catalogue::from(Levels::embedded());
    let mut app = furnished(catalogue, None, Arc::new(Memory::default()));
    add_keys(&mut app);
    let mut app = finished(app);
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    frames(&mut app, 6);
    assert_eq!(screen(&app), Screen::Title);
    (app, pad)
}

/// Lays the table for people alone, shortly before the end of their game.
fn people_near_the_end(app: &mut App) {
    let truth = app.world().resource::<Match>();
    let start = StartMatch::New {
        spec: Box::new(truth.spec().clone()),
        position: Some(Box::new(late(truth.rules()))),
        players: vec![Player::Human(None); truth.players().len()],
        seed: Some(3),
    };
    app.world_mut().write_message(start);
    frames(app, 3);
}

#[test]
fn a_pad_begins_a_game_plays_it_and_the_next() {
    let (mut app, pad) = at_the_title();
    strike_on(&mut app, pad, GamepadButton::South);
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Table);
    people_near_the_end(&mut app);
    for _ in 0..20_000 {
        if screen(&app) == Screen::Result {
            break;
        }
        let selection = app.world().resource::<Selection>();
        let (plays, chosen) = (!selection.movable.is_empty(), selection.chosen.is_some());
        if plays && !chosen {
            strike_on(&mut app, pad, GamepadButton::DPadRight);
            let selection = app.world().resource::<Selection>();
            assert!(selection.focused.is_some());
        }
        strike_on(&mut app, pad, GamepadButton::South);
    }
    assert_eq!(app.world().resource::<Match>().game().phase(), Phase::Over);
    for hurried in [GamepadButton::South, GamepadButton::East] {
        strike_on(&mut app, pad, hurried);
        assert_eq!(screen(&app), Screen::Result, "nobody has seen it yet");
    }
    settle(&mut app);
    strike_on(&mut app, pad, GamepadButton::South);
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Table, "the same is played again");
}

#[test]
fn a_pad_pauses_and_takes_hold_of_the_cup() {
    let (mut app, pad) = at_the_title();
    strike_on(&mut app, pad, GamepadButton::South);
    frames(&mut app, 4);
    people_near_the_end(&mut app);
    let menu = |app: &App| **app.world().resource::<State<Menu>>();
    let held = |app: &App| app.world().resource::<Shaking>().seconds();
    for expected in [Menu::Pause, Menu::None] {
        strike_on(&mut app, pad, GamepadButton::East);
        frames(&mut app, 2);
        assert_eq!(menu(&app), expected);
    }
    let ply = app.world().resource::<Match>().ply();
    push(&mut app, pad, GamepadButton::South, 1.0);
    assert!(held(&app).is_some(), "held down, it shakes");
    // Back puts the cup back, and nothing is thrown.
    strike_on(&mut app, pad, GamepadButton::East);
    assert_eq!((held(&app), menu(&app)), (None, Menu::None));
    assert_eq!(app.world().resource::<Match>().ply(), ply);
}
