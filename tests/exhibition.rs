//! Matches that play themselves.

use parchis::exhibition::Exhibition;
use parchis::levels::{Catalogue, Levels};
use parchis::rules::{Fact, Phase};

fn exhibition(game: &str, seed: u64) -> Exhibition {
    let catalogue = Catalogue::from(Levels::embedded());
    let rules = catalogue.games[game].compile().expect("a shipped game");
    Exhibition::new(rules, seed)
}

#[test]
fn every_shipped_game_plays_itself_to_its_end_and_begins_anew() {
    let catalogue = Catalogue::from(Levels::embedded());
    for game in catalogue.games.keys() {
        let mut match_ = exhibition(game, 3);
        let mut plies = 0;
        while match_.game().phase() != Phase::Over && plies < 20_000 {
            assert!(!match_.go_on().is_empty(), "{game} stands still");
            plies += 1;
        }
        assert_eq!(match_.game().phase(), Phase::Over, "{game}");
        assert!(match_.go_on().is_empty());
        match_.begin_anew();
        assert!(!match_.go_on().is_empty(), "{game}");
    }
}

#[test]
fn a_seed_plays_the_same_match() {
    let played = |seed| -> Vec<Fact> {
        let mut match_ = exhibition("parchis-4-spain", seed);
        (0..200).flat_map(|_| match_.go_on()).collect()
    };
    assert_eq!(played(1), played(1));
    assert_ne!(played(1), played(2));
}
