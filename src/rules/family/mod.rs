//! What people agree on before a game.
//!
//! A [`Family`] of games has *keys*: the points on which tables differ, each with its values.
//! A preset is a file with a value for every key ([`RulesFile`]); a house rule overrides some
//! by name. What comes out is [`Rules`], and these become the [`Mechanics`] that the engine
//! plays and the [`Seating`](super::Seating) of a [`GameSpec`].

mod barsees;
mod chapters;
mod clash;
mod flaw;
mod game;
mod house;
mod keys;
mod layout;
mod line;
mod parchis;
mod preset;
mod seats;
mod value;

use std::fmt;

pub use chapters::Chapter;
pub use clash::Clash;
pub use flaw::{Reason, RulesFlaw};
pub use game::{GameFile, GameSpec, LOOKS};
pub use house::{HouseRules, Point};
pub use keys::{KeySpec, Kind};
pub use line::LineFlaw;
pub use preset::{Preset, RulesFile, presets};
pub use seats::SeatChoice;
pub use value::Value;

use super::mechanics::Mechanics;
use chapters::Need;
use seats::SeatRules;
use serde::de::DeserializeOwned;
use serde::de::value::{Error as NameError, StrDeserializer};

/// A family of games: its keys, and what they mean.
pub struct Family {
    /// Its name: `parchis`, `barsees`.
    pub id: &'static str,
    /// Its keys, in the order of the rules page.
    pub keys: &'static [KeySpec],
    /// The keys as a rule book groups them: every key in one chapter.
    pub chapters: &'static [Chapter],
    /// What the engine plays.
    mechanics: fn(&Rules) -> Mechanics,
    /// What the keys say of seats.
    seats: fn(&Rules) -> SeatRules,
    /// Pairs of values that exclude each other.
    exclusions: &'static [Exclusion],
    /// Keys that mean nothing at certain values of others.
    needs: &'static [Need],
}

/// Two keys that exclude each other at certain values.
struct Exclusion {
    /// The key that is refused, and when.
    key: (&'static str, Test),
    /// The key that stands against it, and when.
    other: (&'static str, Test),
    /// The reason.
    why: Clash,
}

/// A condition on a value.
enum Test {
    Is(&'static str),
    Not(&'static str),
}

/// Every family.
pub static FAMILIES: [&Family; 2] = [&parchis::FAMILY, &barsees::FAMILY];

/// A full, checked set of values.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    family: &'static Family,
    preset: String,
    /// One a key, in the family's order.
    values: Vec<Value>,
}

impl Family {
    /// The family of a name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        FAMILIES.into_iter().find(|family| family.id == id)
    }

    /// The key at a path.
    #[must_use]
    pub fn key(&self, path: &str) -> Option<&'static KeySpec> {
        self.index(path).map(|i| &self.keys[i])
    }

    fn index(&self, path: &str) -> Option<usize> {
        self.keys.iter().position(|key| key.path == path)
    }

    fn unknown(&self, path: &str) -> RulesFlaw {
        let near = keys::nearest(path, self.keys.iter().map(|key| key.path));
        let near = near.and_then(|name| self.key(name)).map(|key| key.path);
        RulesFlaw::new(
            path,
            Reason::UnknownKey {
                family: self.id,
                near,
            },
        )
    }
}

impl PartialEq for Family {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl Test {
    fn holds(&self, value: &Value) -> bool {
        let same = |text: &str| text.parse().is_ok_and(|wanted: Value| wanted == *value);
        match self {
            Self::Is(text) => same(text),
            Self::Not(text) => !same(text),
        }
    }
}

impl Rules {
    /// Makes rules of values by path; keys that are not named take their value from `base`.
    ///
    /// # Errors
    /// Every unknown key, every value that a key does not take, every key named twice,
    /// every key that is missing where there is no base, every contradiction.
    pub fn check(
        family: &'static Family,
        preset: &str,
        base: Option<&Self>,
        named: &[(String, Value)],
    ) -> Result<Self, Vec<RulesFlaw>> {
        let mut flaws = Vec::new();
        let mut values: Vec<Option<Value>> = vec![None; family.keys.len()];
        let mut said = vec![false; family.keys.len()];
        for (path, value) in named {
            let Some(i) = family.index(path) else {
                flaws.push(family.unknown(path));
                continue;
            };
            if std::mem::replace(&mut said[i], true) {
                flaws.push(RulesFlaw::new(path, Reason::Twice));
                continue;
            }
            match family.keys[i].check(value) {
                Ok(value) => values[i] = Some(value),
                Err(reason) => flaws.push(RulesFlaw::new(path, reason)),
            }
        }
        for (i, key) in family.keys.iter().enumerate() {
            if !said[i] {
                values[i] = base.map(|rules| rules.values[i].clone());
                if base.is_none() {
                    flaws.push(RulesFlaw::new(
                        key.path,
                        Reason::Missing(key.kind.to_string()),
                    ));
                }
            }
        }
        let known = |path: &str| family.index(path).and_then(|i| values[i].as_ref());
        for exclusion in family.exclusions {
            let ((key, wrong), (other, against)) = (&exclusion.key, &exclusion.other);
            if let (Some(value), Some(other_value)) = (known(key), known(other))
                && wrong.holds(value)
                && against.holds(other_value)
            {
                let (value, other_value) = (value.clone(), other_value.clone());
                flaws.push(RulesFlaw::new(
                    *key,
                    Reason::Contradiction {
                        value,
                        other,
                        other_value,
                        why: exclusion.why,
                    },
                ));
            }
        }
        if flaws.is_empty() {
            Ok(Self {
                family,
                preset: preset.to_owned(),
                values: values.into_iter().flatten().collect(),
            })
        } else {
            Err(flaws)
        }
    }

