//! Whether the turn of a stated position is possible: throws, tokens, bonuses, the start.

use super::check::Check;
use super::flaw::SetupFlaw;
use super::forms::Name;
use super::names::{place_named, token_named};
use super::words::{AGAIN, bonus_named, named};
use crate::rules::facts::Again;
use crate::rules::ids::{Colour, Piece};
use crate::rules::mechanics::{DoubleEntry, Spend, Start};
use crate::rules::state::{Phase, Tally};

impl Check<'_> {
    /// What this game keeps no account of is not to be stated.
    pub(super) fn accounts(&mut self) {
        let (game, setup) = (self.game, self.setup);
        let rules = &game.mechanics;
        let shells = game.throws_shells();
        let opens = game.two_dice() && rules.open.on_six;
        let frees_two = matches!(
            rules.entry.double,
            DoubleEntry::FirstFive | DoubleEntry::FirstThrow
        );
        let tries = shells && rules.tries_when_empty > 1;
        let compares = matches!(rules.start, Start::HighestRoll | Start::ThreeShells);
        let stated = [
            (
                "arrival",
                !setup.arrival.0.is_empty(),
                rules.room == Some(2),
            ),
            ("sixes", setup.sixes != 0, !shells),
            ("second_six_played", !setup.second_six_played, !shells),
            ("last_moved", setup.last_moved.is_some(), !shells),
            ("throws", setup.throws != 0, shells),
            ("tries", setup.tries != 0, tries),
            ("opened", setup.opened, opens),
            ("opening", setup.opening, frees_two),
            ("openings", !setup.openings.is_empty(), frees_two),
            ("best", !setup.best.is_empty(), compares),
            ("value", setup.value != 0, compares),
        ];
        let idle = stated.iter().filter(|(_, said, kept)| *said && !kept);
        self.flaws
            .extend(idle.map(|(field, ..)| SetupFlaw::Meaningless(field)));
    }

    /// Whether anything in this game lets a hand throw again for this reason.
    fn throws_again(&self, why: Again) -> bool {
        let rules = &self.game.mechanics;
        match why {
            Again::Six => rules.spend == Spend::Single,
            Again::Double => rules.spend == Spend::EachDie,
            Again::Special => rules.spend == Spend::AtOnce,
            Again::Capture => rules.capture.throws_again,
            // Nobody plays anything before the next try.
            Again::Try => false,
        }
    }

    pub(super) fn throws(&mut self) {
        let game = self.game;
        let setup = self.setup;
        let after = game.mechanics.third_six.after;
        if after != 0 && setup.sixes >= after {
            self.flaws.push(SetupFlaw::ManySixes(setup.sixes));
        }
        self.state.sixes = setup.sixes;
        self.state.throws = setup.throws;
        self.state.tries = setup.tries;
        self.state.six_played = setup.second_six_played;
        self.state.opened = setup.opened;
        self.state.opening = setup.opening;
        self.state.openings_used = self.mask("openings", &setup.openings);
        if let Some(word) = &setup.again {
            self.state.again = named(&AGAIN, word).filter(|&why| self.throws_again(why));
            if self.state.again.is_none() {
                self.flaws.push(SetupFlaw::UnknownWord {
                    field: "again",
                    name: word.clone(),
                });
            }
        }
        if let Some(Name(text)) = &setup.last_moved {
            self.state.last_moved = self.piece(text);
            if self.state.last_moved.is_none() {
                self.flaws.push(SetupFlaw::UnknownLast(text.clone()));
            }
        }
    }

    /// The piece that `Y#3`, `R.30` or `30` names, among those that the hand at turn moves.
    fn piece(&self, text: &str) -> Option<Piece> {
        let game = self.game;
        let info = game.hands[self.state.hand.index()];
        let team = game.hands.iter().filter(|h| h.team == info.team);
        let mine = team.fold(info.colours, |mask, h| mask | h.colours);
        let seat = |name: &str| {
            let mut letters = name.chars();
            let (Some(letter), None) = (letters.next(), letters.next()) else {
                return None;
            };
            game.board
                .seat_by_letter(letter)
                .filter(|c| mine & c.bit() != 0)
        };
        if let Some((name, number)) = text.split_once('#') {
            let number = number.parse::<u8>().ok().filter(|n| (1..=4).contains(n))?;
            return Some(Piece::of(seat(name)?, number - 1));
        }
        let (colour, place) = match text.split_once('.') {
            Some((name, place)) => (seat(name)?, place),
            None => (Colour(info.first), text),
        };
        let at = place_named(game, colour, place)?;
        colour.pieces().find(|p| self.state.at[p.index()] == at)
    }

    pub(super) fn playable(&mut self) {
        let game = self.game;
        let setup = self.setup;
        for Name(name) in &setup.tokens {
            match token_named(game, name) {
                Some(kind) => {
                    let count = &mut self.state.bank[usize::from(kind)];
                    *count = count.saturating_add(1);
                }
                None => self.flaws.push(SetupFlaw::UnknownToken(name.clone())),
            }
        }
        let most = match game.mechanics.spend {
            Spend::Single => 1,
            Spend::EachDie => 2,
            Spend::Banked | Spend::AtOnce => usize::from(u8::MAX),
        };
        if setup.tokens.len() > most {
            self.flaws
                .push(SetupFlaw::ManyTokens(setup.tokens.len(), most));
        }
        if setup.bonuses.len() > 16 {
            self.flaws.push(SetupFlaw::ManyBonuses(setup.bonuses.len()));
        }
        for Name(name) in &setup.bonuses {
            match bonus_named(&game.mechanics, name) {
                Some(kind) => self.state.bonuses.push(kind),
                None => self.flaws.push(SetupFlaw::UnknownBonus(name.clone())),
            }
        }
        let moving = self.state.phase == Phase::Move;
        let banking = self.state.phase == Phase::Throw && game.mechanics.spend == Spend::Banked;
        if !setup.tokens.is_empty() && !moving && !banking {
            self.flaws.push(SetupFlaw::NotMoving("tokens"));
        }
        if !setup.bonuses.is_empty() && !moving {
            self.flaws.push(SetupFlaw::NotMoving("bonuses"));
        }
        if moving && setup.tokens.is_empty() && setup.bonuses.is_empty() {
            self.flaws.push(SetupFlaw::NothingThrown);
        }
    }

    pub(super) fn start(&mut self) {
        let setup = self.setup;
        let tally = Tally {
            waiting: self.mask("waiting", &setup.waiting),
            best: self.mask("best", &setup.best),
            value: setup.value,
        };
        self.state.tally = tally;
        if self.state.phase == Phase::Start {
            if self.game.starts_unasked() {
                self.flaws.push(SetupFlaw::NoStart);
            } else if tally.waiting >> self.state.hand.0 & 1 == 0
                || (tally.best == 0) != (tally.value == 0)
            {
                self.flaws.push(SetupFlaw::Tally);
            }
        } else if tally != Tally::default() {
            self.flaws.push(SetupFlaw::NoStart);
        }
    }
}
