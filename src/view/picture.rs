//! Painted pixels as an image with all its smaller copies, so that it is smooth at every size.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::gamma::stored;

/// An image of pixels whose colours are linear and multiplied with their opacity. Both sides
/// are powers of two.
pub(super) fn picture(size: UVec2, pixels: Vec<Vec4>, beyond: ImageAddressMode) -> Image {
    let (mut smaller, mut level) = (size, pixels);
    let mut data = Vec::new();
    let mut levels = 1;
    loop {
        data.extend(level.iter().flat_map(|p| encode(*p)));
        if smaller.min_element() <= 1 {
            break;
        }
        level = halve(&level, smaller);
        smaller /= 2;
        levels += 1;
    }
    let extent = Extent3d {
        width: size.x,
        height: size.y,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new_uninit(
        extent,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: beyond,
        address_mode_v: beyond,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image
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
    let plain = if p.w > 0.0 {
        p.truncate() / p.w
    } else {
        Vec3::ZERO
    };
    let [red, green, blue] = plain.to_array().map(stored);
    [red, green, blue, (p.w.min(1.0) * 255.0).round() as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_copies_keep_colour_and_lose_opacity() {
        let red = Vec4::new(1.0, 0.0, 0.0, 1.0);
        let pixels = vec![red, Vec4::ZERO, Vec4::ZERO, red];
        let image = picture(UVec2::splat(2), pixels, ImageAddressMode::ClampToEdge);
        assert_eq!(image.texture_descriptor.mip_level_count, 2);
        let data = image.data.expect("painted");
        assert_eq!(data[16..], [255, 0, 0, 128]);
    }
}
