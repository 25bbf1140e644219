//! Cowries, rolled about their long axis: from the mouth with its teeth to the hollow back.

use bevy::prelude::*;

use super::raster::ink;
use crate::theme::palette::{self, shade};

/// How many pictures a whole roll has. The first shows the mouth, a closed slit; the one
/// half-way the back, cut open.
pub(in crate::view) const ROLL: u32 = 16;

/// The paint of a shell rolled by a part of a full turn.
pub(super) fn shell(turn: f32) -> impl Fn(Vec2) -> Vec4 {
    // Into the shell's own space: x along it, z out of its mouth.
    let to_shell = Quat::from_rotation_x(-turn * std::f32::consts::TAU);
    move |p| {
        let eye = to_shell * p.extend(1.4);
        let ray = to_shell * Vec3::NEG_Z;
        let Some(hit) = march(eye, ray) else {
            return Vec4::ZERO;
        };
        let normal = normal(hit);
        let lamp = to_shell * Vec3::new(-0.45, 0.6, 0.66).normalize();
        let view = -ray;
        let diffuse = normal.dot(lamp);
        let shine = (lamp + view).normalize().dot(normal).max(0.0);
        // A hard spark of the lamp in the porcelain, and a soft one around it.
        let shine = shine.powi(90) + 0.25 * shine.powi(14);
        let depth = hollow(hit);
        let tone = if diffuse > 0.4 {
            (diffuse - 0.4) * 0.5
        } else {
            (diffuse - 0.4) * 0.55
        };
        let tone = tone.clamp(-0.6, 0.5) - 0.8 * depth;
        let rim = (1.0 - normal.dot(view)).clamp(0.0, 1.0).powi(3);
        let seen = ink(
            shade(colour(hit), (tone - 0.35 * rim).clamp(-0.92, 0.6)),
            1.0,
        );
        let gloss = ink(Color::WHITE, shine * (1.0 - depth) * 0.8);
        gloss + seen * (1.0 - gloss.w)
    }
}

/// The paint of a shell without material: white with a black slit, or black inside.
pub(super) fn flat(turn: f32) -> impl Fn(Vec2) -> Vec4 {
    let facing = (turn * std::f32::consts::TAU).cos();
    // Half-way over, it is seen from its side.
    let high = 0.34 + 0.22 * facing.abs();
    move |p| {
        let reach = |wide: f32, high: f32| (p.x / wide).hypot(p.y / high);
        let black = if facing > 0.0 {
            let teeth = 0.03 * (p.x * 36.0).cos();
            p.x.abs() < 0.62 && p.y.abs() < (0.08 + teeth) * facing
        } else {
            reach(0.55, 0.34 * -facing) < 1.0
        };
        let colour = if black || reach(0.78, high - 0.08) > 1.0 {
            palette::FLAT_INK
        } else {
            palette::FLAT_PAPER
        };
        ink(colour, if reach(0.86, high) < 1.0 { 1.0 } else { 0.0 })
    }
}

/// Where a ray meets the shell.
fn march(eye: Vec3, ray: Vec3) -> Option<Vec3> {
    let mut t = 0.3;
    for _ in 0..40 {
        let p = eye + ray * t;
        let d = distance(p);
        if d < 0.003 {
            return Some(p);
        }
        t += d * 0.8;
        if t > 2.6 {
            break;
        }
    }
    None
}

fn normal(p: Vec3) -> Vec3 {
    let e = 0.006;
    let at = |d: Vec3| distance(p + d) - distance(p - d);
    Vec3::new(at(Vec3::X * e), at(Vec3::Y * e), at(Vec3::Z * e)).normalize_or_zero()
}

