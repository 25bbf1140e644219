//! What becomes of tokens that nobody can play.

use bevy::prelude::*;
use parchis::input::{Picked, Spot};
use parchis::rules::facts::{BonusKind, Passed};
use parchis::rules::notation::token_named;
use parchis::rules::{Fact, Hand};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::{GameEvent, Match, StartMatch};
use parchis::theme::widgets::Payment;
use parchis::timeline::{Shown, Timeline};

use super::table_of;

fn tell(app: &mut App, fact: Fact) {
    let ply = app.world().resource::<Shown>().ply() + 1;
    app.world_mut().write_message(GameEvent { ply, fact });
    app.update();
}

fn until_idle(app: &mut App) {
    for _ in 0..200 {
        if app.world().resource::<Timeline>().is_idle() {
            app.update();
            return;
        }
        app.update();
    }
    panic!("it is shown for ever");
}

/// Every token that lies there: how many things it holds, and where it has been moved.
fn tokens(app: &mut App) -> Vec<(usize, UiTransform)> {
    let mut tokens = app
        .world_mut()
        .query_filtered::<(&Children, &UiTransform), With<Payment>>();
    let seen = tokens.iter(app.world());
    seen.map(|(within, moved)| (within.len(), *moved)).collect()
}

#[test]
fn what_is_lost_is_struck_out_and_drops_out_of_sight() {
    let hand = Hand(0);
    let token = 3;
    let lost = [
        (
            "barsees-damascus",
            Fact::TokenBanked { hand, token },
            Fact::TokenForfeited { hand, token },
        ),
        (
            "parchis-4-two-dice",
            Fact::TokenBanked { hand, token },
            Fact::NoMove { hand },
        ),
        (
            "parchis-4-spain",
            Fact::BonusGranted {
                hand,
                bonus: BonusKind::Goal,
                steps: 10,
            },
            Fact::BonusLost { hand, steps: 10 },
        ),
        // What still lies there when a turn ends is lost with it.
        (
            "parchis-4-two-dice",
            Fact::TokenBanked { hand, token },
            Fact::TurnPassed {
                from: hand,
                to: Hand(1),
                why: Passed::Huff,
            },
        ),
        (
            "barsees-4-pairs",
            Fact::TokenBanked { hand, token },
            Fact::Finished { hand },
        ),
        (
            "parchis-4-spain",
            Fact::BonusGranted {
                hand,
                bonus: BonusKind::Goal,
                steps: 10,
            },
            Fact::Placed { hand, place: 1 },
        ),
    ];
    for (game, comes, goes) in lost {
        for reduced in [false, true] {
            let mut app = table_of(game, Speed::Normal, "human");
            let setting = SettingsCommand::Try(Setting::ReducedMotion(reduced));
            app.world_mut().write_message(setting);
            app.update();
            until_idle(&mut app);
            tell(&mut app, comes);
            until_idle(&mut app);
            let lies = tokens(&mut app);
            assert_eq!(lies.len(), 1, "{game}");
            let (written, moved) = lies[0];
            assert_eq!(moved, UiTransform::IDENTITY, "{game}");

            tell(&mut app, goes);
            for _ in 0..2 {
                app.update();
            }
            let struck = tokens(&mut app);
            assert_eq!(
                struck[0].0,
                written + 1,
                "{game}: it lies there, struck out"
            );
            for _ in 0..17 {
                app.update();
            }
            let falls = tokens(&mut app);
            assert_eq!(falls.len(), 1, "{game}");
            assert_eq!(falls[0].1 == UiTransform::IDENTITY, reduced, "{game}");
            until_idle(&mut app);
            assert_eq!(tokens(&mut app), [], "{game}: it is gone");
        }
    }
}

#[test]
fn a_throw_that_is_refused_shakes_its_head_or_lights_up() {
    for reduced in [false, true] {
        let mut app = table_of("barsees-damascus", Speed::Instant, "human");
        let setting = SettingsCommand::Try(Setting::ReducedMotion(reduced));
        app.world_mut().write_message(setting);
        let truth = app.world().resource::<Match>();
        let start = StartMatch::New {
            spec: Box::new(truth.spec().clone()),
            position: Some(Box::new(
                "S=H,H,H,H turn=S phase=move tokens=k,6".parse().unwrap(),
            )),
            players: truth.players().to_vec(),
            seed: Some(1),
        };
        app.world_mut().write_message(start);
        for _ in 0..6 {
            app.update();
        }
        let six = token_named(app.world().resource::<Match>().rules(), "6").unwrap();
        let looks = |app: &mut App| {
            let mut tokens = app
                .world_mut()
                .query::<(&Payment, &UiTransform, &BorderColor)>();
            let tokens = tokens.iter(app.world());
            let mut mine = tokens.filter(|(payment, ..)| **payment == Payment::Throw(six, 0));
            let (_, moved, edge) = mine.next().expect("it lies there");
            (*moved, edge.top)
        };
        let at_rest = looks(&mut app);
        assert_eq!(at_rest.0, UiTransform::IDENTITY);
        app.world_mut().write_message(Picked(Spot::Token(six)));
        let (mut shaken, mut lit) = (false, false);
        for _ in 0..12 {
            app.update();
            let now = looks(&mut app);
            shaken |= now.0 != at_rest.0;
            lit |= now.1 != at_rest.1;
        }
        assert_eq!((shaken, lit), (!reduced, reduced));
        for _ in 0..12 {
            app.update();
        }
        assert_eq!(looks(&mut app), at_rest, "it comes to rest");
    }
}

#[test]
fn what_is_lost_after_another_does_not_blink_before_it_drops() {
    let hand = Hand(0);
    let mut app = table_of("barsees-damascus", Speed::Normal, "human");
    until_idle(&mut app);
    for token in [3, 4] {
        tell(&mut app, Fact::TokenBanked { hand, token });
        until_idle(&mut app);
    }
    for token in [3, 4] {
        let ply = app.world().resource::<Shown>().ply() + 1;
        let fact = Fact::TokenForfeited { hand, token };
        app.world_mut().write_message(GameEvent { ply, fact });
    }
    let mut last = 1.0;
    for _ in 0..200 {
        app.update();
        let mut tokens = app.world_mut().query::<(&Payment, &UiTransform)>();
        let second = |(payment, _): &(&Payment, _)| **payment == Payment::Throw(4, 0);
        if let Some((_, moved)) = tokens.iter(app.world()).find(second) {
            let size = moved.scale.x;
            assert!(last - size < 0.5 && size <= last, "{last}, then {size}");
            last = size;
        }
    }
    assert!(last < 0.5, "it drops in the end: {last}");
}
