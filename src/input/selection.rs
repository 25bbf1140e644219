//! What a person is about to do: read by view and head-up display, never shown ahead of time.

use bevy::prelude::*;

use super::at_rest;
use crate::rules::{Fact, Game, HOME, How, Move, Phase, Piece, Square, WhyNot};
use crate::screens::Screen;
use crate::table::{FlowSystems, Match, Player, Wish};
use crate::timeline::Timeline;

/// What may be done now and what is being looked at. Empty unless a person is to act and the
/// timeline is idle.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// Whether a person is to throw now.
    pub may_throw: bool,
    /// Whether what is to be played may be refused.
    pub may_decline: bool,
    /// The pieces that may move, lowest first: these are marked.
    pub movable: Vec<Piece>,
    /// The piece that keys or pointer look at.
    pub focused: Option<Piece>,
    /// The piece that was chosen and has more than one move.
    pub chosen: Option<Piece>,
    /// The moves of the chosen piece, else of the focused one, that come into question.
    pub candidates: Vec<Move>,
    /// Which of the candidates is looked at, an index.
    pub candidate: usize,
    /// Where the candidate that is looked at would land.
    pub landing: Option<Square>,
    /// The pieces that it would capture.
    pub captures: Vec<Piece>,
    /// The bonuses that it would earn, in steps.
    pub earns: Vec<u8>,
    /// The piece that was chosen last and may not move, and why.
    pub refusal: Option<(Piece, WhyNot)>,
    /// The move that waits to be confirmed by a second press, where the settings want one.
    pub pending: Option<Move>,
    /// The ply that all this is about; none while nobody may act.
    ply: Option<u32>,
}

impl Selection {
    /// What a person may do at a ply.
    fn of(truth: &Match) -> Self {
        let game = truth.game();
        let pieces = (0..game.state().at.len() as u8).map(Piece);
        Self {
            may_throw: matches!(game.phase(), Phase::Start | Phase::Throw),
            may_decline: game.moves().iter().any(|mv| mv.how == How::Decline),
            movable: pieces
                .filter(|&piece| game.moves_of(piece).next().is_some())
                .collect(),
            ply: Some(truth.ply()),
            ..Self::default()
        }
    }

    /// The candidate that is looked at.
    #[must_use]
    pub fn looked_at(&self) -> Option<Move> {
        self.candidates.get(self.candidate).copied()
    }

    /// Looks at a piece, or at none.
    pub(super) fn focus(&mut self, game: &Game, piece: Option<Piece>) {
        self.focused = piece;
        if self.chosen.is_none() {
            self.consider(game, piece);
        }
    }

    /// Looks at the next piece that may move, or the one before.
    pub(super) fn focus_next(&mut self, game: &Game, backwards: bool) {
        let place = |piece| self.movable.iter().position(|&p| Some(p) == piece);
        let next = turn_over(place(self.focused), self.movable.len(), backwards);
        self.refusal = None;
        self.focus(game, next.map(|at| self.movable[at]));
    }

    /// Looks at the next move of the chosen piece, or the one before.
    pub(super) fn look_at_next(&mut self, game: &Game, backwards: bool) {
        let next = turn_over(Some(self.candidate), self.candidates.len(), backwards);
        self.look_at(game, next.unwrap_or(0));
    }

    /// Looks at one of the candidates.
    pub(super) fn look_at(&mut self, game: &Game, candidate: usize) {
        self.candidate = candidate;
        self.landing = self.looked_at().map(|mv| landing(game, mv));
        self.captures.clear();
        self.earns.clear();
        for fact in self.looked_at().map_or(Vec::new(), |mv| foreseen(game, mv)) {
            match fact {
                Fact::Captured { piece, .. } => self.captures.push(piece),
                Fact::BonusGranted { steps, .. } => self.earns.push(steps),
                _ => {}
            }
        }
    }

    /// Chooses a piece. What is to be done follows if it has one move only; if it has none,
    /// the reason stands in [`Selection::refusal`].
    pub(super) fn choose(&mut self, game: &Game, piece: Piece) -> Option<Wish> {
        self.let_go(game);
        let moves: Vec<_> = game.moves_of(piece).collect();
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
    pub(super) fn choose_square(&mut self, game: &Game, square: Square) -> Option<Wish> {
        let here = |mv: &Move| mv.how != How::Decline && landing(game, *mv) == square;
        let mut there: Vec<_> = self.candidates.iter().copied().filter(here).collect();
        if there.is_empty() && self.chosen.is_none() {
            there.extend(game.moves().iter().copied().filter(here));
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
    pub(super) fn confirm(
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

    /// Whether a candidate of the chosen piece lands on a square.
    pub(super) fn offers(&self, game: &Game, square: Square) -> bool {
        let mut candidates = self.candidates.iter();
        self.chosen.is_some() && candidates.any(|&mv| landing(game, mv) == square)
    }

    /// Looks at the candidate of the chosen piece that lands on a square, if there is one.
    pub(super) fn look_towards(&mut self, game: &Game, square: Square) {
        let mut candidates = self.candidates.iter();
        if let Some(at) = candidates.position(|&mv| landing(game, mv) == square) {
            self.look_at(game, at);
        }
    }

    /// Chooses nothing any more.
    pub(super) fn let_go(&mut self, game: &Game) {
        self.chosen = None;
        self.pending = None;
        self.refusal = None;
        self.consider(game, self.focused);
    }

    fn consider(&mut self, game: &Game, piece: Option<Piece>) {
        self.candidates = piece.map_or(Vec::new(), |piece| game.moves_of(piece).collect());
        self.look_at(game, 0);
    }
}

/// Where a move lands.
fn landing(game: &Game, mv: Move) -> Square {
    game.rules().square_at(mv.piece.colour(), mv.to)
}

/// What a legal move would lead to: it is played on a copy.
fn foreseen(game: &Game, mv: Move) -> Vec<Fact> {
    let mut facts = Vec::new();
    match game.clone().play(mv, &mut facts) {
        Ok(()) => facts,
        Err(_) => Vec::new(),
    }
}

/// The square that a piece stands on; none at home.
pub(super) fn square_of(game: &Game, piece: Piece) -> Option<Square> {
    let at = game.state().at[piece.index()];
    (at != HOME).then(|| game.rules().square_at(piece.colour(), at))
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>().add_systems(
        Update,
        refresh
            .after(FlowSystems::Timeline)
            .before(FlowSystems::Animate),
    );
}

/// Starts afresh whenever somebody else, or nobody, may act.
pub(super) fn refresh(
    truth: Option<Res<Match>>,
    timeline: Res<Timeline>,
    screen: Res<State<Screen>>,
    mut selection: ResMut<Selection>,
) {
    let acting = at_rest(truth.as_deref(), &timeline)
        .filter(|truth| *screen == Screen::Table && truth.to_act().is_some_and(Player::is_human));
    if selection.ply != acting.map(Match::ply) {
        *selection = acting.map_or_else(Selection::default, Selection::of);
    }
}
