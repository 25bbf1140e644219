//! A sentence for everything that may be wrong with rules.

use super::title;
use crate::locale::{Phrase, Word};
use crate::rules::family::{
    Clash, Family, HouseRules, KeySpec, Kind, LineFlaw, Reason, RulesFlaw, Value,
};
use crate::rules::{CompileFlaw, SeatingFlaw};
use crate::storage::{NameFlaw, OwnFlaw, StorageFlaw};

/// What stands against rules, alone or on a board.
#[must_use]
pub fn flaw(family: &Family, flaw: &RulesFlaw) -> Phrase {
    let named = |phrase: Phrase, name, path: &str| match family.key(path) {
        Some(key) => phrase.with(name, title(family, key)),
        None => phrase.with(name, path.to_owned()),
    };
    let of_seat = |key: &'static str, letter: &char| {
        named(Phrase::new(key), "key", &flaw.place).with("letter", letter.to_string())
    };
    let clash = |why: Clash| Phrase::new(format!("clash-{}", why.id()));
    match &flaw.reason {
        Reason::Contradiction { other, why, .. } => {
            named(named(clash(*why), "key", &flaw.place), "other", other)
        }
        Reason::Board { why, .. } => named(clash(*why), "key", &flaw.place),
        Reason::NoSuchSeat { letter, .. } => of_seat("flaw-no-such-seat", letter),
        Reason::NotInPlay(letter) => of_seat("flaw-not-in-play", letter),
        Reason::SeatTwice(letter) => of_seat("flaw-seat-twice", letter),
        Reason::OneTeam => Phrase::new("flaw-one-team"),
        Reason::Seating(flaw) | Reason::Compile(CompileFlaw::Seating(flaw)) => seating(flaw),
        Reason::Compile(CompileFlaw::EntryBeyondRoute { .. }) => {
            Phrase::new("flaw-board-too-short")
        }
        Reason::OtherFamily { .. } => Phrase::new("flaw-other-family"),
        Reason::UnknownKey { near: None, .. } => {
            Phrase::new("line-key").with("name", flaw.place.clone())
        }
        Reason::UnknownKey {
            near: Some(near), ..
        } => Phrase::new("line-key-near")
            .with("name", flaw.place.clone())
            .with("near", *near),
        Reason::Twice => Phrase::new("line-twice").with("name", flaw.place.clone()),
        Reason::WrongType { found, .. } | Reason::NotAllowed { found, .. } => {
            let said = Phrase::new("line-value")
                .with("name", flaw.place.clone())
                .with("value", found.bare());
            match family.key(&flaw.place) {
                Some(key) => said.with("wanted", wanted(key)),
                None => said,
            }
        }
        Reason::Syntax(_)
        | Reason::Version { .. }
        | Reason::BadId(_)
        | Reason::UnknownName { .. }
        | Reason::Circle(_)
        | Reason::Unsound(_)
        | Reason::Missing(_) => Phrase::new("flaw-file").with("place", flaw.place.clone()),
    }
}

fn seating(flaw: &SeatingFlaw) -> Phrase {
    let of_seat = |key: &'static str, seat: u8| {
        Phrase::new(key).with("letter", Word::Number((seat + 1).into()))
    };
    match *flaw {
        SeatingFlaw::TooFew => Phrase::new("flaw-too-few"),
        SeatingFlaw::SplitSide => Phrase::new("flaw-split-side"),
        SeatingFlaw::TooManyPeople => Phrase::new("flaw-too-many-people"),
        SeatingFlaw::NoSuchSeat(seat) | SeatingFlaw::NotInPlay(seat) => {
            of_seat("flaw-not-in-play", seat)
        }
        SeatingFlaw::Twice(seat) => of_seat("flaw-seat-twice", seat),
    }
}

/// What is wrong with a line of rules.
#[must_use]
pub fn line_flaw(flaw: &LineFlaw) -> Phrase {
    match flaw {
        LineFlaw::Empty => Phrase::new("line-empty").with("example", HouseRules::EXAMPLE),
        LineFlaw::Several => Phrase::new("line-several"),
        LineFlaw::Version { found } => Phrase::new("line-version")
            .with("found", found.clone())
            .with("known", HouseRules::LINE_VERSION),
        LineFlaw::Preset { found, known } => Phrase::new("line-preset")
            .with("found", found.clone())
            .with("known", alternatives(known.iter().cloned())),
        LineFlaw::Word(word) => Phrase::new("line-word").with("found", word.clone()),
        LineFlaw::Rule(family, flaw) => self::flaw(family, flaw),
    }
}

/// Why own rules cannot be kept or thrown away.
#[must_use]
pub fn own_flaw(family: &Family, why: &OwnFlaw) -> Phrase {
    match why {
        OwnFlaw::Name(why) => name_flaw(*why),
        OwnFlaw::Rules(flaws) => match flaws.first() {
            Some(first) => flaw(family, first),
            None => Phrase::new("flaw-too-few"),
        },
        OwnFlaw::Storage(why) => match why {
            StorageFlaw::SecondCopy => Phrase::new("error-second-copy"),
            StorageFlaw::Full => Phrase::new("error-storage-full"),
            StorageFlaw::Forbidden | StorageFlaw::NoHome => Phrase::new("error-storage-forbidden"),
            StorageFlaw::ReadOnly(place) => {
                Phrase::new("error-folder-read-only").with("path", place.clone())
            }
            StorageFlaw::Other { place, .. } => {
                Phrase::new("error-save-failed").with("path", place.clone())
            }
        },
    }
}

/// What is wrong with a name that somebody has given to rules.
#[must_use]
pub fn name_flaw(flaw: NameFlaw) -> Phrase {
    match flaw {
        NameFlaw::Empty => Phrase::new("name-empty"),
        NameFlaw::TooLong { most } => Phrase::new("name-too-long").count(most as u64),
    }
}

/// What a key takes, as a line writes it.
fn wanted(key: &KeySpec) -> Word {
    let between = |phrase: &'static str, first: u8, last: u8| {
        Phrase::new(phrase)
            .with("first", first)
            .with("last", last)
            .into()
    };
    match key.kind {
        Kind::Bool | Kind::Choice(_) | Kind::OneOf(_) | Kind::Counts(_) => {
            alternatives(key.values().iter().map(Value::bare))
        }
        Kind::Number { min, max } => between("wanted-number", min, max),
        Kind::NumberOrNone { min, max } => between("wanted-number-or-none", min, max),
        Kind::Faces => between("wanted-faces", 1, 6),
        Kind::Seats => between("wanted-seats", 2, 8),
        Kind::Set(words) => Phrase::new("wanted-set")
            .with(
                "words",
                alternatives(words.iter().map(|&word| word.to_owned())),
            )
            .into(),
    }
}

fn alternatives(words: impl Iterator<Item = String>) -> Word {
    Word::OneOf(words.map(Word::from).collect())
}
