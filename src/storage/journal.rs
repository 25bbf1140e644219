//! A log file that never grows beyond bounds.

#![expect(
    clippy::disallowed_methods,
    reason = "this is where files are written; the browser has a console of its own"
)]

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder of the logs inside the data folder.
pub const LOGS: &str = "logs";

/// The most bytes of one file.
const MOST: u64 = 256 * 1024;
/// How many files there are at most, the one that is written included.
const KEPT: usize = 4;

/// A log: lines are written to `parchis.log`; when that is full it becomes `parchis.1.log`, and
/// so on, and the oldest goes.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    file: File,
    written: u64,
}

impl Journal {
    /// Opens the log in the data folder `data` and writes on where it ended.
    ///
    /// # Errors
    /// If it cannot be written to.
    pub fn open(data: &Path) -> io::Result<Self> {
        let folder = data.join(LOGS);
        fs::create_dir_all(&folder)?;
        let file = opened(&folder)?;
        let written = file.metadata()?.len();
        Ok(Self {
            folder,
            file,
            written,
        })
    }

    /// Begins a new file; every older one gets the next number.
    fn turn(&mut self) -> io::Result<()> {
        for n in (1..KEPT).rev() {
            let older = path(&self.folder, n);
            match fs::rename(path(&self.folder, n - 1), older) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        self.file = opened(&self.folder)?;
        self.written = 0;
        Ok(())
    }
}

fn opened(folder: &Path) -> io::Result<File> {
    File::options()
        .create(true)
        .append(true)
        .open(path(folder, 0))
}

fn path(folder: &Path, n: usize) -> PathBuf {
    folder.join(match n {
        0 => "parchis.log".to_owned(),
        n => format!("parchis.{n}.log"),
    })
}

impl Write for Journal {
    /// Writes all of it or nothing. What cannot be written is dropped: whoever logs has nobody to
    /// tell that the log is full.
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let length = text.len() as u64;
        if self.written + length > MOST && self.written > 0 && self.turn().is_err() {
            return Ok(text.len());
        }
        if length <= MOST && self.file.write_all(text).is_ok() {
            self.written += length;
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(data: &Path) -> Vec<(String, u64)> {
        let mut files: Vec<_> = fs::read_dir(data.join(LOGS))
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                let name = entry.file_name().into_string().unwrap();
                (name, entry.metadata().unwrap().len())
            })
            .collect();
        files.sort();
        files
    }

    #[test]
    fn whatever_is_written_there_are_few_files_of_bounded_size() {
        let data = tempfile::tempdir().unwrap();
        let mut log = Journal::open(data.path()).unwrap();
        let line = [b'x'; 1000];
        for _ in 0..3 * KEPT * (MOST as usize) / line.len() {
            log.write_all(&line).unwrap();
        }
        let files = files(data.path());
        assert_eq!(files.len(), KEPT, "{files:?}");
        assert!(files.iter().all(|(_, length)| *length <= MOST), "{files:?}");
        // Only the one without a number is still being filled.
        let full = files.iter().filter(|(_, length)| *length > MOST / 2);
        assert!(full.count() >= KEPT - 1, "{files:?}");
    }

    #[test]
    fn the_next_start_writes_on_and_the_newest_lines_are_in_the_file_without_a_number() {
        let data = tempfile::tempdir().unwrap();
        for line in ["first\n", "second\n"] {
            let mut log = Journal::open(data.path()).unwrap();
            log.write_all(line.as_bytes()).unwrap();
        }
        let newest = data.path().join(LOGS).join("parchis.log");
        assert_eq!(fs::read_to_string(&newest).unwrap(), "first\nsecond\n");
        let mut log = Journal::open(data.path()).unwrap();
        log.write_all(&vec![b'x'; MOST as usize]).unwrap();
        log.write_all(b"last\n").unwrap();
        assert_eq!(fs::read_to_string(&newest).unwrap(), "last\n");
    }

    #[test]
    fn a_line_larger_than_a_file_is_dropped() {
        let data = tempfile::tempdir().unwrap();
        let mut log = Journal::open(data.path()).unwrap();
        log.write_all(&vec![b'x'; 2 * MOST as usize]).unwrap();
        log.write_all(b"small\n").unwrap();
        assert_eq!(files(data.path()), [("parchis.log".to_owned(), 6)]);
    }
}
