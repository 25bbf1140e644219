//! The size and the place of the window, as they are remembered.
//!
//! Pure: pixels in, points out.

use bevy::math::{IVec2, UVec2, Vec2};

use crate::settings::{Side, WindowPlace};

/// The least size of the window, in points: everything is laid out for it.
pub(super) const LEAST: Vec2 = Vec2::new(320.0, 568.0);
/// The size of the window at the very first start, in points.
pub(super) const USUAL: Vec2 = Vec2::new(1280.0, 720.0);

/// The size that was remembered, in points.
pub(super) fn size(place: Option<&WindowPlace>) -> Vec2 {
    place.map_or(USUAL, |place| {
        let (width, height) = place.size;
        Vec2::new(width.points().into(), height.points().into()).max(LEAST)
    })
}

/// What is to be remembered of a window of `size` pixels at `scale` pixels a point.
pub(super) fn seen(
    size: UVec2,
    scale: f32,
    at: Option<IVec2>,
    monitor: Option<String>,
) -> WindowPlace {
    let points = size.as_vec2() / scale;
    WindowPlace {
        size: (Side::near(points.x.round()), Side::near(points.y.round())),
        at: at.map(|at| (at.x, at.y)),
        monitor,
        maximised: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_remembered_in_points() {
        let place = seen(UVec2::new(2000, 1500), 2.0, None, None);
        assert_eq!(size(Some(&place)), Vec2::new(1000.0, 750.0));
        assert_eq!(size(None), USUAL);
        let tiny = seen(UVec2::new(100, 100), 1.0, Some(IVec2::new(-5, 7)), None);
        assert_eq!(size(Some(&tiny)), LEAST);
        assert_eq!(tiny.at, Some((-5, 7)));
    }
}
