//! Where things lie that can be hit, for whoever cannot see the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::board::Laid;
use super::cast::Cup;
use super::fit::Fit;
use super::pieces::Seen;
use crate::input::Spot;
use crate::theme::layout::Layout;

/// Finds the places of spots.
#[derive(SystemParam)]
pub struct Spots<'w> {
    layout: Res<'w, Layout>,
    laid: Option<Res<'w, Laid>>,
    fit: Res<'w, Fit>,
    seen: Res<'w, Seen>,
    cup: Res<'w, Cup>,
}

impl Spots<'_> {
    /// The middle of a spot, in logical pixels from the upper left corner of the window; none if it
    /// is not to be seen.
    #[must_use]
    pub fn place(&self, spot: Spot) -> Option<Vec2> {
        let at = match spot {
            Spot::Piece(piece) => {
                let pose = self.seen.poses.get(piece.index())?.as_ref();
                let pose = pose.filter(|pose| !pose.moves)?;
                pose.at + Vec2::new(0.0, pose.height)
            }
            Spot::Square(square) => {
                let laid = self.laid.as_ref()?;
                let square = laid.board.squares.get(usize::from(square.0))?;
                self.fit.seen(square.place.at)
            }
            Spot::Dice => self.cup.place.center(),
            Spot::Token(_) | Spot::Move(_) | Spot::Nothing => return None,
        };
        let window = self.layout.window;
        Some(Vec2::new(window.x / 2.0 + at.x, window.y / 2.0 - at.y))
    }
}
