//! What concerns the eye: how large, how lively, on which monitor.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use bevy::window::Monitor;

use super::rows::{choice_of, heading, percent, said, switch_of};
use crate::locale::Phrase;
use crate::settings::{Setting, Settings, SettingsCommand, TableLook, TextSize, following};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{choice, label};

/// Spawns the rows; the monitor is a matter of choice where there are `several`.
pub(super) fn spawn(body: &mut ChildSpawnerCommands, settings: &Settings, several: bool) {
    body.spawn(heading("settings-group-display"));
    body.spawn(choice_of("settings-look", look_said, |settings| {
        let looks = TableLook::ALL.map(Some);
        let choices: Vec<_> = std::iter::once(None).chain(looks).collect();
        Setting::Look(following(&choices, &settings.look))
    }));
    let size: fn(&Settings) -> TextSize = |settings| settings.text_size;
    body.spawn(percent(
        "settings-text-size",
        10.0,
        size,
        Setting::TextSize,
        settings,
    ));
    body.spawn(switch_of(
        "settings-reduced-motion",
        |s| s.reduced_motion,
        Setting::ReducedMotion,
    ));
    body.spawn(switch_of(
        "settings-fullscreen",
        |s| s.fullscreen,
        Setting::Fullscreen,
    ));
    if several {
        let about = label(
            Phrase::new("settings-monitor"),
            Lettering::read(16.0),
            palette::CREAM,
        );
        body.spawn((choice(about, said(monitor_said)), observe(next_monitor)));
    }
}

fn look_said(settings: &Settings) -> Phrase {
    Phrase::new(match settings.look {
        None => "settings-look-usual",
        Some(TableLook::Wood) => "settings-look-wood",
        Some(TableLook::Cloth) => "settings-look-cloth",
        Some(TableLook::Flat) => "settings-look-flat",
    })
}

fn monitor_said(settings: &Settings) -> Phrase {
    match &settings.monitor {
        Some(name) => Phrase::new("settings-named").with("name", name.clone()),
        None => Phrase::new("settings-monitor-any"),
    }
}

fn next_monitor(
    _: On<Activate>,
    settings: Res<Settings>,
    monitors: Query<&Monitor>,
    mut asked: MessageWriter<SettingsCommand>,
) {
    let named = monitors.iter().filter_map(|monitor| monitor.name.clone());
    let choices: Vec<_> = std::iter::once(None).chain(named.map(Some)).collect();
    let next = following(&choices, &settings.monitor);
    asked.write(SettingsCommand::Set(Setting::Monitor(next)));
}
