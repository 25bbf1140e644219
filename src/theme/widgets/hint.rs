//! What a sign means, in words: seen while the pointer is on it or keys have gone to it, and its
//! name for whoever listens.

use bevy::a11y::AccessibilityNode;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::panel::{EDGE, PANEL, line};
use crate::locale::Phrase;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, SaySystems, Tongue};

/// What a sign means.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Hint(pub Phrase);

/// The words that are seen, and the sign that they are about.
#[derive(Component)]
struct Seen(Entity, Phrase);

/// How far from its sign a hint is seen, in pixels of the interface.
const GAP: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (name, show)
            .chain()
            // The engine's own menus, of which there are none here, also look at the focus.
            .ambiguous_with_all()
            .before(SaySystems),
    );
}

fn name(tongue: Res<Tongue>, mut signs: Query<(Ref<Hint>, &mut AccessibilityNode)>) {
    for (hint, mut node) in &mut signs {
        if tongue.is_changed() || hint.is_changed() {
            node.set_label(hint.0.plain(**tongue));
        }
    }
}

/// Beside the sign, towards the middle of the window.
fn show(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    layout: Res<Layout>,
    scale: Res<UiScale>,
    signs: Query<(
        Entity,
        &Hint,
        &Hovered,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    )>,
    seen: Query<(Entity, &Seen)>,
    mut commands: Commands,
) {
    let focused = focus.get().filter(|_| visible.0);
    let about = signs
        .iter()
        .filter(|(.., node, _, there)| !node.is_empty() && there.get())
        .max_by_key(|(sign, _, hovered, ..)| (hovered.get(), focused == Some(*sign)))
        .filter(|(sign, _, hovered, ..)| hovered.get() || focused == Some(*sign));
    let wanted = about.map(|(sign, hint, ..)| (sign, &hint.0));
    let same = wanted == seen.iter().next().map(|(_, seen)| (seen.0, &seen.1));
    if same && !layout.is_changed() {
        return;
    }
    for (old, _) in &seen {
        commands.entity(old).despawn();
    }
    let Some((sign, hint, _, node, at, _)) = about else {
        return;
    };
    let pixels = node.inverse_scale_factor();
    let sign_place = Rect::from_center_size(at.translation * pixels, node.size() * pixels);
    let room = layout.window / scale.0;
    let mut place = Node {
        position_type: PositionType::Absolute,
        padding: UiRect::axes(px(10), px(4)),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(8)),
        ..default()
    };
    let middle = sign_place.center();
    if middle.x < room.x / 2.0 {
        place.left = px(sign_place.min.x.max(GAP));
    } else {
        place.right = px((room.x - sign_place.max.x).max(GAP));
    }
    if middle.y < room.y / 2.0 {
        place.top = px(sign_place.max.y + GAP);
    } else {
        place.bottom = px(room.y - sign_place.min.y + GAP);
    }
    commands.spawn((
        Name::new("Hint"),
        Seen(sign, hint.0.clone()),
        place,
        // Above every menu, below notices.
        GlobalZIndex(15),
        Pickable::IGNORE,
        BackgroundColor(PANEL),
        BorderColor::all(EDGE),
        children![line(hint.0.clone(), Lettering::read(15.0), palette::CREAM)],
    ));
}
