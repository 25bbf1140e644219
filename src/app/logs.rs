//! What goes wrong, in our own words: on standard error and in the data folder.

use std::path::PathBuf;

use bevy::log::{BoxedLayer, Level, LogPlugin};
use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use {crate::cli::VERSION, crate::storage::Journal, std::io::Write, std::sync::Mutex};

/// The data folder, for the log and for reports; none if there is no place for any.
#[derive(Resource, Clone, Debug)]
pub(super) struct DataFolder(pub(super) Option<PathBuf>);

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
#[cfg(not(target_arch = "wasm32"))]
fn written_down(app: &mut App) -> Option<BoxedLayer> {
    use bevy::log::tracing_subscriber::{Layer, fmt};
    let folder = app.world().get_resource::<DataFolder>()?.0.clone()?;
    let mut log = Journal::open(&folder).ok()?;
    // A journal takes everything, or drops it in silence.
    let _ = writeln!(log, "== parchis {VERSION} begins");
    let layer = fmt::layer().with_ansi(false).with_writer(Mutex::new(log));
    Some(layer.boxed())
}

/// A page has its console.
#[cfg(target_arch = "wasm32")]
fn written_down(_: &mut App) -> Option<BoxedLayer> {
    None
}
