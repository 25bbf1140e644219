//! How near the board is looked at: pure, in the table's pixels.

use bevy::prelude::*;

/// The largest that the board is shown, against the whole of it.
const MOST: f32 = 4.0;

/// How far from the edge of its place something is seen well, in parts of the place.
const MARGIN: f32 = 0.16;

/// How fast the eye follows, a second.
const PACE: f32 = 14.0;

/// How near one looks, and where. [`Zoom::look`] is what is seen in this frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Zoom {
    now: Gaze,
    goal: Gaze,
    /// The place for the whole board; what is nearer never shows anything beyond the board
    /// there.
    place: Rect,
    /// The whole board in that place.
    board: Rect,
}

/// How much larger, and how far the middle of the place is moved away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gaze {
    /// How many times as large as the whole.
    pub scale: f32,
    /// How far things are moved, in pixels.
    pub shift: Vec2,
}

impl Default for Gaze {
    fn default() -> Self {
        Self {
            scale: 1.0,
            shift: Vec2::ZERO,
        }
    }
}

impl Zoom {
    /// What is seen in this frame.
    #[must_use]
    pub fn look(&self) -> Gaze {
        self.now
    }

    /// Whether the whole board is seen, or about to be.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.goal.scale == 1.0
    }

    /// Whether the eye has come to rest.
    #[must_use]
    pub fn rests(&self) -> bool {
        self.now == self.goal
    }

    /// Looks `times` as near, while the point `at` of the table stays where it is.
    pub fn nearer(&mut self, times: f32, at: Vec2) {
        let scale = (self.goal.scale * times).clamp(1.0, MOST);
        let from = at - self.place.center();
        let shift = from - (from - self.goal.shift) * (scale / self.goal.scale);
        self.goal = self.within(Gaze { scale, shift });
    }

    /// Moves what is seen by so many pixels.
    pub fn pan(&mut self, by: Vec2) {
        let shift = self.goal.shift + by;
        self.goal = self.within(Gaze { shift, ..self.goal });
    }

    /// Looks at the whole board again.
    pub fn whole(&mut self) {
        self.goal = Gaze::default();
    }

    /// Whether a point of the whole board is seen, or about to be.
    #[must_use]
    pub(super) fn shows(&self, at: Vec2) -> bool {
        self.place.contains(self.led_to(at))
    }

    /// Moves what is seen so that a point of the whole board is seen well; no farther than that.
    pub(super) fn show(&mut self, at: Vec2) {
        let inner = Rect::from_center_size(
            self.place.center(),
            self.place.size() * (1.0 - 2.0 * MARGIN),
        );
        let at = self.led_to(at);
        let by = at.clamp(inner.min, inner.max) - at;
        if by != Vec2::ZERO {
            self.pan(by);
        }
    }

    /// Where a point of the whole board comes to lie.
    fn led_to(&self, at: Vec2) -> Vec2 {
        let middle = self.place.center();
        middle + (at - middle) * self.goal.scale + self.goal.shift
    }

    /// Is at once where it wants to be: a finger is followed without delay.
    pub fn arrive(&mut self) {
        self.now = self.goal;
    }

    /// The board lies in another place, or another board lies there.
    pub(super) fn lay(&mut self, place: Rect, board: Rect) {
        if (self.place, self.board) != (place, board) {
            (self.place, self.board) = (place, board);
            self.goal = self.within(self.goal);
            self.arrive();
        }
    }

    /// Comes nearer to where it wants to be.
    pub(super) fn follow(&mut self, seconds: f32) {
        let part = 1.0 - (-PACE * seconds).exp();
        self.now.scale += (self.goal.scale - self.now.scale) * part;
        self.now.shift = self.now.shift.lerp(self.goal.shift, part);
        let near = (self.goal.scale - self.now.scale).abs() < 1e-3;
        if near && self.goal.shift.distance(self.now.shift) < 0.25 {
            self.arrive();
        }
    }

    /// The same look, moved so that the board covers its place as far as it can.
    fn within(&self, gaze: Gaze) -> Gaze {
        let middle = self.place.center();
        let seen = |p: Vec2| (p - middle) * gaze.scale;
        let (low, high) = (seen(self.board.min), seen(self.board.max));
        let half = self.place.half_size();
        // Its lower edge may come up to the lower edge of the place, its upper one down to the
        // upper one; a board with room to spare stays as far from both as it was.
        let hold = |low: f32, high: f32, half: f32, shift: f32| {
            let (most, least) = (-half - low, half - high);
            if most < least {
                -(low + high) / 2.0
            } else {
                shift.clamp(least, most)
            }
        };
        let shift = Vec2::new(
            hold(low.x, high.x, half.x, gaze.shift.x),
            hold(low.y, high.y, half.y, gaze.shift.y),
        );
        let shift = if gaze.scale == 1.0 { Vec2::ZERO } else { shift };
        Gaze { shift, ..gaze }
    }
}

#[cfg(test)]
mod tests;
