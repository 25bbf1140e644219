//! A player's own rules: rules files beside the other level data of his own.
//!
//! They are kept in the format that `docs/rules-files.md` explains and in the folder where
//! [`levels`](crate::levels) looks, so that they are found as every other preset is and can be
//! handed on as files.

use super::{Storage, StorageFlaw};
use crate::levels::{Catalogue, LevelKind};
use crate::rules::family::{HouseRules, Preset, RulesFile, RulesFlaw};

/// Where a player's own level data lies.
pub(super) const FOLDER: &str = "levels";

/// How own rules are called in files and records, before their number.
const PREFIX: &str = "own-";

/// The most letters of a name.
const MOST_LETTERS: usize = 40;

/// Why a name is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameFlaw {
    /// Nothing that can be seen.
    #[error("rules need a name")]
    Empty,
    /// Too much for a list.
    #[error("a name has at most {most} letters")]
    TooLong {
        /// How many letters a name may have.
        most: usize,
    },
}

/// Why own rules cannot be kept.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OwnFlaw {
    /// Their name.
    #[error(transparent)]
    Name(#[from] NameFlaw),
    /// They contradict themselves.
    #[error("the rules contradict themselves")]
    Rules(Vec<RulesFlaw>),
    /// The place where they would lie.
    #[error(transparent)]
    Storage(#[from] StorageFlaw),
}

/// Keeps house rules under a name and puts them among the presets. Own rules of the same name
/// are replaced. Returns the preset's id.
///
/// # Errors
/// If the name is none, the rules contradict themselves, or they cannot be written.
pub fn keep_rules(
    storage: &dyn Storage,
    catalogue: &mut Catalogue,
    name: &str,
    house: &HouseRules,
) -> Result<String, OwnFlaw> {
    let name = checked(name)?;
    // On a preset that everybody has, so that the file is of use to others too.
    let house = house.on_nearest(catalogue.shipped());
    let rules = house.rules().map_err(OwnFlaw::Rules)?;
    let same = catalogue.own.iter().find(|id| {
        let known = catalogue.presets.get(*id);
        id.starts_with(PREFIX) && known.is_some_and(|preset| preset.name == name)
    });
    let id = match same {
        Some(id) => id.clone(),
        None => free(storage, catalogue)?,
    };
    let file = RulesFile::of(&id, &name, &house);
    storage.write(&place(&id), &file.text())?;
    let rules = rules.called(&id);
    catalogue.keep(Preset { name, rules });
    Ok(id)
}

/// Removes own rules from their place and from the presets.
///
/// # Errors
/// If they cannot be removed.
pub fn forget_rules(
    storage: &dyn Storage,
    catalogue: &mut Catalogue,
    id: &str,
) -> Result<(), StorageFlaw> {
    storage.remove(&place(id))?;
    catalogue.forget(id);
    Ok(())
}

/// The level data of a player's own that a storage keeps, each with its name.
///
/// # Errors
/// If it cannot be read.
pub fn own_levels(storage: &dyn Storage) -> Result<Vec<(String, String)>, StorageFlaw> {
    let mut found = Vec::new();
    for name in storage.names(FOLDER)? {
        if let Some(text) = storage.read(&name)? {
            found.push((name, text));
        }
    }
    Ok(found)
}

/// A name as it is kept: without spaces around it, and on one line.
fn checked(name: &str) -> Result<String, NameFlaw> {
    let words: Vec<_> = name.split_whitespace().collect();
    let name = words.join(" ").replace(char::is_control, "");
    match name.chars().count() {
        0 => Err(NameFlaw::Empty),
        letters if letters > MOST_LETTERS => Err(NameFlaw::TooLong { most: MOST_LETTERS }),
        _ => Ok(name),
    }
}

/// An id that nobody has, not even a file that cannot be read.
fn free(storage: &dyn Storage, catalogue: &Catalogue) -> Result<String, StorageFlaw> {
    let taken = storage.names(FOLDER)?;
    let ids = (1..).map(|number: u32| format!("{PREFIX}{number}"));
    let mut free =
        ids.filter(|id| !taken.contains(&place(id)) && !catalogue.presets.contains_key(id));
    Ok(free.next().unwrap_or_default())
}

fn place(id: &str) -> String {
    format!("{FOLDER}/{id}{}", LevelKind::Rules.ending())
}
