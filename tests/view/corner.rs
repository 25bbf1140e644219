//! The corner of the table: its buttons keep to their place in every window, and say what they mean.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::ComputedStackIndex;
use bevy::ui_widgets::{Activate, Button};

use parchis::locale::{Language, without_marks};
use parchis::screens::{Menu, MenuCommand};
use parchis::settings::{Setting, SettingsCommand, Speed, TextSize};
use parchis::theme::layout::Layout;
use parchis::theme::widgets::Hint;

use super::{laid_in, opened};
use crate::tray::SIZES;

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

/// The buttons of the corner that are seen, and where.
fn buttons(app: &mut App) -> Vec<(Entity, Rect)> {
    let world = app.world_mut();
    let mut names = world.query::<(Entity, &Name)>();
    let corner = names
        .iter(world)
        .find(|(_, name)| name.as_str() == "Buttons");
    let corner = corner.expect("a corner").0;
    let children = world.get::<Children>(corner).expect("buttons");
    let children: Vec<_> = children.iter().collect();
    let mut placed = world
        .query_filtered::<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<Button>>(
        );
    let placed = children.into_iter().filter_map(|button| {
        let (node, at, seen) = placed.get(world, button).ok()?;
        let there = seen.get() && !node.is_empty();
        there.then(|| (button, Rect::from_center_size(at.translation, node.size())))
    });
    placed.collect()
}

#[test]
fn buttons_keep_to_their_corner() {
    for size in SIZES {
        let mut app = opened(laid_in(size, "parchis-4-spain", Speed::Instant, "human"));
        for (language, percent) in [(Language::Spanish, 100), (Language::Arabic, 200)] {
            for setting in [
                Setting::Language(Some(language)),
                Setting::TextSize(TextSize::near(percent)),
            ] {
                app.world_mut().write_message(SettingsCommand::Set(setting));
            }
            frames(&mut app, 30);
            // Places are rounded to whole pixels.
            let place = app.world().resource::<Layout>().buttons.inflate(2.0);
            let there = buttons(&mut app);
            assert!(there.len() >= 3, "{size}: {}", there.len());
            for (_, button) in &there {
                assert_eq!(
                    place.union(*button),
                    place,
                    "{size}, {language:?}: {button:?}"
                );
            }
        }
    }
}

/// The words in the bubble beside a sign.
fn hint(app: &mut App) -> Option<String> {
    let world = app.world_mut();
    let mut names = world.query::<(&Name, &Children)>();
    let hint = names.iter(world).find(|(name, _)| name.as_str() == "Hint");
    let words = *hint?.1.first()?;
    let text = world.get::<Text>(words)?;
    Some(without_marks(&text.0))
}

#[test]
fn every_sign_says_what_it_means_and_is_gone_under_a_menu() {
    let size = UVec2::new(1280, 720);
    let mut app = opened(laid_in(size, "parchis-4-spain", Speed::Instant, "human"));
    let english = Setting::Language(Some(Language::English));
    app.world_mut().write_message(SettingsCommand::Set(english));
    frames(&mut app, 3);
    assert_eq!(hint(&mut app), None);
    app.world_mut().resource_mut::<InputFocusVisible>().0 = true;
    let mut told = Vec::new();
    for (button, _) in buttons(&mut app) {
        assert!(app.world().get::<Hint>(button).is_some());
        let mut focus = app.world_mut().resource_mut::<InputFocus>();
        focus.set(button, FocusCause::Navigated);
        frames(&mut app, 3);
        told.extend(hint(&mut app));
    }
    let wanted = ["Rules", "What the keys do", "Language", "Speed", "Pause"];
    assert_eq!(told, wanted);
    app.world_mut()
        .write_message(MenuCommand::Open(Menu::Settings));
    frames(&mut app, 4);
    assert!(buttons(&mut app).is_empty());
}

/// The part of the display of a name: how far above others it lies, and what it covers.
fn layer(app: &mut App, name: &str) -> Option<(u32, Rect)> {
    let mut parts = app.world_mut().query::<(
        &Name,
        &ComputedStackIndex,
        &ComputedNode,
        &UiGlobalTransform,
    )>();
    let mut parts = parts.iter(app.world());
    let (_, above, node, at) = parts.find(|(known, ..)| known.as_str() == name)?;
    let covered = Rect::from_center_size(at.translation, node.size());
    Some((above.0, covered))
}

#[test]
fn what_the_keys_do_is_read_without_a_hint_over_it() {
    for size in [UVec2::new(1280, 720), UVec2::new(390, 844)] {
        let mut app = opened(laid_in(size, "barsees-damascus", Speed::Instant, "human"));
        app.world_mut().resource_mut::<InputFocusVisible>().0 = true;
        let (help, _) = buttons(&mut app)[1];
        let mut focus = app.world_mut().resource_mut::<InputFocus>();
        focus.set(help, FocusCause::Navigated);
        frames(&mut app, 3);
        app.world_mut().trigger(Activate { entity: help });
        frames(&mut app, 3);
        let (hint, words) = layer(&mut app, "Hint").expect("a hint");
        let (help, page) = layer(&mut app, "Help").expect("what the keys do");
        assert!(!words.intersect(page).is_empty(), "they lie at one place");
        assert!(help > hint, "{size}: {help} below {hint}");
    }
}
