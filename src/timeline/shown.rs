//! The position as far as it has been shown.

use std::ops::Deref;
use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::mechanics::Start;
use crate::rules::{self, Compiled, Fact, Hand, Square, Thrown};
use crate::table::Match;

/// What the eye knows of the match; there is none before the first one begins.
///
/// It is the truth of an earlier moment: a fact is heard at the start of its cue when it is
/// only announced, and at the end when something moves or falls ([`Shown::hears_at_end`]).
/// At rest it equals the truth.
#[derive(Resource, Clone, Debug)]
pub struct Shown {
    position: rules::Shown,
    rules: Arc<Compiled>,
    look: Option<String>,
    thrown: Option<(Hand, Thrown)>,
    place: Option<Square>,
    ply: u32,
}

impl Deref for Shown {
    type Target = rules::Shown;

    fn deref(&self) -> &rules::Shown {
        &self.position
    }
}

impl Shown {
    /// What is to be seen of the truth as it is now.
    #[must_use]
    pub fn of(truth: &Match) -> Self {
        Self {
            position: rules::Shown::of(truth.game().state()),
            rules: Arc::clone(truth.rules()),
            look: truth.spec().look.clone(),
            thrown: truth.thrown(),
            place: None,
            ply: truth.ply(),
        }
    }

    /// The tables of the match: board, routes, seats.
    #[must_use]
    pub fn rules(&self) -> &Arc<Compiled> {
        &self.rules
    }

    /// The look of the table that the game asks for, if it does.
    #[must_use]
    pub fn look(&self) -> Option<&str> {
        self.look.as_deref()
    }

    /// What lies on the table, and who threw it.
    #[must_use]
    pub fn thrown(&self) -> Option<(Hand, Thrown)> {
        self.thrown
    }

    /// Where on the board something happened last, as far as that was seen.
    #[must_use]
    pub fn place(&self) -> Option<Square> {
        self.place
    }

    /// The ply of the last fact that was heard.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// Whether a fact is heard at the end of its cue rather than at the start: whatever
    /// moves or falls is where it was until it has landed, and what is paid with lies there
    /// until it has been taken away or is lost.
    #[must_use]
    pub fn hears_at_end(fact: &Fact) -> bool {
        matches!(
            fact,
            Fact::StartRolled { .. }
                | Fact::Thrown { .. }
                | Fact::Entered { .. }
                | Fact::Moved { .. }
                | Fact::Captured { .. }
                | Fact::SentBack { .. }
                | Fact::TokenSpent { .. }
                | Fact::BonusSpent { .. }
                | Fact::BonusLost { .. }
                | Fact::TokenForfeited { .. }
                | Fact::Declined { .. }
                | Fact::NoMove { .. }
        )
    }

    /// It is a hand's turn, as far as is seen while lots are drawn.
    pub(super) fn turn_to(&mut self, hand: Hand) {
        self.position.hand = hand;
    }

    pub(super) fn hear(&mut self, ply: u32, fact: &Fact) {
        self.position.hear(&self.rules, fact);
        self.ply = ply;
        self.thrown = fallen(&self.rules, fact).or(self.thrown);
        self.place = place(&self.rules, fact).or(self.place);
    }
}

/// What a fact lets fall on the table, and for whom; nothing if it is not about a throw.
#[must_use]
pub fn fallen(rules: &Compiled, fact: &Fact) -> Option<(Hand, Thrown)> {
    match *fact {
        Fact::Thrown { hand, thrown, .. } => Some((hand, thrown)),
        // Whoever has the highest die begins a game of shells, too (parchis.md and barsees.md,
        // `start.who`); the other ways to begin throw what the game throws.
        Fact::StartRolled { hand, value, .. } => {
            let die = rules.mechanics.start == Start::HighestRoll || !rules.throws_shells();
            let thrown = if die {
                Thrown::Die(value)
            } else {
                Thrown::Shells(value)
            };
            Some((hand, thrown))
        }
        _ => None,
    }
}

/// Where on the board a fact happens; nothing if it happens to a player.
#[must_use]
pub fn place(rules: &Compiled, fact: &Fact) -> Option<Square> {
    match *fact {
        Fact::Entered { square, .. }
        | Fact::Moved { square, .. }
        | Fact::Captured { square, .. }
        | Fact::SentBack { square, .. }
        | Fact::BarrierOpened { square, .. }
        | Fact::BarrierFormed { square, .. } => Some(square),
        Fact::ReachedGoal { piece, .. } => {
            let colour = piece.colour();
            Some(rules.square_at(colour, rules.goal_of(colour)))
        }
        _ => None,
    }
}
