//! What is heard: effects that follow the cues, and music. Without a sound card there is one warning and
//! silence.

mod bank;
mod device;
mod effects;
mod interface;
mod music;
mod panning;
mod rattle;
mod voices;

pub use bank::Sound;
pub use device::NoSoundDevice;
pub use voices::{Effects, Music, Play};

use bevy::prelude::*;

/// The sounds of the game; needs timeline, input and screens.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        bank::plugin,
        voices::plugin,
        effects::plugin,
        interface::plugin,
        music::plugin,
        device::plugin,
        rattle::plugin,
    ));
}
