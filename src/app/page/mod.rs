//! What the game has to do with the page around it: see [`page`](crate::page).

mod announce;
mod depth;
mod files;
mod hook;
mod writing;

use std::sync::Arc;

use bevy::prelude::*;

use crate::page;
use crate::storage::Storage;

/// The page's side of the game; it runs everywhere, but only a browser has a page.
pub struct PagePlugin {
    /// Where a file that was chosen is kept; nowhere if there is no place.
    pub storage: Option<Arc<dyn Storage>>,
    /// Whether somebody tests.
    pub tested: bool,
}

impl Plugin for PagePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            page::plugin,
            announce::plugin,
            depth::plugin,
            writing::plugin,
        ));
        files::plugin(app, self.storage.clone());
        if self.tested {
            app.add_plugins(hook::plugin);
        }
    }
}
