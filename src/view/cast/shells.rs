//! Six cowries fly, roll over and land: a slit shows on each that fell closed, the hollow back
//! on the others.

use bevy::prelude::*;

use super::{Cast, CastSystems, chance, delayed, throws_shells, tray};
use crate::rules::Thrown;
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::timeline::Shown;
use crate::view::atlas::{Art, Atlas, ROLL};
use crate::view::{Depth, TableSet};

/// How many shells are thrown.
const SHELLS: usize = 6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Table),
        spawn_shells.in_set(TableSet::Things),
    )
    .add_systems(
        Update,
        throw_shells
            .in_set(CastSystems::Shells)
            .run_if(in_state(Screen::Table))
            .run_if(resource_changed::<Cast>.or_eager(resource_changed::<Layout>)),
    );
}

/// One of the shells.
#[derive(Component)]
struct Shell(usize);

/// A shell's shadow.
#[derive(Component)]
struct Shadow(usize);

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

/// Where a shell is, how it is rolled and turned.
struct Flight {
    at: Vec2,
    height: f32,
    /// Part of a full roll; 0 is closed, a half is open.
    roll: f32,
    turn: f32,
}

fn flight(i: usize, closed: bool, cast: &Cast, tray: Rect) -> Flight {
    let (middle, size) = (tray.center(), tray.half_size());
    let luck = |k: u32| chance(cast.chance, 16 * i as u32 + k);
    // They lie in a ring, a little differently every time; in a round dish one lies inside it.
    let spin = chance(cast.chance, 99);
    let wide = size.x > 1.6 * size.y;
    let ring = if wide { SHELLS } else { SHELLS - 1 };
    let turn = i as f32 / ring as f32 + spin / ring as f32;
    let around = Vec2::from_angle(std::f32::consts::TAU * turn);
    let place = if i < ring {
        around * Vec2::new(0.62, 0.57)
    } else {
        Vec2::ZERO
    };
    let jitter = (Vec2::new(luck(0), luck(1)) - 0.5) * 0.08;
    let rest = middle + (place + jitter) * size;

    let part = delayed(cast.part, 0.04 * i as f32);
    let left = (1.0 - part).powi(2);
    let hand = middle + Vec2::new(0.0, -2.2 * size.y);
    // One high arc, then a small hop.
    let fall = if part < 0.7 {
        let p = part / 0.7;
        4.0 * p * (1.0 - p) * 1.3
    } else {
        let p = (part - 0.7) / 0.3;
        4.0 * p * (1.0 - p) * 0.16
    };
    let rolls = 2.0 + (luck(2) * 2.0).floor();
    Flight {
        at: rest + (hand - rest) * left,
        height: fall * size.y,
        roll: if closed { 0.0 } else { 0.5 } + rolls * left,
        turn: luck(3) + 0.8 * (luck(4) - 0.5) * left,
    }
}

/// Whether shell `i` lies closed when so many do: which ones differs from throw to throw.
fn lies_closed(i: usize, closed: usize, throw: u32) -> bool {
    let rank = |k: usize| chance(throw, 50 + k as u32);
    let before = |k: usize| rank(k) < rank(i) || (rank(k) == rank(i) && k < i);
    (0..SHELLS).filter(|&k| before(k)).count() < closed
}

fn throw_shells(
    cast: Res<Cast>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    atlas: Res<Atlas>,
    mut shells: Query<(&Shell, &mut Sprite, &mut Transform, &mut Visibility), Without<Shadow>>,
    mut shadows: Query<(&Shadow, &mut Sprite, &mut Transform, &mut Visibility), Without<Shell>>,
) {
    let seen = throws_shells(&cast, &shown);
    let visible = if seen {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    let closed = match cast.thrown {
        Some(Thrown::Shells(closed)) => usize::from(closed),
        _ => SHELLS / 2,
    };
    let dish = tray(&layout, &shown);
    let tray = dish.half_size();
    let size = 0.62 * tray.min_element();
    let flight = |i| flight(i, lies_closed(i, closed, cast.chance), &cast, dish);
    for (Shell(i), mut sprite, mut transform, mut visibility) in &mut shells {
        visibility.set_if_neq(visible);
        let flight = flight(*i);
        let step = (flight.roll * ROLL as f32).round() as u32;
        sprite.rect = Some(atlas.rect(Art::Shell(step)));
        sprite.custom_size = Some(Vec2::splat(size * (1.0 + 0.2 * flight.height / tray.y)));
        let up = Vec2::new(0.0, flight.height);
        transform.translation = (flight.at + up).extend(Depth::CAST + 0.01 * *i as f32);
        transform.rotation = Quat::from_rotation_z(flight.turn * std::f32::consts::TAU);
    }
    for (Shadow(i), mut sprite, mut transform, mut visibility) in &mut shadows {
        visibility.set_if_neq(visible);
        let flight = flight(*i);
        let high = flight.height / tray.y;
        sprite.custom_size = Some(Vec2::new(1.15, 0.95) * size * (1.0 + 0.3 * high));
        sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.6 / (1.0 + 2.0 * high));
        let away = Vec2::new(0.06, -0.1) * size + Vec2::new(0.25, -0.1) * flight.height;
        transform.translation = (flight.at + away).extend(Depth::CAST - 0.1);
        transform.rotation = Quat::from_rotation_z(flight.turn * std::f32::consts::TAU);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_shells_lie_closed_as_fell() {
        for throw in 0..200 {
            for closed in 0..=SHELLS {
                let lie = (0..SHELLS)
                    .filter(|&i| lies_closed(i, closed, throw))
                    .count();
                assert_eq!(lie, closed, "throw {throw}");
            }
        }
    }

    #[test]
    fn shells_come_to_rest_showing_what_fell() {
        let cast = Cast {
            thrown: Some(Thrown::Shells(2)),
            part: 1.0,
            chance: 9,
        };
        let tray = Layout::default().world_rect(Layout::default().tray);
        for closed in [false, true] {
            let flight = flight(3, closed, &cast, tray);
            assert_eq!(
                (flight.roll, flight.height),
                (if closed { 0.0 } else { 0.5 }, 0.0)
            );
        }
    }
}
