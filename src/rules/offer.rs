//! What one die, or one bonus, offers: the legal moves as sets of pieces.
//!
//! A playout needs no list: it draws one move out of so many. So a single die is judged as
//! sets, from which a playout picks one and from which the list is written ([`super::picking`]).

use super::facts::BonusKind;
use super::ids::Colour;
use super::judge::{Captives, Judge};
use super::moves::BONUS;
use super::switches::{Switch as S, Switches, Unbarred, Usual};

/// The legal moves of one token or one bonus. Sets of pieces are masks, four bits a colour where
/// hands have several, else of the one colour; of pieces on one square only the lowest-numbered
/// is in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    /// Those who may come in.
    pub(super) enter: u32,
    /// Those who may walk the count.
    pub(super) count: u32,
    /// Those who may walk the other count.
    pub(super) other: u32,
    /// The count and the other count; those of all colours, unless each has its own.
    pub(super) steps: [u8; 2],
    /// The kind of token, or [`BONUS`].
    pub(super) token: u8,
    /// Whether a larger count could not be played, and this is the one to fall back to.
    pub(super) falls_back: bool,
    /// Whether only moves that open a pair are left.
    pub(super) opens: bool,
    /// Whether some move captures, where a duty asks.
    pub(super) captures: bool,
    /// Whether all of it may be refused.
    pub(super) refusable: bool,
}

/// The pieces that may move in some way.
#[derive(Clone, Copy, Default)]
struct Movers {
    may: u32,
    /// Those that would capture, where a duty asks.
    take: u32,
    /// Those that would turn back at the goal to where they stand.
    stay: u32,
}

impl Movers {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self {
            may: self.may | other.may,
            take: self.take | other.take,
            stay: self.stay | other.stay,
        }
    }

    /// Those among `pieces`.
    #[inline(always)]
    fn among(self, pieces: u32) -> Self {
        Self {
            may: self.may & pieces,
            take: self.take & pieces,
            stay: self.stay & pieces,
        }
    }
}

impl Offer {
    pub(super) const NOTHING: Self = Self {
        enter: 0,
        count: 0,
        other: 0,
        steps: [0; 2],
        token: 0,
        falls_back: false,
        opens: false,
        captures: false,
        refusable: false,
    };

    /// Whether nothing may be played.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.enter | self.count | self.other == 0
    }
}

