//! A finger beside a token that is smaller than a finger: it means the nearest one.

use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::RayMap;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::Tokens;
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::theme::widgets::FINGER;

/// After what the interface itself has there, before the table below it.
const ORDER: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        find_near
            .in_set(PickingSystems::Backend)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<RayMap>)),
    );
}

/// Hits the token that is nearest to a finger, as if each were as large as a finger at least.
fn find_near(
    rays: Res<RayMap>,
    cameras: Query<&Camera, With<IsDefaultUiCamera>>,
    layout: Res<Layout>,
    place: Query<Entity, With<Tokens>>,
    children: Query<&Children>,
    buttons: Query<(&ComputedNode, &UiGlobalTransform), With<Button>>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (id, ray) in rays.iter() {
        let (Ok(camera), PointerId::Touch(_)) = (cameras.get(id.camera), id.pointer) else {
            continue;
        };
        let points = camera.target_scaling_factor().unwrap_or(1.0).recip();
        let at = layout.window / 2.0 + ray.origin.truncate() * Vec2::new(1.0, -1.0);
        let tokens = place
            .iter()
            .flat_map(|place| children.iter_descendants(place));
        let tokens = tokens.filter_map(|token| {
            let (node, middle) = buttons.get(token).ok()?;
            let (middle, size) = (points * middle.translation, points * node.size());
            Some((token, Rect::from_center_size(middle, size)))
        });
        if let Some(token) = nearest(at, tokens) {
            let hit = HitData::new(id.camera, 0.0, None, None);
            let order = camera.order as f32 + ORDER;
            hits.write(PointerHits::new(id.pointer, vec![(token, hit)], order));
        }
    }
}

/// Which of those that a finger at a point reaches is nearest to it.
fn nearest<T>(at: Vec2, tokens: impl Iterator<Item = (T, Rect)>) -> Option<T> {
    let reached = tokens.filter_map(|(token, rect)| {
        let reach = Rect::from_center_size(rect.center(), rect.size().max(Vec2::splat(FINGER)));
        let far = at.distance_squared(at.clamp(rect.min, rect.max));
        reach.contains(at).then_some((token, far))
    });
    let nearest = reached.min_by(|a, b| a.1.total_cmp(&b.1));
    nearest.map(|(token, _)| token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finger_between_two_small_tokens_means_the_nearer_one() {
        let token = |x: f32| {
            (
                x,
                Rect::from_center_size(Vec2::new(x, 0.0), Vec2::splat(24.0)),
            )
        };
        let hit = |x, y| nearest(Vec2::new(x, y), [token(0.0), token(30.0)].into_iter());
        assert_eq!(hit(14.0, 0.0), Some(0.0));
        assert_eq!(hit(16.0, 0.0), Some(30.0));
        assert_eq!(hit(-21.0, 21.0), Some(0.0));
        assert_eq!(hit(-23.0, 0.0), None);
        assert_eq!(hit(30.0, -23.0), None);
    }
}
