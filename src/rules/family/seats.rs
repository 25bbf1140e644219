//! From keys and wishes to a seating: who plays, with which colours, in which teams.

use serde::{Deserialize, Serialize};

use super::clash::Clash;
use super::flaw::{Reason, RulesFlaw};
use super::{Rules, Value};
use crate::rules::{Board, Colour, Seating, SeatingFlaw};

/// What a game says of its seats, by letter; what it leaves out the rules say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatChoice {
    /// The seats in play.
    #[serde(default)]
    pub in_play: Option<Vec<char>>,
    /// Colours that win together.
    #[serde(default)]
    pub teams: Option<Vec<Vec<char>>>,
    /// Colours that one hand plays.
    #[serde(default)]
    pub sides: Option<Vec<Vec<char>>>,
}

/// What the keys of a family say of seats.
pub(super) struct SeatRules {
    /// `any`, how many, or letters.
    pub(super) in_play: Value,
    /// Colours of one hand.
    pub(super) colours_each: u8,
    /// Which two colours.
    pub(super) grouping: Grouping,
    /// Whether two colours of one hand share a house.
    pub(super) house_shared: bool,
    /// Which seats win together.
    pub(super) team: Form,
    /// People who take turns with one side's pieces.
    pub(super) people_a_side: u8,
    /// Whether the board runs the other way.
    pub(super) clockwise: bool,
}

/// Which two colours one hand has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Grouping {
    /// Seat k and the one across.
    Opposite,
    /// Seats 1 and 2, 3 and 4, ….
    Adjacent,
}

/// Which seats win together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Form {
    /// Everybody for himself.
    None,
    /// Seat k and the one across.
    Opposite,
    /// Every other seat.
    Alternate,
}

/// Groups of seats by number.
type Groups = Vec<Vec<Colour>>;

impl Default for SeatRules {
    fn default() -> Self {
        Self {
            in_play: "any".into(),
            colours_each: 1,
            grouping: Grouping::Opposite,
            house_shared: false,
            team: Form::None,
            people_a_side: 1,
            clockwise: false,
        }
    }
}

impl Rules {
    pub(super) fn seat_rules(&self) -> SeatRules {
        (self.family().seats)(self)
    }

    /// Who plays on a board: the choice, and where it is silent what the keys say
    /// (`seats.in_play`, `side.*`, `team.form`; `seats`, `team`).
    ///
    /// # Errors
    /// Every letter that the board lacks, every key that does not fit the board, and
    /// whatever makes no game of the seats.
    pub fn seating(&self, board: &Board, choice: &SeatChoice) -> Result<Seating, Vec<RulesFlaw>> {
        let mut table = Table {
            rules: self,
            board,
            seats: self.seat_rules(),
            flaws: Vec::new(),
        };
        let seating = table.seating(choice);
        if table.flaws.is_empty() {
            if let Err(flaws) = seating.hands(board.seats.len()) {
                let letter = |seat: u8| board.seats[usize::from(seat)].letter;
                table.flaws.extend(flaws.into_iter().map(|flaw| {
                    let reason = match flaw {
                        SeatingFlaw::NotInPlay(seat) => Reason::NotInPlay(letter(seat)),
                        SeatingFlaw::Twice(seat) => Reason::SeatTwice(letter(seat)),
                        other => Reason::Seating(other),
                    };
                    RulesFlaw::new("seats", reason)
                }));
            } else if !several_teams(&seating) {
                let place = choice.teams.as_ref().map_or(table.team_key(), |_| "teams");
                table.flaws.push(RulesFlaw::new(place, Reason::OneTeam));
            }
        }
        if table.flaws.is_empty() {
            Ok(seating)
        } else {
            Err(table.flaws)
        }
    }
}

fn several_teams(seating: &Seating) -> bool {
    !seating
        .teams
        .iter()
        .any(|team| seating.in_play.iter().all(|seat| team.contains(seat)))
}

/// A seating in the making.
struct Table<'a> {
    rules: &'a Rules,
    board: &'a Board,
    seats: SeatRules,
    flaws: Vec<RulesFlaw>,
}

