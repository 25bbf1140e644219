//! The steps of the podium rise one after the other, the first place last.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;
use bevy::time::TimeSystems;

use crate::screens::Screen;
use crate::settings::Settings;
use crate::timeline::pace;

/// How long a step takes, in seconds.
const TAKES: f32 = 0.6;
/// Seconds from the start of one step to that of the next.
const APART: f32 = 0.35;
/// How much of a step's way passes within one frame at most, in seconds: of the frame in which the
/// page is built little is to be seen.
const LONGEST: f32 = 0.1;

/// Comes up from below the edge of what holds it.
#[derive(Component, Clone, Copy, Debug)]
struct Rises {
    /// Seconds since it set out; below zero it waits.
    since: f32,
}

/// For a node that sets out when `before` others have.
pub(super) fn rises(before: usize) -> impl Bundle {
    let rises = Rises::after(before);
    (rises, rises.stands())
}

impl Rises {
    fn after(before: usize) -> Self {
        Self {
            since: -APART * before as f32,
        }
    }

    fn stands(self) -> UiTransform {
        UiTransform::from_translation(Val2::percent(0.0, 100.0 * self.below()))
    }

    /// How much of its height it still has to rise: 1.0 all of it, 0.0 nothing.
    fn below(self) -> f32 {
        1.0 - EaseFunction::CubicOut.sample_clamped(self.since / TAKES)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        First,
        rise.after(TimeSystems)
            .after(MessageUpdateSystems)
            .run_if(in_state(Screen::Result)),
    );
}

/// At the speed of the table, and not at all where nothing is to move.
fn rise(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut steps: Query<(&mut Rises, &mut UiTransform)>,
) {
    let pace = pace(settings.speed, false).filter(|_| !settings.reduced_motion);
    let passed = pace.map(|pace| time.delta_secs().min(LONGEST) * pace);
    for (mut step, mut transform) in &mut steps {
        step.since = passed.map_or(TAKES, |passed| (step.since + passed).min(TAKES));
        transform.set_if_neq(step.stands());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_rises_once_from_its_whole_height_to_its_place() {
        let mut step = Rises::after(2);
        let mut last = 1.0;
        for hundredth in 0..=200_u8 {
            step.since = 0.01 * f32::from(hundredth) - 2.0 * APART;
            let below = step.below();
            assert!((0.0..=last).contains(&below), "{below} after {last}");
            assert!(below <= 0.0 || step.since < TAKES, "{step:?}");
            last = below;
        }
        assert!(last <= 0.0);
        assert!(Rises::after(1).below() >= 1.0);
    }
}
