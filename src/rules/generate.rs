//! Lists the legal moves of a position.

use super::crowd::{is_single, total};
use super::facts::BonusKind;
use super::ids::{Colour, PIECES_PER_COLOUR, Piece, colours};
use super::judge::{Captives, Judge, nibbles};
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
        if self.game.entering >> token & 1 == 1 {
            for colour in self.active_colours() {
                self.entries(colour, token, list);
            }
            // A piece that can enter goes before anything else.
            if self.on.on(S::EnterCompulsory) && !list.is_empty() {
                return;
            }
        }
        let opens = self.game.opening >> token & 1 == 1;
        for colour in self.active_colours() {
            self.walks(colour, token, opens, list);
        }
        if opens || self.on.on(S::CaptureYes) {
            self.keep_due(opens, list);
        }
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
        for colour in self.active_colours() {
            self.walk(colour, BONUS, [steps, 0], true, 0, false, list);
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
        if !self.on.on(S::Sides) {
            return self
                .pieces_at(Colour(mask.trailing_zeros() as u8 & 7))
                .contains(&HOME);
        }
        colours(mask).any(|colour| self.pieces_at(colour).contains(&HOME))
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
        for colour in self.active_colours() {
            let enters = self.game.entering >> token & 1 == 1;
            if enters || self.on.on(S::Joins) || self.on.on(S::Splits) {
                self.entries(colour, token, list);
            }
            self.walks(colour, token, self.on.on(S::SpendDice), list);
        }
    }

    /// Steps by one token of one colour's pieces; `opens` if it must open a pair.
    #[inline(always)]
    fn walks(self, colour: Colour, token: u8, opens: bool, list: &mut MoveList) {
        let t = usize::from(token) & (MAX_TOKENS - 1);
        let nobody = self.nobody_home(colour);
        let steps = self.game.steps[usize::from(nobody)][t];
        let finishes = self.game.finishing >> t & 1 == 1;
        let opens = opens && self.on.on(S::OpenOnSix);
        self.walk(colour, token, steps, finishes, 0, opens, list);
        if self.on.on(S::Fallback) && nobody && steps != self.game.steps[0][t] {
            let plain = self.game.steps[0][t];
            self.walk(colour, token, plain, finishes, tag::FALLS_BACK, opens, list);
        }
        if self.on.on(S::Splits)
            && let Some((part, _)) = self.game.mechanics.tokens[t].splits
        {
            self.split_finishes(colour, token, part, list);
        }
    }

    /// Steps of one colour's pieces on the way.
    #[expect(
        clippy::too_many_arguments,
        reason = "the one hot loop; a struct would hide what varies"
    )]
    #[inline(always)]
    fn walk(
        self,
        colour: Colour,
        token: u8,
        steps: [u8; 2],
        finishes: bool,
        tags: u8,
        opens: bool,
        list: &mut MoveList,
    ) {
        let at = self.pieces_at(colour);
        let goal = self.game.goal[colour.index() & 7];
        let free = self.free_ways(colour, at);
        let mut end = list.end();
        for i in 0..PIECES_PER_COLOUR {
            let from = at[i];
            // Two pieces on one square have the same moves, listed once; home and goal have none.
            let twin = at[..i]
                .iter()
                .fold(false, |twin, &other| twin | (other == from));
            let walks = (from < goal) & !twin;
            let opens = opens && walks && self.in_pair_to_open(colour, from);
            let piece = Piece::of(colour, i as u8);
            let mut count = |steps: u8| {
                let (to, may) = self.step(colour, from, steps, free[i], finishes);
                let mut tags = tags;
                if opens && to != from {
                    tags |= tag::OPENS;
                }
                if self.minds_captures() {
                    tags |= captures(self.takes(colour, to));
                }
                list.put(
                    end,
                    Move {
                        piece,
                        token,
                        to,
                        how: How::Step,
                    },
                    tags,
                );
                end += u8::from(walks & may);
            };
            count(steps[0]);
            if self.on.on(S::Choice) && steps[1] != 0 {
                count(steps[1]);
            }
        }
        list.set_end(end);
    }

    /// Whether a duty asks which moves capture.
    #[inline(always)]
    fn minds_captures(self) -> bool {
        self.on.on(S::CaptureYes) || self.on.on(S::Huff)
    }

    /// Entries of one colour by one token.
    #[inline(always)]
    fn entries(self, colour: Colour, token: u8, list: &mut MoveList) {
        let at = self.pieces_at(colour);
        let Some(i) = at.iter().position(|&from| from == HOME) else {
            return;
        };
        let piece = Piece::of(colour, i as u8);
        let t = usize::from(token) & (MAX_TOKENS - 1);
        let enter = |to: u8, how: How, list: &mut MoveList| {
            if let Ok(captives) = self.enter(colour, to) {
                list.push(
                    Move {
                        piece,
                        token,
                        to,
                        how,
                    },
                    tag::ENTERS | captures(captives),
                );
            }
        };
        if self.game.entering >> t & 1 == 1 {
            let to = self.game.entry[t];
            if self.on.on(S::DoubleFirstFive)
                || self.on.on(S::DoubleFirstThrow)
                || self.on.on(S::DoubleExitAndFive)
            {
                let two = at[i + 1..].contains(&HOME);
                if let Ok((how, to, captives)) = self.entry_of_two(colour, to, two) {
                    list.push(
                        Move {
                            piece,
                            token,
                            to,
                            how,
                        },
                        tag::ENTERS | captures(captives),
                    );
                }
            } else {
                enter(to, How::Enter, list);
            }
        }
        if !(self.on.on(S::EntersEither) || self.on.on(S::Splits) || self.on.on(S::Joins)) {
            return;
        }
        let rule = &self.game.mechanics.tokens[t];
        if let Some(to) = rule.enters[1] {
            enter(to, How::Enter, list);
        }
        if let Some((part, _)) = rule.splits
            && let Some(to) = self.game.mechanics.tokens[usize::from(part)].enters[0]
        {
            if !splits_already(
                list,
                Move {
                    piece,
                    token,
                    to,
                    how: How::Split,
                },
            ) {
                enter(to, How::Split, list);
            }
        }
        if let Some(other) = rule.joins
            && self.state.bank[usize::from(other)] > 0
        {
            for to in rule.joint_enters.iter().flatten().copied() {
                enter(to, How::Joint, list);
            }
        }
    }

    /// Entering where two may enter at once (`enter.double`, ruling 11).
    #[cold]
    fn entry_of_two(
        self,
        colour: Colour,
        to: u8,
        two: bool,
    ) -> Result<(How, u8, Captives), WhyNot> {
        let square = self.game.square[colour.index() & 7][usize::from(to)];
        let at = self.crowd.at(square);
        let either = |first, second| {
            if first == Captives::None {
                second
            } else {
                first
            }
        };
        if self.on.on(S::DoubleExitAndFive) {
            let apart = to + APART;
            let reached = self.free_way(colour, to) >= APART && self.lands(colour, apart);
            return match self.enter(colour, to) {
                Ok(first) if two && reached => Ok((
                    How::EnterTwoApart,
                    to,
                    either(first, self.takes(colour, apart)),
                )),
                Ok(first) => Ok((How::Enter, to, first)),
                Err(WhyNot::ExitFull) if reached => {
                    Ok((How::Enter, apart, self.takes(colour, apart)))
                }
                Err(why) => Err(why),
            };
        }
        let first = self.enter(colour, to)?;
        if two && self.state.opening {
            let after = self.after_entry(colour, at, first);
            if let Ok(second) = self.exit(colour, square, after) {
                return Ok((How::EnterTwo, to, either(first, second)));
            }
        }
        Ok((How::Enter, to, first))
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

    /// Finishing a piece with the token contained in `token` (a merged khal). Where only a khal
    /// finishes it may also make the step before: nothing else could, and the piece would
    /// stand there for ever.
    #[cold]
    fn split_finishes(self, colour: Colour, token: u8, part: u8, list: &mut MoveList) {
        let at = self.pieces_at(colour);
        let goal = self.game.goal[colour.index() & 7];
        let steps = self.game.mechanics.tokens[usize::from(part)].steps[0];
        for i in 0..PIECES_PER_COLOUR {
            let to = at[i].wrapping_add(steps);
            let near = to == goal || self.on.on(S::FinishLimited) && to + steps == goal;
            if at[i] >= goal || !near || at[..i].contains(&at[i]) {
                continue;
            }
            let mv = Move {
                piece: Piece::of(colour, i as u8),
                token,
                to,
                how: How::Split,
            };
            if !splits_already(list, mv) {
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
        for colour in self.active_colours() {
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
                self.walk(colour, SUM, [sum, 0], true, 0, true, list);
            }
            let least =
                self.game.steps[0][usize::from(a)][0] + self.game.steps[0][usize::from(b)][0];
            if self.on.on(S::Fallback) && list.len() == from && !sums.iter().any(|s| s == least) {
                self.walk(colour, SUM, [least, 0], true, tag::FALLS_BACK, true, list);
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
        if let Ok(captives) = self.enter(colour, 0) {
            let piece = Piece::of(colour, i as u8);
            let mv = Move {
                piece,
                token: SUM,
                to: 0,
                how: How::Enter,
            };
            list.push(mv, tag::ENTERS | captures(captives));
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
        if at == 0 || is_single(at) || total(at) != 2 {
            return false;
        }
        let own = nibbles(self.game.side[colour.index() & 7]);
        let friends = nibbles(self.game.friends[colour.index() & 7]);
        at & !own == 0 || at & !friends == 0 || self.game.mechanics.pairs.mixed_block
    }
}

/// Whether the same move by a contained token is listed: it is always taken from the lowest.
fn splits_already(list: &MoveList, mv: Move) -> bool {
    let same = |m: &Move| m.how == How::Split && (m.piece, m.to) == (mv.piece, mv.to);
    list.as_slice().iter().any(same)
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
fn captures(captives: Captives) -> u8 {
    if captives == Captives::None {
        0
    } else {
        tag::CAPTURES
    }
}
