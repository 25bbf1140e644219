//! The soft shadow of something that lies on the table.

use bevy::prelude::*;

use super::canvas::Canvas;
use super::outline::grow;

/// How dark a shadow is, by parts of its width from the edge.
const FALL: [(f32, f32); 4] = [(0.0, 0.54), (0.2, 0.36), (0.52, 0.14), (1.0, 0.0)];

/// Draws the shadow of an outline, moved `away` from the light and soft over `width`.
pub(super) fn shadow(canvas: &mut Canvas, edge: &[Vec2], away: Vec2, width: f32) {
    let cast: Vec<Vec2> = edge.iter().map(|p| *p + away).collect();
    let dark = |alpha: f32| Color::srgba(0.07, 0.03, 0.01, alpha);
    canvas.fill(&cast, dark(FALL[0].1));
    for pair in FALL.windows(2) {
        let (inner, outer) = (
            grow(&cast, pair[0].0 * width),
            grow(&cast, pair[1].0 * width),
        );
        canvas.band(&inner, &outer, dark(pair[0].1), dark(pair[1].1));
    }
}
