//! Pointer and keys: what people do becomes at most one command.

use bevy::prelude::*;

use parchis::input::{Hovered, Picked, Selection, Spot};
use parchis::rules::{Fact, HOME, Phase, Piece, Refusal, Square, WhyNot};
use parchis::screens::{Pause, Screen};
use parchis::settings::Speed;
use parchis::table::{GameCommand, NotTaken, Wish};

use crate::table::{Program, opening};

const SPAIN: &str = "parchis-4-spain";
const DAMASCUS: &str = "barsees-damascus";

fn people(game: &str) -> Program {
    let hands = crate::table::GAMES.games[game].hands();
    Program::start(opening(game, &vec!["human"; hands], Speed::Instant))
}

fn selection(program: &Program) -> &Selection {
    program.0.world().resource::<Selection>()
}

fn why_not(program: &Program, piece: Piece) -> Option<WhyNot> {
    program.game().game().why_not(piece)
}

fn square_of(program: &Program, piece: Piece) -> Option<Square> {
    let game = program.game().game();
    let at = game.state().at[piece.index()];
    (at != HOME).then(|| game.rules().square_at(piece.colour(), at))
}

/// Plays until a piece has more than one move, at different squares.
fn until_a_choice(program: &mut Program) -> Piece {
    let choice = |program: &Program| {
        let game = program.game().game();
        (0..32).map(Piece).find(|&piece| {
            let mut moves = game.moves_of(piece);
            let first = moves.next();
            first.is_some_and(|first| moves.any(|mv| mv.to != first.to))
        })
    };
    program.play_until("a piece has a choice", |program| choice(program).is_some());
    program.frames(1);
    choice(program).unwrap()
}

#[test]
fn a_double_click_throws_once() {
    let mut program = people(SPAIN);
    program.until_idle();
    let ply = program.ply();
    program.send(Picked(Spot::Dice));
    program.send(Picked(Spot::Dice));
    program.frames(1);
    assert_eq!(program.ply(), ply + 1);
    let refused = &program.heard().refused;
    assert_eq!(refused.len(), 1);
    let (seen, now) = (ply, ply + 1);
    assert_eq!(refused[0].why, NotTaken::Stale { seen, now });
}

#[test]
fn a_late_command_is_refused_after_a_restart() {
    let mut program = people(SPAIN);
    program.play_until("somebody moved", |program| program.ply() > 20);
    let seen = program.ply();
    program.wish(Wish::Restart);
    program.frames(1);
    assert_eq!(program.game().record().plies(), []);
    for seen in [seen, 0] {
        program.send(GameCommand {
            seen,
            wish: Wish::Throw,
        });
    }
    program.frames(1);
    assert_eq!(program.heard().refused.len(), 2);
    assert_eq!(program.game().record().plies(), []);
    program.wish(Wish::Throw);
    program.frames(1);
    assert_eq!(program.game().record().plies().len(), 1);
}

#[test]
fn a_piece_that_may_not_move_says_why() {
    for game in [SPAIN, DAMASCUS] {
        let mut program = people(game);
        let stuck = |program: &Program| {
            let own = |piece: &Piece| {
                let game = program.game().game();
                game.rules().hand_of(piece.colour()) == Some(game.hand())
            };
            (0..32)
                .map(Piece)
                .filter(own)
                .find(|&piece| why_not(program, piece).is_some())
        };
        program.play_until("a piece is stuck", |program| {
            program.game().game().phase() == Phase::Move && stuck(program).is_some()
        });
        let piece = stuck(&program).unwrap();
        let why = why_not(&program, piece).unwrap();
        program.frames(1);
        let before = program.truth();

        program.send(Picked(Spot::Piece(piece)));
        program.frames(1);
        assert_eq!(selection(&program).refusal, Some((piece, why)), "{game}");

        let mv = parchis::rules::Move {
            piece,
            ..program.game().game().moves()[0]
        };
        program.wish(Wish::Play(mv));
        program.frames(1);
        let refused = program.heard().refused.last().unwrap();
        assert_eq!(
            refused.why,
            NotTaken::Rules(Refusal::Illegal(why)),
            "{game}"
        );
        assert_eq!(program.truth(), before);

        program.send(Picked(Spot::Nothing));
        program.frames(1);
        assert_eq!(selection(&program).refusal, None);
    }
}

