//! What was chosen last time: `setup.ron`.

use std::sync::Arc;

use bevy::prelude::*;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::choice::{Seat, SetupChoice};
use super::usual_table;
use crate::content::Games;
use crate::locale::Phrase;
use crate::rules::Board;
use crate::rules::family::Value;
use crate::storage::{Storage, StorageFlaw};
use crate::table::tidy_name;

/// The name under which it is kept.
const NAME: &str = "setup.ron";

/// The only version of the format that there is.
const VERSION: u32 = 1;

/// Why the text is no such file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFlaw {
    /// Something else stands there.
    #[error("it cannot be read: {0}")]
    Syntax(String),
    /// It was written by another version of the program.
    #[error("version {0} is unknown; this program reads version {VERSION}")]
    Version(u32),
}

/// Something about keeping what was chosen that the players should be told, once.
#[derive(Message, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupTrouble {
    /// It is forgotten when the program ends.
    #[error("who plays what will not be remembered: {0}")]
    NotKept(#[from] StorageFlaw),
    /// What was kept cannot be used.
    #[error("what was played last cannot be read ({why}); it is kept in {kept}")]
    Broken {
        /// What is wrong with it.
        why: SetupFlaw,
        /// Where it lies now.
        kept: String,
    },
}

impl SetupTrouble {
    /// The sentence that tells it.
    #[must_use]
    pub fn said(&self) -> Phrase {
        match self {
            // The same sentence as of a match that is not saved: there is one disk.
            Self::NotKept(StorageFlaw::Full) => Phrase::new("error-storage-full"),
            Self::NotKept(StorageFlaw::ReadOnly(path)) => {
                Phrase::new("error-setup-read-only").with("path", path.clone())
            }
            Self::NotKept(_) => Phrase::new("error-setup-not-kept"),
            Self::Broken { why, kept } => {
                let key = match why {
                    SetupFlaw::Syntax(_) => "error-setup-broken",
                    SetupFlaw::Version(_) => "error-setup-newer",
                };
                Phrase::new(key).with("path", kept.clone())
            }
        }
    }
}

/// Where it is kept; nowhere if there is no place.
#[derive(Resource)]
pub(super) struct Shelf {
    storage: Option<Arc<dyn Storage>>,
    /// What was kept last.
    kept: Option<Kept>,
    /// What is still to be told.
    troubles: Vec<SetupTrouble>,
    /// Whether it was told that nothing can be written, and could not since.
    told: bool,
}

/// The file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kept {
    version: u32,
    game: String,
    house_rules: Vec<(String, Value)>,
    seats: Vec<KeptSeat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptSeat {
    letter: char,
    person: u8,
    taken: bool,
    computer: Option<String>,
    name: String,
}

impl Kept {
    fn of(choice: &SetupChoice) -> Self {
        let rules = &choice.game.rules;
        let seats = choice.seats.iter().map(|seat| KeptSeat {
            letter: choice.game.board.seats[seat.first.index()].letter,
            person: seat.person,
            taken: seat.taken,
            computer: seat.computer.clone(),
            name: tidy_name(&seat.name).unwrap_or_default(),
        });
        Self {
            version: VERSION,
            game: choice.game.id.clone(),
            house_rules: rules.differences(&choice.usual().rules),
            seats: seats.collect(),
        }
    }

    fn text(&self) -> String {
        // Plain data has nothing that could not be written.
        ron::ser::to_string_pretty(self, PrettyConfig::new().depth_limit(2)).unwrap_or_default()
    }

    fn read(text: &str) -> Result<Self, SetupFlaw> {
        #[derive(Deserialize)]
        struct Head {
            version: u32,
        }
        let told = |error: ron::error::SpannedError| SetupFlaw::Syntax(error.to_string());
        match ron::from_str::<Head>(text).map_err(told)?.version {
            VERSION => ron::from_str(text).map_err(told),
            other => Err(SetupFlaw::Version(other)),
        }
    }

    /// What was chosen, as far as there is still such a game and it can still be so played.
    pub(super) fn restored(&self, games: &Games) -> Option<SetupChoice> {
        let game = games.catalogue().games.get(&self.game)?;
        let mut choice = usual_table(game, games)?;
        let rules = choice.game.rules.with_overrides(&self.house_rules);
        if let Some(house) = rules.ok().and_then(|rules| choice.by_rules(rules).ok()) {
            choice = house;
        }
        let board = Arc::clone(&choice.game.board);
        for seat in &mut choice.seats {
            let Some(kept) = self.seat(&board, seat) else {
                continue;
            };
            seat.computer.clone_from(&kept.computer);
            seat.name.clone_from(&kept.name);
        }
        Some(choice.with_places(|seat| Some(self.seat(&board, seat)?.taken)))
    }

