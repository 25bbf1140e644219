//! Game files: a board, a preset, who sits where and how it looks.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;

use super::Rules;
use super::flaw::{Reason, RulesFlaw, head_flaws, listed};
use super::layout::{mirrored, with_shared_houses};
use super::preset::{Preset, read};
use super::seats::SeatChoice;
use super::value::Section;
use crate::rules::{Board, Colour, Compiled, Seating};

/// The only version of the format that there is.
const VERSION: u32 = 1;

/// A game file as it was read: anything may be wrong with it until
/// [`check`](GameFile::check) has passed it. `docs/rules-files.md` explains it to those who
/// write one by hand.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The version of the format: 1.
    pub version: u32,
    /// The name by which records call the game: lower case, digits, hyphens.
    pub id: String,
    /// What people call it: a key of the language files, or any other text as it stands.
    pub name: String,
    /// The board's id.
    pub board: String,
    /// The preset's id.
    pub rules: String,
    /// House rules: values that differ from the preset's, in sections as in a rules file.
    #[serde(default)]
    overrides: Section,
    /// The letters of the seats in play; without them, the rules say.
    #[serde(default)]
    pub in_play: Option<Vec<char>>,
    /// Teams, each a list of letters; without them, the rules say.
    #[serde(default)]
    pub teams: Option<Vec<Vec<char>>>,
    /// Sides of several colours, each a list of letters; without them, the rules say.
    #[serde(default)]
    pub sides: Option<Vec<Vec<char>>>,
    /// The look of the table, one of [`LOOKS`]; without it, the family's usual one.
    #[serde(default)]
    pub look: Option<String>,
}

/// What a table may look like: polished wood with a printed board, an embroidered cloth, flat
/// colours with strong outlines.
pub const LOOKS: [&str; 3] = ["wood", "cloth", "flat"];

/// A game, ready to be played: everything named is found, everything fits.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSpec {
    /// The name by which records call it.
    pub id: String,
    /// What people call it: a key of the language files, or any other text as it stands.
    pub name: String,
    /// The board.
    pub board: Arc<Board>,
    /// The rules, house rules included.
    pub rules: Rules,
    /// Who plays.
    pub seating: Seating,
    /// The look of the table, one of [`LOOKS`], if the game asks for one.
    pub look: Option<String>,
}

impl GameFile {
    /// Reads the text of a game file.
    ///
    /// # Errors
    /// Line, column and reason if it is no such file.
    pub fn read(text: &str) -> Result<Self, RulesFlaw> {
        read(text)
    }

    /// Finds what the file names and makes sure that it fits together.
    ///
    /// # Errors
    /// Every flaw: of the head, of names that are unknown, of house rules (by their path
    /// after `overrides.`), of seats.
    pub fn check(
        &self,
        boards: &BTreeMap<String, Arc<Board>>,
        presets: &BTreeMap<String, Preset>,
    ) -> Result<GameSpec, Vec<RulesFlaw>> {
        let mut flaws = head_flaws(self.version, VERSION, &self.id);
        let board = find("board", "board", &self.board, boards, &mut flaws);
        let preset = find("rules", "preset", &self.rules, presets, &mut flaws);
        if let Some(look) = self
            .look
            .as_ref()
            .filter(|look| !LOOKS.contains(&look.as_str()))
        {
            let (found, known) = (look.clone(), listed(LOOKS));
            flaws.push(RulesFlaw::new(
                "look",
                Reason::UnknownName {
                    what: "look",
                    found,
                    known,
                },
            ));
        }
        let rules = preset.and_then(|preset| {
            let checked = preset.rules.with_overrides(&self.overrides.leaves);
            let inside =
                |flaw: RulesFlaw| RulesFlaw::new(format!("overrides.{}", flaw.place), flaw.reason);
            checked
                .map_err(|more| flaws.extend(more.into_iter().map(inside)))
                .ok()
        });
        if let (Some(board), Some(rules)) = (board, rules) {
            let choice = SeatChoice {
                in_play: self.in_play.clone(),
                teams: self.teams.clone(),
                sides: self.sides.clone(),
            };
            match GameSpec::new(&self.id, Arc::clone(board), rules, &choice) {
                Ok(spec) if flaws.is_empty() => {
                    return Ok(GameSpec {
                        name: self.name.clone(),
                        look: self.look.clone(),
                        ..spec
                    });
                }
                Ok(_) => {}
                Err(more) => flaws.extend(more),
            }
        }
        Err(flaws)
    }
}

