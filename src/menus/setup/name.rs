//! The name of the person at the open place.

use bevy::prelude::*;
use bevy::text::EditableText;

use super::QUIET;
use super::seats::OpenSeat;
use crate::locale::Phrase;
use crate::screens::{SetupChoice, SetupCommand};
use crate::table::LONGEST_NAME;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{field, label};

/// Where a person writes a name.
#[derive(Component)]
pub(super) struct NamePlace;

/// The name of a place, as it is written.
#[derive(Component, Clone, Copy)]
pub(super) struct NameOf(usize);

/// A line to write on, as long as a person sits there.
pub(super) fn lay_name(
    open: Res<OpenSeat>,
    choice: Res<SetupChoice>,
    places: Query<(Entity, Option<&Children>), With<NamePlace>>,
    mut commands: Commands,
) {
    let Some(place) = open.0 else { return };
    let Some(seat) = choice.seats.get(place) else {
        return;
    };
    let person = seat.taken && seat.computer.is_none();
    for (entity, children) in &places {
        let there = children.is_some_and(|children| !children.is_empty());
        if person && !there {
            commands.entity(entity).with_children(|place_of_name| {
                place_of_name.spawn(label(
                    Phrase::new("setup-name"),
                    Lettering::read(14.0),
                    QUIET,
                ));
                place_of_name.spawn((NameOf(place), field(&seat.name, LONGEST_NAME)));
            });
        } else if !person && there {
            commands.entity(entity).despawn_children();
        }
    }
}

/// Takes the name as it is written.
pub(super) fn take_name(
    names: Query<(&NameOf, &EditableText), Changed<EditableText>>,
    choice: Res<SetupChoice>,
    mut asked: MessageWriter<SetupCommand>,
) {
    for (&NameOf(place), written) in &names {
        let name = written.value().to_string();
        if choice
            .seats
            .get(place)
            .is_some_and(|seat| seat.name != name)
        {
            asked.write(SetupCommand::Name { place, name });
        }
    }
}
