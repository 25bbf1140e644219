//! The result: places, figures, and every way on.

use std::sync::Arc;

use bevy::input::keyboard::{Key, NativeKey};
use bevy::prelude::*;

use parchis::input::{Picked, Spot};
use parchis::levels::{Catalogue, Levels};
use parchis::rules::record::Figures;
use parchis::rules::{Phase, Piece};
use parchis::screens::{Screen, SetupChoice};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::Match;
use parchis::theme::palette;
use parchis::timeline::Shown;

use crate::settings::strike;
use crate::{
    Memory, add_keys, begun_from, enter, finished, frames, key, late, opened, play_until, press,
    put_together, says, screen, seen, settle,
};

const SPAIN: &str = "parchis-4-spain";

fn nearly_ended() -> App {
    let catalogue = Catalogue::from(Levels::embedded());
    let rules = catalogue.games[SPAIN].compile().unwrap();
    let position = Some(late(&rules));
    let app = begun_from(catalogue, Some(SPAIN), position, Arc::<Memory>::default());
    let mut app = finished(app);
    frames(&mut app, 6);
    app
}

fn ended() -> App {
    played(nearly_ended())
}

fn played(mut app: App) -> App {
    play_until(&mut app, |_, truth| truth.to_act().is_none());
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Result);
    settle(&mut app);
    app
}

/// How far below their places the second, the first and the third step of the podium are, in percent
/// of their heights.
fn below(app: &mut App) -> [f32; 3] {
    let world = app.world_mut();
    let mut names = world.query::<(&Name, &Children)>();
    let podium = names
        .iter(world)
        .find(|(name, _)| name.as_str() == "Podium");
    let steps = podium.map(|(_, steps)| steps.to_vec()).unwrap_or_default();
    let below = steps.into_iter().map(|step| {
        let transform = world.get::<UiTransform>(step).unwrap();
        match transform.translation.y {
            Val::Percent(below) => below,
            at if at == Val::ZERO => 0.0,
            other => panic!("{other:?} is no part of a height"),
        }
    });
    below.collect::<Vec<_>>().try_into().expect("three steps")
}

/// The result as it comes, at a speed and with or without motion.
fn coming(speed: Speed, reduced: bool) -> App {
    let mut app = nearly_ended();
    play_until(&mut app, |_, truth| truth.to_act().is_none());
    for setting in [Setting::Speed(speed), Setting::ReducedMotion(reduced)] {
        app.world_mut().write_message(SettingsCommand::Set(setting));
    }
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Result);
    app
}

#[test]
fn the_steps_of_the_podium_rise_one_after_the_other() {
    let mut app = coming(Speed::Normal, false);
    let mut seen = vec![below(&mut app)];
    assert!(seen[0][1] > 99.0, "{seen:?}");
    for _ in 0..120 {
        frames(&mut app, 1);
        seen.push(below(&mut app));
    }
    let arrived = |step: usize| seen.iter().position(|below| below[step] <= 0.0);
    let [second, first, third] = [0, 1, 2].map(|step| arrived(step).expect("it arrives"));
    assert!(third < second && second < first, "{third} {second} {first}");
}

#[test]
fn the_podium_stands_at_once_where_nothing_is_to_move() {
    for (speed, reduced) in [(Speed::Normal, true), (Speed::Instant, false)] {
        let mut app = coming(speed, reduced);
        assert_eq!(below(&mut app), [0.0; 3], "{speed:?}, reduced: {reduced}");
    }
}

/// As it comes on the screen, with whatever turns keys into presses.
fn just_come() -> App {
    let mut app = put_together(Some(SPAIN));
    add_keys(&mut app);
    let mut app = finished(app);
    frames(&mut app, 6);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Result);
    frames(&mut app, 1);
    assert_eq!(screen(&app), Screen::Result);
    app
}

