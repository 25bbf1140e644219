//! What holds at every ply of every game: random and greedy play on every game that comes with
//! the program, on every board with every preset and every seating, and under house rules.
//!
//! `PARCHIS_TEST_GAMES=20` plays twenty times as many games.

mod invariants {
    pub(crate) mod doubles;
    pub(crate) mod moves;
    pub(crate) mod position;
}
#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use invariants::{doubles, moves, position};
use parchis::dice::Cup;
use parchis::opponents::{self, Opponent};
use parchis::rules::family::GameSpec;
use parchis::rules::record::{Ply, Record};
use parchis::rules::{Board, Compiled, Fact, Game, Phase, Position, Shown};
use tables::{catalogue, drawn, pairings, times};

/// Most plies of a game: two pieces can capture each other for ever.
const MOST_PLIES: u32 = 8000;

/// How often, in plies, everything that could be asked for as a move is asked for.
const EVERY: u32 = 397;

/// One game that is watched.
struct Watched<'a> {
    spec: &'a GameSpec,
    boards: &'a BTreeMap<String, Arc<Board>>,
    /// What everybody plays.
    player: &'a str,
    /// Whether the record is read again, which takes a while.
    reads: bool,
    /// The plies that are looked at, the last of them the last that is played.
    plies: Range<u32>,
    named: String,
}

impl Watched<'_> {
    /// Plays a game and checks every ply; gives whether it ended.
    fn play(&self, rules: &Arc<Compiled>, cup: &mut Cup) -> bool {
        let mut player: Box<dyn Opponent> = opponents::named(self.player).expect("a player");
        let mut game = Game::new(Arc::clone(rules));
        let mut shown = Shown::of(game.state());
        let mut record = Record::new(self.spec.clone()).expect("the game fits together");
        let mut facts: Vec<Fact> = Vec::new();
        for ply in 0..self.plies.end {
            let before = game.clone();
            if ply >= self.plies.start || game.phase() == Phase::Over {
                self.check(&game, ply);
            }
            facts.clear();
            if game.phase() == Phase::Over {
                break;
            } else if game.phase() == Phase::Move {
                let mv = player.choose(&game, &mut |n| cup.below(n));
                let mv = mv.unwrap_or_else(|| panic!("{}: nothing to move", self.named));
                moves::check_mover(&game, mv);
                record.play(&game, mv);
                game.play(mv, &mut facts).expect("a listed move is legal");
            } else {
                let thrown = cup.throw(game.outcomes()).expect("something falls");
                record.throw(&game, thrown);
                game.throw(thrown, &mut facts).expect("it can fall");
            }
            for fact in &facts {
                shown.hear(rules, fact);
            }
            let (state, named) = (game.state(), &self.named);
            // Whose turn it is to throw for the start is asked of the game.
            if game.phase() == Phase::Start {
                shown.hand = game.hand();
            }
            assert_eq!(shown, Shown::of(state), "{named}, ply {ply}: {facts:?}");
            position::check_change(&before, &game, &facts);
        }
        let again = record.replay().expect("the record is of this game");
        assert_eq!(again.state(), game.state(), "{}: played again", self.named);
        if self.reads {
            let read =
                Record::read(record.text(), self.boards).expect("what is written can be read");
            assert_eq!(read.plies(), record.plies(), "{}: read again", self.named);
            assert_eq!(read.text(), record.text(), "{}: written again", self.named);
            assert_eq!(
                read.replay().expect("a game").state(),
                game.state(),
                "{}",
                self.named
            );
        }
        if self.player == "random" {
            self.compare_playout(rules, record.plies(), &game);
        }
        game.phase() == Phase::Over
    }

    fn check(&self, game: &Game, ply: u32) {
        let told = || format!("{}, ply {ply}: {}", self.named, doubles::line(game));
        if let Err(flaw) = position::check(game)
            .and_then(|()| doubles::check_line(game))
            .and_then(|()| {
                if ply.is_multiple_of(16) {
                    doubles::check_json(game)
                } else {
                    Ok(())
                }
            })
            .and_then(|()| moves::check_reasons(game))
            .and_then(|()| {
                if ply % EVERY == EVERY - 1 {
                    moves::check_all(game)
                } else {
                    Ok(())
                }
            })
        {
            panic!("{}\n  {flaw}", told());
        }
    }

    /// The fast door of search plays the same game.
    fn compare_playout(&self, rules: &Arc<Compiled>, plies: &[Ply], game: &Game) {
        let mut fast = Position::start(rules);
        for ply in plies {
            match *ply {
                Ply::Throw(thrown) => fast.throw(rules, thrown, &mut ()),
                Ply::Move(mv) => fast.play(rules, mv, &mut ()),
            }
        }
        assert_eq!(fast.state(), game.state(), "{}: without facts", self.named);
        assert!(fast.crowd() == game.position().crowd(), "{}", self.named);
        assert_eq!(fast.moves(), game.moves(), "{}", self.named);
    }
}

#[test]
fn every_game_keeps_its_order() {
    let catalogue = catalogue();
    let (mut games, mut over) = (0, 0);
    for (id, spec) in &catalogue.games {
        let rules = spec.compile().expect("the game fits together");
        for n in 0..4 * times() {
            let player = opponents::NAMES[(n % 2) as usize];
            let watched = Watched {
                spec,
                boards: &catalogue.boards,
                player,
                reads: n < 1,
                plies: 0..MOST_PLIES,
                named: format!("{id}, game {n} of {player} play"),
            };
            games += 1;
            over += u32::from(watched.play(&rules, &mut Cup::stream(4, n)));
        }
    }
    assert!(
        4 * over > 3 * games,
        "only {over} of {games} games came to their end"
    );
}

#[test]
fn house_rules_keep_the_order_too() {
    let catalogue = catalogue();
    let mut games = 0;
    for n in 0..80 * times() {
        let mut cup = Cup::stream(5, n);
        let Some((spec, told)) = drawn(&catalogue, &mut cup) else {
            continue;
        };
        let rules = spec.compile().expect("the game fits together");
        let player = opponents::NAMES[(n % 2) as usize];
        let watched = Watched {
            spec: &spec,
            boards: &catalogue.boards,
            player,
            reads: n % 8 == 0,
            plies: 0..MOST_PLIES,
            named: format!("{} with {told}, game {n} of {player} play", spec.id),
        };
        watched.play(&rules, &mut cup);
        games += 1;
    }
    assert!(games > 30 * times(), "only {games} games fit");
}

/// How many plies of a game are looked at where there are very many games.
const WINDOW: u32 = 500;

#[test]
fn every_board_with_every_preset_and_seating_keeps_the_order() {
    let catalogue = catalogue();
    let pairings = pairings(&catalogue);
    // So that none is lost without a word.
    assert_eq!(pairings.len(), 348);
    let mut over = 0;
    for (n, (spec, named)) in pairings.iter().enumerate() {
        let rules = spec.compile().expect("the game fits together");
        for game in 0..times() {
            let n = n as u64 + game;
            let mut cup = Cup::stream(7, n);
            let player = opponents::NAMES[(n % 2) as usize];
            // Somewhere in the game, its beginning and its end included.
            let from = cup.below(1800);
            let watched = Watched {
                spec,
                boards: &catalogue.boards,
                player,
                reads: n.is_multiple_of(8),
                plies: from..from + WINDOW,
                named: format!("{named}, game {n} of {player} play"),
            };
            over += u64::from(watched.play(&rules, &mut cup));
        }
    }
    assert!(over > 50 * times(), "only {over} games came to their end");
}
