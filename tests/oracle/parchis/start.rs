//! Who plays and who starts: `seats.in_play`, `start.who`.

use serde_json::Value;

use super::board::{SEATS, seat_number};
use super::{Phase, Table};
use crate::oracle::rules::{Rules, as_count};

/// The seats that the rules put in play on a board of so many.
///
/// Choice: fewer than all sit as far apart as may be, from yellow on; two sit opposite, three of
/// four are the first three.
pub(crate) fn in_play(rules: &Rules, seats: u32) -> Vec<char> {
    let board: Vec<char> = SEATS.chars().take(seats as usize).collect();
    match rules.get("seats.in_play") {
        Value::Array(letters) => letters
            .iter()
            .filter_map(Value::as_str)
            .flat_map(str::chars)
            .collect(),
        Value::Number(number) => {
            let count = as_count(number.as_u64().expect("a number of seats"));
            (0..count)
                .map(|player| board[(player * seats / count) as usize])
                .collect()
        }
        _ => board,
    }
}

impl Table {
    /// Asks for the rolls that the rules want, or gives the turn at once.
    ///
    /// Choice: each player rolls once, with one die, however many colours or dice he plays with.
    pub(crate) fn prepare_start(&mut self) {
        let players: Vec<char> = self.sides.iter().map(|side| side[0]).collect();
        if self.rules.is("start.who", "yellow") {
            // Nobody yellow: the next occupied seat to its right, which is the first that plays.
            let first = self
                .in_play
                .iter()
                .copied()
                .min_by_key(|seat| seat_number(*seat));
            self.begin(first.expect("somebody plays"));
        } else {
            self.turn = players[0];
            self.rolling = players;
        }
    }

    /// The next player rolls. Ties for the highest roll again among themselves, in seat order.
    pub(crate) fn roll_for_start(&mut self, face: u32) {
        let who = self.rolling.remove(0);
        self.rolls.push((who, face));
        if self.rolling.is_empty() {
            let highest = self.rolls.iter().map(|(_, roll)| *roll).max().unwrap_or(0);
            self.rolling = self
                .rolls
                .drain(..)
                .filter(|(_, roll)| *roll == highest)
                .map(|(seat, _)| seat)
                .collect();
            if let [winner] = self.rolling[..] {
                self.begin(winner);
                return;
            }
        }
        self.turn = self.rolling[0];
    }

    fn begin(&mut self, seat: char) {
        self.turn = self.side_of(seat)[0];
        self.phase = Phase::Throw;
        self.rolling.clear();
    }
}
