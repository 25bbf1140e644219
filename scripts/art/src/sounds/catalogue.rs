//! Every sound of the game by name: how long, how loud, and who plays it.

use fastrand::Rng;
use vorbis_rs::VorbisError;

use super::{
    chance::chance,
    effects::{bonuses, cowries, dice, interface, pieces, turns},
    master,
    music::{guitar, oud},
    track::Track,
    vorbis,
};

/// Whether a sound is heard once or round and round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Begins and ends in silence.
    Effect,
    /// Its end leads into its beginning.
    Loop,
}

/// One sound.
#[derive(Clone, Copy, Debug)]
pub struct Sound {
    /// Its name, and its file's without the ending.
    pub name: &'static str,
    /// Once or round and round.
    pub kind: Kind,
    /// Its length in seconds.
    pub seconds: f64,
    /// Its loudest sample, in decibels beside full scale.
    pub peak: f64,
    play: fn(&mut Rng) -> Track,
}

impl Sound {
    /// The finished samples; the same at every call.
    pub fn track(&self) -> Track {
        let raw = (self.play)(&mut chance(self.name));
        match self.kind {
            Kind::Effect => master::finished(&raw, self.seconds, self.peak),
            Kind::Loop => master::finished_loop(&raw, self.peak),
        }
    }

    /// The bytes of its file.
    ///
    /// # Errors
    ///
    /// When the encoder refuses.
    pub fn encoded(&self) -> Result<Vec<u8>, VorbisError> {
        vorbis::encode(&self.track())
    }
}

const fn effect(name: &'static str, seconds: f64, peak: f64, play: fn(&mut Rng) -> Track) -> Sound {
    Sound {
        name,
        kind: Kind::Effect,
        seconds,
        peak,
        play,
    }
}

const fn round(name: &'static str, seconds: f64, peak: f64, play: fn(&mut Rng) -> Track) -> Sound {
    Sound {
        name,
        kind: Kind::Loop,
        seconds,
        peak,
        play,
    }
}

/// All sounds, by name of file.
pub const CATALOGUE: &[Sound] = &[
    effect("throw_dice_shake", 0.95, -5.0, dice::throw_dice_shake),
    effect("dice_roll", 1.0, -3.0, dice::dice_roll),
    effect("dice_land", 0.26, -5.0, dice::dice_land),
    effect("cowries_shake", 1.0, -6.0, cowries::cowries_shake),
    effect("cowries_scatter", 1.5, -6.0, cowries::cowries_scatter),
    effect("cowrie_tick", 0.4, -8.0, cowries::cowrie_tick),
    effect("step", 0.14, -7.0, pieces::step),
    effect("step_cloth", 0.16, -7.0, pieces::step_cloth),
    effect("enter", 0.95, -7.0, pieces::enter),
    effect("capture", 1.1, -4.0, pieces::capture),
    effect("sent_home", 1.0, -8.0, pieces::sent_home),
    effect("barrier_close", 0.34, -4.0, pieces::barrier_close),
    effect("barrier_open", 0.42, -7.0, pieces::barrier_open),
    effect("corridor_enter", 1.0, -10.0, pieces::corridor_enter),
    effect("goal", 1.6, -8.0, pieces::goal),
    effect("fourth_home", 2.45, -5.0, pieces::fourth_home),
    effect("bonus_granted", 1.1, -9.0, bonuses::bonus_granted),
    effect("bonus_spent", 0.4, -7.0, bonuses::bonus_spent),
    effect("bonus_lost", 0.55, -8.0, bonuses::bonus_lost),
    effect("token_banked", 0.6, -7.0, bonuses::token_banked),
    effect("token_forfeited", 0.5, -8.0, bonuses::token_forfeited),
    effect("token_spent", 0.16, -11.0, bonuses::token_spent),
    effect("kept_turn", 0.8, -8.0, turns::kept_turn),
    effect("turn_passed", 0.26, -9.0, turns::turn_passed),
    effect("no_move", 0.6, -9.0, turns::no_move),
    effect("declined", 0.55, -9.0, turns::declined),
    effect("third_six", 1.5, -6.5, turns::third_six),
    effect("start_roll", 0.9, -6.0, turns::start_roll),
    effect("placed", 1.8, -8.0, turns::placed),
    effect("game_over", 2.5, -6.5, turns::game_over),
    effect("refused", 0.3, -8.0, interface::refused),
    effect("button", 0.09, -8.0, interface::button),
    effect("focus", 0.06, -10.5, interface::focus),
    effect("pause", 0.5, -8.0, interface::pause),
    round("guitar_loop", 24.0, -8.0, guitar::guitar_loop),
    round("guitar_thin", 24.0, -12.0, guitar::guitar_thin),
    round("oud_loop", 25.6, -7.0, oud::oud_loop),
    round("oud_thin", 25.6, -11.0, oud::oud_thin),
];
