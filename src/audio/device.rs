//! Whether there is a device on which the game can be heard.

use bevy::prelude::*;
use bevy_kira_audio::AudioInstance;

use super::music::{Tune, choose};

/// Seconds after which a device should have begun to play the music.
const PATIENCE: f32 = 1.0;

/// It is there as long as nothing can be heard for want of a sound device.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct NoSoundDevice;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, listen.after(choose));
}

/// The library plays into the void without a word; but what a device plays has an instance.
fn listen(
    time: Res<Time<Real>>,
    tune: Res<Tune>,
    instances: Res<Assets<AudioInstance>>,
    missing: Option<Res<NoSoundDevice>>,
    mut waited: Local<f32>,
    mut commands: Commands,
) {
    let Some(music) = tune.music() else { return };
    if instances.contains(music) {
        *waited = 0.0;
        if missing.is_some() {
            commands.remove_resource::<NoSoundDevice>();
        }
        return;
    }
    *waited += time.delta_secs();
    if *waited > PATIENCE && missing.is_none() {
        commands.insert_resource(NoSoundDevice);
    }
}
