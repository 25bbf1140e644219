//! The board: a checked graph of squares with a route for each colour.
//!
//! A board knows nothing of rules. Read one with [`BoardFile::read`] and make sure of it
//! with [`BoardFile::check`]; what comes out can be trusted everywhere.

mod check;
mod file;
mod geometry;

pub use check::BoardFlaw;
pub use file::BoardFile;
pub use geometry::{Place, Point};

use super::ids::{Colour, Square};

/// A checked board.
///
/// Every colour's [`route`](Board::route) starts where its pieces enter and ends in its
/// goal; a piece's position is an index into that route.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The name by which games and records call it, such as `parchis-4`.
    pub id: String,
    /// What the rules of the family are called: `parchis` or `barsees`.
    pub family: String,
    /// One a colour, in the order of turns.
    pub seats: Vec<Seat>,
    /// Every square; [`Square`] is an index into it.
    pub squares: Vec<SquareInfo>,
    /// Each colour's way from entry to goal, as squares.
    pub routes: Vec<Vec<Square>>,
    /// The outline of the whole board, for drawing: counter-clockwise, y up.
    pub outline: Vec<Point>,
    /// The views that the board offers, the usual one first (a turned cloth, say).
    pub views: Vec<View>,
}

/// A seat at the board and its colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// The letter that stands for it in notation, unique on the board.
    pub letter: char,
    /// The name of its colour or side, a key of the language files (`yellow`, `south`).
    pub name: String,
    /// Where its four pieces wait: the nests of the house.
    pub nests: [Place; 4],
    /// The outline of its house, counter-clockwise.
    pub house: Vec<Point>,
    /// The direction, in turns anticlockwise from east, in which its player sits.
    pub bearing: f32,
}

/// One square as people see it.
#[derive(Clone, Debug, PartialEq)]
pub struct SquareInfo {
    /// Its name in notation: the printed number, `c3` for a corridor cell, `M` for a goal.
    pub label: String,
    /// What it is.
    pub kind: SquareKind,
    /// Its centre and the direction in which a piece walks over it.
    pub place: Place,
    /// Its outline, counter-clockwise, in board units.
    pub outline: Vec<Point>,
}

/// What a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareKind {
    /// A common square; a safe one is marked on the board.
    Track {
        /// Whether nobody is captured there (the rules may still say otherwise of exits).
        safe: bool,
        /// The colour whose exit it is, where its pieces enter.
        exit: Option<Colour>,
    },
    /// A cell that only one colour walks: corridor, or home column of the cloth.
    Lane(Colour),
    /// The end of a route.
    Goal(Colour),
}

/// A way to look at the board: turned by a part of a full turn.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Its name, a value of the key `view` (`x_cloth`, `plus`) or `plain`.
    pub name: String,
    /// How far the drawing is turned anticlockwise, in full turns.
    pub turn: f32,
}

impl Board {
    /// A colour's route, from its entry to its goal.
    ///
    /// # Panics
    /// If the board has no such colour.
    #[must_use]
    pub fn route(&self, colour: Colour) -> &[Square] {
        &self.routes[colour.index()]
    }

    /// What a square is and where.
    ///
    /// # Panics
    /// If the board has no such square.
    #[must_use]
    pub fn square(&self, square: Square) -> &SquareInfo {
        &self.squares[square.index()]
    }

    /// The seat that a letter stands for.
    #[must_use]
    pub fn seat_by_letter(&self, letter: char) -> Option<Colour> {
        self.seats.iter().position(|s| s.letter == letter).map(|i| Colour(i as u8))
    }

    /// How many squares of its route a colour shares with others before its corridor:
    /// the route index of the first private cell after the lap.
    #[must_use]
    pub fn lane_start(&self, colour: Colour) -> usize {
        let route = self.route(colour);
        let walked_alone = |s: &Square| !matches!(self.square(*s).kind, SquareKind::Track { .. });
        route.len() - route.iter().rev().take_while(|s| walked_alone(s)).count()
    }
}
