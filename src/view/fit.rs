//! Fits the board into its place in the window: the camera stays, the board is scaled.

use bevy::prelude::*;

use super::outline::bounds;
use super::zoom::Gaze;
use crate::rules::board::{Board, Point, View};
use crate::theme::layout::Layout;
use crate::theme::look::Look;

/// How the board lies on the table: board units to the table's logical pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Pixels a board unit.
    pub scale: f32,
    /// How far the board is turned anticlockwise, in full turns.
    pub turn: f32,
    /// Where the middle of the board lies.
    pub middle: Vec2,
}

impl Default for Fit {
    fn default() -> Self {
        Self {
            scale: 1.0,
            turn: 0.0,
            middle: Vec2::ZERO,
        }
    }
}

impl Fit {
    /// Fits a view of a board, its frame included, into the layout's place for it.
    #[must_use]
    pub fn of(view: &View, look: Look, layout: &Layout) -> Self {
        let seen = extent(view, look);
        let place = layout.world_rect(layout.board);
        let scale = (place.width() / seen.width()).min(place.height() / seen.height());
        Self {
            scale,
            turn: view.turn,
            middle: place.center() - seen.center() * scale,
        }
    }

    /// The same board looked at more closely, around the middle of its place.
    #[must_use]
    pub fn nearer(&self, gaze: Gaze, around: Vec2) -> Self {
        Self {
            scale: self.scale * gaze.scale,
            middle: around + (self.middle - around) * gaze.scale + gaze.shift,
            ..*self
        }
    }

    /// The rectangle that the board covers on the table, its frame included.
    #[must_use]
    pub fn seen_bounds(&self, view: &View, look: Look) -> Rect {
        let seen = extent(view, look);
        Rect::from_center_size(
            self.middle + seen.center() * self.scale,
            seen.size() * self.scale,
        )
    }

    /// Where a point of the board lies on the table.
    #[must_use]
    pub fn seen(&self, p: Point) -> Vec2 {
        vec(p.turned(self.turn)) * self.scale + self.middle
    }

    /// Which point of the board lies under a point of the table.
    #[must_use]
    pub fn under(&self, at: Vec2) -> Point {
        let p = (at - self.middle) / self.scale;
        Point::new(p.x, p.y).turned(-self.turn)
    }

    /// The transform of everything that is drawn in board units.
    #[must_use]
    pub fn transform(&self, z: f32) -> Transform {
        Transform {
            translation: self.middle.extend(z),
            rotation: Quat::from_rotation_z(self.turn * std::f32::consts::TAU),
            scale: Vec3::new(self.scale, self.scale, 1.0),
        }
    }
}

/// How far a board reaches as it is seen, its frame included, in board units.
fn extent(view: &View, look: Look) -> Rect {
    let turned: Vec<Vec2> = view
        .outline
        .iter()
        .map(|p| vec(p.turned(view.turn)))
        .collect();
    bounds(&turned).inflate(look.rim())
}

/// A point of the board as a vector.
#[must_use]
pub(crate) fn vec(p: Point) -> Vec2 {
    Vec2::new(p.x, p.y)
}

/// The view that a board shows.
pub(super) fn usual_view(board: &Board) -> Option<&View> {
    board.views.first()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn under_is_the_reverse_of_seen() {
        let fit = Fit {
            scale: 31.0,
            turn: -0.125,
            middle: Vec2::new(12.0, -7.0),
        };
        let p = fit.under(fit.seen(Point::new(3.0, -2.0)));
        assert!(p.distance(Point::new(3.0, -2.0)) < 1e-4);
    }
}
