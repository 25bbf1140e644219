//! Who plays a colour, or in which place it has finished.

use bevy::prelude::*;

use super::HudSystems;
use super::place::plate_widths;
use super::plates::{LIT_INK, plays};
use super::room::{Role, is_narrow};
use super::sentences::names;
use crate::locale::{Phrase, Word};
use crate::rules::Colour;
use crate::screens::Screen;
use crate::table::{Match, Player};
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::LocalizedText;
use crate::timeline::Shown;

/// The line of a plate that calls whoever plays the colour.
#[derive(Component, Clone, Copy)]
pub(super) struct Called(pub(super) Colour);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (call_players, tell_roles)
            .chain()
            .in_set(HudSystems::Roles)
            .run_if(in_state(Screen::Table)),
    );
}

/// By name, where one was given.
fn call_players(
    shown: Res<Shown>,
    truth: Option<Res<Match>>,
    mut called: Query<(&Called, &mut LocalizedText)>,
) {
    let rules = shown.rules();
    let players = truth.as_ref().map_or(&[][..], |truth| truth.players());
    for (&Called(colour), mut text) in &mut called {
        let phrase = match names::people(rules, colour, players) {
            Some(people) => Phrase::new("name-as-written").with("name", people),
            None => names::colour(rules, colour),
        };
        text.set_if_neq(LocalizedText(phrase));
    }
}

fn tell_roles(
    shown: Res<Shown>,
    truth: Option<Res<Match>>,
    layout: Res<Layout>,
    mut roles: Query<(&Role, &mut LocalizedText, &mut TextColor)>,
) {
    let rules = shown.rules();
    let widths = plate_widths(rules, &layout);
    for (role, mut told, mut colour) in &mut roles {
        let Some(hand) = rules.hand_of(role.0) else {
            continue;
        };
        let place = shown.places[hand.index()];
        let (phrase, ink) = if place > 0 {
            let plate = rules.seating.in_play.iter().position(|c| *c == role.0);
            let phrase = if plate.is_some_and(|plate| is_narrow(&widths, plate)) {
                Phrase::new("hud-token").with("token", Word::Number(place.into()))
            } else {
                names::place(place)
            };
            (phrase, palette::GOLD)
        } else {
            let players = truth.as_ref().map_or(&[][..], |truth| truth.players());
            let phrase = match names::people(rules, role.0, players) {
                // The name stands above, and the colour is still to be said.
                Some(_) => names::colour(rules, role.0),
                None => player_phrase(players.get(hand.index())),
            };
            (phrase, palette::QUIET)
        };
        told.set_if_neq(LocalizedText(phrase));
        let ink = if plays(&shown, role.0) { LIT_INK } else { ink };
        colour.set_if_neq(TextColor(ink));
    }
}

/// What sort of player plays.
fn player_phrase(player: Option<&Player>) -> Phrase {
    match player {
        None | Some(Player::Human(_)) => Phrase::new("player-human"),
        Some(Player::Computer(name)) => Phrase::new(format!("player-{name}")),
    }
}
