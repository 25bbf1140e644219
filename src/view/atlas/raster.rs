//! Painting the atlas, sample by sample, with smaller copies for small pieces.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

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

    /// The sheet as an image with all its smaller copies.
    pub(super) fn into_image(self) -> Image {
        let (mut size, mut level) = (self.size, self.pixels);
        let mut data = Vec::new();
        let mut levels = 0;
        loop {
            levels += 1;
            data.extend(level.iter().flat_map(|p| encode(*p)));
            if size.min_element() <= 1 {
                break;
            }
            level = halve(&level, size);
            size /= 2;
        }
        let mut image = Image::new_uninit(
            Extent3d {
                width: self.size.x,
                height: self.size.y,
                depth_or_array_layers: 1,
            },
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.texture_descriptor.mip_level_count = levels;
        image.data = Some(data);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            mipmap_filter: ImageFilterMode::Linear,
            ..ImageSamplerDescriptor::linear()
        });
        image
    }
}

fn halve(pixels: &[Vec4], size: UVec2) -> Vec<Vec4> {
    let at = |x: u32, y: u32| pixels[(y * size.x + x) as usize];
    let half = size / 2;
    (0..half.y)
        .flat_map(|y| (0..half.x).map(move |x| (2 * x, 2 * y)))
        .map(|(x, y)| (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4.0)
        .collect()
}

/// A pixel as the image stores it: not multiplied with its opacity, in sRGB.
fn encode(p: Vec4) -> [u8; 4] {
    let plain = if p.w > 0.0 { p.truncate() / p.w } else { Vec3::ZERO };
    let colour = LinearRgba::new(plain.x, plain.y, plain.z, p.w.min(1.0));
    Srgba::from(colour).to_u8_array()
}

/// A colour for painting: linear, multiplied with `opacity`.
pub(super) fn ink(colour: Color, opacity: f32) -> Vec4 {
    let c = colour.to_linear();
    Vec4::new(c.red, c.green, c.blue, 1.0) * (c.alpha * opacity.clamp(0.0, 1.0))
}

/// What is seen where one paint lies over another.
pub(super) fn over(above: Vec4, below: Vec4) -> Vec4 {
    above + below * (1.0 - above.w)
}

/// 0 below `from`, 1 above `to`, smooth in between.
pub(super) fn smooth(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
