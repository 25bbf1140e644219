//! The fonts, held for ever: dropping one would make the engine lay out every text again.

use bevy::prelude::*;

/// The bytes of a file of a font: in the program; a page has fetched it before it started the game.
macro_rules! shipped {
    ($file:literal) => {{
        #[cfg(not(target_arch = "wasm32"))]
        {
            include_bytes!(concat!("../../assets/fonts/", $file)).as_slice()
        }
        #[cfg(target_arch = "wasm32")]
        {
            static FETCHED: std::sync::LazyLock<Vec<u8>> =
                std::sync::LazyLock::new(|| crate::page::file($file));
            FETCHED.as_slice()
        }
    }};
}

/// Cairo as it is shipped, for text that is read.
fn regular() -> &'static [u8] {
    shipped!("Cairo-Regular.ttf")
}

/// Cairo in bold, for names, numbers and calls.
pub fn bold() -> &'static [u8] {
    shipped!("Cairo-Bold.ttf")
}

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
            regular: fonts.add(Font::from_bytes(regular().to_vec())),
            bold: fonts.add(Font::from_bytes(bold().to_vec())),
        }
    }
}

/// The fonts.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fonts>();
}
