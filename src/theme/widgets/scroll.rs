//! Lists that are longer than their place: they scroll by wheel and finger.

use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{ScrollArea, observe};

/// Pixels that a finger may slip before it scrolls rather than presses.
const SLIP: f32 = 8.0;

/// Makes a node scroll; its overflow must be set to scroll, too.
pub fn scrolling() -> impl Bundle {
    (ScrollArea, observe(drag))
}

/// A finger that slips scrolls, and presses nothing any more.
fn drag(
    mut drag: On<Pointer<Drag>>,
    scale: Res<UiScale>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition)>,
    mut commands: Commands,
) {
    let Ok((node, mut position)) = areas.get_mut(drag.entity) else {
        return;
    };
    let room = (node.content_size() - node.size()) * node.inverse_scale_factor();
    if room.y <= 0.0 {
        return;
    }
    drag.propagate(false);
    position.y = (position.y - drag.delta.y / scale.0).clamp(0.0, room.y);
    if drag.distance.length() > SLIP {
        commands
            .entity(drag.original_event_target())
            .try_remove::<Pressed>();
    }
}
