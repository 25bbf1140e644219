//! Whether a stated position is possible.

use super::flaw::SetupFlaw;
use super::forms::Name;
use super::names::{hand_name, hand_named, place_named};
use super::setup::{Setup, crowded_squares, hands, letter};
use super::words::{PHASES, named};
use crate::rules::compiled::{Compiled, Ground};
use crate::rules::ids::{Hand, MAX_PIECES, PIECES_PER_COLOUR, Piece, Square};
use crate::rules::mechanics::{End, Mechanics};
use crate::rules::seating::HandInfo;
use crate::rules::state::{FINISHED, HOME, Phase, State};

/// The state that a setup states, or everything that makes it impossible.
pub(super) fn check(setup: &Setup, game: &Compiled) -> Result<State, Vec<SetupFlaw>> {
    let mut check = Check {
        setup,
        game,
        state: State::default(),
        flaws: Vec::new(),
    };
    check.pieces();
    check.squares();
    check.arrival();
    check.turn();
    check.places();
    check.accounts();
    check.throws();
    check.playable();
    check.start();
    if check.flaws.is_empty() {
        Ok(check.state)
    } else {
        Err(check.flaws)
    }
}

/// A judgement in progress.
pub(super) struct Check<'a> {
    pub(super) setup: &'a Setup,
    pub(super) game: &'a Compiled,
    pub(super) state: State,
    pub(super) flaws: Vec<SetupFlaw>,
}

