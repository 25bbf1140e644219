//! `parchis` without a command: what is to be on the table when it opens.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::output::Failure;
use super::{game, listed};
use crate::levels::Catalogue;
use crate::locale::Language;
use crate::opponents;
use crate::rules::Compiled;
use crate::rules::family::{GameSpec, HouseRules};
use crate::rules::notation::Setup;
use crate::settings::{Setting, Speed};

/// What may be said about the table that opens.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct TableOptions {
    /// The game, by its name in `parchis games`; without it, the table asks
    #[arg(long, value_name = "GAME")]
    pub(super) game: Option<String>,
    /// Who plays, in the order of turns: human, random or greedy
    #[arg(long, value_name = "NAMES", value_delimiter = ',', requires = "game")]
    pub(super) players: Vec<String>,
    /// Begins from a position instead of the usual one: `Y=5,H,H,30 turn=Y tokens=5`
    #[arg(long, value_name = "POSITION", requires = "game")]
    pub(super) position: Option<Setup>,
    /// House rules for the game, as a line that somebody has sent: `parchis/1/spain/…`
    #[arg(long, value_name = "LINE", requires = "game")]
    pub(super) rules: Option<String>,
    /// The language: ar, en or es
    #[arg(long, value_name = "LANG")]
    pub(super) lang: Option<Language>,
    /// The seed of the throws
    #[arg(long, value_name = "SEED", requires = "game")]
    pub(super) seed: Option<u64>,
    /// How fast everything is shown
    #[arg(long, value_name = "SPEED")]
    pub(super) speed: Option<Speed>,
    /// Begins anew without asking, even if a saved game waits
    #[arg(long, requires = "game")]
    pub(super) new: bool,
    /// Goes on with the saved game at once, if there is one
    #[arg(long, conflicts_with_all = ["game", "new"])]
    pub(super) resume: bool,
    /// The folder for saved games and own rules [default: see `parchis paths`]
    #[arg(long, value_name = "FOLDER", global = true)]
    pub(super) data: Option<PathBuf>,
    /// A folder with more boards, rules and games
    #[arg(long, value_name = "FOLDER", global = true)]
    pub(super) levels: Option<PathBuf>,
}

/// The table that is to open: everything named is found, everything fits.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// Everything that can be played.
    pub catalogue: Catalogue,
    /// The game; without it, the table asks.
    pub game: Option<GameSpec>,
    /// The position to begin from, if it is another than the usual one.
    pub position: Option<Setup>,
    /// Who plays each hand, in the order of turns: `human` or the name of an opponent. As
    /// many as hands, or none if nothing was said.
    pub players: Vec<String>,
    /// The seed of the throws, if one was named.
    pub seed: Option<u64>,
    /// The settings that were named, for this time.
    pub settings: Vec<Setting>,
    /// Whether to begin anew even if a saved game waits.
    pub new: bool,
    /// Whether to go on with the saved game at once.
    pub resume: bool,
    /// The folder for saved games, if one was named.
    pub data: Option<PathBuf>,
}

impl TableOptions {
    /// The settings that are named.
    fn settings(&self) -> Vec<Setting> {
        let lang = self.lang.map(|lang| Setting::Language(Some(lang)));
        lang.into_iter()
            .chain(self.speed.map(Setting::Speed))
            .collect()
    }

    /// Finds what is named, and makes sure that it fits.
    pub(super) fn opening(self, catalogue: Catalogue) -> Result<Opening, Failure> {
        let spec = match &self.game {
            Some(name) => {
                let spec = self.agreed(game(&catalogue, name)?, &catalogue)?;
                let rules = spec
                    .compile()
                    .map_err(|flaws| Failure::Message(listed(&flaws)))?;
                self.fits(rules)?;
                Some(spec)
            }
            None => None,
        };
        if let Some(spec) = spec.as_ref().filter(|_| !self.players.is_empty()) {
            fits(&self.players, spec)?;
        }
        Ok(Opening {
            settings: self.settings(),
            catalogue,
            game: spec,
            position: self.position,
            players: self.players,
            seed: self.seed,
            new: self.new,
            resume: self.resume,
            data: self.data,
        })
    }

    /// The game by the house rules that were named.
    fn agreed(&self, spec: &GameSpec, catalogue: &Catalogue) -> Result<GameSpec, Failure> {
        let Some(line) = &self.rules else {
            return Ok(spec.clone());
        };
        let house = HouseRules::read_line(line, catalogue.shipped());
        let house = house.map_err(|flaws| Failure::Message(listed(&flaws)))?;
        let board = catalogue.boards.get(&spec.board.id).unwrap_or(&spec.board);
        let rules = house.rules();
        let agreed = rules.and_then(|rules| spec.agreed(Arc::clone(board), rules, None));
        agreed.map_err(|flaws| {
            let sentence = format!("{} cannot be played so: {}", spec.id, listed(&flaws));
            Failure::Message(sentence)
        })
    }

    /// Makes sure that the position is possible in the game.
    fn fits(&self, rules: Arc<Compiled>) -> Result<(), Failure> {
        let game = self.position.as_ref().map(|position| position.game(rules));
        let impossible = |flaws: Vec<_>| {
            let sentence = format!("this position is impossible: {}", listed(&flaws));
            Failure::Message(sentence)
        };
        game.transpose().map(|_| ()).map_err(impossible)
    }
}

/// Makes sure that everybody named is somebody, and that every hand has a player.
fn fits(players: &[String], spec: &GameSpec) -> Result<(), Failure> {
    if let Some(unknown) = players
        .iter()
        .find(|&name| name != "human" && opponents::named(name).is_err())
    {
        let known = opponents::NAMES.join(", ");
        return Err(Failure::Message(format!(
            "no player is called {unknown:?}; choose one of human, {known}"
        )));
    }
    let hands = spec.hands();
    if players.len() != hands {
        return Err(Failure::Message(format!(
            "{} needs {hands} players, but {} named",
            spec.id,
            match players.len() {
                1 => "1 is".to_owned(),
                named => format!("{named} are"),
            }
        )));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::Levels;

    fn opening(rules: &str) -> Result<Opening, Failure> {
        let options = TableOptions {
            game: Some("parchis-4-spain".to_owned()),
            rules: Some(rules.to_owned()),
            ..TableOptions::default()
        };
        options.opening(Catalogue::from(Levels::embedded()))
    }

    #[test]
    fn a_line_of_rules_changes_the_game() {
        let value = |rules: &str| {
            let game = opening(rules).unwrap().game.unwrap();
            game.rules.get("six.fallback").unwrap().to_string()
        };
        assert_eq!(value("parchis/1/spain"), "false");
        assert_eq!(value("parchis/1/spain/six.fallback=true"), "true");
    }

    #[test]
    fn a_line_that_is_none_or_does_not_fit_is_refused() {
        for line in ["cat", "parchis/1/cat", "barsees/1/damascus"] {
            let refused = opening(line);
            assert!(
                matches!(refused, Err(Failure::Message(_))),
                "{line}: {refused:?}"
            );
        }
    }
}
