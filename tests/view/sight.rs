//! What is opened comes into sight, and what is pressed stays where it is seen.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{Activate, Button, ScrollArea};

use parchis::locale::{Language, without_marks};
use parchis::screens::{Menu, MenuCommand, Screen, SetupCommand};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::theme::widgets::Style;

use super::{laid_in, opened};

const SIZES: [UVec2; 2] = [UVec2::new(1280, 720), UVec2::new(390, 844)];

/// The setup of a game, in English.
fn at_the_setup(size: UVec2, game: &str) -> App {
    let mut app = opened(laid_in(size, game, Speed::Instant, "human"));
    let english = Setting::Language(Some(Language::English));
    app.world_mut().write_message(SettingsCommand::Try(english));
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Setup);
    frames(&mut app);
    app.world_mut()
        .write_message(SetupCommand::Game(game.to_owned()));
    frames(&mut app);
    app
}

fn at_the_house_rules(size: UVec2) -> App {
    let mut app = at_the_setup(size, "parchis-4-spain");
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

/// The buttons on which these words stand and are to be seen, the one that came last first.
fn buttons(app: &mut App, words: &str) -> Vec<Entity> {
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text, &ComputedNode, &InheritedVisibility)>();
    let seen = texts.iter(world).filter(|(_, text, node, visible)| {
        visible.get() && !node.is_empty() && without_marks(&text.0) == words
    });
    let seen: Vec<_> = seen.map(|(entity, ..)| entity).collect();
    let mut parents = world.query::<&ChildOf>();
    let mut pressed = world.query_filtered::<(), With<Button>>();
    let (parents, pressed) = (parents.query(world), pressed.query(world));
    let on = |text: &Entity| {
        let mut above = parents.iter_ancestors(*text);
        above.find(|above| pressed.contains(*above))
    };
    seen.iter().rev().filter_map(on).collect()
}

fn button(app: &mut App, words: &str) -> Entity {
    let found = buttons(app, words);
    *found
        .first()
        .unwrap_or_else(|| panic!("{words:?} is not seen"))
}

/// Presses with a pointer: what is pressed has the focus, and no ring.
fn press(app: &mut App, words: &str) -> Entity {
    let entity = button(app, words);
    let mut focus = app.world_mut().resource_mut::<InputFocus>();
    focus.set(entity, FocusCause::Pressed);
    app.update();
    app.world_mut().trigger(Activate { entity });
    frames(app);
    entity
}

/// Where something is seen.
fn place(app: &App, entity: Entity) -> Rect {
    let world = app.world();
    let node = world.get::<ComputedNode>(entity).expect("a node");
    let at = world.get::<UiGlobalTransform>(entity).expect("a place");
    Rect::from_center_size(at.translation, node.size())
}

/// The list in which something lies.
fn list(app: &App, entity: Entity) -> Entity {
    let world = app.world();
    let mut at = entity;
    while world.get::<ScrollArea>(at).is_none() {
        at = world.get::<ChildOf>(at).expect("a list").parent();
    }
    at
}

/// Scrolls as with a wheel, until something is almost at the upper edge of its list.
fn scroll_to(app: &mut App, words: &str) {
    let entity = button(app, words);
    let list = list(app, entity);
    let down = place(app, entity).min.y - place(app, list).min.y - 40.0;
    let mut position = app.world_mut().get_mut::<ScrollPosition>(list);
    position.as_mut().expect("a list").y += down;
    frames(app);
}

/// Whether something lies in its list from top to bottom.
fn is_seen(app: &App, entity: Entity) -> bool {
    let (list, place) = (place(app, list(app, entity)), place(app, entity));
    list.min.y <= place.min.y && place.max.y <= list.max.y
}

/// Everything that can be pressed beside and below something in what holds it.
fn family(app: &mut App, entity: Entity) -> Vec<Entity> {
    let world = app.world_mut();
    let whole = world.get::<ChildOf>(entity).expect("a whole").parent();
    let mut children = world.query::<&Children>();
    let mut things = world.query_filtered::<&ComputedNode, With<Style>>();
    let (children, things) = (children.query(world), things.query(world));
    children
        .iter_descendants(whole)
        .filter(|below| things.get(*below).is_ok_and(|node| !node.is_empty()))
        .collect()
}

#[test]
fn the_choices_of_a_rule_are_seen_as_soon_as_they_are_opened() {
    for size in SIZES {
        let mut app = at_the_house_rules(size);
        for rule in [
            "Who plays",
            "What brings a piece out",
            "Pieces out at the start",
            "Bonus for the goal",
        ] {
            let head = press(&mut app, rule);
            let all = family(&mut app, head);
            assert!(all.len() > 2, "{size}, {rule}: {}", all.len());
            for thing in all {
                assert!(is_seen(&app, thing), "{size}, {rule}");
            }
        }
    }
}

#[test]
fn a_seat_is_seen_entirely_as_soon_as_it_is_opened() {
    for size in SIZES {
        for (game, seats) in [
            (
                "parchis-4-spain",
                &["Green", "Yellow", "Blue", "Red"] as &[_],
            ),
            ("parchis-8-spain", &["Green", "Fuchsia", "Red"]),
        ] {
            let mut app = at_the_setup(size, game);
            for seat in seats {
                let row = press(&mut app, seat);
                let all = family(&mut app, row);
                assert!(all.len() > 4, "{size}, {seat}: {}", all.len());
                for thing in all {
                    assert!(is_seen(&app, thing), "{size}, {seat} of {game}");
                }
            }
        }
    }
}

/// How far something is moved by being pressed.
fn moved_by_press(app: &mut App, words: &str) -> f32 {
    let before = button(app, words);
    let before = place(app, before).min.y;
    let pressed = press(app, words);
    place(app, pressed).min.y - before
}

#[test]
fn what_is_pressed_stays_where_it_is_seen() {
    for size in SIZES {
        // What was open above it closes.
        let mut app = at_the_house_rules(size);
        press(&mut app, "Who begins");
        scroll_to(&mut app, "Who plays");
        let moved = moved_by_press(&mut app, "Who plays");
        assert!(moved.abs() < 1.0, "{size}: {moved}");
        // The games and seats of another kind are others, and as many fewer.
        let mut app = at_the_setup(size, "parchis-4-spain");
        scroll_to(&mut app, "Barsees");
        for form in ["One against one", "With partners", "Free for all"] {
            let moved = moved_by_press(&mut app, form);
            assert!(moved.abs() < 1.0, "{size}, {form}: {moved}");
        }
    }
}
