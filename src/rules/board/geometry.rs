//! Points and places on a board, in board units: one square is about one unit wide.

use serde::{Deserialize, Serialize};

/// A point in board units; x to the right, y up, the middle of the board at the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Up.
    pub y: f32,
}

/// A point and a direction in which things on it are turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// Where.
    pub at: Point,
    /// Anticlockwise from upright, in full turns.
    pub turn: f32,
}

impl Point {
    /// The point at `x`, `y`.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point turned anticlockwise about the origin by a part of a full turn.
    #[must_use]
    pub fn turned(self, turn: f32) -> Self {
        let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}
