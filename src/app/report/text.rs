//! What a report says: what runs where, what went wrong, and the last plies of the match.

use std::sync::Mutex;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use crate::cli::VERSION;
use crate::table::Match;

/// How many lines of the record a report tells.
const LINES: usize = 12;

/// What the hook cannot ask for when it is called.
static KNOWN: Mutex<Known> = Mutex::new(Known {
    graphics: String::new(),
    rules: String::new(),
    plies: String::new(),
});

struct Known {
    graphics: String,
    rules: String,
    plies: String,
}

pub(super) fn know_graphics(adapter: Option<Res<RenderAdapterInfo>>) {
    let Some(adapter) = adapter else { return };
    if let Ok(mut known) = KNOWN.lock() {
        known.graphics = format!(
            "{} ({}, {:?})",
            adapter.name, adapter.driver_info, adapter.backend
        );
    }
}

/// The header of a record tells the rules; of the turns the last ones do.
pub(super) fn know_match(truth: Res<Match>) {
    let Ok(mut known) = KNOWN.lock() else { return };
    let text = truth.record().text();
    let (rules, turns) = text.split_once("\n\n").unwrap_or((text, ""));
    rules.clone_into(&mut known.rules);
    let from = turns.rmatch_indices('\n').nth(LINES - 1);
    turns[from.map_or(0, |(at, _)| at + 1)..].clone_into(&mut known.plies);
}

/// The report.
pub(super) fn text(what: &str, place: &str, trace: &str) -> String {
    let (graphics, rules, plies) = match KNOWN.lock() {
        Ok(known) => (
            known.graphics.clone(),
            known.rules.clone(),
            known.plies.clone(),
        ),
        // Whoever held it panicked: the rest is told all the same.
        Err(_) => Default::default(),
    };
    let session = if std::env::var_os("WAYLAND_DISPLAY").is_some() {
        "Wayland"
    } else {
        "X11 or the system's own"
    };
    nameless(&format!(
        "Parchís stopped unexpectedly. This report names nobody and was sent nowhere.\n\n\
         version   {VERSION}\n\
         system    {} {}, {session}\n\
         graphics  {graphics}\n\
         what      {what}\n\
         where     {place}\n\n\
         [match]\n{rules}\n\n{plies}\n\n\
         [backtrace]\n{trace}\n",
        std::env::consts::OS,
        std::env::consts::ARCH,
    ))
}

/// Without the name of the player's folder, which often is the player's own.
pub(super) fn nameless(text: &str) -> String {
    let home = std::env::home_dir().map(|home| home.display().to_string());
    match home.filter(|home| home.len() > 1) {
        Some(home) => text.replace(&home, "~"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_tells_version_system_what_where_and_the_match() {
        {
            let mut known = KNOWN.lock().unwrap();
            known.rules = "game parchis-4-spain".to_owned();
            known.plies = "7 Y [5] H>5".to_owned();
        }
        let told = text("the cup is empty", "src/dice.rs:7:1", "0: main");
        for part in [
            VERSION,
            std::env::consts::OS,
            "the cup is empty",
            "src/dice.rs:7:1",
            "game parchis-4-spain",
            "7 Y [5] H>5",
            "0: main",
        ] {
            assert!(told.contains(part), "{part} is missing in {told}");
        }
    }

    #[test]
    fn a_report_does_not_tell_whose_folder_it_is() {
        let home = std::env::home_dir().unwrap().display().to_string();
        let told = text(&format!("{home}/games is gone"), "", "");
        assert!(!told.contains(&home), "{told}");
        assert!(told.contains("~/games is gone"));
    }
}
