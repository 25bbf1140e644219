//! What is said aloud, for whoever listens instead of looking.

use bevy::prelude::*;

use crate::locale::Phrase;

/// A sentence that has just come to be written on the glass.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Said(pub Phrase);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Said>();
}
