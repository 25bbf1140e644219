//! What makes the board nearer: wheel, fingers, keys, pad. A drag moves it and presses nothing.

use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadAxis, GamepadButton};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseScrollUnit;
use bevy::input::touch::Touches;
use bevy::picking::pointer::PointerId;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::picking::Pickpoint;
use super::zoom::Zoom;
use crate::input::Spot;
use crate::screens::{Pause, Screen};
use crate::theme::layout::Layout;

/// How much nearer a notch of the wheel or a key comes.
const STEP: f32 = 1.25;
/// Pixels of a wheel without notches that make a notch.
const NOTCH: f32 = 60.0;
/// How far a key moves the board, in parts of its place.
const STRIDE: f32 = 0.2;
/// How much nearer a trigger comes in a second, and how far a stick moves, in places.
const PAD: (f32, f32) = (2.5, 0.9);
/// How far a pointer may stray before it drags, in pixels.
const STRAY: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    let at_table = || in_state(Screen::Table).and_then(in_state(Pause::Off));
    app.init_resource::<Dragging>()
        .add_systems(
            PreUpdate,
            (
                press_keys.run_if(resource_exists::<Messages<KeyboardInput>>),
                pinch.run_if(resource_exists::<Touches>),
                steer,
            )
                .chain()
                .after(bevy::input::InputSystems)
                .before(bevy::picking::PickingSystems::Hover)
                .run_if(at_table()),
        )
        .add_observer(turn_wheel)
        .add_observer(begin)
        .add_observer(drag);
}

/// The pointers that have dragged since they were pressed: they press nothing any more.
#[derive(Resource, Debug, Default)]
pub(super) struct Dragging(HashSet<PointerId>);

impl Dragging {
    /// Whether a pointer has dragged since it was pressed.
    pub(super) fn has(&self, pointer: PointerId) -> bool {
        self.0.contains(&pointer)
    }
}

fn turn_wheel(
    scroll: On<Pointer<Scroll>>,
    spots: Query<(), With<Pickpoint>>,
    layout: Res<Layout>,
    mut zoom: ResMut<Zoom>,
) {
    if !spots.contains(scroll.event_target()) {
        return;
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.y,
        MouseScrollUnit::Pixel => scroll.y / NOTCH,
    };
    let at = layout.world(scroll.pointer_location.position);
    zoom.nearer(STEP.powf(notches.clamp(-3.0, 3.0)), at);
}

/// Whoever presses has not dragged yet; fingers that are gone are forgotten.
fn begin(press: On<Pointer<Press>>, touches: Option<Res<Touches>>, mut dragging: ResMut<Dragging>) {
    if fingers(touches.as_deref()) < 2 {
        dragging.0.clear();
    } else {
        dragging.0.remove(&press.pointer_id);
    }
}

fn fingers(touches: Option<&Touches>) -> usize {
    touches.map_or(0, |touches| touches.iter().count())
}

/// A pointer takes the board with it, as soon as it is not the whole.
fn drag(
    drag: On<Pointer<Drag>>,
    spots: Query<&Pickpoint>,
    touches: Option<Res<Touches>>,
    mut dragging: ResMut<Dragging>,
    mut zoom: ResMut<Zoom>,
) {
    let on_board = spots.get(drag.event_target());
    if zoom.is_whole() || on_board.map_or(true, |point| point.0 == Spot::Dice) {
        return;
    }
    // Two fingers are a pinch, which moves the board by itself.
    if fingers(touches.as_deref()) > 1 {
        return;
    }
    if dragging.has(drag.pointer_id) {
        zoom.pan(drag.delta * Vec2::new(1.0, -1.0));
        zoom.arrive();
    } else if drag.distance.length() > STRAY {
        dragging.0.insert(drag.pointer_id);
    }
}

/// Two fingers that part bring the board nearer, and take it along.
fn pinch(
    touches: Res<Touches>,
    layout: Res<Layout>,
    mut dragging: ResMut<Dragging>,
    mut zoom: ResMut<Zoom>,
) {
    let fingers: Vec<_> = touches.iter().collect();
    let &[a, b] = fingers.as_slice() else {
        return;
    };
    dragging
        .0
        .extend([a, b].map(|finger| PointerId::Touch(finger.id())));
    let (was, is) = (
        [a, b].map(|finger| layout.world(finger.previous_position())),
        [a, b].map(|finger| layout.world(finger.position())),
    );
    let apart = |[a, b]: [Vec2; 2]| a.distance(b).max(1.0);
    let middle = |[a, b]: [Vec2; 2]| a.midpoint(b);
    if was != is {
        zoom.nearer(apart(is) / apart(was), middle(was));
        zoom.pan(middle(is) - middle(was));
        zoom.arrive();
    }
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
