//! How much room houses and squares have for pieces.

use bevy::prelude::*;

use crate::rules::board::{Board, Seat, SquareInfo};
use crate::view::fit::vec;

/// How far a square reaches to the side from its middle.
pub(super) fn reach(square: &SquareInfo, middle: Vec2, side: Vec2, goal: bool) -> f32 {
    let far = square
        .outline
        .iter()
        .map(|p| (vec(*p) - middle).dot(side).abs())
        .fold(0.0, f32::max);
    // A goal narrows towards the middle of the board.
    if goal { far * 0.86 } else { far }
}

/// In a goal pieces stand nearer to its broad end.
pub(super) fn goal_shift(board: &Board, square: &SquareInfo) -> Vec2 {
    let out = vec(square.place.at);
    let shift = if board.kitchen.is_some() { 0.0 } else { 0.12 };
    out * shift
}

/// The radius of a nest, in board units: a piece fits in, and nests keep apart.
pub(crate) fn nest_radius(seat: &Seat) -> f32 {
    let apart = seat.nests[0].at.distance(seat.nests[1].at);
    let (_, radius) = seat.panel();
    (apart * 0.42).min(radius * 0.27).min(0.75)
}
