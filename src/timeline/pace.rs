//! How fast the timeline goes.

use bevy::prelude::*;

/// How much faster everything goes after a click that hurries.
const HURRY: f32 = 6.0;

/// How fast cues play.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// As planned.
    #[default]
    Normal,
    /// Three times as fast.
    Fast,
    /// Nothing is animated: every cue is over at once.
    Instant,
}

/// What may be asked of the timeline.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimelineCommand {
    /// Go at this pace from now on.
    SetPace(Pace),
    /// Play what runs and waits in a hurry; over when the timeline is idle.
    Hurry,
    /// Drop what runs and waits and show the truth.
    Skip,
    /// Stand still.
    Pause,
    /// Go on.
    Resume,
}

impl Pace {
    /// By how much the clock runs faster than planned; nothing when no time is taken at all.
    #[must_use]
    pub fn speed(self, hurried: bool) -> Option<f32> {
        let pace = match self {
            Self::Normal => 1.0,
            Self::Fast => 3.0,
            Self::Instant => return None,
        };
        Some(if hurried { pace * HURRY } else { pace })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TimelineCommand>();
}
