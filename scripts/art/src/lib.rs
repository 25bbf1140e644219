//! The workshop where the assets of Parchís are made.

pub mod icon;
pub mod sounds;
