//! How far a throw has come, from what the timeline shows.

use bevy::prelude::*;

use super::Cast;
use super::swing::RELEASE;
use crate::input::Shaking;
use crate::settings::Settings;
use crate::timeline::{Act, Now, Shown, Step, Timeline, fallen};

/// Seconds in which what lies in the tray is back in the cup.
const GATHER: f32 = 0.14;

/// Follows the timeline, and whoever holds the cup.
pub(super) fn see_cast(
    shown: Res<Shown>,
    timeline: Res<Timeline>,
    shaking: Res<Shaking>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut cast: ResMut<Cast>,
) {
    let now = timeline.now();
    let throws = now.as_ref().and_then(|now| {
        let fell = fallen(shown.rules(), &now.cue.fact)?;
        Some((now, fell, flown(now)))
    });
    let seen = match throws {
        // What lay there is still to be gathered.
        Some((_, (hand, _), Some(swing))) if swing < RELEASE => Cast {
            thrown: shown.thrown(),
            hand,
            swing,
            gathered: cast.gathered.max(swing / RELEASE),
            chance: cast.chance,
            ..default()
        },
        Some((now, fell, Some(swing))) => Cast {
            thrown: Some(fell),
            part: (swing - RELEASE) / (1.0 - RELEASE),
            chance: now.cue.ply,
            hand: fell.0,
            swing,
            ..default()
        },
        Some((now, fell, None)) => {
            let (counted, lit) = counting(now);
            Cast {
                thrown: Some(fell),
                chance: now.cue.ply,
                hand: fell.0,
                counted,
                lit,
                ..default()
            }
        }
        None => {
            let held = shaking.seconds().is_some() && !settings.reduced_motion;
            // While lots are drawn nobody takes the bowl.
            let lots = now.as_ref().and_then(Now::step);
            let lots = lots.is_some_and(|step| matches!(step.act, Act::Draw(_)));
            let step = time.delta_secs() / GATHER * if held { 1.0 } else { -1.0 };
            Cast {
                thrown: shown.thrown(),
                chance: cast.chance,
                hand: if lots { cast.hand } else { shown.hand },
                gathered: (cast.gathered + step).clamp(0.0, 1.0),
                ..default()
            }
        }
    };
    cast.set_if_neq(seen);
}

/// How far a throw has come, swing and flight, 0 to 1; none while nothing flies.
fn flown(now: &Now<'_>) -> Option<f32> {
    let flies = |act: &Act| matches!(act, Act::Cast | Act::Roll);
    let step = now.step().filter(|step| flies(&step.act))?;
    let seconds = |steps: &[Step]| -> f32 {
        let flight = steps.iter().filter(|step| flies(&step.act));
        flight.map(|step| step.seconds).sum()
    };
    let steps = &now.cue.steps;
    let over = seconds(&steps[..now.index]) + now.part * step.seconds;
    Some((over / seconds(steps)).clamp(0.0, 1.0))
}

/// How many shells are counted by now, and how bright they still are.
fn counting(now: &Now<'_>) -> (f32, f32) {
    match now.step().map(|step| step.act) {
        Some(Act::Count(so_many)) => (f32::from(so_many) - 1.0 + now.part, 1.0),
        Some(Act::Dwell) => (6.0, 1.0 - now.part),
        _ => (0.0, 0.0),
    }
}
