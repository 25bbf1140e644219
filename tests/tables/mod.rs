//! Games to test on: those that come with the program, and house rules; and reasons as text.

use std::sync::Arc;

use parchis::dice::Cup;
use parchis::levels::{Catalogue, Levels};
use parchis::rules::family::{GameSpec, KeySpec, Kind, Preset, SeatChoice, Value};
use parchis::rules::{Compiled, WhyNot};

/// Everything that comes with the program.
pub(crate) fn catalogue() -> Catalogue {
    let catalogue = Catalogue::from(Levels::embedded());
    assert!(catalogue.flaws.is_empty(), "{:?}", catalogue.flaws);
    catalogue
}

/// So many times as many games are played.
pub(crate) fn times() -> u64 {
    let asked = std::env::var("PARCHIS_TEST_GAMES").ok();
    asked.map_or(1, |times| {
        times.parse().expect("PARCHIS_TEST_GAMES is a number")
    })
}

/// The values of a key that are tried: all, or where they are many a few of each sort.
pub(crate) fn values(key: &KeySpec) -> Vec<Value> {
    let few = |numbers: &[u8]| numbers.iter().copied().map(Value::from).collect();
    match key.kind {
        Kind::Number { .. } => few(&[0, 1, 6, 10, 20, 50, 100]),
        Kind::NumberOrNone { .. } => {
            let mut values: Vec<_> = few(&[1, 2, 3, 5, 20]);
            values.push("none".into());
            values
        }
        Kind::Faces => vec![
            [5].into(),
            [6].into(),
            [1, 6].into(),
            [5, 6].into(),
            [1, 2, 3, 4, 5, 6].into(),
        ],
        Kind::Seats => {
            let mut values = key.values();
            values.extend([["Y", "R"], ["Y", "B"], ["R", "G"]].map(Value::from));
            values
        }
        _ => key.values(),
    }
}

/// A game with other values for some keys, if they fit it.
pub(crate) fn changed(spec: &GameSpec, overrides: &[(String, Value)]) -> Option<GameSpec> {
    let rules = spec.rules.with_overrides(overrides).ok()?;
    let asks_for_seats = overrides.iter().any(|(path, _)| path == "seats.in_play");
    // A game file that names its seats keeps them, as long as nothing else decides about them.
    let in_play = (spec.id == "parchis-2-spain" && !asks_for_seats).then(|| vec!['Y', 'R']);
    let choice = SeatChoice {
        in_play,
        ..SeatChoice::default()
    };
    // The board of the catalogue: a board that the rules have mirrored must not be mirrored again.
    let board = Levels::embedded().board(&spec.board.id)?.clone();
    GameSpec::new(&spec.id, Arc::new(board), rules, &choice).ok()
}

/// Every board with every preset of its family and every way to seat people at it: any number of them, alone, in
/// teams of either form, with two colours each, and with seats left empty where one likes; at a cloth two or four,
/// alone, two to a side, in pairs. Each with what it is, for people.
pub(crate) fn pairings(catalogue: &Catalogue) -> Vec<(GameSpec, String)> {
    let mut pairings = Vec::new();
    for board in catalogue.boards.values() {
        let fits = |preset: &&Preset| preset.rules.family().id == board.family;
        for preset in catalogue.presets.values().filter(fits) {
            for way in ways_to_sit(board.seats.len() as u8, &board.family) {
                let Ok(rules) = preset.rules.with_overrides(&way) else {
                    continue;
                };
                let id = format!("{}-{}", board.id, rules.preset());
                let board = Arc::clone(board);
                if let Ok(spec) = GameSpec::new(&id, board, rules, &SeatChoice::default()) {
                    pairings.push((spec, format!("{id} with {}", told(&way))));
                }
            }
        }
    }
    pairings
}

/// What the keys of a family may say of seats, whether it fits a board of so many or not.
fn ways_to_sit(seats: u8, family: &str) -> Vec<Vec<(String, Value)>> {
    let mut ways = Vec::new();
    let mut way = |values: &[(&str, Value)]| {
        let named = values
            .iter()
            .map(|(path, value)| ((*path).to_owned(), value.clone()));
        ways.push(named.collect());
    };
    if family == "barsees" {
        for seats in [2, 4] {
            for team in ["none", "shared", "pairs"] {
                way(&[("seats", seats.into()), ("team", team.into())]);
            }
        }
        return ways;
    }
    for count in 2..=seats {
        for (form, each, grouping) in [
            ("none", 1, "opposite"),
            ("opposite", 1, "opposite"),
            ("alternate", 1, "opposite"),
            ("none", 2, "opposite"),
            ("none", 2, "adjacent"),
        ] {
            way(&[
                ("seats.in_play", count.into()),
                ("team.form", form.into()),
                ("side.colours_each", each.into()),
                ("side.grouping", grouping.into()),
            ]);
        }
    }
    // Any of the seats may be the empty one.
    let letters = || "YBRGAVOT".chars().take(seats.into());
    for empty in letters() {
        let others = letters().filter(|&letter| letter != empty);
        let others = others.map(|letter| Value::Text(letter.into()));
        way(&[("seats.in_play", Value::List(others.collect()))]);
    }
    ways
}

/// Keys with their values, as people read them.
fn told(values: &[(String, Value)]) -> String {
    let each = values
        .iter()
        .map(|(path, value)| format!("{path} = {value}"));
    each.collect::<Vec<_>>().join(", ")
}

/// A game with several house rules at once, drawn from a cup, and what they are; nothing if they
/// contradict each other or the board.
pub(crate) fn drawn(catalogue: &Catalogue, cup: &mut Cup) -> Option<(GameSpec, String)> {
    let mut pick = |count: usize| cup.below(u32::try_from(count).expect("few")) as usize;
    let spec = catalogue.games.values().nth(pick(catalogue.games.len()))?;
    let keys = spec.rules.family().keys;
    let mut overrides: Vec<(String, Value)> = Vec::new();
    for _ in 0..2 + pick(7) {
        let key = &keys[pick(keys.len())];
        let values = values(key);
        let value = values[pick(values.len())].clone();
        if overrides.iter().all(|(path, _)| path != key.path) {
            overrides.push((key.path.to_owned(), value));
        }
    }
    changed(spec, &overrides).map(|spec| (spec, told(&overrides)))
}

/// Why a piece may not move: the reason, and the square, the seat or the count that it names.
pub(crate) fn reason(rules: &Compiled, why: WhyNot) -> String {
    let word = format!("{why:?}");
    let word = word.split('(').next().unwrap_or_default();
    let of: String = match why {
        WhyNot::ExitBarred(at)
        | WhyNot::BarrierAt(at)
        | WhyNot::OwnBarrierAt(at)
        | WhyNot::SquareFull(at)
        | WhyNot::SafeOnlyPair(at) => rules.board.square(at).label.clone(),
        WhyNot::ProtectedBy(colour) | WhyNot::StackImmune(colour) => {
            rules.board.seats[colour.index()].letter.into()
        }
        WhyNot::NeedsExactly(steps) => steps.to_string(),
        _ => return word.to_owned(),
    };
    format!("{word} {of}")
}
