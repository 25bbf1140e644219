//! From a fact to the steps in which it is shown. Pure: no clock, no entity.

use super::cue::{Act, Step};
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::rules::{Fact, HOME, Piece, Shown, Thrown};

/// Seconds of one hop to the next square.
const HOP: f32 = 0.17;
/// Seconds on the way in.
const ENTER: f32 = 0.4;
/// Seconds on the way home.
const GO_HOME: f32 = 0.6;
/// Seconds of a die in the air, and of shells.
const DIE: f32 = 0.8;
const SHELLS: f32 = 1.1;
/// Seconds to see what has come to lie.
const GLANCE: f32 = 0.25;
/// Seconds to read a few words.
const READ: f32 = 0.9;
/// Seconds for something that one looks forward to.
const CHEER: f32 = 1.4;

/// The steps in which a fact is shown.
///
/// `before` is what the eye knew just before: it says where a captive stands.
#[must_use]
pub fn plan(fact: &Fact, before: &Shown) -> Vec<Step> {
    match *fact {
        Fact::Thrown {
            thrown: Thrown::Shells(_),
            ..
        } => vec![step(Act::Cast, SHELLS), dwell(GLANCE)],
        Fact::Thrown { .. } | Fact::StartRolled { .. } => {
            vec![step(Act::Cast, DIE), dwell(GLANCE)]
        }
        Fact::Entered { piece, to, .. } => vec![step(Act::Enter { piece, to }, ENTER)],
        Fact::Moved {
            piece,
            from,
            top,
            to,
            ..
        } => walk(piece, from, top, to),
        Fact::Captured { piece, .. } => go_home(piece, before),
        Fact::SentBack { piece, .. } => {
            let mut steps = vec![dwell(READ)];
            steps.extend(go_home(piece, before));
            steps
        }
        Fact::TokenBanked { .. } | Fact::BarrierOpened { .. } | Fact::BarrierFormed { .. } => {
            vec![dwell(GLANCE)]
        }
        Fact::TokenSpent { .. } => Vec::new(),
        Fact::BonusSpent { .. } | Fact::Declined { .. } | Fact::KeptTurn { .. } => {
            vec![dwell(2.0 * GLANCE)]
        }
        Fact::TurnPassed { .. } => vec![dwell(GLANCE)],
        Fact::ReachedGoal { count, .. } => {
            let last = usize::from(count) == PIECES_PER_COLOUR;
            vec![dwell(if last { CHEER } else { READ })]
        }
        Fact::Started { .. }
        | Fact::BonusGranted { .. }
        | Fact::BonusLost { .. }
        | Fact::NoMove { .. }
        | Fact::TokenForfeited { .. } => vec![dwell(READ)],
        Fact::Placed { .. } | Fact::GameOver { .. } => vec![dwell(CHEER)],
    }
}

/// Square by square to the farthest one, and back from there to where it stands.
fn walk(piece: Piece, from: u8, top: u8, to: u8) -> Vec<Step> {
    let on = (from..top).map(|at| (at, at + 1));
    let back = (to..top).rev().map(|at| (at + 1, at));
    on.chain(back)
        .map(|(from, to)| step(Act::Hop { piece, from, to }, HOP))
        .collect()
}

fn go_home(piece: Piece, before: &Shown) -> Vec<Step> {
    match before.at[piece.index()] {
        HOME => Vec::new(),
        from => vec![step(Act::GoHome { piece, from }, GO_HOME)],
    }
}

fn dwell(seconds: f32) -> Step {
    step(Act::Dwell, seconds)
}

fn step(act: Act, seconds: f32) -> Step {
    Step { act, seconds }
}
