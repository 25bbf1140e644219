//! What keeps its place when a list becomes longer or shorter, and what a list scrolls to.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiSystems};
use bevy::ui_widgets::ScrollArea;

use super::scroll::{EDGE, FADE};

/// Asks the list in which something lies to bring it into sight as soon as it is laid out: the
/// whole of it, and its beginning if it is higher than the list.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct IntoSight;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (hold, bring)
            .chain()
            .after(UiSystems::Layout)
            .before(UiSystems::PostLayout)
            // Nobody else looks at lists in between.
            .ambiguous_with_all(),
    );
}

/// Lists, and where things lie in them.
#[derive(SystemParam)]
struct Lists<'w, 's> {
    lists: Query<'w, 's, &'static mut ScrollPosition, With<ScrollArea>>,
    nodes: Query<'w, 's, (&'static mut ComputedNode, &'static mut UiGlobalTransform)>,
    parents: Query<'w, 's, &'static ChildOf>,
    children: Query<'w, 's, &'static Children>,
}

/// Where a thing lies in a list, and the list itself, in pixels of the picture.
#[derive(Clone, Copy, Debug)]
struct Lies {
    thing: Entity,
    list: Entity,
    /// Its upper edge, below that of the list as it is seen.
    seen: f32,
    /// How high it is.
    height: f32,
    /// How far the list is scrolled.
    scrolled: f32,
    /// How far it can be.
    most: f32,
    /// What of the list is seen at once.
    view: f32,
    /// How many pixels there are to one of the interface.
    scale: f32,
}

impl Lists<'_, '_> {
    /// Where a thing lies that is laid out in a list.
    fn place(&self, thing: Entity) -> Option<Lies> {
        let mut above = self.parents.iter_ancestors(thing);
        let list = above.find(|above| self.lists.contains(*above))?;
        let upper = |entity| {
            let (node, at) = self.nodes.get(entity).ok()?;
            Some((node, at.translation.y - node.size().y / 2.0))
        };
        let ((node, top), (frame, edge)) = (upper(thing)?, upper(list)?);
        (!node.is_empty()).then(|| Lies {
            thing,
            list,
            seen: top - edge,
            height: node.size().y,
            scrolled: frame.scroll_position.y,
            most: (frame.content_size().y - frame.size().y).max(0.0),
            view: frame.size().y,
            scale: frame.inverse_scale_factor().recip(),
        })
    }

    /// Scrolls the list of a thing by so many pixels, as far as it goes. Everything is laid out by
    /// now, so it is moved here as well: no frame shows it where it was.
    fn scroll(&mut self, lies: Lies, by: f32) {
        let to = (lies.scrolled + by).clamp(0.0, lies.most).floor();
        let by = to - lies.scrolled;
        if by.abs() < 0.5 {
            return;
        }
        if let Ok(mut position) = self.lists.get_mut(lies.list) {
            // A little more than a whole pixel, of which the engine takes the whole part.
            position.y = (to + 0.25) / lies.scale;
        }
        if let Ok((mut frame, _)) = self.nodes.get_mut(lies.list) {
            frame.bypass_change_detection().scroll_position.y = to;
        }
        for below in self.children.iter_descendants(lies.list) {
            if let Ok((_, mut at)) = self.nodes.get_mut(below) {
                let mut moved = at.affine();
                moved.translation.y -= by;
                *at = moved.into();
            }
        }
    }
}

/// What has the focus stays where it is seen, whatever comes or goes above it in its list.
fn hold(focus: Res<InputFocus>, mut lists: Lists, mut held: Local<Option<Lies>>) {
    let now = focus.get().and_then(|thing| lists.place(thing));
    let Some((before, lies)) = held.take().zip(now) else {
        *held = now;
        return;
    };
    let same = (before.thing, before.list) == (lies.thing, lies.list);
    let moved = (lies.seen + lies.scrolled) - (before.seen + before.scrolled);
    let laid_anew = moved.abs() > 0.5 || (lies.most - before.most).abs() > 0.5;
    if same && laid_anew {
        lists.scroll(lies, lies.seen - before.seen);
    }
    *held = lists.place(lies.thing);
}

fn bring(mut lists: Lists, asked: Query<Entity, With<IntoSight>>, mut commands: Commands) {
    for thing in &asked {
        commands.entity(thing).remove::<IntoSight>();
        let Some(lies) = lists.place(thing) else {
            continue;
        };
        // What is cut at the lower edge fades there.
        let above = lies.seen - EDGE * lies.scale;
        let below = lies.seen + lies.height + FADE * lies.scale - lies.view;
        lists.scroll(lies, below.max(0.0).min(above));
    }
}
