//! Frames follow one another while something moves, and no longer.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, RequestRedraw, WindowEvent};

use parchis::app::pacing;
use parchis::settings::Speed;
use parchis::table::Wish;
use parchis::timeline::Timeline;

use crate::table::{FRAMES, Program, opening};

const SPAIN: &str = "parchis-4-spain";

/// How many frames were asked for.
#[derive(Resource, Default)]
struct Asked(u32);

fn paced(players: &[&str]) -> Program {
    let mut program = Program::start(opening(SPAIN, players, Speed::Normal));
    let count = |mut asked: ResMut<Asked>, mut redraws: MessageReader<RequestRedraw>| {
        asked.0 += redraws.read().count() as u32;
    };
    pacing::plugin(&mut program.0);
    program.0.init_resource::<Asked>().add_systems(First, count);
    program
}

/// How many frames are asked for within so many.
fn asked(program: &mut Program, frames: u32) -> u32 {
    let before = program.0.world().resource::<Asked>().0;
    program.frames(frames);
    program.0.world().resource::<Asked>().0 - before
}

fn let_pass(program: &mut Program, duration: Duration) {
    let strategy = TimeUpdateStrategy::ManualDuration(duration);
    program.0.insert_resource(strategy);
    program.frames(1);
    let frame = TimeUpdateStrategy::ManualDuration(Duration::from_secs(1) / FRAMES);
    program.0.insert_resource(frame);
}

#[test]
fn at_rest_no_frame_follows_and_while_something_falls_every_one_does() {
    let mut program = paced(&["human"; 4]);
    program.until_idle();
    program.frames(FRAMES);
    assert_eq!(asked(&mut program, 10 * FRAMES), 0);
    program.wish(Wish::Throw);
    program.frames(2);
    assert!(!program.is_idle());
    while !program.is_idle() {
        assert_eq!(asked(&mut program, 1), 1);
    }
    program.frames(FRAMES);
    assert_eq!(asked(&mut program, 10 * FRAMES), 0);
}

#[test]
fn a_touch_is_followed_by_a_few_frames() {
    let mut program = paced(&["human"; 4]);
    program.frames(FRAMES);
    program.send(WindowEvent::from(CursorMoved {
        window: Entity::PLACEHOLDER,
        position: Vec2::ZERO,
        delta: None,
    }));
    let followed = asked(&mut program, FRAMES);
    assert!((2..20).contains(&followed), "{followed}");
}

#[test]
fn computers_are_waited_for_in_every_frame_but_not_under_a_menu() {
    let mut program = paced(&["greedy"; 4]);
    program.frames(FRAMES);
    assert_eq!(asked(&mut program, FRAMES), FRAMES);
    program.press(KeyCode::Escape);
    program.frames(FRAMES);
    assert_eq!(asked(&mut program, FRAMES), 0);
}

#[test]
fn after_a_rest_nothing_is_leapt_over() {
    let mut program = paced(&["human"; 4]);
    program.until_idle();
    program.frames(FRAMES);
    program.wish(Wish::Throw);
    let_pass(&mut program, Duration::from_mins(1));
    let spent = |program: &Program| {
        let now = program.0.world().resource::<Timeline>().now();
        now.map(|now| (now.index, now.part * now.step().unwrap().seconds))
            .unwrap()
    };
    let (index, begun) = spent(&program);
    assert!(index == 0 && begun < 0.04, "{begun}");
    // The machine slept in the middle of a throw.
    let_pass(&mut program, Duration::from_mins(1));
    let (index, slept) = spent(&program);
    assert!(index == 0 && slept < begun + 0.12, "{slept}");
}
