//! The monitors that there are: the window fills one of them, or none.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode};
use bevy::winit::WINIT_WINDOWS;

use super::desk::Desk;
use crate::settings::{Setting, Settings, SettingsCommand, SettingsSystems};
use crate::table::FlowSystems;
use crate::theme::widgets::KeySystems;

/// The monitors, as the window sees them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Desks(pub(super) Vec<Desk>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desks>()
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
            )
                .chain()
                .in_set(MonitorSystems)
                .after(FlowSystems::Settle),
        );
}

/// When the monitors are known and the window fills the one that it should.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct MonitorSystems;

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
