//! Pointer and finger on the cup: pressed they take it, moved they pull it, let go they throw.
//!
//! Whoever carries the cup away from the tray and lets it go there puts it back, unless the cup
//! was flicked: then it throws. Pressed before it may be thrown they have it once it may, unless
//! they are gone by then: that was a press like any other.

use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::Cup;
use crate::input::{Grip, Selection, Shaking, Spot};
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
    /// Whether it was pressed before it might be thrown.
    early: bool,
    /// When it was last moved, in seconds, and how fast it was then.
    moved: f32,
    speed: f32,
}

impl Holding {
    /// Whether a pointer has the cup, or has reached for it.
    fn is_with(&self, pointer: PointerId) -> bool {
        self.0.is_some_and(|hold| hold.pointer == pointer)
    }

    /// Whether a pointer throws when it is let go.
    pub(in crate::view) fn throws(&self, pointer: PointerId, shaking: &Shaking) -> bool {
        let hold = self.0.filter(|hold| hold.pointer == pointer);
        hold.is_some_and(|hold| !hold.early || shaking.seconds().is_some())
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
    if on_cup && press.button == PointerButton::Primary {
        holding.0 = Some(Hold {
            pointer: press.pointer_id,
            early: !selection.may_throw,
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
    shaking: Res<Shaking>,
    mut holding: ResMut<Holding>,
    mut grips: MessageWriter<Grip>,
) {
    let over = spots.get(release.event_target());
    let pointer = release.pointer_id;
    if holding.is_with(pointer) && over.is_ok_and(|point| point.0 == Spot::Dice) {
        let throws = holding.throws(pointer, &shaking);
        holding.0 = None;
        grips.write(if throws { Grip::Throw } else { Grip::PutBack });
    }
}

/// Let go elsewhere it throws only near the tray, or flicked.
fn end_drag(
    end: On<Pointer<DragEnd>>,
    layout: Res<Layout>,
    cup: Res<Cup>,
    time: Res<Time<Real>>,
    shaking: Res<Shaking>,
    mut holding: ResMut<Holding>,
    mut grips: MessageWriter<Grip>,
) {
    let Some(hold) = holding.0.filter(|hold| hold.pointer == end.pointer_id) else {
        return;
    };
    let throws = holding.throws(end.pointer_id, &shaking);
    holding.0 = None;
    let at = layout.world(end.pointer_location.position);
    let tray = layout.world_rect(layout.tray);
    let near = tray.union(cup.place).inflate(BESIDE * tray.height());
    let flicked = hold.speed > FLICK && time.elapsed_secs() - hold.moved < 0.1;
    grips.write(if throws && (near.contains(at) || flicked) {
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
