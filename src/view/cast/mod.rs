//! What is thrown: the cup, the tray, the dice, the shells. What falls is known before it flies.

mod bowl;
mod brass;
mod count;
mod cup;
mod die;
mod hold;
mod leather;
mod scatter;
mod see;
mod shells;
mod stand;
mod swing;
mod toss;
mod tray;
mod tumble;

pub(super) use cup::Cup;
pub(super) use hold::Holding;

use bevy::prelude::*;

use super::{AnimateSystems, TableSet};
use crate::rules::{Compiled, Hand, Thrown};
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::timeline::Shown;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cast>()
        .configure_sets(
            Update,
            (
                CastSystems::Tray,
                CastSystems::Cup,
                CastSystems::Dice,
                CastSystems::Shells,
                CastSystems::Count,
            )
                .chain()
                .in_set(AnimateSystems::Cast),
        )
        .add_plugins((
            tray::plugin,
            cup::plugin,
            tumble::plugin,
            shells::plugin,
            count::plugin,
            hold::plugin,
        ))
        .add_systems(OnEnter(Screen::Table), lay_out.in_set(TableSet::Things))
        .add_systems(
            Update,
            see::see_cast
                .in_set(AnimateSystems::See)
                .run_if(in_state(Screen::Table)),
        );
}

/// The order within [`AnimateSystems::Cast`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum CastSystems {
    Tray,
    Cup,
    Dice,
    Shells,
    Count,
}

/// What lies in the tray or flies towards it, and who holds the cup.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
struct Cast {
    /// What fell, if anything did yet, and who threw it.
    thrown: Option<(Hand, Thrown)>,
    /// How far it has come from the cup, 0 to 1; 1 is at rest.
    part: f32,
    /// Varies how things fly and lie from throw to throw.
    chance: u32,
    /// Who has the cup.
    hand: Hand,
    /// How far the cup has come on its swing, 0 to 1; 1 is upright again.
    swing: f32,
    /// How far what lay in the tray is back in the cup, 0 to 1.
    gathered: f32,
    /// How many shells are counted.
    counted: f32,
    /// How bright those are that were counted.
    lit: f32,
}

impl Default for Cast {
    fn default() -> Self {
        Self {
            thrown: None,
            part: 1.0,
            chance: 0,
            hand: Hand(0),
            swing: 1.0,
            gathered: 0.0,
            counted: 0.0,
            lit: 0.0,
        }
    }
}

impl Cast {
    /// What was thrown.
    fn fell(&self) -> Option<Thrown> {
        self.thrown.map(|(_, thrown)| thrown)
    }

    /// Whose throw it was; before any, whoever is to throw.
    fn thrower(&self) -> Hand {
        self.thrown.map_or(self.hand, |(hand, _)| hand)
    }
}

/// What has just been put on the table is to be drawn, even if nothing has changed since.
fn lay_out(mut cast: ResMut<Cast>) {
    *cast = Cast::default();
}

/// Where things fall, in the table's pixels.
fn tray(layout: &Layout, rules: &Compiled) -> Rect {
    layout.world_rect(layout.dish(rules.throws_shells(), rules.seating.in_play.len()))
}

/// A number between 0 and 1 that differs from throw to throw and from thing to thing.
fn chance(throw: u32, thing: u32) -> f32 {
    let mut h = throw.wrapping_mul(0x9e37_79b1) ^ thing.wrapping_mul(0x85eb_ca77);
    h = (h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d);
    ((h ^ (h >> 13)) & 0xffff) as f32 / 65535.0
}

/// Shells fly where they are thrown, dice otherwise; with nothing thrown, what the game throws.
fn throws_shells(cast: &Cast, shown: &Shown) -> bool {
    match cast.fell() {
        Some(Thrown::Shells(_)) => true,
        Some(Thrown::Die(_) | Thrown::Dice(..)) => false,
        Some(Thrown::Starter(_)) | None => shown.rules().throws_shells(),
    }
}

/// How high something jumps so far on its way from a mouth that is so high. `hops` are when it
/// touches the tray and how high it jumps from there on, the last one never again.
fn hop(hops: &[(f32, f32)], mouth: f32, part: f32) -> f32 {
    let k = hops.iter().rposition(|hop| hop.0 <= part).unwrap_or(0);
    let Some(next) = hops.get(k + 1) else {
        return 0.0;
    };
    let t = ((part - hops[k].0) / (next.0 - hops[k].0)).max(0.0);
    let fall = if k == 0 { mouth * (1.0 - t) } else { 0.0 };
    fall + 4.0 * hops[k].1 * t * (1.0 - t)
}

/// How far along something is that starts later than another one.
fn delayed(part: f32, delay: f32) -> f32 {
    ((part - delay) / (1.0 - delay)).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests;
