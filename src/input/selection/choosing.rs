//! Choosing a throw, a piece or a square, and what follows from it.

use super::{Selection, landing};
use crate::rules::{Game, How, Move, Piece, Square};
use crate::table::Wish;

impl Selection {
    /// Chooses a throw that lies there, before the piece that it moves; chosen once more it is
    /// left. Where only one move is left at all, that follows. One that moves nothing is refused.
    pub(in crate::input) fn choose_token(&mut self, game: &Game, token: u8) -> Option<Wish> {
        if let [only] = game.moves()
            && only.token == token
            && only.how != How::Decline
        {
            return Some(Wish::Play(*only));
        }
        let again = self.token == Some(token);
        self.let_go(game);
        if !again && self.tokens.contains(&token) {
            self.token = Some(token);
            self.mark(game);
            self.consider(game, self.focused);
        }
        self.refused = Some(token).filter(|token| self.useless.contains(token));
        None
    }

    /// Chooses a piece. What is to be done follows if it has one move only; if it has none,
    /// the reason stands in [`Selection::refusal`]. So it does for a piece that only another token than
    /// the chosen one moves: it is looked at, for whoever chose it did not choose that token.
    pub(in crate::input) fn choose(&mut self, game: &Game, piece: Piece) -> Option<Wish> {
        self.let_go_of_piece(game);
        let moves: Vec<_> = self.moves_of(game, piece).collect();
        if let Some(token) = self.token
            && moves.is_empty()
            && game.moves_of(piece).next().is_some()
        {
            self.let_go(game);
            self.focus(game, Some(piece));
            self.refusal = game.why_not_by(piece, token).map(|why| (piece, why));
            return None;
        }
        match moves.as_slice() {
            [] => {
                self.refusal = game.why_not(piece).map(|why| (piece, why));
                None
            }
            [only] => Some(Wish::Play(*only)),
            _ => {
                self.focus(game, Some(piece));
                self.chosen = Some(piece);
                None
            }
        }
    }

    /// Chooses a square: a move of the piece that is chosen or looked at which lands there,
    /// else the only move of all that does. Where several moves of the piece land there, they
    /// are the ones that still come into question.
    pub(in crate::input) fn choose_square(&mut self, game: &Game, square: Square) -> Option<Wish> {
        let here = |mv: &Move| mv.how != How::Decline && landing(game, *mv) == square;
        let mut there: Vec<_> = self.candidates.iter().copied().filter(here).collect();
        if there.is_empty() && self.chosen.is_none() {
            let token = self.token;
            let fits = |mv: &Move| token.is_none_or(|token| mv.token == token);
            let all = game.moves().iter().copied();
            there.extend(all.filter(here).filter(fits));
            if there.iter().any(|mv| mv.piece != there[0].piece) {
                there.clear();
            }
        }
        match there.as_slice() {
            [] => {
                self.let_go(game);
                None
            }
            [only] => Some(Wish::Play(*only)),
            [first, ..] => {
                self.chosen = Some(first.piece);
                self.focused = self.chosen;
                self.candidates = there;
                self.look_at(game, 0);
                None
            }
        }
    }

    /// What becomes of a wish where moves have to be confirmed: a move is wished twice before
    /// it is played. `before` is the one that waited when the second press came.
    pub(in crate::input) fn confirm(
        &mut self,
        game: &Game,
        wish: Wish,
        before: Option<Move>,
    ) -> Option<Wish> {
        let mv = match wish {
            Wish::Play(mv) => mv,
            Wish::Decline => *game.moves().iter().find(|mv| mv.how == How::Decline)?,
            Wish::Throw | Wish::Restart => return Some(wish),
        };
        if before == Some(mv) {
            return Some(wish);
        }
        if mv.how != How::Decline {
            if !self.candidates.contains(&mv) {
                self.focus(game, Some(mv.piece));
            }
            let at = self.candidates.iter().position(|other| *other == mv);
            self.look_at(game, at.unwrap_or(0));
        }
        self.pending = Some(mv);
        None
    }

    /// Chooses nothing any more.
    pub(in crate::input) fn let_go(&mut self, game: &Game) {
        if self.token.take().is_some() {
            self.mark(game);
        }
        self.let_go_of_piece(game);
    }

    fn let_go_of_piece(&mut self, game: &Game) {
        self.chosen = None;
        self.pending = None;
        self.refusal = None;
        self.refused = None;
        self.consider(game, self.focused);
    }
}
