//! A position in play: state, crowd and legal moves, and what a throw or a move makes of it.
//!
//! Everything here is `Copy`, allocates nothing and asks no name: this is what search runs.

use super::compiled::{Compiled, Ground};
use super::crowd::{Crowd, single};
use super::facts::{Again, BonusKind, Fact, FactSink, Passed, Penalty, Thrown};
use super::generate::{APART, bonus_steps};
use super::ids::{Colour, Hand, Piece};
use super::judge::Judge;
use super::moves::{BONUS, How, Move, MoveList, SUM, tag};
use super::outcomes::Outcome;
use super::state::{HOME, Phase, State};
use super::switches::{Constant, Loaded, PRESETS, Switch as S, Switches};

/// A position with what follows from it.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) state: State,
    pub(super) crowd: Crowd,
    pub(super) moves: MoveList,
}

/// Runs `$body` with the switches of `$game` as constants if a preset has them, else loaded.
macro_rules! with_switches {
    ($game:expr, |$on:ident| $body:expr) => {
        match $game.switches {
            b if b == PRESETS[0] => {
                let $on = Constant::<{ PRESETS[0] }>;
                $body
            }
            b if b == PRESETS[1] => {
                let $on = Constant::<{ PRESETS[1] }>;
                $body
            }
            b if b == PRESETS[2] => {
                let $on = Constant::<{ PRESETS[2] }>;
                $body
            }
            b => {
                let $on = Loaded(b);
                $body
            }
        }
    };
}

impl Position {
    /// The position in which a game begins.
    #[must_use]
    pub fn start(game: &Compiled) -> Self {
        let mut state = State::default();
        for (i, at) in state.at.iter_mut().enumerate() {
            let piece = Piece(i as u8);
            let plays = game
                .hands
                .iter()
                .any(|h| h.colours & piece.colour().bit() != 0);
            if plays && piece.number() < game.mechanics.pieces_out {
                *at = 0;
            }
        }
        if game.starts_unasked() {
            state.phase = Phase::Throw;
        } else {
            state.tally.waiting = mask_of_hands(game);
        }
        Self::of(game, state)
    }

    /// The position of a state that is known to be possible.
    #[must_use]
    pub fn of(game: &Compiled, state: State) -> Self {
        let crowd = Crowd::of(game, &state);
        let mut position = Self {
            state,
            crowd,
            moves: MoveList::EMPTY,
        };
        if state.phase == Phase::Move {
            with_switches!(game, |on| position.list(game, on));
        }
        position
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Who stands where.
    #[must_use]
    pub fn crowd(&self) -> &Crowd {
        &self.crowd
    }

    /// The legal moves; empty unless the phase is [`Phase::Move`].
    #[inline(always)]
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        if self.state.phase == Phase::Move {
            self.moves.as_slice()
        } else {
            &[]
        }
    }

    /// Plays what fell. It must be an outcome that the phase offers.
    #[inline]
    pub fn throw<F: FactSink>(&mut self, game: &Compiled, thrown: Thrown, facts: &mut F) {
        with_switches!(game, |on| self.throw_with(game, on, thrown, facts));
    }

    /// Plays a move, which must be one of [`Position::moves`] or the same move of a piece that
    /// stands beside the listed one.
    #[inline]
    pub fn play<F: FactSink>(&mut self, game: &Compiled, mv: Move, facts: &mut F) {
        with_switches!(game, |on| self.play_with(game, on, mv, facts));
    }

    /// Plays to the end, or until `cap` moves were made: `throw` draws an outcome's number
    /// below its argument, `choose` a move's. Gives the number of moves.
    pub fn playout(&mut self, game: &Compiled, cap: u32, draw: impl FnMut(u32) -> u32) -> u32 {
        self.playout_into(game, cap, draw, &mut ())
    }

    /// [`Position::playout`], and its facts are heard.
    pub fn playout_into<F: FactSink>(
        &mut self,
        game: &Compiled,
        cap: u32,
        draw: impl FnMut(u32) -> u32,
        facts: &mut F,
    ) -> u32 {
        with_switches!(game, |on| self.playout_with(game, on, cap, draw, facts))
    }

