//! Lists the legal moves of a position.

use super::crowd::{is_single, total};
use super::facts::BonusKind;
use super::ids::{Colour, PIECES_PER_COLOUR, Piece, colours};
use super::judge::{Captives, Judge, nibbles};
use super::mechanics::MAX_TOKENS;
use super::moves::{BONUS, How, Move, MoveList, tag};
use super::picking::REFUSAL;
use super::state::Bonuses;
use super::switches::{Switch as S, Switches};

impl<W: Switches> Judge<'_, W> {
    /// Lists every legal move of what is to be played now: the first bonus, or the tokens. A
    /// single die is not listed but offered ([`Judge::offer`]).
    #[inline(always)]
    pub(super) fn list(self, list: &mut MoveList) {
        list.clear();
        if !self.state.bonuses.is_empty() {
            self.bonus_moves(list);
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
    fn banked_moves(self, list: &mut MoveList) {
        for token in self.tokens() {
            self.token_moves(token, list);
        }
        if self.on.on(S::Optional) && !list.is_empty() {
            list.push(REFUSAL, 0);
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
            list.push(REFUSAL, 0);
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
            return self.crowd.home(self.colour()) != 0;
        }
        colours(mask).any(|colour| self.crowd.home(colour) != 0)
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
            return colours(mask).all(|c| self.crowd.walking(c) == 15);
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
    pub(super) fn token_moves(self, token: u8, list: &mut MoveList) {
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
    pub(super) fn walks(self, colour: Colour, token: u8, opens: bool, list: &mut MoveList) {
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
    pub(super) fn walk(
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
        // Two pieces on one square have the same moves, listed once; home and goal have none.
        let walkers = self.crowd.walkers(colour);
        let mut end = list.end();
        for i in 0..PIECES_PER_COLOUR {
            let from = at[i];
            let walks = walkers >> i & 1 == 1;
            let opens = opens && walks && self.in_pair_to_open(colour, from);
            let piece = Piece::of(colour, i as u8);
            let mut count = |steps: u8| {
                let (to, may) = self.step(colour, from, steps, finishes);
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
    pub(super) fn minds_captures(self) -> bool {
        self.on.on(S::CaptureYes) || self.on.on(S::Huff)
    }

    /// Whether a legal move captures.
    #[inline(always)]
    pub(super) fn is_capture(self, mv: Move) -> bool {
        let colour = mv.piece.colour();
        let captives = match mv.how {
            How::Step | How::Decline => self.takes(colour, mv.to),
            _ => self.entry(colour, mv.token).map_or(Captives::None, |e| e.2),
        };
        captives != Captives::None
    }

    /// Leaves the moves that duty allows: entering, opening, capturing, the larger count.
    #[inline(always)]
    pub(super) fn keep_due(self, opens: bool, list: &mut MoveList) {
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
        if self.on.on(S::SpendDice) {
            // Each die is judged by itself, and so is the sum.
            list.retain_by_token(tag::FALLS_BACK);
        } else {
            self.keep_larger(list);
        }
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

/// The steps of the first of these bonuses.
#[inline(always)]
pub(super) fn bonus_steps(game: &super::compiled::Compiled, bonuses: Bonuses) -> u8 {
    match bonuses.first() {
        Some(BonusKind::Goal) => game.mechanics.bonus.goal,
        _ => game.mechanics.bonus.capture,
    }
}

#[inline(always)]
pub(super) fn captures(captives: Captives) -> u8 {
    if captives == Captives::None {
        0
    } else {
        tag::CAPTURES
    }
}
