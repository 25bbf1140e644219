//! How the game looks: colours, materials, fonts, and where things lie in the window.

pub mod fonts;
pub mod layout;
pub mod look;
pub mod palette;
mod plates;
