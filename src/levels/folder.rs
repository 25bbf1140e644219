//! Level data in a folder on disk.

#![expect(
    clippy::disallowed_methods,
    reason = "the user's own levels lie on disk"
)]

use std::fs;
use std::path::{Path, PathBuf};

use super::{Flaw, Levels, Origin};

/// The largest file that is read, in bytes: a hundred times what a large board needs.
const MAX_SIZE: u64 = 4 << 20;

/// How deep folders are searched, the given one counted.
const MAX_DEPTH: u8 = 4;

/// Takes in a file, or what lies in a folder.
pub(super) fn take(levels: &mut Levels, path: &Path) {
    if path.is_file() {
        take_file(levels, path);
    } else {
        gather_below(levels, path, MAX_DEPTH);
    }
}

/// Takes in a file, unless it is there already under another path.
fn take_file(levels: &mut Levels, path: &Path) {
    let real = |path: &Path| fs::canonicalize(path).ok();
    let known = levels.texts.iter().any(|text| match &text.origin {
        Origin::User(other) => other.file_name() == path.file_name() && real(other) == real(path),
        Origin::Embedded(_) => false,
    });
    if !known {
        levels.add(Origin::User(path.into()), read);
    }
}

fn gather_below(levels: &mut Levels, folder: &Path, depth: u8) {
    let mut paths: Vec<PathBuf> = match fs::read_dir(folder) {
        Ok(entries) => entries.filter_map(|e| Some(e.ok()?.path())).collect(),
        Err(error) => {
            levels
                .flaws
                .push(Flaw::new(&Origin::User(folder.into()), error));
            return;
        }
    };
    paths.sort();
    for path in paths {
        if !path.is_dir() {
            take_file(levels, &path);
        } else if depth > 1 {
            gather_below(levels, &path, depth - 1);
        }
    }
}

fn read(path: &Path) -> Result<String, String> {
    let size = fs::metadata(path).map_err(|e| e.to_string())?.len();
    if size > MAX_SIZE {
        return Err(format!("it is larger than {} MiB", MAX_SIZE >> 20));
    }
    let bytes = fs::read(path).map_err(|e| e.to_string())?;
    String::from_utf8(bytes).map_err(|_| "it is not UTF-8".into())
}
