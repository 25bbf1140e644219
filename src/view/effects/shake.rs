//! A capture is felt: the table shakes for a moment.

use bevy::prelude::*;

use super::{LightSystems, seconds};
use crate::rules::Fact;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::layout::Layout;
use crate::timeline::Timeline;
use crate::view::camera::TableCamera;
use crate::view::curves;

/// How far at most, in pixels of a window of 1280 × 720.
const FAR: f32 = 5.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        shake
            .in_set(LightSystems::Shake)
            .run_if(in_state(Screen::Table)),
    )
    .add_systems(OnExit(Screen::Table), hold_still);
}

/// Moves the eye rather than all that it sees; what is written on the glass stays where it is.
fn shake(
    timeline: Res<Timeline>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    mut camera: Single<&mut Transform, With<TableCamera>>,
) {
    let now = timeline.now().filter(|_| !settings.reduced_motion);
    let hit = now.filter(|now| matches!(now.cue.fact, Fact::Captured { .. }));
    let (x, y) = hit.map_or((0.0, 0.0), |now| curves::shake(seconds(&now)));
    let off = Vec2::new(x, y) * FAR * layout.scale;
    if camera.translation.truncate() != off {
        camera.translation = off.extend(camera.translation.z);
    }
}

fn hold_still(mut camera: Single<&mut Transform, With<TableCamera>>) {
    camera.translation = Vec3::ZERO.with_z(camera.translation.z);
}
