//! The window opens unseen, and is shown once there is something to be seen in it: before its first
//! frames it is black, and may be larger than its monitor.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};

use super::desk::desk_of;
use super::monitors::{Desks, MonitorSystems};
use super::standing::{StandingSystems, area};
use crate::screens::Screen;
use crate::settings::Settings;

/// How many frames are drawn before anybody sees one.
const UNSEEN: u8 = 3;

/// What a window's frame and the system's own bars take of a monitor, in points.
const BARS: Vec2 = Vec2::new(16.0, 80.0);

/// Whether the window is still unseen.
#[derive(Resource)]
struct Unseen;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Unseen).add_systems(
        Update,
        (
            fit_in.run_if(resource_changed::<Desks>),
            show.run_if(not(in_state(Screen::Loading))),
        )
            .chain()
            .after(MonitorSystems)
            .before(StandingSystems)
            .run_if(resource_exists::<Unseen>),
    );
}

/// No window opens larger than its monitor.
fn fit_in(
    desks: Res<Desks>,
    settings: Res<Settings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let last = settings.window.as_ref();
    let name = last.and_then(|last| last.monitor.as_deref());
    let desk = desk_of(&desks.0, name, area(&window));
    let Some(desk) = desk.filter(|_| window.mode == WindowMode::Windowed) else {
        return;
    };
    let size = window.resolution.size();
    let room = room(desk.points(), last.is_none());
    if size.cmpgt(room).any() {
        let size = size.min(room);
        window.resolution.set(size.x, size.y);
    }
}

/// The most points of a window that opens on a monitor of so many: a new one, or one that is as large
/// as somebody has left it.
fn room(monitor: Vec2, new: bool) -> Vec2 {
    monitor - if new { BARS } else { Vec2::ZERO }
}

fn show(
    settings: Res<Settings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut drawn: Local<u8>,
    mut commands: Commands,
) {
    *drawn += 1;
    if *drawn < UNSEEN {
        return;
    }
    commands.remove_resource::<Unseen>();
    window.visible = true;
    // A system does not enlarge what it does not show.
    if settings.window.as_ref().is_some_and(|last| last.maximised) {
        window.set_maximized(true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_window_leaves_room_for_its_frame() {
        let small = Vec2::new(900.0, 640.0);
        assert_eq!(room(small, true), Vec2::new(884.0, 560.0));
        assert_eq!(room(small, false), small);
    }
}
