//! House rules in the making: a preset, and what is to be different from it.

use std::sync::Arc;

use super::flaw::RulesFlaw;
use super::{Chapter, Family, GameSpec, KeySpec, Rules, SeatChoice, Value};
use crate::rules::Board;

/// A preset and the points in which one's own table differs from it.
///
/// Values that contradict each other, or do not fit a board, may stand here until somebody
/// has decided which of them goes: [`rules`](Self::rules) tells.
#[derive(Clone, Debug, PartialEq)]
pub struct HouseRules {
    base: Rules,
    /// What differs, by path, in the family's order; every value is one that its key takes.
    changes: Vec<(String, Value)>,
}

/// One point of house rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point<'a> {
    /// The key.
    pub key: &'static KeySpec,
    /// Its value.
    pub value: &'a Value,
    /// Its value in the preset.
    pub base: &'a Value,
    /// Whether it means anything beside the others: how partners win does not where
    /// everybody plays alone.
    pub matters: bool,
}

impl Point<'_> {
    /// Whether the value is not the preset's.
    #[must_use]
    pub fn differs(&self) -> bool {
        self.value != self.base
    }

    /// What a menu offers: the key's choices, and the values that it has and had if they are
    /// others.
    #[must_use]
    pub fn choices(&self) -> Vec<Value> {
        let mut choices = self.key.choices();
        for own in [self.base, self.value] {
            if !choices.contains(own) {
                choices.push(own.clone());
            }
        }
        choices
    }
}

impl HouseRules {
    /// The rules of a preset, as yet without a difference.
    #[must_use]
    pub fn on(base: Rules) -> Self {
        Self {
            base,
            changes: Vec::new(),
        }
    }

    /// These rules, as they differ from a preset of their family.
    #[must_use]
    pub fn of(rules: &Rules, base: &Rules) -> Self {
        Self {
            base: base.clone(),
            changes: rules.differences(base),
        }
    }

    /// The same values, as they differ from whichever of `presets` is nearest; at equal
    /// distance from the present one, else from the first. As they are if there is none.
    #[must_use]
    pub fn on_nearest<'a>(&self, presets: impl IntoIterator<Item = &'a Rules>) -> Self {
        let same_family = |rules: &&Rules| rules.family() == self.family();
        let based = presets
            .into_iter()
            .filter(same_family)
            .map(|base| Self {
                base: base.clone(),
                changes: self.beside(base),
            })
            .min_by_key(|house| {
                let other = house.base.preset() != self.base.preset();
                (house.changes.len(), other)
            });
        based.unwrap_or_else(|| self.clone())
    }

    /// The values that differ from those of `base`.
    fn beside(&self, base: &Rules) -> Vec<(String, Value)> {
        let values = self.points().map(|point| (point.key.path, point.value));
        values
            .filter(|(path, value)| base.get(path) != Some(value))
            .map(|(path, value)| (path.to_owned(), value.clone()))
            .collect()
    }

    /// The family.
    #[must_use]
    pub fn family(&self) -> &'static Family {
        self.base.family()
    }

    /// The preset.
    #[must_use]
    pub fn base(&self) -> &Rules {
        &self.base
    }

    /// What differs from the preset: path and value, in the family's order.
    #[must_use]
    pub fn changes(&self) -> &[(String, Value)] {
        &self.changes
    }

    /// The value of a key, if the family has it.
    #[must_use]
    pub fn value(&self, path: &str) -> Option<&Value> {
        let changed = self.changes.iter().find(|(key, _)| key == path);
        changed
            .map(|(_, value)| value)
            .or_else(|| self.base.get(path))
    }

    /// Sets one key. What it contradicts stays as it is.
    ///
    /// # Errors
    /// If the family has no such key, or the key does not take this value.
    pub fn set(&mut self, path: &str, value: &Value) -> Result<(), RulesFlaw> {
        let family = self.family();
        let key = family.key(path).ok_or_else(|| family.unknown(path))?;
        let value = key
            .check(value)
            .map_err(|reason| RulesFlaw::new(path, reason))?;
        self.undo(path);
        if self.base.get(path) != Some(&value) {
            self.changes.push((path.to_owned(), value));
            self.changes
                .sort_by_key(|(path, _)| self.base.family().index(path));
        }
        Ok(())
    }

    /// Gives one key the preset's value again.
    pub fn undo(&mut self, path: &str) {
        self.changes.retain(|(key, _)| key != path);
    }

    /// Gives every key the preset's value again.
    pub fn undo_all(&mut self) {
        self.changes.clear();
    }

    /// One point, if the family has the key.
    #[must_use]
    pub fn point(&self, path: &str) -> Option<Point<'_>> {
        let key = self.family().key(path)?;
        Some(Point {
            key,
            value: self.value(key.path)?,
            base: self.base.get(key.path)?,
            matters: self.family().matters(key.path, |other| self.value(other)),
        })
    }

    /// Every point, in the family's order.
    pub fn points(&self) -> impl Iterator<Item = Point<'_>> {
        let keys = self.family().keys.iter();
        keys.filter_map(|key| self.point(key.path))
    }

    /// Every chapter with its points, in the order of a rule book.
    pub fn chapters(
        &self,
    ) -> impl Iterator<Item = (&'static Chapter, impl Iterator<Item = Point<'_>>)> {
        let chapters = self.family().chapters.iter();
        chapters.map(|chapter| {
            let keys = chapter.keys.iter();
            (chapter, keys.filter_map(|path| self.point(path)))
        })
    }

    /// The points in which the rules differ from the preset, in the order of a rule book.
    pub fn differences(&self) -> impl Iterator<Item = Point<'_>> {
        self.chapters()
            .flat_map(|(_, points)| points)
            .filter(Point::differs)
    }

    /// The rules, if they can be played.
    ///
    /// # Errors
    /// Every contradiction.
    pub fn rules(&self) -> Result<Rules, Vec<RulesFlaw>> {
        self.base.with_overrides(&self.changes)
    }

    /// Everything that stands against playing them on a board with these seats; nothing if
    /// they can be played there.
    #[must_use]
    pub fn flaws(&self, board: &Arc<Board>, seats: &SeatChoice) -> Vec<RulesFlaw> {
        let spec = self
            .rules()
            .and_then(|rules| GameSpec::new("house", Arc::clone(board), rules, seats));
        spec.err().unwrap_or_default()
    }
}
