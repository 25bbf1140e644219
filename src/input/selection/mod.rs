//! What a person is about to do: read by view and head-up display, never shown ahead of time.

mod choosing;
mod looking;

use bevy::prelude::*;

use super::at_rest;
use crate::rules::mechanics::Spend;
use crate::rules::{Earned, Game, HOME, How, Move, Phase, Piece, SUM, Square, WhyNot};
use crate::screens::Screen;
use crate::table::{FlowSystems, Match, Player};
use crate::timeline::Timeline;

/// What may be done now and what is being looked at. Empty unless a person is to act and the
/// timeline is idle.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// Whether a person is to throw now.
    pub may_throw: bool,
    /// Whether what is to be played may be refused.
    pub may_decline: bool,
    /// The kinds of throws that lie there and can be played, the lowest first.
    pub tokens: Vec<u8>,
    /// The throw that was chosen before a piece: only what it can do comes into question.
    pub token: Option<u8>,
    /// The kinds of throws that lie there and move nothing now, the lowest first.
    pub useless: Vec<u8>,
    /// Whether there is one move only.
    pub forced: bool,
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
    /// The bonuses that it would earn.
    pub earns: Vec<Earned>,
    /// The piece that was chosen last and may not move, and why.
    pub refusal: Option<(Piece, WhyNot)>,
    /// The throw that was chosen last and moves nothing.
    pub refused: Option<u8>,
    /// The move that waits to be confirmed by a second press, where the settings want one.
    pub pending: Option<Move>,
    /// The ply that all this is about; none while nobody may act.
    ply: Option<u32>,
}

impl Selection {
    /// What a person may do at a ply.
    fn of(truth: &Match) -> Self {
        let game = truth.game();
        let mut selection = Self {
            may_throw: matches!(game.phase(), Phase::Start | Phase::Throw),
            may_decline: game.moves().iter().any(|mv| mv.how == How::Decline),
            useless: useless(game),
            tokens: spendable(game),
            forced: matches!(game.moves(), [only] if only.how != How::Decline),
            ply: Some(truth.ply()),
            ..Self::default()
        };
        selection.mark(game);
        selection
    }

    /// Whether a person may act now.
    #[must_use]
    pub fn acts(&self) -> bool {
        self.ply.is_some()
    }

    /// Finds the pieces that may move, with the chosen token if there is one.
    fn mark(&mut self, game: &Game) {
        let pieces = (0..game.state().at.len() as u8).map(Piece);
        let movable = pieces.filter(|&piece| self.moves_of(game, piece).next().is_some());
        self.movable = movable.collect();
    }

    /// The moves of a piece that come into question.
    fn moves_of<'a>(&self, game: &'a Game, piece: Piece) -> impl Iterator<Item = Move> + use<'a> {
        let token = self.token;
        let moves = game.moves_of(piece);
        moves.filter(move |mv| token.is_none_or(|token| mv.token == token))
    }
}

/// The kinds of throws that lie there and can be played; a single die is played as it fell.
fn spendable(game: &Game) -> Vec<u8> {
    if game.rules().mechanics.spend == Spend::Single {
        return Vec::new();
    }
    let played = |kind: &u8| game.moves().iter().any(|mv| mv.token == *kind);
    lying(game).filter(played).collect()
}

/// The kinds of throws that lie there and that no move spends, alone or with others. While a bonus
/// is to be played they only wait.
fn useless(game: &Game) -> Vec<u8> {
    let waiting = game.phase() != Phase::Move || !game.state().bonuses.is_empty();
    if waiting || game.rules().mechanics.spend == Spend::Single {
        return Vec::new();
    }
    let tokens = &game.rules().mechanics.tokens;
    let spends = |mv: &Move, kind| {
        let joined = || tokens.get(usize::from(mv.token))?.joins;
        mv.token == SUM || mv.token == kind || mv.how == How::Joint && joined() == Some(kind)
    };
    let unspent = |kind: &u8| !game.moves().iter().any(|mv| spends(mv, *kind));
    lying(game).filter(unspent).collect()
}

/// The kinds of throws that lie there.
fn lying(game: &Game) -> impl Iterator<Item = u8> {
    let bank = (0_u8..).zip(game.state().bank);
    bank.filter(|(_, count)| *count > 0).map(|(kind, _)| kind)
}

/// Where a move lands.
fn landing(game: &Game, mv: Move) -> Square {
    game.rules().square_at(mv.piece.colour(), mv.to)
}

/// The square that a piece stands on; none at home.
pub(super) fn square_of(game: &Game, piece: Piece) -> Option<Square> {
    let at = game.state().at[piece.index()];
    (at != HOME).then(|| game.rules().square_at(piece.colour(), at))
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
