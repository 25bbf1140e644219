//! The one judgement of a move: may this piece go there, and if not, why.
//!
//! Search, the list of legal moves and the reasons all ask here. A judgement is made of small
//! questions, each with its own reason: the list asks whether all of them say yes
//! ([`Judge::lands`]), the reasons ask which is the first to say no ([`Judge::lands_not`]).

use super::compiled::{Compiled, Ground, ROUTE_ROOM};
use super::crowd::{Crowd, SIGHT, at_most_one, first_colour, is_single, nibbles};
use super::ids::{Colour, Square};
use super::state::State;
use super::switches::{Switch as S, Switches};
use super::why_not::WhyNot;

/// Everything that a judgement looks at.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a, W> {
    pub(super) game: &'a Compiled,
    pub(super) state: &'a State,
    pub(super) crowd: &'a Crowd,
    pub(super) on: W,
}

/// Who goes home from the landing square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Captives {
    None,
    /// Every rival.
    All,
    /// The rival that came last.
    Last,
}

/// What stands on the square where a piece would come to stand.
#[derive(Clone, Copy)]
struct Spot {
    at: u32,
    heads: u8,
    rivals: u32,
    ground: Ground,
    square: u8,
}

impl<W: Switches> Judge<'_, W> {
    /// How far the way ahead of an index is free: the distance to the nearest wall, less one.
    /// A piece's own square never blocks it.
    pub(super) fn free_way(self, colour: Colour, from: u8) -> u8 {
        if self.on.on(S::Blocks) && self.crowd.has_walls(colour) {
            for seen in (0..=u8::MAX - from).step_by(usize::from(SIGHT)) {
                let walls = self.crowd.walls_after(colour, from + seen);
                if walls != 0 {
                    return seen + walls.trailing_zeros() as u8;
                }
            }
        }
        u8::MAX
    }

    /// Whether no wall stands on the next `steps` squares.
    #[inline(always)]
    pub(super) fn way_is_free(self, colour: Colour, from: u8, steps: u8) -> bool {
        if !self.on.on(S::Blocks) {
            true
        } else if self.on.on(S::BeyondSight) && steps > SIGHT {
            self.free_way(colour, from) >= steps
        } else {
            self.crowd.passes(colour, from, steps)
        }
    }

    /// Whether a piece of `colour` may count `steps` from `from` without turning back. Only
    /// meaningful for a piece on its way.
    #[inline(always)]
    pub(super) fn step(self, colour: Colour, from: u8, steps: u8, finishes: bool) -> bool {
        let goal = self.game.goal[colour.index() & 7];
        let to = usize::from(from) + usize::from(steps);
        // Beyond the goal there is no square, and so no room either, but a wall.
        let fits = self.on.on(S::RoomForTwo) || to <= usize::from(goal);
        let may_finish = !self.on.on(S::FinishLimited) || finishes | (to != usize::from(goal));
        let free = self.way_is_free(colour, from, steps);
        let spot = self.spot(colour, to);
        let lands = (self.on.on(S::AllBlock) || self.has_room(spot)) & self.may_meet(spot);
        free & fits & may_finish & lands
    }

    /// Where a piece comes to by a count, back from the goal if it turns there; from home as
    /// [`super::offer::Way`] says.
    #[inline(always)]
    pub(super) fn reached(self, colour: Colour, from: u8, steps: u8) -> u8 {
        let goal = self.game.goal[colour.index() & 7];
        let to = from.wrapping_add(steps);
        if self.on.on(S::Bounce) && to > goal {
            goal.wrapping_sub(to - goal)
        } else {
            to
        }
    }

    /// Whether a piece that would count beyond the goal may turn back there (`goal.exact: bounce`, ruling
    /// 13).
    #[inline(always)]
    pub(super) fn turns(self, colour: Colour, from: u8, steps: u8, finishes: bool) -> bool {
        let c = colour.index() & 7;
        let (goal, lane) = (self.game.goal[c], self.game.lane[c]);
        let rest = goal - from;
        let back = steps - rest;
        if back > goal - lane || rest > SIGHT {
            return self.step_not(colour, from, steps, finishes).is_none();
        }
        let to = goal - back;
        let free = !self.on.on(S::Blocks)
            || self.crowd.passes(colour, from, rest)
                & self.crowd.passes_back(colour, from, to, back);
        free & ((to == from) | self.lands(colour, to))
    }

    /// Why a piece may not count `steps`: the nearest cause.
    #[cold]
    pub(super) fn step_not(
        self,
        colour: Colour,
        from: u8,
        steps: u8,
        finishes: bool,
    ) -> Option<WhyNot> {
        let goal = self.game.goal[colour.index() & 7];
        let rest = goal - from;
        let free = self.free_way(colour, from);
        if free < steps.min(rest) {
            return Some(self.barrier(colour, from + 1 + free));
        }
        if steps > rest {
            return if self.on.on(S::Bounce) {
                self.bounce_not(colour, from, steps - rest)
            } else {
                Some(WhyNot::NeedsExactly(rest))
            };
        }
        if steps == rest {
            return (self.on.on(S::FinishLimited) && !finishes).then_some(WhyNot::OnlyKhalFinishes);
        }
        self.lands_not(colour, from + steps)
    }

    /// Why a piece may not turn back at the goal (`goal.exact: bounce`, ruling 13).
    fn bounce_not(self, colour: Colour, from: u8, back: u8) -> Option<WhyNot> {
        let c = colour.index() & 7;
        let (goal, lane) = (self.game.goal[c], self.game.lane[c]);
        let fits = back <= goal - lane;
        let to = goal - back.min(goal - lane);
        // On the way back the nearest blocking square is the one with the highest index.
        for at in (to..goal).rev().filter(|&at| at != from) {
            if self.on.on(S::Blocks) && self.crowd.is_wall(colour, at) {
                return Some(self.barrier(colour, at));
            }
        }
        if !fits {
            Some(WhyNot::NeedsExactly(goal - from))
        } else if to == from {
            None
        } else {
            self.lands_not(colour, to)
        }
    }

    fn barrier(self, colour: Colour, index: u8) -> WhyNot {
        let square = self.game.square[colour.index() & 7][usize::from(index)];
        let own = nibbles(self.game.side[colour.index() & 7]);
        let at = self.crowd.at(square);
        if at & !own == 0 {
            WhyNot::OwnBarrierAt(Square(square))
        } else {
            WhyNot::BarrierAt(Square(square))
        }
    }

    #[inline(always)]
    fn spot(self, colour: Colour, to: usize) -> Spot {
        let c = colour.index() & 7;
        let square = self.game.square[c][to & (ROUTE_ROOM - 1)];
        let at = self.crowd.at(square);
        Spot {
            at,
            heads: self.crowd.heads(square),
            rivals: at & self.game.rivals[c],
            ground: self.game.ground[usize::from(square)],
            square,
        }
    }

    /// Whether a piece of `colour` may come to stand on an ordinary square of its route.
    #[inline(always)]
    pub(super) fn lands(self, colour: Colour, to: u8) -> bool {
        self.may_land(self.spot(colour, usize::from(to)))
    }

    #[inline(always)]
    fn may_land(self, spot: Spot) -> bool {
        self.has_room(spot) & self.may_meet(spot)
    }

    /// Whether it may come to those who stand there.
    #[inline(always)]
    fn may_meet(self, spot: Spot) -> bool {
        self.may_pair(spot) & self.may_share(spot) & self.may_take(spot)
    }

    /// Why it may not.
    #[cold]
    pub(super) fn lands_not(self, colour: Colour, to: u8) -> Option<WhyNot> {
        let spot = self.spot(colour, usize::from(to));
        let square = Square(spot.square);
        if !self.has_room(spot) {
            Some(WhyNot::SquareFull(square))
        } else if !self.may_pair(spot) {
            Some(WhyNot::SafeOnlyPair(square))
        } else if !self.may_share(spot) {
            Some(WhyNot::ProtectedBy(first_colour(spot.rivals)))
        } else if !self.may_take(spot) {
            Some(WhyNot::StackImmune(first_colour(spot.rivals)))
        } else {
            None
        }
    }

    #[inline(always)]
    fn has_room(self, spot: Spot) -> bool {
        !self.on.on(S::RoomForTwo) || spot.heads < 2
    }

    #[inline(always)]
    fn may_pair(self, spot: Spot) -> bool {
        !self.on.on(S::SafeOnly) || (spot.ground != Ground::White) | (spot.at == spot.rivals)
    }

    #[inline(always)]
    fn may_share(self, spot: Spot) -> bool {
        self.on.on(S::ShareSafe) || (spot.ground != Ground::Safe) | (spot.rivals == 0)
    }

    #[inline(always)]
    fn may_take(self, spot: Spot) -> bool {
        !self.on.on(S::ImmuneStacks) || (spot.ground != Ground::White) | at_most_one(spot.rivals)
    }

    /// Who goes home when a piece of `colour` comes to an ordinary square where it may land.
    #[inline(always)]
    pub(super) fn takes(self, colour: Colour, to: u8) -> Captives {
        if self.prey(colour, to) == 0 {
            Captives::None
        } else {
            Captives::All
        }
    }

    /// The rivals at an ordinary square where they can be captured.
    #[inline(always)]
    pub(super) fn prey(self, colour: Colour, to: u8) -> u32 {
        self.prey_at(colour, usize::from(to))
    }

    /// The same where the index may lie beyond the goal: nobody is there.
    #[inline(always)]
    pub(super) fn prey_at(self, colour: Colour, to: usize) -> u32 {
        let c = colour.index() & 7;
        let square = self.game.square[c][to & (ROUTE_ROOM - 1)];
        self.crowd.at(square) & self.game.rivals[c] & self.game.open[usize::from(square)]
    }

    /// Who goes home when a piece of `colour` comes in at `to`, or why it may not.
    #[inline(always)]
    pub(super) fn enter(self, colour: Colour, to: u8) -> Result<Captives, WhyNot> {
        if self.on.on(S::ExitPlain) || to != 0 {
            return match self.lands(colour, to) {
                true => Ok(self.takes(colour, to)),
                false => Err(self.lands_not(colour, to).unwrap_or(WhyNot::ExitFull)),
            };
        }
        let square = self.game.square[colour.index() & 7][usize::from(to)];
        self.exit(colour, square, self.crowd.at(square))
    }

    /// Who goes home when a piece of `colour` enters on its exit, where `at` stands, by the
    /// `exit.*` keys and `team.exit`.
    #[inline(always)]
    pub(super) fn exit(self, colour: Colour, square: u8, at: u32) -> Result<Captives, WhyNot> {
        if at == 0 {
            return Ok(Captives::None);
        }
        let rivals = at & self.game.rivals[colour.index() & 7];
        let alone = is_single(at);
        if rivals == 0 {
            return if alone {
                Ok(Captives::None)
            } else {
                Err(WhyNot::ExitFull)
            };
        }
        if alone {
            let captures = self.on.on(S::ExitAllRivals) || self.on.on(S::ExitOneCaptures);
            return Ok(if captures {
                Captives::All
            } else {
                Captives::None
            });
        }
        if rivals != at || self.on.on(S::ExitAllRivals) {
            return Ok(Captives::All);
        }
        // Two colours of one player are a pair like one colour (ruling 7).
        let one_colour = rivals & !nibbles(self.game.side[first_colour(rivals).index() & 7]) == 0;
        let (last, both) = if one_colour {
            (self.on.on(S::ExitPairLast), self.on.on(S::ExitPairBoth))
        } else {
            (self.on.on(S::ExitTwoLast), self.on.on(S::ExitTwoBoth))
        };
        match (last, both) {
            (true, _) => Ok(Captives::Last),
            (_, true) => Ok(Captives::All),
            _ => Err(WhyNot::ExitBarred(Square(square))),
        }
    }

    /// Whether a piece of `colour` at `index` stands in a pair that a six must open.
    #[inline(always)]
    pub(super) fn in_pair_to_open(self, colour: Colour, index: u8) -> bool {
        let spot = self.spot(colour, usize::from(index));
        if spot.heads < 2 || spot.ground == Ground::Lane && !self.on.on(S::OpenCorridor) {
            return false;
        }
        spot.rivals == 0 || self.on.on(S::OpenMixed)
    }

    /// The colours that the hand moves: its own, or its partner's once it has finished
    /// (`team.finished`).
    #[inline(always)]
    pub(super) fn active(self) -> u8 {
        let hand = self.state.hand.index() & 7;
        let own = self.game.colours[hand];
        if self.on.on(S::PlaysPartner) && self.state.places[hand] != 0 {
            return self.partner().unwrap_or(own);
        }
        own
    }

    /// The only colour that the hand moves, where no hand has several.
    #[inline(always)]
    pub(super) fn colour(self) -> Colour {
        let hand = self.state.hand.index() & 7;
        if self.on.on(S::PlaysPartner) && self.state.places[hand] != 0 {
            return Colour(self.active().trailing_zeros() as u8 & 7);
        }
        self.game.first[hand]
    }

    /// The same judge by the same rules, of which more is known.
    #[inline(always)]
    pub(super) fn with<V>(&self, on: V) -> Judge<'_, V> {
        Judge {
            game: self.game,
            state: self.state,
            crowd: self.crowd,
            on,
        }
    }

    /// The colours that the hand moves, lowest first.
    #[inline(always)]
    pub(super) fn active_colours(self) -> ActiveColours {
        if self.on.on(S::Sides) {
            ActiveColours {
                left: self.active().into(),
                only: None,
            }
        } else {
            ActiveColours {
                left: 1,
                only: Some(self.colour()),
            }
        }
    }

    #[cold]
    fn partner(self) -> Option<u8> {
        let here = self.state.hand.index();
        let team = self.game.hands[here].team;
        let hands = self.game.hands.iter().zip(self.state.places);
        // Of several partners the next in the order of turns.
        let mut others = hands.clone().skip(here + 1).chain(hands.take(here));
        others
            .find(|(h, place)| h.team == team && *place == 0)
            .map(|(h, _)| h.colours)
    }
}

/// The colours in a mask, lowest first: nearly always one, and then a loop over them is none.
pub(super) struct ActiveColours {
    left: u32,
    /// Where no hand has several.
    only: Option<Colour>,
}

impl Iterator for ActiveColours {
    type Item = Colour;

    #[inline(always)]
    fn next(&mut self) -> Option<Colour> {
        if self.left == 0 {
            return None;
        }
        let lowest = Colour(self.left.trailing_zeros() as u8 & 7);
        self.left &= self.left - 1;
        Some(self.only.unwrap_or(lowest))
    }
}
