//! What still lies on the table when a turn ends is lost with it. The rules say no more than that the
//! turn is over; whoever looks on sees each thing go.

use super::shown::Shown;
use crate::rules::Fact;
use crate::rules::mechanics::Spend;

/// What is lost next, before the end of a turn is shown; nothing when nothing lies there any more.
pub(super) fn lost_with(end: &Fact, before: &Shown) -> Option<Fact> {
    let ends = matches!(
        end,
        Fact::TurnPassed { .. } | Fact::Finished { .. } | Fact::Placed { .. }
    );
    if !ends {
        return None;
    }
    let (hand, mechanics) = (before.hand, &before.rules().mechanics);
    if let Some(kind) = before.bonuses.first() {
        let steps = mechanics.bonus.steps(kind);
        return Some(Fact::BonusLost { hand, steps });
    }
    let open = mechanics.spend != Spend::Single;
    let mut bank = (0_u8..).zip(before.bank);
    let (token, _) = bank.find(|(_, count)| open && *count > 0)?;
    Some(Fact::TokenForfeited { hand, token })
}
