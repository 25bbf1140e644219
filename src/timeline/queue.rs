//! The queue of facts that wait to be shown, and the cue that runs.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use super::cue::{Cue, Step};
use super::pace::pace;
use crate::rules::{Fact, Piece};
use crate::settings::Speed;
use crate::table::{FlowSystems, GameEvent};

/// What waits and what runs.
#[derive(Resource, Debug, Default)]
pub struct Timeline {
    pub(super) waiting: VecDeque<GameEvent>,
    pub(super) running: Option<Running>,
    /// The last ply that was taken in or set.
    pub(super) known: u32,
    pub(super) hurried: bool,
    pub(super) paused: bool,
}

/// The cue that runs.
#[derive(Debug)]
pub(super) struct Running {
    pub(super) cue: Arc<Cue>,
    pub(super) step: usize,
    /// Seconds of the step that are over, at normal pace.
    pub(super) spent: f32,
}

/// Where the running cue stands.
#[derive(Clone, Copy, Debug)]
pub struct Now<'a> {
    /// The cue.
    pub cue: &'a Arc<Cue>,
    /// Which of its steps runs; as many as there are when only a [`super::HoldsCue`] keeps
    /// it from ending.
    pub index: usize,
    /// How much of the step is over, `0.0..=1.0`; it runs evenly and eases are the view's.
    pub part: f32,
}

impl<'a> Now<'a> {
    /// The step that runs; none when all are over.
    #[must_use]
    pub fn step(&self) -> Option<&'a Step> {
        self.cue.steps.get(self.index)
    }
}

impl Timeline {
    /// Whether nothing runs and nothing waits: everything that is true has been shown.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty()
    }

    /// Where the running cue stands; none at rest.
    #[must_use]
    pub fn now(&self) -> Option<Now<'_>> {
        self.running.as_ref().map(|running| {
            let seconds = running.cue.steps.get(running.step).map(|s| s.seconds);
            let part = match seconds {
                Some(seconds) if seconds > 0.0 => (running.spent / seconds).min(1.0),
                _ => 1.0,
            };
            Now {
                cue: &running.cue,
                index: running.step,
                part,
            }
        })
    }

    /// The facts that wait, the next one first, with their plies.
    pub fn waiting(&self) -> impl ExactSizeIterator<Item = (u32, &Fact)> {
        self.waiting.iter().map(|event| (event.ply, &event.fact))
    }

    /// Which piece is about to be moved by the ply whose cue runs.
    #[must_use]
    pub fn moved_next(&self) -> Option<Piece> {
        let ply = self.running.as_ref()?.cue.ply;
        let same = self.waiting().take_while(|(other, _)| *other == ply);
        same.map(|(_, fact)| fact).find_map(|fact| match *fact {
            Fact::Moved { piece, .. } | Fact::Entered { piece, .. } => Some(piece),
            _ => None,
        })
    }

    /// How many seconds of what is planned pass in a second: none while it stands still, and
    /// nothing at all is said where no time is taken.
    #[must_use]
    pub fn rate(&self, speed: Speed) -> Option<f32> {
        if self.paused {
            return Some(0.0);
        }
        pace(speed, self.hurried)
    }

    /// Whether a click has hurried what runs.
    #[must_use]
    pub fn is_hurried(&self) -> bool {
        self.hurried
    }

    /// Whether it stands still.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }
}

/// A run condition: nothing runs and nothing waits.
#[must_use]
pub fn timeline_idle(timeline: Res<Timeline>) -> bool {
    timeline.is_idle()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .add_systems(Update, take_in.in_set(FlowSystems::Timeline));
}

/// Queues what became true. Never gated: a fact that is not taken in is lost.
pub(super) fn take_in(mut timeline: ResMut<Timeline>, mut events: MessageReader<GameEvent>) {
    for event in events.read() {
        // What was true before the truth was set as a whole has been shown with it.
        if event.ply > timeline.known {
            timeline.waiting.push_back(*event);
        }
    }
    if let Some(last) = timeline.waiting.back() {
        timeline.known = last.ply;
    }
}
