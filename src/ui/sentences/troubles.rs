//! What went wrong outside the game.

use crate::locale::Phrase;
use crate::storage::StorageFlaw;
use crate::table::{SaveFlaw, Trouble};

/// The sentence about trouble with saving.
#[must_use]
pub fn trouble(trouble: &Trouble) -> Phrase {
    match trouble {
        Trouble::NotSaved(flaw) => not_saved(flaw),
        Trouble::SavedAgain => Phrase::new("error-saved-again"),
        Trouble::Broken { why, kept } => {
            let key = match why {
                SaveFlaw::Version { .. } => "error-save-newer",
                _ => "error-save-broken",
            };
            Phrase::new(key).with("path", kept.clone())
        }
    }
}

fn not_saved(flaw: &StorageFlaw) -> Phrase {
    match flaw {
        StorageFlaw::NoHome => Phrase::new("error-no-home"),
        StorageFlaw::SecondCopy => Phrase::new("error-second-copy"),
        StorageFlaw::ReadOnly(place) => {
            Phrase::new("error-folder-read-only").with("path", place.clone())
        }
        StorageFlaw::Full => Phrase::new("error-storage-full"),
        StorageFlaw::Forbidden => Phrase::new("error-storage-forbidden"),
        StorageFlaw::Other { place, .. } => {
            Phrase::new("error-save-failed").with("path", place.clone())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, Locale};

    #[test]
    fn every_trouble_is_said_in_every_language() {
        let place = || "~/games/match".to_owned();
        let flaws = [
            StorageFlaw::NoHome,
            StorageFlaw::SecondCopy,
            StorageFlaw::ReadOnly(place()),
            StorageFlaw::Full,
            StorageFlaw::Forbidden,
            StorageFlaw::Other {
                place: place(),
                why: "the cat".to_owned(),
            },
        ];
        let broken = |why| Trouble::Broken { why, kept: place() };
        let newer = SaveFlaw::Version {
            found: "2".to_owned(),
        };
        let troubles = flaws.map(Trouble::from).into_iter();
        let troubles =
            troubles.chain([Trouble::SavedAgain, broken(newer), broken(SaveFlaw::Empty)]);
        for what in troubles {
            for language in Language::ALL {
                let said = trouble(&what).plain(Locale::new(language));
                assert!(!said.contains('⟨') && said.len() > 10, "{what:?}: {said}");
            }
        }
    }
}
