//! Keys and pads that make the board nearer, and move it.

use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadAxis, GamepadButton};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::zoom::Zoom;
use super::zooming::STEP;
use crate::screens::{Pause, Screen};
use crate::theme::layout::Layout;
use crate::theme::widgets::KeySystems;

/// How far a key moves the board, in parts of its place.
const STRIDE: f32 = 0.2;
/// How much nearer a trigger comes in a second, and how far a stick moves, in places.
const PAD: (f32, f32) = (2.5, 0.9);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            press_keys.run_if(resource_exists::<Messages<KeyboardInput>>),
            steer,
        )
            .chain()
            .after(KeySystems::Walk)
            .before(bevy::picking::PickingSystems::Hover)
            .run_if(in_state(Screen::Table).and_then(in_state(Pause::Off))),
    );
}

/// `+` and `-` come nearer and go away, `0` shows the whole, arrows with Shift move.
fn press_keys(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    layout: Res<Layout>,
    mut zoom: ResMut<Zoom>,
) {
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let place = layout.world_rect(layout.board);
    for input in pressed.read() {
        if input.state != ButtonState::Pressed {
            continue;
        }
        let way = match &input.logical_key {
            Key::Character(sign) => {
                match sign.as_str() {
                    "+" | "=" => zoom.nearer(STEP, place.center()),
                    "-" | "_" => zoom.nearer(1.0 / STEP, place.center()),
                    "0" => zoom.whole(),
                    _ => {}
                }
                continue;
            }
            Key::ArrowLeft => Vec2::X,
            Key::ArrowRight => Vec2::NEG_X,
            Key::ArrowUp => Vec2::NEG_Y,
            Key::ArrowDown => Vec2::Y,
            _ => continue,
        };
        if shift {
            zoom.pan(way * STRIDE * place.size());
        }
    }
}

/// The triggers of a pad come nearer and go away, its right stick moves; pressed, it shows the
/// whole.
fn steer(pads: Query<&Gamepad>, time: Res<Time>, layout: Res<Layout>, mut zoom: ResMut<Zoom>) {
    let place = layout.world_rect(layout.board);
    for pad in &pads {
        if pad.just_pressed(GamepadButton::RightThumb) {
            zoom.whole();
        }
        let squeezed = |button| pad.get(button).unwrap_or(0.0);
        let pull = squeezed(GamepadButton::RightTrigger2) - squeezed(GamepadButton::LeftTrigger2);
        if pull.abs() > 0.05 {
            zoom.nearer(PAD.0.powf(pull * time.delta_secs()), place.center());
        }
        let axis = |axis| pad.get(axis).unwrap_or(0.0);
        let push = Vec2::new(
            axis(GamepadAxis::RightStickX),
            axis(GamepadAxis::RightStickY),
        );
        if push.length() > 0.15 {
            zoom.pan(-push * PAD.1 * place.size() * time.delta_secs());
        }
    }
}