#[test]
fn what_may_be_done_is_marked_only_at_rest() {
    let mut program = Program::start(opening(SPAIN, &["human"; 4], Speed::Normal));
    program.play_until("somebody may move", |program| {
        program.game().game().phase() == Phase::Move
    });
    program.frames(1);
    let game = program.game().game();
    let movable: Vec<_> = (0..32)
        .map(Piece)
        .filter(|&piece| game.moves_of(piece).next().is_some())
        .collect();
    let mv = game.moves()[0];
    assert_eq!(selection(&program).movable, movable);
    assert!(!selection(&program).may_throw);
    program.wish(Wish::Play(mv));
    program.frames(1);
    assert!(!program.is_idle());
    assert_eq!(*selection(&program), Selection::default());
}

#[test]
fn a_piece_with_several_moves_is_played_by_its_square() {
    let mut program = people(DAMASCUS);
    let piece = until_a_choice(&mut program);
    let ply = program.ply();
    program.send(Picked(Spot::Piece(piece)));
    program.frames(1);
    assert_eq!(program.ply(), ply);
    assert_eq!(selection(&program).chosen, Some(piece));
    let candidates = selection(&program).candidates.clone();
    let wanted = *candidates
        .iter()
        .rfind(|mv| candidates.iter().filter(|other| other.to == mv.to).count() == 1)
        .unwrap();
    let square = program.game().rules().square_at(piece.colour(), wanted.to);

    program.send(Hovered(Spot::Square(square)));
    program.frames(1);
    assert_eq!(selection(&program).looked_at(), Some(wanted));
    assert_eq!(selection(&program).landing, Some(square));

    // Whoever stands on the square stands for it.
    let there = (0..32)
        .map(Piece)
        .find(|&p| square_of(&program, p) == Some(square));
    program.send(Picked(there.map_or(Spot::Square(square), Spot::Piece)));
    program.frames(1);
    assert_eq!(program.ply(), ply + 1);
    assert_eq!(program.truth().at[piece.index()], wanted.to);
}

#[test]
fn escape_takes_back_a_choice_and_then_pauses() {
    let mut program = people(DAMASCUS);
    let piece = until_a_choice(&mut program);
    program.send(Picked(Spot::Piece(piece)));
    program.frames(1);
    assert_eq!(selection(&program).chosen, Some(piece));
    program.press(KeyCode::Escape);
    assert_eq!(selection(&program).chosen, None);
    let pause = |program: &Program| **program.0.world().resource::<State<Pause>>();
    program.frames(1);
    assert_eq!(pause(&program), Pause::Off);
    program.press(KeyCode::Escape);
    program.frames(1);
    assert_eq!(pause(&program), Pause::On);

    let ply = program.ply();
    program.send(Picked(Spot::Piece(piece)));
    program.press(KeyCode::Enter);
    program.frames(5);
    assert_eq!(program.ply(), ply, "nobody plays while the table is paused");
    program.press(KeyCode::Escape);
    program.frames(1);
    assert_eq!(pause(&program), Pause::Off);
}

#[test]
fn whole_games_are_played_by_keys_alone() {
    for game in [SPAIN, DAMASCUS] {
        let mut program = people(game);
        for _ in 0..200_000 {
            match program.screen() {
                Screen::Table => {}
                Screen::Result => break,
                other => panic!("{other:?}"),
            }
            if selection(&program).may_throw {
                program.press(KeyCode::Space);
            } else if selection(&program).movable.is_empty() {
                program.frames(1);
            } else {
                program.press(KeyCode::Tab);
                assert!(selection(&program).landing.is_some());
                program.press(KeyCode::Enter);
                if selection(&program).chosen.is_some() {
                    program.press(KeyCode::ArrowRight);
                    program.press(KeyCode::Enter);
                }
            }
        }
        assert_eq!(program.screen(), Screen::Result, "{game}");
        assert_eq!(program.heard().refused, []);
    }
}

