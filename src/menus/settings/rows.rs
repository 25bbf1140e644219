//! Rows that show a setting and change it.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderValue, ValueChange, observe};

use crate::locale::Phrase;
use crate::menus::RuleBookSystems;
use crate::screens::Menu;
use crate::settings::{Percent, Setting, Settings, SettingsCommand};
use crate::table::FlowSystems;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{Switch, choice, label, slider, switch};

/// A switch that is on when a setting is.
#[derive(Component, Clone, Copy)]
struct Switched(fn(&Settings) -> bool);

/// Words that say the value of a setting.
#[derive(Component, Clone, Copy)]
pub(super) struct Said(fn(&Settings) -> Phrase);

/// A slider that stands where a setting does.
#[derive(Component)]
struct Slid(Box<dyn Fn(&Settings) -> u8 + Send + Sync>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow_switches, follow_words, follow_sliders)
            .chain()
            .after(RuleBookSystems)
            .in_set(FlowSystems::Settle)
            .run_if(in_state(Menu::Settings).and_then(is_due)),
    );
}

/// Whether a setting has changed or a row is new.
fn is_due(
    settings: Res<Settings>,
    rows: Query<(), Or<(Added<Switched>, Added<Said>, Added<Slid>)>>,
) -> bool {
    settings.is_changed() || !rows.is_empty()
}

/// What a group of rows is about.
pub(super) fn heading(key: &'static str) -> impl Bundle {
    (
        Node {
            margin: UiRect::top(px(8)),
            ..default()
        },
        label(Phrase::new(key), Lettering::bold(19.0), palette::GOLD),
    )
}

/// A row that is on or off.
pub(super) fn switch_of(
    key: &'static str,
    is: fn(&Settings) -> bool,
    set: fn(bool) -> Setting,
) -> impl Bundle {
    (
        switch(Phrase::new(key), false),
        Switched(is),
        observe(
            move |_: On<Activate>,
                  settings: Res<Settings>,
                  mut asked: MessageWriter<SettingsCommand>| {
                asked.write(SettingsCommand::Set(set(!is(&settings))));
            },
        ),
    )
}

/// A row that goes through values.
pub(super) fn choice_of(
    key: &'static str,
    shows: fn(&Settings) -> Phrase,
    next: fn(&Settings) -> Setting,
) -> impl Bundle {
    let about = label(Phrase::new(key), Lettering::read(16.0), palette::CREAM);
    (
        choice(about, said(shows)),
        observe(
            move |_: On<Activate>,
                  settings: Res<Settings>,
                  mut asked: MessageWriter<SettingsCommand>| {
                asked.write(SettingsCommand::Set(next(&settings)));
            },
        ),
    )
}

/// The words that say a value.
pub(super) fn said(shows: fn(&Settings) -> Phrase) -> impl Bundle {
    let blank = Phrase::new("settings-named").with("name", "");
    (
        Said(shows),
        label(blank, Lettering::bold(16.0), palette::GOLD),
    )
}

/// A row with a slider from the least percent to the most.
pub(super) fn percent<const LEAST: u8, const MOST: u8>(
    key: &'static str,
    step: f32,
    of: fn(&Settings) -> Percent<LEAST, MOST>,
    set: fn(Percent<LEAST, MOST>) -> Setting,
    settings: &Settings,
) -> impl Bundle {
    let range = (f32::from(LEAST), f32::from(MOST));
    let now = f32::from(of(settings).percent());
    slider(
        Phrase::new(key),
        range,
        step,
        now,
        percent_said,
        (
            Slid(Box::new(move |settings| of(settings).percent())),
            observe(
                move |slid: On<ValueChange<f32>>,
                      settings: Res<Settings>,
                      mut asked: MessageWriter<SettingsCommand>| {
                    let steps = ((slid.value - range.0) / step).round();
                    let wanted = Percent::near((range.0 + steps * step) as u8);
                    if wanted != of(&settings) {
                        asked.write(SettingsCommand::Set(set(wanted)));
                    }
                },
            ),
        ),
    )
}

fn percent_said(value: f32) -> Phrase {
    Phrase::new("settings-percent").with("number", value.round() as u8)
}

fn follow_switches(settings: Res<Settings>, mut rows: Query<(&Switched, &mut Switch)>) {
    for (is, mut switch) in &mut rows {
        switch.set_if_neq(Switch((is.0)(&settings)));
    }
}

fn follow_words(settings: Res<Settings>, mut words: Query<(&Said, &mut LocalizedText)>) {
    for (shows, mut text) in &mut words {
        text.set_if_neq(LocalizedText((shows.0)(&settings)));
    }
}

fn follow_sliders(
    settings: Res<Settings>,
    sliders: Query<(Entity, &Slid, &SliderValue)>,
    mut commands: Commands,
) {
    for (slider, of, value) in &sliders {
        let now = SliderValue(f32::from((of.0)(&settings)));
        if *value != now {
            commands.entity(slider).insert(now);
        }
    }
}
