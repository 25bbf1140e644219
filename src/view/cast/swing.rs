//! How the cup moves: shaken in a hand, swung and tipped to throw. Pure.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::stand::Stand;

/// The part of a throw after which nothing is left in the cup.
pub(super) const RELEASE: f32 = 0.15;

/// How often a second it is shaken to and fro, as it is heard.
const SHAKES: f32 = 6.6;

/// How fast the cup comes to its place, a second.
const PACE: f32 = 16.0;

/// How the cup is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// Its middle.
    pub(super) at: Vec2,
    /// How far it is tilted, in radians anticlockwise.
    pub(super) tilt: f32,
    /// How high above the table, in parts of its own height.
    pub(super) lift: f32,
}

/// A swing in time: the part of the throw, how far towards the tray (in cup heights), how far
/// tipped over (0 upright, 1 poured out), how high.
const SWING: [(f32, f32, f32, f32); 6] = [
    (0.0, 0.0, 0.0, 0.0),
    (0.07, -0.2, -0.22, 0.25),
    (RELEASE, 0.1, 0.95, 0.3),
    (0.22, 0.16, 1.06, 0.3),
    (0.36, 0.08, 0.9, 0.2),
    (0.66, 0.0, 0.0, 0.0),
];

impl Pose {
    /// The cup stands there.
    pub(super) fn standing(stand: &Stand) -> Self {
        Self {
            at: stand.at,
            tilt: 0.0,
            lift: 0.0,
        }
    }

    /// The cup as it throws, so far into the throw.
    pub(super) fn throwing(stand: &Stand, part: f32) -> Self {
        let after = SWING.iter().position(|key| key.0 > part);
        let [a, b] = match after {
            Some(k) if k > 0 => [SWING[k - 1], SWING[k]],
            Some(_) => [SWING[0]; 2],
            None => [SWING[SWING.len() - 1]; 2],
        };
        let t = ((part - a.0) / (b.0 - a.0).max(f32::EPSILON)).clamp(0.0, 1.0);
        let t = t * t * (3.0 - 2.0 * t);
        let mix = |a: f32, b: f32| a + (b - a) * t;
        Self {
            at: stand.at + inwards(stand) * mix(a.1, b.1) * stand.size.y,
            tilt: poured(stand) * mix(a.2, b.2),
            lift: mix(a.3, b.3),
        }
    }

    /// The cup in a hand that has held it for so long and pulls it that far.
    pub(super) fn shaken(stand: &Stand, seconds: f32, pull: Vec2) -> Self {
        let (high, grown) = (stand.size.y, (seconds / 0.2).min(1.0));
        // It follows a little, and less the farther it is pulled.
        let follow = pull / (1.0 + pull.length() / (0.9 * high));
        let swing = seconds * SHAKES * TAU;
        let shake = Vec2::new(swing.sin(), 0.45 * (2.0 * swing).sin());
        Self {
            at: stand.at
                + follow
                + inwards(stand) * 0.12 * high * grown
                + shake * 0.09 * high * grown,
            tilt: grown * (0.16 * (swing + 0.9).sin() + 0.18 * poured(stand)),
            lift: 0.3 * grown,
        }
    }

    /// A part of the way to another pose.
    pub(super) fn mixed(self, other: Self, part: f32) -> Self {
        Self {
            at: self.at.lerp(other.at, part),
            tilt: self.tilt + (other.tilt - self.tilt) * part,
            lift: self.lift + (other.lift - self.lift) * part,
        }
    }

    /// Nearer to where it stands, and there in the end.
    pub(super) fn settled(self, stand: &Stand, seconds: f32) -> Self {
        let standing = Self::standing(stand);
        let near = self.mixed(standing, 1.0 - (-PACE * seconds).exp());
        let far = near.at.distance(standing.at) / stand.size.y;
        if far < 0.004 && near.tilt.abs() < 0.005 {
            standing
        } else {
            near
        }
    }

    /// Where its mouth is.
    pub(super) fn mouth(&self, stand: &Stand) -> Vec2 {
        let up = Vec2::from_angle(self.tilt).rotate(Vec2::Y);
        self.at + up * 0.42 * stand.size.y + Vec2::new(0.0, self.lift * stand.size.y * 0.4)
    }
}

/// Where things leave the cup.
pub(super) fn mouth(stand: &Stand) -> Vec2 {
    Pose::throwing(stand, RELEASE).mouth(stand)
}

/// The direction from the cup to the tray.
fn inwards(stand: &Stand) -> Vec2 {
    -stand.corner.normalize_or_zero()
}

/// How far it is tipped to pour: its mouth looks into the tray.
fn poured(stand: &Stand) -> f32 {
    let far = if stand.corner.y > 0.0 { 2.0 } else { 1.15 };
    far * stand.corner.x
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::layout::Layout;
    use crate::view::cast::stand::CORNERS;

    fn stand(corner: Vec2) -> Stand {
        let layout = Layout::default();
        Stand::at(&layout, layout.world_rect(layout.tray), false, corner)
    }

    #[test]
    fn a_cup_begins_and_ends_upright_and_never_jumps() {
        for corner in CORNERS {
            let stand = stand(corner);
            let standing = Pose::standing(&stand);
            assert_eq!(Pose::throwing(&stand, 0.0), standing);
            assert_eq!(Pose::throwing(&stand, 1.0), standing);
            for i in 0..1000 {
                let [a, b] = [i, i + 1].map(|i| Pose::throwing(&stand, i as f32 / 1000.0));
                assert!(a.at.distance(b.at) < 0.02 * stand.size.y, "{i}");
                assert!((a.tilt - b.tilt).abs() < 0.06, "{i}");
            }
        }
    }

    #[test]
    fn a_mouth_pours_into_the_tray() {
        let layout = Layout::default();
        let tray = layout.world_rect(layout.tray);
        for corner in CORNERS {
            let stand = stand(corner);
            assert!(tray.contains(mouth(&stand)), "{corner}");
        }
    }

    #[test]
    fn a_cup_follows_the_hand_only_a_little() {
        let stand = stand(CORNERS[0]);
        let near = Pose::shaken(&stand, 0.0, Vec2::new(-10.0, 0.0));
        assert!(near.at.x < stand.at.x - 5.0);
        let far = Pose::shaken(&stand, 0.0, Vec2::new(-900.0, 0.0));
        assert!(far.at.distance(stand.at) < stand.size.y);
    }
}
