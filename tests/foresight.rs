//! What a move is said to lead to is what it leads to.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use parchis::rules::facts::Thrown;
use parchis::rules::notation::{Setup, move_named};
use parchis::rules::{Earned, Fact, Game};
use tables::catalogue;

fn position(game: &str, line: &str) -> Game {
    let rules = catalogue().games[game].compile().unwrap();
    let setup: Setup = line.parse().unwrap();
    setup.game(rules).unwrap()
}

fn earns(game: &Game, mv: &str) -> Vec<(u8, bool)> {
    let foreseen = game.foresee(move_named(game, mv).unwrap()).unwrap();
    let pair = |earned: &Earned| (earned.steps, earned.lost);
    foreseen.earns.iter().map(pair).collect()
}

#[test]
fn a_bonus_that_no_piece_could_count_is_foreseen_as_lost() {
    let with = |others: &str| {
        let line =
            format!("Y=H,H,H,H B=H,H,H,H R=H,H,H,H G=c6,{others} turn=G phase=move tokens=2");
        earns(&position("parchis-4-spain", &line), "c6>M")
    };
    assert_eq!(with("30,H,H"), [(10, false)]);
    assert_eq!(with("H,H,H"), [(10, true)]);
    assert_eq!(with("M,M,H"), [(10, true)]);
    assert_eq!(with("M,M,M"), [], "whoever has finished counts nothing");
}

#[test]
fn of_bonuses_that_wait_only_those_are_foreseen_that_the_move_earns() {
    let line = "Y=30,56,H,H B=33,H,H,H R=H,H,H,H G=H,H,H,H turn=Y phase=move tokens=3";
    let mut game = position("parchis-4-spain", line);
    assert_eq!(earns(&game, "30>33xB"), [(20, false)]);
    let mv = move_named(&game, "30>33xB").unwrap();
    game.play(mv, &mut ()).unwrap();
    assert_eq!(earns(&game, "56>M"), [(10, false)]);
    assert_eq!(earns(&game, "33>53"), []);
}

#[test]
fn only_legal_moves_are_foreseen_and_nothing_is_played() {
    let line = "Y=30,H,H,H B=H,H,H,H R=H,H,H,H G=H,H,H,H turn=Y phase=move tokens=3";
    let game = position("parchis-4-spain", line);
    let mv = game.moves()[0];
    let mut facts = Vec::new();
    game.clone().play(mv, &mut facts).unwrap();
    assert_eq!(game.foresee(mv).unwrap().facts, facts);
    assert_eq!(*game.state(), *position("parchis-4-spain", line).state());
    assert!(matches!(facts[0], Fact::TokenSpent { .. }));
    let mut over = game.clone();
    over.play(mv, &mut ()).unwrap();
    over.throw(Thrown::Die(1), &mut ()).unwrap();
    assert_eq!(over.foresee(mv), None);
}
