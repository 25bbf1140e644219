//! What went wrong outside the game.

use crate::locale::Phrase;
use crate::rules::record::RecordReason;
use crate::storage::StorageFlaw;
use crate::table::{SaveFlaw, Trouble};

/// The sentence about trouble with saving.
#[must_use]
pub fn trouble(trouble: &Trouble) -> Phrase {
    match trouble {
        Trouble::NotSaved(flaw) => not_saved(flaw),
        Trouble::SavedAgain => Phrase::new("error-saved-again"),
        Trouble::Broken { why, kept } => broken(why).with("path", kept.clone()),
    }
}

fn broken(why: &SaveFlaw) -> Phrase {
    let reason = match why {
        SaveFlaw::Version { .. } => return Phrase::new("error-save-newer"),
        SaveFlaw::Record(flaw) => Some(&*flaw.reason),
        _ => None,
    };
    match reason {
        Some(RecordReason::UnknownBoard(board)) => {
            Phrase::new("error-save-no-board").with("board", board.clone())
        }
        Some(RecordReason::ChangedBoard(board)) => {
            Phrase::new("error-save-other-board").with("board", board.clone())
        }
        _ => Phrase::new("error-save-broken"),
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
    use crate::rules::record::RecordFlaw;

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
        let of_record = |reason| {
            let reason = Box::new(reason);
            broken(SaveFlaw::Record(RecordFlaw { line: 7, reason }))
        };
        let board = || "our-board".to_owned();
        let troubles = flaws.map(Trouble::from).into_iter().chain([
            Trouble::SavedAgain,
            broken(newer),
            broken(SaveFlaw::Empty),
            of_record(RecordReason::UnknownBoard(board())),
            of_record(RecordReason::ChangedBoard(board())),
        ]);
        for what in troubles {
            for language in Language::ALL {
                let said = trouble(&what).plain(Locale::new(language));
                assert!(!said.contains('⟨') && said.len() > 10, "{what:?}: {said}");
            }
        }
    }
}
