//! When the graphics card or its driver can draw no more, the game says so and ends. What was played is
//! kept: every turn is saved as soon as it is decided.

use bevy::prelude::*;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};

use crate::cli::complain;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(end));
}

/// Otherwise a page would stand still without a word.
fn end(error: &RenderError, game: &mut World, _drawn: &mut World) -> RenderErrorPolicy {
    complain(&format!(
        "the graphics card or its driver can draw no more ({:?})",
        error.ty
    ));
    game.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

#[cfg(test)]
mod tests {
    use bevy::render::error_handler::ErrorType;

    use super::*;

    #[test]
    fn the_game_ends_when_nothing_can_be_drawn() {
        let (mut game, mut drawn) = (World::new(), World::new());
        game.init_resource::<Messages<AppExit>>();
        let error = RenderError {
            ty: ErrorType::OutOfMemory,
            description: String::new(),
            source: None,
        };
        let policy = end(&error, &mut game, &mut drawn);
        assert!(matches!(policy, RenderErrorPolicy::StopRendering));
        let exits = game.resource::<Messages<AppExit>>();
        assert!(exits.iter_current_update_messages().any(AppExit::is_error));
    }
}
