//! Pictures and films of the table without a window.

mod reel;
mod studio;

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;

use self::reel::Reel;
use self::studio::Studio;

/// Frames a second.
const RATE: u32 = 30;

/// How a film is taken.
#[derive(Clone, Debug)]
pub struct Take {
    /// The size of the pictures, in pixels.
    pub size: UVec2,
    /// How many pixels there are to a point.
    pub scale: f32,
    /// How many pictures are taken.
    pub frames: u32,
    /// How many frames, a thirtieth of a second each, lie between pictures.
    pub every: u32,
    /// The folder for the pictures.
    pub out: PathBuf,
}

impl Take {
    /// Films what `furnish` puts into the app. `stage` sees the world once before the first
    /// frame.
    ///
    /// # Errors
    /// A sentence if pictures cannot be taken or written.
    pub fn shoot(
        &self,
        furnish: impl FnOnce(&mut App),
        stage: impl FnOnce(&mut World),
    ) -> Result<(), String> {
        let mut reel = Reel::new(&self.out)?;
        let mut studio = Studio::open(self.size, self.scale, furnish);
        stage(studio.world());
        let frame = Duration::from_secs(1) / RATE;
        for _ in 0..self.frames {
            for _ in 1..self.every {
                studio.pass(frame);
            }
            studio.shoot(frame);
            for picture in studio.developed()? {
                reel.add(&picture)?;
            }
        }
        for picture in studio.develop()? {
            reel.add(&picture)?;
        }
        reel.finish()
    }
}
