//! What a person is about to do: read by view and head-up display, never shown ahead of time.

use bevy::prelude::*;

use crate::rules::{Move, Piece, Square, WhyNot};

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
    /// The piece that was chosen last and may not move, and why.
    pub refusal: Option<(Piece, WhyNot)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>();
}
