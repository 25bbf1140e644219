//! What every menu that lies over a screen begins with.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::screens::Menu;
use crate::theme::widgets::{MenuKeys, screen};

/// The root of a menu: it lies over everything, darkens it, has the keys to itself and goes when
/// the menu is closed.
pub(super) fn over(menu: Menu, name: &'static str) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(menu),
        MenuKeys::Menu,
        TabGroup::modal(),
        GlobalZIndex(10),
        screen(0.55),
    )
}
