//! What a move would lead to, as far as one may know before it is played.

use super::facts::Fact;
use super::game::Game;
use super::moves::Move;

/// What a move would lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    /// What would happen.
    pub facts: Vec<Fact>,
    /// The bonuses that it would earn, in that order.
    pub earns: Vec<Earned>,
}

/// A bonus that a move would earn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earned {
    /// Its steps.
    pub steps: u8,
    /// Whether it would be lost at once, since no piece could count it.
    pub lost: bool,
}

impl Game {
    /// What a move would lead to; nothing if it is not legal.
    ///
    /// The rules themselves say so: the move is played on a copy.
    #[must_use]
    pub fn foresee(&self, mv: Move) -> Option<Foreseen> {
        let mut after = self.clone();
        let mut facts = Vec::new();
        after.play(mv, &mut facts).ok()?;
        let granted = facts.iter().filter_map(|fact| match *fact {
            Fact::BonusGranted { steps, .. } => Some(steps),
            _ => None,
        });
        let lost = facts
            .iter()
            .filter(|fact| matches!(fact, Fact::BonusLost { .. }));
        // They are lost from the front, so those that still wait were earned last. Whoever has
        // finished neither counts nor loses one.
        let waiting = after.state().bonuses.len();
        let (count, lost) = (granted.clone().count(), lost.count());
        let gone = count.saturating_sub(waiting);
        let earns = granted.enumerate().filter_map(|(i, steps)| {
            let earned = Earned {
                steps,
                lost: i < gone,
            };
            (!earned.lost || lost > 0).then_some(earned)
        });
        let earns = earns.collect();
        Some(Foreseen { facts, earns })
    }
}
