//! Plays what is asked for, but never more voices than one can tell apart.

use bevy::prelude::*;
use bevy_kira_audio::{Audio, AudioControl, AudioPlugin};

use super::bank::{Bank, Sound};

/// Seconds that must lie between two of the same effect.
const SAME: f32 = 0.045;

/// Most effects that may begin within [`SPELL`] seconds.
const VOICES: usize = 5;

/// The spell over which voices are counted, in seconds.
const SPELL: f32 = 0.3;

/// Plays an effect.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Play {
    /// The effect.
    pub sound: Sound,
    /// How much faster than recorded, and so how much higher: 1.0 as recorded.
    pub rate: f32,
}

impl Play {
    /// An effect as it was recorded.
    #[must_use]
    pub const fn plain(sound: Sound) -> Self {
        Self { sound, rate: 1.0 }
    }
}

/// How loud the game is.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Loudness {
    /// From 0.0, nothing, to 1.0, as recorded.
    pub effects: f32,
    /// Whether nothing is heard at all.
    pub muted: bool,
}

impl Default for Loudness {
    fn default() -> Self {
        Self {
            effects: 0.8,
            muted: false,
        }
    }
}

/// The effects that began a moment ago, with the time of the game.
#[derive(Resource, Debug, Default)]
struct Sounding(Vec<(Sound, f32)>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .init_resource::<Loudness>()
        .init_resource::<Sounding>()
        .add_message::<Play>()
        .add_systems(Update, toggle_mute)
        .add_systems(Last, play);
}

/// M silences the game and lets it be heard again.
fn toggle_mute(keys: Option<Res<ButtonInput<KeyCode>>>, mut loudness: ResMut<Loudness>) {
    if keys.is_some_and(|keys| keys.just_pressed(KeyCode::KeyM)) {
        loudness.muted = !loudness.muted;
    }
}

fn play(
    mut asked: MessageReader<Play>,
    time: Res<Time<Real>>,
    loudness: Res<Loudness>,
    bank: Res<Bank>,
    audio: Res<Audio>,
    mut sounding: ResMut<Sounding>,
) {
    let now = time.elapsed_secs();
    for play in asked.read() {
        if loudness.muted || !sounding.admit(play.sound, now) {
            continue;
        }
        if let Some(source) = bank.get(play.sound) {
            audio
                .play(source)
                .with_playback_rate(play.rate.into())
                .with_volume(decibels(loudness.effects));
        }
    }
}

/// A loudness from 0 to 1 in decibels.
fn decibels(loudness: f32) -> f32 {
    20.0 * loudness.clamp(0.001, 1.0).log10()
}

impl Sounding {
    /// Whether one effect more may begin now; it is counted if so.
    fn admit(&mut self, sound: Sound, now: f32) -> bool {
        self.0.retain(|(_, began)| now - began < SPELL);
        let crowded = self.0.len() >= VOICES;
        let again = |&(other, began): &(Sound, f32)| other == sound && now - began < SAME;
        if crowded || self.0.iter().any(again) {
            return false;
        }
        self.0.push((sound, now));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_of_effects_is_thinned_out() {
        let mut sounding = Sounding::default();
        let admitted = Sound::ALL
            .iter()
            .filter(|&&s| sounding.admit(s, 1.0))
            .count();
        assert_eq!(admitted, VOICES);
        assert!(
            sounding.admit(Sound::Step, 1.0 + 2.0 * SPELL),
            "and then there is silence"
        );
    }

    #[test]
    fn one_effect_is_not_doubled_in_a_frame_but_repeats_along_a_walk() {
        let mut sounding = Sounding::default();
        assert!(sounding.admit(Sound::Step, 1.0));
        assert!(!sounding.admit(Sound::Step, 1.01));
        assert!(sounding.admit(Sound::Step, 1.17));
    }

    #[test]
    fn half_as_loud_is_six_decibels_less() {
        assert!((decibels(0.5) + 6.02).abs() < 0.01);
        assert!(decibels(1.0).abs() < 0.001);
    }
}
