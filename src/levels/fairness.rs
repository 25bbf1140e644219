//! How fair the seats of the shipped games are, as it was measured.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The only version of the format that there is.
const VERSION: u32 = 1;

static MEASURED: &str = include_str!("../../levels/fairness.ron");

/// What `scripts/fairness.sh` has measured.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    version: u32,
    /// Who played: the name of an opponent.
    pub players: String,
    /// How many games of each were played.
    pub games: u32,
    /// Game → wins in percent of each seat, in the order of turns; where partners win together,
    /// of each team.
    wins: BTreeMap<String, Vec<f32>>,
}

impl Fairness {
    /// What was measured of the games that come with the program.
    ///
    /// # Errors
    /// What is wrong with the data, which a test rules out.
    pub fn measured() -> Result<Self, String> {
        Self::read(MEASURED)
    }

    fn read(text: &str) -> Result<Self, String> {
        let read: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        if read.version != VERSION {
            return Err(format!("version {} is unknown", read.version));
        }
        let unsound = |wins: &Vec<f32>| (wins.iter().sum::<f32>() - 100.0).abs() > 1.0;
        match read.wins.iter().find(|(_, wins)| unsound(wins)) {
            Some((game, _)) => Err(format!("the wins of {game} are not a hundred percent")),
            None => Ok(read),
        }
    }

    /// Wins in percent of each seat (of partners: of each team) of a game, if it was measured.
    #[must_use]
    pub fn wins(&self, game: &str) -> Option<&[f32]> {
        self.wins.get(game).map(Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Catalogue, Levels};

    #[test]
    fn every_shipped_game_was_measured() {
        let fairness = Fairness::measured().expect("it is sound");
        let games = Catalogue::from(Levels::embedded()).games;
        for (id, game) in &games {
            let hands = game.seating.hands(game.board.seats.len()).expect("sound");
            let teams: std::collections::BTreeSet<_> = hands.iter().map(|h| h.team).collect();
            let wins = fairness.wins(id).expect(id);
            assert_eq!(wins.len(), teams.len(), "{id}");
            // The setup says “about equally often”.
            let even = 100.0 / wins.len() as f32;
            let far = wins.iter().find(|share| (*share - even).abs() > 0.1 * even);
            assert_eq!(far, None, "{id}");
        }
        assert_eq!(fairness.wins.len(), games.len());
    }

    #[test]
    fn what_is_no_whole_is_refused() {
        let text = r#"(version: 1, players: "random", games: 1, wins: {"a": [60.0, 60.0]})"#;
        assert!(Fairness::read(text).is_err());
        assert!(Fairness::read(&text.replace("60.0, 60.0", "60.0, 40.0")).is_ok());
        assert!(Fairness::read(&text.replace("version: 1", "version: 2")).is_err());
    }

    /// The rows of the page: a game, how many of its games ended by their own rule and how many at
    /// the cap, and the wins.
    fn page() -> Vec<(&'static str, [u32; 2], Vec<f32>)> {
        let rows = include_str!("../../docs/fairness.md")
            .lines()
            .filter_map(|line| {
                let cells: Vec<_> = line.split('|').map(str::trim).collect();
                let [_, game, own, cap, _, wins, ..] = cells[..] else {
                    return None;
                };
                let ended = [own.parse().ok()?, cap.parse().ok()?];
                let wins = wins.split(" · ").map(|share| share.parse().ok());
                Some((game, ended, wins.collect::<Option<Vec<_>>>()?))
            });
        rows.collect()
    }

    #[test]
    fn the_page_says_the_same_and_every_game_ended_by_its_own_rule() {
        let fairness = Fairness::measured().expect("it is sound");
        let page = page();
        assert_eq!(page.len(), fairness.wins.len());
        for (game, ended, wins) in page {
            assert_eq!(ended, [fairness.games, 0], "{game}");
            assert_eq!(fairness.wins(game), Some(&wins[..]), "{game}");
        }
        assert!(fairness.games >= 10_000);
    }
}
