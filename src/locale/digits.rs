//! How numbers are written.

use serde::{Deserialize, Serialize};

use super::Language;

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

    /// The number in these digits, its thousands set apart as a language does.
    #[must_use]
    pub fn number(self, n: i64, language: Language) -> String {
        let (between, least) = match (language, self) {
            (Language::Spanish, _) => ('\u{A0}', 5),
            (Language::Arabic, Self::ArabicIndic) => ('٬', 4),
            _ => (',', 4),
        };
        let written = n.unsigned_abs().to_string();
        let mut grouped = String::from(if n < 0 { "-" } else { "" });
        for (at, digit) in written.char_indices() {
            let follow = written.len() - at;
            if at > 0 && follow.is_multiple_of(3) && written.len() >= least {
                grouped.push(between);
            }
            grouped.push(digit);
        }
        self.rewrite(&grouped)
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
        assert_eq!(Digits::Western.number(68, Language::English), "68");
        assert_eq!(Digits::ArabicIndic.number(-68, Language::Arabic), "-٦٨");
        assert_eq!(Digits::ArabicIndic.rewrite("c3"), "c٣");
    }

    #[test]
    fn thousands_are_set_apart_as_a_language_does() {
        use Digits::{ArabicIndic, Western};
        use Language::{Arabic, English, Spanish};
        for (n, digits, language, written) in [
            (999, Western, English, "999"),
            (1068, Western, English, "1,068"),
            (1_234_567, Western, English, "1,234,567"),
            // The academies set none apart in a number of four digits.
            (1068, Western, Spanish, "1068"),
            (10_000, Western, Spanish, "10\u{A0}000"),
            (10_000, Western, Arabic, "10,000"),
            (-10_000, ArabicIndic, Arabic, "-١٠٬٠٠٠"),
        ] {
            assert_eq!(digits.number(n, language), written);
        }
    }
}
