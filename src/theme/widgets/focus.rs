//! Keys and pads in menus: Tab goes on, arrows go where they point.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::input_focus::tab_navigation::{NavAction, TabNavigation};
use bevy::input_focus::{AutoFocus, FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{CalculatedClip, InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Activate, Button, ScrollArea, Slider};

use super::style::Style;

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

/// What can be gone to, and where it lies.
#[derive(SystemParam)]
struct Things<'w, 's> {
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
}

impl Things<'_, '_> {
    fn topmost(&self) -> Option<Entity> {
        let top = self.roots.iter().max_by_key(|(_, keys)| **keys);
        top.map(|(root, _)| root)
    }

    /// Only what belongs to the topmost menu is gone to.
    fn within(&self, top: Entity, thing: Entity) -> bool {
        self.nodes.contains(thing) && self.parents.iter_ancestors(thing).any(|above| above == top)
    }

    /// The list that a thing scrolls with.
    fn list(&self, thing: Entity) -> Option<Entity> {
        let mut above = self.parents.iter_ancestors(thing);
        above.find(|above| self.lists.contains(*above))
    }

    /// What lies in a direction. A list is gone through to its end, whatever of it is scrolled out
    /// of sight, before anything beside it has its turn; and what lies straight ahead goes before
    /// what is only nearer.
    fn towards(&self, top: Entity, on: Entity, octant: CompassOctant) -> Option<Entity> {
        let list = self.list(on);
        let mut origin = None;
        let (mut same, mut others) = (Vec::new(), Vec::new());
        for (entity, node, at, visible, clip) in &self.nodes {
            if node.is_empty() || !visible.get() || !self.within(top, entity) {
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
    tabs: TabNavigation,
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
    let next = match (ahead, on, back) {
        (Some(ahead), ..) => Some(ahead),
        (None, Some(_), _) if aside => None,
        (None, Some(_), false) => tabs.navigate(&focus, NavAction::Next).ok(),
        (None, Some(_), true) => tabs.navigate(&focus, NavAction::Previous).ok(),
        // Where nothing has the focus yet, the topmost menu has an end to begin from.
        (None, None, false) => tabs.initialize(top, NavAction::First).ok(),
        (None, None, true) => tabs.initialize(top, NavAction::Last).ok(),
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
