//! The sounds: in the program, so that the game is heard from any folder; beside a page, which can be
//! played on before the first of them has come.

#[cfg(not(target_arch = "wasm32"))]
use std::io::Cursor;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::AudioSource;
#[cfg(not(target_arch = "wasm32"))]
use bevy_kira_audio::prelude::StaticSoundData;

/// Where read sounds are laid.
#[cfg(not(target_arch = "wasm32"))]
pub(super) type Store<'w> = ResMut<'w, Assets<AudioSource>>;

/// Who fetches sounds.
#[cfg(target_arch = "wasm32")]
pub(super) type Store<'w> = Res<'w, AssetServer>;

/// Names every effect and its file.
macro_rules! sounds {
    ($($(#[$doc:meta])* $name:ident = $file:literal),* $(,)?) => {
        /// An effect, or a loop of music.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Sound {
            $($(#[$doc])* $name),*
        }

        impl Sound {
            /// Every effect and every loop.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            #[cfg(not(target_arch = "wasm32"))]
            fn bytes(self) -> &'static [u8] {
                match self {
                    $(Self::$name => include_bytes!(concat!("../../assets/sounds/", $file, ".ogg"))),*
                }
            }

            #[cfg(target_arch = "wasm32")]
            const fn address(self) -> &'static str {
                match self {
                    $(Self::$name => concat!("sounds/", $file, ".ogg")),*
                }
            }
        }
    };
}

sounds! {
    /// A barrier is formed.
    BarrierClose = "barrier_close",
    /// A barrier is opened.
    BarrierOpen = "barrier_open",
    /// A bonus is earned.
    BonusGranted = "bonus_granted",
    /// A bonus is lost.
    BonusLost = "bonus_lost",
    /// A bonus is played.
    BonusSpent = "bonus_spent",
    /// A button was pressed.
    Button = "button",
    /// A piece is captured.
    Capture = "capture",
    /// A piece walks into its corridor.
    CorridorEnter = "corridor_enter",
    /// A shell is counted.
    CowrieTick = "cowrie_tick",
    /// Shells come to lie.
    CowriesScatter = "cowries_scatter",
    /// Shells are shaken.
    CowriesShake = "cowries_shake",
    /// Somebody refuses what need not be played.
    Declined = "declined",
    /// A die comes to lie.
    DiceLand = "dice_land",
    /// Dice are shaken in their cup.
    DiceShake = "throw_dice_shake",
    /// A die rolls.
    DiceRoll = "dice_roll",
    /// A piece comes in from home.
    Enter = "enter",
    /// The focus moves.
    Focus = "focus",
    /// The fourth piece is in the goal.
    FourthHome = "fourth_home",
    /// The game is over.
    GameOver = "game_over",
    /// A piece is in the goal.
    Goal = "goal",
    /// The music of Parchís.
    GuitarLoop = "guitar_loop",
    /// The same while somebody thinks.
    GuitarThin = "guitar_thin",
    /// Somebody throws again.
    KeptTurn = "kept_turn",
    /// Nothing can be moved.
    NoMove = "no_move",
    /// The music of Barsees.
    OudLoop = "oud_loop",
    /// The same while somebody thinks.
    OudThin = "oud_thin",
    /// The table stands still or goes on.
    Pause = "pause",
    /// Somebody has finished.
    Placed = "placed",
    /// That may not be.
    Refused = "refused",
    /// A piece travels home.
    SentHome = "sent_home",
    /// It is settled who begins.
    StartRoll = "start_roll",
    /// A piece lands on a printed square.
    Step = "step",
    /// A piece lands on cloth.
    StepCloth = "step_cloth",
    /// The third six.
    ThirdSix = "third_six",
    /// A throw lies ready to be played.
    TokenBanked = "token_banked",
    /// A throw is lost.
    TokenForfeited = "token_forfeited",
    /// A throw is played.
    TokenSpent = "token_spent",
    /// The turn goes on.
    TurnPassed = "turn_passed",
}

impl Sound {
    /// Whether it goes round and round: music, which is read only when it is to be heard.
    #[must_use]
    pub const fn is_loop(self) -> bool {
        matches!(
            self,
            Self::GuitarLoop | Self::GuitarThin | Self::OudLoop | Self::OudThin
        )
    }
}

/// The sounds, ready to be played.
#[derive(Resource, Default)]
pub(super) struct Bank(HashMap<Sound, Handle<AudioSource>>);

impl Bank {
    pub(super) fn get(&self, sound: Sound) -> Option<Handle<AudioSource>> {
        self.0.get(&sound).cloned()
    }

    /// A sound, if it can be played at once.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn ready(&self, sound: Sound, _store: &Store) -> Option<Handle<AudioSource>> {
        self.get(sound)
    }

    /// A sound, if it has come and can be played at once.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn ready(&self, sound: Sound, store: &Store) -> Option<Handle<AudioSource>> {
        self.get(sound).filter(|source| store.is_loaded(source))
    }

    /// Reads a sound, if that has not been done.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn stock(&mut self, sound: Sound, store: &mut Store) {
        if self.0.contains_key(&sound) {
            return;
        }
        match StaticSoundData::from_cursor(Cursor::new(sound.bytes())) {
            Ok(data) => {
                let source = store.add(AudioSource { sound: data });
                self.0.insert(sound, source);
            }
            Err(why) => warn!("{sound:?} cannot be heard: {why}"),
        }
    }

    /// Sends for a sound, if that has not been done. It is heard from the moment it has come.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn stock(&mut self, sound: Sound, store: &mut Store) {
        let source = || store.load(sound.address());
        self.0.entry(sound).or_insert_with(source);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bank>().add_systems(Startup, stock_bank);
}

fn stock_bank(mut store: Store, mut bank: ResMut<Bank>) {
    for &sound in Sound::ALL {
        if !sound.is_loop() {
            bank.stock(sound, &mut store);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_effect_can_be_decoded() {
        for &sound in Sound::ALL {
            let data = StaticSoundData::from_cursor(Cursor::new(sound.bytes()));
            assert!(data.is_ok_and(|data| !data.frames.is_empty()), "{sound:?}");
        }
    }

    #[test]
    fn a_thin_loop_lasts_as_long_as_the_full_one() {
        let frames = |sound: Sound| {
            let data = StaticSoundData::from_cursor(Cursor::new(sound.bytes()));
            data.map(|data| data.frames.len()).ok()
        };
        assert_eq!(frames(Sound::GuitarThin), frames(Sound::GuitarLoop));
        assert_eq!(frames(Sound::OudThin), frames(Sound::OudLoop));
    }

    /// The greatest step from one sample to the next is a measure of what the ear takes for a
    /// click: at the seam it must not be greater than within the music.
    #[test]
    fn a_loop_has_no_click_at_its_seam() {
        for &sound in Sound::ALL.iter().filter(|sound| sound.is_loop()) {
            let data = StaticSoundData::from_cursor(Cursor::new(sound.bytes())).unwrap();
            let frames = &data.frames;
            let step = |a: usize, b: usize| (frames[a].left - frames[b].left).abs();
            let within = (1..frames.len())
                .map(|i| step(i, i - 1))
                .fold(0.0, f32::max);
            let seam = step(0, frames.len() - 1);
            assert!(
                seam <= 0.5 * within,
                "{sound:?}: {seam} at the seam, {within} within"
            );
        }
    }
}
