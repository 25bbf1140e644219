//! What a board file says.
//!
//! A board is either one arm repeated around the middle ([`Arms`]) or drawn square by square
//! ([`Squares`]). `docs/boards.md` explains every field to those who write one by hand.

use ron::extensions::Extensions;
use serde::Deserialize;

use super::{BoardFlaw, Mark, Point};

/// The only version of the format that there is.
pub(super) const VERSION: u32 = 1;

/// A board file as it was read: anything may be wrong with it until
/// [`check`](BoardFile::check) has passed it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The version of the format: 1.
    pub version: u32,
    /// The name by which games and records call the board: lower case, digits, hyphens.
    pub id: String,
    /// What the rules of the family are called, written like an id.
    pub family: String,
    /// How the board is made.
    pub shape: Shape,
    /// The ways to look at the board, the usual one first.
    pub views: Vec<ViewSpec>,
}

/// How a board is made.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Shape {
    /// One arm, repeated around the middle.
    Arms(Arms),
    /// Square by square.
    Squares(Squares),
}

/// One arm of three columns, repeated around the middle.
///
/// With `rows` R, the loop has 2R + 1 squares an arm: the tip (offset 0), the left column
/// inwards as seen from the middle (1 to R), the next arm's right column outwards (R + 1 to
/// 2R). The middle column below the tip is the lane of the arm's seat, R − 1 cells long.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arms {
    /// How many arms there are, with or without a seat: 3 to 8.
    pub arms: u8,
    /// How many squares long an arm is: 3 to 11.
    pub rows: u8,
    /// How wide a column is, in lengths of a row: 1 to 4.
    pub width: f32,
    /// How neighbouring arms meet.
    pub corners: Corners,
    /// The safe squares, as offsets in every arm's part of the loop: 0 to 2 × rows.
    pub safe: Vec<u8>,
    /// What is drawn on safe squares.
    #[serde(default)]
    pub safe_mark: Option<Mark>,
    /// Where a seat's pieces come onto the board.
    pub entry: Entry,
    /// What else is drawn on squares of the loop, for every seat.
    #[serde(default)]
    pub marks: Vec<MarkSpec>,
    /// What lies in the middle.
    pub centre: Centre,
    /// What squares are called.
    pub labels: Labels,
    /// The seats, in the order of turns: 2 to 8.
    pub seats: Vec<ArmSeat>,
}

/// How neighbouring arms meet at the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Corners {
    /// Corner to corner: every square is a rectangle.
    Straight,
    /// One row deep into each other: the innermost side squares are cut off slantwise.
    Oblique,
}

/// Where a seat's pieces come onto the board, and so how their route runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Entry {
    /// On the loop, at an offset of the seat's own arm (1 to 2 × rows): round to the own tip,
    /// then in along the lane.
    Loop(u8),
    /// At the inner end of the lane: out along it to the own tip, round the whole loop to the
    /// tip again, and back in along the same cells.
    LaneOut,
}

/// A mark that every seat has somewhere on the loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkSpec {
    /// How many squares after the seat's own tip.
    pub at: u8,
    /// What is drawn there.
    pub mark: Mark,
}

/// What lies in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Centre {
    /// A goal a seat, side by side.
    Goals,
    /// One place, drawn as one, where all seats have their goal.
    Kitchen,
}

/// What squares are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Labels {
    /// The loop by printed numbers, lanes `c1`, `c2`, … inwards.
    Numbers,
    /// By column (a letter from the left) and row (a number from below), four arms only;
    /// nothing is printed.
    Grid,
}

/// A seat at an arm.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmSeat {
    /// Its letter in notation, a capital.
    pub letter: char,
    /// Its colour or side, a key of the language files.
    pub name: String,
    /// Its arm, counted anticlockwise from the one that points down (0).
    pub arm: u8,
}

