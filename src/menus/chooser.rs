//! The chooser: which game, who sits where, and off one goes.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::ChooserSystems;
use super::games::spawn_games;
use super::seats::Seats;
use crate::content::Games;
use crate::locale::{Language, Phrase};
use crate::screens::{Screen, SetupChoice, SetupCommand};
use crate::settings::{Setting, SettingsCommand, following};
use crate::table::Saved;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText, Tongue};
use crate::theme::widgets::{
    MenuKeys, Style, button, choice, column, first, label, panel, screen, text, warm,
};

/// Things that lie side by side on a wide window and one below the other on an upright one.
#[derive(Component)]
struct Beside;

/// One of them.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    /// The games.
    List,
    /// Everything about the chosen one.
    Side,
}

/// What is there only if a saved match waits.
#[derive(Component)]
struct IfSaved;

/// The panel with everything; it scrolls where a window is too low for it.
#[derive(Component)]
struct Whole;

/// The language's own name for itself.
#[derive(Component)]
struct Autonym;

/// What is said of the chosen game.
#[derive(Component)]
struct About;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Setup), spawn_chooser)
        .add_systems(
            Update,
            (stack, name_language, describe, offer_saved)
                .chain()
                .in_set(ChooserSystems::Whole)
                .run_if(in_state(Screen::Setup).and_then(resource_exists::<SetupChoice>)),
        );
}

fn spawn_chooser(games: Res<Games>, mut commands: Commands) {
    let root = (
        Name::new("Chooser"),
        DespawnOnExit(Screen::Setup),
        MenuKeys::Screen,
        TabGroup::modal(),
        screen(0.0),
        warm(),
    );
    commands.spawn(root).with_children(|root| {
        root.spawn((panel(px(920)), Whole)).with_children(|panel| {
            panel.spawn(label(
                Phrase::new("title-game"),
                Lettering::bold(30.0),
                palette::GOLD,
            ));
            panel.spawn((Beside, beside())).with_children(|beside| {
                spawn_games(beside, &games);
                let side = Node {
                    min_width: px(0),
                    flex_shrink: 0.0,
                    ..column(8.0)
                };
                beside.spawn((Half::Side, side)).with_children(spawn_side);
            });
        });
    });
}

fn beside() -> Node {
    Node {
        column_gap: px(20),
        row_gap: px(12),
        min_height: px(0),
        ..default()
    }
}

/// What is said of the game, the seats, the language and the buttons.
fn spawn_side(side: &mut ChildSpawnerCommands) {
    side.spawn((
        About,
        label(
            Phrase::new("loading"),
            Lettering::read(15.0),
            palette::CREAM,
        ),
    ));
    side.spawn((Seats, column(6.0)));
    side.spawn((
        choice(
            label(
                Phrase::new("menu-language"),
                Lettering::read(16.0),
                palette::CREAM,
            ),
            (Autonym, text("", Lettering::bold(16.0))),
        ),
        observe(
            |_: On<Activate>, tongue: Res<Tongue>, mut asked: MessageWriter<SettingsCommand>| {
                let next = following(&Language::ALL, &tongue.language);
                asked.write(SettingsCommand::Set(Setting::Language(Some(next))));
            },
        ),
    ));
    side.spawn((
        button(Phrase::new("menu-play"), Style::Chief),
        first(),
        observe(|_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
            asked.write(SetupCommand::Begin);
        }),
    ));
    let go_on = (
        button(Phrase::new("menu-continue-saved"), Style::Plain),
        observe(|_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
            asked.write(SetupCommand::GoOn);
        }),
    );
    let warning = label(
        Phrase::new("menu-new-game-warning"),
        Lettering::read(13.0),
        palette::CREAM.with_alpha(0.7),
    );
    side.spawn((IfSaved, column(8.0), children![go_on, warning]));
}

/// The saved match is offered as long as there is one: it comes when a table is left.
fn offer_saved(saved: Res<Saved>, mut nodes: Query<&mut Node, With<IfSaved>>) {
    let waits = saved.get().is_some();
    let display = if waits { Display::Flex } else { Display::None };
    for mut node in &mut nodes {
        if node.display != display {
            node.display = display;
        }
    }
}

fn stack(
    layout: Res<Layout>,
    mut whole: Query<&mut Node, (With<Whole>, Without<Beside>, Without<Half>)>,
    mut beside: Query<&mut Node, (With<Beside>, Without<Half>)>,
    mut halves: Query<(&Half, &mut Node)>,
) {
    let direction = if layout.upright {
        FlexDirection::Column
    } else {
        FlexDirection::Row
    };
    for mut node in &mut whole {
        if node.overflow != Overflow::scroll_y() {
            node.overflow = Overflow::scroll_y();
        }
    }
    for mut node in &mut beside {
        if node.flex_direction != direction {
            node.flex_direction = direction;
        }
    }
    for (half, mut node) in &mut halves {
        let (basis, grow) = match (half, layout.upright) {
            (_, false) => (px(0), 1.0),
            (Half::List, true) => (px(232), 0.0),
            (Half::Side, true) => (auto(), 0.0),
        };
        if (node.flex_basis, node.flex_grow) != (basis, grow) {
            (node.flex_basis, node.flex_grow) = (basis, grow);
        }
    }
}

fn name_language(tongue: Res<Tongue>, mut names: Query<&mut Text, With<Autonym>>) {
    for mut name in &mut names {
        name.set_if_neq(Text::new(tongue.language.autonym()));
    }
}

fn describe(setup: Res<SetupChoice>, mut about: Query<&mut LocalizedText, With<About>>) {
    for mut text in &mut about {
        text.set_if_neq(LocalizedText(Phrase::about(&setup.game.name)));
    }
}
