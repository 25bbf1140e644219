//! Lists that are longer than their place: they scroll by wheel, finger and bar.

use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb, observe};

use super::panel::{PANEL, column};
use crate::theme::palette;

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

/// How far everything in a list is from its edge, in pixels: the ring around what has the focus is
/// not to be cut off.
pub(super) const EDGE: f32 = 6.0;

/// How wide the bar is, in pixels.
const BAR: f32 = 6.0;

/// Spawns a column that scrolls, with a bar beside it that shows as long as there is more than
/// fits. It takes what room its parent column leaves.
pub fn spawn_scroll(
    parent: &mut ChildSpawnerCommands,
    gap: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let frame = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        column_gap: px(8),
        ..default()
    };
    parent.spawn(frame).with_children(|frame| {
        let list = Node {
            overflow: Overflow::scroll_y(),
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            padding: px(EDGE).all(),
            ..column(gap)
        };
        let list = frame
            .spawn((Name::new("List"), list, scrolling()))
            .with_children(fill)
            .id();
        let rail = Node {
            width: px(BAR),
            border_radius: BorderRadius::MAX,
            ..default()
        };
        frame.spawn((
            Scrollbar::new(list, ControlOrientation::Vertical, 32.0),
            rail,
            children![(
                ScrollbarThumb {
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::GOLD.with_alpha(0.7)),
            )],
        ));
        frame.spawn((Fade(list), fade()));
    });
}

/// Lies over the lower edge of a list as long as there is more below: what is cut there fades away.
#[derive(Component)]
struct Fade(Entity);

/// How high it is, in pixels.
pub(super) const FADE: f32 = 30.0;

fn fade() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: px(0),
            height: px(FADE),
            ..default()
        },
        BackgroundGradient::from(LinearGradient::to_bottom(vec![
            PANEL.with_alpha(0.0).into(),
            PANEL.into(),
        ])),
        Pickable::IGNORE,
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (show_bars, show_fades).before(bevy::ui::UiSystems::Prepare),
    );
}

/// A bar is there as long as there is more than fits.
fn show_bars(mut bars: Query<(&Scrollbar, &mut Visibility)>, lists: Query<&ComputedNode>) {
    for (bar, mut visibility) in &mut bars {
        let more = lists
            .get(bar.target)
            .is_ok_and(|list| list.content_size().y > list.size().y + 1.0);
        visibility.set_if_neq(if more {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

fn show_fades(
    mut fades: Query<(&Fade, &mut Visibility)>,
    lists: Query<(&ComputedNode, &ScrollPosition)>,
) {
    for (fade, mut visibility) in &mut fades {
        let more = lists.get(fade.0).is_ok_and(|(list, position)| {
            let room = (list.content_size().y - list.size().y) * list.inverse_scale_factor();
            position.y < room - 1.0
        });
        visibility.set_if_neq(if more {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
