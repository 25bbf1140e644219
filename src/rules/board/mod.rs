//! The board: a checked graph of squares with a route for each colour.
//!
//! A board knows nothing of rules. Read one with [`BoardFile::read`] and make sure of it
//! with [`BoardFile::check`]; what comes out can be trusted everywhere.

mod arms;
mod check;
mod file;
mod fingerprint;
mod flaw;
mod geometry;
mod ground;
mod squares;

pub use file::{
    ArmSeat, Arms, BoardFile, Centre, Corners, Entry, Frame, KindSpec, Labels, MarkSpec, Shape,
    SquareSeat, SquareSpec, Squares, ViewSpec,
};
pub use flaw::BoardFlaw;
pub use geometry::{Place, Point, area, centroid, contains, readable};

use serde::Deserialize;

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
    /// The outline of the whole board in its usual view, for drawing: counter-clockwise, y up.
    pub outline: Vec<Point>,
    /// The outline of the one place where all goals lie, to be drawn as one; none where
    /// every goal is drawn by itself.
    pub kitchen: Option<Vec<Point>>,
    /// The outlines of cells that are drawn and never walked: the middle columns of arms
    /// without a seat.
    pub idle: Vec<Vec<Point>>,
    /// Whether the labels of track squares are printed on them.
    pub printed: bool,
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
    /// How its label stands, in full turns anticlockwise from upright; never on its head in
    /// the untilted board. Pass the sum with a view's turn through [`readable`].
    pub text_turn: f32,
    /// What is drawn on it.
    pub mark: Option<Mark>,
    /// The colour in which it is printed: lanes, goals, exits and tips have one.
    pub tint: Option<Colour>,
}

/// What is drawn on a square. Cross and slash are read as letters are: they stand upright as
/// seen, whatever way the board is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Mark {
    /// A ring: the safe squares of a Parchís board.
    Ring,
    /// An X: the safe squares of a Barsees cloth.
    Cross,
    /// A "/": where a banj enters.
    Slash,
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
    /// The outline of the board in this view, in the untilted board's own units and
    /// directions: turn it with everything else.
    pub outline: Vec<Point>,
}

impl Seat {
    /// The round panel that holds the nests: its middle and its radius.
    #[must_use]
    pub fn panel(&self) -> (Point, f32) {
        let sum = self
            .nests
            .iter()
            .fold(Point::MIDDLE, |s, n| Point::new(s.x + n.at.x, s.y + n.at.y));
        let middle = Point::new(sum.x / 4.0, sum.y / 4.0);
        let farthest = self
            .nests
            .iter()
            .map(|n| n.at.distance(middle))
            .fold(0.0, f32::max);
        (middle, farthest / NEST_DISTANCE)
    }
}

/// How far from the middle of its panel a nest lies, in radii of the panel.
const NEST_DISTANCE: f32 = 0.55;

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
        self.seats
            .iter()
            .position(|s| s.letter == letter)
            .map(|i| Colour(i as u8))
    }

    /// How many squares of its route a colour shares with others before its corridor:
    /// the route index of the first private cell after the lap.
    #[must_use]
    pub fn lane_start(&self, colour: Colour) -> usize {
        let route = self.route(colour);
        let walked_alone = |s: &Square| !matches!(self.square(*s).kind, SquareKind::Track { .. });
        route.len() - route.iter().rev().take_while(|s| walked_alone(s)).count()
    }

    /// Whether a piece at this index of its route walks back through cells by which it came out.
    #[must_use]
    pub fn returns(&self, colour: Colour, index: u8) -> bool {
        let (route, index) = (self.route(colour), usize::from(index));
        let comes_out = matches!(self.square(route[0]).kind, SquareKind::Lane(_));
        comes_out && (self.lane_start(colour)..route.len() - 1).contains(&index)
    }
}
