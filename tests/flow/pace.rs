//! What has been shown catches up with the truth, whatever happens on the way.

use std::time::Instant;

use bevy::prelude::*;

use parchis::input::{Picked, Spot};
use parchis::rules::Fact;
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::Wish;
use parchis::timeline::{
    Act, CueFinished, CueStarted, HoldsCue, Shown, StepLanded, Timeline, TimelineCommand,
};

use crate::table::{FRAMES, GAMES, Program, opening};

const SPAIN: &str = "parchis-4-spain";

/// A table at which a piece hops: it has left its square and is not yet where it goes.
fn mid_hop() -> Program {
    let mut program = Program::start(opening(SPAIN, &["human"; 4], Speed::Normal));
    program.play_until("a piece may walk", |program| {
        program
            .game()
            .game()
            .moves()
            .iter()
            .any(|mv| program.truth().at[mv.piece.index()] != parchis::rules::HOME)
    });
    let walks = |program: &Program| {
        let at = program.truth().at;
        let moves = program.game().game().moves();
        moves
            .iter()
            .copied()
            .find(|mv| at[mv.piece.index()] != parchis::rules::HOME)
    };
    let mv = walks(&program).unwrap();
    program.wish(Wish::Play(mv));
    program.until("it hops", hops);
    assert_ne!(program.shown(), program.truth());
    program
}

fn hops(program: &Program) -> bool {
    let timeline = program.0.world().resource::<Timeline>();
    timeline.now().is_some_and(|now| {
        let hop = now
            .step()
            .is_some_and(|step| matches!(step.act, Act::Hop { .. }));
        hop && now.index > 0 && (0.2..0.8).contains(&now.part)
    })
}

fn now(program: &Program) -> (usize, f32) {
    let timeline = program.0.world().resource::<Timeline>();
    timeline.now().map(|now| (now.index, now.part)).unwrap()
}

#[test]
fn a_skip_in_the_middle_of_a_hop_loses_nothing() {
    let mut program = mid_hop();
    let (truth, cuts) = (program.truth(), program.heard().cuts);
    program.send(TimelineCommand::Skip);
    program.frames(1);
    assert!(program.is_idle());
    assert_eq!(program.shown(), truth);
    assert_eq!(program.heard().cuts, cuts + 1);
    program.play_until("the game goes on", |program| program.ply() > 60);
}

#[test]
fn a_pause_in_the_middle_of_a_hop_loses_nothing() {
    let mut program = mid_hop();
    let (truth, stands) = (program.truth(), now(&program));
    program.press(KeyCode::Escape);
    program.frames(1);
    let stands_still = now(&program);
    program.frames(10 * FRAMES);
    assert_eq!(now(&program), stands_still);
    assert!(stands_still.0 - stands.0 <= 1);
    program.press(KeyCode::Escape);
    program.until_idle();
    assert_eq!(program.shown(), truth);
    program.play_until("the game goes on", |program| program.ply() > 60);
}

#[test]
fn what_becomes_true_in_a_pause_is_shown_afterwards() {
    let mut program = Program::start(opening(SPAIN, &["human"; 4], Speed::Normal));
    program.send(TimelineCommand::Pause);
    program.frames(1);
    program.wish(Wish::Throw);
    program.frames(FRAMES);
    assert!(!program.is_idle());
    program.send(TimelineCommand::Resume);
    program.until_idle();
    assert_eq!(program.shown(), program.truth());
}

#[test]
fn a_restart_in_the_middle_of_a_hop_shows_the_new_game() {
    let mut program = mid_hop();
    let ply = program.ply();
    program.wish(Wish::Restart);
    program.frames(1);
    assert!(program.is_idle());
    assert_eq!(program.game().record().plies(), []);
    assert_eq!(program.ply(), ply + 1);
    assert_eq!(program.shown(), program.truth());
    program.play_until("the game goes on", |program| {
        program.game().record().plies().len() > 20
    });
}

#[test]
fn a_restart_and_a_throw_in_one_frame_show_the_truth() {
    let mut program = mid_hop();
    let ply = program.ply();
    program.wish(Wish::Restart);
    program.send(parchis::table::GameCommand {
        seen: ply + 1,
        wish: Wish::Throw,
    });
    program.frames(1);
    assert_eq!(program.game().record().plies().len(), 1);
    // The throw was true when the new game was set out, so it is not shown once more.
    assert!(program.is_idle());
    assert_eq!(program.shown(), program.truth());
}

/// How many frames pass while one and the same throw is shown.
fn frames_of_a_throw(speed: Speed, hurried: bool) -> u32 {
    let mut program = Program::start(opening(SPAIN, &["human"; 4], speed));
    program.until_idle();
    program.wish(Wish::Throw);
    program.frames(1);
    if hurried {
        program.send(Picked(Spot::Nothing));
    }
    let mut frames = 1;
    while !program.is_idle() {
        program.frames(1);
        frames += 1;
    }
    frames
}

#[test]
fn paces_differ_and_a_click_hurries() {
    let normal = frames_of_a_throw(Speed::Normal, false);
    let fast = frames_of_a_throw(Speed::Fast, false);
    assert!(normal > FRAMES / 2, "{normal}");
    assert!((normal / 4..=normal / 2).contains(&fast), "{normal} {fast}");
    assert_eq!(frames_of_a_throw(Speed::Instant, false), 1);
    assert!(frames_of_a_throw(Speed::Normal, true) < normal / 3);
}

