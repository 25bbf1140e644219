//! Lists the legal moves of a position.

use super::crowd::{single, total};
use super::facts::BonusKind;
use super::ids::{Colour, PIECES_PER_COLOUR, Piece, colours};
use super::judge::{Captives, Judge, Landing, own_nibbles};
use super::mechanics::MAX_TOKENS;
use super::moves::{BONUS, How, Move, MoveList, SUM, tag};
use super::state::{Bonuses, HOME};
use super::switches::{Switch as S, Switches};
use super::why_not::WhyNot;

/// Where the second of two pieces that enter together may come to stand, beyond the exit
/// (`enter.double: exit_and_five`).
pub(super) const APART: u8 = 5;

impl<W: Switches> Judge<'_, W> {
    /// Lists every legal move of what is to be played now: the first bonus, or the tokens.
    #[inline(always)]
    pub(super) fn list(self, list: &mut MoveList) {
        list.clear();
        if !self.state.bonuses.is_empty() {
            self.bonus_moves(list);
        } else if self.on.on(S::SpendSingle) {
            self.single_moves(list);
        } else if self.on.on(S::SpendDice) {
            self.dice_moves(list);
        } else {
            self.banked_moves(list);
        }
    }

    /// The kind of token that is played next when there is only one.
    #[inline(always)]
    pub(super) fn only_token(self) -> u8 {
        (u128::from_le_bytes(self.state.bank).trailing_zeros() / 8) as u8 & (MAX_TOKENS as u8 - 1)
    }

    /// The tokens that wait, lowest kind first.
    pub(super) fn tokens(self) -> impl Iterator<Item = u8> {
        let bank = self.state.bank;
        (0..MAX_TOKENS as u8).filter(move |&t| bank[usize::from(t)] > 0)
    }

    #[inline(always)]
    fn single_moves(self, list: &mut MoveList) {
        let token = self.only_token();
        self.token_moves(token, list);
        self.keep_due(self.game.mechanics.tokens[usize::from(token)].opens, list);
    }

    #[cold]
    fn dice_moves(self, list: &mut MoveList) {
        for token in self.tokens() {
            self.token_moves(token, list);
        }
        // One die that enters goes before a sum that does.
        let entered = list.tags() & tag::ENTERS != 0;
        self.sum_moves(!entered || !self.on.on(S::EnterCompulsory), list);
        let double = self.state.sixes > 0;
        self.keep_due(double && !self.state.opened, list);
    }

    #[inline(always)]
    fn banked_moves(self, list: &mut MoveList) {
        for token in self.tokens() {
            self.token_moves(token, list);
        }
        if self.on.on(S::Optional) && !list.is_empty() {
            list.push(
                Move {
                    piece: Piece(0),
                    token: BONUS,
                    to: 0,
                    how: How::Decline,
                },
                0,
            );
        }
    }

    #[inline(always)]
    fn bonus_moves(self, list: &mut MoveList) {
        let steps = self.bonus_steps();
        for colour in colours(self.active()) {
            self.walk(colour, BONUS, [steps, 0], true, 0, list);
        }
        let exit = self.state.bonuses.first() == Some(BonusKind::ExitCapture);
        if !list.is_empty() && (self.on.on(S::BonusFree) || self.on.on(S::BonusExitFree) && exit) {
            list.push(
                Move {
                    piece: Piece(0),
                    token: BONUS,
                    to: 0,
                    how: How::Decline,
                },
                0,
            );
        }
    }

    /// The steps of the bonus that is played first.
    #[inline(always)]
    pub(super) fn bonus_steps(self) -> u8 {
        bonus_steps(self.game, self.state.bonuses)
    }

    /// Whether a piece of these colours waits at home.
    #[inline(always)]
    pub(super) fn waits(self, mask: u8) -> bool {
        let mut waits = false;
        for colour in colours(mask) {
            waits |= self.pieces_at(colour).contains(&HOME);
        }
        waits
    }

    /// Whether a token counts more for this colour, since nobody is at home
    /// (`six.none_home_means`).
    #[inline(always)]
    pub(super) fn nobody_home(self, colour: Colour) -> bool {
        let mask = if self.on.on(S::PerColour) {
            colour.bit()
        } else {
            self.active()
        };
        if self.on.on(S::AllOnTrack) {
            return colours(mask).all(|c| {
                self.pieces_at(c)
                    .iter()
                    .all(|&at| at != HOME && at != self.game.goal[c.index() & 7])
            });
        }
        !self.waits(mask)
    }

    /// Where a colour's pieces are.
    #[inline(always)]
    pub(super) fn pieces_at(self, colour: Colour) -> [u8; PIECES_PER_COLOUR] {
        let first = (colour.index() & 7) * PIECES_PER_COLOUR;
        std::array::from_fn(|i| self.state.at[first + i])
    }

    /// Every move of one token, duties aside.
    #[inline(always)]
    fn token_moves(self, token: u8, list: &mut MoveList) {
        let t = usize::from(token) & (MAX_TOKENS - 1);
        let rule = &self.game.mechanics.tokens[t];
        for colour in colours(self.active()) {
            let nobody = self.nobody_home(colour);
            let steps = self.game.steps[usize::from(nobody)][t];
            if self.game.entering >> t & 1 == 1 || self.on.on(S::Joins) || self.on.on(S::Splits) {
                self.entries(colour, token, list);
            }
            let from = list.len();
            self.walk(colour, token, steps, rule.finishes, 0, list);
            if self.on.on(S::Fallback) && nobody && steps != self.game.steps[0][t] {
                self.walk(
                    colour,
                    token,
                    self.game.steps[0][t],
                    rule.finishes,
                    tag::FALLS_BACK,
                    list,
                );
            }
            if self.on.on(S::Splits)
                && let Some((part, _)) = rule.splits
            {
                self.split_finishes(colour, token, part, from, list);
            }
        }
    }

    /// Steps of one colour's pieces on the way.
    #[inline(always)]
    fn walk(
        self,
        colour: Colour,
        token: u8,
        steps: [u8; 2],
        finishes: bool,
        tags: u8,
        list: &mut MoveList,
    ) {
        let at = self.pieces_at(colour);
        let goal = self.game.goal[colour.index() & 7];
        for i in 0..PIECES_PER_COLOUR {
            let from = at[i];
            // Two pieces on one square have the same moves, listed once; home and goal have none.
            if from >= goal || at[..i].contains(&from) {
                continue;
            }
            let free = self.free_way(colour, from);
            let opens = self.on.on(S::OpenOnSix) && self.in_pair_to_open(colour, from);
            let tags = tags | if opens { tag::OPENS } else { 0 };
            let piece = Piece::of(colour, i as u8);
            if let Ok(landing) = self.step(colour, from, steps[0], free, finishes) {
                list.push(
                    Move {
                        piece,
                        token,
                        to: landing.to,
                        how: How::Step,
                    },
                    tags | captures(landing),
                );
            }
            if self.on.on(S::Choice)
                && steps[1] != 0
                && let Ok(landing) = self.step(colour, from, steps[1], free, finishes)
            {
                list.push(
                    Move {
                        piece,
                        token,
                        to: landing.to,
                        how: How::Step,
                    },
                    tags | captures(landing),
                );
            }
        }
    }

    /// Entries of one colour by one token.
    #[inline(always)]
    fn entries(self, colour: Colour, token: u8, list: &mut MoveList) {
        let at = self.pieces_at(colour);
        let Some(i) = at.iter().position(|&from| from == HOME) else {
            return;
        };
        let piece = Piece::of(colour, i as u8);
        let rule = &self.game.mechanics.tokens[usize::from(token) & (MAX_TOKENS - 1)];
        if let Some(to) = rule.enters[0] {
            let double = self.on.on(S::DoubleFirstFive)
                || self.on.on(S::DoubleFirstThrow)
                || self.on.on(S::DoubleExitAndFive);
            let two = at[i + 1..].contains(&HOME);
            match if double {
                self.entry_of_two(colour, to, two)
            } else {
                self.enter(colour, to).map(|l| (How::Enter, l))
            } {
                Ok((how, landing)) => {
                    list.push(
                        Move {
                            piece,
                            token,
                            to: landing.to,
                            how,
                        },
                        tag::ENTERS | captures(landing),
                    );
                }
                Err(_) => {}
            }
        }
        if self.on.on(S::EntersEither)
            && let Some(to) = rule.enters[1]
            && let Ok(landing) = self.enter(colour, to)
        {
            list.push(
                Move {
                    piece,
                    token,
                    to,
                    how: How::Enter,
                },
                tag::ENTERS | captures(landing),
            );
        }
        if self.on.on(S::Splits)
            && let Some((part, _)) = rule.splits
            && let Some(to) = self.game.mechanics.tokens[usize::from(part)].enters[0]
            && let Ok(landing) = self.enter(colour, to)
        {
            list.push(
                Move {
                    piece,
                    token,
                    to,
                    how: How::Split,
                },
                tag::ENTERS | captures(landing),
            );
        }
        if self.on.on(S::Joins)
            && let Some(other) = rule.joins
            && self.state.bank[usize::from(other)] > 0
        {
            for to in rule.joint_enters.iter().flatten().copied() {
                if let Ok(landing) = self.enter(colour, to) {
                    list.push(
                        Move {
                            piece,
                            token,
                            to,
                            how: How::Joint,
                        },
                        tag::ENTERS | captures(landing),
                    );
                }
            }
        }
    }

    /// Entering where two may enter at once (`enter.double`, ruling 11).
    #[cold]
    fn entry_of_two(self, colour: Colour, to: u8, two: bool) -> Result<(How, Landing), WhyNot> {
        let square = self.game.square[colour.index() & 7][usize::from(to)];
        let at = self.crowd.at(square);
        if self.on.on(S::DoubleExitAndFive) {
            let free = self.free_way(colour, to);
            let apart = if free < APART {
                Err(WhyNot::ExitFull)
            } else {
                self.land(colour, to + APART)
            };
            return match (self.enter(colour, to), apart) {
                (Ok(first), Ok(second)) if two => {
                    let captives = if second.captives == Captives::None {
                        first.captives
                    } else {
                        second.captives
                    };
                    Ok((How::EnterTwoApart, Landing { to, captives }))
                }
                (Ok(first), _) => Ok((How::Enter, first)),
                (Err(WhyNot::ExitFull), Ok(second)) => Ok((How::Enter, second)),
                (Err(why), _) => Err(why),
            };
        }
        let first = self.enter(colour, to)?;
        if two && self.state.opening {
            let after = self.after_entry(colour, at, first.captives);
            if let Ok(second) = self.exit(colour, square, after) {
                let captives = if first.captives == Captives::None {
                    second
                } else {
                    first.captives
                };
                return Ok((How::EnterTwo, Landing { to, captives }));
            }
        }
        Ok((How::Enter, first))
    }

    /// Who stands on the exit after one entry.
    fn after_entry(self, colour: Colour, at: u32, captives: Captives) -> u32 {
        let rivals = self.game.rivals[colour.index() & 7];
        let left = match captives {
            Captives::None => at,
            Captives::All => at & !rivals,
            // Whoever is left is a rival, and which colour it is does not matter here.
            Captives::Last => 1 << (at & rivals).trailing_zeros(),
        };
        left + (1 << (4 * colour.0))
    }

    /// Finishing a piece with the token contained in `token` (a merged khal), unless the whole
    /// token is listed for it already.
    #[cold]
    fn split_finishes(self, colour: Colour, token: u8, part: u8, from: usize, list: &mut MoveList) {
        let at = self.pieces_at(colour);
        let goal = self.game.goal[colour.index() & 7];
        let steps = self.game.mechanics.tokens[usize::from(part)].steps[0];
        for i in 0..PIECES_PER_COLOUR {
            if at[i] >= goal || at[i] + steps != goal || at[..i].contains(&at[i]) {
                continue;
            }
            let mv = Move {
                piece: Piece::of(colour, i as u8),
                token,
                to: goal,
                how: How::Split,
            };
            if !list.as_slice()[from..].contains(&mv) {
                list.push(mv, 0);
            }
        }
    }

    /// Both dice by one piece, or for one entry.
    fn sum_moves(self, may_enter: bool, list: &mut MoveList) {
        let mut dice = self.tokens();
        let Some(a) = dice.next() else { return };
        let both = if self.state.bank[usize::from(a)] == 2 {
            Some(a)
        } else {
            dice.next()
        };
        let Some(b) = both else { return };
        for colour in colours(self.active()) {
            if may_enter && self.enters_by_sum(a, b) {
                self.sum_entry(colour, list);
            }
            let nobody = usize::from(self.nobody_home(colour));
            let (first, second) = (
                self.game.steps[nobody][usize::from(a)],
                self.game.steps[nobody][usize::from(b)],
            );
            let mut sums: Vec4 = Vec4::default();
            for x in first.into_iter().filter(|&x| x != 0) {
                for y in second.into_iter().filter(|&y| y != 0) {
                    sums.insert(x + y);
                }
            }
            let from = list.len();
            for sum in sums.iter() {
                self.walk(colour, SUM, [sum, 0], true, 0, list);
            }
            let least =
                self.game.steps[0][usize::from(a)][0] + self.game.steps[0][usize::from(b)][0];
            if self.on.on(S::Fallback) && list.len() == from && !sums.iter().any(|s| s == least) {
                self.walk(colour, SUM, [least, 0], true, tag::FALLS_BACK, list);
            }
        }
    }

    /// Whether two dice enter by their sum: their plain counts make an entering one.
    pub(super) fn enters_by_sum(self, a: u8, b: u8) -> bool {
        let count = |t: u8| self.game.mechanics.tokens[usize::from(t)].steps[0];
        let sum = count(a) + count(b);
        (0..6).any(|t| self.game.entering >> t & 1 == 1 && count(t) == sum)
    }

    fn sum_entry(self, colour: Colour, list: &mut MoveList) {
        let at = self.pieces_at(colour);
        let Some(i) = at.iter().position(|&from| from == HOME) else {
            return;
        };
        if let Ok(landing) = self.enter(colour, 0) {
            let piece = Piece::of(colour, i as u8);
            list.push(
                Move {
                    piece,
                    token: SUM,
                    to: landing.to,
                    how: How::Enter,
                },
                tag::ENTERS | captures(landing),
            );
        }
    }

    /// Leaves the moves that duty allows: entering, opening, capturing, the larger count.
    #[inline(always)]
    fn keep_due(self, opens: bool, list: &mut MoveList) {
        let tags = list.tags();
        if self.on.on(S::EnterCompulsory) && tags & tag::ENTERS != 0 {
            list.retain(|t| t & tag::ENTERS != 0);
            return;
        }
        if self.on.on(S::OpenOnSix) && opens && tags & tag::OPENS != 0 && self.bound_to_open() {
            list.retain(|t| t & tag::OPENS != 0);
            self.keep_larger(list);
            return;
        }
        self.keep_larger(list);
        if self.on.on(S::CaptureYes) && list.tags() & tag::CAPTURES != 0 {
            list.retain(|t| t & tag::CAPTURES != 0);
        }
    }

    #[inline(always)]
    fn keep_larger(self, list: &mut MoveList) {
        if self.on.on(S::Fallback) && list.tag_slice().iter().any(|t| t & tag::FALLS_BACK == 0) {
            list.retain(|t| t & tag::FALLS_BACK == 0);
        }
    }

    /// Whether waiting pieces do not lift the duty to open (`open.while_waiting`).
    #[inline(always)]
    pub(super) fn bound_to_open(self) -> bool {
        self.on.on(S::OpenWhileWaiting)
            || !self.on.on(S::EnterCompulsory)
            || !self.waits(self.active())
    }

    /// Whether two pieces of the mover's side, or whoever shares with it, close a square.
    #[inline(always)]
    pub(super) fn is_pair(self, colour: Colour, at: u32) -> bool {
        if single(at).is_some() || at == 0 || total(at) != 2 {
            return false;
        }
        let own = own_nibbles(self.game.side[colour.index() & 7]);
        let friends = own_nibbles(self.game.friends[colour.index() & 7]);
        at & !own == 0 || at & !friends == 0 || self.game.mechanics.pairs.mixed_block
    }
}

/// At most four different sums of two dice.
#[derive(Default)]
struct Vec4 {
    values: [u8; 4],
    len: usize,
}

impl Vec4 {
    fn insert(&mut self, value: u8) {
        if !self.iter().any(|v| v == value) {
            self.values[self.len] = value;
            self.len += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.values[..self.len].iter().copied()
    }
}

/// The steps of the first of these bonuses.
#[inline(always)]
pub(super) fn bonus_steps(game: &super::compiled::Compiled, bonuses: Bonuses) -> u8 {
    match bonuses.first() {
        Some(BonusKind::Goal) => game.mechanics.bonus.goal,
        _ => game.mechanics.bonus.capture,
    }
}

#[inline(always)]
fn captures(landing: Landing) -> u8 {
    if landing.captives == Captives::None {
        0
    } else {
        tag::CAPTURES
    }
}
