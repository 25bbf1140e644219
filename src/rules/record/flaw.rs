//! Why a text is no record.

use std::fmt;

use crate::rules::family::RulesFlaw;

/// What is wrong with a record, and in which line.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordFlaw {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: Box<RecordReason>,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordReason {
    /// The file has no header.
    #[error("this is no record of a game: it does not begin with \"parchis-record\"")]
    NoRecord,
    /// The file is written for another program.
    #[error("version {found:?} is unknown; this program reads version {known}")]
    Version {
        /// The version of the file.
        found: String,
        /// The version that can be read.
        known: u32,
    },
    /// The file ends inside the header.
    #[error("the file ends before the header is complete")]
    Truncated,
    /// Another line should stand here.
    #[error("expected {expected:?}, found {found:?}")]
    Expected {
        /// What should stand here.
        expected: &'static str,
        /// What does.
        found: String,
    },
    /// A board that is not known.
    #[error("no board is called {0:?}")]
    UnknownBoard(String),
    /// A board that has other squares or ways than when the game was played on it.
    #[error("board {0:?} has been changed since: this game was played on another one")]
    ChangedBoard(String),
    /// Rules or seats that do not fit.
    #[error("{0}")]
    Rules(RulesFlaw),
    /// A position that cannot be read, or is impossible.
    #[error("{0}")]
    Position(String),
    /// A line of a turn that is none.
    #[error("expected {expected:?} at the beginning of the line, found {found:?}")]
    Turn {
        /// Number and hand of the turn.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// A throw that cannot be read, or cannot fall.
    #[error("{0:?} cannot fall now")]
    Throw(String),
    /// A throw or move after the end, or a move that is not legal.
    #[error("{0}")]
    Move(String),
}

impl RecordFlaw {
    pub(super) fn new(line: usize, reason: RecordReason) -> Self {
        Self {
            line,
            reason: Box::new(reason),
        }
    }
}

impl fmt::Display for RecordFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RecordFlaw {}
