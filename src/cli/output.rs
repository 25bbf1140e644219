//! Where the command line writes: results to standard output, complaints to standard error.

use std::io::{BufWriter, ErrorKind, StdoutLock, Write};

/// Standard output, buffered.
pub(super) struct Output {
    to: BufWriter<StdoutLock<'static>>,
}

/// Why a command stops.
#[derive(Debug)]
pub(super) enum Failure {
    /// Nobody reads any more.
    Closed,
    /// A sentence for people.
    Message(String),
}

impl Failure {
    /// A sentence about a file.
    pub(super) fn of(path: &std::path::Path, reason: impl std::fmt::Display) -> Self {
        Self::Message(format!("{}: {reason}", path.display()))
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            Self::Closed
        } else {
            Self::Message(format!("cannot write: {error}"))
        }
    }
}

impl Output {
    pub(super) fn new() -> Self {
        Self {
            to: BufWriter::new(std::io::stdout().lock()),
        }
    }

    /// Writes one line.
    pub(super) fn line(&mut self, text: impl std::fmt::Display) -> Result<(), Failure> {
        Ok(writeln!(self.to, "{text}")?)
    }

    /// Hands over what has been written so far.
    pub(super) fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.to.flush()?)
    }
}

/// Writes a sentence to standard error.
pub(crate) fn complain(sentence: &str) {
    #[cfg(target_arch = "wasm32")]
    super::page::show(sentence);
    // There is nobody left to tell if this fails.
    let _ = writeln!(std::io::stderr(), "parchis: {sentence}");
}

/// Writes to standard error what nobody has to act on; a page has its console.
pub(super) fn mention(sentence: &str) {
    #[cfg(target_arch = "wasm32")]
    web_sys::console::warn_1(&sentence.into());
    #[cfg(not(target_arch = "wasm32"))]
    complain(sentence);
}

/// Writes a finding to standard output.
#[cfg(all(feature = "game", not(target_arch = "wasm32")))]
pub(crate) fn report(finding: &impl std::fmt::Display) {
    // There is nobody left to tell if this fails.
    let _ = writeln!(std::io::stdout(), "{finding}");
}
