//! Which tokens fly now, from where and to where.

use bevy::prelude::*;

use super::course::Flight;
use crate::rules::{Fact, Piece};
use crate::theme::layout::Layout;
use crate::theme::widgets::Payment;
use crate::timeline::{Now, Shown, Timeline};
use crate::view::board::Laid;
use crate::view::fit::Fit;
use crate::view::pieces::Seen;

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Flying {
    /// One token.
    One(Payment),
    /// Every throw that lies there.
    Throws,
}

impl Flying {
    /// Whether a token is among what flies.
    pub(super) fn holds(self, token: Payment) -> bool {
        match self {
            Self::One(flies) => flies == token,
            Self::Throws => matches!(token, Payment::Throw(..)),
        }
    }
}

/// Which token flies now, and how.
pub(super) fn flight(
    now: &Now<'_>,
    timeline: &Timeline,
    shown: &Shown,
    ends: &Ends<'_>,
) -> Option<(Flying, Flight)> {
    Some(match now.cue.fact {
        Fact::BonusGranted { .. } => {
            let last = shown.bonuses.len().checked_sub(1)?;
            let last = Flying::One(Payment::Bonus(last));
            (last, Flight::Comes(ends.earned(shown)?))
        }
        Fact::BonusSpent { .. } => (
            Flying::One(Payment::Bonus(0)),
            Flight::Goes(ends.piece(timeline.moved_next()?)?),
        ),
        Fact::TokenBanked { token, .. } => (last(shown, token)?, Flight::Comes(ends.tray(shown))),
        Fact::TokenSpent { token, .. } => {
            let piece = timeline.moved_next()?;
            (last(shown, token)?, Flight::Goes(ends.piece(piece)?))
        }
        _ => (lost(now, shown)?, Flight::Falls),
    })
}

/// Which tokens are being lost now.
pub(super) fn lost(now: &Now<'_>, shown: &Shown) -> Option<Flying> {
    match now.cue.fact {
        Fact::BonusLost { .. } | Fact::Declined { .. } => Some(Flying::One(Payment::Bonus(0))),
        Fact::TokenForfeited { token, .. } => last(shown, token),
        Fact::NoMove { .. } => Some(Flying::Throws),
        _ => None,
    }
}

/// The last of the throws of a kind that lie there.
fn last(shown: &Shown, token: u8) -> Option<Flying> {
    let last = shown.bank[usize::from(token)].checked_sub(1)?;
    Some(Flying::One(Payment::Throw(token, last)))
}

/// Where flights begin and end, in pixels of the window.
pub(super) struct Ends<'a> {
    pub(super) laid: &'a Laid,
    pub(super) fit: &'a Fit,
    pub(super) seen: &'a Seen,
    pub(super) layout: &'a Layout,
}

impl Ends<'_> {
    fn earned(&self, shown: &Shown) -> Option<Vec2> {
        let square = self.laid.board.square(shown.place()?);
        Some(self.on_glass(self.fit.seen(square.place.at)))
    }

    fn piece(&self, piece: Piece) -> Option<Vec2> {
        let pose = self.seen.poses[piece.index()]?;
        Some(self.on_glass(pose.at))
    }

    /// Where a point of the table is seen in the window.
    fn on_glass(&self, at: Vec2) -> Vec2 {
        self.layout.window / 2.0 + at * Vec2::new(1.0, -1.0)
    }

    fn tray(&self, shown: &Shown) -> Vec2 {
        let rules = shown.rules();
        let seats = rules.seating.in_play.len();
        self.layout.dish(rules.throws_shells(), seats).center()
    }
}
