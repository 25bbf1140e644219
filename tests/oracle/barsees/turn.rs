//! The course of a turn: throwing, banking, spending, forfeiting, winning.

use super::board::Place;
use super::tokens::{self, Token};
use super::{Cloth, Phase};

impl Cloth {
    /// How many shells are thrown for the start.
    pub(crate) fn start_shells(&self) -> u32 {
        if self.rules.is("start.who", "three_shells") {
            3
        } else {
            6
        }
    }

    /// A throw for the start.
    ///
    /// Choice: `first_dest_or_banj`: seats throw in turn until one throws 1 or 5;
    /// it starts, and then throws afresh. Choice: `three_shells`: each throws three
    /// shells, the most closed starts, ties throw again among themselves.
    pub(crate) fn throw_for_start(&mut self, closed: u32) {
        assert!(closed <= self.start_shells(), "{closed} shells closed");
        let who = self.rolling.remove(0);
        if self.rules.is("start.who", "three_shells") {
            self.rolls.push((who, closed));
            if self.rolling.is_empty() {
                let most = self.rolls.iter().map(|(_, roll)| *roll).max().unwrap_or(0);
                self.rolling = self
                    .rolls
                    .drain(..)
                    .filter(|(_, roll)| *roll == most)
                    .map(|(seat, _)| seat)
                    .collect();
                if self.rolling.len() == 1 {
                    self.turn = self.rolling.remove(0);
                    self.phase = Phase::Throw;
                    return;
                }
            }
        } else if matches!(closed, 1 | 5) {
            self.rolling.clear();
            self.turn = who;
            self.phase = Phase::Throw;
            return;
        } else {
            self.rolling.push(who);
        }
        self.turn = self.rolling[0];
    }

    /// The seat to play throws the six shells.
    pub(crate) fn throw(&mut self, closed: u32, effects: &mut Vec<String>) {
        if self.bank.is_empty() {
            self.has_played = false;
        }
        self.bank.extend(tokens::thrown(closed, &self.rules));
        self.throws += 1;
        let capped = self
            .rules
            .limit("throw.cap")
            .is_some_and(|cap| self.throws >= cap);
        let again = tokens::throws_again(closed) && !capped;
        if again && self.rules.is("throw.use", "banked") {
            // Choice: a throw that only fills the bank has no effect of its own.
            return;
        }
        self.throws_again = again;
        self.go_on(effects);
    }

    /// Spends a token by a legal move.
    pub(crate) fn play(&mut self, text: &str, effects: &mut Vec<String>) {
        let moves = self.moves();
        let Some(chosen) = moves.get(text) else {
            panic!("{text} is not among {:?}", moves.keys());
        };
        let Some((pawn, to)) = chosen.hop else {
            // Choice: refusing (`move.compulsory: false`) gives up all that is left in the bank,
            // and is no try in vain.
            self.has_played = true;
            self.end_spending(effects);
            return;
        };
        self.has_played = true;
        for token in &chosen.spends {
            let spent = self
                .bank
                .iter()
                .position(|banked| banked == token)
                .expect("the token is banked");
            match chosen.leaves {
                Some(left) => self.bank[spent] = left,
                None => {
                    self.bank.remove(spent);
                }
            }
        }
        for captive in &chosen.captives {
            self.pawns.get_mut(&captive.0).expect("the seat plays")[captive.1] = Place::Base;
            effects.push(format!("capture {}", captive.0));
            if self.rules.flag("capture.throw_again") {
                // Choice: once, when the bank is spent, however many were captured.
                self.throws_again = true;
            }
        }
        self.pawns.get_mut(&pawn.0).expect("the seat plays")[pawn.1] = to;
        if to == Place::Kitchen {
            effects.push("goal".to_owned());
            let team = self.team_of(pawn.0);
            if team.iter().all(|seat| self.is_home(*seat)) {
                self.win(team, effects);
                return;
            }
            if self.is_home(pawn.0) {
                // Choice: the first of two partners to come home wins nothing yet; what is left
                // in the bank is void and the turn passes, as it would by winning.
                effects.push("pass".to_owned());
                self.pass_on();
                return;
            }
        }
        self.go_on(effects);
    }

    /// Winning ends the turn and the game at once; what is left in the bank is void.
    fn win(&mut self, team: Vec<char>, effects: &mut Vec<String>) {
        self.clear_turn();
        self.places.push(team);
        self.phase = Phase::Over;
        effects.extend(["placed 1".to_owned(), "over".to_owned()]);
    }

    fn go_on(&mut self, effects: &mut Vec<String>) {
        if self.moves().is_empty() {
            self.end_spending(effects);
        } else {
            self.phase = Phase::Move;
        }
    }

    /// Forfeits what nobody can play, then throws again or passes.
    ///
    /// Choice: the smallest token is named first, the khal before all.
    fn end_spending(&mut self, effects: &mut Vec<String>) {
        let mut left: Vec<Token> = self.bank.drain(..).collect();
        left.sort_by_key(|token| token.worth());
        effects.extend(left.iter().map(|token| format!("forfeit {token}")));
        if self.throws_again || self.has_another_try() {
            // The cap counts the throws of one filling of the bank, but under
            // `at_once` those of the whole turn.
            if self.rules.is("throw.use", "banked") {
                self.throws = 0;
            }
            self.throws_again = false;
            self.phase = Phase::Throw;
            effects.push("again".to_owned());
        } else {
            effects.push("pass".to_owned());
            self.pass_on();
        }
    }

    /// `throw.tries_when_empty`: nothing on the board and nothing to enter with.
    ///
    /// Choice: the tokens of a try in vain are forfeited.
    fn has_another_try(&mut self) -> bool {
        let empty = !self.pawns[&self.turn]
            .iter()
            .any(|place| matches!(place, Place::Path(_)));
        if self.has_played || !empty {
            return false;
        }
        self.tries += 1;
        self.tries < self.rules.number("throw.tries_when_empty")
    }

    /// The turn goes to the next seat that has pawns to bring home.
    ///
    /// Choice: a seat that is home while its partner is not (`team: pairs`) is skipped.
    fn pass_on(&mut self) {
        self.clear_turn();
        let here = self
            .seats
            .iter()
            .position(|seat| *seat == self.turn)
            .expect("the seat plays");
        let count = self.seats.len();
        let next = (1..=count)
            .map(|step| self.seats[(here + step) % count])
            .find(|seat| !self.is_home(*seat));
        self.turn = next.expect("somebody is still playing");
        self.phase = Phase::Throw;
    }

    fn clear_turn(&mut self) {
        self.bank.clear();
        self.throws = 0;
        self.throws_again = false;
        self.tries = 0;
        self.has_played = false;
    }
}
