//! Where pieces stand: pure, from the board and the indices that are shown.

use bevy::prelude::*;

use super::goal::group;
use super::room::{nest_radius, reach, returns};
use crate::rules::board::{Board, Seat, SquareInfo, SquareKind};
use crate::rules::ids::{MAX_PIECES, PIECES_PER_COLOUR};
use crate::rules::{HOME, Piece};
use crate::theme::look::Look;
use crate::view::fit::vec;

/// How wide a token is, in board units.
const TOKEN: f32 = 0.94;

/// How wide a soldier's foot is, in board units.
const SOLDIER: f32 = 0.74;

/// How a piece stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stand {
    /// Where, in board units.
    pub(crate) at: Vec2,
    /// How wide it is, in board units.
    pub(crate) size: f32,
    /// How high it lies on others of its colour, in sizes.
    pub(crate) storey: f32,
    /// Whether it lies, being on its way home.
    pub(crate) lies: bool,
    /// How many of its colour it stands for; 0 if another one of the stack says it.
    pub(crate) count: u8,
}

/// All pieces at these indices of their routes; none for colours that the board lacks.
pub(crate) fn stands(
    board: &Board,
    look: Look,
    at: &[u8; MAX_PIECES],
) -> [Option<Stand>; MAX_PIECES] {
    let mut stands = [None; MAX_PIECES];
    let pieces = board.seats.len() * PIECES_PER_COLOUR;
    for (i, stand) in stands.iter_mut().enumerate().take(pieces) {
        let piece = Piece(i as u8);
        *stand = Some(match square_of(board, piece, at) {
            None => in_nest(&board.seats[piece.colour().index()], look, piece),
            Some(square) => {
                let here: Vec<Piece> = (0..pieces as u8)
                    .map(Piece)
                    .filter(|&p| square_of(board, p, at) == Some(square))
                    .collect();
                among(board, look, &board.squares[square], &here, piece, at)
            }
        });
    }
    stands
}

fn square_of(board: &Board, piece: Piece, at: &[u8; MAX_PIECES]) -> Option<usize> {
    let index = at[piece.index()];
    let route = board.routes.get(piece.colour().index())?;
    route
        .get(usize::from(index))
        .filter(|_| index != HOME)
        .map(|s| s.index())
}

/// In its nest at home.
fn in_nest(seat: &Seat, look: Look, piece: Piece) -> Stand {
    let room = nest_radius(seat);
    let size = match look {
        Look::Wood | Look::Flat => (room * 1.62).min(1.3),
        Look::Cloth => (room * 1.3).min(SOLDIER * 1.15),
    };
    Stand {
        at: vec(seat.nests[usize::from(piece.number())].at),
        size,
        storey: 0.0,
        lies: false,
        count: 1,
    }
}

/// On a square, beside or upon the others that stand there: where two have no room side by
/// side, those of one colour stand on one another.
fn among(
    board: &Board,
    look: Look,
    square: &SquareInfo,
    here: &[Piece],
    piece: Piece,
    at: &[u8; MAX_PIECES],
) -> Stand {
    let middle = vec(square.place.at);
    // Walking on, left and right are along this line.
    let side = Vec2::from_angle(square.place.turn * std::f32::consts::TAU);
    let size = match look {
        Look::Wood | Look::Flat => TOKEN,
        Look::Cloth => SOLDIER,
    };
    // A kitchen where everybody comes home has room for a stack of each colour.
    let goal = matches!(square.kind, SquareKind::Goal(_));
    let kitchen = goal && board.kitchen.is_some();
    if goal && !kitchen {
        return in_goal(square, here, piece, size);
    }
    let room = 2.0 * reach(square, middle, side);
    let stacks = room < 1.9 * size || kitchen;
    // Places side by side: one a piece, or one a colour where pieces stack.
    let key = |p: Piece| if stacks { p.colour().0 } else { p.0 };
    let mut places: Vec<u8> = here.iter().map(|&p| key(p)).collect();
    places.dedup();
    let place = places.iter().position(|&k| k == key(piece)).unwrap_or(0);
    let gaps = places.len().saturating_sub(1) as f32;
    let step = if gaps > 0.0 {
        ((room - size) / gaps).clamp(0.3, size * 1.06)
    } else {
        0.0
    };
    let off = (place as f32 - gaps / 2.0) * step;
    let own: Vec<Piece> = here
        .iter()
        .copied()
        .filter(|p| key(*p) == key(piece))
        .collect();
    let storey = own.iter().position(|&p| p == piece).unwrap_or(0);
    let top = storey + 1 == own.len();
    Stand {
        at: middle + side * off,
        size,
        storey: storey as f32,
        lies: !goal && returns(board, piece, at),
        count: if top { own.len() as u8 } else { 0 },
    }
}

/// In the goal, beside the others.
fn in_goal(square: &SquareInfo, here: &[Piece], piece: Piece, size: f32) -> Stand {
    let outline: Vec<Vec2> = square.outline.iter().copied().map(vec).collect();
    let group = group(&outline, here.len(), size);
    let place = here.iter().position(|&p| p == piece).unwrap_or(0);
    Stand {
        at: group.places[place.min(group.places.len() - 1)],
        size: group.size,
        storey: 0.0,
        lies: false,
        count: 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::Levels;
    use crate::rules::Colour;

    fn board(id: &str) -> Board {
        Levels::embedded()
            .board(id)
            .expect("an embedded board")
            .clone()
    }

    #[test]
    fn two_tokens_stand_side_by_side_without_touching() {
        let board = board("parchis-4");
        let mut at = [HOME; MAX_PIECES];
        (at[0], at[1]) = (7, 7);
        let stands = stands(&board, Look::Wood, &at);
        let (a, b) = (stands[0].expect("stands"), stands[1].expect("stands"));
        assert!(a.at.distance(b.at) >= a.size, "{a:?} {b:?}");
        let square = board.square(board.route(Colour(0))[7]);
        assert!(a.at.distance(vec(square.place.at)) < 1.15);
    }

    #[test]
    fn soldiers_stack_and_say_how_many() {
        let board = board("barsees");
        let mut at = [HOME; MAX_PIECES];
        (at[0], at[1], at[2]) = (20, 20, 80);
        let stands = stands(&board, Look::Cloth, &at);
        let (a, b, c) = (
            stands[0].expect("a"),
            stands[1].expect("b"),
            stands[2].expect("c"),
        );
        assert_eq!((a.at, a.count, b.count), (b.at, 0, 2));
        assert!(b.storey > a.storey && !a.lies && c.lies);
    }

    #[test]
    fn pieces_at_home_keep_to_their_nests() {
        let board = board("parchis-8");
        let stands = stands(&board, Look::Wood, &[HOME; MAX_PIECES]);
        let seen: Vec<_> = stands.iter().flatten().collect();
        assert_eq!(seen.len(), 32);
        for (i, a) in seen.iter().enumerate() {
            assert!(
                seen[..i]
                    .iter()
                    .all(|b| a.at.distance(b.at) > a.size * 0.95)
            );
        }
    }
}
