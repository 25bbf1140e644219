//! Presses keys while a film runs.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::cli::{FilmKey, Press};

/// What is still to be pressed, and what to let go of.
pub(super) struct Keys {
    presses: Vec<Press>,
    held: Vec<(f32, KeyCode, Key)>,
    window: Entity,
}

impl Keys {
    /// Keys for a world without a window: the engine gives keys to what has the focus of one, so
    /// there is something that stands for it.
    pub(super) fn of(presses: &[Press], world: &mut World) -> Self {
        Self {
            presses: presses.to_vec(),
            held: Vec::new(),
            window: world.spawn(PrimaryWindow).observe(keep).id(),
        }
    }

    /// Presses what is due by now, in seconds of the film, and lets go of what was pressed.
    pub(super) fn due(&mut self, now: f32, world: &mut World) {
        let held = std::mem::take(&mut self.held).into_iter();
        let (over, held): (Vec<_>, Vec<_>) = held.partition(|held| held.0 <= now);
        self.held = held;
        for (_, code, key) in over {
            self.send(code, key, ButtonState::Released, world);
        }
        let (due, later) = self.presses.iter().partition(|press| press.at <= now);
        self.presses = later;
        let due: Vec<Press> = due;
        for press in due {
            for (code, key) in codes(press.key) {
                self.send(code, key.clone(), ButtonState::Pressed, world);
                self.held.push((press.until, code, key));
            }
        }
    }

    fn send(&self, key_code: KeyCode, logical_key: Key, state: ButtonState, world: &mut World) {
        world.write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window: self.window,
        });
    }
}

/// A key that nobody wanted goes from the window to the window, for ever: it stands for one only.
fn keep(mut key: On<FocusedInput<KeyboardInput>>) {
    key.propagate(false);
}

fn codes(key: FilmKey) -> Vec<(KeyCode, Key)> {
    match key {
        FilmKey::Tab => vec![(KeyCode::Tab, Key::Tab)],
        FilmKey::BackTab => vec![(KeyCode::ShiftLeft, Key::Shift), (KeyCode::Tab, Key::Tab)],
        FilmKey::Enter => vec![(KeyCode::Enter, Key::Enter)],
        FilmKey::Space => vec![(KeyCode::Space, Key::Space)],
        FilmKey::Escape => vec![(KeyCode::Escape, Key::Escape)],
        FilmKey::Up => vec![(KeyCode::ArrowUp, Key::ArrowUp)],
        FilmKey::Down => vec![(KeyCode::ArrowDown, Key::ArrowDown)],
        FilmKey::Left => vec![(KeyCode::ArrowLeft, Key::ArrowLeft)],
        FilmKey::Right => vec![(KeyCode::ArrowRight, Key::ArrowRight)],
    }
}
