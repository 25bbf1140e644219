//! The icon of the game: a small board of four colours in its wooden frame, a golden star in
//! its middle.
//!
//! It is drawn anew for every size. Small ones leave out what would only be grey there.

mod board;

use std::{fs, io, io::Write, path::Path};

/// The sizes, in pixels from side to side. Nothing else is needed for a window, a desktop file,
/// a page or a home screen.
pub const SIZES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

/// Why the icon could not be made.
#[derive(Debug, thiserror::Error)]
pub enum IconError {
    /// A file could not be read or written.
    #[error("{0}: {1}")]
    File(String, io::Error),
    /// A picture could not be packed.
    #[error("the picture of {0} pixels could not be packed")]
    Packing(u32),
    /// A file is not what would be drawn now.
    #[error("{0} differs from what is drawn now")]
    Differs(String),
}

/// Draws every size and writes `parchis-SIZE.png` into a folder.
///
/// # Errors
/// If a file cannot be written.
pub fn make(folder: &Path, out: &mut dyn Write) -> Result<(), IconError> {
    for size in SIZES {
        let path = folder.join(format!("parchis-{size}.png"));
        let failed = |error| IconError::File(path.display().to_string(), error);
        fs::create_dir_all(folder).map_err(failed)?;
        fs::write(&path, packed(size)?).map_err(failed)?;
        // Progress is for people; nobody may be reading.
        let _ = writeln!(out, "{}", path.display());
    }
    Ok(())
}

/// Draws every size and compares it with what lies in a folder.
///
/// # Errors
/// If a file cannot be read, or is another picture.
pub fn check(folder: &Path) -> Result<(), IconError> {
    for size in SIZES {
        let path = folder.join(format!("parchis-{size}.png"));
        let name = path.display().to_string();
        let there = fs::read(&path).map_err(|error| IconError::File(name.clone(), error))?;
        if there != packed(size)? {
            return Err(IconError::Differs(name));
        }
    }
    Ok(())
}

fn packed(size: u32) -> Result<Vec<u8>, IconError> {
    board::draw(size)
        .and_then(|picture| picture.encode_png().ok())
        .ok_or(IconError::Packing(size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_runs_draw_the_same_bytes() {
        let folder = tempfile::tempdir().unwrap();
        make(folder.path(), &mut io::sink()).unwrap();
        check(folder.path()).unwrap();
        fs::write(folder.path().join("parchis-32.png"), "something else").unwrap();
        let differs = check(folder.path()).unwrap_err();
        assert!(differs.to_string().contains("parchis-32.png"), "{differs}");
    }

    #[test]
    fn the_corners_are_clear_and_the_four_houses_are_coloured() {
        for size in SIZES {
            let picture = board::draw(size).unwrap();
            let at = |x: f32, y: f32| {
                let place = |part: f32| (part * size as f32) as u32;
                picture.pixel(place(x), place(y)).unwrap().demultiply()
            };
            assert_eq!(at(0.0, 0.0).alpha(), 0, "{size}");
            // The outer corners of the houses: what lies within them is alike in all four.
            let houses = [(0.13, 0.13), (0.87, 0.13), (0.13, 0.87), (0.87, 0.87)];
            let seen = houses.map(|(x, y)| {
                let colour = at(x, y);
                (colour.red(), colour.green(), colour.blue())
            });
            for (i, one) in seen.iter().enumerate() {
                for other in &seen[i + 1..] {
                    let far = |a: u8, b: u8| u32::from(a.abs_diff(b));
                    let apart = far(one.0, other.0) + far(one.1, other.1) + far(one.2, other.2);
                    assert!(apart > 90, "{size}: {one:?} {other:?}");
                }
            }
        }
    }
}
