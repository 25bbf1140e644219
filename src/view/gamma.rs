//! Colours as they are stored and as they are mixed, by tables: painting asks millions of times, and raising to a
//! power is slow in a browser.

use std::sync::LazyLock;

use bevy::color::ColorToComponents;
use bevy::prelude::*;

/// Steps of a table; between two of them it is straight.
const STEPS: usize = 1024;

/// How bright the parts of a colour are, linear, each 0–1, and its opacity.
pub(super) fn linear(colour: Color) -> Vec4 {
    match colour {
        Color::LinearRgba(colour) => colour.to_vec4(),
        other => {
            let Srgba {
                red,
                green,
                blue,
                alpha,
            } = other.into();
            let light = Vec3::new(red, green, blue).map(brightness);
            light.extend(alpha)
        }
    }
}

/// How bright a part of a colour is that is stored as `part`, both 0–1.
pub(super) fn brightness(part: f32) -> f32 {
    static TABLE: LazyLock<Vec<f32>> = LazyLock::new(|| table(Srgba::gamma_function));
    read(&TABLE, part)
}

/// How a brightness of 0–1 is stored in a byte.
pub(super) fn stored(brightness: f32) -> u8 {
    // By the root it is nearly straight.
    static TABLE: LazyLock<Vec<f32>> =
        LazyLock::new(|| table(|root| Srgba::gamma_function_inverse(root * root)));
    (read(&TABLE, brightness.max(0.0).sqrt()) * 255.0).round() as u8
}

fn table(curve: impl Fn(f32) -> f32) -> Vec<f32> {
    (0..=STEPS)
        .map(|step| curve(step as f32 / STEPS as f32))
        .collect()
}

fn read(table: &[f32], at: f32) -> f32 {
    let at = at.clamp(0.0, 1.0) * STEPS as f32;
    let step = (at as usize).min(STEPS - 1);
    table[step] + (table[step + 1] - table[step]) * (at - step as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_comes_back() {
        for byte in 0..=255 {
            let light = brightness(f32::from(byte) / 255.0);
            let exact = Srgba::gamma_function(f32::from(byte) / 255.0);
            assert!((light - exact).abs() < 1e-5, "{byte}: {light}, not {exact}");
            assert_eq!(stored(light), byte);
        }
    }

    #[test]
    fn a_colour_is_as_bright_as_the_engine_says() {
        let colour = Color::srgba(0.2, 0.5, 0.9, 0.4);
        let [ours, exact] = [linear(colour), colour.to_linear().to_vec4()];
        assert!(ours.distance(exact) < 1e-5, "{ours}, not {exact}");
        let light = Color::linear_rgba(0.1, 0.2, 0.3, 0.4);
        assert_eq!(linear(light), Vec4::new(0.1, 0.2, 0.3, 0.4));
    }
}
