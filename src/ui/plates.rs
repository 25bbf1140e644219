//! The players' plates: piece, name, who plays, how many pieces are in the goal, the place.

use bevy::prelude::*;

use super::HudSystems;
use super::place::{Area, part};
use super::portrait::portrait;
use super::room::{Pips, Role, Roomy};
use super::sentences::names;
use crate::locale::Phrase;
use crate::rules::{Colour, Compiled};
use crate::screens::Screen;
use crate::table::{Match, Player};
use crate::theme::palette::{self, Ink};
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{EDGE, PANEL, column, line, row, text};
use crate::timeline::Shown;

/// The plate of a colour.
#[derive(Component, Clone, Copy)]
struct Plate(Colour);

/// The line of a plate that calls whoever plays the colour.
#[derive(Component, Clone, Copy)]
struct Called(Colour);

/// One of the pips of a plate: lit when so many pieces are in the goal.
#[derive(Component, Clone, Copy)]
struct Pip(Colour, u8);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_plates)
        .add_systems(
            Update,
            (frame_plates, call_players, tell_roles, light_pips)
                .chain()
                .in_set(HudSystems::Plates)
                .run_if(in_state(Screen::Table)),
        );
}

fn spawn_plates(shown: Res<Shown>, mut commands: Commands) {
    let rules = shown.rules();
    for (i, &colour) in rules.seating.in_play.iter().enumerate() {
        let plate = Node {
            align_items: AlignItems::Center,
            column_gap: px(10),
            padding: UiRect::axes(px(10), px(4)),
            border: px(2).all(),
            border_radius: BorderRadius::all(px(14)),
            overflow: Overflow::clip(),
            ..default()
        };
        let seat = &rules.board.seats[colour.index()];
        let pips = (1..=4).map(move |n| {
            (
                Pip(colour, n),
                Node {
                    width: px(9),
                    height: px(9),
                    border: px(1).all(),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BorderColor::all(palette::GOLD),
                BackgroundColor(Color::NONE),
            )
        });
        commands.spawn((
            part(format!("Plate {}", seat.name), Area::Plate(i), plate),
            Plate(colour),
            BackgroundColor(PANEL),
            BorderColor::all(EDGE),
            Outline::new(px(2), px(2), Color::NONE),
            children![
                portrait(colour),
                (
                    Node {
                        flex_grow: 1.0,
                        min_width: px(0),
                        align_items: AlignItems::FlexStart,
                        ..column(1.0)
                    },
                    children![
                        (
                            Called(colour),
                            line(
                                names::colour(rules, colour),
                                Lettering::bold(17.0),
                                palette::CREAM
                            )
                        ),
                        (
                            row(6.0),
                            children![
                                (Pips(colour), row(3.0), Children::spawn(SpawnIter(pips))),
                                (
                                    Roomy(i),
                                    Role(colour),
                                    line(Phrase::new("player-human"), Lettering::read(13.0), QUIET)
                                ),
                            ]
                        ),
                    ],
                ),
                (Roomy(i), text(seat.letter, Lettering::bold(14.0)),),
            ],
        ));
    }
}

/// What is written small.
const QUIET: Color = Color::srgba(1.0, 0.918, 0.76, 0.75);

fn ink(rules: &Compiled, colour: Colour) -> Ink {
    palette::seat(&rules.board.seats[colour.index()].name, colour.index())
}

/// Whoever is to play is framed in the own colour.
fn frame_plates(shown: Res<Shown>, mut plates: Query<(&Plate, &mut BorderColor, &mut Outline)>) {
    let rules = shown.rules();
    let playing = rules.hands[shown.hand.index()].colours;
    for (plate, mut border, mut outline) in &mut plates {
        let plays = playing & plate.0.bit() != 0 && !shown.over;
        let base = ink(rules, plate.0).base;
        let (edge, glow) = if plays {
            (base, base.with_alpha(0.55))
        } else {
            (EDGE, Color::NONE)
        };
        border.set_if_neq(BorderColor::all(edge));
        if outline.color != glow {
            outline.color = glow;
        }
    }
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
    mut roles: Query<(&Role, &mut LocalizedText, &mut TextColor)>,
) {
    let rules = shown.rules();
    for (role, mut told, mut colour) in &mut roles {
        let Some(hand) = rules.hand_of(role.0) else {
            continue;
        };
        let place = shown.places[hand.index()];
        let (phrase, ink) = if place > 0 {
            (names::place(place), palette::GOLD)
        } else {
            let players = truth.as_ref().map_or(&[][..], |truth| truth.players());
            let phrase = match names::people(rules, role.0, players) {
                // The name stands above, and the colour is still to be said.
                Some(_) => names::colour(rules, role.0),
                None => player_phrase(players.get(hand.index())),
            };
            (phrase, QUIET)
        };
        told.set_if_neq(LocalizedText(phrase));
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

fn light_pips(shown: Res<Shown>, mut pips: Query<(&Pip, &mut BackgroundColor)>) {
    let rules = shown.rules();
    for (&Pip(colour, n), mut ground) in &mut pips {
        let goal = rules.goal_of(colour);
        let home = colour
            .pieces()
            .filter(|p| shown.at[p.index()] == goal)
            .count();
        let lit = home >= usize::from(n);
        ground.set_if_neq(BackgroundColor(if lit {
            palette::GOLD
        } else {
            Color::NONE
        }));
    }
}
