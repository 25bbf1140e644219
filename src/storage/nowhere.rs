//! Keeps nothing, and says nothing of it.

use super::{Storage, StorageFlaw};

/// Somewhere where nothing is and nothing stays: for films, of which nothing is to be kept.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nowhere;

impl Storage for Nowhere {
    fn read(&self, _: &str) -> Result<Option<String>, StorageFlaw> {
        Ok(None)
    }

    fn names(&self, _: &str) -> Result<Vec<String>, StorageFlaw> {
        Ok(Vec::new())
    }

    fn write(&self, _: &str, _: &str) -> Result<(), StorageFlaw> {
        Ok(())
    }

    fn remove(&self, _: &str) -> Result<(), StorageFlaw> {
        Ok(())
    }

    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw> {
        Ok(self.place(name))
    }

    fn place(&self, name: &str) -> String {
        name.to_owned()
    }
}
