//! Plays what is asked for, but never more voices than one can tell apart.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy_kira_audio::{AudioApp, AudioChannel, AudioControl, AudioPlugin};

use super::bank::{Bank, Sound};
use crate::settings::{Setting, Settings, SettingsCommand};

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
    /// From which side it comes: -1.0 left, 0.0 the middle, 1.0 right.
    pub side: f32,
}

impl Play {
    /// An effect as it was recorded.
    #[must_use]
    pub const fn plain(sound: Sound) -> Self {
        Self {
            sound,
            rate: 1.0,
            side: 0.0,
        }
    }
}

/// The channel of effects. What says for itself how loud it is is not asked how loud the channel is.
#[derive(Resource)]
pub struct Effects;

/// The channel of music, in which each loop says for itself how loud it is.
#[derive(Resource)]
pub struct Music;

/// The effects that began a moment ago, with the time of the game.
#[derive(Resource, Debug, Default)]
struct Sounding(Vec<(Sound, f32)>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Music>()
        .init_resource::<Sounding>()
        .add_message::<Play>()
        .add_systems(Update, toggle_mute)
        .add_systems(
            Last,
            (
                set_loudness.run_if(resource_exists_and_changed::<Settings>),
                play,
            )
                .chain(),
        );
}

/// M silences the game and lets it be heard again, unless somebody is writing.
fn toggle_mute(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    focus: Option<Res<InputFocus>>,
    lines: Query<(), With<EditableText>>,
    settings: Res<Settings>,
    mut asked: MessageWriter<SettingsCommand>,
) {
    let on = focus.and_then(|focus| focus.get());
    let writes = on.is_some_and(|on| lines.contains(on));
    if !writes && keys.is_some_and(|keys| keys.just_pressed(KeyCode::KeyM)) {
        asked.write(SettingsCommand::Set(Setting::Muted(!settings.muted)));
    }
}

/// What sounds already becomes as loud as the settings say.
fn set_loudness(settings: Res<Settings>, effects: Res<AudioChannel<Effects>>) {
    effects.set_volume(decibels(settings.effects_heard()));
}

fn play(
    mut asked: MessageReader<Play>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    bank: Res<Bank>,
    effects: Res<AudioChannel<Effects>>,
    mut sounding: ResMut<Sounding>,
    mut played: Local<u32>,
) {
    let now = time.elapsed_secs();
    for play in asked.read() {
        if settings.muted || !sounding.admit(play.sound, now) {
            continue;
        }
        if let Some(source) = bank.get(play.sound) {
            *played = played.wrapping_add(1);
            let (pitch, level) = variation(*played);
            effects
                .play(source)
                .with_playback_rate(f64::from(play.rate * pitch))
                .with_volume(loudness(&settings, level))
                .with_panning(play.side.clamp(-1.0, 1.0));
        }
    }
}

/// No two sound quite the same: how much higher and how many decibels louder the n-th is.
fn variation(n: u32) -> (f32, f32) {
    // The golden ratio spreads them evenly and never repeats.
    let part = |by: f64| (f64::from(n) * by).fract() as f32 - 0.5;
    (
        1.0 + 0.02 * part(0.618_033_988_75),
        2.0 * part(0.754_877_666_25),
    )
}

/// How loud an effect is that is so many decibels louder than others, in decibels: what says for itself
/// how loud it is has to say it all.
fn loudness(settings: &Settings, level: f32) -> f32 {
    decibels(settings.effects_heard()) + level
}

/// A loudness from 0 to 1 in decibels.
pub(super) fn decibels(loudness: f32) -> f32 {
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
    use crate::settings::Volume;

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
    fn a_variation_is_small_and_never_the_same() {
        let all: Vec<_> = (0..200).map(variation).collect();
        for (i, (pitch, level)) in all.iter().enumerate() {
            assert!((0.99..=1.01).contains(pitch) && (-1.0..=1.0).contains(level));
            assert!(!all[..i].contains(&(*pitch, *level)));
        }
    }

    #[test]
    fn an_effect_is_as_loud_as_the_settings_say() {
        let at = |percent, muted| Settings {
            effects: Volume::near(percent),
            muted,
            ..Settings::default()
        };
        let (_, level) = variation(1);
        let softer = loudness(&at(100, false), level) - loudness(&at(50, false), level);
        assert!((softer - 6.02).abs() < 0.01, "{softer}");
        assert!(loudness(&at(100, true), 0.0) < -59.9);
    }

    #[test]
    fn half_as_loud_is_six_decibels_less() {
        assert!((decibels(0.5) + 6.02).abs() < 0.01);
        assert!(decibels(1.0).abs() < 0.001);
    }
}
