//! What may be wrong with rules, rules files and game files.

use std::fmt;

use super::clash::Clash;
use super::value::Value;
use crate::rules::{CompileFlaw, SeatingFlaw};

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesFlaw {
    /// The path of a key (`six.fallback`), the field of a file (`board`), or line and column.
    pub place: String,
    /// What is wrong there.
    pub reason: Reason,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Reason {
    /// The text is no such file.
    #[error("{0}")]
    Syntax(String),
    /// The file is written for another program.
    #[error("version {found} is unknown; this program reads version {known}")]
    Version {
        /// The version of the file.
        found: u32,
        /// The version that can be read.
        known: u32,
    },
    /// An id with other signs than allowed.
    #[error("{0:?} is no id: lower-case letters, digits and hyphens, nothing else")]
    BadId(String),
    /// A name that should be known: of a family, a preset, a board.
    #[error("no {what} is called {found:?}; choose one of {known}")]
    UnknownName {
        /// What is missing.
        what: &'static str,
        /// The name.
        found: String,
        /// The names that exist.
        known: String,
    },
    /// A preset that is based on itself in the end.
    #[error("{0:?} is based on itself")]
    Circle(String),
    /// The preset or board that this one rests on is unsound itself.
    #[error("{0:?} has flaws of its own")]
    Unsound(String),
    /// Rules, presets and boards of different families.
    #[error("{found:?} belongs to {theirs}, not to {ours}")]
    OtherFamily {
        /// What does not fit.
        found: String,
        /// Its family.
        theirs: String,
        /// The family that is wanted.
        ours: String,
    },
    /// A key that the family does not have.
    #[error("{family} has no such key{}", near.as_ref().map(|n| format!("; did you mean {n}?")).unwrap_or_default())]
    UnknownKey {
        /// The family.
        family: &'static str,
        /// The key whose name is nearest.
        near: Option<&'static str>,
    },
    /// A full set of values lacks one.
    #[error("missing: a preset that is based on no other says every key; expected {0}")]
    Missing(String),
    /// A key that is set twice.
    #[error("said twice")]
    Twice,
    /// A value of the wrong kind.
    #[error("expected {wanted}, found {}: {found}", found.kind())]
    WrongType {
        /// What the key takes.
        wanted: String,
        /// The value.
        found: Value,
    },
    /// A value that the key does not know.
    #[error("{found} is not allowed; expected {wanted}")]
    NotAllowed {
        /// What the key takes.
        wanted: String,
        /// The value.
        found: Value,
    },
    /// Two keys that exclude each other.
    #[error("{value} does not go with {other}: {other_value}; {why}")]
    Contradiction {
        /// This key's value.
        value: Value,
        /// The other key.
        other: &'static str,
        /// The other key's value.
        other_value: Value,
        /// Why.
        why: Clash,
    },
    /// A value that this board or these seats cannot give.
    #[error("{value} does not fit board {board:?}: {why}")]
    Board {
        /// The key's value.
        value: Value,
        /// The board.
        board: String,
        /// Why.
        why: Clash,
    },
    /// A letter that no seat has.
    #[error("board {board:?} has no seat {letter:?}")]
    NoSuchSeat {
        /// The board.
        board: String,
        /// The letter.
        letter: char,
    },
    /// A team or side names a seat that does not play.
    #[error("seat {0:?} is not in play")]
    NotInPlay(char),
    /// A seat that is named twice, or in two teams or sides.
    #[error("seat {0:?} is named twice")]
    SeatTwice(char),
    /// Nobody to play against.
    #[error("all who play are in one team")]
    OneTeam,
    /// The seats do not make a game.
    #[error(transparent)]
    Seating(SeatingFlaw),
    /// Board and rules do not make a game.
    #[error(transparent)]
    Compile(CompileFlaw),
}

impl RulesFlaw {
    /// The flaw of a place.
    #[must_use]
    pub fn new(place: impl Into<String>, reason: Reason) -> Self {
        Self {
            place: place.into(),
            reason,
        }
    }

    /// Whether it is about this key, alone or with another.
    #[must_use]
    pub fn concerns(&self, path: &str) -> bool {
        let other = match &self.reason {
            Reason::Contradiction { other, .. } => Some(*other),
            _ => None,
        };
        self.place == path || other == Some(path)
    }

    /// The flaw of a text that could not be read.
    pub(super) fn syntax(error: &ron::error::SpannedError) -> Self {
        let at = error.span.start;
        Self::new(
            format!("line {}, column {}", at.line, at.col),
            Reason::Syntax(error.code.to_string()),
        )
    }
}

impl fmt::Display for RulesFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

impl std::error::Error for RulesFlaw {}

/// Flaws of the head that all files share: version and id.
pub(super) fn head_flaws(version: u32, known: u32, id: &str) -> Vec<RulesFlaw> {
    let mut flaws = Vec::new();
    if version != known {
        flaws.push(RulesFlaw::new(
            "version",
            Reason::Version {
                found: version,
                known,
            },
        ));
    }
    let sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(sign) {
        flaws.push(RulesFlaw::new("id", Reason::BadId(id.to_owned())));
    }
    flaws
}

/// Names as a sentence lists them.
pub(super) fn listed<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> String {
    let names: Vec<_> = names
        .into_iter()
        .map(|name| name.as_ref().to_owned())
        .collect();
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}
