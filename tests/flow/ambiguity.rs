//! What may run in either order.

use bevy::ecs::schedule::{InternedScheduleLabel, LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;

/// What the engine says of systems of a schedule that may run in either order.
pub(crate) fn ambiguity(app: &mut App, label: InternedScheduleLabel) -> Option<String> {
    app.world_mut().schedule_scope(label, |world, schedule| {
        schedule.set_build_settings(ScheduleBuildSettings {
            ambiguity_detection: LogLevel::Error,
            ..default()
        });
        // A schedule is looked at anew only when something was added to it.
        schedule.add_systems((|| {}).ambiguous_with_all());
        let flaw = schedule.initialize(world).err();
        flaw.map(|flaw| flaw.to_string(schedule.graph(), world))
    })
}
