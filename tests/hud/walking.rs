//! Every screen and every menu is walked by Tab alone: whatever can be pressed there is come to,
//! once a round, and is seen to be.

use std::sync::Arc;

use bevy::input::keyboard::Key;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use parchis::screens::{Menu, MenuCommand, Screen};
use parchis::storage::Storage;
use parchis::theme::widgets::MenuKeys;

use super::settings::strike;
use super::{Memory, add_keys, finished, frames, furnished, press, put_together, screen, settle};

const SPAIN: &str = "parchis-4-spain";

fn at_keys(game: Option<&str>) -> App {
    let mut app = put_together(game);
    add_keys(&mut app);
    let mut app = finished(app);
    frames(&mut app, 6);
    app
}

/// Goes to a screen, and opens menus over it one after another.
fn come_to(app: &mut App, to: Screen, menus: &[Menu]) {
    if screen(app) != to {
        app.world_mut().resource_mut::<NextState<Screen>>().set(to);
        frames(app, 4);
    }
    for menu in menus {
        app.world_mut().write_message(MenuCommand::Open(*menu));
        frames(app, 4);
        assert_eq!(**app.world().resource::<State<Menu>>(), *menu);
    }
}

/// Everything that can be pressed now: on what lies on top, neither left out nor disabled.
fn pressable(app: &mut App) -> Vec<Entity> {
    let world = app.world_mut();
    let mut roots = world.query::<(Entity, &MenuKeys)>();
    let top = roots.iter(world).max_by_key(|(_, keys)| **keys);
    let top = top.expect("a screen").0;
    let mut things =
        world.query_filtered::<Entity, (With<TabIndex>, Without<InteractionDisabled>)>();
    let things: Vec<_> = things.iter(world).collect();
    let mut above = world.query::<(Option<&Node>, Option<&ChildOf>)>();
    let mut there = |thing: Entity| {
        let mut at = thing;
        loop {
            let (node, parent) = above.get(world, at).unwrap();
            if node.is_some_and(|node| node.display == Display::None) {
                return false;
            }
            match parent {
                _ if at == top => return true,
                Some(parent) => at = parent.parent(),
                None => return false,
            }
        }
    };
    things.into_iter().filter(|thing| there(*thing)).collect()
}

/// What Tab comes to in one round, in this order.
fn round(app: &mut App) -> Vec<Entity> {
    let mut reached = Vec::new();
    loop {
        strike(app, KeyCode::Tab, Key::Tab);
        let on = app.world().resource::<InputFocus>().get().expect("a focus");
        if reached.contains(&on) {
            return reached;
        }
        let ring = app.world().get::<Outline>(on).expect("a ring");
        assert!(
            ring.color.alpha() > 0.9,
            "{on} is not seen to have the focus"
        );
        reached.push(on);
    }
}

/// Walks what lies on top, and says how much there is to press.
fn walk(app: &mut App, what: &str) -> usize {
    let mut reached = round(app);
    let all = pressable(app);
    let mut missed = all.clone();
    missed.retain(|thing| !reached.contains(thing));
    assert!(
        missed.is_empty(),
        "{what}: {} of {} are missed",
        missed.len(),
        all.len()
    );
    let idle = reached.iter().filter(|thing| !all.contains(thing));
    assert_eq!(idle.count(), 0, "{what}: come to where nothing can be done");
    let mut again = round(app);
    reached.sort_unstable();
    again.sort_unstable();
    assert_eq!(again, reached, "{what}: the next round is the same");
    all.len()
}

#[test]
fn every_screen_is_walked() {
    let mut app = at_keys(None);
    let title = walk(&mut app, "title");
    assert!(title > 6, "{title}");
    come_to(&mut app, Screen::Setup, &[]);
    let closed = walk(&mut app, "setup");
    press(&mut app, "Yellow");
    let open = walk(&mut app, "setup with an open seat");
    assert!(closed > 15 && open > closed + 4, "{closed}, {open}");
    let mut app = at_keys(Some(SPAIN));
    come_to(&mut app, Screen::Result, &[]);
    settle(&mut app);
    assert!(walk(&mut app, "result") > 2);
}

#[test]
fn every_menu_over_the_table_is_walked() {
    for (menus, least) in [
        (&[Menu::Pause] as &[_], 5),
        (&[Menu::Pause, Menu::Restart], 2),
        (&[Menu::Pause, Menu::Settings], 14),
        (&[Menu::Pause, Menu::Rules], 1),
    ] {
        let mut app = at_keys(Some(SPAIN));
        come_to(&mut app, Screen::Table, menus);
        let there = walk(&mut app, &format!("{menus:?}"));
        assert!(there >= least, "{menus:?}: {there}");
    }
}

#[test]
fn every_page_of_the_house_rules_is_walked() {
    for (menus, least) in [
        (&[Menu::HouseRules] as &[_], 30),
        (&[Menu::HouseRules, Menu::KeepRules], 3),
        (&[Menu::HouseRules, Menu::SendRules], 5),
    ] {
        let mut app = at_keys(None);
        come_to(&mut app, Screen::Setup, menus);
        let there = walk(&mut app, &format!("{menus:?}"));
        assert!(there >= least, "{menus:?}: {there}");
        if menus.len() == 1 {
            press(&mut app, "What brings a piece out");
            let open = walk(&mut app, "an open point");
            assert!(open > there + 2, "{open}");
        }
    }
}

#[test]
fn the_question_before_a_saved_match_is_lost_is_walked() {
    let storage: Arc<dyn Storage> = Arc::new(Memory::default());
    let catalogue = parchis::levels::Catalogue::from(parchis::levels::Levels::embedded());
    for saved in [false, true] {
        let mut app = furnished(catalogue.clone(), None, storage.clone());
        add_keys(&mut app);
        let mut app = finished(app);
        frames(&mut app, 6);
        press(&mut app, "Play now");
        if saved {
            assert_eq!(**app.world().resource::<State<Menu>>(), Menu::Replace);
            assert!(walk(&mut app, "a saved match") >= 2);
        } else {
            assert_eq!(screen(&app), Screen::Table);
        }
    }
}
