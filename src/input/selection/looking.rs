//! Looking at pieces and at what they could do.

use super::{Selection, landing};
use crate::rules::board::Board;
use crate::rules::{Fact, Game, How, Move, Piece, Square};

impl Selection {
    /// The candidate that is looked at.
    #[must_use]
    pub fn looked_at(&self) -> Option<Move> {
        self.candidates.get(self.candidate).copied()
    }

    /// The squares on which the candidates would land.
    pub fn landings(&self, board: &Board) -> impl Iterator<Item = Square> {
        let moves = self.candidates.iter().filter(|mv| mv.how != How::Decline);
        moves.map(|mv| board.route(mv.piece.colour())[usize::from(mv.to)])
    }

    /// Looks at a piece, or at none.
    pub(in crate::input) fn focus(&mut self, game: &Game, piece: Option<Piece>) {
        self.focused = piece;
        if self.chosen.is_none() {
            self.consider(game, piece);
        }
    }

    /// Looks at the next piece that may move, or the one before.
    pub(in crate::input) fn focus_next(&mut self, game: &Game, backwards: bool) {
        let place = |piece| self.movable.iter().position(|&p| Some(p) == piece);
        let next = turn_over(place(self.focused), self.movable.len(), backwards);
        self.refusal = None;
        self.refused = None;
        self.focus(game, next.map(|at| self.movable[at]));
    }

    /// Looks at the next move of the chosen piece, or the one before.
    pub(in crate::input) fn look_at_next(&mut self, game: &Game, backwards: bool) {
        let next = turn_over(Some(self.candidate), self.candidates.len(), backwards);
        self.look_at(game, next.unwrap_or(0));
    }

    /// Looks at one of the candidates.
    pub(in crate::input) fn look_at(&mut self, game: &Game, candidate: usize) {
        self.candidate = candidate;
        self.landing = self.looked_at().map(|mv| landing(game, mv));
        let foreseen = self.looked_at().and_then(|mv| game.foresee(mv));
        let foreseen = foreseen.unwrap_or_default();
        let captive = |fact: &Fact| match *fact {
            Fact::Captured { piece, .. } => Some(piece),
            _ => None,
        };
        self.captures = foreseen.facts.iter().filter_map(captive).collect();
        self.earns = foreseen.earns;
    }

    /// Whether a candidate of the chosen piece lands on a square.
    pub(in crate::input) fn offers(&self, game: &Game, square: Square) -> bool {
        let mut candidates = self.candidates.iter();
        self.chosen.is_some() && candidates.any(|&mv| landing(game, mv) == square)
    }

    /// Looks at the candidate of the chosen piece that lands on a square, if there is one.
    pub(in crate::input) fn look_towards(&mut self, game: &Game, square: Square) {
        let mut candidates = self.candidates.iter();
        if let Some(at) = candidates.position(|&mv| landing(game, mv) == square) {
            self.look_at(game, at);
        }
    }

    pub(super) fn consider(&mut self, game: &Game, piece: Option<Piece>) {
        let moves = piece.map(|piece| self.moves_of(game, piece).collect());
        self.candidates = moves.unwrap_or_default();
        self.look_at(game, 0);
    }
}

/// The next of `count`, or the one before, round and round.
fn turn_over(now: Option<usize>, count: usize, backwards: bool) -> Option<usize> {
    if count == 0 {
        return None;
    }
    Some(match (now, backwards) {
        (None, false) => 0,
        (None, true) => count - 1,
        (Some(now), false) => (now + 1) % count,
        (Some(now), true) => (now + count - 1) % count,
    })
}
