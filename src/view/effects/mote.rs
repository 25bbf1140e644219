//! One mote: something small that flies along a path that is known from the start.

use bevy::prelude::*;

/// Something small that flies, in the table's pixels and in seconds at normal pace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mote {
    /// Where it begins.
    pub(super) from: Vec2,
    /// How far it flies in all, air and ground braking it.
    pub(super) way: Vec2,
    /// How far it falls in all, faster and faster.
    pub(super) fall: f32,
    /// How far it sways to either side on its way, and how often.
    pub(super) sway: (f32, f32),
    /// Its size at first and in the end; scraps of paper turn over on the way.
    pub(super) size: (f32, f32),
    /// How it is turned at first, and how far it turns, in full turns.
    pub(super) turn: (f32, f32),
    /// Its colour.
    pub(super) colour: Color,
    /// What it looks like.
    pub(super) kind: Kind,
    /// How long it lives, and for how long it waits before.
    pub(super) life: f32,
    pub(super) wait: f32,
}

/// What a mote looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A soft puff near the ground.
    Dust,
    /// A star.
    Spark,
    /// A scrap of paper.
    Scrap,
}

/// How a mote is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    pub(super) at: Vec2,
    pub(super) size: Vec2,
    pub(super) turn: f32,
    pub(super) clear: f32,
}

impl Mote {
    /// How it is seen after so many seconds; not at all before and after its life.
    pub(super) fn look(&self, seconds: f32) -> Option<Look> {
        let p = (seconds - self.wait) / self.life;
        if !(0.0..1.0).contains(&p) {
            return None;
        }
        let braked = 1.0 - (1.0 - p).powi(2);
        let swing = (p * self.sway.1 * std::f32::consts::TAU).sin();
        let wide = self.size.0 + (self.size.1 - self.size.0) * braked;
        let turn = self.turn.0 + self.turn.1 * p;
        let size = match self.kind {
            Kind::Dust | Kind::Spark => Vec2::splat(wide),
            // It turns over as it falls, so that one sees it from its edge now and then.
            Kind::Scrap => {
                let flip = (p * self.sway.1 * 2.0 * std::f32::consts::TAU).cos().abs();
                Vec2::new(wide, wide * 1.6 * flip.max(0.12))
            }
        };
        let clear = match self.kind {
            Kind::Dust => 0.75 * (1.0 - p),
            Kind::Spark => 1.0 - p * p,
            Kind::Scrap => (4.0 * (1.0 - p)).min(1.0),
        };
        Some(Look {
            at: self.from + self.way * braked + Vec2::new(self.sway.0 * swing, -self.fall * p * p),
            size,
            turn,
            clear,
        })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A spark.
    pub(in crate::view::effects) fn mote() -> Mote {
        Mote {
            from: Vec2::new(3.0, 4.0),
            way: Vec2::new(10.0, 0.0),
            fall: 20.0,
            sway: (0.0, 1.0),
            size: (2.0, 1.0),
            turn: (0.0, 1.0),
            colour: Color::WHITE,
            kind: Kind::Spark,
            life: 0.5,
            wait: 0.25,
        }
    }

    #[test]
    fn a_mote_waits_flies_and_is_gone() {
        let mote = mote();
        assert_eq!(mote.look(0.2), None);
        assert_eq!(mote.look(0.25).map(|look| look.at), Some(mote.from));
        assert_eq!(mote.look(0.75), None);
        let last = mote.look(0.749).expect("still there");
        assert!(last.at.distance(Vec2::new(13.0, -16.0)) < 0.3 && last.clear < 0.1);
    }
}
