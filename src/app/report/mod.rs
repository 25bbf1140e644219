//! When the program stops unexpectedly: a report of it, so that it can be mended.
//!
//! The report stays in the player's own folder and names nobody: what runs where, what went
//! wrong, and the last plies of the match.

mod text;

use std::backtrace::Backtrace;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

use self::text::{know_graphics, know_match, nameless, text};
use crate::locale::Phrase;
use crate::screens::Notice;
#[cfg(not(target_arch = "wasm32"))]
use crate::storage::reports;
use crate::table::Match;

/// The data folder, for the log and for reports; none if there is no place for any.
#[derive(Resource, Clone, Debug)]
pub(super) struct DataFolder(pub(super) Option<PathBuf>);

/// Keeps in mind what a report should tell, and tells of the last one.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, tell_last).add_systems(
        Last,
        (
            know_graphics.run_if(run_once),
            know_match.run_if(resource_exists_and_changed::<Match>),
        ),
    );
}

/// Says once that the program stopped unexpectedly last time.
fn tell_last(data: Res<DataFolder>, mut notices: MessageWriter<Notice>) {
    let Some(data) = &data.0 else { return };
    if let Some(path) = untold(data) {
        let path = nameless(&path.display().to_string());
        notices.write(Notice(Phrase::new("error-stopped").with("path", path)));
        went_on(Some(data));
    }
}

/// The last report, if nobody has been told of it. A page keeps none.
fn untold(data: &Path) -> Option<PathBuf> {
    #[cfg(not(target_arch = "wasm32"))]
    {
        reports::untold(data)
    }
    #[cfg(target_arch = "wasm32")]
    {
        let _ = data;
        None
    }
}

/// The program ended as it should, whatever panicked meanwhile.
pub(super) fn went_on(data: Option<&Path>) {
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(data) = data {
        reports::told(data);
    }
    #[cfg(target_arch = "wasm32")]
    let _ = data;
}

/// Writes a report where there is a disk.
fn keep(data: &Path, text: &str) -> std::io::Result<PathBuf> {
    #[cfg(not(target_arch = "wasm32"))]
    {
        reports::write_report(data, text)
    }
    #[cfg(target_arch = "wasm32")]
    {
        let _ = (data, text);
        Err(std::io::ErrorKind::Unsupported.into())
    }
}

/// Writes a report of a panic into the data folder, and gives the sentence to say. Only the first
/// panic has one, since whatever panics after that is its consequence: `written` remembers.
pub(super) fn write_panic(
    data: Option<&Path>,
    panic: &PanicHookInfo,
    written: &AtomicBool,
) -> Option<String> {
    if written.swap(true, Ordering::Relaxed) {
        return None;
    }
    let place = panic
        .location()
        .map_or_else(String::new, ToString::to_string);
    let what = panic.payload_as_str().unwrap_or("something without a name");
    let text = text(what, &place, &Backtrace::force_capture().to_string());
    let written = data.map(|data| keep(data, &text));
    Some(match written {
        Some(Ok(path)) => format!(
            "the game stopped unexpectedly; a report lies in {}, and the game is saved up to its last ply",
            path.display()
        ),
        Some(Err(error)) => {
            format!("the game stopped unexpectedly, and no report could be written: {error}")
        }
        None => "the game stopped unexpectedly".to_owned(),
    })
}

#[cfg(test)]
#[expect(
    clippy::disallowed_methods,
    reason = "a test looks at what lies on the disk"
)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    #[test]
    fn a_panic_is_written_once() {
        let data = tempfile::tempdir().unwrap();
        let folder = data.path().to_path_buf();
        let (here, written) = (std::thread::current().id(), AtomicBool::new(false));
        let said = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&said);
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // Other tests may panic meanwhile.
            if std::thread::current().id() == here {
                let sentence = write_panic(Some(&folder), panic, &written);
                heard.lock().unwrap().push(sentence);
            }
        }));
        for what in ["the first", "its consequence"] {
            let _ = std::panic::catch_unwind(|| panic!("{what}"));
        }
        std::panic::set_hook(usual);
        let said = said.lock().unwrap();
        let [Some(sentence), None] = said.as_slice() else {
            panic!("{said:?}");
        };
        let path = reports::untold(data.path()).unwrap();
        assert!(sentence.contains(&path.display().to_string()), "{sentence}");
        let report = std::fs::read_to_string(path).unwrap();
        assert!(
            report.contains("the first") && report.contains(file!()),
            "{report}"
        );
        assert!(!report.contains("its consequence"));
    }
}
