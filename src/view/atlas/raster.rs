//! Painting the atlas, sample by sample.

use bevy::image::ImageAddressMode;
use bevy::prelude::*;

use crate::view::gamma::linear;
use crate::view::picture::picture;

/// The side of a cell, in pixels.
pub(super) const CELL: u32 = 128;

/// Cells in a row.
pub(super) const ROW: u32 = 8;

/// Samples a pixel in either direction.
const FINE: u32 = 3;

/// A sheet of cells; colours are linear and multiplied with their opacity.
pub(super) struct Sheet {
    size: UVec2,
    pixels: Vec<Vec4>,
}

impl Sheet {
    /// An empty sheet of so many rows.
    pub(super) fn new(rows: u32) -> Self {
        let size = UVec2::new(ROW, rows.next_power_of_two()) * CELL;
        Self {
            size,
            pixels: vec![Vec4::ZERO; (size.x * size.y) as usize],
        }
    }

    /// Where a cell lies.
    pub(super) fn cell(index: u32) -> URect {
        let corner = UVec2::new(index % ROW, index / ROW) * CELL;
        URect::from_corners(corner, corner + CELL)
    }

    /// Paints a cell. `paint` gets a point, −1 to 1 with y up, and gives what is seen there.
    pub(super) fn paint(&mut self, index: u32, paint: impl Fn(Vec2) -> Vec4) {
        let corner = Self::cell(index).min;
        let samples = CELL * FINE;
        for y in 0..CELL {
            for x in 0..CELL {
                let mut sum = Vec4::ZERO;
                for k in 0..FINE * FINE {
                    let fine = UVec2::new(x * FINE + k % FINE, y * FINE + k / FINE);
                    let p = (fine.as_vec2() + 0.5) / samples as f32 * 2.0 - 1.0;
                    sum += paint(Vec2::new(p.x, -p.y));
                }
                let at = (corner.y + y) * self.size.x + corner.x + x;
                self.pixels[at as usize] = sum / (FINE * FINE) as f32;
            }
        }
    }

    /// The sheet as an image.
    pub(super) fn into_image(self) -> Image {
        picture(self.size, self.pixels, ImageAddressMode::ClampToEdge)
    }
}

/// A colour for painting: linear, multiplied with `opacity`.
pub(super) fn ink(colour: Color, opacity: f32) -> Vec4 {
    let light = linear(colour);
    light.truncate().extend(1.0) * (light.w * opacity.clamp(0.0, 1.0))
}

/// What is seen where one paint lies over another.
pub(in crate::view) fn over(above: Vec4, below: Vec4) -> Vec4 {
    above + below * (1.0 - above.w)
}

/// 0 below `from`, 1 above `to`, smooth in between.
pub(super) fn smooth(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
