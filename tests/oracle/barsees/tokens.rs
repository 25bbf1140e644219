//! What a throw of shells puts into the bank.

use std::fmt;

use serde_json::Value;

use crate::oracle::rules::{Rules, as_count};

/// One banked value, spent whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Token {
    /// The khal: one step, or a pawn from base.
    Khal,
    /// A number of steps.
    Steps(u32),
    /// A dest or banj with its khal in one piece (`throw.khal: merged`); the
    /// number is the dest's or banj's alone.
    Merged(u32),
}

impl Token {
    /// How many steps it is worth.
    pub(crate) fn worth(self) -> u32 {
        match self {
            Self::Khal => 1,
            Self::Steps(steps) => steps,
            Self::Merged(steps) => steps + 1,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Khal => write!(out, "k"),
            token => write!(out, "{}", token.worth()),
        }
    }
}

/// The tokens of a throw with `closed` shells closed.
///
/// # Panics
/// If there are not so many shells.
pub(crate) fn thrown(closed: u32, rules: &Rules) -> Vec<Token> {
    let with_khal = |steps| {
        if rules.is("throw.khal", "merged") {
            vec![Token::Merged(steps)]
        } else {
            vec![Token::Steps(steps), Token::Khal]
        }
    };
    match closed {
        0 => vec![Token::Steps(6)],
        1 => with_khal(10),
        2..=4 => vec![Token::Steps(closed)],
        5 => with_khal(rules.number("throw.banj")),
        6 => vec![Token::Steps(12)],
        _ => panic!("there are six shells, not {closed}"),
    }
}

/// Whether a throw throws again.
pub(crate) fn throws_again(closed: u32) -> bool {
    matches!(closed, 0 | 1 | 5 | 6)
}

/// Tokens as positions write them: numbers and `"k"`.
///
/// With `throw.khal: merged` a dest or banj may be written in one (`11`) or in
/// two (`10, "k"`): a khal beside its number has not been parted from it.
///
/// # Panics
/// If something else stands there.
pub(crate) fn read(list: &[Value], rules: &Rules) -> Vec<Token> {
    let big = [10, rules.number("throw.banj")];
    let merged = rules.is("throw.khal", "merged");
    let mut tokens: Vec<Token> = Vec::new();
    for value in list {
        let token = match (value.as_str(), value.as_u64().map(as_count)) {
            (Some("k"), _) => Token::Khal,
            (_, Some(steps)) if merged && big.iter().any(|base| base + 1 == steps) => {
                Token::Merged(steps - 1)
            }
            (_, Some(steps)) => Token::Steps(steps),
            _ => panic!("{value} is no token"),
        };
        match (tokens.last_mut(), token) {
            (Some(last), Token::Khal)
                if merged && big.iter().any(|base| *last == Token::Steps(*base)) =>
            {
                *last = Token::Merged(last.worth());
            }
            _ => tokens.push(token),
        }
    }
    tokens
}
