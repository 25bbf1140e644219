//! All that the engine has.

use bevy::DefaultPlugins;
use bevy::app::{PanicHandlerPlugin, PluginGroup, PluginGroupBuilder};

use crate::app::logs::quiet_log;

pub(super) fn parts() -> PluginGroupBuilder {
    DefaultPlugins
        .set(quiet_log())
        // It would put its own hook over ours.
        .disable::<PanicHandlerPlugin>()
}
