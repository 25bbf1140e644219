//! The title: the name of the game, and where one may go from here.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::MenuSystems;
use super::continued::spawn_continue;
use super::languages::spawn_languages;
use super::quick::spawn_quick;
use super::ways::spawn_ways;
use crate::content::Games;
use crate::locale::Phrase;
use crate::screens::{Screen, SetupChoice};
use crate::table::Saved;
use crate::theme::art::SelfPlay;
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{MenuKeys, column, label, row, screen, scrolling, text};

/// Everything, side by side or one below the other.
#[derive(Component)]
struct Sides;

/// The place beside the menu where the board is seen.
#[derive(Component)]
struct Hero;

/// The name and all that can be pressed; whether a saved match is among it, once it is there.
#[derive(Component, Default)]
struct Choices(Option<bool>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), open).add_systems(
        Update,
        (fill, arrange)
            .chain()
            .in_set(MenuSystems::Title)
            .run_if(in_state(Screen::Title)),
    );
}

fn open(choice: Option<Res<SetupChoice>>, mut commands: Commands) {
    let root = (
        Name::new("Title"),
        DespawnOnExit(Screen::Title),
        Sides,
        MenuKeys::Screen,
        TabGroup::modal(),
        screen(VEIL),
    );
    commands.spawn(root).with_children(|root| {
        if let Some(look_on) = choice.as_deref().and_then(self_play) {
            root.spawn((Hero, Node::default(), look_on, Pickable::IGNORE));
        }
        let node = Node {
            overflow: Overflow::scroll_y(),
            padding: px(14).all(),
            border_radius: BorderRadius::all(px(24)),
            ..column(10.0)
        };
        root.spawn((Choices::default(), node, scrolling(), pool()));
    });
}

/// Writes down where one may go, and anew when a match has come to wait: one that is left is kept
/// only after the title is there.
fn fill(
    saved: Res<Saved>,
    choice: Option<Res<SetupChoice>>,
    games: Res<Games>,
    mut places: Query<(Entity, &mut Choices)>,
    mut commands: Commands,
) {
    let waits = saved.get();
    for (place, mut choices) in &mut places {
        if choices.0.replace(waits.is_some()) == Some(waits.is_some()) {
            continue;
        }
        let mut place = commands.entity(place);
        place.despawn_children().with_children(|choices| {
            let name = Phrase::new("title-game");
            choices.spawn(label(name, Lettering::bold(38.0), palette::GOLD));
            let tagline = Phrase::new("title-tagline");
            choices.spawn(label(tagline, Lettering::read(16.0), palette::CREAM));
            if let Some(save) = waits {
                spawn_continue(choices, save, &games);
            }
            if let Some(choice) = &choice {
                spawn_quick(choices, choice, waits.is_some());
            }
            spawn_ways(choices);
            spawn_languages(choices);
            let version = concat!("v", env!("CARGO_PKG_VERSION"));
            choices.spawn((row(0.0), children![text(version, Lettering::read(12.0))]));
        });
    }
}

/// The usual game plays itself beside the menu.
fn self_play(choice: &SetupChoice) -> Option<SelfPlay> {
    let game = &choice.game;
    Some(SelfPlay {
        rules: choice.compile().ok()?,
        look: Look::named(game.look.as_deref(), &game.board.family),
    })
}

/// How dark the table is behind the menu.
const VEIL: f32 = 0.45;

/// A pool of darkness with soft edges, in which words are read whatever lies under them.
fn pool() -> impl Bundle {
    let dark = Color::srgba(0.075, 0.043, 0.02, 0.82);
    (
        BackgroundColor(dark),
        BoxShadow::new(dark, px(0), px(0), px(16), px(44)),
    )
}

/// How wide and how high the choices are, and how much higher with a saved match, in pixels.
const CHOICES: Vec2 = Vec2::new(430.0, 395.0);
const SAVED: f32 = 128.0;

/// How far the choices are from a board beside them, and how much of the window is left free, in
/// pixels.
const GAP: f32 = 60.0;
const MARGIN: f32 = 32.0;

/// How far the frame of the board reaches over each side of its place, in parts of that.
const EDGE: f32 = 0.08;

/// The board stands beside the choices where there is room, else above them, else nowhere. Beside
/// it the card of a saved match grows upwards as long as there is room: what lies below stays where
/// it is without one.
fn arrange(
    layout: Res<Layout>,
    scale: Res<UiScale>,
    mut sides: Query<&mut Node, (With<Sides>, Without<Hero>, Without<Choices>)>,
    mut hero: Query<&mut Node, (With<Hero>, Without<Choices>)>,
    mut choices: Query<(&Choices, &mut Node)>,
) {
    let room = layout.window / scale.0;
    let saved = choices.iter().any(|(choices, _)| choices.0 == Some(true));
    let high = CHOICES.y + if saved { SAVED } else { 0.0 };
    // The board is seen larger than its place.
    let seen = 1.0 + 2.0 * EDGE;
    let wide = room.x > 1.9 * CHOICES.x;
    let (direction, gap, side) = if wide {
        let beside = (room.x - CHOICES.x - GAP - MARGIN) / seen;
        (FlexDirection::Row, px(GAP), beside.min(0.84 * room.y))
    } else {
        let above = ((room.y - high - MARGIN) / seen).min(0.8 * room.x);
        (FlexDirection::Column, px(EDGE * above.max(0.0)), above)
    };
    for mut node in &mut sides {
        if (node.flex_direction, node.column_gap) != (direction, gap) {
            node.flex_direction = direction;
            node.column_gap = gap;
            node.row_gap = gap;
        }
    }
    for mut node in &mut hero {
        let display = if side < 90.0 {
            Display::None
        } else {
            Display::Flex
        };
        if (node.display, node.width) != (display, px(side)) {
            node.display = display;
            node.width = px(side);
            node.height = px(side);
            node.flex_shrink = 0.0;
        }
    }
    let upwards = saved && wide && high + SAVED + MARGIN < room.y;
    let margin = px(if upwards { SAVED } else { 0.0 }).bottom();
    for (_, mut node) in &mut choices {
        // A width that is met exactly: words are measured in it before a limit would apply.
        let (width, height) = (px(CHOICES.x.min(0.96 * room.x)), percent(98));
        if (node.width, node.max_height, node.margin) != (width, height, margin) {
            node.width = width;
            node.margin = margin;
            node.max_height = height;
            node.min_height = px(0);
        }
    }
}
