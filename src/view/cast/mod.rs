//! What is thrown: the tray, the dice, the shells. What falls is known before it flies.

mod die;
mod shells;
mod tray;
mod tumble;

use bevy::prelude::*;

use super::{AnimateSystems, TableSet};
use crate::rules::Thrown;
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::timeline::{Act, Shown, Timeline, fallen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cast>()
        .configure_sets(
            Update,
            (CastSystems::Tray, CastSystems::Dice, CastSystems::Shells)
                .chain()
                .in_set(AnimateSystems::Cast),
        )
        .add_plugins((tray::plugin, tumble::plugin, shells::plugin))
        .add_systems(OnEnter(Screen::Table), lay_out.in_set(TableSet::Things))
        .add_systems(
            Update,
            see_cast
                .in_set(AnimateSystems::See)
                .run_if(in_state(Screen::Table)),
        );
}

/// The order within [`AnimateSystems::Cast`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum CastSystems {
    Tray,
    Dice,
    Shells,
}

/// What lies in the tray or flies towards it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Cast {
    /// What fell, if anything did yet.
    thrown: Option<Thrown>,
    /// How far it has come, 0 to 1; 1 is at rest.
    part: f32,
    /// Varies how things lie from throw to throw.
    chance: u32,
}

/// What has just been put on the table is to be drawn, even if nothing has changed since.
fn lay_out(mut cast: ResMut<Cast>) {
    cast.set_changed();
}

fn see_cast(shown: Res<Shown>, timeline: Res<Timeline>, mut cast: ResMut<Cast>) {
    let now = timeline.now();
    let flies = now.as_ref().and_then(|now| {
        let (_, thrown) = fallen(shown.rules(), &now.cue.fact)?;
        let casting = now.step().is_some_and(|step| step.act == Act::Cast);
        Some(Cast {
            thrown: Some(thrown),
            part: if casting { now.part } else { 1.0 },
            chance: now.cue.ply,
        })
    });
    let seen = flies.unwrap_or(Cast {
        thrown: shown.thrown().map(|(_, thrown)| thrown),
        part: 1.0,
        chance: cast.chance,
    });
    cast.set_if_neq(seen);
}

/// Where things fall, in the table's pixels.
fn tray(layout: &Layout, shown: &Shown) -> Rect {
    let rules = shown.rules();
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
    match cast.thrown {
        Some(Thrown::Shells(_)) => true,
        Some(Thrown::Die(_) | Thrown::Dice(..)) => false,
        Some(Thrown::Starter(_)) | None => shown.rules().throws_shells(),
    }
}

/// How far along something is that starts later than another one.
fn delayed(part: f32, delay: f32) -> f32 {
    ((part - delay) / (1.0 - delay)).clamp(0.0, 1.0)
}
