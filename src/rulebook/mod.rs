//! The rules as a book: chapters, points, a plain sentence for every value, and what is wrong.
//!
//! What the rules are is told by [`family`](crate::rules::family); here they become
//! [`Phrase`]s, which can be said in every language.

mod flaws;
mod values;

pub use flaws::{flaw, line_flaw, name_flaw, own_flaw};
pub use values::sentence;

use crate::locale::Phrase;
use crate::rules::family::{Chapter, Family, HouseRules, KeySpec};

/// What a chapter of a family is called.
#[must_use]
pub fn chapter(family: &Family, chapter: &Chapter) -> Phrase {
    Phrase::new(format!("chapter-{}-{}", family.id, chapter.id))
}

/// What a point is about, in a few words.
#[must_use]
pub fn title(family: &Family, key: &KeySpec) -> Phrase {
    Phrase::new(format!("{}-{}", family.id, dashed(key.path)))
}

/// In how many points house rules differ from their preset, which people call by `name`.
#[must_use]
pub fn standing(house: &HouseRules, name: &str) -> Phrase {
    let name = Phrase::called(name);
    match house.changes().len() as u64 {
        0 => Phrase::new("rulebook-same").with("rules", name),
        points => Phrase::new("rulebook-differ")
            .with("rules", name)
            .count(points),
    }
}

/// A path or a word as the language files write it.
fn dashed(name: &str) -> String {
    name.replace(['.', '_'], "-")
}
