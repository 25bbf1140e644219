//! The moves that bring in a piece, and those of tokens that contain others.

use super::generate::Tokens;
use super::ids::{Colour, PIECES_PER_COLOUR};
use super::judge::{Captives, Judge};
use super::mechanics::MAX_TOKENS;
use super::moves::{How, SUM};
use super::offer::{Offer, Way};
use super::state::HOME;
use super::switches::{Switch as S, Switches, enters_two};
use super::why_not::WhyNot;

/// Where the second of two pieces that enter together may come to stand, beyond the exit
/// (`enter.double: exit_and_five`).
pub(super) const APART: u8 = 5;

impl<W: Switches> Judge<'_, W> {
    /// Offers a colour's next piece at home to come in by whatever waits.
    #[inline(always)]
    pub(super) fn entries(self, colour: Colour, tokens: Tokens, offer: &mut Offer) {
        let home = self.crowd.home(colour);
        // One question, since either by itself is hard to foretell.
        let next = home & home.wrapping_neg() & (15 * u8::from(self.bring_in(tokens)));
        if next == 0 {
            return;
        }
        for token in tokens {
            if self.game.entering >> (token & 15) & 1 == 1 {
                let entry = self.entry(colour, token);
                self.come_in(colour, next, token, entry, offer);
            }
            if self.enters_otherwise() && self.game.entering_otherwise >> (token & 15) & 1 == 1 {
                self.other_entries(colour, next, token, offer);
            }
        }
        if self.on.on(S::SpendDice) && self.enters_by_sum() {
            let entry = self.enter(colour, 0);
            let entry = entry.map(|captives| (How::Enter, 0, captives));
            self.come_in(colour, next, SUM, entry, offer);
        }
    }

    /// Whether something that waits may bring in a piece.
    #[inline(always)]
    pub(super) fn bring_in(self, tokens: Tokens) -> bool {
        if self.on.on(S::SpendSingle) {
            return self.game.entering >> (tokens.first() & 15) & 1 == 1;
        }
        let otherwise = if self.enters_otherwise() {
            self.game.entering_otherwise
        } else {
            0
        };
        let enters = (self.game.entering | otherwise) & self.waiting() != 0;
        if self.on.on(S::SpendDice) {
            return enters | self.enters_by_sum();
        }
        enters
    }

    /// Whether some token enters at two squares, contains another or joins one.
    #[inline(always)]
    fn enters_otherwise(self) -> bool {
        self.on.on(S::EntersEither) || self.on.on(S::Splits) || self.on.on(S::Joins)
    }

    /// Offers a piece to come in as `entry` says.
    #[inline(always)]
    fn come_in(
        self,
        colour: Colour,
        may: u8,
        token: u8,
        entry: Result<(How, u8, Captives), WhyNot>,
        offer: &mut Offer,
    ) {
        if let Ok((how, to, captives)) = entry {
            offer.meets |= self.minds_captures() && captives != Captives::None;
            offer.add(Way {
                colour,
                may,
                token,
                how,
                count: to.wrapping_sub(HOME),
                falls_back: false,
                upto: 0,
            });
        }
    }

    /// Entries of tokens that enter at either of two squares, that contain another or that join
    /// another.
    #[inline]
    fn other_entries(self, colour: Colour, next: u8, token: u8, offer: &mut Offer) {
        let rule = &self.game.mechanics.tokens[usize::from(token) & (MAX_TOKENS - 1)];
        let mut come_in = |how: How, to: u8, next: u8| {
            let entry = self.enter(colour, to);
            let entry = entry.map(|captives| (how, to, captives));
            self.come_in(colour, next, token, entry, offer);
        };
        if let Some(to) = rule.enters[1] {
            come_in(How::Enter, to, next);
        }
        if let Some(other) = rule.joins
            && self.state.bank[usize::from(other)] > 0
        {
            for to in rule.joint_enters.iter().flatten().copied() {
                come_in(How::Joint, to, next);
            }
        }
        if let Some((part, _)) = rule.splits
            && let Some(to) = self.game.mechanics.tokens[usize::from(part)].enters[0]
        {
            let next = next & !already_split(offer, colour, to.wrapping_sub(HOME));
            let entry = self.enter(colour, to);
            let entry = entry.map(|captives| (How::Split, to, captives));
            self.come_in(colour, next, token, entry, offer);
        }
    }

    /// How and where a colour's next piece comes in by a token that enters, and who goes home
    /// from there, or why it may not. Somebody must wait at home.
    #[inline(always)]
    pub(super) fn entry(self, colour: Colour, token: u8) -> Result<(How, u8, Captives), WhyNot> {
        let to = self.game.entry[usize::from(token) & (MAX_TOKENS - 1)];
        // Once in a game at most where not always.
        if self.on.on(S::DoubleExitAndFive) || enters_two(self.on) && self.state.opening {
            let home = self.crowd.home(colour);
            let two = home & home.wrapping_sub(1) != 0;
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
            let reached = self.way_is_free(colour, to, APART) & self.lands(colour, apart);
            return match self.enter(colour, to) {
                Ok(first) => {
                    let both = either(first, self.takes(colour, apart));
                    // No branch asks for the second: nothing could foretell it.
                    let (how, captives) = if two & reached {
                        (How::EnterTwoApart, both)
                    } else {
                        (How::Enter, first)
                    };
                    Ok((how, to, captives))
                }
                Err(WhyNot::ExitFull) if reached => {
                    Ok((How::Enter, apart, self.takes(colour, apart)))
                }
                Err(why) => Err(why),
            };
        }
        let first = self.enter(colour, to)?;
        if two {
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
    #[inline]
    pub(super) fn split_finishes(self, colour: Colour, token: u8, part: u8, offer: &mut Offer) {
        let at = self.pieces_at(colour);
        let goal = self.game.goal[colour.index() & 7];
        let count = self.game.mechanics.tokens[usize::from(part)].steps[0];
        let near = |from: u8| {
            let to = from.wrapping_add(count);
            to == goal || self.on.on(S::FinishLimited) && to.wrapping_add(count) == goal
        };
        let may = (0..PIECES_PER_COLOUR).fold(0, |may, i| may | u8::from(near(at[i])) << i);
        offer.add(Way {
            colour,
            may: may & self.crowd.walkers(colour) & !already_split(offer, colour, count),
            token,
            how: How::Split,
            count,
            falls_back: false,
            upto: 0,
        });
    }
}

/// The pieces that are offered the same move by a contained token: it is always taken from the
/// lowest.
fn already_split(offer: &Offer, colour: Colour, count: u8) -> u8 {
    let ways = offer.ways().iter();
    ways.filter(|way| way.how == How::Split && (way.colour, way.count) == (colour, count))
        .fold(0, |may, way| may | way.may)
}
