//! Wheel and fingers that make the board nearer. A drag moves it and presses nothing.

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
pub(super) const STEP: f32 = 1.25;
/// Pixels of a wheel without notches that make a notch.
const NOTCH: f32 = 60.0;
/// How far a pointer may stray before it drags, in pixels.
const STRAY: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    let at_table = in_state(Screen::Table).and_then(in_state(Pause::Off));
    app.init_resource::<Dragging>()
        .add_systems(
            PreUpdate,
            pinch
                .after(bevy::input::InputSystems)
                .before(bevy::picking::PickingSystems::Hover)
                .run_if(at_table.and_then(resource_exists::<Touches>)),
        )
        .add_observer(turn_wheel)
        .add_observer(begin)
        .add_observer(drag);
}

/// The pointers that have dragged since they were pressed: they press nothing any more.
#[derive(Resource, Debug, Default)]
pub(super) struct Dragging {
    pointers: HashSet<PointerId>,
    /// Whether what was pressed before became a drag.
    before: bool,
}

impl Dragging {
    /// Whether a pointer has dragged since it was pressed.
    pub(super) fn has(&self, pointer: PointerId) -> bool {
        self.pointers.contains(&pointer)
    }

    /// Whether the press before this one became a drag: together they are no double tap.
    pub(super) fn before(&self) -> bool {
        self.before
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
    dragging.before = !dragging.pointers.is_empty();
    if fingers(touches.as_deref()) < 2 {
        dragging.pointers.clear();
    } else {
        dragging.pointers.remove(&press.pointer_id);
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
        dragging.pointers.insert(drag.pointer_id);
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
        .pointers
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
