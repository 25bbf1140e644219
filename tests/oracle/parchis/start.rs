//! Who starts: `start.who`.

use super::board::seat_number;
use super::{Phase, Table};

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
