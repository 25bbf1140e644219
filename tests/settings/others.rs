//! Settings to test with.

use parchis::locale::{Digits, Language};
use parchis::settings::{Setting, Speed, TableLook, TextSize, Volume};

/// Another value than the usual one for each setting.
pub(crate) fn others() -> Vec<Setting> {
    let window = "Some((size: (801, 602), at: Some((-7, 30)), monitor: Some(\"A \\\"B\\\"\"), maximised: true))";
    vec![
        Setting::Language(Some(Language::Arabic)),
        Setting::Digits(Some(Digits::ArabicIndic)),
        Setting::Volume(Volume::near(11)),
        Setting::Effects(Volume::near(12)),
        Setting::Music(Volume::near(13)),
        Setting::Muted(true),
        Setting::Speed(Speed::Fast),
        Setting::ReducedMotion(true),
        Setting::Marks(false),
        Setting::Preview(false),
        Setting::AutoMove(true),
        Setting::Confirm(true),
        Setting::TextSize(TextSize::near(150)),
        Setting::Look(Some(TableLook::Flat)),
        Setting::Fullscreen(true),
        Setting::Monitor(Some("شاشة 2".to_owned())),
        Setting::read("window", window).unwrap(),
    ]
}
