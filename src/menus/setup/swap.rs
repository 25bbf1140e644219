//! The button by which two people change places.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::seats::{OpenSeat, Row};
use super::words::seat_name;
use crate::locale::Phrase;
use crate::screens::{SetupChoice, SetupCommand};
use crate::theme::tongue::LocalizedText;
use crate::theme::widgets::{Style, button};

/// The button that changes places, and with which.
#[derive(Component, Clone, Copy)]
pub(super) struct SwapWith(usize);

/// Spawns the button of a place, where there is another to change with.
pub(super) fn spawn_swap(below: &mut ChildSpawnerCommands, choice: &SetupChoice, place: usize) {
    if choice.seats.len() > 1 {
        let other = (place + 1) % choice.seats.len();
        below.spawn((
            button(Phrase::new("loading"), Style::Plain),
            SwapWith(other),
            observe(change_places(place, other)),
        ));
    }
}

/// Whoever was open moves, and stays open.
fn change_places(
    place: usize,
    other: usize,
) -> impl FnMut(
    On<Activate>,
    ResMut<OpenSeat>,
    ResMut<InputFocus>,
    Query<(Entity, &Row)>,
    MessageWriter<SetupCommand>,
) {
    move |_, mut open, mut focus, rows, mut asked| {
        asked.write(SetupCommand::Swap(place, other));
        open.0 = Some(other);
        if let Some((row, _)) = rows.iter().find(|(_, row)| row.0 == other) {
            focus.set(row, FocusCause::Navigated);
        }
    }
}

pub(super) fn name_swap(
    choice: Res<SetupChoice>,
    buttons: Query<(&SwapWith, &Children)>,
    mut texts: Query<&mut LocalizedText>,
) {
    for (&SwapWith(other), children) in &buttons {
        let Some(seat) = choice.seats.get(other) else {
            continue;
        };
        let phrase = Phrase::new("setup-swap").with("seat", seat_name(&choice, seat));
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.set_if_neq(LocalizedText(phrase.clone()));
            }
        }
    }
}