impl Table<'_> {
    fn seating(&mut self, choice: &SeatChoice) -> Seating {
        let mut in_play = match &choice.in_play {
            Some(letters) => self.group("in_play", letters),
            None => self.in_play(),
        };
        let sides = match &choice.sides {
            Some(sides) => self.groups("sides", sides),
            None => self.sides(&mut in_play),
        };
        let teams = match &choice.teams {
            Some(teams) => self.groups("teams", teams),
            None => self.teams(&in_play),
        };
        Seating {
            sides,
            teams,
            people_a_side: self.seats.people_a_side,
            ..Seating::of(in_play)
        }
    }

    /// The seats that the keys put in play.
    fn in_play(&mut self) -> Vec<Colour> {
        let wanted = self.seats.in_play.clone();
        let all = self.board.seats.len() as u8;
        match &wanted {
            Value::Number(_) => {
                let count = wanted.as_u8().unwrap_or(all);
                if count > all {
                    self.refuse(&["seats.in_play", "seats"], Clash::NotSoManySeats);
                }
                spread(count.min(all), all)
            }
            Value::List(letters) => {
                let letters: Vec<_> = letters
                    .iter()
                    .filter_map(Value::as_text)
                    .flat_map(str::chars)
                    .collect();
                self.group("seats.in_play", &letters)
            }
            _ => spread(all, all),
        }
    }

    /// The sides of two colours; a side plays when one of its seats does.
    fn sides(&mut self, in_play: &mut Vec<Colour>) -> Groups {
        if self.seats.colours_each == 1 {
            return Vec::new();
        }
        let all = self.board.seats.len() as u8;
        if !all.is_multiple_of(2) {
            self.refuse(&["side.colours_each"], Clash::OddColours);
            return Vec::new();
        }
        let half = all / 2;
        let pairs = (0..half).map(|k| match self.seats.grouping {
            Grouping::Opposite => vec![Colour(k), Colour(k + half)],
            Grouping::Adjacent => vec![Colour(2 * k), Colour(2 * k + 1)],
        });
        let sides: Groups = pairs
            .filter(|side| side.iter().any(|seat| in_play.contains(seat)))
            .collect();
        *in_play = sides.concat();
        sides
    }

    /// The key that makes teams.
    fn team_key(&self) -> &'static str {
        let has = |key: &&str| self.rules.get(key).is_some();
        ["team.form", "team"]
            .into_iter()
            .find(has)
            .unwrap_or_default()
    }

    /// The teams that the keys make.
    fn teams(&mut self, in_play: &[Colour]) -> Groups {
        let key = self.team_key();
        let all = self.board.seats.len() as u8;
        let teams: Groups = match self.seats.team {
            Form::None => return Vec::new(),
            Form::Opposite if !all.is_multiple_of(2) || all < 4 => {
                self.refuse(&[key], Clash::NoSeatAcross);
                return Vec::new();
            }
            Form::Opposite => (0..all / 2)
                .map(|k| vec![Colour(k), Colour(k + all / 2)])
                .collect(),
            Form::Alternate if all != 6 && all != 8 => {
                self.refuse(&[key], Clash::NoTwoTeams);
                return Vec::new();
            }
            Form::Alternate => (0..2)
                .map(|k| (k..all).step_by(2).map(Colour).collect())
                .collect(),
        };
        let playing = teams
            .into_iter()
            .filter(|team| team.iter().any(|seat| in_play.contains(seat)));
        let (whole, broken): (Groups, Groups) =
            playing.partition(|team| team.iter().all(|seat| in_play.contains(seat)));
        if !broken.is_empty() {
            self.refuse(&[key], Clash::PartnerAbsent);
        }
        whole
    }

    fn groups(&mut self, place: &str, groups: &[Vec<char>]) -> Groups {
        groups
            .iter()
            .map(|letters| self.group(place, letters))
            .collect()
    }

    fn group(&mut self, place: &str, letters: &[char]) -> Vec<Colour> {
        letters
            .iter()
            .filter_map(|&letter| self.seat(place, letter))
            .collect()
    }

    fn seat(&mut self, place: &str, letter: char) -> Option<Colour> {
        let seat = self.board.seat_by_letter(letter);
        if seat.is_none() {
            let board = self.board.id.clone();
            self.flaws
                .push(RulesFlaw::new(place, Reason::NoSuchSeat { board, letter }));
        }
        seat
    }

    /// Refuses the value of whichever of the keys the family has.
    fn refuse(&mut self, keys: &[&str], why: Clash) {
        let key = keys
            .iter()
            .copied()
            .find_map(|key| self.rules.get(key).map(|value| (key, value)));
        if let Some((key, value)) = key {
            let reason = Reason::Board {
                value: value.clone(),
                board: self.board.id.clone(),
                why,
            };
            self.flaws.push(RulesFlaw::new(key, reason));
        }
    }
}

/// So many seats of all, as far apart as may be from the first on: two of four sit
/// opposite, three of four are the first three (parchis.md §3).
fn spread(count: u8, all: u8) -> Vec<Colour> {
    (0..count)
        .map(|k| Colour((u16::from(k) * u16::from(all) / u16::from(count)) as u8))
        .collect()
}
