//! Sounds: synthesised by models of struck and plucked things, written as Ogg Vorbis.
//!
//! From the ground up: [`track`] holds samples, [`body`] rings, [`string`], [`drum`] and [`material`] are the things of the
//! table, [`effects`] and [`music`] play them, [`catalogue`] names what they play, [`master`] finishes it, [`vorbis`] packs it.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

pub mod body;
pub mod catalogue;
pub mod chance;
pub mod drum;
pub mod effects;
pub mod master;
pub mod material;
pub mod music;
pub mod string;
pub mod track;
pub mod vorbis;

use catalogue::{CATALOGUE, Sound};

/// The largest error, as a share of the sound's own power (root mean square), by which a file made on another machine may
/// differ once decoded. The synthesis asks the platform for its sine and the encoder uses the processor's vector unit, so
/// bytes need not be portable: rounding at the fifth digit moves the decoded samples by up to 0.017, half a decibel by 0.06.
pub const TOLERANCE: f64 = 0.03;

/// What can go wrong while sounds are made or checked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder could not be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The report could not be written.
    #[error("report: {0}")]
    Report(#[from] io::Error),
    /// The encoder or decoder refused.
    #[error("vorbis: {0}")]
    Vorbis(#[from] vorbis_rs::VorbisError),
    /// Some files are not what the program makes.
    #[error("not as made here: {}", .0.join(", "))]
    Differs(Vec<String>),
}

/// Writes every sound of the catalogue into `folder`, reporting each to `report`.
///
/// # Errors
///
/// When a file cannot be written or the encoder refuses.
pub fn make(folder: &Path, report: &mut impl Write) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(|source| Error::File {
        path: folder.into(),
        source,
    })?;
    for sound in CATALOGUE {
        let path = file_of(folder, sound);
        let bytes = sound.encoded()?;
        fs::write(&path, &bytes).map_err(|source| Error::File {
            path: path.clone(),
            source,
        })?;
        writeln!(
            report,
            "{:<18} {:>5.2} s {:>7} bytes",
            sound.name,
            sound.seconds,
            bytes.len()
        )?;
    }
    Ok(())
}

/// Makes every sound anew and compares it with its file in `folder`: byte by byte, else by the decoded samples.
///
/// # Errors
///
/// [`Error::Differs`] with the names of the sounds that are missing or differ by more than [`TOLERANCE`], and of the files
/// that are no sound of the catalogue.
pub fn check(folder: &Path, report: &mut impl Write) -> Result<(), Error> {
    let mut differing = strangers(folder)?;
    for sound in CATALOGUE {
        let (made, there) = (sound.encoded()?, fs::read(file_of(folder, sound)));
        let verdict = match there {
            Err(_) => "missing".into(),
            Ok(there) if there == made => "same bytes".into(),
            Ok(there) => match vorbis::decode(&there) {
                Ok(there) => difference(&vorbis::decode(&made)?, &there),
                Err(error) => format!("unreadable: {error}"),
            },
        };
        writeln!(report, "{:<18} {verdict}", sound.name)?;
        if !verdict.starts_with("same") {
            differing.push(sound.name.into());
        }
    }
    if differing.is_empty() {
        Ok(())
    } else {
        Err(Error::Differs(differing))
    }
}

fn file_of(folder: &Path, sound: &Sound) -> PathBuf {
    folder.join(sound.name).with_extension("ogg")
}

/// Ogg files in the folder that the catalogue does not know.
fn strangers(folder: &Path) -> Result<Vec<String>, Error> {
    let known: Vec<_> = CATALOGUE
        .iter()
        .map(|sound| file_of(folder, sound))
        .collect();
    let mut strangers = Vec::new();
    for entry in fs::read_dir(folder).map_err(|source| Error::File {
        path: folder.into(),
        source,
    })? {
        let path = entry?.path();
        if path.extension().is_some_and(|kind| kind == "ogg") && !known.contains(&path) {
            strangers.push(path.display().to_string());
        }
    }
    strangers.sort();
    Ok(strangers)
}

/// Judges two decoded sounds whose bytes differ.
fn difference(made: &[f32], there: &[f32]) -> String {
    if made.len() != there.len() {
        return format!("differs: {} samples, not {}", there.len(), made.len());
    }
    let power =
        |samples: &mut dyn Iterator<Item = f64>| samples.map(|sample| sample * sample).sum::<f64>();
    let error = power(&mut made.iter().zip(there).map(|(a, b)| f64::from(a - b)));
    let whole = power(&mut made.iter().map(|sample| f64::from(*sample)));
    let relative = (error / whole).sqrt();
    if relative <= TOLERANCE {
        format!("same sound, other bytes (error {relative:.4})")
    } else {
        format!("differs (error {relative:.4})")
    }
}

#[cfg(test)]
mod tests {
    use super::{catalogue::Kind, chance::between, track::Track, *};

    /// How `sound`, each sample multiplied by something between `low` and `high`, compares with itself.
    fn verdict(sound: &Sound, low: f64, high: f64) -> String {
        let mut chance = chance::chance("rounding");
        let samples = sound
            .track()
            .samples()
            .iter()
            .map(|sample| sample * between(&mut chance, low, high))
            .collect();
        let other = vorbis::encode(&Track::new(samples)).unwrap();
        difference(
            &vorbis::decode(&sound.encoded().unwrap()).unwrap(),
            &vorbis::decode(&other).unwrap(),
        )
    }

    #[test]
    fn rounding_passes_and_half_a_decibel_does_not() {
        for sound in CATALOGUE.iter().filter(|sound| sound.kind == Kind::Effect) {
            assert!(
                verdict(sound, 1.0 - 1e-5, 1.0 + 1e-5).starts_with("same"),
                "{}",
                sound.name
            );
            assert!(
                verdict(sound, 1.059, 1.059).starts_with("differs"),
                "{}",
                sound.name
            );
        }
    }

    #[test]
    fn another_length_is_another_sound() {
        assert!(difference(&[0.5, 0.0], &[0.5]).starts_with("differs"));
    }
}
