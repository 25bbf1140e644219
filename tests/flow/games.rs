//! Whole games of computer players.

use parchis::rules::{Fact, Phase};
use parchis::screens::Screen;
use parchis::settings::Speed;
use parchis::table::Match;

use crate::table::{GAMES, Program, opening};

/// Plays a game to its end and its result, and returns what was written down.
fn whole_game(game: &str, speed: Speed) -> String {
    let hands = GAMES.games[game].hands();
    let players: Vec<_> = (0..hands).map(|i| ["greedy", "random"][i % 2]).collect();
    let mut program = Program::start(opening(game, &players, speed));
    assert_eq!(program.screen(), Screen::Table, "{game}");
    program.until("the result", |program| program.screen() == Screen::Result);
    assert_eq!(program.game().game().phase(), Phase::Over);
    let heard = program.heard();
    assert_eq!(heard.refused, []);
    assert_eq!(heard.troubles, []);
    let (last, others) = heard.events.split_last().unwrap();
    assert!(matches!(last.fact, Fact::GameOver { .. }), "{last:?}");
    assert_eq!(last.ply, program.ply());
    assert!(others.is_sorted_by_key(|event| event.ply));
    record(program.game())
}

fn record(game: &Match) -> String {
    game.record().text().to_owned()
}

#[test]
fn every_game_is_played_to_its_end() {
    for game in GAMES.games.keys() {
        whole_game(game, Speed::Instant);
    }
}

#[test]
fn a_game_is_the_same_at_every_pace() {
    for game in ["parchis-4-spain", "barsees-damascus"] {
        let record = whole_game(game, Speed::Normal);
        assert_eq!(record, whole_game(game, Speed::Fast), "{game}");
        assert_eq!(record, whole_game(game, Speed::Instant), "{game}");
    }
}

#[test]
fn a_match_begins_from_a_position_and_does_so_again() {
    let mut opened = opening("parchis-4-spain", &["greedy"; 4], Speed::Instant);
    // A six counts seven where nobody waits at home.
    let line = "Y=5,H,H,30 B=9,M,M,M turn=B tokens=6";
    opened.position = Some(line.parse().unwrap());
    let mut program = Program::start(opened);
    program.until("a few plies", |program| program.ply() > 6);
    let record = record(program.game());
    let first = record.lines().find(|line| line.starts_with("1 "));
    assert!(first.unwrap().starts_with("1 B 9>16"), "{record}");
    let again = program.game().record().anew().opening();
    let thrown = again.state().bank.iter().sum::<u8>();
    assert_eq!((again.phase(), thrown), (Phase::Move, 1));
}
