//! Where all pieces are seen at once: at rest, but for the one on its way.

use super::seen::{Pose, rest};
use super::stand::stands;
use super::way::Way;
use crate::rules::Piece;
use crate::rules::ids::MAX_PIECES;
use crate::timeline::Now;
use crate::view::board::Laid;
use crate::view::fit::Fit;

/// How every piece is seen that stands at these indices of its route, while a cue runs; nothing
/// for the colours that are not in the mask.
pub(crate) fn posed(
    laid: &Laid,
    fit: &Fit,
    at: &[u8; MAX_PIECES],
    in_play: u8,
    now: Option<&Now<'_>>,
) -> [Option<Pose>; MAX_PIECES] {
    let way = now.and_then(Way::of);
    let mut at = *at;
    if let Some(way) = &way {
        at[way.piece.index()] = way.to;
    }
    let goals = stands(laid, &at);
    let mut poses = goals.map(|goal| goal.map(|goal| rest(&goal, fit)));
    if let Some(way) = way {
        let i = way.piece.index();
        at[i] = way.from;
        let start = stands(laid, &at)[i];
        let ends = start.map(|start| rest(&start, fit)).zip(poses[i]);
        let edge = fit.seen_bounds(&laid.view, laid.look).max.y;
        poses[i] = ends.map(|(start, goal)| way.pose(&start, &goal, fit.scale, edge));
    }
    for (i, pose) in poses.iter_mut().enumerate() {
        let colour = Piece(i as u8).colour();
        *pose = pose.filter(|_| in_play & colour.bit() != 0);
    }
    poses
}
