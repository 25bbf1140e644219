//! What lies in the tray says what it is, and whether anybody can use it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use parchis::input::{Picked, Selection, Spot};
use parchis::levels::{Catalogue, Levels};
use parchis::locale::{Digits, Language, without_marks};
use parchis::rules::notation::token_named;
use parchis::rules::{Fact, Piece, Thrown};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::{GameEvent, Match};
use parchis::theme::widgets::Payment;
use parchis::timeline::Shown;
use parchis::ui::Said;

use crate::{Memory, begun_from, finished, frames, opened, says};

/// What is written on a token, and whether it is the outline of one that cannot be pressed.
type Token = (String, bool);

fn tokens(app: &mut App) -> Vec<Token> {
    type Looks = (
        &'static Children,
        &'static BackgroundColor,
        &'static BoxShadow,
        Has<InteractionDisabled>,
    );
    let world = app.world_mut();
    let mut texts = world.query::<&Text>();
    let mut laid = world.query_filtered::<Looks, With<Payment>>();
    let seen = laid.iter(world).map(|(within, ground, shadow, disabled)| {
        let written = within.iter().filter_map(|text| texts.get(world, text).ok());
        let written: Vec<_> = written.map(|text| without_marks(&text.0)).collect();
        let lies_on_it = |shadow: &ShadowStyle| !shadow.color.is_fully_transparent();
        let hollow = ground.0.is_fully_transparent() && !shadow.iter().any(lies_on_it);
        assert_eq!(hollow, disabled, "an outline is not pressed: {written:?}");
        (written.join(" "), hollow)
    });
    let mut seen: Vec<_> = seen.collect();
    seen.sort();
    seen
}

/// What was said aloud.
#[derive(Resource, Default)]
struct Aloud(Vec<Said>);

/// The first seat is to play from a position.
fn to_play(game: &str, position: &str) -> App {
    let catalogue = Catalogue::from(Levels::embedded());
    let position = position.parse().expect("it can be read");
    let mut app = begun_from(
        catalogue,
        Some(game),
        Some(position),
        Arc::new(Memory::default()),
    );
    app.init_resource::<Aloud>().add_systems(
        Last,
        |mut said: MessageReader<Said>, mut aloud: ResMut<Aloud>| {
            aloud.0.extend(said.read().cloned());
        },
    );
    let mut app = finished(app);
    frames(&mut app, 8);
    app
}

fn pick(app: &mut App, spot: Spot) {
    app.world_mut().write_message(Picked(spot));
    frames(app, 2);
}

fn kind(app: &App, name: &str) -> u8 {
    token_named(app.world().resource::<Match>().rules(), name).unwrap()
}

fn lying(wanted: &[(&str, bool)]) -> Vec<Token> {
    let owned = |(name, hollow): &(&str, bool)| ((*name).to_owned(), *hollow);
    let mut wanted: Vec<_> = wanted.iter().map(owned).collect();
    wanted.sort();
    wanted
}

#[test]
fn a_throw_is_called_with_what_it_counts() {
    let digits = || Setting::Digits(Some(Digits::ArabicIndic));
    for (language, calls, told) in [
        (
            Language::English,
            [
                ("shakka", "6"),
                ("dest", "10 + 1"),
                ("dwaq", "2"),
                ("tlate", "3"),
                ("arba", "4"),
                ("banj", "25 + 1"),
                ("bara", "12"),
            ],
            "South throws bara (12).",
        ),
        (
            Language::Arabic,
            [
                ("شكّه", "٦"),
                ("دست", "١٠ + ١"),
                ("دواق", "٢"),
                ("تلاتة", "٣"),
                ("أربعة", "٤"),
                ("بنج", "٢٥ + ١"),
                ("بارا", "١٢"),
            ],
            "رمية الجنوب: بارا (١٢).",
        ),
    ] {
        let mut app = opened(Some("barsees-damascus"));
        for setting in [Setting::Language(Some(language)), digits()] {
            app.world_mut().write_message(SettingsCommand::Try(setting));
        }
        frames(&mut app, 2);
        for (closed, (name, worth)) in (0..).zip(calls) {
            let shown = app.world().resource::<Shown>();
            let (ply, hand) = (shown.ply() + 1, shown.hand);
            let thrown = Thrown::Shells(closed);
            let fact = Fact::Thrown {
                hand,
                thrown,
                sixes: 0,
            };
            app.world_mut().write_message(GameEvent { ply, fact });
            frames(&mut app, 3);
            assert!(says(&mut app, name) && says(&mut app, worth), "{name}");
        }
        assert!(says(&mut app, told), "{told}");
    }
}

#[test]
fn a_merged_khal_is_in_the_number() {
    let mut app = to_play(
        "barsees-damascus-old",
        "S=20,H,H,H turn=S phase=move tokens=25,11",
    );
    let laid = [("11 dest", false), ("25 banj", false)];
    assert_eq!(tokens(&mut app), lying(&laid));
}

