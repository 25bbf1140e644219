//! Menus that lie over a screen, one on another.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use super::passage::go_to_table;
use super::{Pause, Screen};
use crate::table::FlowSystems;

/// The menu that is open on top of the screen. Entities of a menu carry `DespawnOnExit` with it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// None: the screen itself.
    #[default]
    None,
    /// The table stands still: go on, rules, settings, leave.
    Pause,
    /// The question whether the match is to begin anew.
    Restart,
    /// Everything about the program that a player can set.
    Settings,
    /// The rules by which the game on the table is played, to read.
    Rules,
    /// The rules of the game that is being set up, to change.
    HouseRules,
    /// A name for them, to keep them by.
    KeepRules,
    /// Them as a line to send, and a place for one that somebody has sent.
    SendRules,
    /// A saved match waits: is a new one to take its place?
    Replace,
}

/// What may be asked of the menus.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuCommand {
    /// Lay a menu on top.
    Open(Menu),
    /// Take the topmost menu away; without one, go from the screen to the one before it, and
    /// from the table to the pause.
    Back,
    /// Take all menus away.
    Close,
}

/// The menus that are open, the topmost last.
#[derive(Resource, Clone, Debug, Default)]
pub struct OpenMenus(Vec<Menu>);

impl OpenMenus {
    /// The topmost.
    #[must_use]
    pub fn top(&self) -> Menu {
        self.0.last().copied().unwrap_or_default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Menu>()
        .init_resource::<OpenMenus>()
        .add_message::<MenuCommand>()
        .add_systems(
            Update,
            obey.run_if(on_message::<MenuCommand>)
                .after(go_to_table)
                .in_set(FlowSystems::Settle),
        )
        .add_systems(
            PostUpdate,
            give_focus_back
                .run_if(resource_exists::<InputFocus>.and_then(resource_changed::<OpenMenus>))
                // The engine's own menus, of which there are none here, also look at the focus.
                .ambiguous_with_all(),
        );
    for screen in Screen::ALL {
        app.add_systems(OnExit(screen), close);
    }
}

/// Opens and closes; the table stands still under any menu.
pub(super) fn obey(
    mut asked: MessageReader<MenuCommand>,
    mut menus: ResMut<OpenMenus>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Menu>>,
    mut pause: ResMut<NextState<Pause>>,
    mut leave: ResMut<NextState<Screen>>,
) {
    for &ask in asked.read() {
        match ask {
            MenuCommand::Open(menu) if menus.top() != menu => {
                menus.0.push(menu);
            }
            MenuCommand::Open(_) => {}
            MenuCommand::Back => match menus.0.pop() {
                Some(_) => {}
                None => match screen.get() {
                    Screen::Setup | Screen::Result => leave.set(Screen::Title),
                    Screen::Table => menus.0.push(Menu::Pause),
                    Screen::Loading | Screen::Title => {}
                },
            },
            MenuCommand::Close => menus.0.clear(),
        }
    }
    show(&menus, *screen.get(), &mut next, &mut pause);
}

fn show(
    menus: &OpenMenus,
    screen: Screen,
    next: &mut NextState<Menu>,
    pause: &mut NextState<Pause>,
) {
    let top = menus.top();
    next.set_if_neq(top);
    let still = top != Menu::None && screen == Screen::Table;
    pause.set_if_neq(if still { Pause::On } else { Pause::Off });
}

/// What had the focus when a menu was opened has it again when it is closed, if it is still
/// there.
fn give_focus_back(
    menus: Res<OpenMenus>,
    mut focus: ResMut<InputFocus>,
    mut from: Local<Vec<Option<Entity>>>,
    entities: Query<()>,
) {
    while from.len() < menus.0.len() {
        from.push(focus.get());
    }
    let closed = from.drain(menus.0.len()..).next();
    match closed.map(|from| from.filter(|from| entities.contains(*from))) {
        Some(Some(from)) => focus.set(from, FocusCause::Navigated),
        Some(None) => focus.clear(),
        None => {}
    }
}

/// No menu outlives its screen.
fn close(
    mut menus: ResMut<OpenMenus>,
    mut next: ResMut<NextState<Menu>>,
    mut pause: ResMut<NextState<Pause>>,
) {
    menus.0.clear();
    NextState::set_if_neq(&mut next, Menu::None);
    NextState::set_if_neq(&mut pause, Pause::Off);
}
