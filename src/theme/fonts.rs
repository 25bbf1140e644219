//! The fonts, held for ever: dropping one would make the engine lay out every text again.

use bevy::prelude::*;

use crate::content::typeface;

/// The one family that holds Latin, Arabic and both kinds of digits.
#[derive(Resource, Clone, Debug)]
pub struct Fonts {
    /// For text that is read.
    pub regular: Handle<Font>,
    /// For names, numbers and calls.
    pub bold: Handle<Font>,
}

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Self {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        Self {
            regular: fonts.add(Font::from_bytes(typeface::regular().to_vec())),
            bold: fonts.add(Font::from_bytes(typeface::bold().to_vec())),
        }
    }
}

/// The fonts.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fonts>();
}