#[test]
fn tab_goes_round_the_pieces_that_may_move() {
    let mut program = people(SPAIN);
    program.play_until("several pieces may move", |program| {
        let game = program.game().game();
        (0..32)
            .map(Piece)
            .filter(|&piece| game.moves_of(piece).next().is_some())
            .count()
            > 1
    });
    program.frames(1);
    let movable = selection(&program).movable.clone();
    for piece in movable.iter().chain(&movable) {
        program.press(KeyCode::Tab);
        assert_eq!(selection(&program).focused, Some(*piece));
    }
    program.press(KeyCode::ArrowLeft);
    assert_eq!(
        selection(&program).focused,
        Some(movable[movable.len() - 2])
    );
}

/// Plays until two throws lie there and one of them moves a piece that the other does not.
fn until_tokens(program: &mut Program) -> (u8, Vec<Piece>) {
    let moved_by = |program: &Program, token: u8| -> Vec<Piece> {
        let game = program.game().game();
        let moved = |piece: &Piece| game.moves_of(*piece).any(|mv| mv.token == token);
        (0..32).map(Piece).filter(moved).collect()
    };
    let wanted = move |program: &Program| {
        let game = program.game().game();
        let all = |piece: &Piece| game.moves_of(*piece).next().is_some();
        let all = (0..32).map(Piece).filter(all).count();
        let tokens = (0_u8..16).filter(|t| game.state().bank[usize::from(*t)] > 0);
        let mut found = tokens.map(|token| (token, moved_by(program, token)));
        found.find(|(_, moved)| !moved.is_empty() && moved.len() < all)
    };
    program.play_until("a throw moves some only", |program| {
        wanted(program).is_some()
    });
    program.frames(1);
    wanted(program).unwrap()
}

#[test]
fn a_throw_is_chosen_first_and_then_the_piece() {
    for game in [DAMASCUS, "parchis-4-two-dice"] {
        let mut program = people(game);
        let (token, moved) = until_tokens(&mut program);
        let (ply, before) = (program.ply(), selection(&program).clone());
        let hand = program.game().game().hand();
        program.send(Picked(Spot::Token(token)));
        program.frames(1);
        assert_eq!(selection(&program).token, Some(token));
        assert_eq!(selection(&program).movable, moved, "the marks follow");
        assert_eq!(program.ply(), ply);

        // Once more it is left, and so it is by Escape.
        program.send(Picked(Spot::Token(token)));
        program.frames(1);
        assert_eq!(*selection(&program), before);
        program.send(Picked(Spot::Token(token)));
        program.frames(1);
        program.press(KeyCode::Escape);
        program.frames(1);
        assert_eq!(*selection(&program), before);

        // Whom it does not move is looked at and not played, by no other throw either.
        let other = before.movable.iter().find(|piece| !moved.contains(piece));
        program.send(Picked(Spot::Token(token)));
        program.send(Picked(Spot::Piece(*other.unwrap())));
        program.frames(1);
        assert_eq!(program.ply(), ply);
        assert_eq!(selection(&program).token, None);
        assert_eq!(selection(&program).focused, other.copied());
        let other = *other.unwrap();
        let why = program.game().game().why_not_by(other, token);
        assert!(why.is_some(), "{game}");
        let told = selection(&program).refusal;
        assert_eq!(told, why.map(|why| (other, why)), "it is told why");

        program.send(Picked(Spot::Token(token)));
        program.send(Picked(Spot::Piece(moved[0])));
        program.frames(1);
        let candidates = &selection(&program).candidates;
        assert!(candidates.iter().all(|mv| mv.token == token));
        if selection(&program).chosen.is_some() {
            program.press(KeyCode::Enter);
        }
        assert_eq!(program.ply(), ply + 1, "{game}");
        let spent = Fact::TokenSpent { hand, token };
        let events = program.heard().events.iter();
        let mut last = events.filter(|event| event.ply == ply + 1);
        assert!(last.any(|event| event.fact == spent), "{game}");
    }
}

#[test]
fn keys_go_round_the_pieces_that_the_chosen_throw_moves() {
    let mut program = people(DAMASCUS);
    let (token, moved) = until_tokens(&mut program);
    program.send(Picked(Spot::Token(token)));
    program.frames(1);
    for piece in moved.iter().chain(&moved) {
        program.press(KeyCode::Tab);
        assert_eq!(selection(&program).focused, Some(*piece));
        assert_eq!(selection(&program).looked_at().unwrap().token, token);
    }
}
