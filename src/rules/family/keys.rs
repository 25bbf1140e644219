//! What a key of the rules is and which values it takes.

use std::collections::BTreeSet;
use std::fmt;

use super::flaw::Reason;
use super::value::Value;

/// A key: one point on which tables differ.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeySpec {
    /// Its path: `six.fallback` is field `fallback` of section `six`.
    pub path: &'static str,
    /// The values that it takes.
    pub kind: Kind,
    /// Its value in the family's usual game, as people type it.
    default: &'static str,
    /// What a menu offers, as people type it; empty where that is every value.
    offers: &'static [&'static str],
    /// Where it comes from: a seed or a source of the rules page.
    pub source: &'static str,
}

/// The values that a key takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Yes or no.
    Bool,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of these numbers.
    OneOf(&'static [f64]),
    /// A whole number in a range, both ends included.
    Number {
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// `none`, or a whole number in a range.
    NumberOrNone {
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// Faces of a die, at least one, none twice.
    Faces,
    /// One of these lists: a count, or two to choose from.
    Counts(&'static [&'static [u8]]),
    /// Any of these words, none twice.
    Set(&'static [&'static str]),
    /// `any`, how many, or a list of the letters of seats.
    Seats,
}

impl KeySpec {
    pub(super) const fn new(
        path: &'static str,
        kind: Kind,
        default: &'static str,
        source: &'static str,
    ) -> Self {
        Self {
            path,
            kind,
            default,
            offers: &[],
            source,
        }
    }

    /// The same, of whose many values a menu offers these.
    pub(super) const fn offering(self, offers: &'static [&'static str]) -> Self {
        Self { offers, ..self }
    }

    /// Its value in the family's usual game.
    #[must_use]
    pub fn default(&self) -> Value {
        typed(self.default)
    }

    /// The value in its usual form: sets and lists sorted as the key lists them.
    ///
    /// # Errors
    /// What is wrong with the value.
    pub fn check(&self, value: &Value) -> Result<Value, Reason> {
        self.kind.check(value)
    }

    /// The values that a menu offers: all of them where they are few.
    #[must_use]
    pub fn choices(&self) -> Vec<Value> {
        if self.offers.is_empty() {
            self.values()
        } else {
            self.offers.iter().map(|&offer| typed(offer)).collect()
        }
    }

    /// Every value that the key takes, but for lists of seats.
    #[must_use]
    pub fn values(&self) -> Vec<Value> {
        match self.kind {
            Kind::Bool => vec![true.into(), false.into()],
            Kind::Choice(words) => words.iter().map(|&word| word.into()).collect(),
            Kind::OneOf(numbers) => numbers.iter().copied().map(Value::Number).collect(),
            Kind::Number { min, max } => (min..=max).map(Value::from).collect(),
            Kind::NumberOrNone { min, max } => std::iter::once("none".into())
                .chain((min..=max).map(Value::from))
                .collect(),
            Kind::Faces => (1..64_u8)
                .map(|mask| list((1..=6_u8).filter(|face| mask >> (face - 1) & 1 == 1)))
                .collect(),
            Kind::Counts(lists) => lists
                .iter()
                .map(|counts| list(counts.iter().copied()))
                .collect(),
            Kind::Set(words) => (0..1_usize << words.len())
                .map(|mask| {
                    list(
                        words
                            .iter()
                            .enumerate()
                            .filter(|(i, _)| mask >> i & 1 == 1)
                            .map(|(_, &word)| word),
                    )
                })
                .collect(),
            Kind::Seats => std::iter::once("any".into())
                .chain((2..=8).map(Value::from))
                .collect(),
        }
    }
}

