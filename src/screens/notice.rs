//! What the players should be told once, over whatever is on the glass.

use bevy::prelude::*;

use crate::locale::Phrase;

/// A sentence to be told once. It stays for a while or until it is put away; the game goes on
/// under it.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice(pub Phrase);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>();
}
