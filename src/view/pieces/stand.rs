//! Where pieces stand: pure, from the board and the indices that are shown.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::goal::group;
use super::room::{chord, nest_radius, reach};
use crate::rules::board::{Board, Seat, SquareInfo, SquareKind};
use crate::rules::ids::{MAX_PIECES, PIECES_PER_COLOUR};
use crate::rules::{HOME, Piece};
use crate::theme::look::Look;
use crate::view::board::Laid;
use crate::view::fit::vec;

/// How wide a token is, in board units.
const TOKEN: f32 = 0.94;

/// How wide a soldier's foot is, in board units.
const SOLDIER: f32 = 0.74;

/// How near the middles of rivals on a narrow square may be, in sizes.
const TOUCHING: f32 = 0.87;

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
pub(crate) fn stands(laid: &Laid, at: &[u8; MAX_PIECES]) -> [Option<Stand>; MAX_PIECES] {
    let (board, look) = (&*laid.board, laid.look);
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
                among(laid, &board.squares[square], &here, piece, at)
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
    laid: &Laid,
    square: &SquareInfo,
    here: &[Piece],
    piece: Piece,
    at: &[u8; MAX_PIECES],
) -> Stand {
    let board = &laid.board;
    let middle = vec(square.place.at);
    let size = match laid.look {
        Look::Wood | Look::Flat => TOKEN,
        Look::Cloth => SOLDIER,
    };
    // A kitchen where everybody comes home has room for a stack of each colour.
    let goal = matches!(square.kind, SquareKind::Goal(_));
    let kitchen = goal && board.kitchen.is_some();
    if goal && !kitchen {
        return in_goal(square, here, piece, size);
    }
    // Walking on, left and right are along this line.
    let side = Vec2::from_angle(square.place.turn * TAU);
    let room = 2.0 * reach(square, middle, side);
    let narrow = room < 1.9 * size;
    let stacks = narrow || kitchen;
    // Places side by side: one a piece, or one a colour where pieces stack.
    let key = |p: Piece| if stacks { p.colour().0 } else { p.0 };
    let mut places: Vec<u8> = here.iter().map(|&p| key(p)).collect();
    places.dedup();
    let place = places.iter().position(|&k| k == key(piece)).unwrap_or(0);
    let (along, room, size) = if narrow && !kitchen {
        squeezed(laid, square, (side, room), places.len(), size)
    } else {
        (side, room, size)
    };
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
        at: middle + along * off,
        size,
        storey: storey as f32,
        lies: board.returns(piece.colour(), at[piece.index()]),
        count: if top { own.len() as u8 } else { 0 },
    }
}

/// How rivals stand on a narrow square: a little smaller, and beside each other as people see them,
/// or one would hide the other. Along which line, how long that is, and how wide each.
fn squeezed(
    laid: &Laid,
    square: &SquareInfo,
    (side, room): (Vec2, f32),
    places: usize,
    size: f32,
) -> (Vec2, f32, f32) {
    let seen_across = Vec2::from_angle(-laid.view.turn * TAU);
    let wide = chord(square, vec(square.place.at), seen_across);
    let (along, room) = if wide >= room - 1e-3 {
        (seen_across, wide)
    } else {
        (side, room)
    };
    let needed = 1.0 + TOUCHING * (places.max(1) - 1) as f32;
    (along, room, size.min(room / needed))
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
mod tests;
