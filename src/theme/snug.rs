//! Places that cannot grow: text there becomes larger only as far as there is room.

use std::hash::{BuildHasher, Hash, Hasher};

use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;

use super::tongue::Lettering;
use crate::settings::Settings;

/// How much smaller letters become at a time.
const STEP: f32 = 0.93;

/// A node that cannot grow with what is written in it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Snug {
    /// What was fitted last: the words, the room and the size of text, as one number.
    fitted: u64,
}

/// A snug place that grows downwards: only from side to side it cannot.
#[derive(Component, Clone, Copy, Debug)]
pub struct Grows;

/// A snug place in which what does not even have room in its usual size is written smaller: down to
/// this part of it.
#[derive(Component, Clone, Copy, Debug)]
pub struct Tight(pub f32);

/// By how much a text is written smaller than it would be, 1.0 as large.
#[derive(Component, Clone, Copy, Debug, Deref, PartialEq)]
pub struct Squeezed(pub f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        fit.after(bevy::ui::UiSystems::Layout).ambiguous_with_all(),
    );
}

/// Begins as large as the settings say whenever something has changed, and squeezes what does not
/// fit, but not below its usual size, which has room nearly everywhere.
fn fit(
    settings: Res<Settings>,
    mut places: Query<(
        Entity,
        &mut Snug,
        &ComputedNode,
        &UiTransform,
        &UiGlobalTransform,
        (Option<&Tight>, Has<Grows>),
    )>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform)>,
    children: Query<&Children>,
    texts: Query<(&Text, Option<&Squeezed>), With<Lettering>>,
    mut commands: Commands,
) {
    let usual = settings.text_size.factor().recip().min(1.0);
    for (place, mut snug, room, transform, at, (tight, grows)) in &mut places {
        let least = usual * tight.map_or(1.0, |tight| tight.0);
        if transform.scale != Vec2::ONE {
            continue;
        }
        let written: Vec<Entity> = children
            .iter_descendants(place)
            .filter(|below| texts.contains(*below))
            .collect();
        let mut hasher = FixedHasher.build_hasher();
        // What grows with its text is no other place when it has grown.
        let fixed = if grows { Vec2::X } else { Vec2::ONE };
        (
            (room.size() * fixed).to_array().map(f32::to_bits),
            settings.text_size.percent(),
        )
            .hash(&mut hasher);
        for (text, _) in written.iter().filter_map(|text| texts.get(*text).ok()) {
            text.0.hash(&mut hasher);
        }
        let now = hasher.finish();
        if snug.fitted != now {
            snug.fitted = now;
            for text in written {
                commands.entity(text).insert(Squeezed(1.0));
            }
            continue;
        }
        // What leans against the lower edge grows beyond the upper one, which is no overflow to the
        // engine; nothing that is centred may reach over the own edge either.
        let upper =
            |node: &ComputedNode, at: &UiGlobalTransform| at.translation - node.size() / 2.0;
        let own = upper(room, at);
        let overflows = |(node, at): (&ComputedNode, &UiGlobalTransform)| {
            let beyond = (own - upper(node, at)).max(node.content_size() - node.size());
            !node.is_empty() && beyond.max_element() > 1.0
        };
        let reach = room.content_size() + room.border().max_inset - room.size();
        let mut within = children
            .iter_descendants(place)
            .filter_map(|node| nodes.get(node).ok());
        if reach.max_element() <= 1.0 && !within.any(overflows) {
            continue;
        }
        for text in written {
            let before = texts.get(text).ok().and_then(|(_, squeezed)| squeezed);
            let before = before.map_or(1.0, |squeezed| squeezed.0);
            let smaller = (before * STEP).max(least);
            if smaller < before {
                commands.entity(text).insert(Squeezed(smaller));
            }
        }
    }
}
