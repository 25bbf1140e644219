//! The page of settings, walked by keyboard and by pad alone.

use bevy::input::ButtonState;
use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::{Slider, SliderValue};
use bevy::window::{Monitor, PrimaryWindow};

use parchis::audio::NoSoundDevice;
use parchis::locale::{Language, without_marks};
use parchis::screens::{Menu, MenuCommand};
use parchis::settings::{Setting, Settings, SettingsCommand, TextSize};
use parchis::theme::tongue::Lettering;

use super::{add_keys, frames, put_together, says};

/// The settings that nobody sets on the page.
const ELSEWHERE: [&str; 1] = ["window"];

/// The program with whatever turns keys into presses.
fn at_keys() -> App {
    let mut app = put_together(None);
    add_keys(&mut app);
    for name in ["Left", "Right"] {
        app.world_mut().spawn(monitor(name));
    }
    app.finish();
    app.cleanup();
    frames(&mut app, 6);
    app
}

fn monitor(name: &str) -> Monitor {
    Monitor {
        name: Some(name.to_owned()),
        physical_height: 720,
        physical_width: 1280,
        physical_position: IVec2::ZERO,
        refresh_rate_millihertz: None,
        scale_factor: 1.0,
        video_modes: Vec::new(),
    }
}

pub(super) fn strike(app: &mut App, key_code: KeyCode, logical_key: Key) {
    let world = app.world_mut();
    let window = world
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(world)
        .unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        });
        frames(app, 1);
    }
    frames(app, 1);
}

/// Presses a button of a pad and lets go of it.
pub(super) fn strike_on(app: &mut App, pad: Entity, button: GamepadButton) {
    for value in [1.0, 0.0] {
        push(app, pad, button, value);
    }
}

/// Pushes a button of a pad so far down.
pub(super) fn push(app: &mut App, pad: Entity, button: GamepadButton, value: f32) {
    let change = RawGamepadButtonChangedEvent::new(pad, button, value);
    app.world_mut()
        .write_message(RawGamepadEvent::Button(change));
    frames(app, 2);
}

fn menu(app: &App) -> Menu {
    **app.world().resource::<State<Menu>>()
}

fn focus(app: &App) -> Entity {
    app.world().resource::<InputFocus>().get().expect("a focus")
}

/// The first words on what has the focus.
fn words(app: &mut App) -> String {
    let Some(on) = app.world().resource::<InputFocus>().get() else {
        return String::new();
    };
    let world = app.world_mut();
    let mut children = world.query::<&Children>();
    let mut texts = world.query::<&Text>();
    let children = children.query(world);
    let below: Vec<_> = std::iter::once(on)
        .chain(children.iter_descendants(on))
        .collect();
    let said = below.into_iter().find_map(|e| texts.get(world, e).ok());
    said.map_or(String::new(), |text| without_marks(&text.0))
}

fn go_to(app: &mut App, wanted: &str) {
    for _ in 0..40 {
        if words(app) == wanted {
            return;
        }
        strike(app, KeyCode::Tab, Key::Tab);
    }
    panic!("{wanted:?} is never come to");
}

/// The names of what differs.
fn differences(before: &Settings, after: &Settings) -> Vec<&'static str> {
    let (before, after) = (before.text(), after.text());
    let changed = before.lines().zip(after.lines()).filter(|(a, b)| a != b);
    changed
        .map(|(line, _)| {
            let named = |name: &&&str| line.trim().starts_with(&format!("{name}:"));
            *Settings::NAMES.iter().find(named).expect("a name")
        })
        .collect()
}

fn settings(app: &App) -> Settings {
    app.world().resource::<Settings>().clone()
}

