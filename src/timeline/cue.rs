//! A cue: one fact on its way to the eye.

use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::{Fact, Hand, Piece};

/// A fact with the steps in which it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Cue {
    /// The ply that yielded the fact.
    pub ply: u32,
    /// What happened.
    pub fact: Fact,
    /// How it is shown, one step after the other; perhaps none.
    pub steps: Vec<Step>,
}

impl Cue {
    /// The hand on which the lot has fallen, once this step is over; none as long as it still
    /// goes round, or if none is drawn.
    #[must_use]
    pub fn drawn_by(&self, step: usize) -> Option<Hand> {
        let lot = |step: &Step| match step.act {
            Act::Draw(hand) => Some(hand),
            _ => None,
        };
        let goes_on = self.steps.get(step + 1).and_then(lot).is_some();
        self.steps.get(step).and_then(lot).filter(|_| !goes_on)
    }

    /// Whether lots are drawn.
    #[must_use]
    pub fn draws(&self) -> bool {
        let first = self.steps.first();
        first.is_some_and(|step| matches!(step.act, Act::Draw(_)))
    }
}

/// One step of a cue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// What is seen.
    pub act: Act,
    /// How long it takes at normal pace, in seconds.
    pub seconds: f32,
}

/// What is seen during a step. Places are indices of the piece's own route;
/// [`crate::rules::HOME`] is home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Lots are drawn for who begins: for a moment it is this hand. The last one it stays.
    Draw(Hand),
    /// Dice or shells leave the cup and fly, until they touch the tray.
    Cast,
    /// They bounce and roll, and come to lie as the fact says.
    Roll,
    /// One more of the shells that fell closed is counted; so many they are by now.
    Count(u8),
    /// A piece comes in from home.
    Enter {
        /// The piece.
        piece: Piece,
        /// Where it comes to stand.
        to: u8,
    },
    /// A piece that has dropped onto its square bounces there, once.
    Bounce {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        at: u8,
    },
    /// A piece has been hit: for a moment everything stands still.
    Strike {
        /// The piece that was hit.
        piece: Piece,
    },
    /// A piece hops to the next square of its route, or back from the goal.
    Hop {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: u8,
        /// Where it lands.
        to: u8,
    },
    /// A piece travels home.
    GoHome {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        from: u8,
    },
    /// Dice or shells lie there as the fact says, without having flown.
    Lie,
    /// A piece fades away where it stands and appears where it comes to; one of the two may be
    /// home.
    Fade {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: u8,
        /// Where it comes to stand.
        to: u8,
    },
    /// A moment to read or to see what has just happened; nothing moves.
    Dwell,
}

/// A cue begins: its first step runs from now on. [`super::Shown`] does not know a movement
/// or a throw yet, but does know everything that is only announced.
#[derive(Event, Clone, Debug)]
pub struct CueStarted(pub Arc<Cue>);

/// A step of the running cue is over.
#[derive(Event, Clone, Debug)]
pub struct StepLanded {
    /// The cue.
    pub cue: Arc<Cue>,
    /// Which of its steps.
    pub step: usize,
}

/// A cue is over; [`super::Shown`] knows its fact.
#[derive(Event, Clone, Debug)]
pub struct CueFinished(pub Arc<Cue>);

/// The running cue and everything that waited were dropped, and [`super::Shown`] was set to
/// the truth: whatever moves stands still where `Shown` has it.
#[derive(Event, Clone, Copy, Debug)]
pub struct TimelineCut;

/// As long as an entity carries it, the running cue does not end. The timeline takes it away
/// itself when the cue is cut short or nothing is animated.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HoldsCue;
