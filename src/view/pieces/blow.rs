//! Pieces that are about to be captured: they stand where they are until they are hit, and whoever
//! captures them lands in their place.

use crate::rules::ids::MAX_PIECES;
use crate::rules::{Colour, Fact, HOME, Piece};
use crate::timeline::{Act, Timeline};

/// What is captured by the move that is being shown, and has not flown yet.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Blow {
    /// By whom.
    by: Option<Colour>,
    /// The captives that still wait, one bit a piece.
    waiting: u32,
    /// The one that is hit in this moment.
    hit: Option<Piece>,
}

impl Blow {
    /// What is known of it now.
    pub(super) fn of(timeline: &Timeline) -> Self {
        let Some(now) = timeline.now() else {
            return Self::default();
        };
        let mut blow = Self::default();
        if let Fact::Captured { piece, by, .. } = now.cue.fact {
            blow.by = Some(by);
            let strikes = |act| matches!(act, Act::Strike { .. });
            if now.step().is_some_and(|step| strikes(step.act)) {
                blow.hit = Some(piece);
                blow.waiting |= 1 << piece.0;
            }
        }
        for (_, fact) in timeline.waiting().filter(|(ply, _)| *ply == now.cue.ply) {
            if let Fact::Captured { piece, by, .. } = *fact {
                blow.by = Some(by);
                blow.waiting |= 1 << piece.0;
            }
        }
        blow
    }

    /// Whether a piece stands there until it is hit.
    pub(super) fn waits_for(&self, piece: Piece) -> bool {
        self.waiting >> piece.0 & 1 == 1
    }

    /// Whether a piece is hit in this moment.
    pub(super) fn falls_on(&self, piece: Piece) -> bool {
        self.hit == Some(piece)
    }

    /// Where everybody else stands: as if the captives were gone.
    pub(super) fn after(&self, at: &[u8; MAX_PIECES]) -> [u8; MAX_PIECES] {
        let mut after = *at;
        for (i, at) in after.iter_mut().enumerate() {
            if self.waits_for(Piece(i as u8)) {
                *at = HOME;
            }
        }
        after
    }

    /// Where captives stand: as if nobody had come.
    pub(super) fn before(&self, at: &[u8; MAX_PIECES]) -> [u8; MAX_PIECES] {
        let mut before = *at;
        for piece in self.by.into_iter().flat_map(Colour::pieces) {
            before[piece.index()] = HOME;
        }
        before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captives_and_captors_do_not_make_room_for_each_other() {
        let blow = Blow {
            by: Some(Colour(0)),
            waiting: 1 << 5,
            hit: Some(Piece(5)),
        };
        let mut at = [HOME; MAX_PIECES];
        (at[0], at[5], at[9]) = (20, 3, 7);
        let (after, before) = (blow.after(&at), blow.before(&at));
        assert_eq!((after[0], after[5], after[9]), (20, HOME, 7));
        assert_eq!((before[0], before[5], before[9]), (HOME, 3, 7));
        assert!(blow.waits_for(Piece(5)) && blow.falls_on(Piece(5)));
        assert!(!blow.waits_for(Piece(0)) && !blow.falls_on(Piece(0)));
    }
}
