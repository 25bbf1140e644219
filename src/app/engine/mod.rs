//! The parts of the engine that the program runs on.

#[cfg_attr(target_arch = "wasm32", path = "page.rs")]
#[cfg_attr(not(target_arch = "wasm32"), path = "desktop.rs")]
mod parts;

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;

/// The engine, with its window as it opens.
pub(super) fn engine(window: Window) -> PluginGroupBuilder {
    parts::parts()
        .set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        })
        .set(AssetPlugin {
            // A page's sounds lie beside it, as they are; anywhere else nothing is read from files.
            file_path: String::new(),
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
}