    #[inline(always)]
    fn playout_with<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        cap: u32,
        mut draw: impl FnMut(u32) -> u32,
        facts: &mut F,
    ) -> u32 {
        let mut moves = 0;
        let even = game.throws.iter().all(|o| o.weight == 1);
        let total: u32 = game.throws.iter().map(|o| o.weight).sum();
        while moves < cap {
            match self.state.phase {
                Phase::Move => {
                    let n = draw(self.moves.len() as u32) as usize;
                    let Some(&mv) = self.moves.as_slice().get(n) else {
                        break;
                    };
                    self.play_with(game, on, mv, facts);
                    moves += u32::from(mv.how != How::Decline);
                }
                Phase::Throw => {
                    let n = draw(total);
                    let outcome = if even {
                        game.throws.get(n as usize)
                    } else {
                        drawn(&game.throws, n)
                    };
                    let Some(outcome) = outcome else { break };
                    self.throw_with(game, on, outcome.thrown, facts);
                }
                Phase::Start => {
                    let n = draw(game.starts.iter().map(|o| o.weight).sum());
                    let Some(outcome) = drawn(&game.starts, n) else {
                        break;
                    };
                    self.throw_start(game, outcome.thrown, facts);
                }
                Phase::Over => break,
            }
        }
        moves
    }

    #[inline(always)]
    pub(super) fn judge<'a, W: Switches>(&'a self, game: &'a Compiled, on: W) -> Judge<'a, W> {
        Judge {
            game,
            state: &self.state,
            crowd: &self.crowd,
            on,
        }
    }

    #[inline(always)]
    fn list<W: Switches>(&mut self, game: &Compiled, on: W) {
        let judge = Judge {
            game,
            state: &self.state,
            crowd: &self.crowd,
            on,
        };
        judge.list(&mut self.moves);
    }

    #[inline(always)]
    fn throw_with<W: Switches, F: FactSink>(
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
        let hand = self.state.hand;
        match thrown {
            Thrown::Die(face) => {
                let t = usize::from(face.wrapping_sub(1)) & 7;
                let six = game.mechanics.faces[t].six;
                if self.counts_to_third(game, on, thrown, six, facts) {
                    return;
                }
                self.state.bank[t] = 1;
                facts.take(Fact::TokenBanked {
                    hand,
                    token: t as u8,
                });
                self.state.again = if six { Some(Again::Six) } else { None };
                self.use_opening(on, game.entering >> t & 1 == 1);
            }
            Thrown::Dice(a, b) => {
                if self.counts_to_third(game, on, thrown, a == b, facts) {
                    return;
                }
                for face in [a, b] {
                    self.state.bank[usize::from(face - 1)] += 1;
                    facts.take(Fact::TokenBanked {
                        hand,
                        token: face - 1,
                    });
                }
                self.state.again = (a == b).then_some(Again::Double);
                self.state.opened = false;
                let (a, b) = (a - 1, b - 1);
                let entering = game.entering >> a & 1 == 1 || game.entering >> b & 1 == 1;
                let five = entering || self.judge(game, on).enters_by_sum(a, b);
                self.use_opening(on, five);
            }
            Thrown::Shells(closed) => {
                if self.throws_on(game, on, closed, facts) {
                    return;
                }
            }
            Thrown::Starter(_) => return,
        }
        self.state.phase = Phase::Move;
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
        self.state.sixes = if six { self.state.sixes + 1 } else { 0 };
        facts.take(Fact::Thrown {
            hand,
            thrown,
            sixes: self.state.sixes,
        });
        if !six {
            return false;
        }
        if on.on(S::ThirdSix) && self.state.sixes >= game.mechanics.third_six.after {
            self.third_six(game, on, facts);
            return true;
        }
        self.state.six_played = false;
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

    fn send_back<F: FactSink>(
        &mut self,
        game: &Compiled,
        piece: Piece,
        why: Penalty,
        facts: &mut F,
    ) {
        let square = game.square_at(piece.colour(), self.state.at[piece.index()]);
        self.lift(game, piece);
        self.state.at[piece.index()] = HOME;
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
        let face = &game.mechanics.faces[usize::from(closed) & 7];
        facts.take(Fact::Thrown {
            hand,
            thrown: Thrown::Shells(closed),
            sixes: 0,
        });
        self.state.throws = self.state.throws.saturating_add(1);
        for &token in &face.tokens {
            let count = &mut self.state.bank[usize::from(token) & 15];
            *count = count.saturating_add(1);
            facts.take(Fact::TokenBanked { hand, token });
        }
        let capped = game.mechanics.throw_cap != 0 && self.state.throws >= game.mechanics.throw_cap;
        if on.on(S::SpendAtOnce) {
            self.state.again = (face.again && !capped).then_some(Again::Special);
            return false;
        }
        if face.again && !capped {
            facts.take(Fact::KeptTurn {
                hand,
                why: Again::Special,
            });
            return true;
        }
        if game.mechanics.tries_when_empty > 1 && self.tries_again(game, on) {
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
        let empty = super::ids::colours(judge.active()).all(|c| {
            judge
                .pieces_at(c)
                .iter()
                .all(|&at| at == HOME || at == game.goal[c.index()])
        });
        let enters = judge
            .tokens()
            .any(|t| game.mechanics.tokens[usize::from(t)].brings_in());
        self.state.tries += 1;
        empty && !enters && self.state.tries < game.mechanics.tries_when_empty
    }

    #[inline(always)]
    fn play_with<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        mv: Move,
        facts: &mut F,
    ) {
        if mv.how == How::Decline {
            self.decline(game, on, facts);
            return;
        }
        let by_bonus = mv.token == BONUS;
        let missed = on.on(S::Huff) && !by_bonus && self.misses_a_capture(mv);
        let opens = on.on(S::SpendDice)
            && self
                .moves
                .iter()
                .zip(self.moves.tag_slice())
                .any(|(m, t)| same(*m, mv, self) && t & tag::OPENS != 0);
        self.spend(game, mv, facts);
        if opens {
            self.state.opened = true;
        }
        let placed = self.travel(game, on, mv, by_bonus, facts);
        if !by_bonus || on.on(S::ThirdAnyMove) {
            self.state.last_moved = Some(mv.piece);
        }
        if !by_bonus {
            self.state.six_played = true;
        }
        if placed {
            return;
        }
        if missed {
            self.huff(game, on, mv.piece, facts);
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

    #[cold]
    fn misses_a_capture(&self, mv: Move) -> bool {
        let captures = |t: &u8| t & tag::CAPTURES != 0;
        self.moves.tag_slice().iter().any(captures)
            && !self
                .moves
                .iter()
                .zip(self.moves.tag_slice())
                .any(|(m, t)| same(*m, mv, self) && captures(t))
    }

    #[cold]
    fn huff<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        piece: Piece,
        facts: &mut F,
    ) {
        let at = self.state.at[piece.index()];
        if at != HOME && at != game.goal[piece.colour().index()] {
            self.send_back(game, piece, Penalty::Huff, facts);
        }
        self.pass(game, on, Passed::Huff, facts);
    }

    #[inline(always)]
    fn spend<F: FactSink>(&mut self, game: &Compiled, mv: Move, facts: &mut F) {
        let hand = self.state.hand;
        match mv.token {
            BONUS => {
                let steps = bonus_steps(game, self.state.bonuses);
                self.state.bonuses.pop();
                facts.take(Fact::BonusSpent { hand, steps });
            }
            SUM => {
                for token in 0..self.state.bank.len() {
                    for _ in 0..self.state.bank[token] {
                        facts.take(Fact::TokenSpent {
                            hand,
                            token: token as u8,
                        });
                    }
                    self.state.bank[token] = 0;
                }
            }
            token => {
                let t = usize::from(token) & 15;
                self.state.bank[t] -= 1;
                facts.take(Fact::TokenSpent { hand, token });
                if mv.how == How::Split
                    && let Some((_, rest)) = game.mechanics.tokens[t].splits
                {
                    self.state.bank[usize::from(rest)] += 1;
                    facts.take(Fact::TokenBanked { hand, token: rest });
                }
                if mv.how == How::Joint
                    && let Some(other) = game.mechanics.tokens[t].joins
                {
                    self.state.bank[usize::from(other)] -= 1;
                    facts.take(Fact::TokenSpent { hand, token: other });
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
        by_bonus: bool,
        facts: &mut F,
    ) -> bool {
        let piece = mv.piece;
        let colour = piece.colour();
        let from = self.state.at[piece.index() & 31];
        if from != HOME {
            self.open_barrier(game, on, colour, from, facts);
            self.lift(game, piece);
            let square = game.square_at(colour, mv.to);
            if mv.to == game.goal[colour.index() & 7] {
                self.state.at[piece.index() & 31] = mv.to;
                facts.take(Fact::Moved {
                    piece,
                    from,
                    top: mv.to,
                    to: mv.to,
                    square,
                    later: false,
                });
                return self.reach_goal(game, on, piece, by_bonus, facts);
            }
            let captives = self.captives(game, on, colour, mv.to, false);
            let later = self.set_down(game, piece, mv.to, captives.1);
            let top = if on.on(S::Bounce) {
                self.top_of(game, mv, from)
            } else {
                mv.to
            };
            facts.take(Fact::Moved {
                piece,
                from,
                top,
                to: mv.to,
                square,
                later,
            });
            self.capture(game, on, colour, captives, BonusKind::Capture, facts);
            self.close_barrier(game, on, colour, mv.to, facts);
            return false;
        }
        self.enter_piece(game, on, piece, mv.to, facts);
        match mv.how {
            How::EnterTwo | How::EnterTwoApart => self.enter_second(game, on, mv, facts),
            _ => {}
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
        let captives = self.captives(game, on, colour, to, by_exit);
        let later = self.set_down(game, piece, to, captives.1);
        let square = game.square_at(colour, to);
        facts.take(Fact::Entered {
            piece,
            to,
            square,
            later,
        });
        let kind = if by_exit {
            BonusKind::ExitCapture
        } else {
            BonusKind::Capture
        };
        self.capture(game, on, colour, captives, kind, facts);
        self.close_barrier(game, on, colour, to, facts);
    }

    #[cold]
    fn enter_second<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        mv: Move,
        facts: &mut F,
    ) {
        let colour = mv.piece.colour();
        let to = if mv.how == How::EnterTwoApart {
            mv.to + APART
        } else {
            mv.to
        };
        let second = colour.pieces().find(|p| self.state.at[p.index()] == HOME);
        if let Some(second) = second {
            self.enter_piece(game, on, second, to, facts);
        }
    }

    /// Who will be captured on a square: a mask of pieces; and the occupancy that is left.
    #[inline(always)]
    fn captives<W: Switches>(
        &self,
        game: &Compiled,
        on: W,
        colour: Colour,
        to: u8,
        by_exit: bool,
    ) -> (u32, u32) {
        let square = game.square_at(colour, to).0;
        let at = self.crowd.at(square);
        let rivals = at & game.rivals[colour.index() & 7];
        if rivals == 0 {
            return (0, at);
        }
        self.captives_among(game, on, colour, to, by_exit)
    }

    #[cold]
    fn captives_among<W: Switches>(
        &self,
        game: &Compiled,
        on: W,
        colour: Colour,
        to: u8,
        by_exit: bool,
    ) -> (u32, u32) {
        use super::judge::Captives;
        let square = game.square_at(colour, to).0;
        let at = self.crowd.at(square);
        let rivals = at & game.rivals[colour.index() & 7];
        let judge = self.judge(game, on);
        let verdict = if by_exit {
            judge.enter(colour, to)
        } else {
            judge.land(colour, to)
        };
        let who = verdict.map_or(Captives::None, |landing| landing.captives);
        if who == Captives::None {
            return (0, at);
        }
        let there = (0..32_u8).map(Piece).filter(|p| {
            let c = p.colour();
            rivals >> (4 * c.0) & 15 != 0
                && self.state.at[p.index()] != HOME
                && game.square_at(c, self.state.at[p.index()]).0 == square
        });
        match who {
            Captives::Last => {
                let last = there.max_by_key(|p| (self.state.later >> p.0 & 1, p.0));
                last.map_or((0, at), |p| (1 << p.0, at - (1 << (4 * p.colour().0))))
            }
            _ => (there.fold(0, |mask, p| mask | 1 << p.0), at & !rivals),
        }
    }

    /// Sends captives home and earns their bonuses.
    #[inline(always)]
    fn capture<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        by: Colour,
        captives: (u32, u32),
        kind: BonusKind,
        facts: &mut F,
    ) {
        let mut mask = captives.0;
        while mask != 0 {
            let piece = Piece(mask.trailing_zeros() as u8);
            mask &= mask - 1;
            let square = game.square_at(piece.colour(), self.state.at[piece.index() & 31]);
            // A captive keeps the bit of its arrival no longer.
            self.lift(game, piece);
            self.state.at[piece.index() & 31] = HOME;
            facts.take(Fact::Captured { piece, by, square });
            if on.on(S::BonusCapture) {
                self.state.bonuses.push(kind);
                facts.take(Fact::BonusGranted {
                    hand: self.state.hand,
                    bonus: kind,
                    steps: game.mechanics.bonus.capture,
                });
            }
            if on.on(S::CaptureAgain) {
                self.state.again = Some(Again::Capture);
            }
        }
    }

    /// Takes a piece off its square, home and goal aside.
    #[inline(always)]
    fn lift(&mut self, game: &Compiled, piece: Piece) {
        let colour = piece.colour();
        let square = game.square_at(colour, self.state.at[piece.index() & 31]).0;
        self.crowd.remove(square, colour);
        if self.state.later != 0 {
            self.state.later &= !(1 << piece.0);
            self.first_again(game, square);
        }
    }

    /// Whoever is left alone on a square is no longer second there.
    #[cold]
    fn first_again(&mut self, game: &Compiled, square: u8) {
        if single(self.crowd.at(square)).is_none() {
            return;
        }
        for piece in (0..32_u8).map(Piece) {
            let second = self.state.later >> piece.0 & 1 == 1;
            if second
                && game
                    .square_at(piece.colour(), self.state.at[piece.index()])
                    .0
                    == square
            {
                self.state.later &= !(1 << piece.0);
            }
        }
    }

    /// Puts a piece on a square; gives whether it came second to another colour that stays.
    #[inline(always)]
    fn set_down(&mut self, game: &Compiled, piece: Piece, to: u8, stays: u32) -> bool {
        let colour = piece.colour();
        let square = game.square_at(colour, to).0;
        self.state.at[piece.index() & 31] = to;
        self.crowd.add(game, square, colour);
        let later = stays & !(15 << (4 * (colour.0 & 7))) != 0 && game.mechanics.room == Some(2);
        if later {
            self.state.later |= 1 << piece.0;
        }
        later
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
        if on.on(S::Blocks) {
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
        if on.on(S::Blocks) {
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
        by_bonus: bool,
        facts: &mut F,
    ) -> bool {
        let colour = piece.colour();
        let goal = game.goal[colour.index() & 7];
        let count = colour
            .pieces()
            .filter(|p| self.state.at[p.index() & 31] == goal)
            .count() as u8;
        facts.take(Fact::ReachedGoal { piece, count });
        if on.on(S::BonusGoal) {
            self.state.bonuses.push(BonusKind::Goal);
            facts.take(Fact::BonusGranted {
                hand: self.state.hand,
                bonus: BonusKind::Goal,
                steps: game.mechanics.bonus.goal,
            });
        }
        if count < 4 || !self.side_is_home(game, colour) {
            return false;
        }
        if !by_bonus || on.on(S::ThirdAnyMove) {
            self.state.last_moved = Some(piece);
        }
        self.place(game, on, colour, facts);
        true
    }

    /// Plays on until somebody must decide or throw: bonuses first, then tokens, then the turn.
    #[inline(always)]
    fn settle<W: Switches, F: FactSink>(&mut self, game: &Compiled, on: W, facts: &mut F) {
        loop {
            let hand = self.state.hand;
            if !self.state.bonuses.is_empty() {
                self.list(game, on);
                if !self.moves.is_empty() {
                    self.state.phase = Phase::Move;
                    return;
                }
                let steps = bonus_steps(game, self.state.bonuses);
                self.state.bonuses.pop();
                facts.take(Fact::BonusLost { hand, steps });
                continue;
            }
            if self.state.bank != [0; 16] {
                self.list(game, on);
                if !self.moves.is_empty() {
                    self.state.phase = Phase::Move;
                    return;
                }
                self.forfeit(game, on, facts);
                self.next_throw(game, on, Passed::NoMove, facts);
                return;
            }
            self.next_throw(game, on, Passed::Played, facts);
            return;
        }
    }

    /// Loses the tokens that nothing can use.
    #[inline(always)]
    fn forfeit<W: Switches, F: FactSink>(&mut self, _game: &Compiled, on: W, facts: &mut F) {
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
    fn next_throw<W: Switches, F: FactSink>(
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

/// The outcome that a number below the sum of all weights draws.
#[inline(always)]
fn drawn(outcomes: &[Outcome], mut n: u32) -> Option<&Outcome> {
    outcomes.iter().find(|outcome| {
        let found = n < outcome.weight;
        n = n.wrapping_sub(outcome.weight);
        found
    })
}

/// Whether two moves are the same but for which of two pieces on one square makes them.
fn same(listed: Move, mv: Move, position: &Position) -> bool {
    listed == mv
        || listed.token == mv.token
            && listed.to == mv.to
            && listed.how == mv.how
            && listed.piece.colour() == mv.piece.colour()
            && position.state.at[listed.piece.index()] == position.state.at[mv.piece.index()]
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

pub(super) fn mask_of_hands(game: &Compiled) -> u8 {
    ((1_u16 << game.hands.len()) - 1) as u8
}
