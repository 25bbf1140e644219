//! The picture of its piece on every plate, as soon as it is painted.

use bevy::prelude::*;

use super::HudSystems;
use crate::rules::Colour;
use crate::screens::Screen;
use crate::theme::art::PieceArt;

/// Where the picture of a colour's piece goes.
#[derive(Component, Clone, Copy)]
pub(super) struct Portrait(pub(super) Colour);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        hang_portraits
            .in_set(HudSystems::Plates)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<PieceArt>)),
    );
}

/// How large a portrait is, in pixels.
pub(super) const SIDE: f32 = 38.0;

/// The node of a portrait.
pub(super) fn portrait(colour: Colour) -> impl Bundle {
    let node = Node {
        width: px(SIDE),
        height: px(SIDE),
        flex_shrink: 0.0,
        ..default()
    };
    (Portrait(colour), node)
}

fn hang_portraits(
    art: Res<PieceArt>,
    portraits: Query<(Entity, &Portrait), Without<ImageNode>>,
    mut commands: Commands,
) {
    for (entity, portrait) in &portraits {
        commands.entity(entity).insert(art.of(portrait.0));
    }
}
