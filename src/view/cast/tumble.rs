//! Dice roll over the felt and come to rest on the faces that fell.

use bevy::prelude::*;

use super::{Cast, CastSystems, chance, delayed, die, throws_shells, tray};
use crate::rules::Thrown;
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::timeline::Shown;
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::canvas::Canvas;
use crate::view::surfaces::Surfaces;
use crate::view::{Depth, TableSet};

/// How often a die turns over on its way.
const ROLLS: f32 = 2.25;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_dice.in_set(TableSet::Things))
        .add_systems(
            Update,
            roll_dice
                .in_set(CastSystems::Dice)
                .run_if(in_state(Screen::Table))
                .run_if(
                    resource_changed::<Cast>
                        .or_eager(resource_changed::<Layout>)
                        .or_eager(resource_exists_and_changed::<Laid>),
                ),
        );
}

/// One of the dice.
#[derive(Component)]
struct Die(usize);

/// A die's shadow.
#[derive(Component)]
struct Shadow(usize);

fn spawn_dice(
    atlas: Res<Atlas>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    for i in 0..2 {
        commands.spawn((
            Name::new(format!("Die {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Die(i),
            Visibility::Hidden,
            Mesh2d(meshes.add(Canvas::default().into_mesh())),
            MeshMaterial2d(surfaces.plain.clone()),
            Transform::default(),
        ));
        commands.spawn((
            Name::new(format!("Shadow of die {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Shadow(i),
            Visibility::Hidden,
            atlas.sprite(Art::Shadow, Vec2::ONE),
        ));
    }
}

/// Where a die is and how it is turned.
struct Roll {
    at: Vec2,
    height: f32,
    turn: Quat,
}

/// The roll of die `i` of `count`, `part` of the way to a face.
fn roll(i: usize, count: usize, face: u8, cast: &Cast, tray: Rect, half: f32) -> Roll {
    let (middle, size) = (tray.center(), tray.half_size());
    let luck = |k: u32| chance(cast.chance, 8 * i as u32 + k) - 0.5;
    let side = (i as f32 - (count as f32 - 1.0) / 2.0) * 2.9 * half;
    let room = (size - 2.0 * half).max(Vec2::ZERO);
    let wander = Vec2::new(luck(0), luck(1)) * if count == 1 { 0.6 } else { 0.16 };
    let rest = middle + Vec2::new(side, 0.0) + wander * room;
    let part = delayed(cast.part, 0.1 * i as f32);
    // It comes from beyond the lower right corner and loses its speed on the way.
    let left = (1.0 - part).powi(2);
    let from = middle + Vec2::new(1.25 * size.x, -1.5 * size.y) + Vec2::new(side * 0.4, 0.0);
    let way = from - rest;
    let axis = Vec3::new(way.y, -way.x, 0.0).normalize_or(Vec3::X);
    let bounce = (part * std::f32::consts::PI * 2.5).cos().abs() * left * 2.4;
    Roll {
        at: rest + way * left,
        height: bounce * half,
        turn: Quat::from_axis_angle(axis, left * ROLLS * std::f32::consts::TAU)
            * die::resting(face, 0.3 + luck(2) * 1.1),
    }
}

fn roll_dice(
    cast: Res<Cast>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    layout: Res<Layout>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut dice: Query<(&Die, &Mesh2d, &mut Transform, &mut Visibility), Without<Shadow>>,
    mut shadows: Query<(&Shadow, &mut Sprite, &mut Transform, &mut Visibility), Without<Die>>,
) {
    let faces: Vec<u8> = match cast.thrown {
        _ if throws_shells(&cast, &shown) => Vec::new(),
        Some(Thrown::Die(face)) => vec![face],
        Some(Thrown::Dice(a, b)) => vec![a, b],
        _ if shown.rules().two_dice() => vec![6, 1],
        _ => vec![1],
    };
    let tray = tray(&layout, &shown);
    let size = tray.half_size();
    let half = 0.27
        * size
            .min_element()
            .min(1.6 * size.x / faces.len().max(1) as f32);
    let rolls: Vec<Roll> = faces
        .iter()
        .enumerate()
        .map(|(i, &face)| roll(i, faces.len(), face, &cast, tray, half))
        .collect();
    for (Die(i), mesh, mut transform, mut visibility) in &mut dice {
        let Some(roll) = rolls.get(*i) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        if let Some(mut mesh) = meshes.get_mut(&mesh.0) {
            *mesh = die::draw(roll.turn, half, laid.look == Look::Flat);
        }
        visibility.set_if_neq(Visibility::Inherited);
        let up = Vec2::new(0.0, roll.height);
        transform.translation = (roll.at + up).extend(Depth::CAST + 0.1 * *i as f32);
    }
    for (Shadow(i), mut sprite, mut transform, mut visibility) in &mut shadows {
        let Some(roll) = rolls.get(*i) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let high = roll.height / half;
        sprite.custom_size = Some(Vec2::new(3.5, 3.2) * half * (1.0 + 0.15 * high));
        sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.75 / (1.0 + 0.6 * high));
        let away = Vec2::new(0.16, -0.28) * half + Vec2::new(0.4, -0.3) * roll.height;
        transform.translation = (roll.at + away).extend(Depth::CAST - 0.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tray() -> Rect {
        Layout::default().world_rect(Layout::default().tray)
    }

    fn at(part: f32, i: usize) -> Roll {
        let cast = Cast {
            thrown: Some(Thrown::Dice(3, 5)),
            part,
            chance: 41,
        };
        roll(i, 2, [3, 5][i], &cast, tray(), 40.0)
    }

    #[test]
    fn dice_come_to_rest_without_a_jump() {
        for i in 0..2 {
            let (almost, rest) = (at(0.995, i), at(1.0, i));
            assert!(almost.at.distance(rest.at) < 0.5 && almost.height < 0.5);
            assert!(almost.turn.angle_between(rest.turn) < 0.01);
            assert_eq!(rest.height, 0.0);
        }
    }

    #[test]
    fn two_dice_lie_apart_in_their_tray() {
        let (a, b) = (at(1.0, 0), at(1.0, 1));
        assert!(a.at.distance(b.at) > 2.0 * 40.0);
        assert!(tray().contains(a.at) && tray().contains(b.at));
    }
}
