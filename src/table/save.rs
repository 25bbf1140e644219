//! A saved match as a text: who plays, the cup, and the record of the game.
//!
//! ```text
//! parchis-save 1
//! players human greedy
//! cup 42 0 118
//!
//! parchis-record 1
//! …
//! end
//! ```
//!
//! The cup is its seed, which of the seed's streams, and how much of it was drawn, so that a
//! match goes on as if it had never been left. The last line tells a whole file from one that
//! was cut off.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::matches::Player;
use crate::dice::CupState;
use crate::rules::Board;
use crate::rules::record::{Record, RecordFlaw};

/// The only version of the format that there is.
const VERSION: u32 = 1;

/// A match that can be gone on with.
#[derive(Clone, Debug)]
pub struct Save {
    /// Who plays each hand, in the order of turns.
    pub players: Vec<Player>,
    /// The cup.
    pub cup: CupState,
    /// What was agreed, what fell and what was played.
    pub record: Record,
}

/// Why a text is no saved match.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SaveFlaw {
    /// There is nothing in it.
    #[error("it is empty")]
    Empty,
    /// It is something else.
    #[error("it is no saved game: it does not begin with \"parchis-save\"")]
    NoSave,
    /// It was written by another version of the program.
    #[error("version {found:?} is unknown; this program reads version {VERSION}")]
    Version {
        /// The version of the file.
        found: String,
    },
    /// The end is missing.
    #[error("it was cut off")]
    Truncated,
    /// A line of the head cannot be read.
    #[error("line {line}: {found:?} cannot be read")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// As many players as hands are needed.
    #[error("{found} players are named for {needed} seats")]
    Players {
        /// How many are named.
        found: usize,
        /// How many play.
        needed: usize,
    },
    /// The record is unsound.
    #[error("line {}: {}", .0.line, .0.reason)]
    Record(RecordFlaw),
}

/// Lines before the record.
const HEAD: usize = 4;

impl Save {
    /// The whole text.
    #[must_use]
    pub fn text(&self) -> String {
        text(&self.players, self.cup, &self.record)
    }

    /// Reads a text and makes sure that it is a game which can be gone on with.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read(text: &str, boards: &BTreeMap<String, Arc<Board>>) -> Result<Self, SaveFlaw> {
        if text.trim().is_empty() {
            return Err(SaveFlaw::Empty);
        }
        let mut lines = text.lines();
        let mut line = || lines.next().unwrap_or_default();
        let version = after(line(), "parchis-save").ok_or(SaveFlaw::NoSave)?;
        if version.parse() != Ok(VERSION) {
            let found = version.to_owned();
            return Err(SaveFlaw::Version { found });
        }
        let body = text.strip_suffix("\nend\n").ok_or(SaveFlaw::Truncated)?;
        let unread = |number: usize, found: &str| SaveFlaw::Line {
            line: number,
            found: found.to_owned(),
        };
        let named = line();
        let players: Vec<_> = after(named, "players")
            .ok_or_else(|| unread(2, named))?
            .split_whitespace()
            .map(Player::named)
            .collect();
        let kept = line();
        let cup = after(kept, "cup")
            .and_then(cup_named)
            .ok_or_else(|| unread(3, kept))?;
        let gap = line();
        if !gap.is_empty() {
            return Err(unread(HEAD, gap));
        }
        let start = body.match_indices('\n').nth(HEAD - 1);
        let record = start.map_or("", |(at, _)| &body[at + 1..]);
        let record = Record::read(record, boards).map_err(|flaw| {
            let line = flaw.line + HEAD;
            SaveFlaw::Record(RecordFlaw { line, ..flaw })
        })?;
        let needed = record.opening().rules().hands.len();
        if players.len() != needed {
            let found = players.len();
            return Err(SaveFlaw::Players { found, needed });
        }
        Ok(Self {
            players,
            cup,
            record,
        })
    }
}

/// The text of a match.
pub(super) fn text(players: &[Player], cup: CupState, record: &Record) -> String {
    let names: Vec<_> = players.iter().map(Player::name).collect();
    format!(
        "parchis-save {VERSION}\nplayers {}\ncup {} {} {}\n\n{}\nend\n",
        names.join(" "),
        cup.seed,
        cup.stream,
        cup.drawn,
        record.text(),
    )
}

fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    line.strip_prefix(word)?.strip_prefix(' ')
}

fn cup_named(words: &str) -> Option<CupState> {
    let mut numbers = words.split(' ').map(|word| word.parse::<u64>().ok());
    let mut number = || numbers.next().flatten();
    let cup = CupState {
        seed: number()?,
        stream: number()?,
        drawn: number()?,
    };
    numbers.next().is_none().then_some(cup)
}