#[test]
fn whoever_still_presses_for_the_next_throw_presses_nothing() {
    for hurried in [KeyCode::Space, KeyCode::Enter, KeyCode::Escape] {
        let mut app = just_come();
        for _ in 0..8 {
            strike(
                &mut app,
                hurried,
                Key::Unidentified(NativeKey::Unidentified),
            );
            assert_eq!(screen(&app), Screen::Result, "{hurried:?}");
        }
        settle(&mut app);
        strike(
            &mut app,
            hurried,
            Key::Unidentified(NativeKey::Unidentified),
        );
        frames(&mut app, 3);
        let wanted = if hurried == KeyCode::Escape {
            Screen::Title
        } else {
            Screen::Table
        };
        assert_eq!(screen(&app), wanted, "{hurried:?}");
    }
}

/// What shines among the figures.
fn golden(app: &mut App) -> Vec<Entity> {
    let world = app.world_mut();
    let mut chips = world.query::<(Entity, &BorderColor, &Children)>();
    chips
        .iter(world)
        .filter(|(_, edge, _)| edge.top == palette::GOLD)
        .map(|(chip, ..)| chip)
        .collect()
}

#[test]
fn only_what_is_good_shines() {
    let mut app = played(opened(Some(SPAIN)));
    let line = |app: &mut App, words: &str| {
        let seen = seen(app);
        let (label, _) = seen.iter().find(|(_, text)| text == words).expect(words);
        app.world().get::<ChildOf>(*label).expect("a line").parent()
    };
    let mut shining = |words: &str| {
        let line = line(&mut app, words);
        let golden = golden(&mut app);
        let world = app.world_mut();
        let mut children = world.query::<&Children>();
        let children = children.query(world);
        let mut below = children.iter_descendants(line);
        below.any(|chip| golden.contains(&chip))
    };
    for words in ["Throws", "Pieces lost"] {
        assert!(!shining(words), "{words}");
    }
    let good = ["Sixes", "Pieces captured", "Barriers", "Longest move"];
    assert!(good.into_iter().any(shining));
}

