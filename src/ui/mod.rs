//! The head-up display: who plays, what happens, what may be done. It tells what the timeline
//! has shown; the match itself is asked only for what may be done now.

pub mod sentences;

mod buttons;
mod call;
mod help;
mod numbers;
mod partners;
mod place;
mod plates;
mod portrait;
mod prompt;
mod roles;
mod room;
mod said;
mod story;
mod tokens;

pub use said::Said;

use bevy::prelude::*;

use crate::table::FlowSystems;

/// The order within [`FlowSystems::Settle`] in which the display follows.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HudSystems {
    /// Everything lies where the layout has room for it.
    Place,
    /// The plates of the players.
    Plates,
    /// Who plays, or in which place.
    Roles,
    /// Plates tell as much as they have room for.
    Room,
    /// The sentences.
    Story,
    /// What is waited for.
    Prompt,
    /// Bonuses and banked throws.
    Tokens,
    /// What the keys do.
    Help,
    /// The corner of the table.
    Buttons,
}

/// The head-up display of the table; needs table, timeline, input, screens and theme.
pub fn plugin(app: &mut App) {
    use HudSystems::{Buttons, Help, Place, Plates, Prompt, Roles, Room, Story, Tokens};
    app.configure_sets(
        Update,
        (
            Place, Plates, Roles, Room, Story, Prompt, Tokens, Help, Buttons,
        )
            .chain()
            .in_set(FlowSystems::Settle),
    );
    app.add_plugins((
        said::plugin,
        place::plugin,
        plates::plugin,
        portrait::plugin,
        partners::plugin,
        roles::plugin,
        room::plugin,
        story::plugin,
        prompt::plugin,
        tokens::plugin,
        numbers::plugin,
        buttons::plugin,
        help::plugin,
    ));
}
