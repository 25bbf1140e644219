//! The corner of the table: pause, speed, language, help, rules.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::HudSystems;
use super::help::{Help, toggle_help};
use super::place::{Area, part};
use crate::locale::{Language, Phrase};
use crate::screens::{Menu, MenuCommand, Screen};
use crate::settings::{Setting, Settings, SettingsCommand, Speed, following};
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText, Tongue, Unmirrored};
use crate::theme::widgets::{Bearing, Hint, book, icon_button, label, show, sign, sign_button};

/// What a button of the corner is for.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Rules,
    Help,
    Language,
    Speed,
}

/// What stands on a button: words where there is room for them, else a drawing.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Face {
    Words,
    Drawing,
}

/// From which width on, in pixels of the interface, the corner has room for the speed, for the
/// language, and for words in the place of signs. Speed and language are among the settings, too.
const SPEED: f32 = 194.0;
const LANGUAGE: f32 = 244.0;
const WORDS: f32 = 320.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_buttons)
        .add_systems(
            Update,
            (hide_under_menus, draw_signs, show_faces)
                .chain()
                .in_set(HudSystems::Buttons)
                .run_if(in_state(Screen::Table)),
        );
}

fn spawn_buttons(mut commands: Commands) {
    let node = Node {
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::Center,
        column_gap: px(6),
        ..default()
    };
    let worded = |key: &'static str| {
        (
            Face::Words,
            label(Phrase::new(key), Lettering::bold(16.0), palette::CREAM),
        )
    };
    let hint = |key: &'static str| Hint(Phrase::new(key));
    commands.spawn((
        part("Buttons", Area::Buttons, node),
        Corner,
        Unmirrored,
        children![
            (
                sign(children![worded("menu-rules"), (Face::Drawing, book())]),
                Sign::Rules,
                hint("menu-rules"),
                observe(read_rules)
            ),
            (
                sign_button(Phrase::new("hud-help")),
                Sign::Help,
                hint("hud-help-hint"),
                observe(toggle_help)
            ),
            (
                sign_button(Phrase::new("hud-language-ar")),
                Sign::Language,
                hint("settings-language"),
                observe(change_language)
            ),
            (
                sign_button(Phrase::new("hud-speed-instant")),
                Sign::Speed,
                hint("settings-speed"),
                observe(next_speed)
            ),
            (
                icon_button(Bearing::Upright),
                hint("hud-pause-hint"),
                observe(pause)
            ),
        ],
    ));
}

/// The corner itself.
#[derive(Component)]
struct Corner;

/// A menu takes the buttons' place, and would cut them.
fn hide_under_menus(
    menu: Res<State<Menu>>,
    mut corners: Query<&mut Visibility, Or<(With<Corner>, With<Help>)>>,
) {
    for mut visibility in &mut corners {
        visibility.set_if_neq(match **menu {
            Menu::None => Visibility::Inherited,
            _ => Visibility::Hidden,
        });
    }
}

fn pause(_: On<Activate>, mut asked: MessageWriter<MenuCommand>) {
    asked.write(MenuCommand::Open(Menu::Pause));
}

fn read_rules(_: On<Activate>, mut asked: MessageWriter<MenuCommand>) {
    asked.write(MenuCommand::Open(Menu::Rules));
}

fn next_speed(_: On<Activate>, settings: Res<Settings>, mut asked: MessageWriter<SettingsCommand>) {
    let next = following(&Speed::ALL, &settings.speed);
    asked.write(SettingsCommand::Set(Setting::Speed(next)));
}

fn change_language(
    _: On<Activate>,
    tongue: Res<Tongue>,
    mut asked: MessageWriter<SettingsCommand>,
) {
    let next = following(&Language::ALL, &tongue.language);
    asked.write(SettingsCommand::Set(Setting::Language(Some(next))));
}

fn draw_signs(
    settings: Res<Settings>,
    tongue: Res<Tongue>,
    layout: Res<Layout>,
    mut signs: Query<(&Sign, &Children, &mut Node), Without<Face>>,
    mut texts: Query<&mut LocalizedText>,
) {
    let room = room(&layout);
    for (sign, children, mut node) in &mut signs {
        let (phrase, least) = match sign {
            Sign::Rules => (Phrase::new("menu-rules"), 0.0),
            Sign::Help if room >= WORDS => (Phrase::new("hud-help-word"), 0.0),
            Sign::Help => (Phrase::new("hud-help"), 0.0),
            Sign::Speed => {
                let phrase = match settings.speed {
                    Speed::Normal => Phrase::new("hud-speed-times").count(1_u8),
                    Speed::Fast => Phrase::new("hud-speed-times").count(3_u8),
                    Speed::Instant => Phrase::new("hud-speed-instant"),
                };
                (phrase, SPEED)
            }
            Sign::Language => {
                let key = format!("hud-language-{}", tongue.language.tag());
                (Phrase::new(key), LANGUAGE)
            }
        };
        show(&mut node, room >= least);
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.set_if_neq(LocalizedText(phrase.clone()));
            }
        }
    }
}

fn show_faces(layout: Res<Layout>, mut faces: Query<(&Face, &mut Node)>) {
    let words = room(&layout) >= WORDS;
    for (face, mut node) in &mut faces {
        show(&mut node, (*face == Face::Words) == words);
    }
}

/// How wide the corner is, in pixels of the interface.
fn room(layout: &Layout) -> f32 {
    // What was multiplied before may be a little less than it was.
    layout.buttons.width() / layout.scale + 0.5
}
