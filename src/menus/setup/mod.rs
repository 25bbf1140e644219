//! The setup: which game, who sits where, and off one goes.

mod boards;
mod drawing;
mod editor;
mod forms;
mod games;
mod house;
mod name;
mod players;
mod seats;
mod swap;
mod told;
mod words;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use self::seats::OpenSeat;
pub(super) use self::told::counted;
use super::MenuSystems;
use crate::content::Games;
use crate::locale::Phrase;
use crate::screens::{MenuCommand, Screen, SetupChoice};
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{MenuKeys, Page, column, label, screen, spawn_page, warm};

/// The order in which the parts follow what is chosen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum SetupSystems {
    Whole,
    Boards,
    Forms,
    Games,
    Drawing,
    Seats,
    Editor,
    Told,
}

/// Games and seats: side by side where there is room, else one below the other.
#[derive(Component)]
struct Halves;

/// One of them.
#[derive(Component)]
struct Half;

pub(super) fn plugin(app: &mut App) {
    use SetupSystems::{Boards, Drawing, Editor, Forms, Games, Seats, Told, Whole};
    app.configure_sets(
        Update,
        (Whole, Boards, Forms, Games, Drawing, Seats, Editor, Told)
            .chain()
            .in_set(MenuSystems::Setup)
            .run_if(in_state(Screen::Setup).and_then(resource_exists::<SetupChoice>)),
    )
    .init_resource::<OpenSeat>()
    .add_systems(OnEnter(Screen::Setup), open)
    .add_systems(Update, stack.in_set(Whole))
    .add_plugins((
        boards::plugin,
        forms::plugin,
        games::plugin,
        drawing::plugin,
        seats::plugin,
        editor::plugin,
        told::plugin,
    ));
}

/// How wide a page is that has room for both halves side by side, in pixels.
const WIDE: f32 = 820.0;

fn open(games: Res<Games>, mut seat: ResMut<OpenSeat>, mut commands: Commands) {
    *seat = OpenSeat::default();
    let root = (
        Name::new("Setup"),
        DespawnOnExit(Screen::Setup),
        MenuKeys::Screen,
        TabGroup::modal(),
        screen(0.0),
        warm(),
    );
    commands.spawn(root).with_children(|root| {
        spawn_page(
            root,
            Page {
                width: 1140.0,
                height: None,
            },
            Phrase::new("setup-title"),
            MenuCommand::Back,
            |body| {
                body.spawn((Halves, halves())).with_children(|halves| {
                    halves.spawn((Half, half())).with_children(|half| {
                        boards::spawn(half, &games);
                        forms::spawn(half);
                        games::spawn(half);
                    });
                    halves.spawn((Half, half())).with_children(|half| {
                        half.spawn(heading(Phrase::new("menu-choose-seats")));
                        drawing::spawn(half);
                        told::spawn_about(half);
                        seats::spawn(half);
                    });
                });
            },
            told::spawn_foot,
        );
    });
}

fn halves() -> Node {
    Node {
        column_gap: px(28),
        row_gap: px(20),
        ..default()
    }
}

fn half() -> Node {
    Node {
        min_width: px(0),
        ..column(10.0)
    }
}

/// What a part is about.
fn heading(phrase: Phrase) -> impl Bundle {
    label(phrase, Lettering::bold(18.0), palette::CREAM)
}

/// The colour of what is written small.
const QUIET: Color = Color::srgba(1.0, 0.918, 0.76, 0.78);

fn stack(
    layout: Res<Layout>,
    scale: Res<UiScale>,
    mut halves: Query<&mut Node, (With<Halves>, Without<Half>)>,
    mut half: Query<&mut Node, With<Half>>,
) {
    let wide = layout.window.x / scale.0 > WIDE;
    let direction = if wide {
        FlexDirection::Row
    } else {
        FlexDirection::Column
    };
    for mut node in &mut halves {
        if node.flex_direction != direction {
            node.flex_direction = direction;
        }
    }
    let (basis, grow) = if wide { (px(0), 1.0) } else { (auto(), 0.0) };
    for mut node in &mut half {
        if (node.flex_basis, node.flex_grow) != (basis, grow) {
            (node.flex_basis, node.flex_grow) = (basis, grow);
        }
    }
}
