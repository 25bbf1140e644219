//! What keys and pads can go to in a menu, and what lies where.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::input_focus::tab_navigation::{NavAction, TabNavigation};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::ScrollArea;

use super::focus::MenuKeys;
use super::style::Style;

/// What can be gone to, and where it lies.
#[derive(SystemParam)]
pub(super) struct Things<'w, 's> {
    roots: Query<'w, 's, (Entity, &'static MenuKeys)>,
    nodes: Query<
        'w,
        's,
        (
            Entity,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
            Option<&'static CalculatedClip>,
        ),
        With<Style>,
    >,
    parents: Query<'w, 's, &'static ChildOf>,
    lists: Query<'w, 's, (), With<ScrollArea>>,
    disabled: Query<'w, 's, (), With<InteractionDisabled>>,
    frames: Query<'w, 's, &'static Node>,
    tabs: TabNavigation<'w, 's>,
}

impl Things<'_, '_> {
    pub(super) fn topmost(&self) -> Option<Entity> {
        let top = self.roots.iter().max_by_key(|(_, keys)| **keys);
        top.map(|(root, _)| root)
    }

    /// Only what belongs to the topmost menu is gone to.
    pub(super) fn within(&self, top: Entity, thing: Entity) -> bool {
        self.nodes.contains(thing) && self.parents.iter_ancestors(thing).any(|above| above == top)
    }

    /// Whether something can be done with a thing: it may be pressed, and is not left out.
    fn is_open(&self, thing: Entity) -> bool {
        let mut above = std::iter::once(thing).chain(self.parents.iter_ancestors(thing));
        let there = |node: &Node| node.display != Display::None;
        !self.disabled.contains(thing) && above.all(|above| self.frames.get(above).is_ok_and(there))
    }

    /// The list that a thing scrolls with.
    fn list(&self, thing: Entity) -> Option<Entity> {
        let mut above = self.parents.iter_ancestors(thing);
        above.find(|above| self.lists.contains(*above))
    }

    /// What lies in a direction. A list is gone through to its end, whatever of it is scrolled out
    /// of sight, before anything beside it has its turn; and what lies straight ahead goes before
    /// what is only nearer.
    pub(super) fn towards(&self, top: Entity, on: Entity, octant: CompassOctant) -> Option<Entity> {
        let list = self.list(on);
        let mut origin = None;
        let (mut same, mut others) = (Vec::new(), Vec::new());
        for (entity, node, at, visible, clip) in &self.nodes {
            let idle = entity != on && !self.is_open(entity);
            if idle || node.is_empty() || !visible.get() || !self.within(top, entity) {
                continue;
            }
            let position = at.translation;
            let size = node.size();
            let area = FocusableArea {
                entity,
                position,
                size,
            };
            if entity == on {
                origin = Some(area);
            } else if self.list(entity) == list {
                same.push(area);
            } else if clip.is_none_or(|clip| clip.clip.contains(position)) {
                others.push(area);
            }
        }
        let origin = origin?;
        let anywhere = AutoNavigationConfig::default();
        let ahead = AutoNavigationConfig {
            min_alignment_factor: 0.01,
            ..default()
        };
        find_best_candidate(&origin, octant, &same, &ahead)
            .or_else(|| find_best_candidate(&origin, octant, &others, &ahead))
            .or_else(|| find_best_candidate(&origin, octant, &same, &anywhere))
    }

    /// What Tab leads to, from a thing or else from the end of the topmost menu where it begins.
    pub(super) fn beyond(&self, top: Entity, on: Option<Entity>, back: bool) -> Option<Entity> {
        let (end, step) = if back {
            (NavAction::Last, NavAction::Previous)
        } else {
            (NavAction::First, NavAction::Next)
        };
        let next = |from: Entity| {
            let from = InputFocus::from_entity(from);
            self.tabs.navigate(&from, step).ok()
        };
        let begun = match on {
            Some(on) => next(on),
            None => self.tabs.initialize(top, end).ok(),
        };
        let all = self.nodes.iter().count();
        let mut round = std::iter::successors(begun, |at| next(*at)).take(all);
        round.find(|thing| self.is_open(*thing))
    }
}
