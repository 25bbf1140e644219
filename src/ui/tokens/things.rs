//! Which tokens and buttons lie there now.

use bevy::prelude::*;

use super::row::Row;
use crate::input::Selection;
use crate::locale::{Locale, Phrase, Word};
use crate::rules::mechanics::Spend;
use crate::rules::{How, Move};
use crate::table::Match;
use crate::theme::widgets::{aside_room, token_room};
use crate::timeline::Shown;
use crate::ui::sentences::{bonus, consequence, names, price, title};

/// What lies there.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Thing {
    /// A bonus, the so many-th to be played.
    Bonus(usize, Phrase),
    /// The throws of a kind, one upon the other; or the place where they lay.
    Throws {
        kind: u8,
        count: u8,
        written: Written,
        lies: Lies,
    },
    /// A token to press: the move that it makes, and where that leads.
    Choice {
        mv: Move,
        written: Written,
        leads: Option<Phrase>,
        /// Whether keys or pointer look at it.
        looked_at: bool,
    },
    /// A button that refuses what need not be played.
    Decline(Move, Phrase),
}

/// What is written on a token: its number, and the name of the throw if it has one.
pub(super) type Written = (Phrase, Option<Phrase>);

/// What a throw lies there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// To look at: it waits, or nobody here plays it.
    Seen,
    /// To press before a piece is chosen.
    Pressed {
        /// Whether it is the one that was chosen.
        chosen: bool,
    },
    /// For nothing: no piece can use a throw of this kind now.
    InVain,
}

/// How far apart the tokens of one kind are, that lie one upon the other like a fan, and how far
/// all of them together, in pixels of the interface where they are as large as usual.
const FAN: (f32, f32) = (12.0, 36.0);

/// How wide a choice is at most that says where it leads, and what that is written with: the
/// height of a letter, how wide one is and how high a line.
pub(super) const LEADS: f32 = 110.0;
pub(super) const LEADS_LETTER: f32 = 13.0;
const LEADS_LINE: Vec2 = Vec2::new(7.2, 16.0);

/// How far the throw of a number lies from the first of its kind.
pub(super) fn fanned(i: u8, count: u8, size: f32) -> f32 {
    let step = FAN.0.min(FAN.1 / f32::from(count.max(2) - 1));
    step * f32::from(i) * size
}

impl Thing {
    /// Leaves out where a choice leads: the sentence says it of the one that is looked at.
    pub(super) fn shorten(&mut self) {
        if let Self::Choice { leads, .. } = self {
            *leads = None;
        }
    }

    /// About how much room it takes at a size.
    pub(super) fn room(&self, locale: Locale, size: f32) -> Vec2 {
        let letters = |phrase: &Phrase| phrase.plain(locale).chars().count();
        let token = |(number, title): &Written| {
            token_room(letters(number), title.as_ref().map_or(0, letters), size)
        };
        match self {
            Self::Bonus(_, word) => token_room(letters(word), 0, size),
            Self::Throws { count, written, .. } => {
                let fan = fanned(count.saturating_sub(1), *count, size);
                token(written) + Vec2::new(fan, 0.0)
            }
            Self::Choice { written, leads, .. } => {
                let token = token(written);
                let leads = leads.as_ref().map_or(Vec2::ZERO, |leads| {
                    let wide = LEADS_LINE.x * letters(leads) as f32;
                    let lines = (wide / LEADS).ceil();
                    Vec2::new(wide.min(LEADS), LEADS_LINE.y * lines)
                });
                Vec2::new(token.x.max(leads.x), token.y + leads.y)
            }
            Self::Decline(_, phrase) => aside_room(letters(phrase), size),
        }
    }
}

/// What lies there, in order; the throws of some kinds in vain.
pub(super) fn things(
    shown: &Shown,
    selection: &Selection,
    row: &Row,
    in_vain: &[u8],
    truth: Option<&Match>,
) -> Vec<Thing> {
    let mut things = if selection.chosen.is_some() && selection.candidates.len() > 1 {
        choices(shown, selection, truth)
    } else {
        lying(shown, selection, row, in_vain)
    };
    let refusal = truth.filter(|_| selection.may_decline).and_then(|truth| {
        truth
            .game()
            .moves()
            .iter()
            .find(|mv| mv.how == How::Decline)
    });
    if let Some(mv) = refusal {
        let key = if shown.bonuses.is_empty() {
            "hud-pass"
        } else {
            "hud-decline-bonus"
        };
        things.push(Thing::Decline(*mv, Phrase::new(key)));
    }
    things
}

/// What the chosen piece can be moved by.
fn choices(shown: &Shown, selection: &Selection, truth: Option<&Match>) -> Vec<Thing> {
    let rules = shown.rules();
    let choices = selection.candidates.iter().enumerate().map(|(i, mv)| {
        let at = rules.square_at(mv.piece.colour(), mv.to);
        // Squares of a cloth have no names.
        let square = || (!rules.throws_shells()).then(|| names::square(rules, at));
        Thing::Choice {
            mv: *mv,
            written: (on_token(price(rules, shown, *mv)), title(rules, *mv)),
            leads: truth
                .and_then(|truth| consequence(truth.game(), *mv))
                .or_else(square),
            looked_at: i == selection.candidate,
        }
    });
    choices.collect()
}

/// The throws that lie there, and after them the bonuses.
fn lying(shown: &Shown, selection: &Selection, row: &Row, in_vain: &[u8]) -> Vec<Thing> {
    let rules = shown.rules();
    let open = rules.mechanics.spend != Spend::Single;
    let throws = row.kinds().iter().filter(|_| open).map(|&kind| {
        let lies = if selection.tokens.contains(&kind) {
            let chosen = selection.token == Some(kind);
            Lies::Pressed { chosen }
        } else if in_vain.contains(&kind) {
            Lies::InVain
        } else {
            Lies::Seen
        };
        Thing::Throws {
            kind,
            count: shown.bank[usize::from(kind)],
            written: (
                on_token(names::worth(rules, kind)),
                names::title(rules, kind),
            ),
            lies,
        }
    });
    let bonuses = shown.bonuses.iter().enumerate();
    let bonuses = bonuses.map(|(i, kind)| Thing::Bonus(i, on_token(bonus(rules, kind))));
    throws.chain(bonuses).collect()
}

fn on_token(word: Word) -> Phrase {
    Phrase::new("hud-token").with("token", word)
}
