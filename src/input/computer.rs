//! Computer players: their answer is a command like any other.

use bevy::prelude::*;

use super::{InputSystems, at_rest};
use crate::opponents;
use crate::rules::Phase;
use crate::table::{GameCommand, Match, Player, Wish};
use crate::timeline::Timeline;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        answer.in_set(InputSystems).after(super::keys::press),
    );
}

/// Throws and moves for a computer player, once everything before has been shown.
///
/// The opponents that there are answer at once, so they are asked within the frame; they think
/// on a copy of the game and may as well answer late: the ply tells.
pub(super) fn answer(
    truth: Option<Res<Match>>,
    timeline: Res<Timeline>,
    mut asked: Local<Option<u32>>,
    mut wishes: MessageWriter<GameCommand>,
) {
    let Some(truth) = at_rest(truth.as_deref(), &timeline) else {
        return;
    };
    let Some(Player::Computer(name)) = truth.to_act() else {
        return;
    };
    let seen = truth.ply();
    // An answer that was refused would be the same again.
    if asked.replace(seen) == Some(seen) {
        return;
    }
    let wish = match truth.game().phase() {
        Phase::Start | Phase::Throw => Some(Wish::Throw),
        Phase::Move => choice(name, truth).map(Wish::Play),
        Phase::Over => None,
    };
    if let Some(wish) = wish {
        wishes.write(GameCommand { seen, wish });
    }
}

/// The move of an opponent; one that is unknown plays whatever comes first.
pub(super) fn choice(name: &str, truth: &Match) -> Option<crate::rules::Move> {
    let game = truth.game().clone();
    match opponents::named(name) {
        Ok(mut opponent) => opponent.choose(&game, &mut truth.lots()),
        Err(unknown) => {
            error!("{unknown}");
            game.moves().first().copied()
        }
    }
}
