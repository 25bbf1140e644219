//! Says aloud what happens, and what keys have come to.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;

use crate::page::Told;
use crate::theme::tongue::{LocalizedText, Tongue};
use crate::ui::Said;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            tell_language.run_if(resource_changed::<Tongue>),
            say,
            say_focus.run_if(resource_changed::<InputFocus>),
        )
            .chain(),
    );
}

fn tell_language(tongue: Res<Tongue>, mut told: MessageWriter<Told>) {
    told.write(Told::Language(tongue.language.tag()));
}

fn say(tongue: Res<Tongue>, mut said: MessageReader<Said>, mut told: MessageWriter<Told>) {
    told.write_batch(said.read().map(|said| Told::Say(said.0.plain(**tongue))));
}

/// The words on what has the focus now; whoever points sees them.
fn say_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    tongue: Res<Tongue>,
    children: Query<&Children>,
    texts: Query<&LocalizedText>,
    fields: Query<&EditableText>,
    mut told: MessageWriter<Told>,
) {
    let Some(on) = focus.get().filter(|_| visible.0) else {
        return;
    };
    let words = children.iter_descendants_depth_first(on);
    let mut words: Vec<_> = words
        .filter_map(|child| texts.get(child).ok())
        .map(|text| text.0.plain(**tongue))
        .collect();
    words.extend(fields.get(on).map(|field| field.value().to_string()));
    if !words.is_empty() {
        told.write(Told::Say(words.join(", ")));
    }
}
