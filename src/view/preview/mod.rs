//! What a person is looking at, before it is played: the way of a piece, its ghost where it would
//! land, whom it would capture and what that would earn.

mod bonuses;
mod ghost;
mod route;

use bevy::prelude::*;

use super::AnimateSystems;
use super::fit::Fit;
use crate::input::Selection;
use crate::rules::Move;
use crate::screens::Screen;
use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            PreviewSystems::Route,
            PreviewSystems::Ghost,
            PreviewSystems::Bonuses,
        )
            .chain()
            .in_set(AnimateSystems::Preview)
            .run_if(in_state(Screen::Table)),
    )
    .add_plugins((route::plugin, ghost::plugin, bonuses::plugin));
}

/// The order within [`AnimateSystems::Preview`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum PreviewSystems {
    Route,
    Ghost,
    Bonuses,
}

/// Whether something else is looked at, or it is seen elsewhere.
fn is_other(selection: Res<Selection>, fit: Res<Fit>, settings: Res<Settings>) -> bool {
    selection.is_changed() || fit.is_changed() || settings.is_changed()
}

/// The move whose way is shown: the one that is looked at, and in any case the one that waits
/// for a second press.
fn previewed(selection: &Selection, settings: &Settings) -> Option<Move> {
    selection
        .looked_at()
        .filter(|_| settings.preview || selection.pending.is_some())
}
