//! The engine and the second reading of the rules play the same games, ply by ply: every game
//! that comes with the program, every board with every preset and every seating, every house rule
//! by itself, and house rules together.
//!
//! `PARCHIS_TEST_GAMES=20` plays twenty times as many games.

#[expect(dead_code, reason = "each test binary uses its part of the oracle")]
mod oracle;
#[expect(dead_code, reason = "each test binary uses its part of the table")]
mod side_by_side;
mod tables;

use parchis::dice::Cup;
use parchis::rules::Phase;
use parchis::rules::family::FAMILIES;
use side_by_side::Both;
use tables::{catalogue, changed, drawn, pairings, times, values};

/// Most plies of a game: under some house rules random play does not end.
const MOST_PLIES: u32 = 9000;

/// What came of games that were played on both.
#[derive(Default)]
struct Played {
    games: u64,
    plies: u64,
    over: u64,
    differences: Vec<String>,
}

impl Played {
    /// Plays a game to its end, or until a difference.
    fn play(&mut self, both: &Both, cup: &mut Cup, most: u32, named: &str) {
        let mut both = both.clone();
        self.games += 1;
        for _ in 0..most {
            let Some(ply) = both.draw(cup) else { break };
            self.plies += 1;
            if let Err(difference) = both.play(ply) {
                self.differences.push(format!("{named}\n  {difference}"));
                return;
            }
        }
        self.over += u64::from(both.game.phase() == Phase::Over);
    }

    fn assert_alike(&self) {
        let first: Vec<_> = self.differences.iter().take(5).cloned().collect();
        assert!(
            first.is_empty(),
            "{} of {} games differ, such as\n{}",
            self.differences.len(),
            self.games,
            first.join("\n")
        );
    }
}

#[test]
fn every_game_is_read_alike() {
    let catalogue = catalogue();
    let mut played = Played::default();
    for (id, spec) in &catalogue.games {
        let both = Both::begun(&catalogue, spec);
        let over = played.over;
        for n in 0..4 * times() {
            let named = format!("{id}, game {n}");
            played.play(&both, &mut Cup::stream(1, n), MOST_PLIES, &named);
        }
        assert!(
            played.over > over || !played.differences.is_empty(),
            "no game of {id} came to its end"
        );
    }
    played.assert_alike();
    assert!(played.plies > 50_000, "only {} plies", played.plies);
}

#[test]
fn every_board_with_every_preset_and_seating_is_read_alike() {
    let catalogue = catalogue();
    let mut played = Played::default();
    for (n, (spec, named)) in pairings(&catalogue).iter().enumerate() {
        let both = Both::begun(&catalogue, spec);
        for game in 0..times() {
            let mut cup = Cup::stream(6, n as u64 + game);
            played.play(&both, &mut cup, 250, named);
        }
    }
    played.assert_alike();
    assert!(played.games >= 100, "only {} games", played.games);
}

#[test]
fn every_house_rule_is_read_alike() {
    let catalogue = catalogue();
    let mut played = Played::default();
    let mut n = 0;
    for family in FAMILIES {
        let games: Vec<_> = catalogue
            .games
            .values()
            .filter(|spec| spec.rules.family() == family)
            .collect();
        for key in family.keys {
            for value in values(key) {
                let mut tried = 0;
                // Begin elsewhere each time, so that every value meets other boards and presets.
                for i in 0..games.len() {
                    if tried >= 3 * times() {
                        break;
                    }
                    let spec = games[(n + i) % games.len()];
                    let Some(spec) = changed(spec, &[(key.path.to_owned(), value.clone())]) else {
                        continue;
                    };
                    let named = format!("{} with {} = {value}, game {n}", spec.id, key.path);
                    let both = Both::begun(&catalogue, &spec);
                    played.play(&both, &mut Cup::stream(2, n as u64), 1200, &named);
                    tried += 1;
                    n += 1;
                }
                assert!(tried > 0, "{} = {value} fits no game", key.path);
            }
        }
    }
    played.assert_alike();
}

#[test]
fn house_rules_together_are_read_alike() {
    let catalogue = catalogue();
    let mut played = Played::default();
    for n in 0..150 * times() {
        let mut cup = Cup::stream(3, n);
        let Some((spec, told)) = drawn(&catalogue, &mut cup) else {
            continue;
        };
        let named = format!("{} with {}, game {n}", spec.id, told);
        played.play(&Both::begun(&catalogue, &spec), &mut cup, 1200, &named);
    }
    played.assert_alike();
    assert!(
        played.games > 60 * times(),
        "only {} games fit",
        played.games
    );
}
