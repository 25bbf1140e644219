//! The page around the game in a browser: what the game tells it and hears from it.
//!
//! `web/bridge.js` is the other end. Elsewhere there is no page: nobody listens, and nothing is heard.

#[cfg(target_arch = "wasm32")]
mod bridge;
#[cfg(feature = "game")]
mod plugin;
mod words;

#[cfg(feature = "game")]
pub use plugin::{PageSystems, plugin};
pub use words::{Heard, Line, Told};

#[cfg(target_arch = "wasm32")]
pub use bridge::{file, holds, is_tested, take, tell};

/// Tells the page something.
#[cfg(not(target_arch = "wasm32"))]
pub fn tell(_: &Told) {}

/// What the page has told, one after the other.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn take() -> Option<Heard> {
    None
}
