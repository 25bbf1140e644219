//! Keys and pads in menus: Tab goes on, arrows go where they point.

use bevy::input_focus::directional_navigation::DirectionalNavigationPlugin;
use bevy::input_focus::tab_navigation::{NavAction, TabNavigation};
use bevy::input_focus::{AutoFocus, FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui::auto_directional_navigation::{AutoDirectionalNavigation, AutoDirectionalNavigator};
use bevy::ui_widgets::{Activate, Button, Slider};

use super::style::Style;

/// Lies on the root of a screen or menu whose things can be pressed: while there is one, keys go
/// through the topmost.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum MenuKeys {
    /// On a screen.
    #[default]
    Screen,
    /// In a menu over it.
    Menu,
}

/// Makes a thing the one on which a menu begins.
pub fn first() -> impl Bundle {
    AutoFocus
}

/// The order in which keys and pads reach menus within [`PreUpdate`]: after the engine has read
/// them, before whatever has the focus hears of them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeySystems {
    /// What lies over everything may keep a key for itself.
    Front,
    /// Along a slider.
    Slide,
    /// From thing to thing.
    Walk,
}

pub(super) fn plugin(app: &mut App) {
    use KeySystems::{Front, Slide, Walk};
    app.configure_sets(
        PreUpdate,
        (Front, Slide, Walk)
            .chain()
            .after(bevy::input::InputSystems)
            .before(InputFocusSystems::Dispatch),
    );
    if !app.is_plugin_added::<DirectionalNavigationPlugin>() {
        app.add_plugins(DirectionalNavigationPlugin);
    }
    app.add_systems(
        PreUpdate,
        (keep_to_topmost, walk_menu, press)
            .chain()
            .run_if(any_with_component::<MenuKeys>)
            .in_set(Walk),
    );
}

/// Only what belongs to the topmost menu is gone to: the engine's navigation sees all at once.
fn keep_to_topmost(
    roots: Query<(Entity, &MenuKeys)>,
    things: Query<(Entity, Has<AutoDirectionalNavigation>), With<Style>>,
    parents: Query<&ChildOf>,
    mut commands: Commands,
) {
    let Some(top) = topmost(&roots) else {
        return;
    };
    for (thing, reached) in &things {
        let within = parents.iter_ancestors(thing).any(|above| above == top);
        match (within, reached) {
            (true, false) => {
                commands
                    .entity(thing)
                    .insert(AutoDirectionalNavigation::default());
            }
            (false, true) => {
                commands.entity(thing).remove::<AutoDirectionalNavigation>();
            }
            _ => {}
        }
    }
}

fn topmost(roots: &Query<(Entity, &MenuKeys)>) -> Option<Entity> {
    let top = roots.iter().max_by_key(|(_, keys)| **keys);
    top.map(|(root, _)| root)
}

/// Where a key or a pad points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Tab(bool),
    Towards(CompassOctant),
}

fn way(keys: &ButtonInput<KeyCode>, pads: &Query<&Gamepad>) -> Option<Way> {
    let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    if keys.just_pressed(KeyCode::Tab) {
        return Some(Way::Tab(back));
    }
    let arrows = [
        (
            KeyCode::ArrowUp,
            GamepadButton::DPadUp,
            CompassOctant::North,
        ),
        (
            KeyCode::ArrowDown,
            GamepadButton::DPadDown,
            CompassOctant::South,
        ),
        (
            KeyCode::ArrowLeft,
            GamepadButton::DPadLeft,
            CompassOctant::West,
        ),
        (
            KeyCode::ArrowRight,
            GamepadButton::DPadRight,
            CompassOctant::East,
        ),
    ];
    let pointed = arrows.iter().find(|(key, button, _)| {
        keys.just_pressed(*key) || pads.iter().any(|pad| pad.just_pressed(*button))
    });
    pointed.map(|(.., octant)| Way::Towards(*octant))
}

/// Goes to the next thing; where there is none in that direction, up and down go on as Tab does.
fn walk_menu(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    roots: Query<(Entity, &MenuKeys)>,
    tabs: TabNavigation,
    mut navigator: AutoDirectionalNavigator,
    kinds: Query<(Has<Slider>, Has<EditableText>)>,
    reached: Query<(), With<AutoDirectionalNavigation>>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let (Some(way), Some(top)) = (way(&keys, &pads), topmost(&roots)) else {
        return;
    };
    let on = navigator.input_focus().filter(|on| reached.contains(*on));
    // Along a slider and in a text left and right mean something else.
    let kept = on.and_then(|on| kinds.get(on).ok());
    let aside = matches!(way, Way::Towards(CompassOctant::West | CompassOctant::East));
    if aside && kept.is_some_and(|(slider, text)| slider || text) {
        return;
    }
    let gone = match way {
        Way::Towards(octant) if on.is_some() => navigator.navigate(octant).is_ok() || aside,
        _ => false,
    };
    if !gone {
        let back = matches!(way, Way::Tab(true) | Way::Towards(CompassOctant::North));
        let focus = &mut navigator.manual_directional_navigation.focus;
        let next = match (on, back) {
            (Some(_), false) => tabs.navigate(focus, NavAction::Next),
            (Some(_), true) => tabs.navigate(focus, NavAction::Previous),
            // Where nothing has the focus yet, the topmost menu has an end to begin from.
            (None, false) => tabs.initialize(top, NavAction::First),
            (None, true) => tabs.initialize(top, NavAction::Last),
        };
        if let Ok(next) = next {
            focus.set(next, FocusCause::Navigated);
        }
    }
    visible.0 = true;
}

/// The lowest button of a pad presses what has the focus.
fn press(
    pads: Query<&Gamepad>,
    focus: Res<InputFocus>,
    buttons: Query<(), (With<Button>, Without<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let pressed = pads
        .iter()
        .any(|pad| pad.just_pressed(GamepadButton::South));
    if let Some(entity) = focus.get().filter(|on| pressed && buttons.contains(*on)) {
        commands.trigger(Activate { entity });
    }
}
