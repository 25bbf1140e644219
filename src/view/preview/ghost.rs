//! The piece, as glass, where it would stand after the move that is looked at.

use bevy::prelude::*;

use super::{PreviewSystems, is_other, previewed};
use crate::input::Selection;
use crate::rules::Piece;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::timeline::Shown;
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::fit::Fit;
use crate::view::pieces::{Pose, rest, sprite_of, stands};
use crate::view::{Depth, TableSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_ghost.in_set(TableSet::Things))
        .add_systems(
            Update,
            show_ghost.in_set(PreviewSystems::Ghost).run_if(is_other),
        );
}

#[derive(Component)]
struct Ghost;

fn spawn_ghost(atlas: Res<Atlas>, mut commands: Commands) {
    commands.spawn((
        Name::new("Ghost"),
        DespawnOnExit(Screen::Table),
        Ghost,
        Visibility::Hidden,
        atlas.sprite(Art::Shadow, Vec2::ONE),
    ));
}

/// The piece that would stand somewhere, and how it would be seen there, beside whoever stands
/// there now.
pub(super) fn ghost(
    selection: &Selection,
    settings: &Settings,
    shown: &Shown,
    laid: &Laid,
    fit: &Fit,
) -> Option<(Piece, Pose)> {
    let mv = previewed(selection, settings)?;
    let mut at = shown.at;
    at[mv.piece.index()] = mv.to;
    let stand = stands(laid, &at)[mv.piece.index()]?;
    Some((mv.piece, rest(&stand, fit)))
}

fn show_ghost(
    selection: Res<Selection>,
    settings: Res<Settings>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    atlas: Res<Atlas>,
    mut shape: Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Ghost>>,
) {
    let (sprite, transform, visibility) = &mut *shape;
    let Some((piece, pose)) = ghost(&selection, &settings, &shown, &laid, &fit) else {
        **visibility = Visibility::Hidden;
        return;
    };
    let (up, size) = sprite_of(laid.look, &pose);
    **sprite = atlas.sprite(Art::Piece(piece.colour()), size);
    sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.55);
    transform.translation = (pose.at + Vec2::new(0.0, up)).extend(Depth::GHOST);
    transform.rotation = Quat::from_rotation_z(pose.turn * std::f32::consts::TAU);
    **visibility = Visibility::Inherited;
}