    /// The family's usual game.
    #[must_use]
    pub fn usual(family: &'static Family) -> Self {
        let values = family.keys.iter().map(KeySpec::default).collect();
        Self {
            family,
            preset: String::new(),
            values,
        }
    }

    /// The same rules but for these values.
    ///
    /// # Errors
    /// Everything that [`check`](Self::check) finds.
    pub fn with_overrides(&self, overrides: &[(String, Value)]) -> Result<Self, Vec<RulesFlaw>> {
        Self::check(self.family, &self.preset, Some(self), overrides)
    }

    /// The family that they are of.
    #[must_use]
    pub fn family(&self) -> &'static Family {
        self.family
    }

    /// The preset that they started from; empty for none.
    #[must_use]
    pub fn preset(&self) -> &str {
        &self.preset
    }

    /// The same rules as a preset of this name.
    #[must_use]
    pub fn called(self, preset: &str) -> Self {
        Self {
            preset: preset.to_owned(),
            ..self
        }
    }

    /// The value of a key, if the family has it.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<&Value> {
        self.family.index(path).map(|i| &self.values[i])
    }

    /// Every key with its value, in the order of the rules page.
    pub fn iter(&self) -> impl Iterator<Item = (&'static KeySpec, &Value)> {
        self.family.keys.iter().zip(&self.values)
    }

    /// The values of these rules that differ from `other`'s: what must be overridden there.
    #[must_use]
    pub fn differences(&self, other: &Self) -> Vec<(String, Value)> {
        let changed = self
            .iter()
            .filter(|(key, value)| other.get(key.path) != Some(value));
        changed
            .map(|(key, value)| (key.path.to_owned(), value.clone()))
            .collect()
    }

    /// What the engine plays.
    #[must_use]
    pub fn mechanics(&self) -> Mechanics {
        (self.family.mechanics)(self)
    }

    /// The view in which the board is shown, where the family has a choice.
    #[must_use]
    pub fn view(&self) -> Option<&str> {
        self.get("view").and_then(Value::as_text)
    }

    /// A key of this family.
    ///
    /// # Panics
    /// If the family has no such key: the mapping and the table of keys disagree.
    fn value(&self, path: &str) -> &Value {
        self.get(path)
            .unwrap_or_else(|| panic!("{} has no key {path}", self.family.id))
    }

    fn is(&self, path: &str) -> bool {
        *self.value(path) == Value::Bool(true)
    }

    fn says(&self, path: &str, word: &str) -> bool {
        self.value(path).as_text() == Some(word)
    }

    fn number(&self, path: &str) -> u8 {
        self.value(path).as_u8().unwrap_or(0)
    }

    fn lists(&self, path: &str, word: &str) -> bool {
        self.value(path)
            .parts()
            .iter()
            .any(|part| part.as_text() == Some(word))
    }

    /// A row of the mechanics whose values are called as the key's are.
    ///
    /// # Panics
    /// If they are not: the mapping and the table of keys disagree.
    fn named<T: DeserializeOwned>(&self, path: &str) -> T {
        let word = self.value(path).as_text().unwrap_or_default();
        let row = T::deserialize(StrDeserializer::<NameError>::new(word));
        row.unwrap_or_else(|e| panic!("{path}: {e}"))
    }
}