impl Kind {
    fn check(self, value: &Value) -> Result<Value, Reason> {
        let wrong_type = || Reason::WrongType {
            wanted: self.to_string(),
            found: value.clone(),
        };
        let not_allowed = || Reason::NotAllowed {
            wanted: self.to_string(),
            found: value.clone(),
        };
        let number = |min, max| match value.as_u8() {
            Some(n) if (min..=max).contains(&n) => Ok(value.clone()),
            _ => Err(not_allowed()),
        };
        match (self, value) {
            (Self::Bool, Value::Bool(_)) => Ok(value.clone()),
            (Self::Choice(words), Value::Text(word)) if words.contains(&word.as_str()) => {
                Ok(value.clone())
            }
            (Self::OneOf(numbers), Value::Number(n)) if numbers.contains(n) => Ok(value.clone()),
            (Self::Number { min, max } | Self::NumberOrNone { min, max }, Value::Number(_)) => {
                number(min, max)
            }
            (Self::NumberOrNone { .. }, Value::Text(word)) if word == "none" => Ok(value.clone()),
            (Self::Faces, Value::List(parts)) => {
                let faces = bytes(parts)
                    .filter(|f| !f.is_empty() && f.iter().all(|face| (1..=6).contains(face)));
                faces.map(list).ok_or_else(not_allowed)
            }
            (Self::Counts(lists), Value::List(parts)) => {
                let counts =
                    bytes(parts).filter(|c| lists.iter().any(|list| list.iter().eq(c.iter())));
                counts.map(list).ok_or_else(not_allowed)
            }
            (Self::Set(words), Value::List(parts)) => {
                let named: BTreeSet<_> = parts.iter().filter_map(Value::as_text).collect();
                let known =
                    named.len() == parts.len() && named.iter().all(|word| words.contains(word));
                let sorted = || list(words.iter().copied().filter(|word| named.contains(word)));
                known.then(sorted).ok_or_else(not_allowed)
            }
            (Self::Seats, Value::Text(word)) if word == "any" => Ok(value.clone()),
            (Self::Seats, Value::Number(_)) => number(2, 8),
            (Self::Seats, Value::List(parts)) => {
                let letter =
                    |text: &str| text.chars().count() == 1 && text.chars().all(char::is_uppercase);
                let letters: BTreeSet<_> = parts
                    .iter()
                    .filter_map(Value::as_text)
                    .filter(|t| letter(t))
                    .collect();
                let sound = letters.len() == parts.len() && letters.len() >= 2;
                sound.then(|| value.clone()).ok_or_else(not_allowed)
            }
            (Self::Choice(_), Value::Text(_))
            | (Self::OneOf(_), Value::Number(_))
            | (Self::NumberOrNone { .. } | Self::Seats, Value::Text(_)) => Err(not_allowed()),
            _ => Err(wrong_type()),
        }
    }
}

/// As a sentence goes on after "expected".
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Bool => f.write_str("true or false"),
            Self::Choice(words) => write!(f, "one of {}", list(words.iter().copied()).listed()),
            Self::OneOf(numbers) => write!(f, "one of {}", Value::List(numbers.iter().copied().map(Value::Number).collect()).listed()),
            Self::Number { min, max } => write!(f, "a whole number from {min} to {max}"),
            Self::NumberOrNone { min, max } => write!(f, "\"none\" or a whole number from {min} to {max}"),
            Self::Faces => f.write_str("a list of faces from 1 to 6, none twice"),
            Self::Counts(lists) => {
                let lists = Value::List(lists.iter().map(|counts| list(counts.iter().copied())).collect());
                write!(f, "one of {}", lists.listed())
            }
            Self::Set(words) => write!(f, "a list of any of {}, none twice", list(words.iter().copied()).listed()),
            Self::Seats => f.write_str("\"any\", a whole number from 2 to 8, or a list of letters of seats such as [\"Y\", \"R\"]"),
        }
    }
}

impl Value {
    /// The parts of a list, without brackets.
    fn listed(&self) -> String {
        self.parts()
            .iter()
            .map(Self::to_string)
            .collect::<Vec<_>>()
            .join(", ")
    }
}

fn list<V: Into<Value>>(parts: impl IntoIterator<Item = V>) -> Value {
    Value::List(parts.into_iter().map(Into::into).collect())
}

fn typed(text: &str) -> Value {
    let Ok(value) = text.parse();
    value
}

/// Whole numbers, sorted; nothing if one is none or comes twice.
fn bytes(parts: &[Value]) -> Option<BTreeSet<u8>> {
    let set = parts
        .iter()
        .map(Value::as_u8)
        .collect::<Option<BTreeSet<_>>>()?;
    (set.len() == parts.len()).then_some(set)
}

/// The name among `known` that is most like `found`, if any is much like it.
pub(super) fn nearest<'a>(found: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let measured = known.map(|name| (distance(found, name), name));
    measured
        .min()
        .filter(|(far, _)| *far * 2 <= found.chars().count().max(4))
        .map(|(_, name)| name)
}

/// How many letters must be changed, put in or left out to make one word of another.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<_> = b.chars().collect();
    let mut row: Vec<_> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = corner + usize::from(x != *y);
            corner = row[j + 1];
            row[j + 1] = changed.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_a_distance() {
        for (a, b, far) in [
            ("", "abc", 3),
            ("kitten", "sitting", 3),
            ("six", "six", 0),
            ("abc", "", 3),
        ] {
            assert_eq!(distance(a, b), far, "{a} {b}");
        }
        let known = ["exit.one_rival", "exit.two_rivals", "dice.count"];
        assert_eq!(
            nearest("exit.one_rivals", known.into_iter()),
            Some("exit.one_rival")
        );
        assert_eq!(nearest("colour", known.into_iter()), None);
    }

    #[test]
    fn sets_and_lists_are_sorted() {
        let set = Kind::Set(&["goal", "corridor", "safe"]);
        assert_eq!(
            set.check(&["safe", "goal"].into()),
            Ok(["goal", "safe"].into())
        );
        assert!(set.check(&["goal", "goal"].into()).is_err());
        assert_eq!(
            Kind::Counts(&[&[6], &[6, 12]]).check(&[12, 6].into()),
            Ok([6, 12].into())
        );
        assert_eq!(Kind::Faces.check(&[6, 1].into()), Ok([1, 6].into()));
        assert!(Kind::Faces.check(&Value::List(Vec::new())).is_err());
    }
}
