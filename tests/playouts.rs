//! A playout, which makes no list of moves, plays what somebody plays who draws from the list:
//! from the same lots come the same facts, whatever the rules.

#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use std::sync::Arc;

use parchis::dice::Cup;
use parchis::rules::family::GameSpec;
use parchis::rules::{Compiled, Fact, Game, How, Phase, Position};
use tables::{catalogue, drawn, times};

/// Most moves of a game.
const MOST_MOVES: u32 = 600;

/// Most throws in a game, since some house rules leave everybody at home for ever.
const MOST_THROWS: u32 = 20_000;

/// Plays from the list; gives the game, what happened, and how many moves were made.
fn listed(rules: &Arc<Compiled>, cup: &mut Cup) -> Option<(Game, Vec<Fact>, u32)> {
    let mut game = Game::new(Arc::clone(rules));
    let (mut facts, mut moves, mut throws) = (Vec::new(), 0, 0);
    while game.phase() != Phase::Over && (game.phase() != Phase::Move || moves < MOST_MOVES) {
        if game.phase() == Phase::Move {
            let n = cup.below(game.moves().len() as u32) as usize;
            let mv = game.moves()[n];
            game.play(mv, &mut facts).expect("a listed move is legal");
            moves += u32::from(mv.how != How::Decline);
        } else {
            let thrown = cup.throw(game.outcomes()).expect("something falls");
            game.throw(thrown, &mut facts).expect("it can fall");
            throws += 1;
            if throws == MOST_THROWS {
                return None;
            }
        }
    }
    Some((game, facts, moves))
}

/// Compares a playout with a game from the list; gives how many moves were made.
fn compare(spec: &GameSpec, stream: u64, named: &str) -> u32 {
    let rules = spec.compile().expect("the game fits together");
    let Some((game, facts, moves)) = listed(&rules, &mut Cup::stream(9, stream)) else {
        return 0;
    };
    let mut cup = Cup::stream(9, stream);
    let mut position = Position::start(&rules);
    let mut heard: Vec<Fact> = Vec::new();
    let made = position.playout_into(&rules, MOST_MOVES, |n| cup.below(n), &mut heard);
    assert_eq!(made, moves, "{named}");
    assert_eq!(heard, facts, "{named}");
    assert_eq!(position.state(), game.state(), "{named}");
    assert_eq!(position.moves(), game.moves(), "{named}");
    assert!(position.crowd() == game.position().crowd(), "{named}");

    let mut cup = Cup::stream(9, stream);
    let mut deaf = Position::start(&rules);
    deaf.playout(&rules, MOST_MOVES, |n| cup.below(n));
    assert_eq!(deaf.state(), game.state(), "{named}: without facts");
    moves
}

#[test]
fn every_game_is_played_out_as_listed() {
    let catalogue = catalogue();
    for (id, spec) in &catalogue.games {
        for n in 0..8 * times() {
            let moves = compare(spec, n, &format!("{id}, game {n}"));
            assert!(moves > 0, "{id}, game {n}: nobody moved");
        }
    }
}

#[test]
fn house_rules_are_played_out_as_listed() {
    let catalogue = catalogue();
    let mut moves = 0;
    for n in 0..200 * times() {
        if let Some((spec, told)) = drawn(&catalogue, &mut Cup::stream(10, n)) {
            moves += compare(&spec, n, &format!("{} with {told}, game {n}", spec.id));
        }
    }
    assert!(moves > 20_000, "only {moves} moves");
}

/// Game → the code that plays it. A preset that is changed, or a kind, must be found here again: else its games
/// become slow without anybody noticing.
const CODES: &[(&str, &str)] = &[
    ("barsees-4-damascus", "Damascus"),
    ("barsees-4-pairs", "Damascus, partners"),
    ("barsees-damascus", "Damascus"),
    ("barsees-damascus-old", "Damascus, old"),
    ("barsees-damascus-university", "Damascus"),
    ("barsees-palestine", "Palestine"),
    ("barsees-shared", "Damascus, shared"),
    ("parchis-2-colours", "Spain, several colours"),
    ("parchis-2-spain", "Spain"),
    ("parchis-2-tangier-1v1", "Tangier, one against one"),
    ("parchis-3-morocco", "Morocco"),
    ("parchis-3-spain", "Spain"),
    ("parchis-4-morocco", "Morocco"),
    ("parchis-4-morocco-pairs", "Morocco, partners"),
    ("parchis-4-spain", "Spain"),
    ("parchis-4-spain-pairs", "Spain, partners"),
    ("parchis-4-tangier-strict", "Tangier, strict"),
    ("parchis-4-two-dice", "Spain, two dice"),
    ("parchis-5-morocco", "Morocco"),
    ("parchis-5-spain", "Spain"),
    ("parchis-6-morocco", "Morocco"),
    ("parchis-6-morocco-pairs", "Morocco, partners"),
    ("parchis-6-spain", "Spain"),
    ("parchis-6-spain-pairs", "Spain, partners"),
    ("parchis-6-teams", "Spain, partners"),
    ("parchis-8-morocco", "Morocco"),
    ("parchis-8-morocco-pairs", "Morocco, partners"),
    ("parchis-8-spain", "Spain"),
    ("parchis-8-spain-pairs", "Spain, partners"),
    ("parchis-8-teams", "Spain, partners"),
];

#[test]
fn every_game_is_played_by_code_that_knows_its_rules() {
    let catalogue = catalogue();
    let games = catalogue.games.iter();
    let found: Vec<_> = games
        .map(|(id, spec)| (id.as_str(), spec.compile().unwrap().code()))
        .collect();
    assert_eq!(found, CODES);
}

#[test]
fn house_rules_are_played_by_the_code_of_their_kind() {
    let catalogue = catalogue();
    for (id, key, value, code) in [
        (
            "parchis-4-spain",
            "open.mixed",
            "true",
            "one die, the usual, alone",
        ),
        (
            "parchis-4-morocco",
            "open.mixed",
            "false",
            "one die, the usual, alone",
        ),
        (
            "parchis-4-spain",
            "capture.bonus",
            "100",
            "one die, plain steps, alone",
        ),
        ("parchis-4-spain", "goal.exact", "bounce", "one die, alone"),
        (
            "parchis-4-spain-pairs",
            "open.mixed",
            "true",
            "one die, the usual",
        ),
        ("parchis-4-spain-pairs", "goal.exact", "bounce", "one die"),
        (
            "parchis-4-two-dice",
            "open.mixed",
            "true",
            "two dice, alone",
        ),
        (
            "barsees-damascus",
            "safe.share",
            "true",
            "shells, the usual, alone",
        ),
        (
            "barsees-damascus",
            "throw.khal",
            "merged",
            "shells, plain steps, alone",
        ),
        ("barsees-palestine", "throw.khal", "merged", "shells, alone"),
        ("barsees-4-pairs", "safe.share", "true", "shells"),
    ] {
        let spec = &catalogue.games[id];
        let Ok(value) = value.parse();
        let rules = spec
            .rules
            .with_overrides(&[(key.to_owned(), value)])
            .unwrap();
        let spec = GameSpec {
            rules,
            ..spec.clone()
        };
        assert_eq!(spec.compile().unwrap().code(), code, "{id}: {key}");
    }
}
