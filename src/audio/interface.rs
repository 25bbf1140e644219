//! Sounds of buttons, focus, pause and refusals.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::bank::Sound;
use super::voices::Play;
use crate::input::Selection;
use crate::rules::Piece;
use crate::screens::Pause;
use crate::timeline::FlowSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(sound_button)
        .add_systems(OnEnter(Pause::On), sound_pause)
        .add_systems(
            Update,
            (sound_focus, sound_refusal)
                .chain()
                .in_set(FlowSystems::Settle),
        );
}

fn sound_button(_: On<Activate>, mut plays: MessageWriter<Play>) {
    plays.write(Play::plain(Sound::Button));
}

fn sound_pause(mut plays: MessageWriter<Play>) {
    plays.write(Play::plain(Sound::Pause));
}

fn sound_focus(
    focus: Option<Res<InputFocus>>,
    visible: Option<Res<InputFocusVisible>>,
    selection: Res<Selection>,
    mut last: Local<(Option<Entity>, Option<Piece>)>,
    mut plays: MessageWriter<Play>,
) {
    let seen = visible.is_some_and(|visible| visible.0);
    let on = focus.and_then(|focus| focus.get()).filter(|_| seen);
    let now = (on, selection.focused);
    let moved = *last != now && (now.0.is_some() || now.1.is_some());
    if std::mem::replace(&mut *last, now) != now && moved {
        plays.write(Play::plain(Sound::Focus));
    }
}

fn sound_refusal(
    selection: Res<Selection>,
    mut last: Local<(Option<Piece>, Option<u8>)>,
    mut plays: MessageWriter<Play>,
) {
    let now = (selection.refusal.map(|(piece, _)| piece), selection.refused);
    if std::mem::replace(&mut *last, now) != now && now != (None, None) {
        plays.write(Play::plain(Sound::Refused));
    }
}
