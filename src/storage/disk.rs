//! Texts in a folder on disk.

#![expect(
    clippy::disallowed_methods,
    reason = "this is where files are written; the browser has its own storage"
)]

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::{Storage, StorageFlaw};

/// The file whose lock the first copy holds.
const LOCK: &str = "lock";

/// Names the data folder in place of the system's.
const OVERRIDE: &str = "PARCHIS_DATA_DIR";

/// A folder that this program alone writes to, as long as the value lives.
#[derive(Debug)]
pub struct Disk {
    root: PathBuf,
    /// Locked; the system frees it when the program ends in whatever way. It is missing as long
    /// as the disk has no room for it.
    lock: OnceLock<File>,
}

/// Where saves and settings lie: the folder in `PARCHIS_DATA_DIR` if that is set, else the one
/// that the system gives to the game. None if the user has no home.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    match std::env::var_os(OVERRIDE).filter(|folder| !folder.is_empty()) {
        Some(folder) => Some(folder.into()),
        None => Some(
            directories::ProjectDirs::from("", "", "parchis")?
                .data_dir()
                .to_path_buf(),
        ),
    }
}

/// Where a player's own boards, rules and games lie: `levels` in a data folder, or in the usual
/// one. None if the user has no home.
#[must_use]
pub fn levels_folder(data: Option<&Path>) -> Option<PathBuf> {
    let data = data.map(Path::to_owned).or_else(data_folder)?;
    Some(data.join(super::own::FOLDER))
}

impl Disk {
    /// Makes the folder if it is not there and locks it. Where the disk is full, that is done
    /// as soon as something is written.
    ///
    /// # Errors
    /// If it cannot be made or written to, or another copy of the program holds it.
    pub fn open(root: impl Into<PathBuf>) -> Result<Self, StorageFlaw> {
        let disk = Self {
            root: root.into(),
            lock: OnceLock::new(),
        };
        match disk.hold() {
            Ok(()) | Err(StorageFlaw::Full) => Ok(disk),
            Err(flaw) => Err(flaw),
        }
    }

    /// Makes and locks the folder, if that has not been done.
    fn hold(&self) -> Result<(), StorageFlaw> {
        if self.lock.get().is_some() {
            return Ok(());
        }
        fs::create_dir_all(&self.root).map_err(|error| flaw(&self.root, &error))?;
        let path = self.path(LOCK);
        // Nothing is ever written to it: only its lock counts.
        let lock = File::options()
            .create(true)
            .append(true)
            .open(&path)
            .map_err(|error| flaw(&self.root, &error))?;
        match lock.try_lock() {
            Ok(()) => {
                self.lock.get_or_init(|| lock);
                Ok(())
            }
            Err(TryLockError::WouldBlock) => Err(StorageFlaw::SecondCopy),
            Err(TryLockError::Error(error)) => Err(flaw(&path, &error)),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// Writes beside the old text, then takes its place in one step of the file system.
    fn replace(path: &Path, text: &str) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let beside = with_ending(path, "new");
        let written = Self::write_whole(&beside, text).and_then(|()| fs::rename(&beside, path));
        if written.is_err() {
            // Half a text is of no use and takes room; that it cannot be removed is no news.
            let _ = fs::remove_file(&beside);
        }
        written
    }

    fn write_whole(path: &Path, text: &str) -> io::Result<()> {
        let mut file = File::create(path)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()
    }
}

impl Storage for Disk {
    fn read(&self, name: &str) -> Result<Option<String>, StorageFlaw> {
        let path = self.path(name);
        match fs::read(&path) {
            // What is no text is read all the same: whoever asked finds it broken and says so.
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(flaw(&path, &error)),
        }
    }

    fn names(&self, folder: &str) -> Result<Vec<String>, StorageFlaw> {
        let path = self.path(folder);
        let entries = match fs::read_dir(&path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(flaw(&path, &error)),
        };
        let files = entries
            .filter_map(Result::ok)
            .filter(|e| e.path().is_file());
        // A name that is no text was never written by this program.
        let files = files.filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<_> = files.map(|file| format!("{folder}/{file}")).collect();
        names.sort();
        Ok(names)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageFlaw> {
        self.hold()?;
        let path = self.path(name);
        Self::replace(&path, text).map_err(|error| flaw(&path, &error))
    }

    fn remove(&self, name: &str) -> Result<(), StorageFlaw> {
        let path = self.path(name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(flaw(&path, &error)),
            _ => Ok(()),
        }
    }

    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw> {
        let path = self.path(name);
        let free = (1..)
            .map(|n| with_ending(&path, &format!("broken-{n}")))
            .find(|aside| !aside.exists());
        let aside = free.unwrap_or_else(|| with_ending(&path, "broken"));
        fs::rename(&path, &aside).map_err(|error| flaw(&path, &error))?;
        Ok(aside.display().to_string())
    }

    fn place(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn flaw(path: &Path, error: &io::Error) -> StorageFlaw {
    let place = path.display().to_string();
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StorageFlaw::ReadOnly(place),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StorageFlaw::Full,
        _ => StorageFlaw::Other {
            place,
            why: error.to_string(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::open(folder.path().join("not/yet/there")).unwrap();
        assert_eq!(disk.read("saves/a"), Ok(None));
        for text in ["one\n", "", "uno ó واحد"] {
            disk.write("saves/a", text).unwrap();
            assert_eq!(disk.read("saves/a"), Ok(Some(text.to_owned())));
        }
        disk.remove("saves/a").unwrap();
        disk.remove("saves/a").unwrap();
        assert_eq!(disk.read("saves/a"), Ok(None));
    }

    #[test]
    fn a_folder_lists_its_own_texts() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::open(folder.path()).unwrap();
        assert_eq!(disk.names("a"), Ok(Vec::new()));
        for name in ["a/2", "a/1", "a/b/3", "c"] {
            disk.write(name, "").unwrap();
        }
        assert_eq!(disk.names("a"), Ok(vec!["a/1".into(), "a/2".into()]));
    }

    #[test]
    fn a_write_that_fails_leaves_the_old_text() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::open(folder.path()).unwrap();
        disk.write("a", "old").unwrap();
        // The place where the new text would be written first is taken by a folder.
        fs::create_dir(folder.path().join("a.new")).unwrap();
        assert!(disk.write("a", "new").is_err());
        assert_eq!(disk.read("a"), Ok(Some("old".to_owned())));
    }

    #[test]
    fn only_one_copy_holds_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let first = Disk::open(folder.path()).unwrap();
        assert_eq!(
            Disk::open(folder.path()).err(),
            Some(StorageFlaw::SecondCopy)
        );
        drop(first);
        assert!(Disk::open(folder.path()).is_ok());
    }

    #[test]
    fn what_is_set_aside_is_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::open(folder.path()).unwrap();
        let mut places = Vec::new();
        for text in ["first", "second"] {
            disk.write("a", text).unwrap();
            places.push(disk.set_aside("a").unwrap());
            assert_eq!(disk.read("a"), Ok(None));
        }
        let texts: Vec<_> = places
            .iter()
            .map(|place| fs::read_to_string(place).unwrap())
            .collect();
        assert_eq!(texts, ["first", "second"]);
    }

    #[test]
    fn a_file_in_the_place_of_the_folder_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let flaw = Disk::open(&file).unwrap_err();
        assert!(flaw.to_string().contains("file"), "{flaw}");
    }
}
