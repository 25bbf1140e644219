//! Keeps what must outlive the program: saved games and settings, on disk or in the browser.
//!
//! [`open`] finds the place that fits the machine. What is written is written whole or not at
//! all, and only the first running copy of the program writes.

mod bundle;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
mod flaw;
#[cfg(not(target_arch = "wasm32"))]
mod journal;
mod nowhere;
mod own;
#[cfg(not(target_arch = "wasm32"))]
pub mod reports;
#[cfg(target_arch = "wasm32")]
mod web;

use std::path::Path;
use std::sync::Arc;

pub use bundle::{BundleFlaw, export, import};
#[cfg(not(target_arch = "wasm32"))]
pub use disk::{Disk, data_folder, levels_folder};
pub use flaw::StorageFlaw;
#[cfg(not(target_arch = "wasm32"))]
pub use journal::{Journal, LOGS};
pub use nowhere::Nowhere;
pub use own::{NameFlaw, OwnFlaw, forget_rules, keep_rules, own_levels};
#[cfg(target_arch = "wasm32")]
pub use web::Browser;

/// Somewhere to keep texts by name.
///
/// A name is a relative path of plain words, such as `saves/match.parchis`.
pub trait Storage: Send + Sync {
    /// The text of a name; nothing if there is none.
    ///
    /// # Errors
    /// If it is there but cannot be read.
    fn read(&self, name: &str) -> Result<Option<String>, StorageFlaw>;

    /// The names of all texts in a folder, without those in folders inside it, sorted.
    ///
    /// # Errors
    /// If they cannot be listed.
    fn names(&self, folder: &str) -> Result<Vec<String>, StorageFlaw>;

    /// Writes a text whole or not at all, in place of an older one.
    ///
    /// # Errors
    /// If it cannot be written; the older text is then still there.
    fn write(&self, name: &str, text: &str) -> Result<(), StorageFlaw>;

    /// Removes the text of a name, if there is one.
    ///
    /// # Errors
    /// If it cannot be removed.
    fn remove(&self, name: &str) -> Result<(), StorageFlaw>;

    /// Gives a text that is of no use another name, so that nothing overwrites it, and tells
    /// where it is now.
    ///
    /// # Errors
    /// If it cannot be moved.
    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw>;

    /// Where a name lies, for people to read.
    fn place(&self, name: &str) -> String;
}

/// Opens the place where this program keeps its things: `folder`, else the usual one of the
/// machine (see [`data_folder`]), else the browser's.
///
/// # Errors
/// If there is no such place, or another copy of the program holds it.
pub fn open(folder: Option<&Path>) -> Result<Arc<dyn Storage>, StorageFlaw> {
    #[cfg(not(target_arch = "wasm32"))]
    {
        let folder = folder.map(Path::to_owned).or_else(data_folder);
        Ok(Arc::new(Disk::open(folder.ok_or(StorageFlaw::NoHome)?)?))
    }
    #[cfg(target_arch = "wasm32")]
    {
        let _ = folder;
        Ok(Arc::new(Browser::open()?))
    }
}