#[test]
fn the_places_and_the_game_in_numbers_are_told() {
    let mut app = played(opened(Some(SPAIN)));
    for words in [
        "1",
        "2",
        "3",
        "Fourth place",
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

const SEE: &str = "See the result";

/// A table at which the only person has won, and three computers play on.
fn left_to_computers() -> App {
    let catalogue = Catalogue::from(Levels::embedded());
    let rules = catalogue.games[SPAIN].compile().unwrap();
    let goal = rules.goal_of(rules.seating.in_play[0]);
    let label = |index| {
        let square = rules.square_at(rules.seating.in_play[0], index);
        &rules.board.square(square).label
    };
    let (near, home) = (label(goal - 3), label(goal));
    let position = format!("Y={near},{home},{home},{home} turn=Y phase=throw");
    let position = Some(position.parse().unwrap());
    let app = begun_from(catalogue, Some(SPAIN), position, Arc::<Memory>::default());
    let mut app = finished(app);
    frames(&mut app, 6);
    assert!(!says(&mut app, SEE), "there is somebody who plays");
    key(&mut app, KeyCode::End);
    assert!(
        app.world().resource::<Match>().ply() < 200,
        "nothing is played out"
    );
    play_until(&mut app, |_, truth| truth.game().state().places[0] > 0);
    app.world_mut()
        .write_message(SettingsCommand::Set(Setting::Speed(Speed::Normal)));
    while app.world().resource::<Shown>().places[0] == 0 {
        frames(&mut app, 1);
    }
    frames(&mut app, 2);
    assert_eq!(screen(&app), Screen::Table);
    assert_ne!(app.world().resource::<Match>().game().phase(), Phase::Over);
    app
}

/// A game for two that ends with the first who is home, as it is seen from the move that wins it.
fn won_by_the_next_move() -> App {
    let catalogue = Catalogue::from(Levels::embedded());
    let position = "S=82,M,M,M N=20,H,H,H turn=S tokens=k,3".parse().unwrap();
    let game = Some("barsees-damascus");
    let app = begun_from(catalogue, game, Some(position), Arc::<Memory>::default());
    let mut app = finished(app);
    frames(&mut app, 6);
    app.world_mut()
        .write_message(SettingsCommand::Set(Setting::Speed(Speed::Normal)));
    app.world_mut().write_message(Picked(Spot::Piece(Piece(0))));
    frames(&mut app, 3);
    assert_eq!(app.world().resource::<Match>().game().phase(), Phase::Over);
    app
}

#[test]
fn nobody_is_offered_the_result_of_a_game_that_is_over() {
    let mut app = won_by_the_next_move();
    let mut placed = 0;
    while screen(&app) == Screen::Table {
        frames(&mut app, 1);
        placed += u32::from(app.world().resource::<Shown>().places[0] > 0);
        assert!(!says(&mut app, SEE));
    }
    assert!(placed > 10, "it is seen who has won");
}

#[test]
fn once_all_pieces_are_home_it_is_nobodys_turn_and_the_winner_is_named() {
    let mut app = won_by_the_next_move();
    let (mut turn, mut silent, mut won) = (0, 0, 0);
    while screen(&app) == Screen::Table {
        frames(&mut app, 1);
        if screen(&app) != Screen::Table {
            break;
        }
        let shown = app.world().resource::<Shown>();
        let goal = shown.rules().goal_of(shown.rules().seating.in_play[0]);
        let (home, placed) = (shown.at[0] == goal, shown.places[0] == 1);
        let (turns, wins) = (
            says(&mut app, "South’s turn"),
            says(&mut app, "South wins!"),
        );
        assert_eq!((turns, wins), (!home, placed));
        turn += u32::from(turns);
        won += u32::from(wins);
        silent += u32::from(home && !placed);
    }
    assert!(
        turn > 3 && silent > 30 && won > 30,
        "{turn}, {silent}, {won}"
    );
}

#[test]
fn of_two_players_the_other_one_is_second() {
    let mut app = won_by_the_next_move();
    let instant = SettingsCommand::Set(Setting::Speed(Speed::Instant));
    app.world_mut().write_message(instant);
    let mut app = played(app);
    for words in ["South wins!", "South", "North", "1", "2"] {
        assert!(says(&mut app, words), "{words}: {:?}", seen(&mut app));
    }
    let steps = seen(&mut app).into_iter();
    let names = steps.filter(|(_, text)| text == "North").count();
    assert_eq!(names, 1, "on the podium alone");
}

#[test]
fn who_was_on_the_way_when_the_first_was_home_is_named_too() {
    let catalogue = Catalogue::from(Levels::embedded());
    let game = "parchis-4-tangier-strict";
    let rules = catalogue.games[game].compile().unwrap();
    let position = Some(late(&rules));
    let app = begun_from(catalogue, Some(game), position, Arc::<Memory>::default());
    let mut app = finished(app);
    frames(&mut app, 6);
    let mut app = played(app);
    assert!(says(&mut app, "Still on the way:"), "{:?}", seen(&mut app));
    for name in ["Yellow", "Blue", "Red", "Green"] {
        assert!(says(&mut app, name), "{name}: {:?}", seen(&mut app));
    }
}

fn record(app: &App) -> String {
    app.world().resource::<Match>().record().text().to_owned()
}

#[test]
fn who_has_finished_sees_the_result_at_once_and_it_is_the_one_that_would_have_come() {
    let mut waited = left_to_computers();
    waited
        .world_mut()
        .write_message(SettingsCommand::Set(Setting::Speed(Speed::Instant)));
    let waited = record(&played(waited));
    for by_key in [false, true] {
        let mut app = left_to_computers();
        assert!(says(&mut app, SEE), "{:?}", seen(&mut app));
        if by_key {
            key(&mut app, KeyCode::End);
        } else {
            press(&mut app, SEE);
        }
        frames(&mut app, 2);
        assert_eq!(screen(&app), Screen::Result, "by key: {by_key}");
        assert!(record(&app) == waited, "the same is played either way");
        for place in ["1", "2", "3", "Fourth place"] {
            assert!(says(&mut app, place), "{place}: {:?}", seen(&mut app));
        }
    }
}
