//! Which tokens and buttons lie there now.

use crate::input::Selection;
use crate::locale::{Phrase, Word};
use crate::rules::mechanics::Spend;
use crate::rules::{How, Move};
use crate::table::Match;
use crate::theme::layout::Layout;
use crate::theme::widgets::Payment;
use crate::timeline::Shown;
use crate::ui::sentences::{bonus, consequence, names, price};

/// What lies there.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Thing {
    /// A token to look at.
    Token(Payment, Word),
    /// A throw to press before a piece is chosen.
    Throw {
        kind: u8,
        payment: Payment,
        word: Word,
        /// Whether it is the one that was chosen.
        chosen: bool,
    },
    /// A token to press: the move that it makes, and where that leads.
    Choice {
        mv: Move,
        word: Word,
        leads: Option<Phrase>,
        /// Whether keys or pointer look at it.
        looked_at: bool,
    },
    /// A button that refuses what need not be played.
    Decline(Move, Phrase),
}

/// What lies there, in order.
pub(super) fn things(
    shown: &Shown,
    selection: &Selection,
    truth: Option<&Match>,
    layout: &Layout,
) -> Vec<Thing> {
    let rules = shown.rules();
    let seats = rules.seating.in_play.len();
    let narrow = layout.tokens_beside_sentence(rules.throws_shells(), seats);
    let mut things = Vec::new();
    if selection.chosen.is_some() && selection.candidates.len() > 1 {
        let choices = selection.candidates.iter().enumerate().map(|(i, mv)| {
            let at = rules.square_at(mv.piece.colour(), mv.to);
            // Squares of a cloth have no names.
            let square = || (!rules.throws_shells()).then(|| names::square(rules, at));
            let leads = truth
                .and_then(|truth| consequence(truth.game(), *mv))
                .or_else(square)
                .filter(|_| !narrow);
            Thing::Choice {
                mv: *mv,
                word: price(rules, shown, *mv),
                leads,
                looked_at: i == selection.candidate,
            }
        });
        things.extend(choices);
    } else {
        things.extend(
            shown
                .bonuses
                .iter()
                .enumerate()
                .map(|(i, kind)| Thing::Token(Payment::Bonus(i), bonus(rules, kind))),
        );
        if rules.mechanics.spend != Spend::Single {
            for (kind, &count) in shown.bank.iter().enumerate() {
                let kind = kind as u8;
                let lies = |i| {
                    let (payment, word) = (Payment::Throw(kind, i), names::token(rules, kind));
                    if !selection.tokens.contains(&kind) {
                        return Thing::Token(payment, word);
                    }
                    // The last of a kind is played first.
                    let chosen = selection.token == Some(kind) && i + 1 == count;
                    Thing::Throw {
                        kind,
                        payment,
                        word,
                        chosen,
                    }
                };
                things.extend((0..count).map(lies));
            }
        }
    }
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
