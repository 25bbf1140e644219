//! What lies over the table or stands in its place: the chooser, the pause, the result.

mod chooser;
mod games;
mod notice;
mod pause;
mod result;
mod rules;
mod seats;
mod settings;
mod title;

use bevy::prelude::*;

use crate::table::FlowSystems;
use crate::ui::HudSystems;

/// The order in which the chooser follows what is chosen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ChooserSystems {
    Whole,
    Games,
    Seats,
}

/// When the rule book follows its rules.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct RuleBookSystems;

/// The menus; needs screens, table, content and theme.
pub fn plugin(app: &mut App) {
    use ChooserSystems::{Games, Seats, Whole};
    app.configure_sets(
        Update,
        (Whole, Games, Seats)
            .chain()
            .after(HudSystems::Buttons)
            .in_set(FlowSystems::Settle),
    );
    app.configure_sets(
        Update,
        RuleBookSystems.after(Seats).in_set(FlowSystems::Settle),
    );
    app.add_plugins((
        title::plugin,
        chooser::plugin,
        games::plugin,
        seats::plugin,
        notice::plugin,
        pause::plugin,
        settings::plugin,
        result::plugin,
        rules::plugin,
    ));
}
