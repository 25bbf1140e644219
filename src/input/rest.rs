//! The rest of a game that nobody at this machine plays any more, for those who want its end.

use bevy::prelude::*;

use super::InputSystems;
use super::computer::choice;
use crate::rules::FINISHED;
use crate::table::{Match, PlayOut, Player};
use crate::timeline::Shown;

/// Somebody wants to see how the game ends.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeeResult;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SeeResult>().add_systems(
        Update,
        play_rest
            .in_set(InputSystems)
            .after(super::computer::answer)
            .before(super::auto::play_only_move),
    );
}

/// Whether all the people at the table have been seen to take a place, and others play on.
#[must_use]
pub fn is_left_to_computers(shown: &Shown, players: &[Player]) -> bool {
    let people = || {
        let places = players.iter().zip(shown.places);
        places.filter(|(player, _)| player.is_human())
    };
    let placed = |place: u8| (1..FINISHED).contains(&place);
    !shown.over && people().next().is_some() && people().all(|(_, place)| placed(place))
}

/// A press on the button, a key or the uppermost of a pad's four: what is left is played as it would have been, only at once.
fn play_rest(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    pads: Query<&Gamepad>,
    mut asked: MessageReader<SeeResult>,
    shown: Option<Res<Shown>>,
    truth: Option<Res<Match>>,
    mut outs: MessageWriter<PlayOut>,
) {
    let pressed = keys.is_some_and(|keys| keys.just_pressed(KeyCode::End))
        || pads
            .iter()
            .any(|pad| pad.just_pressed(GamepadButton::North));
    let asked = asked.read().count() > 0 || pressed;
    let (Some(shown), Some(truth)) = (shown, truth) else {
        return;
    };
    if asked && is_left_to_computers(&shown, truth.players()) {
        outs.write(PlayOut { choose: choice });
    }
}
