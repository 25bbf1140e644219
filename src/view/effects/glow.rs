//! A soft light under what a cue is about: a square, or the pieces that stand there.

use bevy::prelude::*;

use super::{LightSystems, Scene, ink};
use crate::rules::ids::MAX_PIECES;
use crate::rules::{HOME, Piece, Square};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::palette;
use crate::timeline::{Shown, Timeline};
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::fit::Fit;
use crate::view::pieces::Seen;
use crate::view::{Depth, TableSet};

/// How many places can shine at once: a barrier has two pieces, somewhere three.
const GLOWS: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_glows.in_set(TableSet::Things))
        .add_systems(
            Update,
            glow.in_set(LightSystems::Glow)
                .run_if(in_state(Screen::Table)),
        );
}

#[derive(Component)]
struct Glow(usize);

fn spawn_glows(atlas: Res<Atlas>, mut commands: Commands) {
    for i in 0..GLOWS {
        commands.spawn((
            Name::new(format!("Glow {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Glow(i),
            Visibility::Hidden,
            atlas.sprite(Art::Glow, Vec2::ONE),
        ));
    }
}

fn glow(
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    seen: Res<Seen>,
    settings: Res<Settings>,
    mut glows: Query<(&Glow, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let now = timeline.now();
    let scene = now.as_ref().and_then(|now| Scene::of(now, &shown));
    let places = scene.map_or(Vec::new(), |(scene, square, _)| match scene {
        Scene::Closes | Scene::Opens => pieces_on(&shown, square)
            .filter_map(|piece| seen.poses[piece.index()])
            .map(|pose| pose.at)
            .collect(),
        _ => vec![fit.seen(laid.board.square(square).place.at)],
    });
    for (Glow(i), mut sprite, mut transform, mut visibility) in &mut glows {
        let (Some((scene, _, part)), Some(at)) = (scene, places.get(*i)) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let colour = match scene {
            Scene::Closes | Scene::Opens | Scene::Arrived(_) => palette::CREAM,
            Scene::Captured(by) => ink(&shown, by).base,
            Scene::Sentenced => palette::CLOTH,
        };
        let size = match scene {
            Scene::Closes | Scene::Opens => 2.4,
            _ => 3.0,
        };
        let swell = if settings.reduced_motion {
            1.0
        } else {
            0.8 + 0.3 * part.sqrt()
        };
        visibility.set_if_neq(Visibility::Inherited);
        sprite.custom_size = Some(Vec2::splat(size * swell * fit.scale));
        sprite.color = colour.with_alpha(0.85 * (1.0 - part * part));
        transform.translation = at.extend(Depth::GLOW);
    }
}

/// The pieces that are shown on a square.
fn pieces_on(shown: &Shown, square: Square) -> impl Iterator<Item = Piece> {
    let board = &shown.rules().board;
    (0..MAX_PIECES as u8).map(Piece).filter(move |piece| {
        let at = shown.at[piece.index()];
        let colour = piece.colour();
        let route = board.routes.get(colour.index());
        at != HOME && route.is_some_and(|route| route.get(usize::from(at)) == Some(&square))
    })
}
