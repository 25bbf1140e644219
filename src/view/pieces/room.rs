//! How much room houses and squares have for pieces, and which cells are walked twice.

use bevy::prelude::*;

use crate::rules::board::{Seat, SquareInfo};
use crate::view::fit::vec;

/// How far a square reaches to the side from its middle.
pub(super) fn reach(square: &SquareInfo, middle: Vec2, side: Vec2) -> f32 {
    square
        .outline
        .iter()
        .map(|p| (vec(*p) - middle).dot(side).abs())
        .fold(0.0, f32::max)
}

/// How long the line is that runs through the middle of a convex square in a direction.
pub(super) fn chord(square: &SquareInfo, middle: Vec2, along: Vec2) -> f32 {
    let corners: Vec<Vec2> = square.outline.iter().copied().map(vec).collect();
    let next = corners.iter().cycle().skip(1);
    let cuts = corners.iter().zip(next).filter_map(|(a, b)| {
        // Where it cuts an edge, from the middle on.
        let edge = *b - *a;
        let far = (*a - middle).perp_dot(edge) / along.perp_dot(edge);
        let part = (*a - middle).perp_dot(along) / along.perp_dot(edge);
        (far.is_finite() && (-1e-3..=1.001).contains(&part)).then_some(far)
    });
    let (from, to) = cuts.fold((0.0_f32, 0.0_f32), |(from, to), far| {
        (from.min(far), to.max(far))
    });
    to - from
}

/// The radius of a nest, in board units: a piece fits in, and nests keep apart.
pub(crate) fn nest_radius(seat: &Seat) -> f32 {
    let apart = seat.nests[0].at.distance(seat.nests[1].at);
    let (_, radius) = seat.panel();
    (apart * 0.42).min(radius * 0.27).min(0.75)
}
