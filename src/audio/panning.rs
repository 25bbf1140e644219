//! From which side something is heard that happens on the board.

use crate::rules::board::Point;
use crate::rules::{Board, Compiled, Fact, HOME, Piece};
use crate::timeline::{Shown, Timeline, place};

/// How far to the side the edge of the board is heard: not quite as far as it is seen to be.
const WIDE: f32 = 0.5;

/// How far to the left or right a point of the board is heard: -1.0 left, 1.0 right.
pub(super) fn side(board: &Board, at: Point) -> f32 {
    let turn = board.views.first().map_or(0.0, |view| view.turn);
    let edge = board
        .outline
        .iter()
        .map(|point| point.turned(turn).x.abs())
        .fold(1.0, f32::max);
    WIDE * at.turned(turn).x / edge
}

/// The middle of the square, or of the house, at an index of a piece's route.
pub(super) fn middle(rules: &Compiled, piece: Piece, at: u8) -> Point {
    let board = &rules.board;
    if at == HOME {
        board.seats[piece.colour().index()].nests[0].at
    } else {
        board.square(rules.square_at(piece.colour(), at)).place.at
    }
}

/// Where a fact begins to be heard; nothing if that is everywhere. A bonus is earned where
/// something happened just before, and what is paid with goes to the piece that it moves.
pub(super) fn whence(fact: &Fact, shown: &Shown, timeline: &Timeline) -> Option<Point> {
    let rules = shown.rules();
    let square = match fact {
        Fact::BonusSpent { .. } | Fact::TokenSpent { .. } => {
            let piece = timeline.moved_next()?;
            return Some(middle(rules, piece, shown.at[piece.index()]));
        }
        Fact::BonusGranted { .. } => shown.place(),
        _ => place(rules, fact),
    };
    Some(rules.board.square(square?).place.at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Catalogue, Levels};
    use crate::rules::Colour;

    #[test]
    fn what_is_seen_on_the_left_is_heard_from_the_left() {
        let catalogue = Catalogue::from(Levels::embedded());
        for game in catalogue.games.values() {
            let rules = game.compile().unwrap();
            let home = |colour| middle(&rules, Piece::of(Colour(colour), 0), HOME);
            let sides: Vec<_> = (0..rules.board.seats.len() as u8)
                .map(|colour| side(&rules.board, home(colour)))
                .collect();
            assert!(
                sides.iter().all(|side| (-0.5..=0.5).contains(side)),
                "{sides:?}"
            );
            // Two who face each other sit above and below.
            if sides.len() > 2 {
                assert!(sides.iter().any(|side| *side < -0.1), "{}", game.id);
                assert!(sides.iter().any(|side| *side > 0.1), "{}", game.id);
            }
        }
    }
}
