//! Every setting, once: its name, what it can be, and what it usually is.

use super::file;
use super::flaw::SettingsFlaw;
use super::kinds::{Speed, TableLook, TextSize, Volume, WindowPlace};
use crate::locale::{Digits, Language, Locale};

/// Declares the settings, so that none can be forgotten where all of them count: in the
/// usual values, among what can be asked for, in the file.
macro_rules! settings {
    (
        $(#[$of_all:meta])*
        pub struct Settings {
            $(
                $(#[$doc:meta])*
                $Name:ident => $name:ident: $kind:ty = $usual:expr,
            )*
        }
    ) => {
        $(#[$of_all])*
        pub struct Settings {
            $($(#[$doc])* pub $name: $kind,)*
        }

        /// One setting, and what it is to be.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Setting {
            $($(#[$doc])* $Name($kind),)*
        }

        impl Settings {
            /// The name of every setting, as the file calls it.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// Changes one setting.
            pub fn set(&mut self, setting: Setting) {
                match setting {
                    $(Setting::$Name(value) => self.$name = value,)*
                }
            }

            /// Every setting with its value as the file has it, in the order of the file.
            pub(super) fn written(&self) -> Vec<(&'static str, String)> {
                vec![$((stringify!($name), file::written(&self.$name))),*]
            }
        }

        impl Setting {
            /// The setting of a name, with a value as the file has it.
            ///
            /// # Errors
            /// If there is no such setting, or the value is none that it can have.
            pub fn read(name: &str, value: &str) -> Result<Self, SettingsFlaw> {
                match name {
                    $(stringify!($name) => file::read_value(name, value).map(Self::$Name),)*
                    _ => Err(SettingsFlaw::Unknown(name.to_owned())),
                }
            }

            /// The name, as the file calls it.
            #[must_use]
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$Name(_) => stringify!($name),)*
                }
            }
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($name: $usual,)* }
            }
        }
    };
}

settings! {
    /// Everything about the program that a player can set. Where there are several players,
    /// they share it.
    #[derive(Clone, Debug, PartialEq)]
    #[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]
    pub struct Settings {
        /// The language; without one, the system's.
        Language => language: Option<Language> = None,
        /// The digits of Arabic; without a choice, those that are usual.
        Digits => digits: Option<Digits> = None,
        /// How loud everything is.
        Volume => volume: Volume = Volume::near(80),
        /// How loud effects are in it.
        Effects => effects: Volume = Volume::near(100),
        /// How loud music is in it.
        Music => music: Volume = Volume::near(50),
        /// Whether nothing is heard at all.
        Muted => muted: bool = false,
        /// How fast everything is shown.
        Speed => speed: Speed = Speed::Normal,
        /// Whether things fade from place to place rather than hop, roll and shake.
        ReducedMotion => reduced_motion: bool = false,
        /// Whether the pieces that may move, and where they land, are marked.
        Marks => marks: bool = true,
        /// Whether the way of a move is shown before it is played.
        Preview => preview: bool = true,
        /// Whether a move that is the only one plays itself.
        AutoMove => auto_move: bool = false,
        /// Whether a move is played by a second press only.
        Confirm => confirm: bool = false,
        /// How large text is.
        TextSize => text_size: TextSize = TextSize::near(100),
        /// What tables are made of; without a choice, what the game says.
        Look => look: Option<TableLook> = None,
        /// Whether the game fills the monitor.
        Fullscreen => fullscreen: bool = false,
        /// The monitor that it fills, by its name; without one, the one on which it is.
        Monitor => monitor: Option<String> = None,
        /// Where the window was last; nobody sets it by hand.
        Window => window: Option<WindowPlace> = None,
    }
}

impl Settings {
    /// The usual values; where the window was is no matter of taste and stays.
    #[must_use]
    pub fn usual(&self) -> Self {
        Self {
            window: self.window.clone(),
            ..Self::default()
        }
    }

    /// The language and the digits in which everything is said.
    #[must_use]
    pub fn locale(&self) -> Locale {
        let locale = self.language.map_or_else(Locale::system, Locale::new);
        Locale {
            digits: self.digits.unwrap_or(locale.digits),
            ..locale
        }
    }

    /// How loud effects are, from 0.0 to 1.0.
    #[must_use]
    pub fn effects_heard(&self) -> f32 {
        self.heard(self.effects)
    }

    /// How loud music is, from 0.0 to 1.0.
    #[must_use]
    pub fn music_heard(&self) -> f32 {
        self.heard(self.music)
    }

    fn heard(&self, part: Volume) -> f32 {
        if self.muted {
            0.0
        } else {
            self.volume.factor() * part.factor()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_systems_until_one_is_chosen() {
        let mut settings = Settings::default();
        assert_eq!(settings.locale(), Locale::system());
        settings.set(Setting::Language(Some(Language::Arabic)));
        assert_eq!(settings.locale(), Locale::new(Language::Arabic));
        settings.set(Setting::Digits(Some(Digits::ArabicIndic)));
        assert_eq!(settings.locale().number(34), "٣٤");
    }

    #[test]
    fn a_part_is_as_loud_as_the_whole_lets_it_be() {
        let mut settings = Settings {
            volume: Volume::near(50),
            effects: Volume::near(40),
            ..Settings::default()
        };
        assert!((settings.effects_heard() - 0.2).abs() < 1e-6);
        settings.set(Setting::Muted(true));
        assert_eq!(settings.effects_heard().to_bits(), 0.0_f32.to_bits());
        assert_eq!(settings.music_heard().to_bits(), 0.0_f32.to_bits());
    }

    #[test]
    fn the_usual_values_leave_the_window_where_it_is() {
        let window = Setting::read(
            "window",
            "Some((size: (800, 600), at: None, monitor: None, maximised: true))",
        );
        let mut settings = Settings::default();
        settings.set(window.unwrap());
        settings.set(Setting::Marks(false));
        let usual = settings.usual();
        assert!(usual.marks && usual.window == settings.window);
    }
}
