//! The moves that bring in a piece, and those of tokens that contain others.

use super::generate::captures;
use super::ids::{Colour, PIECES_PER_COLOUR, Piece};
use super::judge::{Captives, Judge};
use super::mechanics::MAX_TOKENS;
use super::moves::{How, Move, MoveList, tag};
use super::state::HOME;
use super::switches::{Switch as S, Switches, enters_two};
use super::why_not::WhyNot;

/// Where the second of two pieces that enter together may come to stand, beyond the exit
/// (`enter.double: exit_and_five`).
pub(super) const APART: u8 = 5;

impl<W: Switches> Judge<'_, W> {
    /// Entries of one colour by one token.
    #[inline(always)]
    pub(super) fn entries(self, colour: Colour, token: u8, list: &mut MoveList) {
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
        if self.game.entering >> t & 1 == 1
            && let Ok((how, to, captives)) = self.entry(colour, token)
        {
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
        if !(self.on.on(S::EntersEither) || self.on.on(S::Splits) || self.on.on(S::Joins)) {
            return;
        }
        let rule = &self.game.mechanics.tokens[t];
        if let Some(to) = rule.enters[1] {
            enter(to, How::Enter, list);
        }
        if let Some((part, _)) = rule.splits
            && let Some(to) = self.game.mechanics.tokens[usize::from(part)].enters[0]
            && !splits_already(
                list,
                Move {
                    piece,
                    token,
                    to,
                    how: How::Split,
                },
            )
        {
            enter(to, How::Split, list);
        }
        if let Some(other) = rule.joins
            && self.state.bank[usize::from(other)] > 0
        {
            for to in rule.joint_enters.iter().flatten().copied() {
                enter(to, How::Joint, list);
            }
        }
    }

    /// How and where a colour's next piece comes in by a token that enters, and who goes home
    /// from there, or why it may not. Somebody must wait at home.
    #[inline(always)]
    pub(super) fn entry(self, colour: Colour, token: u8) -> Result<(How, u8, Captives), WhyNot> {
        let to = self.game.entry[usize::from(token) & (MAX_TOKENS - 1)];
        if enters_two(self.on) {
            let two = self.crowd.home(colour).count_ones() > 1;
            self.entry_of_two(colour, to, two)
        } else {
            let captives = self.enter(colour, to)?;
            Ok((How::Enter, to, captives))
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
            let reached = self.way_is_free(colour, to, APART) && self.lands(colour, apart);
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
    pub(super) fn split_finishes(self, colour: Colour, token: u8, part: u8, list: &mut MoveList) {
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
}

/// Whether the same move by a contained token is listed: it is always taken from the lowest.
fn splits_already(list: &MoveList, mv: Move) -> bool {
    let same = |m: &Move| m.how == How::Split && (m.piece, m.to) == (mv.piece, mv.to);
    list.as_slice().iter().any(same)
}