/// Lets computers play without taking time, and gives the frames and the seconds of the longest
/// of so many rounds.
fn longest_round(game: &str, rounds: u32) -> (u32, f32) {
    let hands = GAMES.games[game].hands();
    let players = vec!["greedy"; hands];
    let mut program = Program::start(opening(game, &players, Speed::Instant));
    let passed = |program: &Program| {
        let events = program.heard().events.iter();
        let passed = events.filter(|event| matches!(event.fact, Fact::TurnPassed { .. }));
        passed.count()
    };
    program.until("somebody has played", |program| passed(program) > 0);
    let mut longest = (0, 0.0_f32);
    for _ in 0..rounds {
        let (turns, began) = (passed(&program), Instant::now());
        let mut frames = 0;
        while passed(&program) < turns + hands {
            program.frames(1);
            frames += 1;
        }
        let seconds = began.elapsed().as_secs_f32();
        longest = (longest.0.max(frames), longest.1.max(seconds));
    }
    longest
}

#[test]
fn at_instant_a_round_of_computers_takes_less_than_a_second() {
    for game in [SPAIN, "parchis-8-spain", "barsees-damascus"] {
        let (frames, seconds) = longest_round(game, 12);
        assert!(frames < FRAMES, "{game}: {frames} frames");
        assert!(seconds < 1.0, "{game}: {seconds} s");
    }
}

#[test]
fn a_hurry_ends_when_all_is_shown() {
    let mut program = mid_hop();
    program.send(Picked(Spot::Nothing));
    program.until_idle();
    program.frames(1);
    assert!(!program.0.world().resource::<Timeline>().is_hurried());
    program.send(TimelineCommand::Hurry);
    program.frames(1);
    assert!(
        !program.0.world().resource::<Timeline>().is_hurried(),
        "nothing runs"
    );
}

#[test]
fn the_pace_can_change_on_the_way() {
    let mut program = mid_hop();
    program.send(SettingsCommand::Set(Setting::Speed(Speed::Instant)));
    program.frames(1);
    assert!(program.is_idle());
}

/// What was announced of the cues, and what `Shown` knew then.
#[derive(Resource, Default)]
struct Diary(Vec<(&'static str, Fact, bool)>);

#[test]
fn cues_come_in_order_and_movements_are_known_when_they_end() {
    let mut program = Program::start(opening(SPAIN, &["greedy"; 4], Speed::Normal));
    let world = program.0.world_mut();
    world.init_resource::<Diary>();
    let knows = |shown: &Shown, fact: &Fact| match *fact {
        Fact::Moved { piece, to, .. } | Fact::Entered { piece, to, .. } => {
            shown.at[piece.index()] == to
        }
        Fact::Thrown { hand, thrown, .. } => shown.thrown() == Some((hand, thrown)),
        Fact::TurnPassed { to, .. } => shown.hand == to,
        _ => true,
    };
    world.add_observer(
        move |cue: On<CueStarted>, shown: Res<Shown>, mut diary: ResMut<Diary>| {
            diary
                .0
                .push(("started", cue.0.fact, knows(&shown, &cue.0.fact)));
        },
    );
    world.add_observer(|step: On<StepLanded>, mut diary: ResMut<Diary>| {
        assert!(step.step < step.cue.steps.len());
        diary.0.push(("landed", step.cue.fact, true));
    });
    world.add_observer(
        move |cue: On<CueFinished>, shown: Res<Shown>, mut diary: ResMut<Diary>| {
            diary
                .0
                .push(("finished", cue.0.fact, knows(&shown, &cue.0.fact)));
        },
    );
    program.until("many plies", |program| program.ply() > 80);
    program.until_idle();
    let events: Vec<_> = program
        .heard()
        .events
        .iter()
        .map(|event| event.fact)
        .collect();
    let diary = &program.0.world().resource::<Diary>().0;
    let told = |what| {
        diary
            .iter()
            .filter(move |entry| entry.0 == what)
            .map(|entry| entry.1)
    };
    // The first facts may have been told before anybody listened.
    let started: Vec<_> = told("started").collect();
    assert!(events.ends_with(&started));
    // One cue had begun before.
    let finished: Vec<_> = told("finished").collect();
    assert!(finished.ends_with(&started));
    assert!(finished.len() <= started.len() + 1);
    for (what, fact, known) in diary {
        match fact {
            Fact::TurnPassed { .. } => assert!(known, "{what} {fact:?}"),
            Fact::Moved { .. } | Fact::Entered { .. } => {
                assert_eq!(*known, *what != "started", "{what} {fact:?}");
            }
            _ => assert!(*known || *what == "started", "{what} {fact:?}"),
        }
    }
}

#[test]
fn whoever_moves_holds_the_cue() {
    let mut program = mid_hop();
    let holder = program.0.world_mut().spawn(HoldsCue).id();
    program.frames(20 * FRAMES);
    assert!(!program.is_idle(), "something still moves");
    let (index, part) = now(&program);
    let cue = program
        .0
        .world()
        .resource::<Timeline>()
        .now()
        .unwrap()
        .cue
        .clone();
    assert_eq!((index, part), (cue.steps.len(), 1.0));
    program.0.world_mut().despawn(holder);
    program.until_idle();
    assert_eq!(program.shown(), program.truth());
}

#[test]
fn a_cut_frees_whoever_held_the_cue() {
    let mut program = mid_hop();
    let holder = program.0.world_mut().spawn(HoldsCue).id();
    program.send(TimelineCommand::Skip);
    program.frames(1);
    assert!(program.is_idle());
    assert!(!program.0.world().entity(holder).contains::<HoldsCue>());
}
