//! Dice fly out of the cup and come to rest on the faces that fell.

use bevy::prelude::*;

use super::stand::Stand;
use super::swing::{self, Pose};
use super::toss::{Roll, Toss};
use super::{Cast, CastSystems, die, throws_shells, tray};
use crate::rules::Thrown;
use crate::screens::Screen;
use crate::theme::dish::{BED, Words};
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::timeline::Shown;
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::canvas::Canvas;
use crate::view::surfaces::Surfaces;
use crate::view::{Depth, TableSet};

/// How wide the rim of a tray is, in pixels of a window of 1280 × 720.
pub(super) const RIM: f32 = 12.0;

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

/// The faces that dice show: what fell, or how they lie before anything did.
fn faces(cast: &Cast, shown: &Shown) -> ([u8; 2], usize) {
    match cast.fell() {
        _ if throws_shells(cast, shown) => ([1; 2], 0),
        Some(Thrown::Die(face)) => ([face, 1], 1),
        Some(Thrown::Dice(a, b)) => ([a, b], 2),
        _ if shown.rules().two_dice() => ([6, 1], 2),
        _ => ([1; 2], 1),
    }
}

/// Half the side of a die, where so many fall on a tray.
pub(super) fn half(tray: Rect, count: usize) -> f32 {
    let size = tray.half_size();
    0.27 * size.min_element().min(1.6 * size.x / count.max(1) as f32)
}

/// Where dice roll on a tray, and where of it they come to lie: above words that stand upon it.
pub(super) fn floor_and_bed(tray: Rect, words: Words, unit: f32) -> (Rect, Rect) {
    let floor = tray.inflate(-RIM * unit);
    let mut bed = floor;
    if words == Words::Upon {
        let [below, above] = BED.map(|part| part * tray.height());
        bed.min.y = tray.center().y - below;
        bed.max.y = tray.center().y + above;
    }
    (floor, bed)
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
    let (faces, count) = faces(&cast, &shown);
    let tray = tray(&layout, shown.rules());
    let half = half(tray, count);
    let stand = Stand::of(&layout, shown.rules(), cast.thrower());
    let words = layout.words(
        shown.rules().throws_shells(),
        shown.rules().seating.in_play.len(),
    );
    let (floor, bed) = floor_and_bed(tray, words, layout.scale);
    let toss = Toss {
        floor,
        bed,
        half,
        mouth: swing::mouth(&stand),
        corner: stand.corner,
        chance: cast.chance,
        count,
    };
    // What is gathered goes back to where the cup stands now.
    let back = Stand::of(&layout, shown.rules(), cast.hand);
    let back = Pose::standing(&back).mouth(&back);
    let gone = cast.gathered * cast.gathered;
    let roll = |i: usize| {
        let roll = (i < count).then(|| toss.roll(i, faces[i], cast.part))?;
        let out = roll.out * (1.0 - cast.gathered);
        (out > 0.0).then_some(Roll {
            at: roll.at.lerp(back, gone),
            out,
            ..roll
        })
    };
    for (Die(i), mesh, mut transform, mut visibility) in &mut dice {
        let Some(roll) = roll(*i) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        if let Some(mut mesh) = meshes.get_mut(&mesh.0) {
            *mesh = die::draw(die::seen(roll.turn), half, laid.look == Look::Flat);
        }
        visibility.set_if_neq(Visibility::Inherited);
        let at = roll.at + die::risen(roll.height);
        transform.translation = at.extend(Depth::CAST + 0.1 * *i as f32);
        let near = 1.0 + 0.09 * roll.height / half;
        transform.scale = Vec2::splat(near * (0.5 + 0.5 * roll.out)).extend(1.0);
    }
    for (Shadow(i), mut sprite, mut transform, mut visibility) in &mut shadows {
        let Some(roll) = roll(*i) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let high = roll.height / half;
        sprite.custom_size = Some(Vec2::new(3.5, 3.2) * half * (1.0 + 0.15 * high));
        sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.75 * roll.out / (1.0 + 0.6 * high));
        let away = Vec2::new(0.16, -0.28) * half + Vec2::new(0.4, -0.3) * roll.height;
        transform.translation = (roll.at + away).extend(Depth::CAST - 0.1);
    }
}
