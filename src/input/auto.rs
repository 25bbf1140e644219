//! The only move there is plays itself, where the settings want it.

use bevy::prelude::*;

use super::selection::Selection;
use super::{InputSystems, at_rest};
use crate::rules::{How, Phase};
use crate::settings::Settings;
use crate::table::{GameCommand, Match, Player, Wish};
use crate::timeline::Timeline;

/// Seconds in which people see what is about to be played. They are those of the clock on the
/// wall: at rest few frames are drawn, and the table's own time goes slowly.
const MOMENT: f32 = 0.7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        play_only_move
            .in_set(InputSystems)
            .after(super::computer::answer)
            .before(super::keys::pause)
            .run_if(|settings: Res<Settings>| settings.auto_move),
    );
}

/// Shows the only move of a person for a moment, then plays it. A move that may be declined is
/// a choice, and so are two moves that come to the same.
pub(super) fn play_only_move(
    truth: Option<Res<Match>>,
    timeline: Res<Timeline>,
    time: Res<Time<Real>>,
    mut selection: ResMut<Selection>,
    mut waited: Local<(Option<u32>, f32)>,
    mut wishes: MessageWriter<GameCommand>,
) {
    let acting = at_rest(truth.as_deref(), &timeline).filter(|truth| {
        truth.to_act().is_some_and(Player::is_human) && truth.game().phase() == Phase::Move
    });
    let Some(truth) = acting else { return };
    let &[only] = truth.game().moves() else {
        return;
    };
    let seen = truth.ply();
    if waited.0 != Some(seen) {
        *waited = (Some(seen), 0.0);
    }
    let wish = match only.how {
        How::Decline => Wish::Decline,
        _ => {
            if selection.focused != Some(only.piece) {
                selection.focus(truth.game(), Some(only.piece));
            }
            Wish::Play(only)
        }
    };
    let before = waited.1;
    waited.1 += time.delta_secs();
    if before < MOMENT && waited.1 >= MOMENT {
        wishes.write(GameCommand { seen, wish });
    }
}
