//! What one begins with: the presets of the game, and the player's own rules.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::draft::{Draft, DraftCommand};
use super::{PageSystems, QUIET, WARNING, heading};
use crate::content::{Games, OwnRulesCommand, OwnRulesTold};
use crate::locale::Phrase;
use crate::rules::family::Preset;
use crate::screens::Menu;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{Style, button, column, first, label, wrapped_row};

/// Where the presets stand.
#[derive(Component)]
struct Shelf;

/// The edge of the button of a preset: golden where one began with it.
#[derive(Component, Clone, Debug)]
struct BeginsWith(String);

/// The button that throws own rules away, once it has been pressed.
#[derive(Component)]
struct Asked;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay, mark)
            .chain()
            .in_set(PageSystems::Presets)
            .run_if(in_state(Menu::HouseRules).and_then(resource_exists::<Draft>)),
    );
}

/// Spawns the shelf, and what is told of files that cannot be used.
pub(super) fn spawn(body: &mut ChildSpawnerCommands, draft: &Draft, games: &Games) {
    body.spawn(heading(Phrase::new("house-rules-begin")));
    body.spawn((Shelf, column(8.0)))
        .with_children(|shelf| fill(shelf, draft, games));
    for flaw in &games.catalogue().flaws {
        if flaw.file.ends_with(".rules.ron") {
            let told = Phrase::new("house-rules-broken").with("path", flaw.file.clone());
            body.spawn(label(told, Lettering::read(15.0), WARNING));
        }
    }
}

fn fill(shelf: &mut ChildSpawnerCommands, draft: &Draft, games: &Games) {
    let catalogue = games.catalogue();
    let family = draft.house.family();
    let (own, shipped): (Vec<_>, Vec<_>) = catalogue
        .presets
        .iter()
        .filter(|(_, preset)| preset.rules.family() == family)
        .partition(|(id, _)| catalogue.own.contains(*id));
    let base = draft.house.base().preset();
    spawn_row(shelf, &shipped, base);
    if !own.is_empty() {
        let about = Phrase::new("house-rules-own");
        shelf.spawn(label(about, Lettering::read(15.0), QUIET));
        spawn_row(shelf, &own, base);
    }
    if let Some((_, preset)) = own.iter().find(|(id, _)| *id == base) {
        let phrase = Phrase::new("house-rules-forget").with("name", preset.name.clone());
        shelf.spawn((
            button(phrase, Style::Quiet),
            observe(forget(base.to_owned())),
        ));
    }
}

/// Keys begin on the preset that one began with.
fn spawn_row(shelf: &mut ChildSpawnerCommands, presets: &[(&String, &Preset)], base: &str) {
    shelf.spawn(wrapped_row(8.0)).with_children(|row| {
        for (id, preset) in presets {
            let (here, id) = (*id == base, (*id).clone());
            let mut button = row.spawn((
                button(Phrase::called(&*preset.name), Style::Plain),
                BeginsWith(id.clone()),
                observe(
                    move |_: On<Activate>, mut asked: MessageWriter<DraftCommand>| {
                        asked.write(DraftCommand::Begin(id.clone()));
                    },
                ),
            ));
            if here {
                button.insert(first());
            }
        }
    });
}

/// The first press asks, the second throws away; the rules on the page stay as they are.
fn forget(
    id: String,
) -> impl FnMut(
    On<Activate>,
    Query<(&Children, Has<Asked>)>,
    Query<&mut LocalizedText>,
    MessageWriter<OwnRulesCommand>,
    Commands,
) {
    move |press, buttons, mut texts, mut asked, mut commands| {
        let Ok((children, sure)) = buttons.get(press.entity) else {
            return;
        };
        if sure {
            asked.write(OwnRulesCommand::Forget(id.clone()));
            return;
        }
        commands.entity(press.entity).insert(Asked);
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.0 = Phrase::new("house-rules-forget-sure");
            }
        }
    }
}

/// The shelf is laid anew when something else is begun with, or own rules come or go.
fn lay(
    draft: Res<Draft>,
    games: Res<Games>,
    mut told: MessageReader<OwnRulesTold>,
    mut laid: Local<String>,
    shelves: Query<Entity, With<Shelf>>,
    mut commands: Commands,
) {
    let anew = told.read().count() > 0;
    let base = draft.house.base().preset();
    if anew || *laid != base {
        base.clone_into(&mut laid);
        for shelf in &shelves {
            commands
                .entity(shelf)
                .despawn_children()
                .with_children(|shelf| fill(shelf, &draft, &games));
        }
    }
}

fn mark(draft: Res<Draft>, mut buttons: Query<(&BeginsWith, &mut BorderColor)>) {
    for (begins, mut border) in &mut buttons {
        let here = begins.0 == draft.house.base().preset();
        let colour = if here {
            palette::GOLD
        } else {
            palette::CREAM.with_alpha(0.2)
        };
        border.set_if_neq(BorderColor::all(colour));
    }
}
