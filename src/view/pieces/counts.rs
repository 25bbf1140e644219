//! How many soldiers stand on one another: a small plate with a number.

use bevy::prelude::*;

use super::dress::visible;
use super::seen::Seen;
use crate::rules::Piece;
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::screens::Screen;
use crate::theme::fonts::Fonts;
use crate::view::atlas::Atlas;
use crate::view::badge::{badge, say};
use crate::view::board::Laid;
use crate::view::{AnimateSystems, Depth, TableSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Table),
        spawn_counts.in_set(TableSet::Things),
    )
    .add_systems(
        Update,
        dress_counts
            .in_set(AnimateSystems::Counts)
            .run_if(in_state(Screen::Table)),
    );
}

/// How wide a plate is, in sizes of a soldier, and at least, in pixels, to be read.
const WIDE: f32 = 0.66;
const READABLE: f32 = 13.0;

/// How far the foot of a soldier reaches below the point where it stands, in sizes.
const FOOT: f32 = 0.16;

/// The plate that says how many stand on one another; its child says the number.
#[derive(Component)]
struct Count(Piece);

fn spawn_counts(laid: Res<Laid>, atlas: Res<Atlas>, fonts: Res<Fonts>, mut commands: Commands) {
    let pieces = laid.board.seats.len() * PIECES_PER_COLOUR;
    for piece in (0..pieces as u8).map(Piece) {
        let letter = laid.board.seats[piece.colour().index()].letter;
        let name = Name::new(format!("Count of {letter}{}", piece.number() + 1));
        commands.spawn((badge(name, &atlas, &fonts), Count(piece)));
    }
}

fn dress_counts(
    seen: Res<Seen>,
    mut counts: Query<(
        &Count,
        &mut Sprite,
        &mut Transform,
        &mut Visibility,
        &Children,
    )>,
    mut texts: Query<(&mut Text2d, &mut TextFont)>,
) {
    for (Count(piece), mut sprite, mut transform, mut visibility, children) in &mut counts {
        let pose = seen.poses[piece.index()].filter(|pose| pose.count > 1);
        visibility.set_if_neq(visible(pose.is_some()));
        let Some(pose) = pose else { continue };
        let size = (WIDE * pose.size).max(READABLE);
        sprite.custom_size = Some(Vec2::splat(size));
        // Below the foot of the lowest: it hides none of them, and to all other sides it would lie on
        // the head of a neighbour.
        let below = Vec2::new(0.0, -FOOT * pose.size - size / 2.0);
        transform.translation = (pose.at + below).extend(Depth::COUNTS);
        say(&pose.count.to_string(), size * 0.62, children, &mut texts);
    }
}
