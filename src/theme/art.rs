//! Pictures of the pieces, for whoever shows them beside the board.

use bevy::prelude::*;

use crate::rules::Colour;

/// Where the pieces are painted. Whoever paints them tells.
#[derive(Resource, Clone, Debug, Default)]
pub struct PieceArt {
    /// The image.
    pub image: Handle<Image>,
    /// Each colour's part of it, in pixels.
    pub parts: Vec<Rect>,
}

impl PieceArt {
    /// The picture of a piece of this colour.
    #[must_use]
    pub fn of(&self, colour: Colour) -> ImageNode {
        ImageNode {
            image: self.image.clone(),
            rect: self.parts.get(colour.index()).copied(),
            ..default()
        }
    }
}