    fn seat(&self, board: &Board, seat: &Seat) -> Option<&KeptSeat> {
        let letter = board.seats[seat.first.index()].letter;
        let same = |kept: &&KeptSeat| (kept.letter, kept.person) == (letter, seat.person);
        self.seats.iter().find(same)
    }
}

impl Shelf {
    pub(super) fn of(storage: Option<Arc<dyn Storage>>) -> Self {
        Self {
            storage,
            kept: None,
            troubles: Vec::new(),
            told: false,
        }
    }

    /// What was kept. What cannot be used is set aside; where even that fails, it is not
    /// written over.
    pub(super) fn find(&mut self) -> Option<Kept> {
        let storage = self.storage.clone()?;
        let text = match storage.read(NAME) {
            Ok(text) => text?,
            Err(flaw) => {
                self.storage = None;
                self.troubles.push(flaw.into());
                return None;
            }
        };
        match Kept::read(&text) {
            Ok(kept) => {
                self.kept = Some(kept.clone());
                Some(kept)
            }
            Err(why) => {
                let kept = storage.set_aside(NAME).unwrap_or_else(|_| {
                    self.storage = None;
                    storage.place(NAME)
                });
                self.troubles.push(SetupTrouble::Broken { why, kept });
                None
            }
        }
    }
}

/// Keeps what was chosen, when the setup is left in whatever way; what fails is tried again the
/// next time.
pub(super) fn keep(choice: Option<Res<SetupChoice>>, mut shelf: ResMut<Shelf>) {
    let (Some(choice), Some(storage)) = (choice, shelf.storage.clone()) else {
        return;
    };
    let kept = Kept::of(&choice);
    if shelf.kept.as_ref() == Some(&kept) {
        return;
    }
    match storage.write(NAME, &kept.text()) {
        Ok(()) => {
            shelf.kept = Some(kept);
            shelf.told = false;
        }
        Err(flaw) => {
            if !std::mem::replace(&mut shelf.told, true) {
                shelf.troubles.push(flaw.into());
            }
        }
    }
}

pub(super) fn tell(mut shelf: ResMut<Shelf>, mut troubles: MessageWriter<SetupTrouble>) {
    for trouble in shelf.bypass_change_detection().troubles.drain(..) {
        warn!("{trouble}");
        troubles.write(trouble);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Catalogue, Levels};

    fn games() -> Games {
        Games::from(Catalogue::from(Levels::embedded()))
    }

    #[test]
    fn what_was_chosen_is_restored() {
        let games = games();
        for (id, game) in &games.catalogue().games {
            let mut choice = usual_table(game, &games).expect(id);
            choice.seats[0].name = "أمينة".to_owned();
            choice.swap(0, 1);
            let last = choice.seats.len() - 1;
            choice = choice.with_taken(last, false).unwrap_or(choice);
            let kept = Kept::read(&Kept::of(&choice).text()).expect(id);
            assert_eq!(kept.restored(&games).expect(id), choice, "{id}");
        }
    }

    #[test]
    fn house_rules_are_restored() {
        let games = games();
        let table = usual_table(&games.catalogue().games["parchis-4-morocco-pairs"], &games);
        let table = table.expect("there is such a game");
        let changed = [
            ("goal.bonus".to_owned(), 25.into()),
            ("enter.on".to_owned(), [1, 6].into()),
        ];
        let rules = table.game.rules.with_overrides(&changed).expect("sound");
        let table = table.by_rules(rules).expect("it fits");
        let text = Kept::of(&table).text();
        assert_eq!(
            Kept::read(&text).expect("sound").restored(&games),
            Some(table)
        );
    }

    #[test]
    fn what_is_no_setup_is_refused() {
        let games = games();
        let table =
            usual_table(&games.catalogue().games["barsees-damascus"], &games).expect("there");
        let text = Kept::of(&table).text();
        for broken in ["", "(", "(version: 1)", &text.replace("game:", "gaem:")] {
            assert!(
                matches!(Kept::read(broken), Err(SetupFlaw::Syntax(_))),
                "{broken}"
            );
        }
        let newer = text.replace("version: 1", "version: 7");
        assert_eq!(Kept::read(&newer), Err(SetupFlaw::Version(7)));
        let gone = text.replace("barsees-damascus", "at-granny");
        assert_eq!(Kept::read(&gone).expect("sound").restored(&games), None);
    }
}
