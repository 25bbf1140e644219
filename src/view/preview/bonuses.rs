//! The bonuses that a move would earn, on plates beside its ghost; those that would be lost are
//! struck out.

use bevy::prelude::*;

use super::ghost::ghost;
use super::{PreviewSystems, is_other};
use crate::input::Selection;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::fonts::Fonts;
use crate::theme::palette;
use crate::theme::tongue::Tongue;
use crate::timeline::Shown;
use crate::view::atlas::Atlas;
use crate::view::badge::{badge, say};
use crate::view::board::Laid;
use crate::view::fit::Fit;
use crate::view::{Depth, TableSet};

/// How many bonuses of one move are told: those of two captures.
const PLATES: usize = 2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Table),
        spawn_plates.in_set(TableSet::Things),
    )
    .add_systems(
        Update,
        show_bonuses
            .in_set(PreviewSystems::Bonuses)
            .run_if(is_other),
    );
}

/// The plate of a bonus; its child says how many steps it has.
#[derive(Component)]
struct Plate(usize);

/// The stroke through a bonus that would be lost.
#[derive(Component)]
struct Stroke;

/// How far the stroke falls to one side, in full turns.
const FALL: f32 = 0.07;

fn spawn_plates(atlas: Res<Atlas>, fonts: Res<Fonts>, mut commands: Commands) {
    for i in 0..PLATES {
        let name = Name::new(format!("Bonus {} of the move", i + 1));
        let stroke = (
            Name::new("Stroke"),
            Stroke,
            Visibility::Hidden,
            Sprite::from_color(palette::CREAM, Vec2::ONE),
            Transform::from_xyz(0.0, 0.0, 0.02)
                .with_rotation(Quat::from_rotation_z(FALL * std::f32::consts::TAU)),
        );
        let mut plate = commands.spawn((badge(name, &atlas, &fonts), Plate(i)));
        plate.with_child(stroke);
    }
}

fn show_bonuses(
    selection: Res<Selection>,
    settings: Res<Settings>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    tongue: Res<Tongue>,
    mut plates: Query<(
        &Plate,
        &mut Sprite,
        &mut Transform,
        &mut Visibility,
        &Children,
    )>,
    mut texts: Query<(&mut Text2d, &mut TextFont)>,
    mut strokes: Query<(&mut Sprite, &mut Visibility), (With<Stroke>, Without<Plate>)>,
) {
    let ghost = ghost(&selection, &settings, &shown, &laid, &fit);
    for (Plate(i), mut sprite, mut transform, mut visibility, children) in &mut plates {
        let Some((earned, (_, pose))) = selection.earns.get(*i).zip(ghost) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let wide = 1.35 * fit.scale;
        let beside = Vec2::new(0.7, 0.75) * pose.size + Vec2::new(0.0, *i as f32 * 0.85 * wide);
        visibility.set_if_neq(Visibility::Inherited);
        sprite.custom_size = Some(Vec2::splat(wide));
        transform.translation = (pose.at + beside).extend(Depth::COUNTS);
        let said = tongue.counted("hud-bonus-token", i64::from(earned.steps));
        say(&said, wide * 0.34, children, &mut texts);
        let mut stroke = strokes.iter_many_mut(children);
        while let Some((mut sprite, mut seen)) = stroke.fetch_next() {
            sprite.custom_size = Some(Vec2::new(0.74, 0.07) * wide);
            seen.set_if_neq(if earned.lost {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
    }
}
