//! Reports of how the program stopped unexpectedly, and which of them has not been told yet.

#![expect(
    clippy::disallowed_methods,
    reason = "this is where files are written; a page has nothing but its console"
)]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of the reports inside the data folder.
pub const REPORTS: &str = "reports";

/// How many reports are kept.
const KEPT: usize = 8;
/// Holds the path of the report that the players have yet to be told of.
const UNTOLD: &str = "untold";

/// Writes a report into the data folder `data` and tells where it lies. It is told on the next
/// start unless [`told`] is called before.
///
/// # Errors
/// If it cannot be written.
pub fn write_report(data: &Path, text: &str) -> io::Result<PathBuf> {
    let folder = data.join(REPORTS);
    fs::create_dir_all(&folder)?;
    let last = numbers(&folder)?.into_iter().max().unwrap_or_default();
    let path = path(&folder, last + 1);
    fs::write(&path, text)?;
    fs::write(folder.join(UNTOLD), path.display().to_string())?;
    let mut all = numbers(&folder)?;
    all.sort_unstable();
    for old in all.iter().rev().skip(KEPT) {
        // One file too many is no harm.
        let _ = fs::remove_file(self::path(&folder, *old));
    }
    Ok(path)
}

/// The report that nobody has been told of.
#[must_use]
pub fn untold(data: &Path) -> Option<PathBuf> {
    let named = fs::read_to_string(data.join(REPORTS).join(UNTOLD)).ok()?;
    Some(PathBuf::from(named)).filter(|path| path.exists())
}

/// The report has been told, or the program went on in spite of it.
pub fn told(data: &Path) {
    // If it cannot be removed, it is told once more.
    let _ = fs::remove_file(data.join(REPORTS).join(UNTOLD));
}

fn path(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("report-{number}.txt"))
}

fn numbers(folder: &Path) -> io::Result<Vec<u32>> {
    let number = |name: &str| {
        let number = name.strip_prefix("report-")?.strip_suffix(".txt")?;
        number.parse().ok()
    };
    let entries = fs::read_dir(folder)?;
    Ok(entries
        .filter_map(|entry| number(entry.ok()?.file_name().to_str()?))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_report_is_untold_until_it_is_told() {
        let data = tempfile::tempdir().unwrap();
        assert_eq!(untold(data.path()), None);
        write_report(data.path(), "first").unwrap();
        let second = write_report(data.path(), "second").unwrap();
        assert_eq!(untold(data.path()), Some(second.clone()));
        told(data.path());
        assert_eq!(untold(data.path()), None);
        assert_eq!(fs::read_to_string(second).unwrap(), "second");
    }

    #[test]
    fn only_the_latest_reports_are_kept() {
        let data = tempfile::tempdir().unwrap();
        for n in 1..=20 {
            write_report(data.path(), &n.to_string()).unwrap();
        }
        let folder = data.path().join(REPORTS);
        let mut kept = numbers(&folder).unwrap();
        kept.sort_unstable();
        assert_eq!(kept, (21 - KEPT as u32..=20).collect::<Vec<_>>());
    }

    #[test]
    fn a_folder_that_cannot_be_written_to_is_told() {
        let data = tempfile::tempdir().unwrap();
        let file = data.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(write_report(&file, "report").is_err());
    }
}
