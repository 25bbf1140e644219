//! What follows when a throw or a move is done: the next bonus, token, throw or turn.

use super::compiled::Compiled;
use super::facts::{Fact, FactSink, Passed};
use super::generate::{Tokens, bonus_steps};
use super::ids::{Hand, MAX_COLOURS};
use super::mechanics::MAX_TOKENS;
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
        while !self.state.bonuses.is_empty() {
            if self.find_bonus_moves(game, on) {
                self.state.phase = Phase::Move;
                return;
            }
            let hand = self.state.hand;
            let steps = bonus_steps(game, self.state.bonuses);
            self.state.bonuses.pop();
            facts.take(Fact::BonusLost { hand, steps });
        }
        if self.state.bank_is_empty() {
            self.next_throw(game, on, Passed::Played, facts);
        } else if on.on(S::SpendSingle) {
            self.settle_later(game, on, facts);
        } else {
            let tokens = self.judge(game, on).tokens();
            self.settle_tokens(game, on, tokens, facts);
        }
    }

    /// Plays the tokens that wait, or loses them.
    #[inline(always)]
    pub(super) fn settle_tokens<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        tokens: Tokens,
        facts: &mut F,
    ) {
        if self.find_token_moves(game, on, tokens) {
            self.state.phase = Phase::Move;
        } else {
            self.forfeit(game, on, facts);
            self.next_throw(game, on, Passed::NoMove, facts);
        }
    }

    /// Plays a single die after bonuses, which only happens in a position that was set up.
    #[cold]
    fn settle_later<W: Switches, F: FactSink>(&mut self, game: &Compiled, on: W, facts: &mut F) {
        let tokens = self.judge(game, on).tokens();
        self.settle_tokens(game, on, tokens, facts);
    }

    /// Loses the tokens that nothing can use.
    #[inline(always)]
    pub(super) fn forfeit<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        facts: &mut F,
    ) {
        let hand = self.state.hand;
        if on.on(S::SpendSingle) || on.on(S::SpendDice) {
            facts.take(Fact::NoMove { hand });
        } else if F::HEARS {
            self.tell_forfeited(game, facts);
        }
        self.state.bank = [0; MAX_TOKENS];
    }

    /// Tells of the tokens that are lost, the smallest first.
    fn tell_forfeited<F: FactSink>(&self, game: &Compiled, facts: &mut F) {
        let hand = self.state.hand;
        let mut kinds: [u8; MAX_TOKENS] = std::array::from_fn(|kind| kind as u8);
        kinds.sort_by_key(|&kind| game.steps[0][usize::from(kind)][0]);
        for token in kinds {
            for _ in 0..self.state.bank[usize::from(token)] {
                facts.take(Fact::TokenForfeited { hand, token });
            }
        }
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
        let mut to = from;
        for _ in 0..MAX_COLOURS {
            to = game.next[to.index() & 7];
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
