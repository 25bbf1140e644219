//! What is written on the rows of the seats.

use bevy::prelude::*;

use super::{QUIET, players};
use crate::locale::{Phrase, Word};
use crate::rules::Colour;
use crate::screens::{Seat, SetupChoice};
use crate::theme::palette;
use crate::theme::tongue::LocalizedText;
use crate::theme::widgets::show;

/// What is written on a row.
#[derive(Component, Clone, Copy)]
pub(super) enum Says {
    /// When it is their turn.
    Turn(usize),
    /// Who sits there.
    Who(usize),
    /// With whom they win.
    Partners(usize),
}

/// What a place is called: all its colours.
pub(super) fn seat_name(choice: &SetupChoice, seat: &Seat) -> Phrase {
    let colours = crate::rules::ids::colours(seat.colours);
    let names = colours.map(|colour| Word::from(colour_name(choice, colour)));
    Phrase::new("name-as-written").with("name", Word::AllOf(names.collect()))
}

fn colour_name(choice: &SetupChoice, colour: Colour) -> Phrase {
    Phrase::new(format!(
        "seat-{}",
        choice.game.board.seats[colour.index()].name
    ))
}

/// The other places that win together with this one.
fn partners(choice: &SetupChoice, place: usize) -> Vec<Word> {
    let here = &choice.seats[place];
    let mask = |team: &Vec<Colour>| team.iter().fold(0, |mask, colour| mask | colour.bit());
    let mut teams = choice.game.seating.teams.iter().map(mask);
    let team = teams.find(|team| team & here.colours != 0);
    let team = team.unwrap_or(here.colours);
    let others = choice
        .seats
        .iter()
        .enumerate()
        .filter(|(other, seat)| seat.taken && *other != place && seat.colours & team != 0);
    others
        .map(|(_, seat)| match seat.player().name() {
            Some(name) => Word::from(name.to_owned()),
            None => seat_name(choice, seat).into(),
        })
        .collect()
}

pub(super) fn write_rows(
    choice: Res<SetupChoice>,
    mut lines: Query<(&Says, &mut LocalizedText, &mut Node, &mut TextColor)>,
) {
    for (says, mut text, mut node, mut colour) in &mut lines {
        let (Says::Turn(place) | Says::Who(place) | Says::Partners(place)) = *says;
        let Some(seat) = choice.seats.get(place) else {
            continue;
        };
        let phrase = match says {
            Says::Turn(_) => choice
                .hand(place)
                .map(|hand| Phrase::new("setup-turn").with("number", hand.0 + 1)),
            Says::Who(_) => Some(players::who(seat)),
            Says::Partners(_) => {
                let partners = partners(&choice, place);
                let some = seat.taken && !partners.is_empty();
                some.then(|| Phrase::new("setup-partners").with("seats", Word::AllOf(partners)))
            }
        };
        if matches!(says, Says::Who(_)) {
            let ink = if seat.taken { palette::GOLD } else { QUIET };
            colour.set_if_neq(TextColor(ink));
        }
        show(&mut node, phrase.is_some());
        if let Some(phrase) = phrase {
            text.set_if_neq(LocalizedText(phrase));
        }
    }
}
