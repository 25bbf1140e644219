//! The board of `parchis.md` §1: where a piece can be and what comes next.

use std::fmt;

use serde_json::{Value, json};

use crate::oracle::rules::as_count;

/// The seats in order of their exits.
pub(crate) const SEATS: &str = "YBRGAVOT";

/// Corridor cells before the goal.
const CORRIDOR: u32 = 7;

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Place {
    /// In its house.
    Home,
    /// On a numbered square of the track.
    Square(u32),
    /// On a cell of its own corridor, 1–7.
    Corridor(u32),
    /// Arrived.
    Goal,
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => write!(out, "H"),
            Self::Square(number) => write!(out, "{number}"),
            Self::Corridor(cell) => write!(out, "c{cell}"),
            Self::Goal => write!(out, "M"),
        }
    }
}

impl Place {
    /// A place as positions write it: `"H"`, a number, `"c3"`, `"M"`.
    ///
    /// # Panics
    /// If it is none of these.
    pub(crate) fn from_json(value: &Value) -> Self {
        match value {
            Value::Number(number) => Self::Square(as_count(number.as_u64().expect("a square"))),
            Value::String(text) => match text.as_str() {
                "H" => Self::Home,
                "M" => Self::Goal,
                text => match text.strip_prefix('c') {
                    Some(cell) => Self::Corridor(cell.parse().expect("a corridor cell")),
                    None => Self::Square(text.parse().expect("a square")),
                },
            },
            other => panic!("{other} is no place"),
        }
    }

    /// The place as positions write it.
    pub(crate) fn to_json(self) -> Value {
        match self {
            Self::Square(number) => json!(number),
            other => json!(other.to_string()),
        }
    }

    /// On the track or in the corridor.
    pub(crate) fn is_under_way(self) -> bool {
        matches!(self, Self::Square(_) | Self::Corridor(_))
    }
}

/// The number of a seat on any board, yellow 0.
///
/// # Panics
/// If the letter is no seat.
pub(crate) fn seat_number(seat: char) -> u32 {
    let number = SEATS
        .find(seat)
        .unwrap_or_else(|| panic!("{seat} is no seat"));
    as_count(number as u64)
}

/// The square on which pieces of `seat` enter.
pub(crate) fn exit(seat: char) -> u32 {
    17 * seat_number(seat) + 5
}

/// Whether no piece can be captured on a square by an ordinary move.
pub(crate) fn is_safe(square: u32) -> bool {
    matches!(square % 17, 0 | 5 | 12)
}

/// The last common square that `seat` visits on a board of `seats`.
fn corridor_entry(seats: u32, seat: char) -> u32 {
    match seat_number(seat) {
        0 => 17 * seats,
        number => 17 * number,
    }
}

/// The places that a piece of `seat` steps on when it counts `steps` from
/// `from`, the last being where it ends; nothing if the count does not fit.
///
/// With `bounce` a count beyond the goal turns back there (ruling 13). Choice:
/// "inside the corridor only" limits where the piece may end, not where it
/// started, so a piece of the track may bounce too.
pub(crate) fn way(
    seats: u32,
    seat: char,
    from: Place,
    steps: u32,
    bounce: bool,
) -> Option<Vec<Place>> {
    let mut place = from;
    let mut turned_back = false;
    let mut way = Vec::new();
    for _ in 0..steps {
        place = match place {
            Place::Square(square) if square == corridor_entry(seats, seat) => Place::Corridor(1),
            Place::Square(square) => Place::Square(square % (17 * seats) + 1),
            Place::Corridor(1) if turned_back => return None,
            Place::Corridor(cell) if turned_back => Place::Corridor(cell - 1),
            Place::Corridor(CORRIDOR) => Place::Goal,
            Place::Corridor(cell) => Place::Corridor(cell + 1),
            Place::Goal if bounce && from != Place::Goal => {
                turned_back = true;
                Place::Corridor(CORRIDOR)
            }
            Place::Home | Place::Goal => return None,
        };
        way.push(place);
    }
    Some(way)
}
