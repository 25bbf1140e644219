//! Keys and pads in menus: Tab goes on, arrows go where they point.

use bevy::input_focus::{AutoFocus, FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button, Slider};

use super::things::Things;

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
    /// A page that has just come keeps what it does not want to hear yet.
    Arrival,
    /// What lies over everything may keep a key for itself.
    Front,
    /// Along a slider.
    Slide,
    /// From thing to thing.
    Walk,
}

pub(super) fn plugin(app: &mut App) {
    use KeySystems::{Arrival, Front, Slide, Walk};
    app.configure_sets(
        PreUpdate,
        (Front, Arrival, Slide, Walk)
            .chain()
            .after(bevy::input::InputSystems)
            .before(InputFocusSystems::Dispatch),
    );
    app.add_systems(
        PreUpdate,
        (walk_menu, press)
            .chain()
            .run_if(any_with_component::<MenuKeys>)
            .in_set(Walk),
    );
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
    things: Things,
    mut focus: ResMut<InputFocus>,
    kinds: Query<(Has<Slider>, Has<EditableText>)>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let (Some(way), Some(top)) = (way(&keys, &pads), things.topmost()) else {
        return;
    };
    let on = focus.get().filter(|on| things.within(top, *on));
    // Along a slider and in a text left and right mean something else.
    let kept = on.and_then(|on| kinds.get(on).ok());
    let aside = matches!(way, Way::Towards(CompassOctant::West | CompassOctant::East));
    if aside && kept.is_some_and(|(slider, text)| slider || text) {
        return;
    }
    let ahead = match (way, on) {
        (Way::Towards(octant), Some(on)) => things.towards(top, on, octant),
        _ => None,
    };
    let back = matches!(way, Way::Tab(true) | Way::Towards(CompassOctant::North));
    let next = match (ahead, on) {
        (None, Some(_)) if aside => None,
        (None, on) => things.beyond(top, on, back),
        (ahead, _) => ahead,
    };
    if let Some(next) = next {
        focus.set(next, FocusCause::Navigated);
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
