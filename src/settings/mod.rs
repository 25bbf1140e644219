//! Everything about the program that a player can set, and how it is kept.

mod file;
mod flaw;
#[cfg(feature = "game")]
mod keep;
mod kinds;
mod values;

pub use file::Reading;
pub use flaw::SettingsFlaw;
#[cfg(feature = "game")]
pub use keep::{SettingsCommand, SettingsPlugin, SettingsSystems, SettingsTrouble};
pub use kinds::{Percent, Side, Speed, TableLook, TextSize, Volume, WindowPlace, following};
pub use values::{Setting, Settings};
