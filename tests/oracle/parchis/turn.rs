//! The course of a turn: throws, moves, bonuses, penalties and places.

use super::board::{Place, is_safe};
use super::moves::{Hop, Move};
use super::{Bonus, Phase, Piece, Table};

impl Table {
    /// The seat to play throws.
    pub(crate) fn throw(&mut self, faces: &[u32], effects: &mut Vec<String>) {
        let two = self.rules.number("dice.count") == 2;
        assert_eq!(faces.len(), if two { 2 } else { 1 }, "dice thrown");
        assert!(
            faces.iter().all(|face| (1..=6).contains(face)),
            "{faces:?} are no faces"
        );
        self.note_opening(faces);
        self.throws_again = if two {
            faces[0] == faces[1]
        } else {
            faces[0] == 6
        };
        self.opened = false;
        self.dice = faces.to_vec();
        if self.throws_again {
            self.sixes += 1;
            if self.sixes == 2 {
                self.second_six_played = false;
            }
            if self.sixes == 3 {
                self.third_six(effects);
                return;
            }
        }
        self.go_on(effects);
    }

    /// Whether this throw may free two pieces, and that it was thrown.
    ///
    /// Choice: the first five counts as used whether or not it could enter anybody.
    fn note_opening(&mut self, faces: &[u32]) {
        let who = self.side_of(self.turn)[0];
        let enters = self.rules.numbers("enter.on");
        let is_five =
            faces.iter().any(|face| enters.contains(face)) || enters.contains(&faces.iter().sum());
        let first_throw = self.has_thrown.insert(who);
        let first_five = is_five && self.has_fived.insert(who);
        self.opening = match self.rules.word("enter.double") {
            "first_five" => first_five,
            "first_throw" => first_throw && is_five,
            _ => false,
        };
    }

    /// A third six (with two dice: double): no move, perhaps a piece home, the turn ends (ruling 3).
    fn third_six(&mut self, effects: &mut Vec<String>) {
        let excused = self.rules.flag("third_six.exempt_unplayed") && !self.second_six_played;
        let punished = self.rules.is("third_six.penalty", "last_moved_home") && !excused;
        if let Some(piece) = self.last_moved.filter(|_| punished) {
            self.send_back(piece, effects);
        }
        self.end_turn("pass third_six", effects);
    }

    fn send_back(&mut self, piece: Piece, effects: &mut Vec<String>) {
        let place = self.place(piece);
        let stays = match place {
            Place::Home | Place::Goal => true,
            Place::Corridor(_) => self.rules.has("third_six.exempt", "corridor"),
            Place::Square(square) => is_safe(square) && self.rules.has("third_six.exempt", "safe"),
        };
        if !stays {
            self.put(piece, Place::Home, &[]);
            effects.push(format!("sent_home {place} third_six"));
        }
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, text: &str, effects: &mut Vec<String>) {
        let moves = self.moves();
        let Some(chosen) = moves.get(text) else {
            panic!("{text} is not among {:?}", moves.keys());
        };
        let is_bonus = !self.bonuses.is_empty();
        let missed = !is_bonus && !chosen.captures() && moves.values().any(Move::captures);
        if is_bonus {
            self.bonuses.remove(0);
        }
        for face in &chosen.spends {
            let spent = self
                .dice
                .iter()
                .position(|die| die == face)
                .expect("the die is there");
            self.dice.remove(spent);
        }
        for hop in &chosen.hops {
            self.hop_over(hop, is_bonus, effects);
        }
        // A refused bonus (`-`) moves nothing and, choice, has no effect of its own.
        let Some(hop) = chosen.hops.last() else {
            self.go_on(effects);
            return;
        };
        let side = self.side_of(hop.piece.0).to_vec();
        if self.is_home(&side) {
            self.finish(&side, effects);
        } else if missed && self.rules.is("capture.compulsory", "huff") {
            self.huff(&chosen.hops, effects);
        } else {
            self.go_on(effects);
        }
    }

    /// One piece moves, with all that this brings at once.
    fn hop_over(&mut self, hop: &Hop, is_bonus: bool, effects: &mut Vec<String>) {
        let opens = self
            .neighbour(hop.piece)
            .is_some_and(|other| self.is_barrier(hop.piece, other));
        if opens && hop.from != hop.to {
            // Choice: whenever a pair that is a barrier parts, by any move.
            effects.push("barrier_opened".to_owned());
        }
        if !is_bonus && hop.from != hop.to && self.must_be_opened(hop.piece) {
            self.opened = true;
        }
        self.put(hop.piece, hop.to, &hop.captives);
        for captive in &hop.captives {
            effects.push(format!("capture {}", captive.0));
            self.grant("capture.bonus", hop.enters_exit, effects);
        }
        if hop.to == Place::Goal {
            effects.push("goal".to_owned());
            self.grant("goal.bonus", false, effects);
        }
        if !is_bonus {
            self.second_six_played = true;
            if hop.from == Place::Home {
                self.opening = false;
            }
        }
        if !is_bonus || self.rules.is("third_six.last_moved", "any_move") {
            self.last_moved = Some(hop.piece);
        }
    }

