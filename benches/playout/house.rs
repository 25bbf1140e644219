//! What house rules cost: every key of a game away from its preset's value, one at a time.

use std::sync::Arc;

use parchis::rules::family::{GameSpec, KeySpec, Kind, SeatChoice, Value};
use parchis::rules::{Compiled, Position};

use super::{Draw, SHORT, median, playout, rate};

/// No random game under a house rule that hinders everybody lasts longer, in moves.
const MOST: u32 = 2_000;

/// A game with one key changed.
struct House {
    named: String,
    game: Arc<Compiled>,
    ratios: Vec<f64>,
}

/// Prints for each house rule how fast it is played beside the game's own rules in the same
/// rounds, slowest first.
pub(super) fn compare(id: &str, spec: &GameSpec, rounds: u64) {
    let Ok(own) = spec.compile() else { return };
    let mut houses = houses(spec);
    for round in 0..rounds {
        for house in &mut houses {
            let before = moves_a_second(round, &own);
            let asked = moves_a_second(round, &house.game);
            let after = moves_a_second(round, &own);
            house.ratios.push(2.0 * asked / (before + after));
        }
    }
    let ratio = |house: &House| median(house.ratios.iter().copied());
    houses.sort_by(|a, b| ratio(a).total_cmp(&ratio(b)));
    println!("{id}");
    for house in &houses {
        let code = house.game.code();
        println!("  {:<46} {:>5.2}  {code}", house.named, ratio(house));
    }
}

fn moves_a_second(seed: u64, game: &Compiled) -> f64 {
    let start = Position::start(game);
    rate(seed, SHORT, |draw| playout(game, &start, MOST, draw)).0
}

/// The games that differ from this one by a single key.
fn houses(spec: &GameSpec) -> Vec<House> {
    let mut houses = Vec::new();
    for (key, value) in spec.rules.iter() {
        for other in values(key).into_iter().filter(|other| other != value) {
            let change = [(key.path.to_owned(), other.clone())];
            let Ok(rules) = spec.rules.with_overrides(&change) else {
                continue;
            };
            let board = Arc::clone(&spec.board);
            let Ok(changed) = GameSpec::new(&spec.id, board, rules, &SeatChoice::default()) else {
                continue;
            };
            if let Ok(game) = changed.compile()
                && ends(&game)
            {
                houses.push(House {
                    named: format!("{} = {other}", key.path),
                    game,
                    ratios: Vec::new(),
                });
            }
        }
    }
    houses
}

/// Whether random games come to moves at all: under some rules everybody stays at home.
fn ends(game: &Compiled) -> bool {
    let mut draw = Draw::new(1);
    playout(game, &Position::start(game), 100, &mut draw) > 0
}

/// The values that are tried: all, or where they are many a few of each sort.
fn values(key: &KeySpec) -> Vec<Value> {
    let few = |numbers: &[u8]| numbers.iter().copied().map(Value::from).collect();
    match key.kind {
        Kind::Number { .. } => few(&[0, 10, 20, 50, 100]),
        Kind::NumberOrNone { .. } => few(&[1, 3]),
        Kind::Faces => vec![[6].into(), [5, 6].into(), [1, 2, 3, 4, 5, 6].into()],
        _ => key.values(),
    }
}
