//! A saved match as a text: who plays, the cup, and the record of the game.
//!
//! ```text
//! parchis-save 2
//! player human Amina
//! player greedy
//! cup 42 0 118
//!
//! parchis-record 1
//! …
//! end
//! ```
//!
//! There is a player a hand, in the order of turns, with the name of a person who has given one.
//! Version 1, without names, has them on one line, `players human greedy`, and is still read.
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

/// The version of the format that is written.
const VERSION: u32 = 2;

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
    #[error("version {found:?} is unknown; this program reads versions 1 to {VERSION}")]
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
        let mut head = Head::of(text);
        let version = head.after("parchis-save").ok_or(SaveFlaw::NoSave)?;
        let number = version.parse().ok();
        let Some(number @ 1..=VERSION) = number else {
            let found = version.to_owned();
            return Err(SaveFlaw::Version { found });
        };
        let body = text.strip_suffix("\nend\n").ok_or(SaveFlaw::Truncated)?;
        let players = if number == 1 {
            let named = head.must("players")?;
            named.split_whitespace().map(Player::named).collect()
        } else {
            head.players()?
        };
        let cup = head.must("cup")?;
        let cup = cup_named(cup).ok_or_else(|| head.unread())?;
        head.next();
        if !head.line.is_empty() {
            return Err(head.unread());
        }
        let start = body.match_indices('\n').nth(head.number - 1);
        let record = start.map_or("", |(at, _)| &body[at + 1..]);
        let record = Record::read(record, boards).map_err(|flaw| {
            let line = flaw.line + head.number;
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

/// The lines before the record, one after the other.
struct Head<'a> {
    lines: std::iter::Peekable<std::str::Lines<'a>>,
    /// The line that was read last.
    line: &'a str,
    /// Its number, from 1.
    number: usize,
}

impl<'a> Head<'a> {
    fn of(text: &'a str) -> Self {
        Self {
            lines: text.lines().peekable(),
            line: "",
            number: 0,
        }
    }

    fn next(&mut self) {
        self.line = self.lines.next().unwrap_or_default();
        self.number += 1;
    }

    /// What follows a word at the beginning of the next line, if it begins so.
    fn after(&mut self, word: &str) -> Option<&'a str> {
        self.next();
        self.line.strip_prefix(word)?.strip_prefix(' ')
    }

    fn must(&mut self, word: &str) -> Result<&'a str, SaveFlaw> {
        self.after(word).ok_or_else(|| self.unread())
    }

    /// As many lines as name a player.
    fn players(&mut self) -> Result<Vec<Player>, SaveFlaw> {
        let mut players = Vec::new();
        while self
            .lines
            .peek()
            .is_some_and(|line| line.starts_with("player "))
        {
            let player = self.must("player")?;
            let (kind, name) = player.split_once(' ').unwrap_or((player, ""));
            let player = Player::named(kind);
            players.push(match name {
                "" => player,
                name if player.is_human() => Player::person(name),
                _ => return Err(self.unread()),
            });
        }
        Ok(players)
    }

    fn unread(&self) -> SaveFlaw {
        SaveFlaw::Line {
            line: self.number,
            found: self.line.to_owned(),
        }
    }
}

/// The text of a match.
pub(super) fn text(players: &[Player], cup: CupState, record: &Record) -> String {
    let player = |player: &Player| match player.name() {
        Some(name) => format!("player {} {name}\n", player.kind()),
        None => format!("player {}\n", player.kind()),
    };
    format!(
        "parchis-save {VERSION}\n{}cup {} {} {}\n\n{}\nend\n",
        players.iter().map(player).collect::<String>(),
        cup.seed,
        cup.stream,
        cup.drawn,
        record.text(),
    )
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
