//! The one judgement of a move: may this piece go there, and if not, why.
//!
//! Search, the list of legal moves and the reasons all ask here, so that they cannot differ.

use super::compiled::{Compiled, Ground};
use super::crowd::{Crowd, single, total};
use super::ids::{Colour, Square, colours};
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

/// Where a piece comes to stand, and whom it sends home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Landing {
    pub(super) to: u8,
    pub(super) captives: Captives,
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

impl<W: Switches> Judge<'_, W> {
    /// How many squares ahead of `from` the way is free: the distance to the nearest blocking
    /// square, less one. A piece's own square never blocks it.
    #[inline(always)]
    pub(super) fn free_way(self, colour: Colour, from: u8) -> u8 {
        if !self.on.on(S::Blocks) {
            return u8::MAX;
        }
        let index = &self.game.index[colour.index() & 7];
        self.crowd
            .blocks()
            .map(|(square, bars)| {
                let ahead = index[usize::from(square)]
                    .wrapping_sub(from)
                    .wrapping_sub(1);
                if bars & colour.bit() != 0 {
                    ahead
                } else {
                    u8::MAX
                }
            })
            .fold(u8::MAX, u8::min)
    }

    /// A piece of `colour` counts `steps` from `from`.
    #[inline(always)]
    pub(super) fn step(
        self,
        colour: Colour,
        from: u8,
        steps: u8,
        free: u8,
        finishes: bool,
    ) -> Result<Landing, WhyNot> {
        let c = colour.index() & 7;
        let goal = self.game.goal[c];
        let rest = goal - from;
        if steps < rest {
            if free < steps {
                return Err(self.barrier(colour, from + 1 + free));
            }
            let to = from + steps;
            return self.land(colour, to);
        }
        if free < rest {
            return Err(self.barrier(colour, from + 1 + free));
        }
        if steps == rest {
            return if self.on.on(S::FinishLimited) && !finishes {
                Err(WhyNot::OnlyKhalFinishes)
            } else {
                Ok(Landing {
                    to: goal,
                    captives: Captives::None,
                })
            };
        }
        if self.on.on(S::Bounce) {
            return self.bounce(colour, from, steps - rest);
        }
        Err(WhyNot::NeedsExactly(rest))
    }

    /// The way back from the goal (`goal.exact: bounce`, ruling 13).
    #[cold]
    fn bounce(self, colour: Colour, from: u8, back: u8) -> Result<Landing, WhyNot> {
        let c = colour.index() & 7;
        let (goal, lane) = (self.game.goal[c], self.game.lane[c]);
        if back > goal - lane {
            return Err(WhyNot::NeedsExactly(goal - from));
        }
        let to = goal - back;
        // On the way back the nearest blocking square is the one with the highest index.
        for at in (to..goal).rev() {
            if at == from {
                continue;
            }
            let square = self.game.square[c][usize::from(at)];
            if self
                .crowd
                .blocks()
                .any(|(s, bars)| s == square && bars & colour.bit() != 0)
            {
                return Err(self.barrier(colour, at));
            }
        }
        if to == from {
            Ok(Landing {
                to,
                captives: Captives::None,
            })
        } else {
            self.land(colour, to)
        }
    }

    #[cold]
    fn barrier(self, colour: Colour, index: u8) -> WhyNot {
        let square = self.game.square[colour.index() & 7][usize::from(index)];
        let own = own_nibbles(self.game.side[colour.index() & 7]);
        let at = self.crowd.at(square);
        if at & !own == 0 {
            WhyNot::OwnBarrierAt(Square(square))
        } else {
            WhyNot::BarrierAt(Square(square))
        }
    }

    /// A piece of `colour` comes to stand on an ordinary square of its route.
    #[inline(always)]
    pub(super) fn land(self, colour: Colour, to: u8) -> Result<Landing, WhyNot> {
        let c = colour.index() & 7;
        let square = self.game.square[c][usize::from(to)];
        let at = self.crowd.at(square);
        if at == 0 {
            return Ok(Landing {
                to,
                captives: Captives::None,
            });
        }
        let alone = single(at).is_some();
        if self.on.on(S::RoomForTwo) && !alone {
            return Err(WhyNot::SquareFull(Square(square)));
        }
        let rivals = at & self.game.rivals[c];
        let ground = self.game.ground[usize::from(square)];
        if rivals == 0 {
            if self.on.on(S::SafeOnly) && ground == Ground::White {
                return Err(WhyNot::SafeOnlyPair(Square(square)));
            }
            return Ok(Landing {
                to,
                captives: Captives::None,
            });
        }
        if ground == Ground::Safe {
            return if self.on.on(S::ShareSafe) {
                Ok(Landing {
                    to,
                    captives: Captives::None,
                })
            } else {
                Err(WhyNot::ProtectedBy(first_colour(rivals)))
            };
        }
        if self.on.on(S::ImmuneStacks) && total(rivals) > 1 {
            return Err(WhyNot::StackImmune(first_colour(rivals)));
        }
        Ok(Landing {
            to,
            captives: Captives::All,
        })
    }

    /// A piece of `colour` comes in on its exit, by the `exit.*` keys.
    #[inline(always)]
    pub(super) fn enter(self, colour: Colour, to: u8) -> Result<Landing, WhyNot> {
        if self.on.on(S::ExitPlain) {
            return self.land(colour, to);
        }
        let square = self.game.square[colour.index() & 7][usize::from(to)];
        let captives = self.exit(colour, square, self.crowd.at(square))?;
        Ok(Landing { to, captives })
    }

    /// Who goes home when a piece of `colour` enters on its exit, where `at` stands.
    #[inline(always)]
    pub(super) fn exit(self, colour: Colour, square: u8, at: u32) -> Result<Captives, WhyNot> {
        if at == 0 {
            return Ok(Captives::None);
        }
        let rivals = at & self.game.rivals[colour.index() & 7];
        let alone = single(at).is_some();
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
        let one_colour = rivals == 2 << (4 * first_colour(rivals).0);
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
        let c = colour.index() & 7;
        let square = self.game.square[c][usize::from(index)];
        let at = self.crowd.at(square);
        if single(at).is_some() || at == 0 {
            return false;
        }
        if self.game.ground[usize::from(square)] == Ground::Lane && !self.on.on(S::OpenCorridor) {
            return false;
        }
        at & self.game.rivals[c] == 0 || self.on.on(S::OpenMixed)
    }

    /// The colours that the hand moves: its own, or its partner's once it has finished
    /// (`team.finished`).
    #[inline(always)]
    pub(super) fn active(self) -> u8 {
        let hand = self.state.hand.index() & 7;
        let own = self.game.hands[hand].colours;
        if self.on.on(S::PlaysPartner) && self.state.places[hand] != 0 {
            return self.partner().unwrap_or(own);
        }
        own
    }

    #[cold]
    fn partner(self) -> Option<u8> {
        let team = self.game.hands[self.state.hand.index()].team;
        let mut hands = self.game.hands.iter().zip(self.state.places);
        hands
            .find(|(h, place)| h.team == team && *place == 0)
            .map(|(h, _)| h.colours)
    }
}

/// The nibbles of a mask of colours.
pub(super) fn own_nibbles(mask: u8) -> u32 {
    colours(mask).fold(0, |nibbles, c| nibbles | 15 << (4 * c.0))
}

/// The lowest colour in an occupancy that is not empty.
#[inline(always)]
fn first_colour(at: u32) -> Colour {
    Colour((at.trailing_zeros() / 4) as u8)
}
