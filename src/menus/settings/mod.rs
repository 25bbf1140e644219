//! The settings: language, sound, play, display, and the way back to the usual ones.

mod display;
mod files;
mod reset;
mod rows;

pub use files::FilesCommand;

use bevy::prelude::*;
use bevy::window::Monitor;

use self::rows::{choice_of, heading, percent, switch_of};
use crate::audio::NoSoundDevice;
use crate::locale::{Digits, Language, Phrase};
use crate::menus::over::over;
use crate::screens::{Menu, MenuCommand};
use crate::settings::{Setting, Settings, Speed, Volume, following};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Page, first, label, spawn_page};

/// The most pixels that the page takes from side to side.
const WIDTH: f32 = 620.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Settings), open).add_plugins((
        rows::plugin,
        files::plugin,
        reset::plugin,
    ));
}

fn open(
    settings: Res<Settings>,
    monitors: Query<&Monitor>,
    unheard: Option<Res<NoSoundDevice>>,
    mut commands: Commands,
) {
    let root = over(Menu::Settings, "Settings");
    commands.spawn(root).with_children(|root| {
        spawn_page(
            root,
            Page {
                width: WIDTH,
                height: None,
            },
            Phrase::new("menu-settings"),
            MenuCommand::Back,
            |body| {
                language(body);
                sound(body, &settings, unheard.is_some());
                play(body);
                display::spawn(body, &settings, monitors.iter().count() > 1);
                files::spawn(body);
            },
            reset::spawn,
        );
    });
}

fn language(body: &mut ChildSpawnerCommands) {
    const CHOICES: [Option<Language>; 4] = {
        let [a, b, c] = Language::ALL;
        [None, Some(a), Some(b), Some(c)]
    };
    body.spawn(heading("settings-group-language"));
    body.spawn((
        choice_of("settings-language", language_said, |settings| {
            Setting::Language(following(&CHOICES, &settings.language))
        }),
        first(),
    ));
    body.spawn(choice_of("settings-digits", digits_said, |settings| {
        let choices = [None, Some(Digits::Western), Some(Digits::ArabicIndic)];
        Setting::Digits(following(&choices, &settings.digits))
    }));
}

fn language_said(settings: &Settings) -> Phrase {
    match settings.language {
        Some(language) => Phrase::new("settings-named").with("name", language.autonym()),
        None => Phrase::new("settings-language-system").with("name", Language::system().autonym()),
    }
}

fn digits_said(settings: &Settings) -> Phrase {
    Phrase::new(match settings.digits {
        None => "settings-digits-usual",
        Some(Digits::Western) => "menu-digits-western",
        Some(Digits::ArabicIndic) => "menu-digits-arabic-indic",
    })
}

fn sound(body: &mut ChildSpawnerCommands, settings: &Settings, unheard: bool) {
    body.spawn(heading("settings-group-sound"));
    if unheard {
        let why = Phrase::new("error-no-sound");
        body.spawn(label(why, Lettering::read(15.0), palette::QUIET));
    }
    let mut volume = |key, of: fn(&Settings) -> Volume, set: fn(Volume) -> Setting| {
        body.spawn(percent(key, 5.0, of, set, settings));
    };
    volume("settings-volume", |s| s.volume, Setting::Volume);
    volume("settings-effects", |s| s.effects, Setting::Effects);
    volume("settings-music", |s| s.music, Setting::Music);
    body.spawn(switch_of("settings-muted", |s| s.muted, Setting::Muted));
}

fn play(body: &mut ChildSpawnerCommands) {
    body.spawn(heading("settings-group-play"));
    body.spawn(choice_of("settings-speed", speed_said, |settings| {
        Setting::Speed(following(&Speed::ALL, &settings.speed))
    }));
    let mut switch = |key, is: fn(&Settings) -> bool, set: fn(bool) -> Setting| {
        body.spawn(switch_of(key, is, set));
    };
    switch("settings-marks", |s| s.marks, Setting::Marks);
    switch("settings-preview", |s| s.preview, Setting::Preview);
    switch("settings-auto-move", |s| s.auto_move, Setting::AutoMove);
    switch("settings-confirm", |s| s.confirm, Setting::Confirm);
}

fn speed_said(settings: &Settings) -> Phrase {
    Phrase::new(match settings.speed {
        Speed::Normal => "settings-speed-normal",
        Speed::Fast => "settings-speed-fast",
        Speed::Instant => "settings-speed-instant",
    })
}
