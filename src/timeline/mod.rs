//! What has been shown of the match.
//!
//! Facts are queued as they become true ([`queue`](Timeline)), planned as [`Cue`]s of timed
//! steps and played one after the other. View, sound and head-up display follow
//! [`CueStarted`], [`StepLanded`] and [`CueFinished`], read where the running cue stands from
//! [`Timeline::now`], and read everything at rest from [`Shown`].

mod calm;
mod cue;
mod left;
mod pace;
mod plan;
mod play;
mod queue;
mod shown;

pub use calm::calm;
pub use cue::{Act, Cue, CueFinished, CueStarted, HoldsCue, Step, StepLanded, TimelineCut};
pub use pace::{TimelineCommand, pace};
pub use plan::plan;
pub use queue::{Now, Timeline, timeline_idle};
pub use shown::{Shown, fallen, place};

// The order of a frame, for those who follow the timeline alone.
pub use crate::table::FlowSystems;

use bevy::prelude::*;

/// The timeline; needs [`crate::table::RulesPlugin`] and the settings.
#[derive(Clone, Copy, Debug, Default)]
pub struct TimelinePlugin;

impl Plugin for TimelinePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((pace::plugin, queue::plugin, play::plugin));
    }
}
