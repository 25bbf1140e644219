//! Rules files: presets with a value for every key.

use std::collections::BTreeSet;

use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::flaw::{Reason, RulesFlaw, head_flaws, listed};
use super::value::{Section, Value};
use super::{FAMILIES, Family, HouseRules, Rules};

/// The only version of the format that there is.
const VERSION: u32 = 1;

/// A rules file as it was read: anything may be wrong with it until [`presets`] has passed
/// it. `docs/rules-files.md` explains it to those who write one by hand.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesFile {
    /// The version of the format: 1.
    pub version: u32,
    /// The name by which games and records call the preset: lower case, digits, hyphens.
    pub id: String,
    /// The family of games whose keys it sets.
    pub family: String,
    /// What people call it: a key of the language files, or any other text as it stands.
    pub name: String,
    /// The preset whose values stand where this file says nothing; without one, the file
    /// says everything.
    #[serde(default)]
    pub based_on: Option<String>,
    /// The values, in sections: `six.fallback` is field `fallback` of section `six`.
    values: Section,
}

/// A sound preset.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset {
    /// What people call it: a key of the language files, or any other text as it stands.
    pub name: String,
    /// Its values.
    pub rules: Rules,
}

impl RulesFile {
    /// Reads the text of a rules file.
    ///
    /// # Errors
    /// Line, column and reason if it is no such file.
    pub fn read(text: &str) -> Result<Self, RulesFlaw> {
        read(text)
    }

    /// The file of house rules, which says only what differs from their preset.
    #[must_use]
    pub fn of(id: &str, name: &str, house: &HouseRules) -> Self {
        Self {
            version: VERSION,
            id: id.to_owned(),
            family: house.family().id.to_owned(),
            name: name.to_owned(),
            based_on: Some(house.base().preset().to_owned()),
            values: Section {
                leaves: house.changes().to_vec(),
            },
        }
    }

    /// The text of the file, as [`read`](Self::read) reads it.
    #[must_use]
    pub fn text(&self) -> String {
        let quoted = |text: &str| Value::from(text).to_string();
        let mut text = format!(
            "(\n    version: {},\n    id: {},\n    family: {},\n    name: {},\n",
            self.version,
            quoted(&self.id),
            quoted(&self.family),
            quoted(&self.name),
        );
        if let Some(base) = &self.based_on {
            text += &format!("    based_on: {},\n", quoted(base));
        }
        text + &format!("    values: {},\n)\n", self.values)
    }

    fn check(&self, base: Option<Result<&Preset, Reason>>) -> Result<Preset, Vec<RulesFlaw>> {
        let mut flaws = head_flaws(self.version, VERSION, &self.id);
        let Some(family) = Family::named(&self.family) else {
            let known = listed(FAMILIES.map(|family| family.id));
            let reason = Reason::UnknownName {
                what: "family",
                found: self.family.clone(),
                known,
            };
            flaws.push(RulesFlaw::new("family", reason));
            return Err(flaws);
        };
        let usual = Rules::usual(family);
        let base = match base.transpose() {
            Ok(base) => base.map(|preset| &preset.rules),
            Err(reason) => {
                flaws.push(RulesFlaw::new("based_on", reason));
                // What is said can still be judged; what is missing cannot.
                Some(&usual)
            }
        };
        if let Some(other) = base.filter(|rules| rules.family() != family) {
            let (found, theirs) = (other.preset().to_owned(), other.family().id.to_owned());
            flaws.push(RulesFlaw::new(
                "based_on",
                Reason::OtherFamily {
                    found,
                    theirs,
                    ours: self.family.clone(),
                },
            ));
            return Err(flaws);
        }
        match Rules::check(family, &self.id, base, &self.values.leaves) {
            Ok(rules) if flaws.is_empty() => Ok(Preset {
                name: self.name.clone(),
                rules,
            }),
            Ok(_) => Err(flaws),
            Err(more) => {
                flaws.extend(more);
                Err(flaws)
            }
        }
    }
}

/// Checks rules files together, since one may be based on another: for each file, in the
/// order given, its preset or all its flaws.
#[must_use]
pub fn presets(files: &[RulesFile]) -> Vec<Result<Preset, Vec<RulesFlaw>>> {
    let mut shelf = Shelf {
        files,
        checked: vec![None; files.len()],
        open: Vec::new(),
    };
    for i in 0..files.len() {
        shelf.check(i);
    }
    shelf.checked.into_iter().flatten().collect()
}

/// Presets while they are checked, each after the one that it is based on.
struct Shelf<'a> {
    files: &'a [RulesFile],
    checked: Vec<Option<Result<Preset, Vec<RulesFlaw>>>>,
    /// The files that wait for the one they are based on.
    open: Vec<usize>,
}

impl Shelf<'_> {
    fn check(&mut self, i: usize) {
        if self.checked[i].is_some() {
            return;
        }
        self.open.push(i);
        let file = &self.files[i];
        let base = file.based_on.as_ref().map(|id| self.base(id));
        let checked = file.check(
            base.as_ref()
                .map(|base| base.as_ref().map_err(Clone::clone)),
        );
        self.checked[i] = Some(checked);
        self.open.pop();
    }

    fn base(&mut self, id: &str) -> Result<Preset, Reason> {
        let files = self.files;
        let Some(i) = files.iter().position(|file| file.id == id) else {
            let known = listed(files.iter().map(|file| &file.id).collect::<BTreeSet<_>>());
            return Err(Reason::UnknownName {
                what: "preset",
                found: id.to_owned(),
                known,
            });
        };
        if self.open.contains(&i) {
            return Err(Reason::Circle(id.to_owned()));
        }
        self.check(i);
        match &self.checked[i] {
            Some(Ok(preset)) => Ok(preset.clone()),
            _ => Err(Reason::Unsound(id.to_owned())),
        }
    }
}

/// Reads a file of level data.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, RulesFlaw> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options
        .from_str(text)
        .map_err(|error| RulesFlaw::syntax(&error))
}
