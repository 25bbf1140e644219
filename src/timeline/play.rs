//! Plays the queue: starts a cue, lets its steps run, ends it.

use std::sync::Arc;

use bevy::prelude::*;

use super::calm::calm;
use super::cue::{Act, Cue, CueFinished, CueStarted, HoldsCue, StepLanded, TimelineCut};
use super::left::lost_with;
use super::pace::TimelineCommand;
use super::plan::{draw, plan};
use super::queue::{Running, Timeline, take_in};
use super::shown::Shown;
use crate::rules::Fact;
use crate::rules::mechanics::{Spend, Start};
use crate::settings::Settings;
use crate::table::{FlowSystems, GameEvent, Match, MatchSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (obey.before(take_in), play_cues.after(take_in)).in_set(FlowSystems::Timeline),
    );
}

/// Does what is asked of the timeline, and starts afresh when the truth was set as a whole.
fn obey(
    mut asked: MessageReader<TimelineCommand>,
    mut set: MessageReader<MatchSet>,
    truth: Option<Res<Match>>,
    holding: Query<Entity, With<HoldsCue>>,
    mut timeline: ResMut<Timeline>,
    mut commands: Commands,
) {
    let mut cut = set.read().count() > 0;
    for ask in asked.read() {
        match *ask {
            TimelineCommand::Hurry => timeline.hurried = !timeline.is_idle(),
            TimelineCommand::Skip => cut |= !timeline.is_idle(),
            TimelineCommand::Pause => timeline.paused = true,
            TimelineCommand::Resume => timeline.paused = false,
        }
    }
    let Some(truth) = truth.filter(|_| cut) else {
        return;
    };
    timeline.waiting.clear();
    timeline.running = None;
    timeline.hurried = false;
    timeline.known = truth.ply();
    for entity in &holding {
        commands.entity(entity).remove::<HoldsCue>();
    }
    commands.insert_resource(Shown::of(&truth));
    commands.trigger(TimelineCut);
}

/// Lets the time of this frame flow into the running cue and those after it.
///
/// It takes the world as a whole so that whoever hears of a cue can hold it at once.
fn play_cues(world: &mut World) {
    let timeline = world.resource::<Timeline>();
    if timeline.paused || !world.contains_resource::<Shown>() {
        return;
    }
    let speed = timeline.rate(world.resource::<Settings>().speed);
    let mut time = speed.map(|speed| world.resource::<Time>().delta_secs() * speed);
    while is_running(world) || start_next(world) {
        if !run_steps(world, &mut time) || time.is_some() && is_held(world) {
            return;
        }
        finish(world);
    }
}

fn is_running(world: &World) -> bool {
    world.resource::<Timeline>().running.is_some()
}

fn is_held(world: &mut World) -> bool {
    let mut holding = world.query_filtered::<(), With<HoldsCue>>();
    holding.iter(world).next().is_some()
}

/// Starts the cue that waits first; says whether there was one.
fn start_next(world: &mut World) -> bool {
    let mut timeline = world.resource_mut::<Timeline>();
    let Some(&GameEvent { ply, fact }) = timeline.waiting.front() else {
        timeline.hurried = false;
        return false;
    };
    let lost = lost_with(&fact, world.resource::<Shown>());
    if lost.is_none() {
        world.resource_mut::<Timeline>().waiting.pop_front();
    }
    let fact = lost.unwrap_or(fact);
    let reduced = world.resource::<Settings>().reduced_motion;
    let mut shown = world.resource_mut::<Shown>();
    let open = shown.rules().mechanics.spend != Spend::Single;
    let mut steps = plan(&fact, &shown, open);
    if let Fact::Started { hand } = fact
        && shown.rules().mechanics.start == Start::Random
    {
        let lots = draw(hand, shown.rules().hands.len());
        steps.splice(0..0, lots);
    }
    let cue = Arc::new(Cue {
        ply,
        fact,
        steps: if reduced { calm(steps) } else { steps },
    });
    if !Shown::hears_at_end(&fact) {
        shown.hear(ply, &fact);
    }
    world.resource_mut::<Timeline>().running = Some(Running {
        cue: Arc::clone(&cue),
        step: 0,
        spent: 0.0,
    });
    follow_lot(world);
    world.trigger(CueStarted(cue));
    true
}

/// While lots are drawn, it is the turn of whoever the lot is at.
fn follow_lot(world: &mut World) {
    let act = world.resource::<Timeline>().now();
    let act = act.and_then(|now| now.step().map(|step| step.act));
    if let Some(Act::Draw(hand)) = act {
        world.resource_mut::<Shown>().turn_to(hand);
    }
}

/// Spends `time` (none is all the time in the world) on the steps of the running cue; says
/// whether all are over.
fn run_steps(world: &mut World, time: &mut Option<f32>) -> bool {
    loop {
        let mut timeline = world.resource_mut::<Timeline>();
        let Some(running) = &mut timeline.running else {
            return false;
        };
        let Some(step) = running.cue.steps.get(running.step) else {
            return true;
        };
        if let Some(time) = time {
            let needed = step.seconds - running.spent;
            if *time < needed {
                running.spent += *time;
                return false;
            }
            *time -= needed;
        }
        let landed = StepLanded {
            cue: Arc::clone(&running.cue),
            step: running.step,
        };
        running.step += 1;
        running.spent = 0.0;
        follow_lot(world);
        world.trigger(landed);
    }
}

/// Ends the running cue: its fact has been shown.
fn finish(world: &mut World) {
    let Some(running) = world.resource_mut::<Timeline>().running.take() else {
        return;
    };
    let mut holding = world.query_filtered::<Entity, With<HoldsCue>>();
    for entity in holding.iter(world).collect::<Vec<_>>() {
        world.entity_mut(entity).remove::<HoldsCue>();
    }
    let cue = running.cue;
    if Shown::hears_at_end(&cue.fact) {
        world.resource_mut::<Shown>().hear(cue.ply, &cue.fact);
    }
    world.trigger(CueFinished(cue));
}
