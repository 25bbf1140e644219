//! The header of a record: everything that was agreed on, in full.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use super::VERSION;
use super::flaw::{RecordFlaw, RecordReason};
use crate::rules::board::Board;
use crate::rules::family::{Family, GameSpec, LOOKS, Rules, SeatChoice};
use crate::rules::ids::Colour;
use crate::rules::notation::{LineFlaw, Setup};

/// The header of a game that begins from a position, if one is given, with the empty line that
/// ends it.
pub(super) fn written(spec: &GameSpec, position: Option<&Setup>) -> String {
    let mut text = format!(
        "parchis-record {VERSION}\ngame {}\nboard {} {}\n",
        spec.id,
        spec.board.id,
        spec.board.fingerprint()
    );
    // Writing to a text cannot fail.
    let _ = writeln!(text, "preset {}", spec.rules.preset());
    for (key, value) in spec.rules.iter() {
        let _ = writeln!(text, "rule {} = {value}", key.path);
    }
    let letters = |seats: &[Colour]| {
        let letters: Vec<_> = seats
            .iter()
            .map(|c| spec.board.seats[c.index()].letter.to_string())
            .collect();
        letters.join(" ")
    };
    let _ = writeln!(text, "seats {}", letters(&spec.seating.in_play));
    for side in &spec.seating.sides {
        let _ = writeln!(text, "side {}", letters(side));
    }
    for team in &spec.seating.teams {
        let _ = writeln!(text, "team {}", letters(team));
    }
    if let Some(look) = &spec.look {
        let _ = writeln!(text, "look {look}");
    }
    if let Some(position) = position {
        let _ = writeln!(text, "position {position}");
    }
    text.push('\n');
    text
}

/// The lines of a record, numbered from 1.
pub(super) struct Lines<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            lines: text.lines().enumerate().peekable(),
            last: 0,
        }
    }

    /// The next line with its number.
    pub(super) fn next(&mut self) -> Option<(usize, &'a str)> {
        let (i, line) = self.lines.next()?;
        self.last = i + 1;
        Some((i + 1, line))
    }

    /// What follows a word at the beginning of the next line, if the line begins so.
    fn after(&mut self, word: &str) -> Option<(usize, &'a str)> {
        let rest = |line: &'a str| {
            line.strip_prefix(word)?
                .strip_prefix(' ')
                .or((line == word).then_some(""))
        };
        let (_, line) = self.lines.peek()?;
        let rest = rest(line)?;
        self.next().map(|(number, _)| (number, rest))
    }

    fn must(&mut self, word: &'static str) -> Result<(usize, &'a str), RecordFlaw> {
        if let Some(found) = self.after(word) {
            return Ok(found);
        }
        Err(match self.next() {
            Some((line, found)) => {
                let reason = RecordReason::Expected {
                    expected: word,
                    found: found.to_owned(),
                };
                RecordFlaw::new(line, reason)
            }
            None => RecordFlaw::new(self.last + 1, RecordReason::Truncated),
        })
    }
}

