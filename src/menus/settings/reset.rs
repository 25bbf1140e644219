//! The way back to the usual settings; it asks once more.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::settings::SettingsCommand;
use crate::theme::tongue::LocalizedText;
use crate::theme::widgets::{Style, button};

/// The button; whether it has been pressed once.
#[derive(Component)]
struct Reset {
    sure: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(forget);
}

pub(super) fn spawn(foot: &mut ChildSpawnerCommands) {
    foot.spawn((
        button(Phrase::new("settings-reset"), Style::Plain),
        Reset { sure: false },
        observe(ask),
    ));
}

/// The first press asks, the second one does it.
fn ask(
    press: On<Activate>,
    mut buttons: Query<(&mut Reset, &Children)>,
    mut texts: Query<&mut LocalizedText>,
    mut asked: MessageWriter<SettingsCommand>,
) {
    let Ok((mut reset, children)) = buttons.get_mut(press.entity) else {
        return;
    };
    if reset.sure {
        asked.write(SettingsCommand::Reset);
    }
    reset.sure = !reset.sure;
    say(&reset, children, &mut texts);
}

/// Whoever presses something else was not sure.
fn forget(
    press: On<Activate>,
    mut buttons: Query<(Entity, &mut Reset, &Children)>,
    mut texts: Query<&mut LocalizedText>,
) {
    for (entity, mut reset, children) in &mut buttons {
        if reset.sure && entity != press.entity {
            reset.sure = false;
            say(&reset, children, &mut texts);
        }
    }
}

fn say(reset: &Reset, children: &Children, texts: &mut Query<&mut LocalizedText>) {
    let key = if reset.sure {
        "settings-reset-sure"
    } else {
        "settings-reset"
    };
    for child in children {
        if let Ok(mut text) = texts.get_mut(*child) {
            text.set_if_neq(LocalizedText(Phrase::new(key)));
        }
    }
}
