//! A ruleset as the pages write it: key path → value.

use std::collections::BTreeMap;

use serde_json::Value;

/// The keys of one game with their values, such as `"six.steps_none_home": [7]`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rules(BTreeMap<String, Value>);

impl Rules {
    /// Rules from every key of a page with its value.
    pub(crate) fn new<'a>(keys: impl IntoIterator<Item = (&'a str, Value)>) -> Self {
        Self(
            keys.into_iter()
                .map(|(key, value)| (key.to_owned(), value))
                .collect(),
        )
    }

    /// The same rules with one key changed.
    ///
    /// # Panics
    /// If the page has no such key.
    pub(crate) fn with(mut self, key: &str, value: Value) -> Self {
        assert!(self.0.contains_key(key), "no rule is called {key}");
        self.0.insert(key.to_owned(), value);
        self
    }

    /// The value of a key as the page writes it.
    pub(crate) fn get(&self, key: &str) -> &Value {
        self.0
            .get(key)
            .unwrap_or_else(|| panic!("no rule is called {key}"))
    }

    /// Whether a bool key is true.
    pub(crate) fn flag(&self, key: &str) -> bool {
        self.get(key)
            .as_bool()
            .unwrap_or_else(|| panic!("{key} is no bool"))
    }

    /// Whether the word of a key is `word`.
    pub(crate) fn is(&self, key: &str, word: &str) -> bool {
        self.word(key) == word
    }

    /// The word of a key.
    pub(crate) fn word(&self, key: &str) -> &str {
        self.get(key)
            .as_str()
            .unwrap_or_else(|| panic!("{key} is no word"))
    }

    /// The number of a key, or nothing for `"none"`.
    pub(crate) fn limit(&self, key: &str) -> Option<u32> {
        self.get(key).as_u64().map(as_count)
    }

    /// The number of a key.
    pub(crate) fn number(&self, key: &str) -> u32 {
        self.limit(key)
            .unwrap_or_else(|| panic!("{key} is no number"))
    }

    /// The list of numbers of a key.
    pub(crate) fn numbers(&self, key: &str) -> Vec<u32> {
        let list = self
            .get(key)
            .as_array()
            .unwrap_or_else(|| panic!("{key} is no list"));
        list.iter()
            .filter_map(Value::as_u64)
            .map(as_count)
            .collect()
    }

    /// Whether the list of words of a key has `word`.
    pub(crate) fn has(&self, key: &str, word: &str) -> bool {
        let list = self
            .get(key)
            .as_array()
            .unwrap_or_else(|| panic!("{key} is no list"));
        list.iter().any(|entry| entry == word)
    }
}

/// A small number from JSON.
///
/// # Panics
/// If it does not fit.
pub(crate) fn as_count(number: u64) -> u32 {
    u32::try_from(number).expect("a small number")
}
