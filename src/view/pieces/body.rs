//! The body of a piece as it is seen: how high its picture lies, what of it is painted, and who
//! stands before whom.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::seen::Pose;
use crate::theme::look::Look;
use crate::view::atlas::{FOOT, SOLDIER, THICK, TOKEN};

/// How far above the point under it the middle of a sprite lies, and how large the sprite is. What
/// is pressed flat becomes broad, and stays on its ground.
pub(crate) fn sprite_of(look: Look, pose: &Pose) -> (f32, Vec2) {
    let (up, half, reach) = match look {
        Look::Wood => (pose.size * 0.04, pose.size / (2.0 * TOKEN), TOKEN),
        Look::Flat => (0.0, pose.size / (2.0 * TOKEN), TOKEN),
        // A soldier stands on his foot, a little below the middle of his square.
        Look::Cloth => {
            let cell = pose.size / 0.5;
            let upright = (pose.turn * TAU).cos().max(0.0);
            let foot = FOOT * cell / 2.0 - pose.size * 0.34;
            (foot * upright, cell / 2.0, FOOT)
        }
    };
    let broad = 1.0 + 0.6 * (1.0 - pose.stretch);
    let lower = (pose.stretch - 1.0) * reach * half;
    let size = 2.0 * half * Vec2::new(broad, pose.stretch);
    (pose.height + up + lower, size)
}

/// How far a point lies beside what is painted of a piece, in pixels; 0 upon it.
pub(crate) fn beside(look: Look, pose: &Pose, at: Vec2) -> f32 {
    let (up, size) = sprite_of(look, pose);
    let half = size / 2.0;
    let turned = Vec2::from_angle(-pose.turn * TAU);
    let p = turned.rotate(at - pose.at - Vec2::new(0.0, up)) / half;
    // All of them are round along an upright line: how far up and down that goes, and how round.
    let (line, round) = match look {
        Look::Wood => ([-THICK / 2.0, THICK / 2.0], TOKEN),
        Look::Flat => ([0.0, 0.0], TOKEN),
        Look::Cloth => SOLDIER,
    };
    let nearest = Vec2::new(0.0, p.y.clamp(line[0], line[1]));
    (p.distance(nearest) - round).max(0.0) * half.x
}

/// Whoever stands lower on the screen stands in front of others, and so does whoever stands upon
/// them.
pub(crate) fn front(pose: &Pose) -> f32 {
    pose.height - pose.at.y
}
