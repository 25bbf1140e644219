//! A position in play: state, crowd and legal moves, and what a throw or a move makes of it.
//!
//! Everything here is `Copy`, allocates nothing and asks no name: this is what search runs.

use super::compiled::Compiled;
use super::crowd::Crowd;
use super::facts::{FactSink, Thrown};
use super::generate::Tokens;
use super::ids::Piece;
use super::judge::Judge;
use super::moves::{How, Move, MoveList};
use super::offer::Offer;
use super::outcomes::drawn;
use super::presets::KINDS;
use super::state::{Phase, State};
use super::switches::{Loaded, Partly, Switch as S, Switches};

/// Throws in a row that nobody could use before a playout gives up: such rules have no end.
pub const MOST_IDLE: u32 = 100_000;

/// A position with what follows from it.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) state: State,
    pub(super) crowd: Crowd,
    /// What may be played.
    pub(super) offer: Offer,
    /// The same as a list, which is only written on the way out.
    pub(super) moves: MoveList,
}

/// Runs `$body` with the switches of `$game`: with what all games of its kind have in common as
/// constants if it is of one (of a preset that is everything), else loaded. Who hears the facts is in
/// no hurry: for each sort of `$facts` one code for all rules is enough. So it is in a browser, which
/// has to fetch every one first.
macro_rules! with_switches {
    ($game:expr, $facts:ty, |$on:ident| $body:expr) => {
        with_switches!(
            $game, $facts, |$on| $body;
            0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
        )
    };
    ($game:expr, $facts:ty, |$on:ident| $body:expr; $($kind:literal)*) => {
        match $game.switches {
            b if <$facts>::HEARS || cfg!(target_arch = "wasm32") => {
                let $on = Loaded(b);
                apart(|| $body)
            }
            $(b if KINDS[$kind].has(b) => {
                let $on = Partly::<_, { KINDS[$kind].on }, { KINDS[$kind].off }>(Loaded(b));
                apart(|| $body)
            })*
            b => {
                let $on = Loaded(b);
                apart(|| $body)
            }
        }
    };
}

/// Runs the code of one kind of game. Where nothing is optimised it is a function of its own: in one
/// function, each of the kinds would keep its place on the stack, two million bytes together.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
fn apart<R>(body: impl FnOnce() -> R) -> R {
    body()
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
            offer: Offer::NOTHING,
            moves: MoveList::EMPTY,
        };
        if state.phase == Phase::Move {
            let on = Loaded(game.switches);
            if state.bonuses.is_empty() {
                let tokens = position.judge(game, on).tokens();
                position.find_token_moves(game, on, tokens);
            } else {
                position.find_bonus_moves(game, on);
            }
            position.write_moves(game, on);
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
        with_switches!(game, F, |on| {
            self.throw_with(game, on, thrown, facts);
            self.write_moves(game, on);
        });
    }

    /// Plays a move, which must be one of [`Position::moves`] or the same move of a piece that
    /// stands beside the listed one.
    #[inline]
    pub fn play<F: FactSink>(&mut self, game: &Compiled, mv: Move, facts: &mut F) {
        with_switches!(game, F, |on| {
            self.play_with(game, on, mv, facts);
            self.write_moves(game, on);
        });
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
        with_switches!(game, F, |on| self.playout_with(game, on, cap, draw, facts))
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
        while self.state.phase == Phase::Start {
            let n = draw(game.starts.iter().map(|o| o.weight).sum());
            let Some(outcome) = drawn(&game.starts, n) else {
                return 0;
            };
            self.throw_start(game, outcome.thrown, facts);
        }
        // One question at a time: a `match` would become a jump that is hard to foretell.
        let mut idle = 0;
        loop {
            if self.state.phase == Phase::Throw {
                if idle == MOST_IDLE {
                    break;
                }
                self.throw_by(game, on, &mut draw, facts);
                idle += 1;
            } else if self.state.phase == Phase::Move {
                if moves == cap {
                    break;
                }
                let mv = self.choose(game, on, &mut draw);
                self.play_with(game, on, mv, facts);
                moves += u32::from(mv.how != How::Decline);
                idle = 0;
            } else {
                break;
            }
        }
        self.write_moves(game, on);
        moves
    }

    /// Chooses a move by chance.
    #[inline(always)]
    fn choose<W: Switches>(
        &self,
        game: &Compiled,
        on: W,
        draw: &mut impl FnMut(u32) -> u32,
    ) -> Move {
        let n = draw(self.offer.size());
        self.judge(game, on).nth(&self.offer, n)
    }

    /// Throws by chance.
    #[inline(always)]
    fn throw_by<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        draw: &mut impl FnMut(u32) -> u32,
        facts: &mut F,
    ) {
        if on.on(S::SpendSingle) {
            self.throw_die(game, on, draw(6) as u8 + 1, facts);
        } else if on.on(S::SpendDice) {
            let pair = draw(36) as u8;
            self.throw_dice(game, on, pair / 6 + 1, pair % 6 + 1, facts);
        } else {
            let n = draw(game.weight);
            let closed = match game.lots.get(n as usize) {
                Some(&closed) => closed,
                None => game.closed_at(n),
            };
            self.throw_shells(game, on, closed, facts);
        }
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

    /// Finds how the first bonus may be played; gives whether it may.
    #[inline(always)]
    pub(super) fn find_bonus_moves<W: Switches>(&mut self, game: &Compiled, on: W) -> bool {
        let judge = Judge {
            game,
            state: &self.state,
            crowd: &self.crowd,
            on,
        };
        judge.offer_bonus(&mut self.offer);
        !self.offer.is_empty()
    }

    /// Finds how the tokens that wait may be played; gives whether they may.
    #[inline(always)]
    pub(super) fn find_token_moves<W: Switches>(
        &mut self,
        game: &Compiled,
        on: W,
        tokens: Tokens,
    ) -> bool {
        let judge = Judge {
            game,
            state: &self.state,
            crowd: &self.crowd,
            on,
        };
        judge.offer_tokens(tokens, &mut self.offer);
        !self.offer.is_empty()
    }

    /// Writes out what is offered as a list.
    #[inline(always)]
    fn write_moves<W: Switches>(&mut self, game: &Compiled, on: W) {
        if self.state.phase == Phase::Move {
            let judge = Judge {
                game,
                state: &self.state,
                crowd: &self.crowd,
                on,
            };
            judge.write(&self.offer, &mut self.moves);
        }
    }
}

pub(super) fn mask_of_hands(game: &Compiled) -> u8 {
    ((1_u16 << game.hands.len()) - 1) as u8
}
