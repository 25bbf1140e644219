//! The materials of the table, painted at start: wood, inlaid wood, paper and woven cloth.
//!
//! Each is a tile that repeats; the meshes multiply it with the colours of their corners.

use bevy::image::ImageAddressMode;
use bevy::prelude::*;

use super::gamma::brightness;
use super::picture::picture;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Surfaces>();
}

/// The materials that meshes are made of.
#[derive(Resource)]
pub(crate) struct Surfaces {
    /// Planks, the grain along x.
    pub(crate) wood: Handle<ColorMaterial>,
    /// Dark wood inlaid with eight-pointed stars, as it is made in Damascus.
    pub(crate) inlay: Handle<ColorMaterial>,
    /// Paper with a little tooth.
    pub(crate) paper: Handle<ColorMaterial>,
    /// Cloth, warp and weft.
    pub(crate) weave: Handle<ColorMaterial>,
    /// Nothing but the colours of the corners.
    pub(crate) plain: Handle<ColorMaterial>,
}

impl FromWorld for Surfaces {
    fn from_world(world: &mut World) -> Self {
        let [wood, inlay, paper, weave] = [
            tile(UVec2::new(512, 512), wood),
            tile(UVec2::new(256, 256), inlay),
            tile(UVec2::new(256, 256), paper),
            tile(UVec2::new(256, 256), weave),
        ]
        .map(|image| world.resource_mut::<Assets<Image>>().add(image));
        let mut materials = world.resource_mut::<Assets<ColorMaterial>>();
        Self {
            wood: materials.add(ColorMaterial::from(wood)),
            inlay: materials.add(ColorMaterial::from(inlay)),
            paper: materials.add(ColorMaterial::from(paper)),
            weave: materials.add(ColorMaterial::from(weave)),
            plain: materials.add(ColorMaterial::default()),
        }
    }
}

/// Paints a tile; `paint` gets a point (0–1) and says how bright the material is there.
fn tile(size: UVec2, paint: impl Fn(Vec2) -> f32) -> Image {
    let pixels = (0..size.y).flat_map(|y| (0..size.x).map(move |x| UVec2::new(x, y)));
    let painted = pixels.map(|p| {
        let light = paint((p.as_vec2() + 0.5) / size.as_vec2());
        Vec3::splat(brightness(light)).extend(1.0)
    });
    picture(size, painted.collect(), ImageAddressMode::Repeat)
}

/// Long fibres, rings that wander, and a few pores.
fn wood(p: Vec2) -> f32 {
    let wander = cloudy(p, UVec2::new(2, 6), 3, 11) - 0.5;
    let rings = ((p.y * 9.0 + wander * 3.4) * std::f32::consts::TAU).sin() * 0.5 + 0.5;
    let fibres = cloudy(p, UVec2::new(3, 90), 3, 23);
    let pores = cloudy(p, UVec2::new(14, 128), 2, 37);
    0.80 + 0.10 * (rings - 0.5) + 0.26 * (fibres - 0.5) - 0.10 * (pores - 0.62).max(0.0) * 4.0
}

/// Stars of eight points with crosses between them: each piece of wood has its own grain, and a
/// thin pale line of bone around it.
fn inlay(p: Vec2) -> f32 {
    let q = p - 0.5;
    let turned = Vec2::from_angle(std::f32::consts::FRAC_PI_4).rotate(q);
    // A star is two squares, one of them on its corner.
    let square = |q: Vec2| q.abs().max_element() - 0.3536;
    let star = square(q).min(square(turned));
    let (grain, tone) = if star < 0.0 {
        (Vec2::new(p.x, p.y), 0.72)
    } else {
        (Vec2::new(p.y, p.x), 0.60)
    };
    let fibres = cloudy(grain, UVec2::new(2, 40), 3, 41) - 0.5;
    let line = 1.0 - (star.abs() / 0.010).min(1.0);
    let inner = 1.0 - ((star + 0.075).abs() / 0.006).min(1.0);
    tone + 0.22 * fibres + 0.30 * line + 0.14 * inner
}

/// A little tooth, and ink that has not taken everywhere alike.
fn paper(p: Vec2) -> f32 {
    let tooth = cloudy(p, UVec2::splat(96), 2, 5) - 0.5;
    let clouds = cloudy(p, UVec2::splat(5), 4, 7) - 0.5;
    let bare = (cloudy(p, UVec2::splat(48), 2, 13) - 0.66).max(0.0);
    0.985 + 0.04 * tooth + 0.05 * clouds + 0.10 * bare
}

/// Threads over and under each other, no two alike.
fn weave(p: Vec2) -> f32 {
    let threads = 40.0;
    let q = p * threads;
    let (across, along) = (q.x.fract() - 0.5, q.y.fract() - 0.5);
    let over = (q.x.floor() + q.y.floor()) as i32 % 2 == 0;
    let (round, thread) = if over { (along, q.y) } else { (across, q.x) };
    let body = 1.0 - 2.6 * round * round;
    let own = speck(UVec2::new(thread as u32, u32::from(over)), 19) - 0.5;
    let slubs = if over {
        cloudy(p, UVec2::new(5, 40), 2, 3)
    } else {
        cloudy(p, UVec2::new(40, 5), 2, 4)
    } - 0.5;
    0.83 + 0.13 * body + 0.09 * own + 0.12 * slubs
}

/// Noise in several octaves that repeats beyond 0–1; `cells` is its coarsest grid.
fn cloudy(p: Vec2, cells: UVec2, octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut total) = (0.0, 1.0, 0.0);
    for octave in 0..octaves {
        sum += weight * smooth_noise(p, cells << octave, seed + octave);
        total += weight;
        weight *= 0.5;
    }
    sum / total
}

fn smooth_noise(p: Vec2, cells: UVec2, seed: u32) -> f32 {
    let q = p * cells.as_vec2();
    let (cell, t) = (q.floor().as_uvec2(), q.fract());
    let t = t * t * (3.0 - 2.0 * t);
    let at = |dx: u32, dy: u32| speck((cell + UVec2::new(dx, dy)) % cells, seed);
    let lower = at(0, 0) + (at(1, 0) - at(0, 0)) * t.x;
    let upper = at(0, 1) + (at(1, 1) - at(0, 1)) * t.x;
    lower + (upper - lower) * t.y
}

/// A number between 0 and 1 that seems to have nothing to do with its place.
fn speck(cell: UVec2, seed: u32) -> f32 {
    let mut h = cell.x.wrapping_mul(0x9e37_79b1) ^ cell.y.wrapping_mul(0x85eb_ca77);
    h ^= seed.wrapping_mul(0xc2b2_ae3d);
    h = (h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d);
    h = (h ^ (h >> 12)).wrapping_mul(0x297a_2d39);
    ((h ^ (h >> 15)) & 0xffff) as f32 / 65535.0
}
