//! Arrows alone lead to whatever can be pressed on a page as it lies before the eye.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, FocusedInput, InputFocus};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::window::PrimaryWindow;

use parchis::locale::{Language, without_marks};
use parchis::screens::{Menu, MenuCommand, Screen};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::theme::widgets::MenuKeys;

use super::{laid, opened};

/// The program in English, at a keyboard.
fn at_a_keyboard() -> App {
    let mut app = laid("parchis-4-spain", Speed::Instant, "human");
    app.world_mut().spawn(PrimaryWindow).observe(keep);
    let mut app = opened(app);
    let english = Setting::Language(Some(Language::English));
    app.world_mut().write_message(SettingsCommand::Try(english));
    app
}

/// A key that nobody wanted goes from the window to the window, for ever: it stands for one only.
fn keep(mut key: On<FocusedInput<KeyboardInput>>) {
    key.propagate(false);
}

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

fn strike(app: &mut App, key_code: KeyCode) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("a window");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window,
        });
        frames(app, 1);
    }
}

/// What can be pressed on what lies on top.
fn pressable(app: &mut App) -> Vec<Entity> {
    let world = app.world_mut();
    let mut roots = world.query::<(Entity, &MenuKeys)>();
    let top = roots.iter(world).max_by_key(|(_, keys)| **keys);
    let top = top.expect("a screen").0;
    let mut things = world.query_filtered::<(Entity, &ComputedNode, &InheritedVisibility), (
        With<TabIndex>,
        Without<InteractionDisabled>,
    )>();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    things
        .query(world)
        .iter()
        .filter(|(_, node, seen)| !node.is_empty() && seen.get())
        .map(|(thing, ..)| thing)
        .filter(|thing| parents.iter_ancestors(*thing).any(|above| above == top))
        .collect()
}

/// Puts the focus on a thing, and says to what an arrow leads from there.
fn led(app: &mut App, from: Entity, arrow: KeyCode) -> Entity {
    let mut focus = app.world_mut().resource_mut::<InputFocus>();
    focus.set(from, FocusCause::Navigated);
    // The list scrolls to what has the focus.
    frames(app, 2);
    strike(app, arrow);
    focused(app)
}

fn focused(app: &App) -> Entity {
    let focus = app.world().resource::<InputFocus>();
    focus.get().expect("something has the focus")
}

/// From where a page begins, everything to which the arrow down leads until it comes round.
fn gone_down(app: &mut App) -> Vec<Entity> {
    let mut gone = vec![focused(app)];
    loop {
        strike(app, KeyCode::ArrowDown);
        let on = focused(app);
        if gone.contains(&on) {
            return gone;
        }
        gone.push(on);
    }
}

/// How high something lies, in pixels.
fn height(app: &App, thing: Entity) -> f32 {
    let at = app.world().get::<UiGlobalTransform>(thing);
    at.expect("it lies somewhere").translation.y
}

/// A page: a screen, or a menu over it.
fn page(screen: Screen, menu: Menu) -> App {
    let mut app = at_a_keyboard();
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(screen);
    frames(&mut app, 6);
    if menu != Menu::None {
        app.world_mut().write_message(MenuCommand::Open(menu));
        frames(&mut app, 4);
    }
    app
}

/// The button on which these words stand.
fn button(app: &mut App, words: &str) -> Entity {
    let buttons = pressable(app);
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text)>();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    texts
        .query(world)
        .iter()
        .filter(|(_, text)| without_marks(&text.0) == words)
        .find_map(|(text, _)| {
            let mut above = parents.iter_ancestors(text);
            above.find(|above| buttons.contains(above))
        })
        .unwrap_or_else(|| panic!("{words:?} is not seen"))
}

#[test]
fn down_leads_to_every_line_of_a_long_page() {
    for (screen, menu, least) in [
        (Screen::Setup, Menu::HouseRules, 40),
        (Screen::Title, Menu::Settings, 15),
    ] {
        let mut app = page(screen, menu);
        let gone = gone_down(&mut app);
        let lines: Vec<_> = gone.iter().map(|thing| height(&app, *thing)).collect();
        let all = pressable(&mut app);
        let beside = |at: f32| lines.iter().any(|line| (line - at).abs() < 1.0);
        let missed = all.iter().filter(|thing| !beside(height(&app, **thing)));
        assert_eq!(missed.count(), 0, "{menu:?}: of {}", all.len());
        assert!(all.len() >= least, "{menu:?}: {}", all.len());
    }
}

#[test]
fn down_from_the_last_seat_lies_play() {
    let mut app = page(Screen::Setup, Menu::None);
    let (seat, play) = (button(&mut app, "Green"), button(&mut app, "Play"));
    assert_eq!(led(&mut app, seat, KeyCode::ArrowDown), play);
    assert_eq!(led(&mut app, play, KeyCode::ArrowUp), seat);
}
