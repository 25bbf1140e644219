//! The parts of the interface: few, large enough for a finger, and alike everywhere.

mod arrive;
mod button;
mod field;
mod focus;
mod hint;
mod icon;
mod page;
mod panel;
mod question;
mod ring;
mod scroll;
mod sight;
mod slider;
mod style;
mod switch;
mod tap;
mod things;
mod token;

pub use arrive::Arrives;
pub use button::{allow, bare, button, card, choice, entry, sign, sign_button, tile, wide_button};
pub use field::{Field, field};
pub use focus::{KeySystems, MenuKeys, first};
pub use hint::Hint;
pub use icon::{Bearing, book, globe, icon_button};
pub use page::{Page, spawn_page};
pub use panel::{
    EDGE, PANEL, column, label, line, panel, row, screen, show, text, warm, wrapped_row,
};
pub use question::{Question, answer, answers, question};
pub use scroll::{scrolling, spawn_scroll};
pub use sight::IntoSight;
pub use slider::{Shows, slider};
pub use style::{Chosen, Style};
pub use switch::{Switch, switch};
pub use token::{
    Payment, aside_button, aside_room, hollow_token, stroke, token, token_button, token_room,
};

use bevy::prelude::*;

/// The smallest side of anything to press, in pixels.
pub const FINGER: f32 = 44.0;

/// How the parts look and listen.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        arrive::plugin,
        style::plugin,
        field::plugin,
        focus::plugin,
        hint::plugin,
        page::plugin,
        question::plugin,
        ring::plugin,
        scroll::plugin,
        sight::plugin,
        slider::plugin,
        switch::plugin,
        tap::plugin,
    ));
}
