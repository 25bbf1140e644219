//! Pictures on disk: numbered frames, and a contact sheet of all of them.

#![expect(clippy::disallowed_methods, reason = "pictures are written to disk")]

use std::fs;
use std::path::{Path, PathBuf};

use image::imageops;
use image::{Rgba, RgbaImage};

/// The most pictures on a contact sheet; of more, evenly many are left out.
const ON_SHEET: usize = 48;

/// The longer side of a picture on the contact sheet, in pixels.
const SMALL: u32 = 320;

/// Pixels between pictures on the sheet.
const GAP: u32 = 6;

/// Where the pictures of a film go.
pub(super) struct Reel {
    folder: PathBuf,
    count: usize,
    small: Vec<RgbaImage>,
}

impl Reel {
    /// A reel in a folder, which is made if there is none.
    ///
    /// # Errors
    /// A sentence if the folder cannot be made.
    pub(super) fn new(folder: &Path) -> Result<Self, String> {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok(Self {
            folder: folder.into(),
            count: 0,
            small: Vec::new(),
        })
    }

    /// Writes the next picture.
    ///
    /// # Errors
    /// A sentence if it cannot be written.
    pub(super) fn add(&mut self, picture: &RgbaImage) -> Result<(), String> {
        self.save(picture, &format!("{:04}.png", self.count))?;
        self.count += 1;
        let (w, h) = picture.dimensions();
        let scale = f64::from(SMALL) / f64::from(w.max(h));
        let side = |side: u32| ((f64::from(side) * scale) as u32).max(1);
        self.small
            .push(imageops::thumbnail(picture, side(w), side(h)));
        Ok(())
    }

    /// Writes the contact sheet.
    ///
    /// # Errors
    /// A sentence if it cannot be written.
    pub(super) fn finish(self) -> Result<(), String> {
        let Some((w, h)) = self.small.first().map(RgbaImage::dimensions) else {
            return Ok(());
        };
        let every = self.small.len().div_ceil(ON_SHEET);
        let shown: Vec<_> = self.small.iter().step_by(every).collect();
        // About as wide as high, counted in pictures of their own shape.
        let columns = (shown.len() as f64 * f64::from(h) / f64::from(w))
            .sqrt()
            .ceil();
        let columns = (columns as u32).clamp(1, shown.len() as u32);
        let rows = (shown.len() as u32).div_ceil(columns);
        let size = |count: u32, side: u32| count * (side + GAP) + GAP;
        let ground = Rgba([24, 18, 14, 255]);
        let mut sheet = RgbaImage::from_pixel(size(columns, w), size(rows, h), ground);
        for (i, picture) in (0..).zip(shown) {
            let (x, y) = (size(i % columns, w), size(i / columns, h));
            imageops::replace(&mut sheet, picture, i64::from(x), i64::from(y));
        }
        self.save(&sheet, "sheet.png")
    }

    fn save(&self, picture: &RgbaImage, name: &str) -> Result<(), String> {
        let path = self.folder.join(name);
        picture
            .save(&path)
            .map_err(|e| format!("{}: {e}", path.display()))
    }
}
