//! Which tokens and buttons lie there now.

use crate::input::Selection;
use crate::locale::{Phrase, Word};
use crate::rules::mechanics::Spend;
use crate::rules::{How, Move};
use crate::table::Match;
use crate::theme::layout::Layout;
use crate::theme::widgets::Payment;
use crate::timeline::Shown;
use crate::ui::sentences::{bonus, consequence, names, price, title};

/// What lies there.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Thing {
    /// A bonus or a throw.
    Token {
        payment: Payment,
        word: Word,
        /// The name of the throw, if it has one.
        title: Option<Phrase>,
        lies: Lies,
    },
    /// Where a throw lay in this turn, and how wide it was.
    Gap {
        payment: Payment,
        word: Word,
        title: Option<Phrase>,
    },
    /// A token to press: the move that it makes, and where that leads.
    Choice {
        mv: Move,
        word: Word,
        /// The name of the throw, if it has one.
        title: Option<Phrase>,
        leads: Option<Phrase>,
        /// Whether keys or pointer look at it.
        looked_at: bool,
    },
    /// A button that refuses what need not be played.
    Decline(Move, Phrase),
}

/// What a token lies there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// To look at: it waits, or nobody here plays it.
    Seen,
    /// To press before a piece is chosen.
    Pressed {
        kind: u8,
        /// Whether it is the one that was chosen.
        chosen: bool,
    },
    /// For nothing: no piece can use a throw of this kind now.
    InVain(u8),
}

/// Keeps the place of each throw that is gone as long as others lie there: these stay where they
/// are.
pub(super) fn keep_places(before: &[Thing], mut things: Vec<Thing>) -> Vec<Thing> {
    let lying: Vec<_> = things.iter().filter_map(throw).collect();
    if lying.is_empty() {
        return things;
    }
    let gone = before.iter().filter_map(|thing| match thing.clone() {
        Thing::Token {
            payment,
            word,
            title,
            ..
        }
        | Thing::Gap {
            payment,
            word,
            title,
        } => throw(thing)
            .filter(|throw| !lying.contains(throw))
            .map(|_| Thing::Gap {
                payment,
                word,
                title,
            }),
        Thing::Choice { .. } | Thing::Decline(..) => None,
    });
    things.extend(gone);
    things.sort_by_key(|thing| match thing {
        Thing::Decline(..) => (2, None),
        thing => (i32::from(throw(thing).is_some()), throw(thing)),
    });
    things
}

/// Which throw lies or lay there.
fn throw(thing: &Thing) -> Option<(u8, u8)> {
    match thing {
        Thing::Token { payment, .. } | Thing::Gap { payment, .. } => match payment {
            Payment::Throw(kind, i) => Some((*kind, *i)),
            Payment::Bonus(_) => None,
        },
        Thing::Choice { .. } | Thing::Decline(..) => None,
    }
}

/// What lies there, in order; the throws of some kinds in vain.
pub(super) fn things(
    shown: &Shown,
    selection: &Selection,
    in_vain: &[u8],
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
                title: title(rules, *mv),
                leads,
                looked_at: i == selection.candidate,
            }
        });
        things.extend(choices);
    } else {
        let bonuses = shown.bonuses.iter().enumerate();
        things.extend(bonuses.map(|(i, kind)| Thing::Token {
            payment: Payment::Bonus(i),
            word: bonus(rules, kind),
            title: None,
            lies: Lies::Seen,
        }));
        if rules.mechanics.spend != Spend::Single {
            for (kind, &count) in shown.bank.iter().enumerate() {
                let kind = kind as u8;
                let throw = |i| Thing::Token {
                    payment: Payment::Throw(kind, i),
                    word: names::worth(rules, kind),
                    title: names::title(rules, kind),
                    lies: if selection.tokens.contains(&kind) {
                        // The last of a kind is played first.
                        let chosen = selection.token == Some(kind) && i + 1 == count;
                        Lies::Pressed { kind, chosen }
                    } else if in_vain.contains(&kind) {
                        Lies::InVain(kind)
                    } else {
                        Lies::Seen
                    },
                };
                things.extend((0..count).map(throw));
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
