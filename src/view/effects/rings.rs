//! Rings: they close around a barrier and open with it, spread from a capture and from the goal.
//! Which way they run tells what happened, without any colour.

use bevy::prelude::*;

use super::{LightSystems, Scene, ink};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::palette;
use crate::timeline::{Shown, Timeline};
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::curves::{ease, ease_out, within};
use crate::view::fit::Fit;
use crate::view::{Depth, TableSet};

/// How many rings there are.
const RINGS: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_rings.in_set(TableSet::Things))
        .add_systems(
            Update,
            run_rings
                .in_set(LightSystems::Rings)
                .run_if(in_state(Screen::Table)),
        );
}

#[derive(Component)]
struct Ring(usize);

fn spawn_rings(atlas: Res<Atlas>, mut commands: Commands) {
    for i in 0..RINGS {
        commands.spawn((
            Name::new(format!("Ring {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Ring(i),
            Visibility::Hidden,
            atlas.sprite(Art::Halo, Vec2::ONE),
        ));
    }
}

/// How wide a ring is, in board units, and how clearly it is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Round {
    wide: f32,
    clear: f32,
}

/// The ring of that number; none if the scene has fewer, or it has not begun.
fn ring(scene: Scene, i: usize, part: f32) -> Option<Round> {
    let delay = 0.22 * i as f32;
    let own = within(part, delay, delay + 0.56);
    let round = match scene {
        // It snaps shut and stays for a moment.
        Scene::Closes if i == 0 => Round {
            wide: 4.4 - 1.7 * ease(within(part, 0.0, 0.4)),
            clear: 1.0 - within(part, 0.7, 1.0),
        },
        Scene::Opens if i == 0 => Round {
            wide: 2.6 + 2.0 * ease_out(part),
            clear: 1.0 - part,
        },
        Scene::Captured(_) if i == 0 => Round {
            wide: 1.2 + 2.4 * ease_out(within(part, 0.0, 0.36)),
            clear: 1.0 - within(part, 0.08, 0.36),
        },
        // Twice it comes down on the piece.
        Scene::Sentenced if i < 2 => Round {
            wide: 3.4 - 1.6 * ease(within(part, 0.4 * i as f32, 0.4 * i as f32 + 0.35)),
            clear: within(part, 0.4 * i as f32, 0.4 * i as f32 + 0.1)
                * (1.0 - within(part, 0.4 * i as f32 + 0.4, 0.4 * i as f32 + 0.6)),
        },
        Scene::Arrived(_) => Round {
            wide: 1.0 + 4.6 * ease_out(own),
            clear: within(own, 0.0, 0.1) * (1.0 - own),
        },
        _ => return None,
    };
    (round.clear > 0.0).then_some(round)
}

fn run_rings(
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    settings: Res<Settings>,
    mut rings: Query<(&Ring, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let now = timeline.now();
    let scene = now.as_ref().and_then(|now| Scene::of(now, &shown));
    let scene = scene.filter(|_| !settings.reduced_motion);
    for (Ring(i), mut sprite, mut transform, mut visibility) in &mut rings {
        let seen = scene.and_then(|(scene, square, part)| {
            let round = ring(scene, *i, part)?;
            Some((scene, fit.seen(laid.board.square(square).place.at), round))
        });
        let Some((scene, at, round)) = seen else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let colour = match scene {
            Scene::Arrived(colour) if *i == 1 => ink(&shown, colour).light(),
            Scene::Captured(by) => ink(&shown, by).light(),
            _ => palette::IVORY,
        };
        visibility.set_if_neq(Visibility::Inherited);
        sprite.custom_size = Some(Vec2::splat(round.wide * fit.scale));
        sprite.color = colour.with_alpha(round.clear);
        transform.translation = at.extend(Depth::HALOS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Colour;

    fn wide(scene: Scene, part: f32) -> f32 {
        ring(scene, 0, part).expect("a ring").wide
    }

    #[test]
    fn a_ring_closes_with_a_barrier_and_opens_with_it() {
        assert!(wide(Scene::Closes, 0.1) > wide(Scene::Closes, 0.3));
        assert!(wide(Scene::Opens, 0.1) < wide(Scene::Opens, 0.3));
    }

    #[test]
    fn no_ring_is_left_in_the_end() {
        let colour = Colour(0);
        let scenes = [
            Scene::Closes,
            Scene::Opens,
            Scene::Captured(colour),
            Scene::Sentenced,
            Scene::Arrived(colour),
        ];
        for scene in scenes {
            assert!(
                (0..RINGS).all(|i| ring(scene, i, 1.0).is_none()),
                "{scene:?}"
            );
            assert!((0..100).any(|n| ring(scene, 0, n as f32 / 100.0).is_some()));
        }
    }

    #[test]
    fn in_the_goal_one_ring_follows_another() {
        let begun =
            |i| (0..100).find(|n| ring(Scene::Arrived(Colour(0)), i, *n as f32 / 100.0).is_some());
        assert!(begun(0) < begun(1) && begun(1) < begun(2));
    }
}
