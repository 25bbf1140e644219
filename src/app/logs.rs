//! What goes wrong, in our own words: on standard error and in the data folder.

use std::io::Write;
use std::sync::Mutex;

use bevy::log::{BoxedLayer, Level, LogPlugin};
use bevy::prelude::*;

use super::report::DataFolder;
use crate::cli::VERSION;
use crate::storage::Journal;

/// Drivers and windows keep their chatter to themselves unless `RUST_LOG` asks for it.
pub(super) fn quiet_log() -> LogPlugin {
    LogPlugin {
        level: Level::WARN,
        filter: "wgpu_hal=off,winit=error,calloop=error".to_owned(),
        custom_layer: written_down,
        ..default()
    }
}

/// Lines go to the log in the data folder as well. Without one, they are only said.
fn written_down(app: &mut App) -> Option<BoxedLayer> {
    use bevy::log::tracing_subscriber::{Layer, fmt};
    let folder = app.world().get_resource::<DataFolder>()?.0.clone()?;
    let mut log = Journal::open(&folder).ok()?;
    // A journal takes everything, or drops it in silence.
    let _ = writeln!(log, "== parchis {VERSION} begins");
    let layer = fmt::layer().with_ansi(false).with_writer(Mutex::new(log));
    Some(layer.boxed())
}
