//! Reads a record and makes sure that it is a game.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::flaw::{RecordFlaw, RecordReason};
use super::header::{self, Lines};
use super::{Record, begins_turn, throw_text};
use crate::rules::board::Board;
use crate::rules::game::Game;
use crate::rules::notation::{hand_name, move_named};
use crate::rules::state::Phase;

impl Record {
    /// Reads the text of a record. Every throw must be able to fall and every move be legal.
    ///
    /// # Errors
    /// Line and reason of the first thing that is wrong.
    pub fn read(text: &str, boards: &BTreeMap<String, Arc<Board>>) -> Result<Self, RecordFlaw> {
        let mut lines = Lines::new(text);
        let (spec, position) = header::read(&mut lines, boards)?;
        let first = |flaws: Vec<_>| {
            flaws
                .into_iter()
                .next()
                .map_or(RecordReason::Truncated, RecordReason::Rules)
        };
        let mut record = Self::new(spec).map_err(|flaws| RecordFlaw::new(1, first(flaws)))?;
        if let Some((line, setup)) = position {
            record = record.set_up(&setup).map_err(|flaws| {
                let flaws: Vec<_> = flaws.iter().map(ToString::to_string).collect();
                RecordFlaw::new(line, RecordReason::Position(flaws.join("; ")))
            })?;
        }
        let mut game = record.opening();
        while let Some((number, line)) = lines.next() {
            let flaw = |reason| RecordFlaw::new(number, reason);
            let words = record.line_begun(&game, line).map_err(flaw)?;
            for (i, word) in words.into_iter().enumerate() {
                if i > 0 && word.starts_with('[') && is_fresh(&game) {
                    let expected = "a new line for a new turn".to_owned();
                    return Err(flaw(RecordReason::Turn {
                        expected,
                        found: word.to_owned(),
                    }));
                }
                record.take(&mut game, word).map_err(flaw)?;
            }
        }
        Ok(record)
    }

    /// The words of a line after those that say whose it is.
    fn line_begun<'a>(&self, game: &Game, line: &'a str) -> Result<Vec<&'a str>, RecordReason> {
        let mut words = line.split_whitespace();
        let (expected, found) = match game.phase() {
            Phase::Start => (
                "start".to_owned(),
                words.next().unwrap_or_default().to_owned(),
            ),
            Phase::Over => {
                return Err(RecordReason::Move(
                    "the game is over, but the record goes on".to_owned(),
                ));
            }
            Phase::Throw | Phase::Move => {
                let turn = format!(
                    "{} {}",
                    self.turns + 1,
                    hand_name(game.rules(), game.hand())
                );
                let found: Vec<_> = words.by_ref().take(2).collect();
                (turn, found.join(" "))
            }
        };
        let fresh = is_fresh(game) || self.plies.is_empty();
        if expected != found || !fresh {
            let expected = if fresh {
                expected
            } else {
                "the rest of the turn in the line before".to_owned()
            };
            return Err(RecordReason::Turn { expected, found });
        }
        let words: Vec<_> = words.collect();
        if words.is_empty() {
            return Err(RecordReason::Turn {
                expected: "a throw".to_owned(),
                found: line.to_owned(),
            });
        }
        Ok(words)
    }

    fn take(&mut self, game: &mut Game, word: &str) -> Result<(), RecordReason> {
        if let Some(inside) = word.strip_prefix('[') {
            let wanted = inside.strip_suffix(']');
            let mut outcomes = game.outcomes().iter().map(|outcome| outcome.thrown);
            let thrown = outcomes
                .find(|&thrown| Some(throw_text(game.rules(), thrown).as_str()) == wanted)
                .ok_or_else(|| RecordReason::Throw(word.to_owned()))?;
            self.throw(game, thrown);
            return game
                .throw(thrown, &mut ())
                .map_err(|refusal| RecordReason::Move(refusal.to_string()));
        }
        let mv = move_named(game, word).map_err(|flaw| RecordReason::Move(flaw.to_string()))?;
        self.play(game, mv);
        game.play(mv, &mut ())
            .map_err(|refusal| RecordReason::Move(refusal.to_string()))
    }
}

/// Whether a new turn begins.
fn is_fresh(game: &Game) -> bool {
    game.phase() == Phase::Throw && begins_turn(game.state())
}
