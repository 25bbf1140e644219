//! Parchís and its Syrian cousin Barsees.
//!
//! The rules are a value that answers questions ([`rules`]); everything seen or heard is
//! told by its facts.

pub mod cli;
pub mod dice;
pub mod exhibition;
pub mod levels;
pub mod locale;
pub mod opponents;
pub mod page;
pub mod rulebook;
pub mod rules;
pub mod settings;
pub mod storage;

// The engine, and everything that is seen or heard.
#[cfg(feature = "game")]
pub mod app;
#[cfg(feature = "game")]
pub mod audio;
#[cfg(feature = "game")]
pub mod content;
#[cfg(all(feature = "game", not(target_arch = "wasm32")))]
pub mod film;
#[cfg(feature = "game")]
pub mod input;
#[cfg(feature = "game")]
pub mod menus;
#[cfg(feature = "game")]
pub mod screens;
#[cfg(feature = "game")]
pub mod table;
#[cfg(feature = "game")]
pub mod theme;
#[cfg(feature = "game")]
pub mod timeline;
#[cfg(feature = "game")]
pub mod ui;
#[cfg(feature = "game")]
pub mod view;
#[cfg(feature = "tools")]
pub mod workshop;
