//! Puts the window where it was, keeps it on what monitors there are, and remembers it.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode, WindowMoved, WindowOccluded, WindowResized};
use bevy::winit::WINIT_WINDOWS;

use super::monitors::{Desks, MonitorSystems};
use super::{desk, place};
use crate::locale::Phrase;
use crate::settings::{Setting, Settings, SettingsCommand, WindowPlace};

/// Seconds until a window that was moved or resized has come to rest: systems tell its size before
/// they tell that it is maximised.
const SETTLES: f32 = 0.5;

/// The window was moved or resized, so many seconds ago.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Stirred(Option<f32>);

/// When the window is kept where it can be seen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct StandingSystems;

/// When it is remembered where the window stands.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Remembering;

pub(super) fn plugin(app: &mut App) {
    open_where_it_was(app.world_mut());
    app.init_resource::<Stirred>().add_systems(
        Update,
        (
            bring_back.run_if(resource_changed::<Desks>),
            remember.in_set(Remembering),
            name_window.run_if(resource_changed::<Settings>),
            tell_minimised,
        )
            .chain()
            .in_set(StandingSystems)
            .after(MonitorSystems),
    );
}

/// Before the window is there: its size and place are those of the last time.
fn open_where_it_was(world: &mut World) {
    let last = world.resource::<Settings>().window.clone();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(world) {
        let size = place::size(last.as_ref());
        window.resolution.set(size.x, size.y);
        let Some(last) = &last else { continue };
        if let Some((x, y)) = last.at {
            window.position = WindowPosition::At(IVec2::new(x, y));
        }
    }
}

/// A window that no monitor shows any more comes to one that is there.
fn bring_back(
    desks: Res<Desks>,
    settings: Res<Settings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let least = desk::least(&desks.0);
    let constraints = &mut window.bypass_change_detection().resize_constraints;
    if cfg!(not(target_arch = "wasm32")) && constraints.min_height.to_bits() != least.y.to_bits() {
        let constraints = &mut window.resize_constraints;
        (constraints.min_width, constraints.min_height) = (least.x, least.y);
    }
    let Some(stands) = area(&window) else { return };
    let name = settings
        .window
        .as_ref()
        .and_then(|last| last.monitor.as_deref());
    if let Some(back) = desk::brought_back(stands, name, &desks.0) {
        let size = back.size().as_uvec2();
        window.position.set(back.min);
        window.resolution.set_physical_resolution(size.x, size.y);
    }
}

/// The pixels of a window that stands by itself, if the system tells where.
pub(super) fn area(window: &Window) -> Option<IRect> {
    match (window.mode, window.position) {
        (WindowMode::Windowed, WindowPosition::At(at)) => Some(IRect::from_corners(
            at,
            at + window.physical_size().as_ivec2(),
        )),
        _ => None,
    }
}

/// Remembers where the window stands once it has come to rest.
fn remember(
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
    time: Res<Time<Real>>,
    window: Single<(Entity, &Window), With<PrimaryWindow>>,
    desks: Res<Desks>,
    settings: Res<Settings>,
    mut stirred: ResMut<Stirred>,
    mut asked: MessageWriter<SettingsCommand>,
    _main_thread: NonSendMarker,
) {
    if moved.read().count() + resized.read().count() > 0 {
        stirred.0 = Some(0.0);
    }
    let Some(rests) = &mut stirred.0 else { return };
    *rests += time.delta_secs();
    if *rests < SETTLES {
        return;
    }
    stirred.0 = None;
    let (entity, window) = *window;
    if window.mode != WindowMode::Windowed {
        return;
    }
    if is(entity, |window| window.is_minimized() == Some(true)) {
        return;
    }
    let stands = area(window);
    let on = desk::desk_of(&desks.0, None, stands);
    let place = place::seen(
        window.physical_size(),
        window.scale_factor(),
        stands.map(|stands| stands.min),
        on.and_then(|desk| desk.name.clone()),
    );
    let place = match &settings.window {
        // What it was before is where it goes back to.
        Some(last) if is(entity, winit::window::Window::is_maximized) => WindowPlace {
            maximised: true,
            ..last.clone()
        },
        _ => place,
    };
    if settings.window.as_ref() != Some(&place) {
        asked.write(SettingsCommand::Set(Setting::Window(Some(place))));
    }
}

fn name_window(settings: Res<Settings>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let title = Phrase::new("title-game").plain(settings.locale());
    if window.title != title {
        window.title = title;
    }
}

/// Systems do not say of a minimised window that it cannot be seen.
fn tell_minimised(
    window: Single<(Entity, &Window), With<PrimaryWindow>>,
    mut last: Local<bool>,
    mut told: MessageWriter<WindowOccluded>,
    _main_thread: NonSendMarker,
) {
    let (window, state) = *window;
    let occluded = !state.focused && is(window, |w| w.is_minimized() == Some(true));
    if std::mem::replace(&mut *last, occluded) != occluded {
        told.write(WindowOccluded { window, occluded });
    }
}

/// What the system says of a window.
pub(super) fn is(window: Entity, what: fn(&winit::window::Window) -> bool) -> bool {
    WINIT_WINDOWS.with_borrow(|windows| windows.get_window(window).is_some_and(|w| what(w)))
}
