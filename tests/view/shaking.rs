//! The cup in a hand, by mouse and by finger.

use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use parchis::input::Shaking;
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::Match;
use parchis::theme::layout::Layout;
use parchis::timeline::Timeline;
use parchis::view::Glass;

use super::{place, table_of};

pub(super) const FINGER: PointerId = PointerId::Touch(4);

fn opened(game: &str) -> App {
    touched(table_of(game, Speed::Normal, "human"))
}

/// A table that mouse and finger can touch.
pub(super) fn touched(mut app: App) -> App {
    // Pointers are looked for only where there is a window.
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    app.world_mut().spawn(FINGER);
    for _ in 0..4 {
        app.update();
    }
    app
}

fn act(app: &mut App, pointer: PointerId, at: Vec2, action: PointerAction) {
    let world = app.world_mut();
    let middle = world.resource::<Layout>().window / 2.0;
    let target = world.resource::<Glass>().0.normalize(None);
    let location = Location {
        target: target.expect("a picture to draw into"),
        position: Vec2::new(middle.x + at.x, middle.y - at.y),
    };
    world.write_message(PointerInput::new(pointer, location, action));
    app.update();
}

/// Comes to a point and presses there.
pub(super) fn press(app: &mut App, pointer: PointerId, at: Vec2) {
    let delta = Vec2::ZERO;
    act(app, pointer, at, PointerAction::Move { delta });
    app.update();
    act(
        app,
        pointer,
        at,
        PointerAction::Press(PointerButton::Primary),
    );
}

fn move_to(app: &mut App, pointer: PointerId, from: Vec2, to: Vec2, steps: u32) {
    let delta = (to - from) / steps as f32;
    for step in 1..=steps {
        let at = from + delta * step as f32;
        let delta = delta * Vec2::new(1.0, -1.0);
        act(app, pointer, at, PointerAction::Move { delta });
    }
}

pub(super) fn release(app: &mut App, pointer: PointerId, at: Vec2) {
    act(
        app,
        pointer,
        at,
        PointerAction::Release(PointerButton::Primary),
    );
}

fn frames(app: &mut App, count: u32) {
    for _ in 0..count {
        app.update();
    }
}

fn ply(app: &App) -> u32 {
    app.world().resource::<Match>().ply()
}

fn held(app: &App) -> bool {
    app.world().resource::<Shaking>().seconds().is_some()
}

fn cup(app: &mut App) -> Vec2 {
    place(app, "Cup").expect("a cup")
}

#[test]
fn a_held_cup_shakes_follows_a_little_and_throws_once_when_let_go() {
    for game in ["parchis-4-spain", "parchis-4-two-dice", "barsees-damascus"] {
        for pointer in [PointerId::Mouse, FINGER] {
            let mut app = opened(game);
            let (before, at) = (ply(&app), cup(&mut app));
            press(&mut app, pointer, at);
            frames(&mut app, 8);
            assert!(held(&app), "{game} {pointer:?}");
            let shaken: Vec<Vec2> = (0..6)
                .map(|_| {
                    app.update();
                    cup(&mut app)
                })
                .collect();
            assert!(shaken.windows(2).all(|w| w[0].distance(w[1]) > 0.2));
            let to = at + Vec2::new(-24.0, 10.0);
            move_to(&mut app, pointer, at, to, 4);
            frames(&mut app, 4);
            assert_eq!(ply(&app), before, "{game}: nothing is thrown yet");
            release(&mut app, pointer, to);
            frames(&mut app, 2);
            assert_eq!(ply(&app), before + 1, "{game} {pointer:?}");
            assert!(!held(&app));
            frames(&mut app, 90);
            assert!(app.world().resource::<Timeline>().is_idle());
            assert_eq!(ply(&app), before + 1);
        }
    }
}

#[test]
fn a_click_throws_once_and_another_in_flight_throws_nothing() {
    for pointer in [PointerId::Mouse, FINGER] {
        let mut app = opened("parchis-4-spain");
        let (before, at) = (ply(&app), cup(&mut app));
        press(&mut app, pointer, at);
        release(&mut app, pointer, at);
        app.update();
        assert_eq!(ply(&app), before + 1, "{pointer:?}");
        press(&mut app, pointer, at);
        release(&mut app, pointer, at);
        frames(&mut app, 3);
        assert_eq!(ply(&app), before + 1);
    }
}

#[test]
fn a_cup_that_is_carried_away_is_put_back_and_one_that_is_flicked_throws() {
    for (flicked, pointer) in [
        (false, PointerId::Mouse),
        (true, PointerId::Mouse),
        (true, FINGER),
    ] {
        let mut app = opened("parchis-4-spain");
        let (before, at) = (ply(&app), cup(&mut app));
        press(&mut app, pointer, at);
        let away = Vec2::new(-200.0, -60.0);
        if flicked {
            move_to(&mut app, pointer, at, away, 6);
        } else {
            move_to(&mut app, pointer, at, away, 40);
            frames(&mut app, 10);
        }
        assert!(held(&app));
        release(&mut app, pointer, away);
        frames(&mut app, 2);
        assert!(!held(&app));
        assert_eq!(ply(&app), before + u32::from(flicked), "flicked: {flicked}");
        if !flicked {
            frames(&mut app, 40);
            assert!(cup(&mut app).distance(at) < 0.1, "it stands there again");
        }
    }
}

#[test]
fn a_cup_stands_still_when_it_may_not_be_thrown_and_where_less_motion_is_wanted() {
    let mut app = opened("parchis-4-spain");
    frames(&mut app, 30);
    let at = cup(&mut app);
    frames(&mut app, 30);
    assert_eq!(cup(&mut app), at, "nobody has touched it");
    let still = SettingsCommand::Try(Setting::ReducedMotion(true));
    app.world_mut().write_message(still);
    frames(&mut app, 2);
    press(&mut app, PointerId::Mouse, at);
    for _ in 0..20 {
        app.update();
        assert_eq!(cup(&mut app), at);
    }
    let before = ply(&app);
    release(&mut app, PointerId::Mouse, at);
    frames(&mut app, 2);
    assert_eq!(ply(&app), before + 1);
    assert_eq!(cup(&mut app), at);
}
