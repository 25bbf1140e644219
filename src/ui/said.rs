//! What is said aloud, for whoever listens instead of looking.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use crate::locale::Phrase;
use crate::theme::widgets::Hint;

/// A sentence that has just come to be written on the glass.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Said(pub Phrase);

pub(super) fn plugin(app: &mut App) {
    // After whatever moves the focus.
    app.add_message::<Said>().add_systems(
        PostUpdate,
        say_sign.run_if(resource_exists_and_changed::<InputFocus>),
    );
}

/// A sign to which keys have gone says what it means.
fn say_sign(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    signs: Query<&Hint>,
    mut said: MessageWriter<Said>,
) {
    let on = focus.get().filter(|_| visible.0);
    if let Some(hint) = on.and_then(|on| signs.get(on).ok()) {
        said.write(Said(hint.0.clone()));
    }
}
