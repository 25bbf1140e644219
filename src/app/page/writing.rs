//! Tells the page which line is written on: a phone opens its keyboard for a line of the page alone.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

use crate::page::{Line, Told};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, tell_line.run_if(resource_changed::<InputFocus>));
}

fn tell_line(
    focus: Res<InputFocus>,
    fields: Query<&EditableText>,
    mut last: Local<Option<Entity>>,
    mut told: MessageWriter<Told>,
) {
    let on = focus.get().filter(|on| fields.contains(*on));
    if std::mem::replace(&mut *last, on) == on {
        return;
    }
    let line = on.and_then(|on| fields.get(on).ok()).map(|field| Line {
        text: field.value().to_string(),
        most: field.max_characters,
    });
    told.write(Told::Write(line));
}
