//! Pieces that come to a square and pieces that leave it, captives first of all.

use super::compiled::Compiled;
use super::crowd::{is_single, of_one_colour, one};
use super::facts::{Again, BonusKind, Fact, FactSink};
use super::ids::{Colour, Piece, Square, colours};
use super::judge::Captives;
use super::position::Position;
use super::state::HOME;
use super::switches::{Switch as S, Switches};

impl Position {
    /// Who is captured where a piece of `colour` has come to `others`: a mask of pieces; and the
    /// occupancy that is left of the others.
    #[inline(always)]
    fn captives<W: Switches>(
        &self,
        game: &Compiled,
        on: W,
        colour: Colour,
        to: u8,
        others: u32,
        by_exit: bool,
    ) -> (u32, u32) {
        let square = game.square_at(colour, to).0;
        let judge = self.judge(game, on);
        let who = if by_exit {
            let exit = judge.exit(colour, square, others);
            exit.unwrap_or(Captives::None)
        } else {
            judge.takes(colour, to)
        };
        if who == Captives::None {
            return (0, others);
        }
        let rivals = others & game.rivals[colour.index() & 7];
        if let (true, Some(rival)) = (is_single(rivals), of_one_colour(rivals)) {
            return (self.standing(game, rival, square), others - rivals);
        }
        let held = colours(game.friends[colour.index() & 7] ^ u8::MAX)
            .filter(|c| rivals >> (4 * c.0) & 15 != 0);
        let there = held.flat_map(Colour::pieces).filter(|p| {
            let at = self.state.at[p.index() & 31];
            at != HOME && game.square_at(p.colour(), at).0 == square
        });
        match who {
            Captives::Last => {
                let last = there.max_by_key(|p| (self.state.later >> p.0 & 1, p.0));
                last.map_or((0, others), |p| (p.bit(), others - one(p.colour())))
            }
            _ => (there.fold(0, |mask, p| mask | p.bit()), others & !rivals),
        }
    }

    /// The pieces of a colour on a square of its way, a mask.
    #[inline(always)]
    fn standing(&self, game: &Compiled, colour: Colour, square: u8) -> u32 {
        // Nobody at home is on a square: there is none beyond a route.
        let stands = |p: Piece| game.square_at(colour, self.state.at[p.index() & 31]).0 == square;
        let pieces = colour.pieces().map(|p| u32::from(stands(p)) << (p.0 & 31));
        pieces.fold(0, |pieces, piece| pieces | piece)
    }

    /// Sends captives home and earns their bonuses.
    #[inline]
    pub(super) fn capture<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        by: Colour,
        captives: u32,
        kind: BonusKind,
        facts: &mut F,
    ) {
        let mut mask = captives;
        let mut square = Square(0);
        while mask != 0 {
            // Who came first goes first.
            let first = mask & !self.state.later;
            let next = if first == 0 { mask } else { first };
            let piece = Piece(next.trailing_zeros() as u8);
            mask &= !(1 << piece.0);
            square = game.square_at(piece.colour(), self.state.at[piece.index() & 31]);
            if lone_captive(captives, self.crowd.at(square.0), piece.colour(), by) {
                self.state.at[piece.index() & 31] = HOME;
                self.crowd.remove(square.0, piece.colour());
            } else {
                self.lift(game, piece);
            }
            self.crowd.go_home(piece);
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
        if self.state.later != 0 {
            // Whoever stays stood there before the piece that came.
            let others = self.crowd.at(square.0) & !(15 << (4 * (by.0 & 7)));
            if let Some(stays) = of_one_colour(others) {
                self.first_again(game, square.0, stays);
            }
        }
    }

    /// Takes a piece that is on its way off its square.
    #[inline(always)]
    pub(super) fn lift(&mut self, game: &Compiled, piece: Piece) {
        let at = &mut self.state.at[piece.index() & 31];
        let square = game.square_at(piece.colour(), *at).0;
        *at = HOME;
        let stay = self.crowd.remove(square, piece.colour());
        if stay != 0 {
            self.part(game, piece, square, stay);
        }
    }

    /// A piece has left others behind on its square.
    #[inline(never)]
    fn part(&mut self, game: &Compiled, piece: Piece, square: u8, stay: u32) {
        self.crowd
            .regroup(game, &self.state, piece.colour(), square, stay, false);
        self.state.later &= !piece.bit();
        if self.state.later != 0
            && let Some(alone) = of_one_colour(stay)
            && self.state.later >> (4 * (alone.0 & 7)) & 15 != 0
        {
            self.first_again(game, square, alone);
        }
    }

    /// Those of one colour that are left on a square are no longer second there.
    #[inline]
    fn first_again(&mut self, game: &Compiled, square: u8, alone: Colour) {
        for piece in alone.pieces() {
            if game.square_at(alone, self.state.at[piece.index() & 31]).0 == square {
                self.state.later &= !(1 << piece.0);
            }
        }
    }

    /// Puts a piece on a square of its way. Gives whether it came second to another colour that
    /// stays, and whom it captures, a mask of pieces.
    #[inline(always)]
    pub(super) fn set_down<W: Switches>(
        &mut self,
        game: &Compiled,
        on: W,
        piece: Piece,
        to: u8,
        by_exit: bool,
    ) -> (bool, u32) {
        let square = game.square_at(piece.colour(), to).0;
        let others = self.crowd.at(square);
        self.state.at[piece.index() & 31] = to;
        self.crowd.add(square, piece.colour());
        if others == 0 {
            (false, 0)
        } else {
            self.meet(game, on, piece, to, by_exit)
        }
    }

    /// A piece has come to a square where others stand, which is seldom enough to be kept out of
    /// the way of the rest.
    #[inline(never)]
    fn meet<W: Switches>(
        &mut self,
        game: &Compiled,
        on: W,
        piece: Piece,
        to: u8,
        by_exit: bool,
    ) -> (bool, u32) {
        let colour = piece.colour();
        let square = game.square_at(colour, to).0;
        let others = self.crowd.at(square) - one(colour);
        let (captives, stay) = self.captives(game, on, colour, to, others, by_exit);
        // Who only takes another's place changes nothing else.
        if captives == 0 || stay != 0 || !is_single(others) {
            self.crowd
                .regroup(game, &self.state, colour, square, others, true);
        }
        let later = on.on(S::RoomForTwo) && stay & !(15 << (4 * (colour.0 & 7))) != 0;
        if later {
            self.state.later |= piece.bit();
        }
        (later, captives)
    }
}

/// Whether nobody but a captive and who takes its place is on their square. The two never were a
/// pair then, and nothing else changes there.
#[inline(always)]
fn lone_captive(captives: u32, at: u32, captive: Colour, by: Colour) -> bool {
    captives.is_power_of_two() && at == one(captive) + one(by)
}
