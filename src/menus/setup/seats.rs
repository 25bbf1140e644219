//! Who plays: a row for every place, in the order of turns.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::words::{Says, seat_name, write_rows};
use super::{QUIET, SetupSystems};
use crate::locale::Phrase;
use crate::rules::Colour;
use crate::screens::{Seat, SetupChoice};
use crate::theme::palette;
use crate::theme::snug::Snug;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Chosen, Style, card, column, label, row};

/// The place that is open to be changed, if one is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenSeat(pub(super) Option<usize>);

impl OpenSeat {
    /// Opens a place, or closes it.
    pub(super) fn toggle(&mut self, place: usize) {
        self.0 = Some(place).filter(|_| self.0 != Some(place));
    }
}

/// Holds the rows.
#[derive(Component)]
struct Rows;

/// The row of a place.
#[derive(Component, Clone, Copy)]
pub(super) struct Row(pub(super) usize);

/// Where a place is changed while it is open: below its row.
#[derive(Component, Clone, Copy)]
pub(super) struct Below(pub(super) usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay_rows, mark_row, write_rows)
            .chain()
            .in_set(SetupSystems::Seats),
    );
}

/// Spawns the place of the rows.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands) {
    parent.spawn((Rows, column(6.0)));
}

/// Lays the rows anew for other places.
fn lay_rows(
    choice: Res<SetupChoice>,
    rows: Query<Entity, With<Rows>>,
    mut laid: Local<Option<(Entity, String, Vec<(u8, u8)>)>>,
    mut open: ResMut<OpenSeat>,
    mut commands: Commands,
) {
    let Ok(rows) = rows.single() else { return };
    let places = choice.seats.iter().map(|seat| (seat.colours, seat.person));
    let wanted = Some((rows, choice.game.board.id.clone(), places.collect()));
    if *laid == wanted {
        return;
    }
    *laid = wanted;
    open.set_if_neq(OpenSeat::default());
    commands
        .entity(rows)
        .despawn_children()
        .with_children(|rows| {
            for (place, seat) in choice.seats.iter().enumerate() {
                rows.spawn(column(6.0)).with_children(|whole| {
                    spawn_row(whole, &choice, place, seat);
                    whole.spawn((Below(place), column(8.0)));
                });
            }
        });
}

fn spawn_row(rows: &mut ChildSpawnerCommands, choice: &SetupChoice, place: usize, seat: &Seat) {
    let blank = || Phrase::new("loading");
    let turn = Node {
        min_width: px(22),
        ..default()
    };
    let called = Node {
        min_width: px(0),
        ..column(0.0)
    };
    let who = Node {
        margin: UiRect::left(auto()),
        ..default()
    };
    let what = (
        Node {
            flex_grow: 1.0,
            min_width: px(0),
            ..row(10.0)
        },
        Pickable::IGNORE,
        children![
            (
                turn,
                children![(
                    Says::Turn(place),
                    label(blank(), Lettering::read(15.0), QUIET)
                )]
            ),
            badge(choice, seat.first),
            (
                called,
                Pickable::IGNORE,
                children![
                    label(
                        seat_name(choice, seat),
                        Lettering::bold(16.0),
                        palette::CREAM
                    ),
                    (
                        Says::Partners(place),
                        label(blank(), Lettering::read(13.0), QUIET)
                    ),
                ],
            ),
            Node {
                flex_grow: 1.0,
                ..default()
            },
            (
                who,
                children![(
                    Says::Who(place),
                    label(blank(), Lettering::bold(16.0), palette::GOLD)
                )]
            ),
        ],
    );
    rows.spawn((
        card(Style::Plain, what),
        Row(place),
        Chosen(false),
        observe(move |_: On<Activate>, mut open: ResMut<OpenSeat>| {
            open.toggle(place);
        }),
    ));
}

/// A disc in a colour, with its letter.
fn badge(choice: &SetupChoice, colour: Colour) -> impl Bundle {
    let seat = &choice.game.board.seats[colour.index()];
    let ink = palette::seat(&seat.name, colour.index());
    (
        Node {
            width: px(28),
            height: px(28),
            border: px(2).all(),
            border_radius: BorderRadius::MAX,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(ink.base),
        BorderColor::all(ink.dark),
        Snug::default(),
        Pickable::IGNORE,
        children![label(
            Phrase::new(format!("letter-{}", seat.name)),
            Lettering::bold(14.0),
            palette::printed_on(ink.base)
        )],
    )
}

fn mark_row(open: Res<OpenSeat>, mut rows: Query<(&Row, &mut Chosen)>) {
    for (row, mut chosen) in &mut rows {
        chosen.set_if_neq(Chosen(open.0 == Some(row.0)));
    }
}