impl Check<'_> {
    fn pieces(&mut self) {
        let mut seen = 0_u8;
        for (seat, places) in &self.setup.position.0 {
            let mut letters = seat.chars();
            let colour = match (letters.next(), letters.next()) {
                (Some(letter), None) => self.game.board.seat_by_letter(letter),
                _ => None,
            };
            let Some(colour) = colour else {
                self.flaws.push(SetupFlaw::UnknownSeat(seat.clone()));
                continue;
            };
            if !self.game.seating.in_play.contains(&colour) {
                self.flaws.push(SetupFlaw::NotInPlay(seat.clone()));
            }
            if seen & colour.bit() != 0 {
                self.flaws.push(SetupFlaw::SeatTwice(seat.clone()));
            }
            seen |= colour.bit();
            if places.len() != PIECES_PER_COLOUR {
                self.flaws.push(SetupFlaw::Pieces {
                    seat: seat.clone(),
                    count: places.len(),
                });
            }
            for (piece, Name(place)) in colour.pieces().zip(places) {
                match place_named(self.game, colour, place) {
                    Some(at) => self.state.at[piece.index()] = at,
                    None => self.nowhere(seat, place),
                }
            }
        }
    }

    fn nowhere(&mut self, seat: &str, place: &str) {
        let game = self.game;
        let (seat, place) = (seat.to_owned(), place.to_owned());
        let exists = game.board.printed && game.board.squares.iter().any(|s| s.label == place);
        self.flaws.push(if exists {
            SetupFlaw::NeverThere { seat, place }
        } else {
            SetupFlaw::NoSuchPlace { seat, place }
        });
    }

    fn squares(&mut self) {
        let game = self.game;
        let Mechanics {
            room, pairs, entry, ..
        } = &game.mechanics;
        for (square, pieces) in crowded_squares(game, &self.state) {
            let name = || game.board.square(square).label.clone();
            if let Some(room) = room.filter(|&room| pieces.len() > usize::from(room)) {
                self.flaws.push(SetupFlaw::Crowded {
                    square: name(),
                    count: pieces.len(),
                    room,
                });
                continue;
            }
            let first = pieces[0].colour();
            let rival = pieces
                .iter()
                .find(|p| game.friends[first.index()] & p.colour().bit() == 0);
            let safe = game.ground[square.index()] == Ground::Safe;
            let exit = !entry.plain && pieces.iter().any(|p| self.state.at[p.index()] == 0);
            if let Some(rival) = rival {
                if !safe || !(pairs.share_safe || exit) {
                    let (one, other) = (letter(game, first), letter(game, rival.colour()));
                    self.flaws.push(SetupFlaw::Rivals {
                        square: name(),
                        one,
                        other,
                    });
                }
            } else if pairs.safe_only && game.ground[square.index()] == Ground::White {
                self.flaws.push(SetupFlaw::UnsafePair(name()));
            }
        }
    }

    fn arrival(&mut self) {
        let game = self.game;
        let crowded = crowded_squares(game, &self.state);
        let sorted = |letters: &str| {
            let mut letters: Vec<_> = letters.chars().collect();
            letters.sort_unstable();
            letters
        };
        for (label, said) in &self.setup.arrival.0 {
            let Some(square) = game.board.squares.iter().position(|s| s.label == *label) else {
                self.flaws.push(SetupFlaw::ArrivalNowhere(label.clone()));
                continue;
            };
            let square = Square(square as u8);
            let alone = || {
                let pieces = (0..MAX_PIECES as u8).map(Piece);
                let here = |p: &Piece| {
                    let at = self.state.at[p.index()];
                    at != HOME && game.square_at(p.colour(), at) == square
                };
                pieces.filter(here).collect::<Vec<_>>()
            };
            let pieces = crowded
                .iter()
                .find(|(s, _)| *s == square)
                .map_or_else(alone, |(_, p)| p.clone());
            let stand: String = pieces.iter().map(|p| letter(game, p.colour())).collect();
            if sorted(said) != sorted(&stand) {
                self.flaws.push(SetupFlaw::Arrival {
                    square: label.clone(),
                    stand,
                    said: said.clone(),
                });
            }
        }
        if game.mechanics.room != Some(2) {
            return;
        }
        for (square, pieces) in crowded {
            if pieces[0].colour() == pieces[pieces.len() - 1].colour() {
                continue;
            }
            let label = &game.board.square(square).label;
            let said = self.setup.arrival.0.iter().find(|(name, _)| name == label);
            let last = said.and_then(|(_, letters)| letters.chars().last());
            let later = pieces
                .iter()
                .rev()
                .find(|p| last.is_none_or(|last| letter(game, p.colour()) == last));
            if let Some(piece) = later {
                self.state.later |= 1 << piece.0;
            }
        }
    }

    fn hand(&mut self, field: &'static str, name: &str) -> Option<Hand> {
        let hand = hand_named(self.game, name);
        if hand.is_none() {
            self.flaws.push(SetupFlaw::UnknownHand {
                field,
                name: name.to_owned(),
            });
        }
        hand
    }

    pub(super) fn mask(&mut self, field: &'static str, names: &[String]) -> u8 {
        names
            .iter()
            .filter_map(|name| self.hand(field, name))
            .fold(0, |mask, hand| mask | 1 << hand.0)
    }

    fn turn(&mut self) {
        let setup = self.setup;
        if setup.turn.is_empty() {
            self.flaws.push(SetupFlaw::NoTurn);
        } else if let Some(hand) = self.hand("turn", &setup.turn) {
            self.state.hand = hand;
        }
        let waits = !setup.tokens.is_empty() || !setup.bonuses.is_empty();
        self.state.phase = match &setup.phase {
            None if waits => Phase::Move,
            None => Phase::Throw,
            Some(word) => named(&PHASES, word).unwrap_or_else(|| {
                self.flaws.push(SetupFlaw::UnknownWord {
                    field: "phase",
                    name: word.clone(),
                });
                Phase::Throw
            }),
        };
    }

    /// Whether all that a hand plays is in the goal.
    fn is_home(&self, hand: Hand) -> bool {
        let colours = self.game.hands[hand.index()].colours;
        crate::rules::ids::colours(colours).all(|c| {
            c.pieces()
                .all(|p| self.state.at[p.index()] == self.game.goal_of(c))
        })
    }

    /// Whether a hand that has finished has a partner who may still be on the way.
    fn waits_for(&self, hand: Hand) -> bool {
        let (game, info) = (self.game, self.game.hands[hand.index()]);
        let partner = |h: &HandInfo| h.team == info.team && h.colours != info.colours;
        game.hands.iter().any(partner) && !game.mechanics.team.one_wins
    }

    fn places(&mut self) {
        let game = self.game;
        let setup = self.setup;
        for (name, Name(place)) in &setup.places.0 {
            let hand = self.hand("places", name);
            let value = match place.as_str() {
                "home" => Some(FINISHED).filter(|_| hand.is_none_or(|hand| self.waits_for(hand))),
                number => number.parse().ok().filter(|n| (1..FINISHED).contains(n)),
            };
            match (hand, value) {
                (Some(hand), Some(value)) => self.state.places[hand.index()] = value,
                (_, None) => self.flaws.push(SetupFlaw::UnknownWord {
                    field: "places",
                    name: place.clone(),
                }),
                (None, _) => {}
            }
        }
        if setup.places.0.is_empty() {
            self.place_in_seat_order();
        }
        let one_wins = game.mechanics.team.one_wins;
        for hand in hands(game) {
            let placed = self.state.places[hand.index()] != 0;
            if self.is_home(hand) && !placed {
                self.flaws.push(SetupFlaw::Unplaced(hand_name(game, hand)));
            } else if placed && !self.is_home(hand) && !one_wins && self.state.phase != Phase::Over
            {
                self.flaws
                    .push(SetupFlaw::PlacedEarly(hand_name(game, hand)));
            }
        }
        let places = self.state.places.iter().copied();
        let most = places.filter(|&p| p < FINISHED).max().unwrap_or(0);
        for place in (1..most).filter(|place| !self.state.places.contains(place)) {
            self.flaws.push(SetupFlaw::PlaceMissing(place));
        }
        self.over();
    }

    fn place_in_seat_order(&mut self) {
        let game = self.game;
        let mut next = 1;
        for hand in hands(game) {
            if !self.is_home(hand) || !matches!(self.state.places[hand.index()], 0 | FINISHED) {
                continue;
            }
            let team = game.hands[hand.index()].team;
            let partners = || hands(game).filter(|h| game.hands[h.index()].team == team);
            if game.mechanics.team.one_wins || partners().all(|h| self.is_home(h)) {
                for partner in partners() {
                    self.state.places[partner.index()] = next;
                }
                next += 1;
            } else {
                self.state.places[hand.index()] = FINISHED;
            }
        }
    }

    fn over(&mut self) {
        let game = self.game;
        let teams = |open: bool| {
            let teams = hands(game).filter(|h| (self.state.places[h.index()] == 0) == open);
            teams
                .map(|h| game.hands[h.index()].team)
                .collect::<std::collections::BTreeSet<_>>()
        };
        let (open, placed) = (teams(true), teams(false));
        let ended = open.len() < 2
            || game.mechanics.end == End::First && placed.difference(&open).next().is_some();
        let hand = self.state.hand;
        let has_finished = self
            .state
            .places
            .get(hand.index())
            .is_some_and(|&place| place != 0);
        match self.state.phase {
            Phase::Over if !ended => {
                self.flaws.push(SetupFlaw::Over(
                    "the game is not over: several sides are still on their way",
                ));
            }
            Phase::Over => {}
            _ if ended => self.flaws.push(SetupFlaw::Over(
                "the game is over: nobody can have the turn",
            )),
            _ if has_finished => {
                let partner = open.contains(&game.hands[hand.index()].team);
                if !(partner && game.mechanics.team.plays_partner) {
                    self.flaws
                        .push(SetupFlaw::FinishedTurn(hand_name(game, hand)));
                }
            }
            _ => {}
        }
    }
}
