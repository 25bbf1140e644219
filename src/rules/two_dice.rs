//! What two dice offer together: their sum to one piece, or to one entry (`dice.count: 2`).

use super::ids::Colour;
use super::judge::Judge;
use super::mechanics::MAX_TOKENS;
use super::moves::SUM;
use super::offer::Offer;
use super::switches::{Switch as S, Switches};

impl<W: Switches> Judge<'_, W> {
    /// The kinds of the two dice, and whether both wait.
    #[inline(always)]
    pub(super) fn both_dice(self) -> (usize, usize, bool) {
        let waiting = self.waiting();
        let rest = waiting & waiting.wrapping_sub(1);
        let first = waiting.trailing_zeros() as usize & (MAX_TOKENS - 1);
        let alike = self.state.bank[first] == 2;
        let last = if rest == 0 {
            first
        } else {
            rest.trailing_zeros() as usize
        };
        (first, last & (MAX_TOKENS - 1), alike | (rest != 0))
    }

    /// Whether both dice wait and bring in a piece by their sum.
    #[inline(always)]
    pub(super) fn enters_by_sum(self) -> bool {
        let (a, b, both) = self.both_dice();
        both & (self.game.entering_sums[a] >> b & 1 == 1)
    }

    /// The sum, while both dice wait.
    pub(super) fn sum(self) -> Option<u8> {
        (self.on.on(S::SpendDice) && self.both_dice().2).then_some(SUM)
    }

    /// Offers the sum to a colour's pieces on their way: while both dice wait.
    #[inline(always)]
    pub(super) fn sum_counts(self, colour: Colour, offer: &mut Offer) {
        let (a, b, both) = self.both_dice();
        if !both {
            return;
        }
        let counts = &self.game.steps[usize::from(self.nobody_home(colour))];
        let sum = counts[a][0] + counts[b][0];
        let before = offer.ways().len();
        self.count(colour, SUM, sum, true, false, offer);
        if self.on.on(S::Choice) {
            self.other_sums(colour, (counts[a], counts[b]), offer);
        }
        if self.on.on(S::Fallback) && offer.ways().len() == before {
            let least = self.game.steps[0][a][0] + self.game.steps[0][b][0];
            self.count(colour, SUM, least, true, true, offer);
        }
    }

    /// The other sums of two dice of which one has a choice of counts.
    #[cold]
    fn other_sums(self, colour: Colour, (first, second): ([u8; 2], [u8; 2]), offer: &mut Offer) {
        let mut told = [first[0] + second[0], 0, 0, 0];
        for (i, (x, y)) in [(1, 0), (0, 1), (1, 1)].into_iter().enumerate() {
            let sum = first[x] + second[y];
            if first[x] != 0 && second[y] != 0 && !told.contains(&sum) {
                told[i + 1] = sum;
                self.count(colour, SUM, sum, true, false, offer);
            }
        }
    }
}
