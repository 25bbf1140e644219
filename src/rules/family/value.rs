//! The values of keys, and how they are read and written.

use std::fmt;
use std::str::FromStr;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a key may be set to.
///
/// The same in every format that knows booleans, numbers, text and lists: a rules file, a
/// vector, a record, the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `true` or `false`.
    Bool(bool),
    /// A number; whole but for chances.
    Number(f64),
    /// One of the words that a key knows.
    Text(String),
    /// A list or a set.
    List(Vec<Self>),
}

impl Value {
    /// The number, if it is a whole one that fits a byte.
    #[must_use]
    pub fn as_u8(&self) -> Option<u8> {
        match *self {
            Self::Number(n) if n.fract() == 0.0 && (0.0..=255.0).contains(&n) => Some(n as u8),
            _ => None,
        }
    }

    /// The text, if it is one.
    #[must_use]
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The parts of a list; of anything else, none.
    #[must_use]
    pub fn parts(&self) -> &[Self] {
        match self {
            Self::List(parts) => parts,
            _ => &[],
        }
    }

    /// What kind of value it is, for messages.
    #[must_use]
    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Bool(_) => "true or false",
            Self::Number(_) => "a number",
            Self::Text(_) => "text",
            Self::List(_) => "a list",
        }
    }
}

impl From<bool> for Value {
    fn from(on: bool) -> Self {
        Self::Bool(on)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(f64::from(number))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl<T: Into<Self>, const N: usize> From<[T; N]> for Value {
    fn from(parts: [T; N]) -> Self {
        Self::List(parts.into_iter().map(Into::into).collect())
    }
}

/// As in a rules file: `true`, `7`, `"goal"`, `["goal", "safe"]`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(on) => write!(f, "{on}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::List(parts) => {
                f.write_str("[")?;
                for (i, part) in parts.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{part}")?;
                }
                f.write_str("]")
            }
        }
    }
}

/// As people type it: like a rules file, but words need no quotes.
///
/// ```
/// # use parchis::rules::family::Value;
/// assert_eq!("[goal, safe]".parse(), Ok(Value::from(["goal", "safe"])));
/// assert_eq!("0.4".parse(), Ok(Value::Number(0.4)));
/// ```
impl FromStr for Value {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let inside = |open, close| {
            text.strip_prefix(open)
                .and_then(|rest| rest.strip_suffix(close))
        };
        Ok(if let Some(list) = inside('[', ']') {
            let parts = list.split(',').filter(|part| !part.trim().is_empty());
            Self::List(parts.map(str::parse).collect::<Result<_, _>>()?)
        } else if let Some(word) = inside('"', '"') {
            word.into()
        } else if let Ok(on) = text.parse::<bool>() {
            on.into()
        } else if let Some(number) = text.parse().ok().filter(|n: &f64| n.is_finite()) {
            Self::Number(number)
        } else {
            text.into()
        })
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Bool(on) => serializer.serialize_bool(*on),
            Self::Number(number) => match self.as_u8() {
                Some(whole) => serializer.serialize_u8(whole),
                None => serializer.serialize_f64(*number),
            },
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(parts) => serializer.collect_seq(parts),
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Node::deserialize(deserializer)? {
            Node::Leaf(value) => Ok(value),
            Node::Section(_) => Err(D::Error::custom(format_args!("expected {WANTED}"))),
        }
    }
}

const WANTED: &str = "true, false, a number, text in quotes or a list of these";

/// What a file says at one place.
enum Node {
    Leaf(Value),
    Section(Section),
}

/// Values in nested sections, as a file has them: `six.fallback` is field `fallback` of
/// section `six`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Section {
    /// Every value with its path, in the order of the file; nothing keeps a path from coming
    /// twice.
    pub(super) leaves: Vec<(String, Value)>,
}

