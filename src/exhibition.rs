//! A match that plays itself, for those who look on: it draws its own throws, chooses its own
//! moves and is kept nowhere.

use std::sync::Arc;

use crate::dice::Cup;
use crate::opponents::{Greedy, Opponent};
use crate::rules::{Compiled, Fact, Game, Phase};

/// A match between players of one kind, from its beginning to its end and again.
#[derive(Debug)]
pub struct Exhibition {
    game: Game,
    throws: Cup,
    lots: Cup,
}

impl Exhibition {
    /// A match by these rules. A seed plays the same match everywhere.
    #[must_use]
    pub fn new(rules: Arc<Compiled>, seed: u64) -> Self {
        Self {
            game: Game::new(rules),
            throws: Cup::stream(seed, 0),
            lots: Cup::stream(seed, 1),
        }
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Plays the next throw or move, and tells what it led to; nothing once the match is over.
    pub fn go_on(&mut self) -> Vec<Fact> {
        let mut facts = Vec::new();
        // What was drawn from the game's own lists is never refused.
        let _ = match self.game.phase() {
            Phase::Start | Phase::Throw => {
                let thrown = self.throws.throw(self.game.outcomes());
                thrown.map(|thrown| self.game.throw(thrown, &mut facts))
            }
            Phase::Move => {
                let lots = &mut self.lots;
                let chosen = Greedy.choose(&self.game, &mut |n| lots.below(n));
                chosen.map(|mv| self.game.play(mv, &mut facts))
            }
            Phase::Over => None,
        };
        facts
    }

    /// Sets up the next match: other throws, the same rules.
    pub fn begin_anew(&mut self) {
        self.game = Game::new(Arc::clone(self.game.rules()));
    }
}
