//! The light on the side of whoever is to play: it comes in from the room once and then stays.

use bevy::prelude::*;

use super::{Laid, lit};
use crate::screens::Screen;
use crate::settings::{Settings, Speed};
use crate::timeline::Shown;
use crate::view::Depth;
use crate::view::canvas::Canvas;
use crate::view::fit::Fit;

/// How long the light takes to come, in seconds.
const COMES: f32 = 0.45;

/// How much larger than the board it is while it comes.
const FROM: f32 = 0.09;

/// The light of the turn.
#[derive(Component)]
pub(super) struct TurnLight {
    /// The colours on which it falls, a mask.
    on: u8,
    /// For how long, in seconds.
    since: f32,
}

pub(super) fn spawn_light(
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    commands.spawn((
        Name::new("Light of the turn"),
        DespawnOnExit(Screen::Table),
        TurnLight { on: 0, since: 0.0 },
        Visibility::Hidden,
        Mesh2d(meshes.add(Canvas::default().into_mesh())),
        // Its own one: it fades in.
        MeshMaterial2d(materials.add(ColorMaterial::default())),
        Transform::default(),
    ));
}

/// Lets the light fall on the side of whoever is to play.
pub(super) fn follow_turn(
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    settings: Res<Settings>,
    time: Res<Time>,
    light: Single<(
        &mut TurnLight,
        &Mesh2d,
        &MeshMaterial2d<ColorMaterial>,
        &mut Transform,
        &mut Visibility,
    )>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let (mut light, mesh, material, mut transform, mut visibility) = light.into_inner();
    let on = if shown.over {
        0
    } else {
        shown.rules().hands[shown.hand.index()].colours
    };
    if light.on != on || laid.is_changed() {
        *light = TurnLight { on, since: 0.0 };
        // The handle is held by the entity, so the mesh is there.
        let _ = meshes.insert(mesh.0.id(), lit::draw(&laid, on).into_mesh());
        visibility.set_if_neq(if on == 0 {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    } else if light.since >= COMES && !fit.is_changed() {
        return;
    }
    let still = settings.reduced_motion || settings.speed == Speed::Instant;
    light.since = if still {
        COMES
    } else {
        (light.since + time.delta_secs()).min(COMES)
    };
    let left = (1.0 - light.since / COMES).powi(2);
    *transform = fit.transform(Depth::TURN);
    transform.scale *= Vec3::new(1.0 + FROM * left, 1.0 + FROM * left, 1.0);
    if let Some(mut material) = materials.get_mut(&material.0) {
        material.color.set_alpha(1.0 - left);
    }
}
