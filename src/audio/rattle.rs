//! The cup rattles as long as it is shaken.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::{AudioChannel, AudioControl, AudioInstance, AudioTween};

use super::bank::{Bank, Sound};
use super::voices::Effects;
use crate::input::Shaking;
use crate::settings::Settings;
use crate::timeline::Shown;

/// Seconds that the cup must be held to be heard: a tap throws at once.
const HELD: f32 = 0.12;

/// Where the shaking begins anew: six swings, and no pause to the next. Seconds.
const SWINGS: f64 = 0.84;
const SWINGS_OF_SHELLS: f64 = 0.9;

/// Milliseconds in which it dies away.
const FADE: u64 = 60;

/// What rattles.
#[derive(Resource, Debug, Default)]
struct Rattle(Option<Handle<AudioInstance>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rattle>().add_systems(Last, rattle);
}

fn rattle(
    shaking: Res<Shaking>,
    shown: Option<Res<Shown>>,
    settings: Res<Settings>,
    bank: Res<Bank>,
    effects: Res<AudioChannel<Effects>>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut rattle: ResMut<Rattle>,
) {
    let heard = shaking.seconds().is_some_and(|held| held > HELD);
    // Whoever wants less motion shakes nothing.
    let heard = heard && !settings.muted && !settings.reduced_motion;
    if heard == rattle.0.is_some() {
        return;
    }
    if let Some(plays) = rattle.0.take() {
        if let Some(mut plays) = instances.get_mut(&plays) {
            plays.stop(AudioTween::linear(Duration::from_millis(FADE)));
        }
        return;
    }
    let shells = shown.is_some_and(|shown| shown.rules().throws_shells());
    let (sound, swings) = if shells {
        (Sound::CowriesShake, SWINGS_OF_SHELLS)
    } else {
        (Sound::DiceShake, SWINGS)
    };
    if let Some(source) = bank.get(sound) {
        let mut play = effects.play(source);
        rattle.0 = Some(play.looped().loop_until(swings).handle());
    }
}
