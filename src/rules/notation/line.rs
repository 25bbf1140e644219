//! A position on one line: `Y=5,H,H,30 B=H,H,H,H turn=Y phase=move tokens=5`.

use std::fmt;
use std::str::FromStr;

use super::forms::{Name, Pairs};
use super::setup::Setup;

/// Why a line states no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFlaw {
    /// Something without an equals sign.
    #[error("{0:?} is not of the form name=value")]
    NoValue(String),
    /// A field that positions do not have.
    #[error("a position has no field {0:?}")]
    UnknownField(String),
    /// A field that comes twice.
    #[error("{0} is said twice")]
    Twice(String),
    /// A value that is no number where one belongs.
    #[error("{field}: {value:?} is no number from 0 to 255")]
    NoNumber {
        /// The field.
        field: String,
        /// The value.
        value: String,
    },
    /// A pair without a colon.
    #[error("{field}: {value:?} is not of the form name:value")]
    NoPair {
        /// The field.
        field: String,
        /// The value.
        value: String,
    },
    /// A switch with a value of its own.
    #[error("{field}: {value:?} is neither yes nor no")]
    NoSwitch {
        /// The field.
        field: String,
        /// The value.
        value: String,
    },
}

/// Seats first, then every field that differs from the beginning of a turn.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, places) in &self.position.0 {
            write!(
                f,
                "{seat}={} ",
                joined(places.iter().map(|Name(place)| place.clone()))
            )?;
        }
        write!(f, "turn={}", self.turn)?;
        let pair = |(name, value): (&String, String)| format!("{name}:{value}");
        let lists = [
            ("phase", self.phase.clone().unwrap_or_default()),
            (
                "arrival",
                joined(self.arrival.0.iter().map(|(s, l)| pair((s, l.clone())))),
            ),
            (
                "tokens",
                joined(self.tokens.iter().map(|Name(token)| token.clone())),
            ),
            (
                "bonuses",
                joined(self.bonuses.iter().map(|Name(bonus)| bonus.clone())),
            ),
            (
                "places",
                joined(
                    self.places
                        .0
                        .iter()
                        .map(|(h, Name(p))| pair((h, p.clone()))),
                ),
            ),
            (
                "last_moved",
                self.last_moved
                    .as_ref()
                    .map_or_else(String::new, |Name(piece)| piece.clone()),
            ),
            ("again", self.again.clone().unwrap_or_default()),
            ("openings", joined(self.openings.iter().cloned())),
            ("waiting", joined(self.waiting.iter().cloned())),
            ("best", joined(self.best.iter().cloned())),
        ];
        for (name, value) in lists.iter().filter(|(_, value)| !value.is_empty()) {
            write!(f, " {name}={value}")?;
        }
        let numbers = [
            ("sixes", self.sixes),
            ("throws", self.throws),
            ("tries", self.tries),
            ("value", self.value),
        ];
        for (name, value) in numbers.iter().filter(|(_, value)| *value != 0) {
            write!(f, " {name}={value}")?;
        }
        let switches = [("opened", self.opened), ("opening", self.opening)];
        for (name, _) in switches.iter().filter(|(_, on)| *on) {
            write!(f, " {name}=yes")?;
        }
        if !self.second_six_played {
            f.write_str(" second_six_played=no")?;
        }
        Ok(())
    }
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(",")
}

impl FromStr for Setup {
    type Err = LineFlaw;

    fn from_str(line: &str) -> Result<Self, LineFlaw> {
        let mut setup = Self::default();
        let mut said = Vec::new();
        for word in line.split_whitespace() {
            let (field, value) = word
                .split_once('=')
                .ok_or_else(|| LineFlaw::NoValue(word.to_owned()))?;
            if said.contains(&field) {
                return Err(LineFlaw::Twice(field.to_owned()));
            }
            said.push(field);
            setup.read(field, value)?;
        }
        Ok(setup)
    }
}

impl Setup {
    fn read(&mut self, field: &str, value: &str) -> Result<(), LineFlaw> {
        let list = || {
            value
                .split(',')
                .filter(|part| !part.is_empty())
                .map(str::to_owned)
        };
        let names = || list().map(Name).collect();
        let number = |text: &str| {
            let flaw = || LineFlaw::NoNumber {
                field: field.to_owned(),
                value: text.to_owned(),
            };
            text.parse::<u8>().map_err(|_| flaw())
        };
        let pair = |text: String| match text.split_once(':') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(LineFlaw::NoPair {
                field: field.to_owned(),
                value: text,
            }),
        };
        let switch = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(LineFlaw::NoSwitch {
                field: field.to_owned(),
                value: value.to_owned(),
            }),
        };
        match field {
            "turn" => self.turn = value.to_owned(),
            "phase" => self.phase = Some(value.to_owned()),
            "arrival" => self.arrival = Pairs(list().map(pair).collect::<Result<_, _>>()?),
            "tokens" => self.tokens = names(),
            "bonuses" => self.bonuses = names(),
            "places" => {
                let place = |text| pair(text).map(|(hand, place)| (hand, Name(place)));
                self.places = Pairs(list().map(place).collect::<Result<_, _>>()?);
            }
            "last_moved" => self.last_moved = Some(Name(value.to_owned())),
            "again" => self.again = Some(value.to_owned()),
            "openings" => self.openings = list().collect(),
            "waiting" => self.waiting = list().collect(),
            "best" => self.best = list().collect(),
            "sixes" => self.sixes = number(value)?,
            "throws" => self.throws = number(value)?,
            "tries" => self.tries = number(value)?,
            "value" => self.value = number(value)?,
            "opened" => self.opened = switch()?,
            "opening" => self.opening = switch()?,
            "second_six_played" => self.second_six_played = switch()?,
            seat if seat.chars().count() == 1 => self.position.0.push((seat.to_owned(), names())),
            _ => return Err(LineFlaw::UnknownField(field.to_owned())),
        }
        Ok(())
    }
}