/// As a file has them: what follows one upon the other in one section stands in it together.
impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut open: Vec<&str> = Vec::new();
        let indent = |depth: usize| "    ".repeat(depth + 2);
        f.write_str("(")?;
        for (path, value) in &self.leaves {
            let mut names: Vec<_> = path.split('.').collect();
            let name = names.pop().unwrap_or_default();
            let shared = open.iter().zip(&names).take_while(|(a, b)| a == b).count();
            for depth in (shared..open.len()).rev() {
                write!(f, "\n{}),", indent(depth))?;
            }
            open.truncate(shared);
            for section in &names[shared..] {
                write!(f, "\n{}{section}: (", indent(open.len()))?;
                open.push(section);
            }
            write!(f, "\n{}{name}: {value},", indent(open.len()))?;
        }
        for depth in (0..open.len()).rev() {
            write!(f, "\n{}),", indent(depth))?;
        }
        let end = if self.leaves.is_empty() {
            ")"
        } else {
            "\n    )"
        };
        f.write_str(end)
    }
}

impl<'de> Deserialize<'de> for Section {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // As a struct without known fields: only so does `()` mean an empty section.
        match deserializer.deserialize_struct("Section", &[], NodeVisitor)? {
            Node::Section(section) => Ok(section),
            Node::Leaf(_) => Err(D::Error::custom("expected a section")),
        }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NodeVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(WANTED)
    }

    fn visit_bool<E>(self, on: bool) -> Result<Node, E> {
        Ok(Node::Leaf(on.into()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node, E> {
        Ok(Node::Leaf(Value::Number(number as f64)))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node, E> {
        Ok(Node::Leaf(Value::Number(number as f64)))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Node, E> {
        Ok(Node::Leaf(Value::Number(number)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Leaf(text.into()))
    }

    fn visit_unit<E: Error>(self) -> Result<Node, E> {
        Err(E::custom(format_args!(
            "a word without quotes or an empty section; expected {WANTED}"
        )))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Node, A::Error> {
        let mut parts = Vec::new();
        while let Some(part) = seq.next_element()? {
            parts.push(part);
        }
        Ok(Node::Leaf(Value::List(parts)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Node, A::Error> {
        let mut leaves = Vec::new();
        while let Some((name, node)) = map.next_entry::<String, Node>()? {
            match node {
                Node::Leaf(value) => leaves.push((name, value)),
                Node::Section(inner) => leaves.extend(
                    inner
                        .leaves
                        .into_iter()
                        .map(|(path, v)| (format!("{name}.{path}"), v)),
                ),
            }
        }
        Ok(Node::Section(Section { leaves }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Value {
        let Ok(value) = text.parse();
        value
    }

    #[test]
    fn json_ron_and_typed_values_are_the_same() {
        for (text, value) in [
            ("true", Value::from(true)),
            ("7", 7.into()),
            ("0.4", Value::Number(0.4)),
            (r#""capture_last""#, "capture_last".into()),
            ("[6, 12]", [6, 12].into()),
            (r#"["goal", "safe"]"#, ["goal", "safe"].into()),
            ("[]", Value::List(Vec::new())),
        ] {
            assert_eq!(value.to_string(), text);
            assert_eq!(typed(text), value);
            assert_eq!(serde_json::from_str::<Value>(text).unwrap(), value);
            assert_eq!(ron::from_str::<Value>(text).unwrap(), value);
            let json = serde_json::to_string(&value).unwrap();
            assert_eq!(json, text.replace(", ", ","));
        }
        assert_eq!(typed("[goal,corridor]"), ["goal", "corridor"].into());
        assert_eq!(typed(" capture "), "capture".into());
    }

    #[test]
    fn sections_become_paths() {
        let section: Section =
            ron::from_str(r#"(seats: 2, six: (fallback: true, deep: (er: "x")))"#).unwrap();
        let expected = [
            ("seats", 2.into()),
            ("six.fallback", true.into()),
            ("six.deep.er", "x".into()),
        ];
        assert_eq!(
            section.leaves,
            expected.map(|(path, value): (&str, Value)| (path.to_owned(), value))
        );
    }

    #[test]
    fn words_without_quotes_are_refused_in_files() {
        assert_eq!(ron::from_str("()"), Ok(Section::default()));
        let flaw = ron::from_str::<Section>("(who: yellow)").unwrap_err();
        assert!(flaw.to_string().contains("text in quotes"), "{flaw}");
        assert!(serde_json::from_str::<Value>("{}").is_err());
        assert!(serde_json::from_str::<Value>("null").is_err());
    }
}
