//! What tells a board from another of the same name.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{Board, SquareKind};

impl Board {
    /// Eight digits that stay the same while the board plays the same: its seats, the ways of their
    /// pieces, and what the squares on them are and are called. How it is drawn makes no
    /// difference.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let (mut text, mut met) = (String::new(), BTreeMap::new());
        for (seat, route) in self.seats.iter().zip(&self.routes) {
            text.push(seat.letter);
            for &square in route {
                // Squares by the order in which they are met, whatever the order in the file.
                let next = met.len();
                let number = *met.entry(square).or_insert(next);
                let info = self.square(square);
                let kind = match info.kind {
                    SquareKind::Track { safe: false, .. } => "white",
                    SquareKind::Track { safe: true, .. } => "safe",
                    SquareKind::Lane(_) => "lane",
                    SquareKind::Goal(_) => "goal",
                };
                // Writing to a text cannot fail.
                let _ = write!(text, " {number} {} {kind}", info.label);
            }
            text.push('\n');
        }
        format!("{:08x}", hash(text.bytes()))
    }
}

/// FNV-1a, of 32 bits: from one version of the program to the next it must not change.
fn hash(bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(0x811C_9DC5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_the_books() {
        assert_eq!(hash("".bytes()), 0x811C_9DC5);
        assert_eq!(hash("a".bytes()), 0xE40C_292C);
        assert_eq!(hash("foobar".bytes()), 0xBF9C_F968);
    }
}
