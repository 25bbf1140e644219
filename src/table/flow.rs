//! The order of a frame.

use bevy::prelude::*;

/// From a click to what is seen, once a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlowSystems {
    /// Pointer, keys and opponents become commands.
    Command,
    /// Commands change the truth and yield facts.
    Rules,
    /// Facts are queued and shown one after the other.
    Timeline,
    /// What is seen follows the cue that plays.
    Animate,
    /// Whatever looks at the outcome of the frame.
    Settle,
}

pub(super) fn plugin(app: &mut App) {
    use FlowSystems::{Animate, Command, Rules, Settle, Timeline};
    app.configure_sets(Update, (Command, Rules, Timeline, Animate, Settle).chain());
}
