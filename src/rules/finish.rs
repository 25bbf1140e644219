//! Who begins, who finishes, and when the game is over.

use super::compiled::Compiled;
use super::facts::{Fact, FactSink, Passed, Thrown};
use super::ids::{Colour, Hand, colours};
use super::mechanics::Start;
use super::position::{Position, mask_of_hands};
use super::state::{Phase, Tally};
use super::switches::{Switch as S, Switches};

impl Position {
    /// Plays a throw for the start (`start.who`).
    #[cold]
    pub(super) fn throw_start<F: FactSink>(
        &mut self,
        game: &Compiled,
        thrown: Thrown,
        facts: &mut F,
    ) {
        let hand = self.state.hand;
        let value = match thrown {
            Thrown::Starter(hand) => return self.started(hand, facts),
            Thrown::Die(value) | Thrown::Shells(value) => value,
            Thrown::Dice(a, b) => a + b,
        };
        facts.take(Fact::StartRolled { hand, value });
        if game.mechanics.start == Start::FirstSpecial {
            let enters = |t: &u8| game.mechanics.tokens[usize::from(*t)].brings_in();
            if game.mechanics.faces[usize::from(value)].tokens.iter().any(enters) {
                return self.started(hand, facts);
            }
            self.state.hand = super::seating::next_hand(hand, game.hands.len() as u8);
            return;
        }
        let bit = 1 << hand.0;
        let tally = &mut self.state.tally;
        tally.waiting &= !bit;
        if value > tally.value {
            *tally = Tally { value, best: bit, ..*tally };
        } else if value == tally.value {
            tally.best |= bit;
        }
        if tally.waiting == 0 {
            if tally.best.count_ones() == 1 {
                let best = Hand(tally.best.trailing_zeros() as u8);
                return self.started(best, facts);
            }
            *tally = Tally { waiting: tally.best, ..Tally::default() };
        }
        self.state.hand = Hand(self.state.tally.waiting.trailing_zeros() as u8);
    }

    fn started<F: FactSink>(&mut self, hand: Hand, facts: &mut F) {
        self.state.tally = Tally::default();
        self.begin_turn(hand);
        facts.take(Fact::Started { hand });
    }

    /// Whether every piece of the side that a colour belongs to is in its goal.
    #[cold]
    pub(super) fn side_is_home(&self, game: &Compiled, colour: Colour) -> bool {
        colours(game.side[colour.index()])
            .all(|c| c.pieces().all(|p| self.state.at[p.index()] == game.goal[c.index()]))
    }

    /// Places the side of a colour; ends the turn, or the game.
    #[cold]
    pub(super) fn place<W: Switches, F: FactSink>(
        &mut self,
        game: &Compiled,
        on: W,
        colour: Colour,
        facts: &mut F,
    ) {
        self.state.bonuses.clear();
        self.state.bank = [0; 16];
        self.state.again = None;
        let mask = game.hands.iter().enumerate().filter(|(_, h)| h.colours & colour.bit() != 0);
        let mut placed = mask.fold(0_u8, |mask, (h, _)| mask | 1 << h);
        if on.on(S::TeamOneWins) {
            placed |= self.team_of(game, placed);
        }
        self.give_place(game, placed, facts);
        if on.on(S::EndFirst) && self.is_complete(game, placed) {
            return self.over(game, facts);
        }
        let open = mask_of_hands(game) & !self.complete(game);
        let one_team_left =
            open == 0 || open & !self.team_of(game, open & open.wrapping_neg()) == 0;
        if one_team_left {
            for h in 0..game.hands.len() {
                if self.state.places[h] == 0 {
                    let side = game.hands[h].colours;
                    let people = game.hands.iter().enumerate().filter(|(_, o)| o.colours == side);
                    let mask = people.fold(0_u8, |mask, (o, _)| mask | 1 << o);
                    self.give_place(game, mask, facts);
                }
            }
            return self.over(game, facts);
        }
        self.pass(game, on, Passed::Placed, facts);
    }

    /// Gives the next place to the hands of a mask.
    fn give_place<F: FactSink>(&mut self, game: &Compiled, mask: u8, facts: &mut F) {
        let place = 1 + self.state.places.iter().max().copied().unwrap_or(0);
        for h in (0..game.hands.len()).filter(|h| mask >> h & 1 == 1) {
            self.state.places[h] = place;
            facts.take(Fact::Placed { hand: Hand(h as u8), place });
        }
    }

    /// The hands of the teams of the hands in a mask.
    fn team_of(&self, game: &Compiled, mask: u8) -> u8 {
        let teams = |h: &super::seating::HandInfo| {
            game.hands
                .iter()
                .enumerate()
                .any(|(o, other)| mask >> o & 1 == 1 && other.team == h.team)
        };
        game.hands
            .iter()
            .enumerate()
            .filter(|(_, h)| teams(h))
            .fold(0, |mask, (h, _)| mask | 1 << h)
    }

    /// The hands whose whole team is placed.
    fn complete(&self, game: &Compiled) -> u8 {
        (0..game.hands.len() as u8)
            .filter(|h| self.is_complete(game, 1 << h))
            .fold(0, |mask, h| mask | 1 << h)
    }

    fn is_complete(&self, game: &Compiled, hands: u8) -> bool {
        let team = self.team_of(game, hands);
        (0..game.hands.len()).all(|h| team >> h & 1 == 0 || self.state.places[h] != 0)
    }

    fn over<F: FactSink>(&mut self, game: &Compiled, facts: &mut F) {
        self.state.phase = Phase::Over;
        facts.take(Fact::GameOver { winner: self.winner(game) });
    }

    /// A hand of the team that was complete first.
    #[must_use]
    pub fn winner(&self, game: &Compiled) -> Hand {
        let last_place = |h: &usize| {
            let team = game.hands[*h].team;
            let places = game.hands.iter().zip(self.state.places).filter(|(o, _)| o.team == team);
            places.map(|(_, place)| if place == 0 { u8::MAX } else { place }).max()
        };
        Hand((0..game.hands.len()).min_by_key(last_place).unwrap_or(0) as u8)
    }

    /// Whether somebody of the hand's team still plays.
    #[cold]
    pub(super) fn partner_plays(&self, game: &Compiled, hand: Hand) -> bool {
        let team = game.hands[hand.index()].team;
        game.hands.iter().zip(self.state.places).any(|(h, place)| h.team == team && place == 0)
    }
}