/// A board drawn square by square.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squares {
    /// Whether the labels are printed on the squares.
    #[serde(default)]
    pub printed: bool,
    /// Whether seats may have routes of different lengths.
    #[serde(default)]
    pub unequal: bool,
    /// One place, drawn as one, where all seats have their goal, if there is one.
    #[serde(default)]
    pub kitchen: Option<Vec<(f32, f32)>>,
    /// Every square.
    pub squares: Vec<SquareSpec>,
    /// The seats, in the order of turns: 2 to 8.
    pub seats: Vec<SquareSeat>,
}

/// A square of a board drawn square by square.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquareSpec {
    /// The name by which routes call it, unique in the file.
    pub id: String,
    /// Its name in notation; the id if left out.
    #[serde(default)]
    pub label: Option<String>,
    /// What it is.
    pub kind: KindSpec,
    /// Its centre: x to the right, y up, the middle of the board at (0, 0).
    pub at: (f32, f32),
    /// How far it is turned anticlockwise, in full turns.
    #[serde(default)]
    pub turn: f32,
    /// Width and height, before turning; one by one if left out.
    #[serde(default)]
    pub size: Option<(f32, f32)>,
    /// Its corners counter-clockwise, instead of a size.
    #[serde(default)]
    pub outline: Option<Vec<(f32, f32)>>,
    /// What is drawn on it.
    #[serde(default)]
    pub mark: Option<Mark>,
}

/// What a square is; seats are named by their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum KindSpec {
    /// A common square.
    Track {
        /// Whether nobody is captured there.
        #[serde(default)]
        safe: bool,
        /// The seat whose pieces enter there.
        #[serde(default)]
        exit: Option<char>,
    },
    /// A cell that only one seat walks.
    Lane(char),
    /// The end of a seat's route.
    Goal(char),
}

/// A seat of a board drawn square by square.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquareSeat {
    /// Its letter in notation, a capital.
    pub letter: char,
    /// Its colour or side, a key of the language files.
    pub name: String,
    /// The direction in which its player sits, in full turns anticlockwise from east.
    pub bearing: f32,
    /// Where its four pieces wait.
    pub nests: [(f32, f32); 4],
    /// The corners of its house, counter-clockwise.
    pub house: Vec<(f32, f32)>,
    /// Its route, as ids of squares, from entry to goal.
    pub route: Vec<String>,
}

/// A way to look at the board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewSpec {
    /// Its name: `plain`, `x_cloth`, `plus`.
    pub name: String,
    /// How far the drawing is turned anticlockwise, in full turns: −1 to 1.
    #[serde(default)]
    pub turn: f32,
    /// The outline of the board in this view.
    pub frame: Frame,
}

/// The outline of a board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Frame {
    /// As many sides as arms, each across the end of one.
    Across {
        /// How far beyond the arms' ends the sides lie: 0 to 4.
        #[serde(default)]
        margin: f32,
        /// How far from the middle the corners are cut off, if they are.
        #[serde(default)]
        cut: Option<f32>,
    },
    /// As many sides as arms, each between two: the arms point into the corners.
    Between {
        /// How far beyond the corners of the arms the sides lie: 0 to 4.
        #[serde(default)]
        margin: f32,
    },
    /// Corner by corner, counter-clockwise.
    Points(Vec<(f32, f32)>),
}

impl BoardFile {
    /// Reads the text of a board file.
    ///
    /// # Errors
    /// [`BoardFlaw::Syntax`] with line and column if it is no such file.
    pub fn read(text: &str) -> Result<Self, BoardFlaw> {
        let dialect = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
        let options = ron::Options::default().with_default_extension(dialect);
        options.from_str(text).map_err(|e| BoardFlaw::Syntax {
            line: e.span.start.line,
            column: e.span.start.col,
            reason: e.code.to_string(),
        })
    }
}

/// Points as the board has them.
pub(super) fn points(pairs: &[(f32, f32)]) -> Vec<Point> {
    pairs.iter().map(|&(x, y)| Point::new(x, y)).collect()
}
