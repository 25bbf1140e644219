//! Two calm loops: a guitar for the Spanish and Moroccan tables, an oud for the Syrian one. Each has a
//! thin one beside it, bar for bar the same, for while somebody thinks.

pub mod guitar;
pub mod oud;

/// Room before the first beat, so that the seam lies where the music is quietest.
const UPBEAT: f64 = 0.06;
