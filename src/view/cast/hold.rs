//! Pointer and finger on the cup: pressed they take it, moved they pull it, let go they throw.
//!
//! Whoever carries the cup away from the tray and lets it go there puts it back, unless the cup
//! was flicked: then it throws.

use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::Cup;
use crate::input::{Grip, Selection, Spot};
use crate::theme::layout::Layout;
use crate::view::picking::Pickpoint;

/// How far beside the tray the cup is still let go over it, in heights of the tray.
const BESIDE: f32 = 0.6;

/// From which speed on a pointer flicks, in pixels a second.
const FLICK: f32 = 500.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Holding>()
        .add_observer(take)
        .add_observer(pull)
        .add_observer(let_go)
        .add_observer(end_drag)
        .add_observer(lose);
}

/// The pointer that has taken the cup, until it is let go; the click that follows is no other
/// press.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(in crate::view) struct Holding(Option<Hold>);

#[derive(Clone, Copy, Debug)]
struct Hold {
    pointer: PointerId,
    /// When it was last moved, in seconds, and how fast it was then.
    moved: f32,
    speed: f32,
}

impl Holding {
    /// Whether a pointer has the cup.
    pub(in crate::view) fn is_with(&self, pointer: PointerId) -> bool {
        self.0.is_some_and(|hold| hold.pointer == pointer)
    }
}

fn take(
    press: On<Pointer<Press>>,
    spots: Query<&Pickpoint>,
    selection: Res<Selection>,
    mut holding: ResMut<Holding>,
    mut grips: MessageWriter<Grip>,
) {
    let on_cup = spots.get(press.event_target());
    let on_cup = on_cup.is_ok_and(|point| point.0 == Spot::Dice);
    if on_cup && selection.may_throw && press.button == PointerButton::Primary {
        holding.0 = Some(Hold {
            pointer: press.pointer_id,
            moved: 0.0,
            speed: 0.0,
        });
        grips.write(Grip::Take);
    }
}

fn pull(
    drag: On<Pointer<Drag>>,
    time: Res<Time<Real>>,
    mut holding: ResMut<Holding>,
    mut grips: MessageWriter<Grip>,
) {
    let Some(hold) = holding.0.as_mut().filter(|h| h.pointer == drag.pointer_id) else {
        return;
    };
    hold.moved = time.elapsed_secs();
    hold.speed = drag.delta.length() / time.delta_secs().max(0.001);
    grips.write(Grip::Pull(drag.distance * Vec2::new(1.0, -1.0)));
}

/// Let go over the tray it throws.
fn let_go(
    release: On<Pointer<Release>>,
    spots: Query<&Pickpoint>,
    mut holding: ResMut<Holding>,
    mut grips: MessageWriter<Grip>,
) {
    let over = spots.get(release.event_target());
    if holding.is_with(release.pointer_id) && over.is_ok_and(|point| point.0 == Spot::Dice) {
        holding.0 = None;
        grips.write(Grip::Throw);
    }
}

/// Let go elsewhere it throws only near the tray, or flicked.
fn end_drag(
    end: On<Pointer<DragEnd>>,
    layout: Res<Layout>,
    cup: Res<Cup>,
    time: Res<Time<Real>>,
    mut holding: ResMut<Holding>,
    mut grips: MessageWriter<Grip>,
) {
    let Some(hold) = holding.0.filter(|hold| hold.pointer == end.pointer_id) else {
        return;
    };
    holding.0 = None;
    let at = layout.world(end.pointer_location.position);
    let tray = layout.world_rect(layout.tray);
    let near = tray.union(cup.place).inflate(BESIDE * tray.height());
    let flicked = hold.speed > FLICK && time.elapsed_secs() - hold.moved < 0.1;
    grips.write(if near.contains(at) || flicked {
        Grip::Throw
    } else {
        Grip::PutBack
    });
}

/// A finger that the system takes away has not thrown.
fn lose(cancel: On<Pointer<Cancel>>, mut holding: ResMut<Holding>, mut grips: MessageWriter<Grip>) {
    if holding.is_with(cancel.pointer_id) {
        holding.0 = None;
        grips.write(Grip::PutBack);
    }
}
