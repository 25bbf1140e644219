//! Menus that lie over a screen, one on another.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

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
    /// Everything about the program that a player can set.
    Settings,
    /// The rules by which the game on the table is played, to read.
    Rules,
    /// The rules of the game that is being set up, to change.
    HouseRules,
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
pub struct OpenMenus(Vec<Opened>);

#[derive(Clone, Debug)]
struct Opened {
    menu: Menu,
    /// What had the focus when it was opened.
    from: Option<Entity>,
}

impl OpenMenus {
    /// The topmost.
    #[must_use]
    pub fn top(&self) -> Menu {
        self.0.last().map_or(Menu::None, |opened| opened.menu)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Menu>()
        .init_resource::<OpenMenus>()
        .add_message::<MenuCommand>()
        .add_systems(
            Update,
            obey.run_if(on_message::<MenuCommand>)
                .in_set(FlowSystems::Settle),
        );
    for screen in Screen::ALL {
        app.add_systems(OnExit(screen), close);
    }
}

/// Opens and closes; the table stands still under any menu.
fn obey(
    mut asked: MessageReader<MenuCommand>,
    mut menus: ResMut<OpenMenus>,
    mut focus: Option<ResMut<InputFocus>>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Menu>>,
    mut pause: ResMut<NextState<Pause>>,
    mut leave: ResMut<NextState<Screen>>,
    entities: Query<Entity>,
) {
    for &ask in asked.read() {
        match ask {
            MenuCommand::Open(menu) if menus.top() != menu => {
                let from = focus.as_deref().and_then(InputFocus::get);
                menus.0.push(Opened { menu, from });
            }
            MenuCommand::Open(_) => {}
            MenuCommand::Back => match menus.0.pop() {
                Some(Opened { from, .. }) => give_back(focus.as_deref_mut(), from, &entities),
                None => match screen.get() {
                    Screen::Setup | Screen::Result => leave.set(Screen::Title),
                    Screen::Table => menus.0.push(Opened {
                        menu: Menu::Pause,
                        from: None,
                    }),
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

/// What had the focus has it again, if it is still there.
fn give_back(focus: Option<&mut InputFocus>, from: Option<Entity>, entities: &Query<Entity>) {
    let Some(focus) = focus else { return };
    match from.filter(|from| entities.contains(*from)) {
        Some(from) => focus.set(from, FocusCause::Navigated),
        None => focus.clear(),
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
