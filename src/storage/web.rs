//! Texts in the browser's local storage.

use web_sys::{Storage as LocalStorage, window};

use super::{Storage, StorageFlaw};

/// Keeps the keys of this program apart from others of the same origin.
const PREFIX: &str = "parchis/";

/// The local storage of the page; every call asks the browser anew, since it may be forbidden
/// at any time.
#[derive(Clone, Copy, Debug)]
pub struct Browser;

impl Browser {
    /// The browser's storage.
    ///
    /// # Errors
    /// If the browser keeps nothing for this page.
    pub fn open() -> Result<Self, StorageFlaw> {
        local_storage().map(|_| Self)
    }
}

fn local_storage() -> Result<LocalStorage, StorageFlaw> {
    window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or(StorageFlaw::Forbidden)
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

impl Storage for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, StorageFlaw> {
        local_storage()?
            .get_item(&key(name))
            .map_err(|_| StorageFlaw::Forbidden)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageFlaw> {
        // The only failure that a browser knows here is that its quota is used up.
        local_storage()?
            .set_item(&key(name), text)
            .map_err(|_| StorageFlaw::Full)
    }

    fn remove(&self, name: &str) -> Result<(), StorageFlaw> {
        local_storage()?
            .remove_item(&key(name))
            .map_err(|_| StorageFlaw::Forbidden)
    }

    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw> {
        let text = self.read(name)?.unwrap_or_default();
        for n in 1.. {
            let aside = format!("{name}.broken-{n}");
            if self.read(&aside)?.is_none() {
                self.write(&aside, &text)?;
                self.remove(name)?;
                return Ok(self.place(&aside));
            }
        }
        Err(StorageFlaw::Full)
    }

    fn place(&self, name: &str) -> String {
        key(name)
    }
}