    fn grant(&mut self, key: &str, from_exit: bool, effects: &mut Vec<String>) {
        let steps = self.rules.number(key);
        if steps > 0 {
            effects.push(format!("bonus {steps}"));
            self.bonuses.push(Bonus { steps, from_exit });
        }
    }

    /// Ruling 10: whoever missed a capture loses the piece just played and the turn.
    ///
    /// Choice: entering without capturing is such a miss; of two that entered at once both go.
    fn huff(&mut self, hops: &[Hop], effects: &mut Vec<String>) {
        for hop in hops.iter().filter(|hop| hop.to != Place::Goal) {
            self.put(hop.piece, Place::Home, &[]);
            effects.push(format!("sent_home {} huff", hop.to));
        }
        self.end_turn("pass huff", effects);
    }

    /// Goes on to the next bonus or die that can be played, or else ends the throw.
    fn go_on(&mut self, effects: &mut Vec<String>) {
        self.phase = Phase::Move;
        while let Some(bonus) = self.bonuses.first() {
            if !self.moves().is_empty() {
                return;
            }
            effects.push(format!("bonus_lost {}", bonus.steps));
            self.bonuses.remove(0);
        }
        if !self.dice.is_empty() {
            if !self.moves().is_empty() {
                return;
            }
            // Choice: said of two dice too when only the second finds no move.
            effects.push("no_move".to_owned());
            self.dice.clear();
        }
        if self.throws_again {
            effects.push("again".to_owned());
            self.phase = Phase::Throw;
            self.throws_again = false;
        } else {
            self.end_turn("pass", effects);
        }
    }

    /// All pieces of a player are home: he or his team has a place, and the turn ends.
    ///
    /// Choice: under `team.win: both` the first of two partners to arrive has no
    /// place yet, so the turn merely passes. Choice: with `end.when: places` the
    /// last side's place is told too.
    fn finish(&mut self, side: &[char], effects: &mut Vec<String>) {
        let group = self.group_of(side[0]);
        let one_suffices = self.rules.is("team.win", "one");
        if !one_suffices && !self.is_home(&group) {
            self.end_turn("pass", effects);
            return;
        }
        self.take_place(group, effects);
        let mut left: Vec<Vec<char>> = self
            .sides
            .iter()
            .map(|side| self.group_of(side[0]))
            .collect();
        left.retain(|group| !self.is_placed(group[0]));
        left.sort();
        left.dedup();
        if self.rules.is("end.when", "first") || left.is_empty() {
            self.end(effects);
        } else if left.len() == 1 {
            self.take_place(left.remove(0), effects);
            self.end(effects);
        } else {
            self.pass_on();
        }
    }

    /// The seats that win together.
    fn group_of(&self, seat: char) -> Vec<char> {
        self.team_of(seat)
            .cloned()
            .unwrap_or_else(|| self.side_of(seat).to_vec())
    }

    fn take_place(&mut self, group: Vec<char>, effects: &mut Vec<String>) {
        self.places.push(group);
        effects.push(format!("placed {}", self.places.len()));
    }

    fn end(&mut self, effects: &mut Vec<String>) {
        self.clear_turn();
        self.phase = Phase::Over;
        effects.push("over".to_owned());
    }

    fn end_turn(&mut self, why: &str, effects: &mut Vec<String>) {
        effects.push(why.to_owned());
        self.pass_on();
    }

    /// The turn goes to the next player who has something to throw for.
    fn pass_on(&mut self) {
        self.clear_turn();
        let next = self
            .sides_to_the_right_of(self.turn)
            .into_iter()
            .find(|side| {
                let seat = side[0];
                !self.is_placed(seat) && !self.moved_by(seat).is_empty()
            });
        self.turn = next.expect("somebody is still playing")[0];
        self.phase = Phase::Throw;
    }

    fn clear_turn(&mut self) {
        self.dice.clear();
        self.bonuses.clear();
        self.throws_again = false;
        self.opening = false;
        self.opened = false;
        self.sixes = 0;
        self.last_moved = None;
        self.second_six_played = true;
    }
}