fn find<'a, T>(
    place: &str,
    what: &'static str,
    id: &str,
    known: &'a BTreeMap<String, T>,
    flaws: &mut Vec<RulesFlaw>,
) -> Option<&'a T> {
    let found = known.get(id);
    if found.is_none() {
        let reason = Reason::UnknownName {
            what,
            found: id.to_owned(),
            known: listed(known.keys()),
        };
        flaws.push(RulesFlaw::new(place, reason));
    }
    found
}

impl GameSpec {
    /// A game of these parts, called by its id. The rules may lay the board differently: it is
    /// mirrored where they run clockwise, and two colours may wait in one house.
    ///
    /// # Errors
    /// Everything that does not fit: rules of another family than the board, seats, or what
    /// the engine refuses.
    pub fn new(
        id: impl Into<String>,
        board: Arc<Board>,
        rules: Rules,
        choice: &SeatChoice,
    ) -> Result<Self, Vec<RulesFlaw>> {
        if board.family != rules.family().id {
            let (theirs, ours) = (rules.family().id.to_owned(), board.family.clone());
            let reason = Reason::OtherFamily {
                found: rules.preset().to_owned(),
                theirs,
                ours,
            };
            return Err(vec![RulesFlaw::new("rules", reason)]);
        }
        let table = rules.seat_rules();
        let board = if table.clockwise {
            Arc::new(mirrored(&board))
        } else {
            board
        };
        let seating = rules.seating(&board, choice)?;
        let board = if table.house_shared && !seating.sides.is_empty() {
            Arc::new(with_shared_houses(&board, &seating.sides))
        } else {
            board
        };
        let id = id.into();
        let spec = Self {
            name: id.clone(),
            id,
            board,
            rules,
            seating,
            look: None,
        };
        spec.compile().map(|_| spec)
    }

    /// The same game by other rules or with other seats in play, as people agree before they
    /// play it. `board` is the board as its file has it; `in_play` are the letters of the seats,
    /// without which rules and game say who plays.
    ///
    /// # Errors
    /// Everything that does not fit, as [`new`](Self::new) tells it.
    pub fn agreed(
        &self,
        board: Arc<Board>,
        rules: Rules,
        in_play: Option<Vec<char>>,
    ) -> Result<Self, Vec<RulesFlaw>> {
        let own = self.own_seats();
        let in_play = in_play.or(own.in_play);
        let playing = |group: &Vec<char>| {
            let plays = |letter| in_play.as_ref().is_none_or(|all| all.contains(letter));
            group.iter().any(plays)
        };
        let choice = SeatChoice {
            teams: own
                .teams
                .map(|teams| teams.into_iter().filter(playing).collect()),
            sides: own
                .sides
                .map(|sides| sides.into_iter().filter(playing).collect()),
            in_play,
        };
        let spec = Self::new(&self.id, board, rules, &choice)?;
        Ok(Self {
            name: self.name.clone(),
            look: self.look.clone(),
            ..spec
        })
    }

    /// What the game says of its seats where its rules alone would say something else.
    fn own_seats(&self) -> SeatChoice {
        let letter = |colour: &Colour| self.board.seats[colour.index()].letter;
        let letters = |seats: &[Colour]| seats.iter().map(letter).collect::<Vec<_>>();
        let groups = |groups: &[Vec<Colour>]| groups.iter().map(|group| letters(group)).collect();
        let by_rules = |choice: SeatChoice| self.rules.seating(&self.board, &choice);
        let in_play = letters(&self.seating.in_play);
        let usual = by_rules(SeatChoice::default());
        let seats = SeatChoice {
            in_play: Some(in_play.clone()),
            ..SeatChoice::default()
        };
        let grouped = by_rules(seats).unwrap_or_default();
        SeatChoice {
            in_play: usual
                .is_ok_and(|usual| usual.in_play != self.seating.in_play)
                .then_some(in_play),
            teams: (grouped.teams != self.seating.teams).then(|| groups(&self.seating.teams)),
            sides: (grouped.sides != self.seating.sides).then(|| groups(&self.seating.sides)),
        }
    }

    /// How many hands play.
    #[must_use]
    pub fn hands(&self) -> usize {
        let hands = self.seating.hands(self.board.seats.len());
        hands.map_or(0, |hands| hands.len())
    }

    /// The tables that the engine plays with.
    ///
    /// # Errors
    /// None for a game that [`new`](Self::new) or a file made; what the engine refuses if a
    /// part was changed since.
    pub fn compile(&self) -> Result<Arc<Compiled>, Vec<RulesFlaw>> {
        let compiled = Compiled::new(
            Arc::clone(&self.board),
            self.rules.mechanics(),
            self.seating.clone(),
        );
        let named = |flaw| RulesFlaw::new("rules", Reason::Compile(flaw));
        compiled
            .map(Arc::new)
            .map_err(|flaws| flaws.into_iter().map(named).collect())
    }
}
