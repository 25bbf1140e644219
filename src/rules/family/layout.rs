//! The board as the rules lay it: run the other way round, with two colours in one house.

use crate::rules::board::{Place, Point, SquareKind, readable};
use crate::rules::{Board, Colour};

/// The board in a mirror, left for right: routes and turns run clockwise
/// (`direction`, barsees.md §6.5). Letters, names and labels belong to places and stay there.
pub(super) fn mirrored(board: &Board) -> Board {
    let mut mirror = board.clone();
    for (seat, old) in mirror.seats.iter_mut().zip(&board.seats) {
        seat.nests = old.nests.map(flip_place);
        seat.house = flip_outline(&old.house);
        seat.bearing = (0.5 - old.bearing).rem_euclid(1.0);
        let there = |other: &f32| (other - seat.bearing + 0.5).rem_euclid(1.0) - 0.5;
        if let Some(other) = board
            .seats
            .iter()
            .find(|other| there(&other.bearing).abs() < NEAR)
        {
            seat.letter = other.letter;
            seat.name.clone_from(&other.name);
        }
    }
    for (square, old) in mirror.squares.iter_mut().zip(&board.squares) {
        square.place = flip_place(old.place);
        square.outline = flip_outline(&old.outline);
        square.text_turn = readable(-old.text_turn);
        let like =
            |a: &SquareKind, b: &SquareKind| std::mem::discriminant(a) == std::mem::discriminant(b);
        if let Some(other) = board.squares.iter().find(|other| {
            like(&other.kind, &old.kind) && other.place.at.distance(square.place.at) < NEAR
        }) {
            square.label.clone_from(&other.label);
        }
    }
    for view in &mut mirror.views {
        view.turn = -view.turn;
        view.outline = flip_outline(&view.outline);
    }
    mirror.outline = flip_outline(&board.outline);
    mirror.kitchen = board.kitchen.as_deref().map(flip_outline);
    mirror.idle = board.idle.iter().map(|cell| flip_outline(cell)).collect();
    mirror
}

/// How far apart two things are that lie on the same place: a hair.
const NEAR: f32 = 1e-3;

fn flip(point: Point) -> Point {
    Point::new(-point.x, point.y)
}

fn flip_place(place: Place) -> Place {
    Place {
        at: flip(place.at),
        turn: -place.turn,
    }
}

/// Mirrored, and counter-clockwise again.
fn flip_outline(outline: &[Point]) -> Vec<Point> {
    outline.iter().rev().copied().map(flip).collect()
}

/// The board with all pieces of a side waiting in the house of its first colour, between each
/// other (`side.house`). Exits and routes stay where they are printed.
pub(super) fn with_shared_houses(board: &Board, sides: &[Vec<Colour>]) -> Board {
    let mut shared = board.clone();
    for side in sides {
        let Some((host, guests)) = side.split_first() else {
            continue;
        };
        let host = &board.seats[host.index()];
        let (middle, _) = host.panel();
        for (i, guest) in guests.iter().enumerate() {
            let turn = (i + 1) as f32 / (4 * side.len()) as f32;
            shared.seats[guest.index()].nests = host.nests.map(|nest| {
                let beside = Point::new(nest.at.x - middle.x, nest.at.y - middle.y).turned(turn);
                Place {
                    at: Point::new(middle.x + beside.x, middle.y + beside.y),
                    ..nest
                }
            });
        }
    }
    shared
}