#[test]
fn every_setting_can_be_changed_by_keyboard_alone() {
    let mut app = at_keys();
    go_to(&mut app, "Settings");
    let from = focus(&app);
    strike(&mut app, KeyCode::Enter, Key::Enter);
    assert_eq!(menu(&app), Menu::Settings);
    let first = focus(&app);
    let mut changed = Vec::new();
    loop {
        let before = settings(&app);
        strike(&mut app, KeyCode::Enter, Key::Enter);
        if settings(&app) == before {
            strike(&mut app, KeyCode::ArrowLeft, Key::ArrowLeft);
        }
        changed.extend(differences(&before, &settings(&app)));
        strike(&mut app, KeyCode::Tab, Key::Tab);
        let on = focus(&app);
        assert_ne!(on, first, "the way back comes before the first row");
        assert!(app.world().resource::<InputFocusVisible>().0);
        let ring = app.world().get::<Outline>(on).expect("a ring");
        assert!(ring.color.alpha() > 0.9, "it is seen where one is");
        if words(&mut app) == "‹" {
            break;
        }
    }
    let mut expected = Settings::NAMES.to_vec();
    expected.retain(|name| !ELSEWHERE.contains(name));
    changed.sort_unstable();
    expected.sort_unstable();
    assert_eq!(changed, expected);
    strike(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(menu(&app), Menu::None);
    assert_eq!(focus(&app), from, "one is where one was");
}

#[test]
fn the_usual_settings_ask_once_more() {
    let mut app = at_keys();
    app.world_mut()
        .write_message(SettingsCommand::Set(Setting::Marks(false)));
    app.world_mut()
        .write_message(MenuCommand::Open(Menu::Settings));
    frames(&mut app, 3);
    go_to(&mut app, "Usual settings");
    strike(&mut app, KeyCode::Enter, Key::Enter);
    assert!(!settings(&app).marks);
    assert_eq!(words(&mut app), "Reset everything?");
    // Another row takes the question back.
    go_to(&mut app, "Mute");
    strike(&mut app, KeyCode::Enter, Key::Enter);
    assert!(settings(&app).muted);
    go_to(&mut app, "Usual settings");
    strike(&mut app, KeyCode::Enter, Key::Enter);
    assert!(settings(&app).muted);
    strike(&mut app, KeyCode::Enter, Key::Enter);
    assert_eq!(settings(&app), settings(&app).usual());
}

#[test]
fn a_missing_sound_device_is_told_beside_the_volumes() {
    let told = "No sound device was found, so the game plays silently.";
    for missing in [false, true] {
        let mut app = at_keys();
        if missing {
            app.insert_resource(NoSoundDevice);
        }
        app.world_mut()
            .write_message(MenuCommand::Open(Menu::Settings));
        frames(&mut app, 3);
        assert_eq!(says(&mut app, told), missing);
    }
}

#[test]
fn a_pad_walks_presses_and_slides() {
    let mut app = at_keys();
    app.world_mut()
        .write_message(MenuCommand::Open(Menu::Settings));
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    frames(&mut app, 3);
    let strike = |app: &mut App, button| strike_on(app, pad, button);
    let language = settings(&app).language;
    strike(&mut app, GamepadButton::South);
    assert_ne!(settings(&app).language, language);
    for _ in 0..2 {
        strike(&mut app, GamepadButton::DPadDown);
    }
    let volume = settings(&app).volume.percent();
    strike(&mut app, GamepadButton::DPadLeft);
    assert_eq!(settings(&app).volume.percent(), volume - 5);
    strike(&mut app, GamepadButton::DPadRight);
    assert_eq!(settings(&app).volume.percent(), volume);
    strike(&mut app, GamepadButton::East);
    assert_eq!(menu(&app), Menu::None);
}

#[test]
fn in_arabic_a_slider_is_the_mirror_image() {
    let mut app = at_keys();
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    let arabic = Setting::Language(Some(Language::Arabic));
    app.world_mut().write_message(SettingsCommand::Set(arabic));
    app.world_mut()
        .write_message(MenuCommand::Open(Menu::Settings));
    frames(&mut app, 3);
    let world = app.world_mut();
    let mut sliders = world.query_filtered::<(Entity, &UiTransform), With<Slider>>();
    let first = sliders.iter(world).min_by_key(|(slider, _)| *slider);
    let (slider, seen) = first.expect("a slider");
    assert!(seen.scale.x < 0.0, "it fills from the right");
    let mut focus = app.world_mut().resource_mut::<InputFocus>();
    focus.set(slider, FocusCause::Navigated);
    let value = |app: &App| app.world().get::<SliderValue>(slider).expect("a value").0;
    let before = value(&app);
    strike(&mut app, KeyCode::ArrowRight, Key::ArrowRight);
    assert!(value(&app) < before);
    strike(&mut app, KeyCode::ArrowLeft, Key::ArrowLeft);
    assert!((value(&app) - before).abs() < 0.01);
    strike_on(&mut app, pad, GamepadButton::DPadRight);
    assert!(value(&app) < before);
    strike_on(&mut app, pad, GamepadButton::DPadLeft);
    let english = Setting::Language(Some(Language::English));
    app.world_mut().write_message(SettingsCommand::Set(english));
    frames(&mut app, 3);
    strike(&mut app, KeyCode::ArrowRight, Key::ArrowRight);
    assert!(value(&app) > before);
}

#[test]
fn text_is_as_large_as_the_settings_say() {
    let mut app = at_keys();
    for percent in [80, 200, 100] {
        let size = TextSize::near(percent);
        app.world_mut()
            .write_message(SettingsCommand::Set(Setting::TextSize(size)));
        frames(&mut app, 1);
        let world = app.world_mut();
        let mut texts = world.query::<(&Lettering, &TextFont)>();
        assert!(texts.iter(world).count() > 3);
        for (lettering, font) in texts.iter(world) {
            let FontSize::Px(written) = font.font_size else {
                panic!("{:?}", font.font_size);
            };
            assert!((written - lettering.size * size.factor()).abs() < 0.01);
        }
    }
}
