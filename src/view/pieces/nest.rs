//! How large the nests of a house are.

use crate::rules::board::Seat;

/// The radius of a nest, in board units: a piece fits in, and nests keep apart.
pub(crate) fn nest_radius(seat: &Seat) -> f32 {
    let apart = seat.nests[0].at.distance(seat.nests[1].at);
    let (_, radius) = seat.panel();
    (apart * 0.42).min(radius * 0.27).min(0.75)
}
