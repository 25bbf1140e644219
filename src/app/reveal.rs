//! The window opens unseen, and is shown once there is something to be seen in it: before its first
//! frames it is black, and may be larger than its monitor. On a machine that takes long for them a
//! dark window is better than none.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};

use super::desk::desk_of;
use super::monitors::{Desks, MonitorSystems};
use super::standing::{Remembering, StandingSystems, area, is};
use crate::screens::Screen;
use crate::settings::Settings;

/// How many frames are drawn before anybody sees one.
const UNSEEN: u8 = 3;

/// How long after its start nothing is seen of the program at most.
const LONGEST: Duration = Duration::from_secs(3);

/// In how many frames a window is asked to fill its monitor: systems enlarge only what they show
/// already, and are some frames late.
const TRIES: u8 = 40;

/// The window is still unseen, or not as large yet as it was left.
#[derive(Resource)]
struct Unseen;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, Remembering.run_if(not(resource_exists::<Unseen>)));
    app.insert_resource(Unseen).add_systems(
        Update,
        (fit_in.run_if(resource_changed::<Desks>), show)
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
    // One may be as large as somebody has left it.
    let room = if last.is_none() {
        desk.room()
    } else {
        desk.points()
    };
    if size.cmpgt(room).any() {
        let size = size.min(room);
        window.resolution.set(size.x, size.y);
    }
}

fn show(
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    mut drawn: Local<u8>,
    mut asked: Local<u8>,
    mut commands: Commands,
    _main_thread: NonSendMarker,
) {
    if **screen != Screen::Loading {
        *drawn = drawn.saturating_add(1);
    }
    let begun = time.startup();
    let waited = time.last_update().map(|now| now.duration_since(begun));
    if !is_due(*drawn, waited.unwrap_or_default()) {
        return;
    }
    let (entity, mut window) = window.into_inner();
    if !window.visible {
        window.visible = true;
    }
    let large = settings.window.as_ref().is_some_and(|last| last.maximised);
    if !large || *asked == TRIES || is(entity, winit::window::Window::is_maximized) {
        commands.remove_resource::<Unseen>();
        return;
    }
    *asked += 1;
    window.set_maximized(true);
}

/// Whether the window is to be seen after so many frames and so much time.
fn is_due(drawn: u8, waited: Duration) -> bool {
    drawn >= UNSEEN || waited >= LONGEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_seen_when_it_shows_something_or_after_three_seconds() {
        let after = Duration::from_millis;
        assert!(!is_due(0, after(2900)) && !is_due(2, after(100)));
        assert!(is_due(3, after(100)));
        assert!(is_due(0, after(3000)));
    }
}
