//! What follows when a throw or a move is done: the next bonus, token, throw or turn.

use super::compiled::Compiled;
use super::facts::{Fact, FactSink, Passed};
use super::generate::bonus_steps;
use super::ids::Hand;
use super::position::Position;
use super::state::Phase;
use super::switches::{Switch as S, Switches};

impl Position {
    /// Plays on until somebody must decide or throw: bonuses first, then tokens, then the turn.
    #[inline(always)]
    pub(super) fn settle<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        facts: &mut F,
    ) {
        loop {
            let hand = self.state.hand;
            let bonus = !self.state.bonuses.is_empty();
            if !bonus && self.state.bank_is_empty() {
                self.next_throw(game, on, Passed::Played, facts);
                return;
            }
            self.list(game, on);
            if !self.moves.is_empty() {
                self.state.phase = Phase::Move;
                return;
            }
            if !bonus {
                self.forfeit(game, on, facts);
                self.next_throw(game, on, Passed::NoMove, facts);
                return;
            }
            let steps = bonus_steps(game, self.state.bonuses);
            self.state.bonuses.pop();
            facts.take(Fact::BonusLost { hand, steps });
        }
    }

    /// Loses the tokens that nothing can use.
    #[inline(always)]
    pub(super) fn forfeit<W: Switches, F: FactSink>(
        &mut self,
        _game: &Compiled,
        on: W,
        facts: &mut F,
    ) {
        let hand = self.state.hand;
        if on.on(S::SpendSingle) || on.on(S::SpendDice) {
            facts.take(Fact::NoMove { hand });
        } else {
            for token in 0..self.state.bank.len() {
                for _ in 0..self.state.bank[token] {
                    facts.take(Fact::TokenForfeited {
                        hand,
                        token: token as u8,
                    });
                }
            }
        }
        self.state.bank = [0; 16];
    }

    /// The hand throws again if it has earned that, or the turn passes.
    #[inline(always)]
    pub(super) fn next_throw<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        why: Passed,
        facts: &mut F,
    ) {
        if let Some(again) = self.state.again.take() {
            self.state.phase = Phase::Throw;
            facts.take(Fact::KeptTurn {
                hand: self.state.hand,
                why: again,
            });
            return;
        }
        self.pass(game, on, why, facts);
    }

    /// Ends the turn.
    #[inline(always)]
    pub(super) fn pass<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        why: Passed,
        facts: &mut F,
    ) {
        let from = self.state.hand;
        let count = game.hands.len() as u8;
        let mut to = from;
        for _ in 0..count {
            to = Hand(if to.0 + 1 >= count { 0 } else { to.0 + 1 });
            let done = self.state.places[to.index() & 7] != 0;
            if !done || on.on(S::PlaysPartner) && self.partner_plays(game, to) {
                break;
            }
        }
        self.begin_turn(to);
        facts.take(Fact::TurnPassed { from, to, why });
    }

    #[inline(always)]
    pub(super) fn begin_turn(&mut self, hand: Hand) {
        let state = &mut self.state;
        state.hand = hand;
        state.phase = Phase::Throw;
        state.bank = [0; 16];
        state.bonuses.clear();
        state.sixes = 0;
        state.throws = 0;
        state.tries = 0;
        state.last_moved = None;
        state.six_played = true;
        state.again = None;
        state.opened = false;
        state.opening = false;
    }
}