/// About how far a point lies from the shell: an egg with a flat belly, a mouth in it and
/// an open back.
fn distance(p: Vec3) -> f32 {
    // Broader towards one end, as cowries are.
    let broad = 1.0 + 0.16 * p.x;
    let q = Vec3::new(p.x / 0.86, p.y / (0.6 * broad), p.z / 0.56);
    let egg = (q.length() - 1.0) * 0.52;
    // The belly (z up) is flattened, softly.
    let belly = p.z - 0.17;
    let k = 0.16;
    let h = (0.5 + 0.5 * (egg - belly) / k).clamp(0.0, 1.0);
    let body = belly + (egg - belly) * h + k * h * (1.0 - h);
    let lips = if p.z > 0.0 { 0.02 * furrow(p) } else { 0.0 };
    body + 0.13 * hollow(p) + lips
}

/// How deep inside an opening a point lies, 0 to 1: the narrow, a little bent mouth of the belly,
/// or the back that is ground away.
fn hollow(p: Vec3) -> f32 {
    if p.z < 0.0 {
        let rim = (p.x / 0.5).hypot(p.y / 0.3);
        return ((1.0 - rim) * 4.0).clamp(0.0, 1.0);
    }
    let (off, half) = mouth(p);
    let inside = 1.0 - off.abs() / half.max(0.001);
    (inside * 2.2).clamp(0.0, 1.0)
}

/// How far a point of the belly lies from the middle of the mouth, and how far the mouth is open
/// there: a slit, wider towards the front end, where its lips flare.
fn mouth(p: Vec3) -> (f32, f32) {
    let along = (1.0 - (p.x / 0.76).powi(2)).max(0.0);
    let bend = 0.055 * (p.x * 2.6 + 0.3).sin();
    let flare = 0.035 * ((p.x - 0.4) / 0.3).clamp(0.0, 1.0);
    (p.y - bend, (0.062 + flare) * along.sqrt().sqrt())
}

/// How deep the furrows between the teeth of the lips are, 0 to 1: fine ridges that run from the
/// mouth outwards and fade on the way.
fn furrow(p: Vec3) -> f32 {
    let (off, half) = mouth(p);
    let out = off.abs() - half;
    let within = (1.0 - out / 0.17).clamp(0.0, 1.0) * ((0.7 - p.x.abs()) / 0.1).clamp(0.0, 1.0);
    // The two lips have teeth of their own.
    let shift = if off > 0.0 { 0.0 } else { 1.7 };
    let ridge = 0.5 - 0.5 * (p.x * 47.0 + shift).cos();
    within * within.sqrt() * ridge.powi(2)
}

/// Ivory lips, a honey-brown back with a golden seam between, dark inside.
fn colour(p: Vec3) -> Color {
    let ivory = Color::srgb_u8(0xfd, 0xf4, 0xe0);
    let honey = Color::srgb_u8(0xc0, 0x84, 0x45);
    let seam = Color::srgb_u8(0xe6, 0xbc, 0x6c);
    let inner = Color::srgb_u8(0x5c, 0x36, 0x1b);
    let deep = hollow(p);
    if deep > 0.0 {
        return ivory.mix(&inner, (deep * 1.6).min(1.0));
    }
    if p.z > 0.0 {
        // Between the teeth, and where the belly turns to the side, the ivory is warmer.
        let warm = Color::srgb_u8(0xb9, 0x84, 0x50);
        let side = ((p.y.abs() - 0.3) / 0.3).clamp(0.0, 1.0);
        return ivory.mix(&warm, (0.75 * furrow(p)).max(0.35 * side));
    }
    let blot = (p.x * 9.0).sin() * (p.y * 11.0 + 1.0).sin() * 0.06;
    let freckle = (p.x * 31.0 + 2.0 * (p.y * 17.0).sin()).sin() * (p.y * 29.0 + 1.0).sin();
    let up = -p.z + blot;
    if up > 0.12 {
        let dark =
            ((up - 0.12) * 1.6 + blot * 3.0 + 0.22 * (freckle - 0.35).max(0.0)).clamp(0.0, 1.0);
        honey.mix(&Color::srgb_u8(0x7c, 0x46, 0x1d), dark)
    } else if up > 0.02 {
        seam.mix(&honey, (up - 0.02) / 0.1)
    } else {
        ivory.mix(&seam, ((up + 0.12) / 0.14).clamp(0.0, 1.0) * 0.8)
    }
}
