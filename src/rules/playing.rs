//! What a move makes of a position.

use super::compiled::Compiled;
use super::entering::APART;
use super::facts::{BonusKind, Fact, FactSink, Passed, Penalty};
use super::generate::bonus_steps;
use super::ids::{Colour, PIECES_PER_COLOUR, Piece};
use super::mechanics::MAX_TOKENS;
use super::moves::{BONUS, How, Move, SUM};
use super::position::Position;
use super::state::HOME;
use super::switches::{Switch as S, Switches, enters_two, throws_dice};

impl Position {
    #[inline(always)]
    pub(super) fn play_with<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        mv: Move,
        facts: &mut F,
    ) {
        if self.judge(game, on).may_refuse() && mv.how == How::Decline {
            self.decline(game, on, facts);
            return;
        }
        if enters_two(on) && matches!(mv.how, How::EnterTwo | How::EnterTwoApart) {
            self.play_two(game, on, mv, facts);
        } else {
            self.play_pieces(game, on, mv, None, facts);
        }
    }

    /// Plays a move of two that enter together.
    #[inline(never)]
    fn play_two<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        mv: Move,
        facts: &mut F,
    ) {
        let colour = mv.piece.colour();
        let others = self.crowd.home(colour) & !(1 << mv.piece.number());
        let second = Piece::of(colour, others.trailing_zeros() as u8 & 3);
        let second = (others != 0).then_some(second);
        self.play_pieces(game, on, mv, second, facts);
    }

    /// Plays a move of one piece, or of two that enter together.
    #[inline(always)]
    fn play_pieces<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        mv: Move,
        second: Option<Piece>,
        facts: &mut F,
    ) {
        let by_bonus = mv.token == BONUS;
        let missed = on.on(S::Huff) && !by_bonus && self.misses(game, on, mv);
        let opens = on.on(S::SpendDice) && self.opens_pair(game, on, mv);
        self.spend(game, on, mv, facts);
        if opens {
            self.state.opened = true;
        }
        if self.travel(game, on, mv, second, facts) {
            return;
        }
        if throws_dice(on) && (!by_bonus || on.on(S::ThirdAnyMove)) {
            self.state.last_moved = Some(second.unwrap_or(mv.piece));
        }
        if !by_bonus {
            self.state.six_played = true;
        }
        if missed {
            self.huff(game, on, [Some(mv.piece), second], facts);
            return;
        }
        self.settle(game, on, facts);
    }

    #[cold]
    fn decline<W: Switches, F: FactSink>(&mut self, game: &Compiled, on: W, facts: &mut F) {
        let hand = self.state.hand;
        facts.take(Fact::Declined { hand });
        if self.state.bonuses.is_empty() {
            self.forfeit(game, on, facts);
            self.next_throw(game, on, Passed::Played, facts);
        } else {
            self.state.bonuses.pop();
            self.settle(game, on, facts);
        }
    }

    /// Whether a move by a double opens a pair that must be opened.
    #[inline(always)]
    fn opens_pair<W: Switches>(&self, game: &Compiled, on: W, mv: Move) -> bool {
        let from = self.state.at[mv.piece.index() & 31];
        on.on(S::OpenOnSix)
            && self.state.sixes > 0
            && mv.how == How::Step
            && mv.token != BONUS
            && mv.to != from
            && self
                .judge(game, on)
                .in_pair_to_open(mv.piece.colour(), from)
    }

    /// Whether something else than this move would have captured, and it does not.
    #[inline(always)]
    fn misses<W: Switches>(&self, game: &Compiled, on: W, mv: Move) -> bool {
        let judge = self.judge(game, on);
        judge.some_capture(&self.offer) && !judge.is_capture(mv)
    }

    /// Sends home what missed a capture (`capture.compulsory: huff`, ruling 10).
    #[cold]
    fn huff<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        played: [Option<Piece>; 2],
        facts: &mut F,
    ) {
        for piece in played.into_iter().flatten() {
            let at = self.state.at[piece.index()];
            if at != HOME && at != game.goal[piece.colour().index()] {
                self.send_back(game, piece, Penalty::Huff, facts);
            }
        }
        self.pass(game, on, Passed::Huff, facts);
    }

    #[inline(always)]
    fn spend<W: Switches, F: FactSink>(&mut self, game: &Compiled, on: W, mv: Move, facts: &mut F) {
        let hand = self.state.hand;
        match mv.token {
            BONUS => {
                let steps = bonus_steps(game, self.state.bonuses);
                self.state.bonuses.pop();
                facts.take(Fact::BonusSpent { hand, steps });
            }
            _ if on.on(S::SpendDice) => self.spend_dice(mv.token, facts),
            token if on.on(S::SpendSingle) => {
                // Written whole, since it is soon read whole.
                self.state.bank = [0; MAX_TOKENS];
                facts.take(Fact::TokenSpent { hand, token });
            }
            token => {
                let t = usize::from(token) & 15;
                self.state.bank = less(self.state.bank, token);
                facts.take(Fact::TokenSpent { hand, token });
                if on.on(S::Splits)
                    && mv.how == How::Split
                    && let Some((_, rest)) = game.mechanics.tokens[t].splits
                {
                    self.state.bank[usize::from(rest)] += 1;
                    facts.take(Fact::TokenBanked { hand, token: rest });
                }
                if on.on(S::Joins)
                    && mv.how == How::Joint
                    && let Some(other) = game.mechanics.tokens[t].joins
                {
                    self.state.bank[usize::from(other)] -= 1;
                    facts.take(Fact::TokenSpent { hand, token: other });
                }
            }
        }
    }

    /// Spends one die or both. No branch asks which: nothing could foretell it.
    #[inline(always)]
    fn spend_dice<F: FactSink>(&mut self, token: u8, facts: &mut F) {
        let (hand, bank) = (self.state.hand, self.state.bank);
        let left = less(bank, token);
        self.state.bank = if token == SUM { [0; MAX_TOKENS] } else { left };
        if F::HEARS {
            for (token, (before, after)) in bank.into_iter().zip(self.state.bank).enumerate() {
                for _ in after..before {
                    let token = token as u8;
                    facts.take(Fact::TokenSpent { hand, token });
                }
            }
        }
    }

    /// Moves the piece, and what that does to others. Gives whether the hand finished by it.
    #[inline(always)]
    fn travel<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        mv: Move,
        second: Option<Piece>,
        facts: &mut F,
    ) -> bool {
        let piece = mv.piece;
        let colour = piece.colour();
        let from = self.state.at[piece.index() & 31];
        if from != HOME {
            // Who turns back at the goal to where it stood parts from nobody.
            if mv.to != from {
                self.open_barrier(game, on, colour, from, facts);
            }
            self.lift(game, piece);
            let square = game.square_at(colour, mv.to);
            if mv.to == game.goal[colour.index() & 7] {
                self.state.at[piece.index() & 31] = mv.to;
                self.crowd.finish(piece);
                facts.take(Fact::Moved {
                    piece,
                    from,
                    top: mv.to,
                    to: mv.to,
                    square,
                    later: false,
                });
                return self.reach_goal(game, on, piece, facts);
            }
            let top = if F::HEARS && on.on(S::Bounce) {
                self.top_of(game, mv, from)
            } else {
                mv.to
            };
            let (later, captives) = self.set_down(game, on, piece, mv.to, false);
            facts.take(Fact::Moved {
                piece,
                from,
                top,
                to: mv.to,
                square,
                later,
            });
            if captives != 0 {
                self.capture(game, on, colour, captives, BonusKind::Capture, facts);
            }
            if mv.to != from {
                self.close_barrier(game, on, colour, mv.to, facts);
            }
            return false;
        }
        self.enter_piece(game, on, piece, mv.to, facts);
        if let Some(second) = second {
            let apart = APART * u8::from(mv.how == How::EnterTwoApart);
            self.enter_piece(game, on, second, mv.to + apart, facts);
        }
        false
    }

    fn top_of(&self, game: &Compiled, mv: Move, from: u8) -> u8 {
        let colour = mv.piece.colour();
        let goal = game.goal[colour.index()];
        let direct = mv.to > from && {
            let steps = mv.to - from;
            match mv.token {
                BONUS => {
                    steps == game.mechanics.bonus.capture || steps == game.mechanics.bonus.goal
                }
                SUM => true,
                t => game
                    .steps
                    .iter()
                    .any(|row| row[usize::from(t) & 15].contains(&steps)),
            }
        };
        if direct { mv.to } else { goal }
    }

    #[inline(always)]
    fn enter_piece<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        piece: Piece,
        to: u8,
        facts: &mut F,
    ) {
        let colour = piece.colour();
        let by_exit = !on.on(S::ExitPlain) && to == 0;
        let square = game.square_at(colour, to);
        self.crowd.set_out(piece);
        let (later, captives) = self.set_down(game, on, piece, to, by_exit);
        facts.take(Fact::Entered {
            piece,
            to,
            square,
            later,
        });
        if captives != 0 {
            let kind = if by_exit {
                BonusKind::ExitCapture
            } else {
                BonusKind::Capture
            };
            self.capture(game, on, colour, captives, kind, facts);
        }
        self.close_barrier(game, on, colour, to, facts);
    }

    #[inline(always)]
    fn open_barrier<W: Switches, F: FactSink>(
        &self,
        game: &Compiled,
        on: W,
        colour: Colour,
        from: u8,
        facts: &mut F,
    ) {
        if F::HEARS && on.on(S::Blocks) {
            let square = game.square_at(colour, from);
            if self
                .judge(game, on)
                .is_pair(colour, self.crowd.at(square.0))
            {
                facts.take(Fact::BarrierOpened {
                    square,
                    hand: self.state.hand,
                });
            }
        }
    }

    #[inline(always)]
    fn close_barrier<W: Switches, F: FactSink>(
        &self,
        game: &Compiled,
        on: W,
        colour: Colour,
        to: u8,
        facts: &mut F,
    ) {
        if F::HEARS && on.on(S::Blocks) {
            let square = game.square_at(colour, to);
            if self
                .judge(game, on)
                .is_pair(colour, self.crowd.at(square.0))
            {
                facts.take(Fact::BarrierFormed {
                    square,
                    hand: self.state.hand,
                });
            }
        }
    }

    #[inline(always)]
    fn reach_goal<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        piece: Piece,
        facts: &mut F,
    ) -> bool {
        let colour = piece.colour();
        let on_the_way = self.crowd.home(colour) | self.crowd.walking(colour);
        let count = PIECES_PER_COLOUR as u8 - on_the_way.count_ones() as u8;
        facts.take(Fact::ReachedGoal { piece, count });
        if on.on(S::BonusGoal) {
            self.state.bonuses.push(BonusKind::Goal);
            facts.take(Fact::BonusGranted {
                hand: self.state.hand,
                bonus: BonusKind::Goal,
                steps: game.mechanics.bonus.goal,
            });
        }
        if on_the_way != 0 || !self.side_is_home(game, colour) {
            return false;
        }
        self.place(game, on, colour, facts);
        true
    }
}

/// A bank with one token less. It is written whole, since it is soon read whole.
#[inline(always)]
fn less(bank: [u8; MAX_TOKENS], token: u8) -> [u8; MAX_TOKENS] {
    let one = 1_u128 << (8 * (token & (MAX_TOKENS as u8 - 1)));
    u128::from_le_bytes(bank).wrapping_sub(one).to_le_bytes()
}
