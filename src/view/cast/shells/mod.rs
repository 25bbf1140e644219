//! Six cowries fly out of the bowl, roll over and rock to rest: a slit shows on each that fell
//! closed, the hollow back on the others.

mod fallen;

use bevy::prelude::*;

use self::fallen::see_shells;
use super::scatter::{Flight, SHELL, SHELLS, Scatter, risen};
use super::stand::Stand;
use super::tumble::RIM;
use super::{Cast, CastSystems, swing};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::layout::Layout;
use crate::timeline::Shown;
use crate::view::atlas::{Art, Atlas, ROLL};
use crate::view::board::Laid;
use crate::view::{Depth, TableSet};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shells>()
        .add_systems(
            OnEnter(Screen::Table),
            spawn_shells.in_set(TableSet::Things),
        )
        .add_systems(
            Update,
            (see_shells, throw_shells)
                .chain()
                .in_set(CastSystems::Shells)
                .run_if(in_state(Screen::Table))
                .run_if(
                    resource_changed::<Cast>
                        .or_eager(resource_changed::<Layout>)
                        .or_eager(resource_exists_and_changed::<Laid>),
                ),
        );
}

/// One of the shells.
#[derive(Component)]
struct Shell(usize);

/// A shell's shadow.
#[derive(Component)]
struct Shadow(usize);

/// Where the shells are in this frame.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Shells {
    /// None where no shells lie.
    pub(super) seen: Option<[Seen; SHELLS]>,
    /// The side of a shell's picture, in the table's pixels.
    pub(super) side: f32,
}

/// A shell on its way or at rest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub(super) flight: Flight,
    /// Its number among those that fell closed, from the left, if it did.
    pub(super) counts: Option<usize>,
}

fn spawn_shells(shown: Res<Shown>, atlas: Res<Atlas>, mut commands: Commands) {
    for i in (0..SHELLS).filter(|_| shown.rules().throws_shells()) {
        commands.spawn((
            Name::new(format!("Shell {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Shell(i),
            Visibility::Hidden,
            atlas.sprite(Art::Shell(0), Vec2::ONE),
        ));
        commands.spawn((
            Name::new(format!("Shadow of shell {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Shadow(i),
            Visibility::Hidden,
            atlas.sprite(Art::Shadow, Vec2::ONE),
        ));
    }
}

/// The side of a shell's picture on a dish.
pub(super) fn side(dish: Rect) -> f32 {
    0.62 * dish.half_size().min_element()
}

/// How a throw is scattered over a dish.
pub(super) fn scatter(dish: Rect, unit: f32, round: bool, stand: &Stand, chance: u32) -> Scatter {
    let side = side(dish);
    let long = SHELL.x * side / 2.0;
    Scatter {
        middle: dish.center(),
        room: (dish.half_size() - 1.25 * RIM * unit - 0.86 * long).max(Vec2::ONE),
        round,
        side,
        mouth: swing::mouth(stand),
        bowls: (stand.at - dish.center()).abs(),
        clear: stand.size / 2.0 + Vec2::new(0.36, 0.3) * side,
        chance,
    }
}

fn throw_shells(
    cast: Res<Cast>,
    seen: Res<Shells>,
    settings: Res<Settings>,
    atlas: Res<Atlas>,
    mut shells: Query<(&Shell, &mut Sprite, &mut Transform, &mut Visibility), Without<Shadow>>,
    mut shadows: Query<(&Shadow, &mut Sprite, &mut Transform, &mut Visibility), Without<Shell>>,
) {
    let side = seen.side;
    let visible = |i: usize| seen.seen.map(|seen| seen[i]).filter(|s| s.flight.out > 0.0);
    for (Shell(i), mut sprite, mut transform, mut visibility) in &mut shells {
        let Some(Seen { flight, counts }) = visible(*i) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let step = (flight.roll.rem_euclid(1.0) * ROLL as f32).round() as u32;
        sprite.rect = Some(atlas.rect(Art::Shell(step)));
        let high = flight.height / side;
        let swell = if settings.reduced_motion {
            1.0
        } else {
            swell(&cast, counts)
        };
        let grown = swell * (1.0 + 0.16 * high) * (0.5 + 0.5 * flight.out);
        sprite.custom_size = Some(Vec2::splat(side * grown));
        let at = flight.at + risen(flight.height);
        transform.translation = at.extend(Depth::CAST + 0.01 * *i as f32);
        transform.rotation = Quat::from_rotation_z(flight.turn);
    }
    for (Shadow(i), mut sprite, mut transform, mut visibility) in &mut shadows {
        let Some(Seen { flight, .. }) = visible(*i) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let high = flight.height / side;
        sprite.custom_size = Some(Vec2::new(1.15, 0.95) * side * (1.0 + 0.3 * high));
        sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.6 * flight.out / (1.0 + 2.0 * high));
        let away = Vec2::new(0.06, -0.1) * side + Vec2::new(0.25, -0.1) * flight.height;
        transform.translation = (flight.at + away).extend(Depth::CAST - 0.1);
        transform.rotation = Quat::from_rotation_z(flight.turn);
    }
}

/// How much larger a shell is while it is counted.
fn swell(cast: &Cast, counts: Option<usize>) -> f32 {
    let since = counts.map_or(-1.0, |n| cast.counted - n as f32);
    1.0 + 0.16 * (1.0 - (since - 0.6).abs() / 0.6).max(0.0)
}
