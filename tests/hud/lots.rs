//! Where lots are drawn for who begins, they are seen to be drawn.

use bevy::prelude::*;

use parchis::input::{Picked, Spot};
use parchis::locale::{Language, Locale, without_marks};
use parchis::rules::{Fact, Hand, Thrown};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::Match;
use parchis::timeline::{Act, Shown, Timeline};
use parchis::ui::sentences;

use crate::{frames, opened, says, seen};

/// Where the lot is now.
fn lot(app: &App) -> Option<Hand> {
    let now = app.world().resource::<Timeline>().now()?;
    match now.step()?.act {
        Act::Draw(hand) => Some(hand),
        _ => None,
    }
}

#[test]
fn lots_go_round_and_then_it_is_told_who_begins() {
    for reduced in [false, true] {
        let mut app = opened(Some("barsees-damascus"));
        for setting in [
            Setting::Speed(Speed::Normal),
            Setting::ReducedMotion(reduced),
        ] {
            app.world_mut().write_message(SettingsCommand::Try(setting));
        }
        frames(&mut app, 2);
        app.world_mut().write_message(Picked(Spot::Dice));
        frames(&mut app, 2);
        let begins = app.world().resource::<Match>().game().hand();
        let told = ["South starts.", "North starts."][begins.index()];
        let mut drawn: Vec<Hand> = Vec::new();
        for _ in 0..600 {
            if app.world().resource::<Timeline>().is_idle() {
                break;
            }
            let hand = app.world().resource::<Shown>().hand;
            if let Some(lot) = lot(&app) {
                assert_eq!(hand, lot, "it is the turn of whoever the lot is at");
                assert!(!says(&mut app, told), "it is not told ahead");
                if drawn.last() != Some(&lot) {
                    drawn.push(lot);
                }
            } else {
                assert_eq!(hand, begins);
                assert!(says(&mut app, told));
            }
            frames(&mut app, 1);
        }
        if reduced {
            assert_eq!(drawn, []);
        } else {
            assert!(drawn.len() > 5, "{drawn:?}");
            assert_eq!(drawn.last(), Some(&begins));
        }
        assert!(says(&mut app, told));
    }
}

#[test]
fn before_anybodys_turn_it_is_said_how_it_is_settled_who_begins() {
    for (game, told, button) in [
        (
            "parchis-4-spain",
            "Everybody throws once and the highest throw begins; those who tie throw again.",
            "Throw to go first",
        ),
        (
            "barsees-damascus",
            "Lots are drawn for who begins.",
            "Draw lots",
        ),
    ] {
        let mut app = opened(Some(game));
        for what in [told, button] {
            assert!(says(&mut app, what), "{game}: {:?}", seen(&mut app));
        }
    }
}

#[test]
fn whoever_ties_for_the_first_turn_is_told_to_throw_again() {
    let app = opened(Some("parchis-4-spain"));
    let mut game = app.world().resource::<Match>().game().clone();
    let mut facts = Vec::new();
    for (i, face) in [5, 2, 5, 5, 3, 6, 6].into_iter().enumerate() {
        facts.clear();
        game.throw(Thrown::Die(face), &mut facts).unwrap();
        let tied = match i {
            3 => Some((0b1101, 5)),
            6 => Some((0b1100, 6)),
            _ => None,
        };
        let told = facts.iter().find_map(|fact| match *fact {
            Fact::StartTied { hands, value } => Some((hands, value)),
            _ => None,
        });
        assert_eq!(told, tied, "throw {i}: {facts:?}");
    }
    let tied = Fact::StartTied {
        hands: 0b1101,
        value: 5,
    };
    let sentence = sentences::fact(game.rules(), &tied, None);
    assert_eq!(
        without_marks(&sentence.plain(Locale::new(Language::English))),
        "Yellow, Red and Green tie with 5, so they throw again."
    );
}
