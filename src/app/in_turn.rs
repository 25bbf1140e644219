//! The systems of a frame run one after another.

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;

/// Runs the systems of every schedule one after another on the main thread.
///
/// A frame has some hundreds of systems of a few microseconds each. To hand one to another core
/// and to wait for it takes longer than to run it: the engine's usual way costs the more the more
/// cores are idle. Drawing has schedules of its own and stays beside the main thread, as do the
/// thoughts of the opponents.
pub(super) struct InTurnPlugin;

impl Plugin for InTurnPlugin {
    fn build(&self, _: &mut App) {}

    /// Now all plugins have brought their schedules.
    fn finish(&self, app: &mut App) {
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
}
