//! The number keys: each plays the chosen piece with one of the tokens that lie there, or chooses
//! the token before a piece.

use bevy::prelude::*;

use super::HudSystems;
use crate::input::{Picked, Selection, Spot};
use crate::screens::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        press_number
            .in_set(HudSystems::Buttons)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<ButtonInput<KeyCode>>)),
    );
}

/// The keys that choose among several tokens, in the order in which these lie.
const NUMBERS: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// Plays the chosen piece with the token of a number key; before a piece is chosen, chooses the
/// token.
fn press_number(
    keys: Res<ButtonInput<KeyCode>>,
    selection: Res<Selection>,
    mut picked: MessageWriter<Picked>,
) {
    let number = NUMBERS.iter().position(|key| keys.just_pressed(*key));
    let spot = number.and_then(|number| match selection.chosen {
        Some(_) => selection.candidates.get(number).copied().map(Spot::Move),
        None => selection.tokens.get(number).copied().map(Spot::Token),
    });
    if let Some(spot) = spot {
        picked.write(Picked(spot));
    }
}
