//! The list of games: it scrolls by wheel, finger and keys.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollIntoView, observe};

use super::ChooserSystems;
use super::chooser::Half;
use crate::content::Games;
use crate::locale::Phrase;
use crate::screens::{Screen, SetupChoice, SetupCommand};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{EDGE, column, entry, label, scrolling};

/// A game of the list, by its id.
#[derive(Component, Clone)]
struct Entry(String);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (mark_chosen, show_chosen)
            .chain()
            .in_set(ChooserSystems::Games)
            .run_if(in_state(Screen::Setup).and_then(resource_exists::<SetupChoice>)),
    );
}

/// Spawns the list.
pub(super) fn spawn_games(parent: &mut ChildSpawnerCommands, games: &Games) {
    let node = Node {
        overflow: Overflow::scroll_y(),
        min_width: px(0),
        min_height: px(150),
        max_height: px(500),
        padding: UiRect::all(px(6)),
        ..column(6.0)
    };
    parent
        .spawn((Half::List, node, scrolling()))
        .with_children(|list| {
            for game in games.catalogue().games.values() {
                let id = game.id.clone();
                list.spawn((
                    Entry(id.clone()),
                    entry(label(
                        Phrase::called(game.name.clone()),
                        Lettering::read(16.0),
                        palette::CREAM,
                    )),
                    observe(
                        move |_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
                            asked.write(SetupCommand::Game(id.clone()));
                        },
                    ),
                ));
            }
        });
}

fn mark_chosen(setup: Res<SetupChoice>, mut entries: Query<(&Entry, &mut BorderColor)>) {
    for (entry, mut border) in &mut entries {
        let chosen = entry.0 == setup.game.id;
        let colour = if chosen { palette::GOLD } else { EDGE };
        border.set_if_neq(BorderColor::all(colour));
    }
}

/// The list opens where the chosen game stands, as soon as it is laid out.
fn show_chosen(
    setup: Res<SetupChoice>,
    entries: Query<(Entity, &Entry, &ComputedNode)>,
    mut shown: Local<Option<Entity>>,
    mut commands: Commands,
) {
    let chosen = entries
        .iter()
        .find(|(_, entry, _)| entry.0 == setup.game.id);
    let Some((entity, ..)) = chosen.filter(|(.., node)| node.size().y > 0.0) else {
        return;
    };
    if entries.contains(shown.unwrap_or(Entity::PLACEHOLDER)) {
        return;
    }
    *shown = Some(entity);
    commands.trigger(ScrollIntoView { entity });
}
