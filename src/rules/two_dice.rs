//! The moves of two dice: each its own, or both by one piece (`dice.count: 2`).

use super::generate::captures;
use super::ids::{Colour, Piece};
use super::judge::Judge;
use super::moves::{How, Move, MoveList, SUM, tag};
use super::state::HOME;
use super::switches::{Switch as S, Switches};

impl<W: Switches> Judge<'_, W> {
    #[cold]
    pub(super) fn dice_moves(self, list: &mut MoveList) {
        for token in self.tokens() {
            self.token_moves(token, list);
        }
        self.sum_moves(list);
        let double = self.state.sixes > 0;
        self.keep_due(double && !self.state.opened, list);
    }

    /// Both dice by one piece, or for one entry.
    fn sum_moves(self, list: &mut MoveList) {
        let mut dice = self.tokens();
        let Some(a) = dice.next() else { return };
        let both = if self.state.bank[usize::from(a)] == 2 {
            Some(a)
        } else {
            dice.next()
        };
        let Some(b) = both else { return };
        for colour in self.active_colours() {
            if self.enters_by_sum(a, b) {
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
