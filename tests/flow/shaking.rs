//! The cup: held it is shaken, let go it throws, once.

use bevy::prelude::*;
use bevy::window::WindowFocused;

use parchis::input::{Grip, Picked, Selection, Shaking, Spot};
use parchis::rules::Phase;
use parchis::screens::{Pause, Screen};
use parchis::settings::Speed;
use parchis::table::Wish;

use crate::table::{FRAMES, Program, opening};

const SPAIN: &str = "parchis-4-spain";
const DAMASCUS: &str = "barsees-damascus";

fn about_to_throw(game: &str) -> Program {
    let hands = crate::table::GAMES.games[game].hands();
    let mut program = Program::start(opening(game, &vec!["human"; hands], Speed::Normal));
    program.play_until("somebody throws", |program| {
        program.game().game().phase() == Phase::Throw
    });
    program.frames(1);
    assert!(program.0.world().resource::<Selection>().may_throw);
    program
}

fn held(program: &Program) -> Option<f32> {
    program.0.world().resource::<Shaking>().seconds()
}

/// Asserts that there has been one throw, and that what is shown in the end is what fell.
fn assert_threw_once(program: &mut Program, before: u32) {
    assert_eq!(program.ply(), before + 1);
    assert_eq!(program.heard().refused, []);
    assert_eq!(held(program), None);
    let fell = program.game().thrown();
    assert!(fell.is_some());
    program.until_idle();
    assert_eq!(program.ply(), before + 1);
    let shown = program.0.world().resource::<parchis::timeline::Shown>();
    assert_eq!(shown.thrown(), fell);
}

fn hold_space(program: &mut Program) {
    let mut keys = program.0.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    keys.press(KeyCode::Space);
    program.frames(1);
    let mut keys = program.0.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    keys.clear();
}

fn let_go_of_space(program: &mut Program) {
    let mut keys = program.0.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    keys.release(KeyCode::Space);
    program.frames(1);
    let mut keys = program.0.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    keys.clear();
}

#[test]
fn space_shakes_as_long_as_it_is_held_and_then_throws() {
    for game in [SPAIN, DAMASCUS] {
        let mut program = about_to_throw(game);
        let ply = program.ply();
        hold_space(&mut program);
        program.frames(FRAMES);
        assert!(held(&program).is_some_and(|held| (0.9..1.1).contains(&held)));
        assert_eq!(program.ply(), ply, "nothing is thrown yet");
        let_go_of_space(&mut program);
        assert_threw_once(&mut program, ply);
    }
}

#[test]
fn a_tap_of_space_throws_with_the_frame_in_which_it_ends() {
    let mut program = about_to_throw(SPAIN);
    let ply = program.ply();
    // Pressed and let go between two frames.
    let mut keys = program.0.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    keys.press(KeyCode::Space);
    keys.release(KeyCode::Space);
    program.frames(1);
    assert_threw_once(&mut program, ply);
}

#[test]
fn a_hand_shakes_and_throws_once() {
    for game in [SPAIN, DAMASCUS] {
        let mut program = about_to_throw(game);
        let ply = program.ply();
        program.send(Grip::Take);
        program.frames(20);
        program.send(Grip::Pull(Vec2::new(-30.0, 8.0)));
        program.frames(20);
        let shaking = program.0.world().resource::<Shaking>();
        assert_eq!(shaking.pull(), Vec2::new(-30.0, 8.0));
        assert!(held(&program).is_some() && program.ply() == ply);
        program.send(Grip::Throw);
        program.send(Grip::Throw);
        program.frames(1);
        assert_threw_once(&mut program, ply);
    }
}

#[test]
fn button_and_click_throw_at_once() {
    let mut program = about_to_throw(SPAIN);
    let ply = program.ply();
    program.send(Picked(Spot::Dice));
    program.frames(1);
    assert_threw_once(&mut program, ply);
}

#[test]
fn a_second_press_during_the_flight_throws_nothing() {
    let mut program = about_to_throw(SPAIN);
    let ply = program.ply();
    program.send(Grip::Take);
    program.send(Grip::Throw);
    program.frames(5);
    assert!(!program.is_idle());
    program.send(Grip::Take);
    program.frames(1);
    assert_eq!(held(&program), None);
    program.send(Grip::Throw);
    hold_space(&mut program);
    let_go_of_space(&mut program);
    assert_threw_once(&mut program, ply);
}