#[test]
fn a_throw_that_no_piece_can_use_is_an_outline_and_says_so() {
    let mut app = to_play("barsees-damascus", "S=H,H,H,H turn=S phase=move tokens=k,6");
    let laid = [("1 khal", false), ("6 shakka", true)];
    assert_eq!(tokens(&mut app), lying(&laid));
    let why = "No pawn can use shakka (6) now";
    let aloud = &app.world().resource::<Aloud>().0;
    let locale = parchis::locale::Locale::new(Language::English);
    assert!(aloud.iter().any(|said| said.0.plain(locale) == why));

    // Whoever presses it all the same is told, until something else is chosen.
    assert!(!says(&mut app, why));
    let [khal, six] = ["k", "6"].map(|name| kind(&app, name));
    pick(&mut app, Spot::Token(six));
    assert!(says(&mut app, why));
    assert_eq!(app.world().resource::<Selection>().token, None);
    // It is the only move, so nothing is left to choose. Once a pawn has come in the other can be
    // played.
    assert!(says(&mut app, "South: only one move"));
    pick(&mut app, Spot::Token(khal));
    frames(&mut app, 6);
    assert!(!says(&mut app, why));
    assert_eq!(tokens(&mut app), lying(&[("6 shakka", false)]));
}

#[test]
fn what_lies_there_in_vain_looks_so_until_the_next_move_is_to_be_chosen() {
    let mut app = to_play(
        "barsees-damascus",
        "S=75,H,H,H turn=S phase=move tokens=2,3,12",
    );
    let normal = Setting::Speed(Speed::Normal);
    app.world_mut().write_message(SettingsCommand::Try(normal));
    frames(&mut app, 2);
    let [two, three, twelve] = [("2 dwaq", false), ("3 tlate", false), ("12 bara", true)];
    assert_eq!(tokens(&mut app), lying(&[two, three, twelve]));
    let spot = Spot::Token(kind(&app, "2"));
    pick(&mut app, spot);
    pick(&mut app, Spot::Piece(Piece(0)));
    let mut seen = 0;
    for _ in 0..400 {
        frames(&mut app, 1);
        assert!(tokens(&mut app).contains(&lying(&[twelve])[0]));
        seen += usize::from(!app.world().resource::<Selection>().acts());
    }
    assert!(seen > 20, "it was moved: {seen}");
    assert_eq!(tokens(&mut app), lying(&[three, twelve]));

    // What lies there stays where it is: the place of what was played is kept.
    let mut parts = app.world_mut().query::<(&Name, &Children)>();
    let mut parts = parts.iter(app.world());
    let tray = parts.find(|(name, _)| name.as_str() == "Tokens").unwrap();
    assert_eq!(tray.1.len(), 3);
}

#[test]
fn a_die_that_no_piece_can_use_is_an_outline_but_not_while_a_bonus_comes_first() {
    let game = "parchis-4-two-dice";
    let mut app = to_play(game, "Y=c5,M,M,M turn=Y phase=move tokens=2,6");
    assert_eq!(tokens(&mut app), lying(&[("2", false), ("6", true)]));
    let mut app = to_play(
        game,
        "Y=c5,30,M,M turn=Y phase=move tokens=2,6 bonuses=capture",
    );
    let laid = [("+20", false), ("2", false), ("6", false)];
    assert_eq!(tokens(&mut app), lying(&laid));
}

/// How bright the ground of every throw is that lies there, by its kind.
fn brightness(app: &mut App) -> Vec<(u8, f32)> {
    let mut tokens = app.world_mut().query::<(&Payment, &BackgroundColor)>();
    let tokens = tokens.iter(app.world());
    let tokens = tokens.filter_map(|(payment, ground)| match payment {
        Payment::Throw(kind, _) => Some((*kind, ground.0.luminance())),
        Payment::Bonus(_) => None,
    });
    tokens.collect()
}

fn same(a: f32, b: f32) -> bool {
    (a - b).abs() < 1e-4
}

#[test]
fn the_throw_that_is_chosen_is_the_brightest() {
    let mut app = to_play(
        "barsees-damascus",
        "S=23,31,38,45 turn=S phase=move tokens=k,6,10",
    );
    let alike = brightness(&mut app);
    assert_eq!(alike.len(), 3);
    assert!(alike.iter().all(|(_, light)| same(*light, alike[0].1)));
    for name in ["6", "10"] {
        let chosen = kind(&app, name);
        pick(&mut app, Spot::Token(chosen));
        frames(&mut app, 2);
        for (kind, light) in brightness(&mut app) {
            let least = if kind == chosen { 0.2 } else { 0.0 };
            let more = light - alike[0].1;
            assert!((least..least + 0.5).contains(&more), "{kind}: {more}");
            assert!(kind == chosen || same(more, 0.0), "{kind}: {more}");
        }
    }
}
