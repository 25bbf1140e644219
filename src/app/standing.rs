//! Puts the window where it was, keeps it on what monitors there are, and remembers it.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use bevy::window::{
    Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowMoved, WindowResized,
};
use bevy::winit::WINIT_WINDOWS;

use super::place::{self, Desk};
use crate::locale::Phrase;
use crate::screens::{Menu, MenuCommand, Screen};
use crate::settings::{Setting, Settings, SettingsCommand, SettingsSystems, WindowPlace};
use crate::table::FlowSystems;
use crate::theme::widgets::KeySystems;

/// Seconds until a window that was moved or resized has come to rest: systems tell its size before
/// they tell that it is maximised.
const SETTLES: f32 = 0.5;

/// The monitors that there are, as the window sees them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Desks(Vec<Desk>);

/// The window was moved or resized, so many seconds ago.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Stirred(Option<f32>);

pub(super) fn plugin(app: &mut App) {
    open_where_it_was(app.world_mut());
    app.init_resource::<Desks>()
        .init_resource::<Stirred>()
        .add_systems(
            PreUpdate,
            press_f11.after(KeySystems::Walk).before(SettingsSystems),
        )
        .add_systems(
            Update,
            (
                look_at_desks.run_if(run_once.or_else(on_real_timer(Duration::from_secs(1)))),
                fill_monitor
                    .run_if(resource_changed::<Settings>.or_else(resource_changed::<Desks>)),
                bring_back.run_if(resource_changed::<Desks>),
                remember,
                name_window.run_if(resource_changed::<Settings>),
                pause_minimised.run_if(in_state(Screen::Table).and_then(in_state(Menu::None))),
            )
                .chain()
                .after(FlowSystems::Settle),
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
        if last.maximised {
            window.set_maximized(true);
        }
    }
}

/// F11 and the usual other keys fill the monitor, and leave it again.
fn press_f11(
    keys: Res<ButtonInput<KeyCode>>,
    settings: Res<Settings>,
    mut asked: MessageWriter<SettingsCommand>,
) {
    let alt = keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]);
    if keys.just_pressed(KeyCode::F11) || alt && keys.just_pressed(KeyCode::Enter) {
        asked.write(SettingsCommand::Set(Setting::Fullscreen(
            !settings.fullscreen,
        )));
    }
}

/// Asks the window itself: the engine does not hear of another resolution.
fn look_at_desks(
    window: Single<Entity, With<PrimaryWindow>>,
    mut desks: ResMut<Desks>,
    _main_thread: NonSendMarker,
) {
    let seen = WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.get_window(*window)?;
        let desk = |monitor: winit::monitor::MonitorHandle| {
            let (at, size) = (monitor.position(), monitor.size());
            let at = IVec2::new(at.x, at.y);
            Desk {
                name: monitor.name(),
                area: IRect::from_corners(at, at + UVec2::new(size.width, size.height).as_ivec2()),
                scale: monitor.scale_factor() as f32,
            }
        };
        Some(window.available_monitors().map(desk).collect())
    });
    desks.set_if_neq(Desks(seen.unwrap_or_default()));
}

fn fill_monitor(
    settings: Res<Settings>,
    monitors: Query<(Entity, &Monitor)>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let chosen = monitors
        .iter()
        .find(|(_, monitor)| monitor.name.is_some() && monitor.name == settings.monitor);
    let monitor = chosen.map_or(MonitorSelection::Current, |(entity, _)| {
        MonitorSelection::Entity(entity)
    });
    let mode = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(monitor)
    } else {
        WindowMode::Windowed
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

/// A window that no monitor shows any more comes to one that is there.
fn bring_back(
    desks: Res<Desks>,
    settings: Res<Settings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let least = place::least(&desks.0);
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
    if let Some(back) = place::brought_back(stands, name, &desks.0) {
        let size = back.size().as_uvec2();
        window.position.set(back.min);
        window.resolution.set_physical_resolution(size.x, size.y);
    }
}

/// The pixels of a window that stands by itself, if the system tells where.
fn area(window: &Window) -> Option<IRect> {
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
    let is = |what: fn(&winit::window::Window) -> bool| {
        WINIT_WINDOWS.with_borrow(|windows| windows.get_window(entity).is_some_and(|w| what(w)))
    };
    if is(|window| window.is_minimized() == Some(true)) {
        return;
    }
    let stands = area(window);
    let desk = place::desk_of(&desks.0, None, stands);
    let place = place::seen(
        window.physical_size(),
        window.scale_factor(),
        stands.map(|stands| stands.min),
        desk.and_then(|desk| desk.name.clone()),
    );
    let place = match &settings.window {
        // What it was before is where it goes back to.
        Some(last) if is(winit::window::Window::is_maximized) => WindowPlace {
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

/// Nobody sees a minimised window: the table stands still.
fn pause_minimised(
    window: Single<(Entity, &Window), With<PrimaryWindow>>,
    mut asked: MessageWriter<MenuCommand>,
    _main_thread: NonSendMarker,
) {
    let (entity, window) = *window;
    let minimised = !window.focused
        && WINIT_WINDOWS.with_borrow(|windows| {
            let window = windows.get_window(entity);
            window.is_some_and(|window| window.is_minimized() == Some(true))
        });
    if minimised {
        asked.write(MenuCommand::Open(Menu::Pause));
    }
}
