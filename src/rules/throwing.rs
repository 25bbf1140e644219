//! What a throw makes of a position.

use super::compiled::{Compiled, Ground};
use super::facts::{Again, Fact, FactSink, Passed, Penalty, Thrown};
use super::generate::Tokens;
use super::ids::{Piece, colours};
use super::position::Position;
use super::state::{HOME, Phase};
use super::switches::{Switch as S, Switches};

impl Position {
    #[inline(always)]
    pub(super) fn throw_with<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        thrown: Thrown,
        facts: &mut F,
    ) {
        if self.state.phase == Phase::Start {
            self.throw_start(game, thrown, facts);
            return;
        }
        match thrown {
            Thrown::Die(face) => self.throw_die(game, on, face, facts),
            Thrown::Dice(a, b) => self.throw_dice(game, on, a, b, facts),
            Thrown::Shells(closed) => self.throw_shells(game, on, closed, facts),
            Thrown::Starter(_) => {}
        }
    }

    #[inline(always)]
    pub(super) fn throw_die<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        face: u8,
        facts: &mut F,
    ) {
        let token = face.wrapping_sub(1) & 7;
        let six = game.sixes >> token & 1 == 1;
        if self.counts_to_third(game, on, Thrown::Die(face), six, facts) {
            return;
        }
        // Written whole, since it is soon read whole.
        self.state.bank = (1_u128 << (8 * token)).to_le_bytes();
        facts.take(Fact::TokenBanked {
            hand: self.state.hand,
            token,
        });
        self.state.again = if six { Some(Again::Six) } else { None };
        self.use_opening(on, game.entering >> token & 1 == 1);
        self.settle_tokens(game, on, Tokens::die(token), facts);
    }

    #[inline(always)]
    pub(super) fn throw_dice<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        a: u8,
        b: u8,
        facts: &mut F,
    ) {
        if self.counts_to_third(game, on, Thrown::Dice(a, b), a == b, facts) {
            return;
        }
        let (a, b) = (a.wrapping_sub(1) & 7, b.wrapping_sub(1) & 7);
        // Written whole, since it is soon read whole.
        let bank = (1_u64 << (8 * a)) + (1_u64 << (8 * b));
        self.state.bank = u128::from(bank).to_le_bytes();
        for token in [a, b] {
            facts.take(Fact::TokenBanked {
                hand: self.state.hand,
                token,
            });
        }
        self.state.again = if a == b { Some(Again::Double) } else { None };
        self.state.opened = false;
        let either = 1 << a | 1 << b;
        let entering =
            game.entering & either != 0 || game.entering_sums[usize::from(a)] >> b & 1 == 1;
        self.use_opening(on, entering);
        let tokens = self.judge(game, on).tokens();
        self.settle_tokens(game, on, tokens, facts);
    }

    #[inline(always)]
    pub(super) fn throw_shells<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        closed: u8,
        facts: &mut F,
    ) {
        if self.throws_on(game, on, closed, facts) {
            return;
        }
        self.settle(game, on, facts);
    }

    /// Counts a six (or double); the third sends a piece home and ends the turn.
    #[inline(always)]
    fn counts_to_third<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        thrown: Thrown,
        six: bool,
        facts: &mut F,
    ) -> bool {
        let hand = self.state.hand;
        self.state.sixes = (self.state.sixes + 1) * u8::from(six);
        facts.take(Fact::Thrown {
            hand,
            thrown,
            sixes: self.state.sixes,
        });
        // Whether it was a six need not be foretold: nearly nobody throws the third.
        if on.on(S::ThirdSix) && self.state.sixes >= game.mechanics.third_six.after {
            self.third_six(game, on, facts);
            return true;
        }
        self.state.six_played &= !six;
        false
    }

    #[cold]
    fn third_six<W: Switches, F: FactSink>(&mut self, game: &Compiled, on: W, facts: &mut F) {
        if let Some(piece) = self.state.last_moved
            && on.on(S::ThirdHome)
            && (self.state.six_played || !on.on(S::ThirdExemptUnplayed))
            && third_six_takes(game, piece, self.state.at[piece.index()])
        {
            self.send_back(game, piece, Penalty::ThirdSix, facts);
        }
        self.pass(game, on, Passed::ThirdSix, facts);
    }

    pub(super) fn send_back<F: FactSink>(
        &mut self,
        game: &Compiled,
        piece: Piece,
        why: Penalty,
        facts: &mut F,
    ) {
        let square = game.square_at(piece.colour(), self.state.at[piece.index()]);
        self.lift(game, piece);
        self.crowd.go_home(piece);
        facts.take(Fact::SentBack { piece, square, why });
    }

    /// Keeps account of the throws that may free two pieces at once.
    #[inline(always)]
    fn use_opening<W: Switches>(&mut self, on: W, enters: bool) {
        if on.on(S::DoubleFirstThrow) || on.on(S::DoubleFirstFive) && enters {
            let bit = 1 << (self.state.hand.0 & 7);
            self.state.opening = self.state.openings_used & bit == 0;
            self.state.openings_used |= bit;
        }
    }

    /// Banks a throw of shells; gives whether the hand throws on.
    #[inline(always)]
    fn throws_on<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        closed: u8,
        facts: &mut F,
    ) -> bool {
        let hand = self.state.hand;
        let closed = closed & 7;
        facts.take(Fact::Thrown {
            hand,
            thrown: Thrown::Shells(closed),
            sixes: 0,
        });
        self.state.throws = self.state.throws.saturating_add(1);
        // All kinds at once, since the bank is soon read whole.
        let (bank, brings) = (self.state.bank, &game.brings[usize::from(closed)]);
        self.state.bank = std::array::from_fn(|t| bank[t].saturating_add(brings[t]));
        if F::HEARS {
            for &token in &game.mechanics.faces[usize::from(closed)].tokens {
                facts.take(Fact::TokenBanked { hand, token });
            }
        }
        let capped = game.mechanics.throw_cap != 0 && self.state.throws >= game.mechanics.throw_cap;
        let again = game.again >> closed & 1 == 1 && !capped;
        if on.on(S::SpendAtOnce) && again {
            self.state.again = Some(Again::Special);
            return false;
        }
        if again {
            facts.take(Fact::KeptTurn {
                hand,
                why: Again::Special,
            });
            return true;
        }
        if game.mechanics.tries_when_empty > 1 && self.tries_again(game, on) {
            self.forfeit(game, on, facts);
            facts.take(Fact::KeptTurn {
                hand,
                why: Again::Try,
            });
            return true;
        }
        false
    }

    /// Whether a hand with nothing on the board and nothing that enters may try again.
    #[cold]
    fn tries_again<W: Switches>(&mut self, game: &Compiled, on: W) -> bool {
        let judge = self.judge(game, on);
        let empty = colours(judge.active()).all(|c| self.crowd.walking(c) == 0);
        let enters = judge
            .tokens()
            .any(|t| game.mechanics.tokens[usize::from(t)].brings_in());
        if !empty || enters {
            return false;
        }
        self.state.tries = self.state.tries.saturating_add(1);
        self.state.tries < game.mechanics.tries_when_empty
    }
}

/// Whether the third six takes a piece of this kind that stands at `at` (`third_six.exempt`).
#[must_use]
pub fn third_six_takes(game: &Compiled, piece: Piece, at: u8) -> bool {
    let colour = piece.colour();
    let third = game.mechanics.third_six;
    if !third.sends_home || at == HOME || at == game.goal_of(colour) {
        return false;
    }
    match game.ground[game.square_at(colour, at).index()] {
        Ground::White => true,
        Ground::Safe => !third.exempt_safe,
        Ground::Lane => !third.exempt_corridor,
        Ground::Goal => false,
    }
}
