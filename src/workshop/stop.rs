//! Stops the program unexpectedly, to try what happens then: `PARCHIS_PANIC=5` does it after five
//! seconds.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    let asked = std::env::var("PARCHIS_PANIC").ok();
    if let Some(seconds) = asked.and_then(|seconds| seconds.parse::<f32>().ok()) {
        app.add_systems(Update, move |time: Res<Time<Real>>| {
            assert!(
                time.elapsed_secs() < seconds,
                "the workshop was asked to stop the program"
            );
        });
    }
}