impl<W: Switches> Judge<'_, W> {
    /// What the first bonus offers.
    #[inline(always)]
    pub(super) fn offer_of_bonus(self) -> Offer {
        let steps = self.bonus_steps();
        let mut count = 0;
        for colour in self.active_colours() {
            count |= self.may_walk(colour, steps, true).may;
        }
        let exit = self.state.bonuses.first() == Some(BonusKind::ExitCapture);
        let refusable = self.on.on(S::BonusFree) || self.on.on(S::BonusExitFree) && exit;
        Offer {
            count,
            steps: [steps, 0],
            token: BONUS,
            refusable: refusable && count != 0,
            ..Offer::NOTHING
        }
    }

    /// What the only token offers: what may be played, and what duty leaves of it.
    #[inline(always)]
    pub(super) fn offer_of_token(self) -> Offer {
        let token = self.only_token();
        let t = usize::from(token);
        let mut enter = Movers::default();
        if self.game.entering >> t & 1 == 1 {
            for colour in self.active_colours() {
                enter = self.may_enter(colour, token).and(enter);
            }
            // A piece that can enter goes before anything else.
            if self.on.on(S::EnterCompulsory) && enter.may != 0 {
                return Offer {
                    token,
                    enter: enter.may,
                    captures: enter.take != 0,
                    ..Offer::NOTHING
                };
            }
        }
        let finishes = self.game.finishing >> t & 1 == 1;
        let mut walks = [Movers::default(); 3];
        let mut steps = [0; 2];
        for colour in self.active_colours() {
            let [count, other, plain] = self.counts(colour, t);
            steps = [count, other];
            walks[0] = self.may_walk(colour, count, finishes).and(walks[0]);
            if self.on.on(S::Choice) && other != 0 {
                walks[1] = self.may_walk(colour, other, finishes).and(walks[1]);
            }
            if self.on.on(S::Fallback) && plain != count {
                walks[2] = self.may_walk(colour, plain, finishes).and(walks[2]);
            }
        }
        self.as_duty_says(token, steps, enter, walks)
    }

    /// What a colour's pieces count by a token: the count, another to choose if it is not 0,
    /// and the one to fall back to.
    #[inline(always)]
    pub(super) fn counts(self, colour: Colour, token: usize) -> [u8; 3] {
        let nobody = usize::from(self.nobody_home(colour));
        let [count, other] = self.game.steps[nobody][token];
        [count, other, self.game.steps[0][token][0]]
    }

    /// Which piece of a colour may come in.
    #[inline(always)]
    fn may_enter(self, colour: Colour, token: u8) -> Movers {
        let home = self.crowd.home(colour);
        if home == 0 {
            return Movers::default();
        }
        let Ok((_, _, captives)) = self.entry(colour, token) else {
            return Movers::default();
        };
        let first = u32::from(home & home.wrapping_neg()) << self.place(colour);
        let takes = self.minds_captures() && captives != Captives::None;
        Movers {
            may: first,
            take: if takes { first } else { 0 },
            stay: 0,
        }
    }

    /// Which of a colour's pieces may walk `steps`.
    #[inline(always)]
    fn may_walk(self, colour: Colour, steps: u8, finishes: bool) -> Movers {
        // House rules that ask the usual questions of a step need not be looked at for each piece.
        if W::STRAIGHT {
            self.may_walk_so_far(colour, steps, finishes)
        } else if self.on.steps_as_usual() {
            let usual = self.with(Usual(self.on));
            usual.may_walk_so_far(colour, steps, finishes)
        } else {
            self.may_walk_unusually(colour, steps, finishes)
        }
    }

    #[inline(never)]
    fn may_walk_unusually(self, colour: Colour, steps: u8, finishes: bool) -> Movers {
        self.may_walk_so_far(colour, steps, finishes)
    }

    #[inline(always)]
    fn may_walk_so_far(self, colour: Colour, steps: u8, finishes: bool) -> Movers {
        // Nearly always there is no wall anywhere on the way.
        if self.on.on(S::Blocks) && self.crowd.has_walls(colour) {
            self.may_walk_one_by_one(colour, steps, finishes)
        } else {
            let unbarred = self.with(Unbarred(self.on));
            unbarred.may_walk_one_by_one(colour, steps, finishes)
        }
    }

    /// Asks about each piece without a branch: which piece may move is hard to foretell.
    #[inline(always)]
    fn may_walk_one_by_one(self, colour: Colour, steps: u8, finishes: bool) -> Movers {
        let mut movers = Movers::default();
        for (i, from) in self.pieces_at(colour).into_iter().enumerate() {
            let (to, may) = self.step(colour, from, steps, finishes);
            movers.may |= u32::from(may) << i;
            if self.minds_captures() {
                movers.take |= u32::from(self.takes(colour, to) != Captives::None) << i;
            }
            if self.on.on(S::Bounce) {
                movers.stay |= u32::from(to == from) << i;
            }
        }
        let movers = movers.among(movers.may & u32::from(self.crowd.walkers(colour)));
        let first = self.place(colour);
        Movers {
            may: movers.may << first,
            take: movers.take << first,
            stay: movers.stay << first,
        }
    }

    /// What duty leaves of a token's moves: opening a pair, then the larger count, then captures.
    #[inline(always)]
    fn as_duty_says(
        self,
        token: u8,
        mut steps: [u8; 2],
        mut enter: Movers,
        walks: [Movers; 3],
    ) -> Offer {
        let t = usize::from(token);
        let [mut count, mut other, mut plain] = walks;
        let (mut opens, mut falls_back) = (false, false);
        // Where only pairs of one colour count there is seldom one, so that is asked first.
        let paired = self.on.on(S::OpenMixed)
            || self.on.on(S::Friends)
            || self.crowd.has_twins(self.colour());
        if self.on.on(S::OpenOnSix) && paired && self.game.opening >> t & 1 == 1 {
            let pairs = self.pairs_to_open();
            let open = |movers: Movers| movers.among(pairs & !movers.stay);
            if open(count).may | open(other).may | open(plain).may != 0 {
                (count, other, plain) = (open(count), open(other), open(plain));
                enter = Movers::default();
                opens = true;
            }
        }
        if self.on.on(S::Fallback) && enter.may | count.may | other.may == 0 {
            count = plain;
            steps[0] = self.game.steps[0][t][0];
            falls_back = true;
        }
        let captures = enter.take | count.take | other.take != 0;
        if self.on.on(S::CaptureYes) && captures && !opens {
            (enter.may, count.may, other.may) = (enter.take, count.take, other.take);
        }
        Offer {
            enter: enter.may,
            count: count.may,
            other: other.may,
            steps,
            token,
            falls_back,
            opens,
            captures,
            refusable: false,
        }
    }

    /// The pieces in pairs that a six must open now.
    #[inline(always)]
    fn pairs_to_open(self) -> u32 {
        if !self.bound_to_open() {
            return 0;
        }
        let mut pairs = 0;
        for colour in self.active_colours() {
            for (i, at) in self.pieces_at(colour).into_iter().enumerate() {
                let pair = u32::from(self.in_pair_to_open(colour, at));
                pairs |= pair << (self.place(colour) + i as u8);
            }
        }
        pairs
    }

    /// Where a colour's four bits begin in a set.
    #[inline(always)]
    pub(super) fn place(self, colour: Colour) -> u8 {
        if self.on.on(S::Sides) {
            4 * (colour.0 & 7)
        } else {
            0
        }
    }
}
