//! What can be wrong with a board file, each as a sentence.

use thiserror::Error;

/// One flaw of a board file.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BoardFlaw {
    /// It is not a board file at all.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What the reader met.
        reason: String,
    },
    /// Its format is another one.
    #[error("version {0} is not known: this game reads version 1")]
    Version(u32),
    /// An id or family is not written as ids are.
    #[error("{what} \"{name}\" must be lower case letters, digits and hyphens")]
    Name {
        /// What is called so.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// A number is out of its range.
    #[error("{what} is {value}: it must be from {least} to {most}")]
    Range {
        /// What the number is.
        what: String,
        /// Its value.
        value: f32,
        /// The least that it may be.
        least: f32,
        /// The most that it may be.
        most: f32,
    },
    /// A letter of a seat is no capital.
    #[error("seat letter '{0}' must be a capital from A to Z")]
    Letter(char),
    /// Two seats have one letter.
    #[error("two seats have the letter '{0}'")]
    SameLetter(char),
    /// Two seats have one name, and so one colour.
    #[error("two seats have the name \"{0}\"")]
    SameName(String),
    /// A seat sits at an arm that the board does not have.
    #[error("seat {seat} sits at arm {arm}: the arms are 0 to {last}")]
    NoSuchArm {
        /// The seat.
        seat: char,
        /// Its arm.
        arm: u8,
        /// The last arm.
        last: u8,
    },
    /// Two seats sit at one arm.
    #[error("seats {first} and {second} both sit at arm {arm}")]
    SameArm {
        /// One seat.
        first: char,
        /// The other.
        second: char,
        /// Their arm.
        arm: u8,
    },
    /// An offset is listed twice.
    #[error("{what} {offset} is listed twice")]
    Twice {
        /// What it is an offset of.
        what: &'static str,
        /// The offset.
        offset: u8,
    },
    /// Arms are too narrow to run into each other.
    #[error("oblique corners need columns at least {least:.2} wide on {arms} arms, not {width}")]
    TooNarrow {
        /// The number of arms.
        arms: u8,
        /// The width of a column.
        width: f32,
        /// The least width.
        least: f32,
    },
    /// Grid labels on a board that is no grid.
    #[error("labels by grid need four arms, straight corners and columns one wide")]
    NoGrid,
    /// No way to look at the board.
    #[error("a board needs at least one view")]
    NoView,
    /// Two views have one name.
    #[error("two views have the name \"{0}\"")]
    SameView(String),
    /// The frame follows arms that are not there.
    #[error("view \"{0}\": a board drawn square by square needs a frame of Points")]
    FrameNeedsArms(String),
    /// An outline is none.
    #[error("{0} must have at least three corners, counter-clockwise, around some area")]
    Outline(String),
    /// More squares than an id can count.
    #[error("{0} squares are too many: at most 254")]
    ManySquares(usize),
    /// Two squares have one id.
    #[error("two squares have the id \"{0}\"")]
    SameSquare(String),
    /// A square is of a seat that is not there.
    #[error("square \"{square}\" names seat '{letter}', which is not on the board")]
    NoSuchSeat {
        /// The square.
        square: String,
        /// The unknown letter.
        letter: char,
    },
    /// A square has both a size and an outline.
    #[error("square \"{0}\" has both a size and an outline: give one")]
    SizeAndOutline(String),
    /// A route names a square that is not there.
    #[error("the route of {seat} names \"{square}\", which is no square")]
    NoSuchSquare {
        /// The seat.
        seat: char,
        /// The unknown id.
        square: String,
    },
    /// A route is too short or too long.
    #[error("the route of {seat} is {squares} long: it must be from 2 to 254")]
    RouteLength {
        /// The seat.
        seat: char,
        /// How many squares its route has.
        squares: usize,
    },
    /// A route does not end in the seat's own goal.
    #[error("the route of {seat} ends on {square}, not in its goal")]
    NoGoal {
        /// The seat.
        seat: char,
        /// The label of the last square.
        square: String,
    },
    /// A route runs through a goal.
    #[error("the route of {seat} passes through the goal {square} at step {step}")]
    GoalMidway {
        /// The seat.
        seat: char,
        /// The label of the goal.
        square: String,
        /// The index in the route.
        step: usize,
    },
    /// A route comes to a square twice and it is no lane walked out and back.
    #[error("the route of {seat} comes to {square} a second time at step {step}")]
    Repeat {
        /// The seat.
        seat: char,
        /// The label of the square.
        square: String,
        /// The index in the route.
        step: usize,
    },
    /// A route runs over another seat's lane or goal.
    #[error("the route of {seat} runs over {square}, which only {owner} may walk")]
    NotPrivate {
        /// The seat.
        seat: char,
        /// The label of the square.
        square: String,
        /// Whose it is.
        owner: char,
    },
    /// The exit of a seat is not where its route starts.
    #[error("square {square} is the exit of {seat}, whose route does not start there")]
    ExitElsewhere {
        /// The label of the square.
        square: String,
        /// The seat.
        seat: char,
    },
    /// A square that nobody walks.
    #[error("no route comes to {0}")]
    Unreached(String),
    /// Two squares of one route have one label.
    #[error("the route of {seat} has two squares called {label}")]
    SameLabel {
        /// The seat.
        seat: char,
        /// The label.
        label: String,
    },
    /// Routes differ in length and nobody said that they may.
    #[error(
        "the routes of {first} and {second} are {longer} and {shorter} long: say `unequal: true` if that is meant"
    )]
    Unequal {
        /// The seat with the longest route.
        first: char,
        /// One with a shorter route.
        second: char,
        /// The length of the longest.
        longer: usize,
        /// The length of the other.
        shorter: usize,
    },
    /// A place is no place.
    #[error("{0} has a place or corner that is no number")]
    NotFinite(String),
    /// A place lies outside the board.
    #[error("{what} lies outside the frame of view \"{view}\"")]
    Outside {
        /// What lies there.
        what: String,
        /// The view.
        view: String,
    },
    /// Two squares or nests lie on top of each other.
    #[error("{first} and {second} are {apart:.2} apart: at least {least} is needed")]
    TooNear {
        /// One.
        first: String,
        /// The other.
        second: String,
        /// Their distance in units.
        apart: f32,
        /// The least distance.
        least: f32,
    },
}
