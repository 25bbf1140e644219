//! The players' plates: piece, name, who plays, how many pieces are in the goal, the place.

use bevy::prelude::*;

use super::HudSystems;
use super::place::{Area, part};
use super::portrait::portrait;
use super::roles::Called;
use super::room::{Pips, Role, Roomy, Title};
use super::sentences::names;
use crate::locale::Phrase;
use crate::rules::{Colour, Compiled};
use crate::screens::Screen;
use crate::theme::palette::{self, Ink};
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{EDGE, PANEL, column, line, row};
use crate::timeline::Shown;

/// The plate of a colour.
#[derive(Component, Clone, Copy)]
struct Plate(Colour);

/// One of the pips of a plate: lit when so many pieces are in the goal.
#[derive(Component, Clone, Copy)]
struct Pip(Colour, u8);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_plates)
        .add_systems(
            Update,
            (frame_plates, light_pips)
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
            column_gap: px(8),
            padding: UiRect::axes(px(7), px(4)),
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
                            Title(i),
                            line(
                                names::colour(rules, colour),
                                Lettering::bold(17.0),
                                palette::CREAM
                            ),
                        ),
                        (
                            row(6.0),
                            children![
                                (
                                    Pips(colour, i),
                                    Node {
                                        flex_wrap: FlexWrap::Wrap,
                                        ..row(3.0)
                                    },
                                    Children::spawn(SpawnIter(pips))
                                ),
                                (
                                    Roomy(i),
                                    Role(colour),
                                    line(
                                        Phrase::new("player-human"),
                                        Lettering::read(13.0),
                                        palette::QUIET
                                    )
                                ),
                            ]
                        ),
                    ],
                ),
                (
                    Roomy(i),
                    line(
                        names::letter(rules, colour),
                        Lettering::bold(14.0),
                        palette::CREAM
                    ),
                ),
            ],
        ));
    }
}

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