#[test]
fn escape_and_a_look_elsewhere_put_the_cup_back() {
    let mut program = about_to_throw(SPAIN);
    program.0.add_message::<WindowFocused>();
    let ply = program.ply();

    program.send(Grip::Take);
    program.frames(10);
    program.press(KeyCode::Escape);
    assert_eq!(held(&program), None);
    program.send(Grip::Throw);
    program.frames(2);
    let pause = **program.0.world().resource::<State<Pause>>();
    assert_eq!(pause, Pause::Off, "Escape was for the cup");

    hold_space(&mut program);
    program.send(WindowFocused {
        window: Entity::PLACEHOLDER,
        focused: false,
    });
    // The engine lets go of every key of a window that is left.
    let_go_of_space(&mut program);
    program.frames(2);
    assert_eq!((program.ply(), held(&program)), (ply, None));

    program.send(Grip::Take);
    program.send(Grip::PutBack);
    program.frames(2);
    assert_eq!((program.ply(), held(&program)), (ply, None));

    program.send(Grip::Take);
    program.send(Grip::Throw);
    program.frames(1);
    assert_threw_once(&mut program, ply);
}

#[test]
fn a_cup_that_may_not_be_thrown_stays_where_it_is() {
    let mut program = about_to_throw(SPAIN);
    program.play_until("a piece is to be moved", |program| {
        program.game().game().phase() == Phase::Move
    });
    program.frames(1);
    let ply = program.ply();
    program.send(Grip::Take);
    hold_space(&mut program);
    assert_eq!(held(&program), None);
    let_go_of_space(&mut program);
    program.send(Grip::Throw);
    program.frames(3);
    assert_eq!(program.ply(), ply);

    let mut program = Program::start(opening(SPAIN, &["greedy"; 4], Speed::Normal));
    program.send(Grip::Take);
    program.frames(1);
    assert_eq!(held(&program), None, "it is not a person's turn");
}

#[test]
fn a_menu_takes_the_cup_out_of_the_hand() {
    let mut program = about_to_throw(SPAIN);
    let ply = program.ply();
    hold_space(&mut program);
    program.send(parchis::screens::MenuCommand::Open(
        parchis::screens::Menu::Pause,
    ));
    program.frames(3);
    assert_eq!(held(&program), None);
    let_go_of_space(&mut program);
    program.press(KeyCode::Escape);
    program.frames(3);
    assert_eq!((program.screen(), program.ply()), (Screen::Table, ply));
    program.wish(Wish::Throw);
    program.frames(1);
    assert_eq!(program.ply(), ply + 1);
}

/// Plays until something still moves after which somebody throws.
fn about_to_throw_again(game: &str) -> Program {
    let mut program = about_to_throw(game);
    for _ in 0..500 {
        program.until_idle();
        let moves = program.game().game().moves();
        let wish = moves.first().map_or(Wish::Throw, |&mv| Wish::Play(mv));
        program.wish(wish);
        program.frames(2);
        if program.game().game().phase() == Phase::Throw && !program.is_idle() {
            return program;
        }
    }
    panic!("a throw follows a throw or a move, sooner or later");
}

fn may_throw(program: &Program) -> bool {
    program.0.world().resource::<Selection>().may_throw
}

#[test]
fn who_holds_space_too_early_shakes_as_soon_as_it_may_be_thrown() {
    let mut program = about_to_throw_again(SPAIN);
    let ply = program.ply();
    hold_space(&mut program);
    assert_eq!(held(&program), None);
    program.until("it may be thrown", may_throw);
    program.frames(FRAMES / 2);
    assert!(held(&program).is_some_and(|held| held > 0.1));
    assert_eq!(program.ply(), ply, "nothing is thrown yet");
    let_go_of_space(&mut program);
    assert_threw_once(&mut program, ply);
}

#[test]
fn a_hand_that_takes_the_cup_too_early_has_it_as_soon_as_it_may_be_thrown() {
    let mut program = about_to_throw_again(DAMASCUS);
    let ply = program.ply();
    program.send(Grip::Take);
    program.until("it may be thrown", may_throw);
    program.frames(FRAMES / 2);
    assert!(held(&program).is_some());
    program.send(Grip::Throw);
    program.frames(1);
    assert_threw_once(&mut program, ply);
}

#[test]
fn a_tap_that_hurries_throws_nothing_when_everything_is_shown() {
    let mut program = about_to_throw_again(SPAIN);
    let ply = program.ply();
    hold_space(&mut program);
    program.frames(4);
    let_go_of_space(&mut program);
    program.until("it may be thrown", may_throw);
    program.frames(FRAMES);
    assert_eq!((program.ply(), held(&program)), (ply, None));

    // Nor does one that lasts until then: it was for what moved.
    let mut program = about_to_throw_again(SPAIN);
    let ply = program.ply();
    program.send(parchis::timeline::TimelineCommand::Skip);
    hold_space(&mut program);
    program.frames(6);
    assert!(may_throw(&program));
    let_go_of_space(&mut program);
    program.frames(2);
    assert_eq!((program.ply(), held(&program)), (ply, None));
}
