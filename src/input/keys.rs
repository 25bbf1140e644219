//! The keyboard: Tab and arrows look around, Enter plays, Space shakes and throws, Escape pauses.
//!
//! On a pad the cross looks around, the lowest of the four buttons throws and plays, the left one
//! declines, the right one pauses.

use bevy::prelude::*;

use super::selection::Selection;
use super::shaking::{Holder, Shaking};
use super::{InputSystems, at_rest};
use crate::screens::{Menu, MenuCommand, Screen};
use crate::settings::Settings;
use crate::table::{FlowSystems, GameCommand, Match, Player, Wish};
use crate::timeline::{Timeline, TimelineCommand};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            press.in_set(InputSystems).after(super::shaking::grip),
            pause
                .after(press)
                .in_set(FlowSystems::Command)
                .run_if(in_state(Screen::Table).and_then(in_state(Menu::None))),
        )
            .run_if(resource_exists::<ButtonInput<KeyCode>>),
    );
}

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Look { backwards: bool },
    Play,
    Throw,
    Decline,
}

fn pressed(keys: &ButtonInput<KeyCode>) -> impl Iterator<Item = Key> {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    keys.get_just_pressed().filter_map(move |key| match key {
        KeyCode::Tab => Some(Key::Look { backwards: shift }),
        // With Shift, arrows move the board.
        KeyCode::ArrowRight | KeyCode::ArrowDown if !shift => Some(Key::Look { backwards: false }),
        KeyCode::ArrowLeft | KeyCode::ArrowUp if !shift => Some(Key::Look { backwards: true }),
        KeyCode::Enter | KeyCode::NumpadEnter => Some(Key::Play),
        KeyCode::Space => Some(Key::Throw),
        KeyCode::Backspace | KeyCode::Delete => Some(Key::Decline),
        _ => None,
    })
}

/// The same on pads: one button throws where there is nothing to play, and plays where there is.
fn pressed_on(pads: &Query<&Gamepad>, selection: &Selection) -> Vec<Key> {
    let act = if selection.movable.is_empty() {
        Key::Throw
    } else {
        Key::Play
    };
    let pressed = pads.iter().flat_map(Gamepad::get_just_pressed);
    let asked = pressed.filter_map(|button| match button {
        GamepadButton::DPadRight | GamepadButton::DPadDown => Some(Key::Look { backwards: false }),
        GamepadButton::DPadLeft | GamepadButton::DPadUp => Some(Key::Look { backwards: true }),
        GamepadButton::South => Some(act),
        GamepadButton::West => Some(Key::Decline),
        _ => None,
    });
    asked.collect()
}

/// Does what the keys ask for; while something is still being shown, Space and Enter hurry it.
pub(super) fn press(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    truth: Option<Res<Match>>,
    timeline: Res<Timeline>,
    settings: Res<Settings>,
    mut selection: ResMut<Selection>,
    mut shaking: ResMut<Shaking>,
    mut wishes: MessageWriter<GameCommand>,
    mut asked: MessageWriter<TimelineCommand>,
) {
    let on_pads = pressed_on(&pads, &selection);
    for key in pressed(&keys).chain(on_pads) {
        if key == Key::Throw && !selection.may_throw {
            shaking.take(Holder::Key, &selection);
        }
        let Some(truth) = at_rest(truth.as_deref(), &timeline) else {
            if matches!(key, Key::Play | Key::Throw) {
                asked.write(TimelineCommand::Hurry);
            }
            continue;
        };
        if !truth.to_act().is_some_and(Player::is_human) {
            continue;
        }
        let game = truth.game();
        let before = selection.pending.take();
        let mut wish = match key {
            Key::Look { backwards } if selection.chosen.is_some() => {
                selection.look_at_next(game, backwards);
                None
            }
            Key::Look { backwards } => {
                selection.focus_next(game, backwards);
                None
            }
            // Pressed once more without having been seen to be let go, it throws all the same.
            Key::Throw if selection.may_throw && shaking.let_go() => Some(Wish::Throw),
            Key::Throw => {
                shaking.take(Holder::Key, &selection);
                None
            }
            Key::Decline => selection.may_decline.then_some(Wish::Decline),
            Key::Play => match (selection.chosen, selection.focused) {
                (Some(_), _) => selection.looked_at().map(Wish::Play),
                (None, Some(piece)) => selection.choose(game, piece),
                (None, None) => None,
            },
        };
        if settings.confirm {
            wish = wish.and_then(|wish| selection.confirm(game, wish, before));
        }
        if let Some(wish) = wish {
            let seen = truth.ply();
            wishes.write(GameCommand { seen, wish });
        }
    }
    let on_pad = pads.iter().any(|pad| pad.pressed(GamepadButton::South));
    if keys.pressed(KeyCode::Space) || on_pad {
        return;
    }
    shaking.draw_back(Holder::Key);
    if shaking.is_held_by(Holder::Key) {
        shaking.let_go();
        if let Some(truth) = at_rest(truth.as_deref(), &timeline).filter(|_| selection.may_throw) {
            let (seen, wish) = (truth.ply(), Wish::Throw);
            wishes.write(GameCommand { seen, wish });
        }
    }
}

/// Escape puts back the cup or takes back a choice, else stops the table.
pub(super) fn pause(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    truth: Option<Res<Match>>,
    mut asked: MessageWriter<MenuCommand>,
    mut selection: ResMut<Selection>,
    mut shaking: ResMut<Shaking>,
) {
    let pressed = keys.just_pressed(KeyCode::Escape)
        || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East));
    if !pressed || shaking.let_go() {
        return;
    }
    let Selection { chosen, token, .. } = *selection;
    let chosen = chosen.is_some() || token.is_some() || selection.pending.is_some();
    match truth.filter(|_| chosen) {
        Some(truth) => selection.let_go(truth.game()),
        None => {
            asked.write(MenuCommand::Open(Menu::Pause));
        }
    }
}
