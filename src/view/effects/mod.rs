//! Short lights and little things that fly: what a cue looks like beyond the piece that moves.

mod bursts;
mod glow;
mod lane;
mod mote;
mod motes;
mod rings;
mod shake;

use bevy::prelude::*;

use super::AnimateSystems;
use crate::rules::{Colour, Fact, Square};
use crate::theme::palette::{self, Ink};
use crate::timeline::{Act, Now, Shown};

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            LightSystems::Glow,
            LightSystems::Rings,
            LightSystems::Lane,
            LightSystems::Motes,
            LightSystems::Shake,
        )
            .chain()
            .in_set(AnimateSystems::Lights),
    )
    .add_plugins((
        glow::plugin,
        rings::plugin,
        lane::plugin,
        motes::plugin,
        bursts::plugin,
        shake::plugin,
    ));
}

/// The order within [`AnimateSystems::Lights`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum LightSystems {
    Glow,
    Rings,
    Lane,
    Motes,
    Shake,
}

/// What a cue is about that lights up a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    /// Two pieces now stand together.
    Closes,
    /// Two pieces part.
    Opens,
    /// A piece is captured by this colour.
    Captured(Colour),
    /// A piece will have to go home.
    Sentenced,
    /// A piece of this colour is in the goal.
    Arrived(Colour),
}

impl Scene {
    /// The scene of the cue that runs, where it plays, and how much of it is over.
    fn of(now: &Now<'_>, shown: &Shown) -> Option<(Self, Square, f32)> {
        let step = now.step()?;
        let scene = match (now.cue.fact, step.act) {
            (Fact::BarrierFormed { square, .. }, _) => (Self::Closes, square),
            (Fact::BarrierOpened { square, .. }, _) => (Self::Opens, square),
            (Fact::Captured { square, by, .. }, _) => (Self::Captured(by), square),
            (Fact::SentBack { square, .. }, Act::Dwell) => (Self::Sentenced, square),
            (Fact::ReachedGoal { piece, .. }, _) => {
                let goal = shown.rules().goal_of(piece.colour());
                let square = shown.rules().square_at(piece.colour(), goal);
                (Self::Arrived(piece.colour()), square)
            }
            _ => return None,
        };
        Some((scene.0, scene.1, part(now)))
    }
}

/// How much of the cue as a whole is over, 0.0 to 1.0; of a piece that is sent home, how much of
/// the time before.
fn part(now: &Now<'_>) -> f32 {
    let steps = &now.cue.steps;
    let steps = match now.cue.fact {
        Fact::SentBack { .. } => &steps[..1],
        _ => steps,
    };
    let whole: f32 = steps.iter().map(|step| step.seconds).sum();
    (seconds(now) / whole).min(1.0)
}

/// How many seconds of the cue are over, at normal pace.
fn seconds(now: &Now<'_>) -> f32 {
    let before = now.cue.steps.iter().take(now.index);
    let before: f32 = before.map(|step| step.seconds).sum();
    before + now.step().map_or(0.0, |step| step.seconds * now.part)
}

/// The colours of a seat.
fn ink(shown: &Shown, colour: Colour) -> Ink {
    let seat = &shown.rules().board.seats[colour.index()];
    palette::seat(&seat.name, colour.index())
}
