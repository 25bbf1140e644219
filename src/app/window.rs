//! The window.

use std::process::ExitCode;

use bevy::app::PanicHandlerPlugin;
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;

use super::{FlowPlugin, SeenPlugin};
use crate::audio;
use crate::cli::{Opening, complain};

/// Opens the table in a window, and comes back when it is closed.
///
/// Where no window can be opened or nothing can be drawn, one sentence says so.
#[must_use]
pub fn open(opening: Opening) -> ExitCode {
    if !has_display() {
        complain("no display was found to open a window on; `parchis film` draws without one");
        return ExitCode::from(2);
    }
    say_what_is_missing();
    let window = Window {
        title: "Parchís".to_owned(),
        name: Some("parchis".to_owned()),
        // On the web the page says how large it is.
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins((
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(quiet_log())
            // It would put its own hook over ours.
            .disable::<PanicHandlerPlugin>(),
        FlowPlugin::new(opening),
        SeenPlugin,
        audio::plugin,
    ));
    #[cfg(feature = "tools")]
    app.add_plugins(crate::workshop::plugin);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// What goes wrong in our own words; drivers and windows keep their chatter to themselves
/// unless `RUST_LOG` asks for it.
fn quiet_log() -> LogPlugin {
    LogPlugin {
        level: Level::WARN,
        filter: "wgpu_hal=off,winit=error,calloop=error".to_owned(),
        ..default()
    }
}

/// Whether there is something to open a window on. The engine would panic without it.
fn has_display() -> bool {
    if cfg!(all(
        unix,
        not(target_os = "macos"),
        not(target_arch = "wasm32")
    )) {
        ["DISPLAY", "WAYLAND_DISPLAY"]
            .into_iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
    } else {
        true
    }
}

/// Turns the two panics by which the engine tells that it can neither open a window nor draw
/// into a sentence each.
fn say_what_is_missing() {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload_as_str().unwrap_or_default();
        let sentence = if said.starts_with("Unable to find a GPU") {
            "the graphics card or its driver cannot draw the game"
        } else if said.starts_with("Failed to build event loop") {
            "the display cannot be reached, so no window opens"
        } else {
            return usual(panic);
        };
        complain(sentence);
        std::process::exit(2);
    }));
}
