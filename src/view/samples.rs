//! A picture in the making: several samples a pixel, so that its edges are smooth.

use bevy::prelude::*;

use super::atlas::over;
use super::outline::bounds;

/// Samples a pixel in either direction.
const FINE: u32 = 2;

/// Samples around the middle, y up; colours are linear and multiplied with their opacity.
pub(super) struct Samples {
    /// How many from side to side.
    pub(super) side: u32,
    seen: Vec<Vec4>,
}

impl Samples {
    /// None, for a picture of so many pixels from side to side.
    pub(super) fn of(pixels: u32) -> Self {
        let side = pixels * FINE;
        Self {
            side,
            seen: vec![Vec4::ZERO; (side * side) as usize],
        }
    }

    /// Lays over every sample in a rectangle what `paint` gives at its middle.
    pub(super) fn stamp(&mut self, cell: Rect, paint: impl Fn(Vec2) -> Vec4) {
        let half = self.side as f32 / 2.0;
        let line = |at: f32| (at + half).clamp(0.0, self.side as f32) as u32;
        let (left, right) = (line(cell.min.x), line(cell.max.x + 1.0));
        // Rows are counted from above.
        let (top, bottom) = (line(-cell.max.y), line(-cell.min.y + 1.0));
        for y in top..bottom {
            for x in left..right {
                let p = Vec2::new(x as f32 + 0.5 - half, half - y as f32 - 0.5);
                let above = paint(p);
                if above.w > 0.0 {
                    let seen = &mut self.seen[(y * self.side + x) as usize];
                    *seen = over(above, *seen);
                }
            }
        }
    }

    /// Fills a triangle with the colours of its corners, blended in between.
    pub(super) fn triangle(&mut self, [a, b, c]: [Vec2; 3], colours: [Vec4; 3]) {
        let whole = (b - a).perp_dot(c - a);
        if whole.abs() < 1e-6 {
            return;
        }
        let colours = colours.map(|colour| (colour.truncate() * colour.w).extend(colour.w));
        self.stamp(bounds(&[a, b, c]), |p| {
            let parts = [
                (b - p).perp_dot(c - p) / whole,
                (c - p).perp_dot(a - p) / whole,
                (a - p).perp_dot(b - p) / whole,
            ];
            if parts.iter().any(|part| *part < 0.0) {
                return Vec4::ZERO;
            }
            colours[0] * parts[0] + colours[1] * parts[1] + colours[2] * parts[2]
        });
    }

    /// The samples as pixels.
    pub(super) fn pixels(&self) -> Vec<Vec4> {
        let side = self.side / FINE;
        let pixel = |(x, y): (u32, u32)| {
            let samples = (0..FINE * FINE).map(|k| {
                let (x, y) = (x * FINE + k % FINE, y * FINE + k / FINE);
                self.seen[(y * self.side + x) as usize]
            });
            samples.sum::<Vec4>() / (FINE * FINE) as f32
        };
        (0..side)
            .flat_map(|y| (0..side).map(move |x| (x, y)))
            .map(pixel)
            .collect()
    }
}
