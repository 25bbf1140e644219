//! Finds what may be played in a position.

use super::crowd::{SIGHT, is_single, nibbles, total};
use super::facts::BonusKind;
use super::ids::{Colour, PIECES_PER_COLOUR, colours};
use super::judge::Judge;
use super::mechanics::MAX_TOKENS;
use super::moves::{BONUS, How};
use super::offer::{Offer, Way};
use super::state::Bonuses;
use super::switches::{Partly, Roomed, SafePairs, Switch as S, Switches, Unbarred, Usual, Walled};

impl<W: Switches> Judge<'_, W> {
    /// Offers every legal move by the tokens that wait.
    #[inline(always)]
    pub(super) fn offer_tokens(self, tokens: Tokens, offer: &mut Offer) {
        offer.clear();
        if !self.on.on(S::Sides) || self.some_enter(tokens) {
            for colour in self.active_colours() {
                self.entries(colour, tokens, offer);
            }
        }
        // A piece that can enter goes before anything else.
        if self.on.on(S::EnterCompulsory) && !offer.is_empty() {
            return;
        }
        for colour in self.active_colours() {
            for token in tokens {
                self.counts(colour, token, offer);
            }
            if self.on.on(S::SpendDice) {
                self.sum_counts(colour, offer);
            }
        }
        let opens = self.opens_some(tokens) && self.bound_to_open();
        // Of a single die a smaller count counts if no larger one can be played, or opens a pair.
        if self.on.on(S::SpendSingle)
            && self.on.on(S::Fallback)
            && (opens | offer.is_empty()) & self.may_fall_back(tokens.first())
        {
            self.smaller_counts(tokens.first(), offer);
        }
        self.keep_duty(opens, offer);
        if self.on.on(S::Optional) {
            offer.allow_refusal();
        }
    }

    /// Offers every legal move by the first bonus.
    #[inline(always)]
    pub(super) fn offer_bonus(self, offer: &mut Offer) {
        offer.clear();
        let steps = self.bonus_steps();
        for colour in self.active_colours() {
            self.count(colour, BONUS, steps, true, false, offer);
        }
        let exit = self.state.bonuses.first() == Some(BonusKind::ExitCapture);
        if self.on.on(S::BonusFree) || self.on.on(S::BonusExitFree) && exit {
            offer.allow_refusal();
        }
    }

    /// The kind of token that is played next when there is only one.
    #[inline(always)]
    pub(super) fn only_token(self) -> u8 {
        (u128::from_le_bytes(self.state.bank).trailing_zeros() / 8) as u8 & (MAX_TOKENS as u8 - 1)
    }

    /// The kinds of tokens that wait, a mask.
    #[inline(always)]
    pub(super) fn waiting(self) -> u16 {
        let bank = u128::from_le_bytes(self.state.bank);
        let low = filled(bank as u64);
        if self.on.on(S::SpendDice) {
            // There are no more kinds than faces.
            return low;
        }
        low | filled((bank >> 64) as u64) << 8
    }

    /// The kinds of tokens that wait, lowest first.
    #[inline(always)]
    pub(super) fn tokens(self) -> Tokens {
        if self.on.on(S::SpendSingle) {
            Tokens {
                left: u16::from(!self.state.bank_is_empty()),
                only: Some(self.only_token()),
            }
        } else {
            Tokens {
                left: self.waiting(),
                only: None,
            }
        }
    }

    /// Whether something that waits brings in a piece of any of the hand's colours, if there is one.
    #[inline(always)]
    fn some_enter(self, tokens: Tokens) -> bool {
        // One question, since either by itself is hard to foretell.
        let entering = u32::from(self.bring_in(tokens)).wrapping_neg();
        self.crowd.anybody_home(nibbles(self.active()) & entering)
    }

    /// The steps of the bonus that is played first.
    #[inline(always)]
    pub(super) fn bonus_steps(self) -> u8 {
        bonus_steps(self.game, self.state.bonuses)
    }

    /// Whether a piece of these colours waits at home.
    #[inline(always)]
    pub(super) fn waits(self, mask: u8) -> bool {
        self.crowd.anybody_home(nibbles(mask))
    }

    /// Whether a token counts more for this colour, since nobody is at home
    /// (`six.none_home_means`).
    #[inline(always)]
    pub(super) fn nobody_home(self, colour: Colour) -> bool {
        let own = self.on.on(S::PerColour) || !self.on.on(S::Sides);
        if self.on.on(S::AllOnTrack) {
            let on_track = |c| self.crowd.walking(c) == 15;
            if own {
                on_track(colour)
            } else {
                colours(self.active()).all(on_track)
            }
        } else if own {
            self.crowd.home(colour) == 0
        } else {
            !self.waits(self.active())
        }
    }

    /// Where a colour's pieces are.
    #[inline(always)]
    pub(super) fn pieces_at(self, colour: Colour) -> [u8; PIECES_PER_COLOUR] {
        let first = (colour.index() & 7) * PIECES_PER_COLOUR;
        std::array::from_fn(|i| self.state.at[first + i])
    }

    /// Offers the counts of one token to a colour's pieces on their way: the count, another if
    /// there is a choice, and the one to fall back to.
    #[inline(always)]
    fn counts(self, colour: Colour, token: u8, offer: &mut Offer) {
        let t = usize::from(token) & (MAX_TOKENS - 1);
        let [count, other] = self.game.steps[usize::from(self.nobody_home(colour))][t];
        let plain = self.game.steps[0][t][0];
        let finishes = self.game.finishing >> t & 1 == 1;
        self.count(colour, token, count, finishes, false, offer);
        if self.on.on(S::Choice) && other != 0 {
            self.count(colour, token, other, finishes, false, offer);
        }
        if self.on.on(S::Fallback) && !self.on.on(S::SpendSingle) && plain != count {
            self.count(colour, token, plain, finishes, true, offer);
        }
        if self.on.on(S::Splits)
            && self.game.splitting >> t & 1 == 1
            && let Some((part, _)) = self.game.mechanics.tokens[t].splits
        {
            self.split_finishes(colour, token, part, offer);
        }
    }

    /// Whether a kind of token counts more when nobody is at home.
    #[inline(always)]
    fn may_fall_back(self, token: u8) -> bool {
        self.game.falling >> (token & 15) & 1 == 1
    }

    /// Offers the counts of a single die to fall back to.
    #[inline(never)]
    fn smaller_counts(self, token: u8, offer: &mut Offer) {
        let t = usize::from(token) & (MAX_TOKENS - 1);
        let plain = self.game.steps[0][t][0];
        let finishes = self.game.finishing >> t & 1 == 1;
        for colour in self.active_colours() {
            if self.nobody_home(colour) {
                self.count(colour, token, plain, finishes, true, offer);
            }
        }
    }

    /// Offers a colour's pieces on their way to count `steps`.
    #[inline(always)]
    pub(super) fn count(
        self,
        colour: Colour,
        token: u8,
        steps: u8,
        finishes: bool,
        falls_back: bool,
        offer: &mut Offer,
    ) {
        let mut may = if self.on.on(S::BeyondSight) && steps > SIGHT {
            self.may_count_far(colour, steps, finishes)
        } else if W::KNOWS_STEPS {
            self.may_count(colour, steps, finishes)
        } else if self.on.steps_as_usual() {
            // House rules that ask the usual questions of a step need not be looked at for each piece.
            let usual: Usual<W> = Partly(self.on);
            self.with(usual).may_count(colour, steps, finishes)
        } else {
            self.may_count_unusually(colour, steps, finishes)
        };
        if self.on.on(S::Bounce) {
            may |= self.turning(colour, steps, finishes);
        }
        if self.minds_captures() {
            offer.meets |= self.meets(colour, steps);
        }
        offer.add(Way {
            colour,
            may,
            token,
            how: How::Step,
            count: steps,
            falls_back,
            upto: 0,
        });
    }

    #[inline(never)]
    fn may_count_unusually(self, colour: Colour, steps: u8, finishes: bool) -> u8 {
        if self.on.steps_with_safe_pairs() {
            let safe: SafePairs<W> = Partly(self.on);
            self.with(safe).may_count(colour, steps, finishes)
        } else {
            self.may_count(colour, steps, finishes)
        }
    }

    /// The same of a count that reaches farther than a look ahead along the route.
    #[inline(never)]
    fn may_count_far(self, colour: Colour, steps: u8, finishes: bool) -> u8 {
        let far: Roomed<W> = Partly(self.on);
        self.with(far).may_each_count(colour, steps, finishes)
    }

    /// Which of a colour's pieces on their way may count `steps` without turning back.
    #[inline(always)]
    fn may_count(self, colour: Colour, steps: u8, finishes: bool) -> u8 {
        if self.on.on(S::AllBlock) {
            let walled: Walled<W> = Partly(self.on);
            self.with(walled).may_each_count(colour, steps, finishes)
        } else if self.on.on(S::Blocks) && self.crowd.has_walls(colour) {
            self.may_each_count(colour, steps, finishes)
        } else {
            // Nearly always there is no wall anywhere on the way.
            let free: Unbarred<W> = Partly(self.on);
            self.with(free).may_each_count(colour, steps, finishes)
        }
    }

    /// Asks about each piece without a branch: nothing could foretell which may.
    #[inline(always)]
    fn may_each_count(self, colour: Colour, steps: u8, finishes: bool) -> u8 {
        let mut may = 0;
        for (i, from) in self.pieces_at(colour).into_iter().enumerate() {
            may |= u8::from(self.step(colour, from, steps, finishes)) << i;
        }
        may & self.crowd.walkers(colour)
    }

    /// Which of a colour's pieces may count `steps` and turn back at the goal by it.
    #[inline(always)]
    fn turning(self, colour: Colour, steps: u8, finishes: bool) -> u8 {
        let (goal, mut beyond) = (self.game.goal[colour.index() & 7], 0);
        for (i, from) in self.pieces_at(colour).into_iter().enumerate() {
            beyond |= u8::from(u16::from(from) + u16::from(steps) > u16::from(goal)) << i;
        }
        let beyond = beyond & self.crowd.walkers(colour);
        if beyond == 0 {
            return 0;
        }
        self.turning_of(beyond, colour, steps, finishes)
    }

    #[inline(never)]
    fn turning_of(self, mut beyond: u8, colour: Colour, steps: u8, finishes: bool) -> u8 {
        let (at, mut may) = (self.pieces_at(colour), 0);
        while beyond != 0 {
            let i = beyond.trailing_zeros() & 3;
            beyond &= beyond - 1;
            may |= u8::from(self.turns(colour, at[i as usize], steps, finishes)) << i;
        }
        may
    }

    /// Whether any of a colour's pieces would meet rivals that can be captured, be it free to go
    /// there or not.
    #[inline(always)]
    fn meets(self, colour: Colour, steps: u8) -> bool {
        let at = self.pieces_at(colour);
        let prey = if self.on.on(S::Bounce) {
            at.map(|from| self.prey(colour, self.reached(colour, from, steps)))
        } else {
            // Nobody stands beyond a goal, nor where a piece at home would come to.
            at.map(|from| self.prey_at(colour, usize::from(from) + usize::from(steps)))
        };
        prey.into_iter().fold(0, |met, prey| met | prey) != 0
    }

    /// Whether two pieces of the mover's side, or whoever shares with it, close a square.
    #[inline(always)]
    pub(super) fn is_pair(self, colour: Colour, at: u32) -> bool {
        if at == 0 || is_single(at) || total(at) != 2 {
            return false;
        }
        let own = nibbles(self.game.side[colour.index() & 7]);
        let friends = nibbles(self.game.friends[colour.index() & 7]);
        at & !own == 0 || at & !friends == 0 || self.game.mechanics.pairs.mixed_block
    }
}

