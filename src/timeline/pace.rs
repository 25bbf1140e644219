//! How fast the timeline goes.

use bevy::prelude::*;

use crate::settings::Speed;

/// How much faster everything goes after a click that hurries.
const HURRY: f32 = 6.0;

/// What may be asked of the timeline.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimelineCommand {
    /// Play what runs and waits in a hurry; over when the timeline is idle.
    Hurry,
    /// Drop what runs and waits and show the truth.
    Skip,
    /// Stand still.
    Pause,
    /// Go on.
    Resume,
}

/// By how much the clock runs faster than planned; nothing when no time is taken at all.
#[must_use]
pub fn pace(speed: Speed, hurried: bool) -> Option<f32> {
    let pace = match speed {
        Speed::Normal => 1.0,
        Speed::Fast => 3.0,
        Speed::Instant => return None,
    };
    Some(if hurried { pace * HURRY } else { pace })
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TimelineCommand>();
}
