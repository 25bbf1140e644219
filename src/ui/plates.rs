//! The players' plates: piece, name, who plays, how many pieces are in the goal, the place.

use bevy::prelude::*;

use super::HudSystems;
use super::partners::badged;
use super::place::{Area, part};
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

/// Something written on the plate of a colour.
#[derive(Component, Clone, Copy)]
struct Written(Colour);

/// The ground of the plate of whoever is to play: the only bright one.
const LIT: Color = Color::srgb(1.0, 0.92, 0.72);

/// What is written there.
pub(super) const LIT_INK: Color = Color::srgb(0.19, 0.11, 0.04);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_plates)
        .add_systems(
            Update,
            (light_plates, light_words, light_pips)
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
            padding: UiRect::axes(px(6), px(3)),
            border: px(3).all(),
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
                    // Thinner rings have gaps on the smallest windows.
                    border: px(1.5).all(),
                    border_radius: BorderRadius::MAX,
                    flex_shrink: 0.0,
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
            Outline::new(px(3), px(0), Color::NONE),
            children![
                badged(rules, colour, i),
                (
                    Node {
                        flex_grow: 1.0,
                        min_width: px(0),
                        align_items: AlignItems::FlexStart,
                        ..column(1.0)
                    },
                    children![
                        (
                            Node {
                                width: percent(100),
                                justify_content: JustifyContent::SpaceBetween,
                                ..row(8.0)
                            },
                            children![
                                (
                                    Called(colour),
                                    Written(colour),
                                    Title(i),
                                    line(
                                        names::colour(rules, colour),
                                        Lettering::bold(17.0),
                                        palette::CREAM
                                    ),
                                ),
                                (
                                    Roomy(i),
                                    Written(colour),
                                    line(
                                        names::letter(rules, colour),
                                        Lettering::bold(14.0),
                                        palette::CREAM
                                    ),
                                ),
                            ],
                        ),
                        (
                            row(6.0),
                            children![
                                (
                                    Pips(colour, i),
                                    Node {
                                        flex_shrink: 0.0,
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
            ],
        ));
    }
}

fn ink(rules: &Compiled, colour: Colour) -> Ink {
    palette::seat(&rules.board.seats[colour.index()].name, colour.index())
}

/// Whether it is the turn of whoever plays a colour.
pub(super) fn plays(shown: &Shown, colour: Colour) -> bool {
    let playing = shown.rules().hands[shown.hand.index()].colours;
    playing & colour.bit() != 0 && !shown.over
}

/// The plate of whoever is to play is bright, and framed in the own colour.
fn light_plates(
    shown: Res<Shown>,
    mut plates: Query<(&Plate, &mut BackgroundColor, &mut BorderColor, &mut Outline)>,
) {
    for (&Plate(colour), mut ground, mut border, mut outline) in &mut plates {
        let (paint, edge, glow) = if plays(&shown, colour) {
            let ink = ink(shown.rules(), colour);
            (LIT, ink.base, ink.dark)
        } else {
            (PANEL, EDGE, Color::NONE)
        };
        ground.set_if_neq(BackgroundColor(paint));
        border.set_if_neq(BorderColor::all(edge));
        if outline.color != glow {
            outline.color = glow;
        }
    }
}

fn light_words(shown: Res<Shown>, mut words: Query<(&Written, &mut TextColor)>) {
    for (written, mut colour) in &mut words {
        let lit = plays(&shown, written.0);
        colour.set_if_neq(TextColor(if lit { LIT_INK } else { palette::CREAM }));
    }
}

fn light_pips(shown: Res<Shown>, mut pips: Query<(&Pip, &mut BackgroundColor, &mut BorderColor)>) {
    let rules = shown.rules();
    for (&Pip(colour, n), mut ground, mut border) in &mut pips {
        let goal = rules.goal_of(colour);
        let home = colour
            .pieces()
            .filter(|p| shown.at[p.index()] == goal)
            .count();
        let ink = if plays(&shown, colour) {
            LIT_INK
        } else {
            palette::GOLD
        };
        let lit = home >= usize::from(n);
        ground.set_if_neq(BackgroundColor(if lit { ink } else { Color::NONE }));
        border.set_if_neq(BorderColor::all(ink));
    }
}