/// Kinds of tokens, lowest first: of a single die there is only one, and then a loop over them is
/// none.
#[derive(Clone, Copy)]
pub(super) struct Tokens {
    left: u16,
    only: Option<u8>,
}

impl Tokens {
    /// A single die.
    pub(super) const fn die(token: u8) -> Self {
        Self {
            left: 1,
            only: Some(token),
        }
    }

    /// The lowest.
    #[inline(always)]
    pub(super) fn first(self) -> u8 {
        self.only.unwrap_or(self.left.trailing_zeros() as u8)
    }
}

impl Iterator for Tokens {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.left == 0 {
            return None;
        }
        let token = self.first();
        self.left &= self.left - 1;
        Some(token)
    }
}

/// Which of eight bytes are not empty, a mask. All are asked at once: adding 127 to the lower
/// seven bits of a byte sets the highest unless they are empty, and carries nothing over.
#[inline(always)]
const fn filled(bytes: u64) -> u16 {
    const LOWER: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let highest = (((bytes & LOWER) + LOWER) | bytes) & !LOWER;
    // The product gathers the eight bits in its highest byte.
    ((highest >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
}

/// The steps of the first of these bonuses.
#[inline(always)]
pub(super) fn bonus_steps(game: &super::compiled::Compiled, bonuses: Bonuses) -> u8 {
    match bonuses.first() {
        Some(BonusKind::Goal) => game.mechanics.bonus.goal,
        _ => game.mechanics.bonus.capture,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filled_bytes_are_told_from_empty_ones() {
        for mask in 0..=u8::MAX {
            for full in [1, 2, 127, 128, 255] {
                let bytes = std::array::from_fn(|i| (mask >> i & 1) * full);
                assert_eq!(filled(u64::from_le_bytes(bytes)), u16::from(mask));
            }
        }
    }
}
