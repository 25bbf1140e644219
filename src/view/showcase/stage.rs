//! What is seen of the match behind the title: the board, and its pieces.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::Match;
use crate::rules::Piece;
use crate::rules::ids::MAX_PIECES;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::art::SelfPlay;
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::theme::tongue::Tongue;
use crate::view::Depth;
use crate::view::atlas::{Art, Atlas};
use crate::view::board::{Laid, layers};
use crate::view::fit::Fit;
use crate::view::pieces::{Pose, posed, shadow_of, sprite_of};
use crate::view::surfaces::Surfaces;

/// How much larger than the place that the menu keeps clear the board is: its edges lie in the
/// dark around.
const LARGER: f32 = 1.16;

/// How fast a piece at rest slides to its place, a second.
const SLIDE: f32 = 10.0;

/// The board that lies there, where, and how its pieces were seen last.
#[derive(Component)]
pub(super) struct Stage {
    laid: Laid,
    fit: Fit,
    poses: [Option<Pose>; MAX_PIECES],
}

/// Something on the stage.
#[derive(Component)]
pub(super) enum Prop {
    /// A layer of the board.
    Board(f32),
    Body(Piece),
    Shadow(Piece),
}

/// Lays the board, and lays it anew in another look or with the letters of another language.
pub(super) fn lay(
    wanted: Query<(Entity, &SelfPlay, Option<&Stage>), With<Match>>,
    props: Query<Entity, With<Prop>>,
    settings: Res<Settings>,
    tongue: Res<Tongue>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for (entity, wish, stage) in &wanted {
        let look = settings.look.map_or(wish.look, Look::from);
        if stage.is_some_and(|stage| stage.laid.look == look) && !tongue.is_changed() {
            continue;
        }
        for prop in &props {
            commands.entity(prop).despawn();
        }
        let laid = Laid::of(&wish.rules.board, look);
        let atlas = Atlas::paint(&laid, &tongue, false, &mut images);
        for (name, depth, canvas, material) in layers(&laid, &surfaces) {
            commands.spawn((
                Name::new(format!("{name} behind the title")),
                prop(Prop::Board(depth)),
                Mesh2d(meshes.add(canvas.into_mesh())),
                MeshMaterial2d(material),
            ));
        }
        let colours = wish.rules.seating.in_play.iter();
        for piece in colours.flat_map(|colour| colour.pieces()) {
            commands.spawn((
                Name::new(format!("Piece {} behind the title", piece.0)),
                prop(Prop::Body(piece)),
                atlas.sprite(Art::Piece(piece.colour()), Vec2::ONE),
            ));
            commands.spawn((
                Name::new(format!("Shadow of piece {} behind the title", piece.0)),
                prop(Prop::Shadow(piece)),
                atlas.sprite(Art::Shadow, Vec2::ONE),
            ));
        }
        commands.entity(entity).insert(Stage {
            laid,
            fit: Fit::default(),
            poses: [None; MAX_PIECES],
        });
    }
}

fn prop(prop: Prop) -> impl Bundle {
    (
        DespawnOnExit(Screen::Title),
        prop,
        Transform::default(),
        Visibility::Hidden,
    )
}

/// Puts everything where the menu has room for it.
pub(super) fn dress(
    mut stages: Query<(&Match, &mut Stage, &ComputedNode, &UiGlobalTransform)>,
    layout: Res<Layout>,
    scale: Res<UiScale>,
    time: Res<Time>,
    mut props: Query<(&Prop, Option<&mut Sprite>, &mut Transform, &mut Visibility)>,
) {
    for (going, mut stage, node, at) in &mut stages {
        let fit = fitted(&stage.laid, node, at, scale.0, &layout);
        let colours = going.play.rules().seating.in_play.iter();
        let in_play = colours.fold(0, |mask, colour| mask | colour.bit());
        let now = going.play.now();
        let mut poses = posed(&stage.laid, &fit, going.play.at(), in_play, now.as_ref());
        let slide = if stage.fit == fit {
            1.0 - (-SLIDE * time.delta_secs()).exp()
        } else {
            1.0
        };
        for (pose, before) in poses.iter_mut().zip(stage.poses) {
            if let (Some(pose), Some(before)) = (pose, before)
                && !pose.moves
            {
                pose.at = before.at.lerp(pose.at, slide);
                pose.size = before.size + (pose.size - before.size) * slide;
            }
        }
        for (prop, sprite, mut transform, mut visibility) in &mut props {
            visibility.set_if_neq(Visibility::Inherited);
            let pose = |piece: Piece| poses[piece.index()];
            let placed =
                match *prop {
                    Prop::Board(depth) => {
                        transform.set_if_neq(fit.transform(depth));
                        continue;
                    }
                    Prop::Body(piece) => pose(piece).map(|pose| {
                        let (up, size) = sprite_of(stage.laid.look, &pose);
                        let layer = if pose.moves {
                            Depth::MOVING
                        } else {
                            Depth::PIECES
                        };
                        let at = pose.at + Vec2::new(0.0, up);
                        (at.extend(layer - pose.at.y * 1e-4), size, pose.turn, 1.0)
                    }),
                    Prop::Shadow(piece) => pose(piece)
                        .filter(|_| stage.laid.look != Look::Flat)
                        .map(|pose| {
                            let (at, size, dark) = shadow_of(stage.laid.look, &pose);
                            (at.extend(Depth::SHADOWS), size, 0.0, dark)
                        }),
                };
            let (Some((at, size, turn, clear)), Some(mut sprite)) = (placed, sprite) else {
                visibility.set_if_neq(Visibility::Hidden);
                continue;
            };
            transform.translation = at;
            transform.rotation = Quat::from_rotation_z(turn * std::f32::consts::TAU);
            sprite.custom_size = Some(size);
            sprite.color = Color::WHITE.with_alpha(clear);
        }
        (stage.fit, stage.poses) = (fit, poses);
    }
}

/// How the board lies behind its node; in the middle of the window where the menu has no room for
/// one.
fn fitted(
    laid: &Laid,
    node: &ComputedNode,
    at: &UiGlobalTransform,
    scale: f32,
    layout: &Layout,
) -> Fit {
    // The table counts in points of the window, the interface in its own.
    let points = scale * node.inverse_scale_factor();
    let size = node.size() * points;
    let place = if size.min_element() > 1.0 {
        Rect::from_center_size(at.translation * points, size)
    } else {
        let side = layout.window.max_element() / LARGER;
        Rect::from_center_size(layout.window / 2.0, Vec2::splat(side))
    };
    let board = Rect::from_center_size(place.center(), place.size() * LARGER);
    laid.fit(&Layout { board, ..*layout })
}
