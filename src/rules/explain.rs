//! Why not: one typed reason for every piece that may not move.

use super::compiled::Compiled;
use super::ids::{Colour, Piece};
use super::judge::Judge;
use super::mechanics::MAX_TOKENS;
use super::moves::{How, Move, SUM};
use super::position::Position;
use super::state::{HOME, Phase};
use super::switches::{Loaded, Switch as S, Switches};
use super::why_not::WhyNot;

impl Position {
    /// The moves of one piece, whether it is listed itself or stands beside its like.
    pub fn moves_of(&self, piece: Piece) -> impl Iterator<Item = Move> + '_ {
        let at = self.state.at[piece.index()];
        self.moves()
            .iter()
            .filter(move |m| {
                m.how != How::Decline
                    && m.piece.colour() == piece.colour()
                    && self.state.at[m.piece.index()] == at
            })
            .map(move |m| Move { piece, ..*m })
    }

    /// Why a piece may not move now; nothing for a piece that may.
    #[must_use]
    pub fn why_not(&self, game: &Compiled, piece: Piece) -> Option<WhyNot> {
        if self.moves_of(piece).next().is_some() {
            return None;
        }
        Some(self.reason(game, piece))
    }

    /// Why one of the tokens that lie there does not move a piece, whatever the others do; nothing for
    /// one that does.
    #[must_use]
    pub fn why_not_by(&self, game: &Compiled, piece: Piece, token: u8) -> Option<WhyNot> {
        if self.moves_of(piece).any(|mv| mv.token == token) {
            return None;
        }
        if self.moves_of(piece).next().is_none() {
            return Some(self.reason(game, piece));
        }
        let judge = self.judge(game, Loaded(game.switches));
        let (colour, at) = (piece.colour(), self.state.at[piece.index()]);
        let why = judge.token_reason(colour, at, token);
        Some(why.unwrap_or_else(|| judge.duty(self, colour, at)))
    }

    fn reason(&self, game: &Compiled, piece: Piece) -> WhyNot {
        let judge = self.judge(game, Loaded(game.switches));
        let colour = piece.colour();
        let at = self.state.at[piece.index()];
        match self.state.phase {
            Phase::Over => return WhyNot::GameOver,
            _ if judge.active() & colour.bit() == 0 => return WhyNot::NotYourTurn,
            _ if at == game.goal_of(colour) => return WhyNot::InGoal,
            Phase::Start | Phase::Throw => return WhyNot::ThrowFirst,
            Phase::Move => {}
        }
        if !self.state.bonuses.is_empty() {
            if at == HOME {
                return WhyNot::BonusCannotEnter;
            }
            let steps = judge.bonus_steps();
            return judge
                .step_not(colour, at, steps, true)
                .unwrap_or(WhyNot::LargerCountFirst);
        }
        let mut nearest = None;
        for token in judge.tokens().chain(judge.sum()) {
            match judge.token_reason(colour, at, token) {
                // What keeps a piece at home that could come in is nearer than that another token could not bring
                // it in.
                Some(why) => match nearest {
                    None | Some(WhyNot::NeedsEntry(_)) => nearest = Some(why),
                    Some(_) => {}
                },
                // The token itself would do, so a duty stands against it.
                None => return judge.duty(self, colour, at),
            }
        }
        nearest.unwrap_or(WhyNot::NeedsEntry(game.entering))
    }
}

impl<W: Switches> Judge<'_, W> {
    /// Why one token, or both dice together, do not move a piece of `colour` at `at`; nothing if only a duty
    /// forbids it.
    fn token_reason(self, colour: Colour, at: u8, token: u8) -> Option<WhyNot> {
        if token == SUM {
            return self.sum_reason(colour, at);
        }
        let t = usize::from(token) & (MAX_TOKENS - 1);
        let rule = &self.game.mechanics.tokens[t];
        if at == HOME {
            return match rule.enters[0] {
                Some(to) => self.enter(colour, to).err(),
                None => Some(WhyNot::NeedsEntry(self.game.entering)),
            };
        }
        let nobody = usize::from(self.nobody_home(colour));
        let counts = self.game.steps[nobody][t].into_iter();
        self.counts_reason(colour, at, counts, self.game.steps[0][t][0], rule.finishes)
    }

    /// Why both dice together do not move it.
    fn sum_reason(self, colour: Colour, at: u8) -> Option<WhyNot> {
        if at == HOME {
            return match self.enters_by_sum() {
                true => self.enter(colour, 0).err(),
                false => Some(WhyNot::NeedsEntry(self.game.entering)),
            };
        }
        let (a, b, _) = self.both_dice();
        let counts = &self.game.steps[usize::from(self.nobody_home(colour))];
        let each = |die: usize| counts[die].into_iter().filter(|&steps| steps != 0);
        let sums = each(a).flat_map(|first| each(b).map(move |second| first + second));
        let least = self.game.steps[0][a][0] + self.game.steps[0][b][0];
        self.counts_reason(colour, at, sums, least, true)
    }

    /// Why none of these counts moves a piece on its way, nor the one to fall back to: what stands against the first.
    fn counts_reason(
        self,
        colour: Colour,
        at: u8,
        counts: impl Iterator<Item = u8>,
        least: u8,
        finishes: bool,
    ) -> Option<WhyNot> {
        let counts = counts.chain(self.on.on(S::Fallback).then_some(least));
        let mut why = None;
        for steps in counts.filter(|&steps| steps != 0) {
            match self.step_not(colour, at, steps, finishes) {
                None => return None,
                Some(reason) => why = why.or(Some(reason)),
            }
        }
        why
    }

    /// The duty that keeps a playable move of a piece off the list.
    fn duty(self, position: &Position, colour: Colour, at: u8) -> WhyNot {
        let offer = &position.offer;
        // A piece that would open by the smaller count has the larger one of another against it.
        let opens_too = self.on.on(S::Fallback) && at != HOME && self.in_pair_to_open(colour, at);
        if self.on.on(S::EnterCompulsory) && offer.enters() {
            WhyNot::MustEnter
        } else if offer.opens && !opens_too {
            WhyNot::MustOpenBarrier
        } else if offer.captures {
            WhyNot::MustCapture
        } else {
            WhyNot::LargerCountFirst
        }
    }
}
