//! What goes wrong is told on the console of the page.

use std::fmt::{self, Write};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};
use web_sys::console;

/// Hears errors, and warnings of our own: the engine's tell at every start what a browser cannot do.
struct Console;

/// Lets the console hear them from now on.
pub(super) fn listen() {
    // Whoever listens already goes on doing so.
    let _ = tracing::subscriber::set_global_default(Console);
    if log::set_logger(&Console).is_ok() {
        log::set_max_level(log::LevelFilter::Warn);
    }
}

fn say(is_error: bool, sentence: &str) {
    if is_error {
        console::error_1(&sentence.into());
    } else {
        console::warn_1(&sentence.into());
    }
}

/// Drivers keep even their errors to themselves.
fn is_told(target: &str, is_error: bool) -> bool {
    target.starts_with("parchis") || is_error && !target.starts_with("wgpu_hal")
}

impl Subscriber for Console {
    fn enabled(&self, about: &Metadata<'_>) -> bool {
        let level = *about.level();
        about.is_event() && level <= Level::WARN && is_told(about.target(), level == Level::ERROR)
    }

    fn event(&self, event: &Event<'_>) {
        let mut sentence = Sentence(event.metadata().target().to_owned());
        event.record(&mut sentence);
        say(*event.metadata().level() == Level::ERROR, &sentence.0);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// Where it happened, and everything that is said of it.
struct Sentence(String);

impl Visit for Sentence {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing to a string does not fail.
        let _ = if field.name() == "message" {
            write!(self.0, ": {value:?}")
        } else {
            write!(self.0, ", {} {value:?}", field.name())
        };
    }
}

impl log::Log for Console {
    fn enabled(&self, about: &log::Metadata<'_>) -> bool {
        is_told(about.target(), about.level() == log::Level::Error)
    }

    fn log(&self, said: &log::Record<'_>) {
        if log::Log::enabled(self, said.metadata()) {
            let sentence = format!("{}: {}", said.target(), said.args());
            say(said.level() == log::Level::Error, &sentence);
        }
    }

    fn flush(&self) {}
}
