//! Where lots are drawn for who begins, they are seen to be drawn.

use bevy::prelude::*;

use parchis::input::{Picked, Spot};
use parchis::rules::Hand;
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::Match;
use parchis::timeline::{Act, Shown, Timeline};

use crate::{frames, opened, says};

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