/// Reads a header: what was agreed on, and the line of the position that the game begins from,
/// if it has one.
pub(super) fn read(
    lines: &mut Lines<'_>,
    boards: &BTreeMap<String, Arc<Board>>,
) -> Result<(GameSpec, Option<(usize, Setup)>), RecordFlaw> {
    let (_, version) = lines
        .after("parchis-record")
        .ok_or(RecordFlaw::new(1, RecordReason::NoRecord))?;
    if version.parse() != Ok(VERSION) {
        let reason = RecordReason::Version {
            found: version.to_owned(),
            known: VERSION,
        };
        return Err(RecordFlaw::new(1, reason));
    }
    let (_, id) = lines.must("game")?;
    let (board_line, named) = lines.must("board")?;
    let (name, print) = match named.split_once(' ') {
        Some((name, print)) => (name, Some(print)),
        // An older record has no fingerprint.
        None => (named, None),
    };
    let of_board =
        |reason: fn(String) -> RecordReason| RecordFlaw::new(board_line, reason(name.to_owned()));
    let unknown = || of_board(RecordReason::UnknownBoard);
    let board = Arc::clone(boards.get(name).ok_or_else(unknown)?);
    let (first_rule, preset) = lines.must("preset")?;
    let rules = read_rules(lines, &board, preset, first_rule)?;
    let choice = read_seats(lines)?;
    let look = read_look(lines)?;
    let position = match lines.after("position") {
        Some((line, text)) => match text.parse() {
            Ok(position) => Some((line, position)),
            Err(flaw) => {
                let reason = RecordReason::Position(LineFlaw::to_string(&flaw));
                return Err(RecordFlaw::new(line, reason));
            }
        },
        None => None,
    };
    let end = match lines.next() {
        Some((end, "")) => end,
        Some((end, line)) => {
            let reason = RecordReason::Expected {
                expected: "an empty line",
                found: line.to_owned(),
            };
            return Err(RecordFlaw::new(end, reason));
        }
        None => return Err(RecordFlaw::new(lines.last + 1, RecordReason::Truncated)),
    };
    let first = |flaws: Vec<_>| {
        flaws
            .into_iter()
            .next()
            .map(RecordReason::Rules)
            .unwrap_or(RecordReason::Truncated)
    };
    let spec = GameSpec::new(id, board, rules, &choice)
        .map_err(|flaws| RecordFlaw::new(end, first(flaws)))?;
    // As the rules have laid it: they may have mirrored it.
    if print.is_some_and(|print| print != spec.board.fingerprint()) {
        return Err(of_board(RecordReason::ChangedBoard));
    }
    Ok((GameSpec { look, ..spec }, position))
}

fn read_look(lines: &mut Lines<'_>) -> Result<Option<String>, RecordFlaw> {
    match lines.after("look") {
        Some((_, look)) if LOOKS.contains(&look) => Ok(Some(look.to_owned())),
        Some((line, look)) => {
            let reason = RecordReason::Expected {
                expected: "a look",
                found: look.to_owned(),
            };
            Err(RecordFlaw::new(line, reason))
        }
        None => Ok(None),
    }
}

fn read_rules(
    lines: &mut Lines<'_>,
    board: &Board,
    preset: &str,
    after: usize,
) -> Result<Rules, RecordFlaw> {
    let mut named = Vec::new();
    let mut numbers = Vec::new();
    while let Some((line, rule)) = lines.after("rule") {
        let Some((path, value)) = rule.split_once(" = ") else {
            let reason = RecordReason::Expected {
                expected: "key = value",
                found: rule.to_owned(),
            };
            return Err(RecordFlaw::new(line, reason));
        };
        let Ok(value) = value.parse();
        named.push((path.to_owned(), value));
        numbers.push(line);
    }
    let unknown = || {
        let reason = RecordReason::Expected {
            expected: "a board of a known family",
            found: board.family.clone(),
        };
        RecordFlaw::new(after, reason)
    };
    let family = Family::named(&board.family).ok_or_else(unknown)?;
    Rules::check(family, preset, None, &named).map_err(|flaws| {
        let flaw = flaws.into_iter().next();
        let place = flaw
            .as_ref()
            .map(|flaw| flaw.place.clone())
            .unwrap_or_default();
        let at = named
            .iter()
            .rposition(|(path, _)| *path == place)
            .map(|i| numbers[i]);
        let last = numbers.last().map_or(after, |last| last + 1);
        RecordFlaw::new(
            at.unwrap_or(last),
            flaw.map_or(RecordReason::Truncated, RecordReason::Rules),
        )
    })
}

fn read_seats(lines: &mut Lines<'_>) -> Result<SeatChoice, RecordFlaw> {
    fn letters((line, text): (usize, &str)) -> Result<Vec<char>, RecordFlaw> {
        let letter = |word: &str| {
            let mut letters = word.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => Ok(letter),
                _ => {
                    let reason = RecordReason::Expected {
                        expected: "letters of seats",
                        found: word.to_owned(),
                    };
                    Err(RecordFlaw::new(line, reason))
                }
            }
        };
        text.split_whitespace().map(letter).collect()
    }
    let in_play = Some(letters(lines.must("seats")?)?);
    let mut groups = [Vec::new(), Vec::new()];
    for (word, groups) in ["side", "team"].into_iter().zip(&mut groups) {
        while let Some(found) = lines.after(word) {
            groups.push(letters(found)?);
        }
    }
    let [sides, teams] = groups.map(Some);
    Ok(SeatChoice {
        in_play,
        teams,
        sides,
    })
}
