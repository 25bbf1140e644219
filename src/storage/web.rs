//! Texts in the browser's local storage.

use web_sys::{Storage as LocalStorage, window};

use super::{Storage, StorageFlaw};
use crate::page;

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
    /// If the browser keeps nothing for this page, or another tab has the game.
    pub fn open() -> Result<Self, StorageFlaw> {
        local_storage()?;
        page::holds().then_some(Self).ok_or(StorageFlaw::SecondCopy)
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

    fn names(&self, folder: &str) -> Result<Vec<String>, StorageFlaw> {
        let storage = local_storage()?;
        let count = storage.length().map_err(|_| StorageFlaw::Forbidden)?;
        let keys = (0..count).filter_map(|i| storage.key(i).ok().flatten());
        let inside = key(&format!("{folder}/"));
        let names = keys.filter(|key| {
            let rest = key.strip_prefix(&inside);
            rest.is_some_and(|name| !name.contains('/'))
        });
        let mut names: Vec<_> = names.map(|key| key[PREFIX.len()..].to_owned()).collect();
        names.sort();
        Ok(names)
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
