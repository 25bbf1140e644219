//! What stands in the place of the table or lies over it: title, setup, pause, result.

mod continued;
mod languages;
mod notice;
mod over;
mod pause;
mod quick;
mod replace;
mod result;
mod rules;
mod settings;
mod setup;
mod title;
mod ways;

pub use settings::FilesCommand;

use bevy::prelude::*;

use crate::table::FlowSystems;
use crate::ui::HudSystems;

/// The order in which menus follow what they show.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum MenuSystems {
    Title,
    Setup,
}

/// When the rule book follows its rules.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct RuleBookSystems;

/// The menus; needs screens, table, content and theme.
pub fn plugin(app: &mut App) {
    use MenuSystems::{Setup, Title};
    app.configure_sets(
        Update,
        (Title, Setup)
            .chain()
            .after(HudSystems::Buttons)
            .in_set(FlowSystems::Settle),
    );
    app.configure_sets(
        Update,
        RuleBookSystems.after(Setup).in_set(FlowSystems::Settle),
    );
    app.add_plugins((
        title::plugin,
        languages::plugin,
        replace::plugin,
        setup::plugin,
        notice::plugin,
        pause::plugin,
        settings::plugin,
        result::plugin,
        rules::plugin,
    ));
}
