//! What is written on a page has room there: no words are laid out in nothing.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use parchis::locale::{Language, without_marks};
use parchis::screens::{Menu, MenuCommand, Screen};
use parchis::settings::{Setting, SettingsCommand, Speed};

use super::table_of;

fn at_the_house_rules() -> App {
    let mut app = table_of("parchis-4-spain", Speed::Instant, "human");
    let english = Setting::Language(Some(Language::English));
    app.world_mut().write_message(SettingsCommand::Try(english));
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Setup);
    frames(&mut app);
    let house = MenuCommand::Open(Menu::HouseRules);
    app.world_mut().write_message(house);
    frames(&mut app);
    app
}

fn frames(app: &mut App) {
    for _ in 0..5 {
        app.update();
    }
}

/// Everything that is written and to be seen, with the size in which it is laid out.
fn written(app: &mut App) -> Vec<(Entity, String, Vec2)> {
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text, &ComputedNode, &InheritedVisibility)>();
    let seen = texts.iter(world).filter(|(.., visible)| visible.get());
    seen.map(|(entity, text, node, _)| (entity, without_marks(&text.0), node.size()))
        .collect()
}

/// Presses what these words stand on.
fn press(app: &mut App, words: &str) {
    let texts = written(app);
    let text = texts.iter().find(|(_, text, _)| text == words);
    let mut at = text
        .unwrap_or_else(|| panic!("{words:?} among {texts:?}"))
        .0;
    while app.world().get::<Button>(at).is_none() {
        at = app.world().get::<ChildOf>(at).expect("a button").parent();
    }
    app.world_mut().trigger(Activate { entity: at });
    frames(app);
}

#[test]
fn every_choice_of_a_rule_can_be_read() {
    let mut app = at_the_house_rules();
    let closed = written(&mut app).len();
    press(&mut app, "Who plays");
    let texts = written(&mut app);
    assert!(texts.len() > closed + 2, "{texts:?}");
    let choices = texts
        .iter()
        .filter(|(_, text, _)| text.contains("seats play"));
    let widths: Vec<_> = choices.map(|(.., size)| size.x).collect();
    assert!(widths.len() > 2, "{texts:?}");
    assert!(widths.iter().all(|width| *width > 200.0), "{widths:?}");
}
