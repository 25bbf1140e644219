//! The window.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use bevy::prelude::*;

use super::engine::engine;
use super::in_turn::InTurnPlugin;
use super::report::DataFolder;
use super::{FlowPlugin, SeenPlugin, drawing, monitors, pacing, report, standing};
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
    let data = data_folder(&opening);
    tell_panics(data.clone());
    let flow = FlowPlugin::new(opening);
    #[cfg(target_arch = "wasm32")]
    let storage = flow.storage.clone().ok();
    let mut app = App::new();
    app.insert_resource(DataFolder(data.clone()));
    app.add_plugins((
        engine(window()),
        InTurnPlugin,
        flow,
        SeenPlugin,
        audio::plugin,
        (
            drawing::plugin,
            monitors::plugin,
            pacing::plugin,
            report::plugin,
            standing::plugin,
        ),
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((super::icon::plugin, super::reveal::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(super::PagePlugin {
        storage,
        tested: crate::page::is_tested(),
    });
    #[cfg(feature = "tools")]
    app.add_plugins(crate::workshop::plugin);
    let exit = app.run();
    report::went_on(data.as_deref());
    match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The window as it opens.
fn window() -> Window {
    let mut window = Window {
        title: "Parchís".to_owned(),
        name: Some("parchis".to_owned()),
        // On the web the page says how large it is.
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        ..default()
    };
    #[cfg(not(target_arch = "wasm32"))]
    {
        use super::place::LEAST;
        window.resize_constraints.min_width = LEAST.x;
        window.resize_constraints.min_height = LEAST.y;
        window.visible = false;
    }
    // The first frame would be laid out for some other size.
    #[cfg(target_arch = "wasm32")]
    if let Some(size) = page_size() {
        window.resolution = size.as_uvec2().into();
    }
    window
}

/// The size of the page, in its own pixels.
#[cfg(target_arch = "wasm32")]
fn page_size() -> Option<Vec2> {
    let page = web_sys::window()?;
    let of = |side: Result<wasm_bindgen::JsValue, _>| Some(side.ok()?.as_f64()? as f32);
    Some(vec2(of(page.inner_width())?, of(page.inner_height())?))
}

/// Where this program keeps its things; nowhere on a page or without a home.
fn data_folder(opening: &Opening) -> Option<PathBuf> {
    #[cfg(not(target_arch = "wasm32"))]
    {
        opening.data.clone().or_else(crate::storage::data_folder)
    }
    #[cfg(target_arch = "wasm32")]
    {
        let _ = opening;
        None
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
/// into a sentence each, and writes a report of any other.
fn tell_panics(data: Option<PathBuf>) {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
    let usual = std::panic::take_hook();
    let written = AtomicBool::new(false);
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload_as_str().unwrap_or_default();
        let sentence = if said.starts_with("Unable to find a GPU") {
            "the graphics card or its driver cannot draw the game"
        } else if said.starts_with("Failed to build event loop") {
            "the display cannot be reached, so no window opens"
        } else {
            usual(panic);
            if let Some(sentence) = report::write_panic(data.as_deref(), panic, &written) {
                complain(&sentence);
            }
            return;
        };
        complain(sentence);
        std::process::exit(2);
    }));
}
