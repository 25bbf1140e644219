//! Who begins, who finishes, and when the game is over.

use super::compiled::Compiled;
use super::facts::{Fact, FactSink, Passed, Thrown};
use super::ids::{Colour, Hand, colours, hands};
use super::mechanics::Start;
use super::position::Position;
use super::seating::{HandInfo, next_hand};
use super::state::{FINISHED, Phase, Tally};
use super::switches::{Switch as S, Switches};

/// How it stands with who begins after a throw for it.
enum Standing {
    /// Others are still to throw.
    Open,
    /// These hands, a mask, have the highest throw, and throw again.
    Tied { hands: u8, value: u8 },
    /// It is settled.
    Begins(Hand),
}

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
        let standing = self.count_start(game, value);
        let next = match standing {
            Standing::Begins(hand) => hand,
            Standing::Open | Standing::Tied { .. } => self.state.hand,
        };
        facts.take(Fact::StartRolled { hand, value, next });
        match standing {
            Standing::Open => {}
            Standing::Tied { hands, value } => facts.take(Fact::StartTied { hands, value }),
            Standing::Begins(hand) => self.started(hand, facts),
        }
    }

    /// Counts a throw for the start: as long as it is not settled who begins, the next hand throws.
    fn count_start(&mut self, game: &Compiled, value: u8) -> Standing {
        let hand = self.state.hand;
        if game.mechanics.start == Start::FirstSpecial {
            let enters = |t: &u8| game.mechanics.tokens[usize::from(*t)].brings_in();
            if game.mechanics.faces[usize::from(value)]
                .tokens
                .iter()
                .any(enters)
            {
                return Standing::Begins(hand);
            }
            self.state.hand = next_hand(hand, game.hands.len() as u8);
            return Standing::Open;
        }
        let bit = 1 << hand.0;
        let tally = &mut self.state.tally;
        tally.waiting &= !bit;
        if value > tally.value {
            *tally = Tally {
                value,
                best: bit,
                ..*tally
            };
        } else if value == tally.value {
            tally.best |= bit;
        }
        let mut standing = Standing::Open;
        if tally.waiting == 0 {
            let Tally { best, value, .. } = *tally;
            if best.count_ones() == 1 {
                return Standing::Begins(Hand(best.trailing_zeros() as u8));
            }
            standing = Standing::Tied { hands: best, value };
            *tally = Tally {
                waiting: best,
                ..Tally::default()
            };
        }
        self.state.hand = Hand(self.state.tally.waiting.trailing_zeros() as u8);
        standing
    }

    fn started<F: FactSink>(&mut self, hand: Hand, facts: &mut F) {
        self.state.tally = Tally::default();
        self.begin_turn(hand);
        facts.take(Fact::Started { hand });
    }

    /// Whether every piece of the side that a colour belongs to is in its goal.
    #[cold]
    pub(super) fn side_is_home(&self, game: &Compiled, colour: Colour) -> bool {
        colours(game.side[colour.index()]).all(|c| {
            c.pieces()
                .all(|p| self.state.at[p.index()] == game.goal[c.index()])
        })
    }

    /// The side of a colour has finished: that ends its turn, and perhaps the game.
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
        let side = hands_where(game, |h| h.colours & colour.bit() != 0);
        let team = self.team_of(game, side);
        for hand in hands(side) {
            self.state.places[hand.index()] = FINISHED;
        }
        let complete =
            on.on(S::TeamOneWins) || hands(team).all(|h| self.state.places[h.index()] != 0);
        if !complete {
            for hand in hands(side) {
                facts.take(Fact::Finished { hand });
            }
            self.pass(game, on, Passed::Played, facts);
            return;
        }
        self.give_place(team, facts);
        let left = hands_where(game, |_| true) & !self.placed();
        let one_left = left & !self.team_of(game, left & left.wrapping_neg()) == 0;
        if on.on(S::EndFirst) {
            self.over(game, facts);
        } else if one_left {
            if left != 0 {
                self.give_place(left, facts);
            }
            self.over(game, facts);
        } else {
            self.pass(game, on, Passed::Placed, facts);
        }
    }

    /// The hands that have a place, a mask.
    fn placed(&self) -> u8 {
        let places = self.state.places.iter().enumerate();
        places
            .filter(|(_, p)| (1..FINISHED).contains(*p))
            .fold(0, |mask, (h, _)| mask | 1 << h)
    }

    /// Gives the next place to the hands of a mask; teams are placed as teams (ruling 12).
    fn give_place<F: FactSink>(&mut self, mask: u8, facts: &mut F) {
        let last = self
            .state
            .places
            .iter()
            .copied()
            .filter(|&place| place < FINISHED)
            .max();
        let place = 1 + last.unwrap_or(0);
        for hand in hands(mask) {
            self.state.places[hand.index()] = place;
            facts.take(Fact::Placed { hand, place });
        }
    }

    /// The hands of the teams of the hands in a mask.
    fn team_of(&self, game: &Compiled, mask: u8) -> u8 {
        hands_where(game, |h| {
            hands(mask).any(|other| game.hands[other.index()].team == h.team)
        })
    }

    fn over<F: FactSink>(&mut self, game: &Compiled, facts: &mut F) {
        self.state.phase = Phase::Over;
        facts.take(Fact::GameOver {
            winner: self.winner(game),
        });
    }

    /// A hand of the side that was placed first.
    #[must_use]
    pub fn winner(&self, game: &Compiled) -> Hand {
        let place = |h: &Hand| match self.state.places[h.index()] {
            0 => u8::MAX,
            place => place,
        };
        hands(hands_where(game, |_| true))
            .min_by_key(place)
            .unwrap_or(Hand(0))
    }

    /// Whether somebody of the hand's team still plays.
    #[cold]
    pub(super) fn partner_plays(&self, game: &Compiled, hand: Hand) -> bool {
        let team = game.hands[hand.index()].team;
        game.hands
            .iter()
            .zip(self.state.places)
            .any(|(h, place)| h.team == team && place == 0)
    }
}

/// The hands that are as asked, a mask.
fn hands_where(game: &Compiled, which: impl Fn(&HandInfo) -> bool) -> u8 {
    game.hands
        .iter()
        .enumerate()
        .filter(|(_, h)| which(h))
        .fold(0, |mask, (h, _)| mask | 1 << h)
}
