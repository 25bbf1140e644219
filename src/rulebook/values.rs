//! A sentence for every value of a point.

use super::{dashed, title};
use crate::locale::{Phrase, Word};
use crate::rules::family::{Family, KeySpec, Kind, Value};

/// The names of the seats of Parchís boards, by letter (parchis.md §5).
const SEATS: [(&str, &str); 8] = [
    ("Y", "seat-yellow"),
    ("B", "seat-blue"),
    ("R", "seat-red"),
    ("G", "seat-green"),
    ("A", "seat-grey"),
    ("V", "seat-fuchsia"),
    ("O", "seat-orange"),
    ("T", "seat-turquoise"),
];

/// What is played at a point where it has this value.
#[must_use]
pub fn sentence(family: &Family, key: &KeySpec, value: &Value) -> Phrase {
    let about = |end: &str| Phrase::new(format!("{}-{end}", title(family, key).key()));
    let parts = value.parts();
    match (key.kind, value) {
        (_, Value::Bool(on)) => about(if *on { "yes" } else { "no" }),
        (_, Value::Text(word)) => about(&dashed(word)),
        (Kind::OneOf(_), Value::Number(number)) => {
            about(&dashed(&number.to_string())).count(value.as_u8().unwrap_or(0))
        }
        (_, Value::Number(_)) => match value.as_u8().unwrap_or(0) {
            0 => about("none"),
            number => about("some").count(number),
        },
        (Kind::Counts(_), _) => match parts {
            [first, second] => about("two")
                .with("first", word(first))
                .with("second", word(second)),
            _ => about("one").count(parts.first().and_then(Value::as_u8).unwrap_or(0)),
        },
        (Kind::Faces, _) => {
            about("some").with("faces", Word::OneOf(parts.iter().map(word).collect()))
        }
        (Kind::Seats, _) => {
            about("these").with("seats", Word::AllOf(parts.iter().map(seat).collect()))
        }
        (_, Value::List(_)) => {
            let words: Vec<_> = parts
                .iter()
                .filter_map(Value::as_text)
                .map(dashed)
                .collect();
            about(
                if words.is_empty() {
                    "none".to_owned()
                } else {
                    words.join("-")
                }
                .as_str(),
            )
        }
    }
}

/// A number as a word of a sentence.
fn word(number: &Value) -> Word {
    Word::Number(number.as_u8().unwrap_or(0).into())
}

/// A seat by its letter.
fn seat(letter: &Value) -> Word {
    let letter = letter.as_text().unwrap_or_default();
    let known = SEATS.iter().find(|(known, _)| *known == letter);
    known.map_or_else(
        || Word::from(letter.to_owned()),
        |(_, key)| Phrase::new(*key).into(),
    )
}
