//! The cloth of `barsees.md` §2: the path of South, and of the others by quarter turns.

use std::fmt;

use serde_json::{Value, json};

use crate::oracle::rules::as_count;

/// The seats, each a quarter turn after the one before.
pub(crate) const SEATS: [char; 4] = ['S', 'E', 'N', 'W'];

/// The index of the kitchen on every path.
pub(crate) const KITCHEN: u32 = 83;

/// Where dest enters: the first X of the path.
pub(crate) const ENTRY_X: u32 = 10;

/// Where banj enters: the "/" of the path.
pub(crate) const ENTRY_SLASH: u32 = 25;

/// The X squares of a path.
const CROSSES: [u32; 8] = [10, 21, 27, 38, 44, 55, 61, 72];

/// Where a pawn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Place {
    /// In its base.
    Base,
    /// On its path, 0–82.
    Path(u32),
    /// Arrived.
    Kitchen,
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Base => write!(out, "H"),
            Self::Path(index) => write!(out, "{index}"),
            Self::Kitchen => write!(out, "M"),
        }
    }
}

impl Place {
    /// A place as positions write it: `"H"`, a path index, `"M"`.
    ///
    /// # Panics
    /// If it is none of these.
    pub(crate) fn from_json(value: &Value) -> Self {
        match (value.as_str(), value.as_u64()) {
            (Some("H"), _) => Self::Base,
            (Some("M"), _) => Self::Kitchen,
            (_, Some(index)) => Self::at(as_count(index)),
            _ => panic!("{value} is no place"),
        }
    }

    /// The place as positions write it.
    pub(crate) fn to_json(self) -> Value {
        match self {
            Self::Path(index) => json!(index),
            other => json!(other.to_string()),
        }
    }

    /// The place with an index, the kitchen's included.
    ///
    /// # Panics
    /// If the index is beyond the kitchen.
    pub(crate) fn at(index: u32) -> Self {
        match index {
            KITCHEN => Self::Kitchen,
            index if index < KITCHEN => Self::Path(index),
            _ => panic!("{index} is beyond the kitchen"),
        }
    }

    /// The square of the 19 × 19 grid on which a pawn of `seat` stands, when it is on the path.
    pub(crate) fn square(self, seat: char) -> Option<(u32, u32)> {
        let Self::Path(index) = self else { return None };
        let turns = SEATS
            .iter()
            .position(|known| *known == seat)
            .expect("a seat");
        let south = path_of_south()[index as usize];
        Some((0..turns).fold(south, |(x, y), _| (y, 18 - x)))
    }

    /// Whether it is an X.
    pub(crate) fn is_cross(self) -> bool {
        matches!(self, Self::Path(index) if CROSSES.contains(&index))
    }
}

/// The squares of South's path from entry to the last before the kitchen, 83 in all.
pub(crate) fn path_of_south() -> Vec<(u32, u32)> {
    let mut path = Vec::new();
    path.extend((11..=18).map(|y| (9, y)));
    path.extend((11..=18).rev().map(|y| (10, y)));
    path.extend((11..=18).map(|x| (x, 10)));
    path.push((18, 9));
    path.extend((11..=18).rev().map(|x| (x, 8)));
    path.extend((0..=7).rev().map(|y| (10, y)));
    path.push((9, 0));
    path.extend((0..=7).map(|y| (8, y)));
    path.extend((0..=7).rev().map(|x| (x, 8)));
    path.push((0, 9));
    path.extend((0..=7).map(|x| (x, 10)));
    path.extend((11..=18).map(|y| (8, y)));
    path.extend((11..=18).rev().map(|y| (9, y)));
    path
}
