//! What a ply leads to, as text: `capture R`, `bonus 20`, `again`.

use super::names::{square_name, token_name};
use crate::rules::compiled::Compiled;
use crate::rules::facts::{Again, Fact, Passed, Penalty};

/// The effects of facts, in the order in which they happened.
///
/// Facts without a word of their own (a piece's way, a token that is banked or spent) have none.
/// Neither has a throw that only fills the bank, nor the end of the turn of a hand that has just
/// been placed; hands that are placed together are placed once.
#[must_use]
pub fn effects(game: &Compiled, facts: &[Fact]) -> Vec<String> {
    let mut effects: Vec<String> = Vec::new();
    for fact in facts {
        let Some(text) = effect(game, fact) else {
            continue;
        };
        if !(text.starts_with("placed") && effects.last() == Some(&text)) {
            effects.push(text);
        }
    }
    effects
}

fn effect(game: &Compiled, fact: &Fact) -> Option<String> {
    Some(match *fact {
        Fact::BarrierOpened { .. } => "barrier_opened".to_owned(),
        Fact::Captured { piece, .. } => format!(
            "capture {}",
            game.board.seats[piece.colour().index()].letter
        ),
        Fact::BonusGranted { steps, .. } => format!("bonus {steps}"),
        Fact::BonusLost { steps, .. } => format!("bonus_lost {steps}"),
        Fact::ReachedGoal { .. } => "goal".to_owned(),
        Fact::NoMove { .. } => "no_move".to_owned(),
        Fact::SentBack { piece, square, why } => {
            let why = match why {
                Penalty::ThirdSix => "third_six",
                Penalty::Huff => "huff",
            };
            format!(
                "sent_home {} {why}",
                square_name(game, piece.colour(), square)
            )
        }
        Fact::TokenForfeited { token, .. } => format!("forfeit {}", token_name(game, token)),
        Fact::Placed { place, .. } => format!("placed {place}"),
        Fact::GameOver { .. } => "over".to_owned(),
        Fact::KeptTurn {
            why: Again::Special,
            ..
        } if fills_the_bank(game) => return None,
        Fact::KeptTurn { .. } => "again".to_owned(),
        Fact::TurnPassed { why, .. } => match why {
            Passed::Played | Passed::NoMove => "pass".to_owned(),
            Passed::ThirdSix => "pass third_six".to_owned(),
            Passed::Huff => "pass huff".to_owned(),
            Passed::Placed => return None,
        },
        Fact::StartRolled { .. }
        | Fact::StartTied { .. }
        | Fact::Started { .. }
        | Fact::Thrown { .. }
        | Fact::TokenBanked { .. }
        | Fact::TokenSpent { .. }
        | Fact::Entered { .. }
        | Fact::Moved { .. }
        | Fact::BonusSpent { .. }
        | Fact::Declined { .. }
        | Fact::BarrierFormed { .. }
        | Fact::Finished { .. } => return None,
    })
}

/// Whether a special throw only adds to the bank, and throwing goes on at once.
fn fills_the_bank(game: &Compiled) -> bool {
    game.mechanics.spend == crate::rules::mechanics::Spend::Banked
}
