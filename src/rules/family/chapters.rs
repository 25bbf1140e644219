//! The keys as a rule book has them: in chapters, and which of them mean anything.

use super::value::Value;
use super::{Family, Test};

/// Keys that belong together in a rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name within the family: `entering`, `sixes`.
    pub id: &'static str,
    /// The paths of its keys, in the order in which they are read.
    pub keys: &'static [&'static str],
}

/// Keys that mean something only at certain values of another.
pub(super) struct Need {
    /// The other key.
    other: &'static str,
    /// What must hold of it.
    when: Test,
    /// The keys that mean nothing otherwise.
    keys: &'static [&'static str],
}

impl Chapter {
    pub(super) const fn new(id: &'static str, keys: &'static [&'static str]) -> Self {
        Self { id, keys }
    }
}

impl Need {
    pub(super) const fn new(
        other: &'static str,
        when: Test,
        keys: &'static [&'static str],
    ) -> Self {
        Self { other, when, keys }
    }
}

impl Family {
    /// Whether a key means anything beside the values of the others: what happens to partners
    /// does not where everybody plays alone.
    pub(super) fn matters<'a>(
        &self,
        path: &str,
        value: impl Fn(&'static str) -> Option<&'a Value>,
    ) -> bool {
        let needs = self.needs.iter().filter(|need| need.keys.contains(&path));
        needs
            .into_iter()
            .all(|need| value(need.other).is_some_and(|other| need.when.holds(other)))
    }
}
