//! A film of the game.

use std::process::ExitCode;

use super::{FlowPlugin, SeenPlugin};
use crate::cli::Filming;
use crate::film;
use crate::storage::StorageFlaw;

/// Films a game without a window. What is filmed is never saved.
#[must_use]
pub fn film(filming: Filming) -> ExitCode {
    film::film(&filming, |app| {
        let flow = FlowPlugin {
            opening: filming.opening.clone(),
            storage: Err(StorageFlaw::Forbidden),
        };
        app.add_plugins((flow, SeenPlugin));
    })
}
