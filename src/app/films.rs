//! A film of the game.

use std::process::ExitCode;
use std::sync::Arc;

use bevy::prelude::*;

use super::in_turn::InTurnPlugin;
use super::{FlowPlugin, SeenPlugin};
use crate::cli::Filming;
use crate::film;
use crate::storage::Nowhere;

/// Films a game without a window. What is filmed is never saved.
#[must_use]
pub fn film(filming: Filming) -> ExitCode {
    let engine = |app: &mut App| {
        app.add_plugins(InTurnPlugin);
    };
    film::film(&filming, engine, |app| {
        let flow = FlowPlugin {
            opening: filming.opening.clone(),
            storage: Ok(Arc::new(Nowhere)),
        };
        app.add_plugins((flow, SeenPlugin));
    })
}
