//! How numbers are written.

use serde::{Deserialize, Serialize};

/// The digits that numbers are written with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Digits {
    /// 0 1 2 3 4 5 6 7 8 9, usual in Europe and the Maghreb.
    #[default]
    Western,
    /// ٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩, usual in the Mashriq.
    ArabicIndic,
}

impl Digits {
    /// Both kinds, in the order of a menu.
    pub const ALL: [Self; 2] = [Self::Western, Self::ArabicIndic];

    /// The number in these digits, without grouping.
    #[must_use]
    pub fn number(self, n: i64) -> String {
        self.rewrite(&n.to_string())
    }

    /// The text with its Western digits rewritten; all else stays.
    #[must_use]
    pub fn rewrite(self, text: &str) -> String {
        match self {
            Self::Western => text.to_owned(),
            Self::ArabicIndic => text.chars().map(arabic_indic).collect(),
        }
    }
}

fn arabic_indic(c: char) -> char {
    match c {
        '0'..='9' => char::from_u32('٠' as u32 + (c as u32 - '0' as u32)).unwrap_or(c),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_the_chosen_digits() {
        assert_eq!(Digits::Western.number(1068), "1068");
        assert_eq!(Digits::ArabicIndic.number(1_234_567_890), "١٢٣٤٥٦٧٨٩٠");
        assert_eq!(Digits::ArabicIndic.rewrite("c3"), "c٣");
    }
}
