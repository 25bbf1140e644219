//! Everything that is kept as one text, to be taken elsewhere as a file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Storage, StorageFlaw, own};
use crate::levels::LevelKind;

/// The only version of the format that there is.
const VERSION: u32 = 1;

/// What lies outside of folders.
const ALONE: [&str; 2] = ["settings.ron", "setup.ron"];
/// Where the match is kept.
const MATCH: &str = "saves/match.parchis";

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Bundle {
    /// The version of the format.
    parchis: u32,
    /// Every text by its name.
    texts: BTreeMap<String, String>,
}

/// Why nothing was taken from a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BundleFlaw {
    /// It is none of this program's.
    #[error("it is no file of this game")]
    Unknown,
    /// It was written by another version of the program.
    #[error("version {0} is unknown; this program reads version {VERSION}")]
    Version(u32),
    /// There is no place for it.
    #[error(transparent)]
    Storage(#[from] StorageFlaw),
}

/// Settings, the match, and all own boards, rules and games as one text.
///
/// # Errors
/// If something is kept but cannot be read.
pub fn export(storage: &dyn Storage) -> Result<String, StorageFlaw> {
    let alone = ALONE.into_iter().chain([MATCH]).map(str::to_owned);
    let mut texts = BTreeMap::new();
    let levels = storage.names(own::FOLDER)?;
    for name in alone.chain(levels.into_iter().filter(|name| is_kept(name))) {
        if let Some(text) = storage.read(&name)? {
            texts.insert(name, text);
        }
    }
    let bundle = Bundle {
        parchis: VERSION,
        texts,
    };
    Ok(serde_json::to_string_pretty(&bundle).unwrap_or_default() + "\n")
}

/// Keeps what is in a file: what [`export`] wrote, a saved match, or a board, rules or a game by
/// the file's name. What was kept under the same names is replaced. Whether it is sound is told
/// when it is used.
///
/// # Errors
/// If it is none of these, or cannot be written.
pub fn import(storage: &dyn Storage, name: &str, text: &str) -> Result<(), BundleFlaw> {
    if let Ok(bundle) = serde_json::from_str::<Bundle>(text) {
        if bundle.parchis != VERSION {
            return Err(BundleFlaw::Version(bundle.parchis));
        }
        if !bundle.texts.keys().all(|name| is_kept(name)) {
            return Err(BundleFlaw::Unknown);
        }
        for (name, text) in &bundle.texts {
            storage.write(name, text)?;
        }
        return Ok(());
    }
    let level = format!("{}/{name}", own::FOLDER);
    if is_kept(&level) {
        storage.write(&level, text)?;
    } else if text.starts_with("parchis-save ") {
        storage.write(MATCH, text)?;
    } else {
        return Err(BundleFlaw::Unknown);
    }
    Ok(())
}

/// Whether this program keeps something under a name.
fn is_kept(name: &str) -> bool {
    let level = name
        .strip_prefix(own::FOLDER)
        .and_then(|rest| rest.strip_prefix('/'));
    let is_level = level.is_some_and(|file| {
        let stem = LevelKind::ALL
            .into_iter()
            .find_map(|kind| file.strip_suffix(kind.ending()));
        stem.is_some_and(|stem| !stem.is_empty() && !stem.contains(['/', '\\']))
    });
    is_level || name == MATCH || ALONE.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Disk;

    #[test]
    fn what_was_kept_goes_elsewhere_and_nothing_else_does() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let disk = Disk::open(here.path()).unwrap();
        let kept = [
            ("settings.ron", "(version: 1)"),
            (MATCH, "parchis-save 2\n"),
            ("levels/own-1.rules.ron", "(preset: \"ñ برسيس\")"),
        ];
        for (name, text) in kept {
            disk.write(name, text).unwrap();
        }
        for other in ["logs/parchis.log", "levels/notes.txt"] {
            disk.write(other, "nobody's business").unwrap();
        }
        let text = export(&disk).unwrap();
        assert!(!text.contains("nobody"), "{text}");
        let other = Disk::open(there.path()).unwrap();
        other.write("setup.ron", "as it was").unwrap();
        import(&other, "anything.json", &text).unwrap();
        for (name, text) in kept.into_iter().chain([("setup.ron", "as it was")]) {
            assert_eq!(other.read(name), Ok(Some(text.to_owned())), "{name}");
        }
    }

    #[test]
    fn a_single_file_finds_its_place_by_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::open(folder.path()).unwrap();
        import(&disk, "mine.board.ron", "(version: 1)").unwrap();
        import(&disk, "game.txt", "parchis-save 2\n").unwrap();
        assert!(disk.read("levels/mine.board.ron").unwrap().is_some());
        assert!(disk.read(MATCH).unwrap().is_some());
    }

    #[test]
    fn what_is_none_of_ours_is_refused_whole() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::open(folder.path()).unwrap();
        let bundle =
            |texts: &str| format!("{{\"parchis\":1,\"texts\":{{\"setup.ron\":\"\",{texts}}}}}");
        for (name, text) in [
            ("cat.png", "meow".to_owned()),
            (".board.ron", "(version: 1)".to_owned()),
            ("x", bundle("\"../setup.ron\":\"\"")),
            ("x", bundle("\"levels/../a.board.ron\":\"\"")),
            ("x", bundle("\"lock\":\"\"")),
        ] {
            assert_eq!(
                import(&disk, name, &text),
                Err(BundleFlaw::Unknown),
                "{text}"
            );
        }
        assert_eq!(disk.read("setup.ron"), Ok(None));
        let newer = "{\"parchis\":2,\"texts\":{}}";
        assert_eq!(import(&disk, "x", newer), Err(BundleFlaw::Version(2)));
    }
}
