//! Who sits where: the seats in play, sides of several colours, and teams.

use super::board::Board;
use super::ids::{Colour, Hand, MAX_COLOURS, Team};

/// Who plays a game, by colour.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// The seats in play, in seat order.
    pub in_play: Vec<Colour>,
    /// Sides of several colours that one hand plays; colours not named play for themselves.
    pub sides: Vec<Vec<Colour>>,
    /// Colours that win together; colours not named are a team of their own.
    pub teams: Vec<Vec<Colour>>,
    /// How many people take turns with each side's pieces (two with `team: shared`).
    pub people_a_side: u8,
}

/// Somebody who throws, and for which colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandInfo {
    /// Its colours, a mask.
    pub colours: u8,
    /// Its team.
    pub team: u8,
    /// The first of its colours, by whose letter it is called.
    pub first: u8,
}

/// What is wrong with a seating.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatingFlaw {
    /// Fewer than two sides.
    #[error("at least two sides must play")]
    TooFew,
    /// A seat that the board does not have.
    #[error("the board has no seat number {0}")]
    NoSuchSeat(u8),
    /// A seat named twice, or in two sides or two teams.
    #[error("seat number {0} is named twice")]
    Twice(u8),
    /// A side or team names a seat that does not play.
    #[error("seat number {0} is not in play")]
    NotInPlay(u8),
    /// A side whose colours are in different teams.
    #[error("the colours of one side are in different teams")]
    SplitSide,
    /// More people than the engine has hands for.
    #[error("more than {MAX_COLOURS} people")]
    TooManyPeople,
}

impl Seating {
    /// Every seat of the board, each for itself.
    #[must_use]
    pub fn everybody(board: &Board) -> Self {
        Self::of((0..board.seats.len() as u8).map(Colour))
    }

    /// These seats, each for itself.
    #[must_use]
    pub fn of(seats: impl IntoIterator<Item = Colour>) -> Self {
        let mut in_play: Vec<_> = seats.into_iter().collect();
        in_play.sort_unstable();
        Self {
            in_play,
            people_a_side: 1,
            ..Self::default()
        }
    }

    /// The hands, in the order of turns.
    ///
    /// # Errors
    /// Every flaw of the seating on a board of so many seats.
    pub fn hands(&self, seats: usize) -> Result<Vec<HandInfo>, Vec<SeatingFlaw>> {
        let mut flaws = Vec::new();
        let mut seen = 0_u8;
        for &c in &self.in_play {
            if c.index() >= seats {
                flaws.push(SeatingFlaw::NoSuchSeat(c.0));
            } else if seen & c.bit() != 0 {
                flaws.push(SeatingFlaw::Twice(c.0));
            } else {
                seen |= c.bit();
            }
        }
        let seats = (0..MAX_COLOURS as u8)
            .map(|c| seen & 1 << c)
            .filter(|&seat| seat != 0);
        let sides = Self::groups(&self.sides, seats, &mut flaws);
        let teams = Self::groups(&self.teams, sides.iter().copied(), &mut flaws);
        let team_of = |mask: u8| teams.iter().position(|t| t & mask != 0).unwrap_or(0) as u8;
        if sides.iter().any(|&side| {
            teams
                .iter()
                .any(|&team| team & side != 0 && team & side != side)
        }) {
            flaws.push(SeatingFlaw::SplitSide);
        }
        let people = usize::from(self.people_a_side.max(1));
        if sides.len() < 2 {
            flaws.push(SeatingFlaw::TooFew);
        }
        if sides.len() * people > MAX_COLOURS {
            flaws.push(SeatingFlaw::TooManyPeople);
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let round = sides.iter().map(|&colours| HandInfo {
            colours,
            team: team_of(colours),
            first: colours.trailing_zeros() as u8,
        });
        Ok(std::iter::repeat_n(round, people).flatten().collect())
    }

    /// Masks of the groups named and of everybody else alone, ordered by first seat.
    /// `alone` are the masks of those who are in no group: seats, or whole sides.
    fn groups(
        named: &[Vec<Colour>],
        alone: impl Iterator<Item = u8> + Clone,
        flaws: &mut Vec<SeatingFlaw>,
    ) -> Vec<u8> {
        let in_play = alone.clone().fold(0, |all, mask| all | mask);
        let mut grouped = 0_u8;
        let mut groups = Vec::new();
        for group in named {
            let mut mask = 0;
            for &c in group {
                if c.index() >= MAX_COLOURS || in_play & c.bit() == 0 {
                    flaws.push(SeatingFlaw::NotInPlay(c.0));
                } else if grouped & c.bit() != 0 {
                    flaws.push(SeatingFlaw::Twice(c.0));
                } else {
                    grouped |= c.bit();
                    mask |= c.bit();
                }
            }
            if mask != 0 {
                groups.push(mask);
            }
        }
        groups.extend(alone.filter(|mask| grouped & mask == 0));
        groups.sort_by_key(|mask: &u8| mask.trailing_zeros());
        groups
    }
}

impl HandInfo {
    /// The team as an id.
    #[must_use]
    pub const fn team(&self) -> Team {
        Team(self.team)
    }
}

/// The hand after `hand` among `count`.
#[must_use]
pub(super) const fn next_hand(hand: Hand, count: u8) -> Hand {
    Hand((hand.0 + 1) % count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(letters: &[&[u8]]) -> Vec<Vec<Colour>> {
        letters
            .iter()
            .map(|group| group.iter().copied().map(Colour).collect())
            .collect()
    }

    #[test]
    fn a_side_of_two_colours_is_a_team() {
        let seating = Seating {
            sides: seats(&[&[0, 2], &[1, 3]]),
            ..Seating::of((0..4).map(Colour))
        };
        let hands = seating.hands(4).unwrap();
        assert_eq!(
            hands
                .iter()
                .map(|h| (h.colours, h.team))
                .collect::<Vec<_>>(),
            [(0b0101, 0), (0b1010, 1)]
        );
    }

    #[test]
    fn a_side_is_in_one_team() {
        let seating = Seating {
            sides: seats(&[&[0, 2]]),
            teams: seats(&[&[0, 1], &[2, 3]]),
            ..Seating::of((0..4).map(Colour))
        };
        assert_eq!(seating.hands(4), Err(vec![SeatingFlaw::SplitSide]));
    }
}
