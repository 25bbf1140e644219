//! A move plays itself where it is the only one, or waits for a second press: as the settings say.

use std::sync::Arc;

use bevy::prelude::*;

use parchis::input::{Picked, Selection, Spot};
use parchis::rules::family::{GameSpec, SeatChoice, Value};
use parchis::rules::{HOME, How, Move, Phase, Piece};
use parchis::screens::Menu;
use parchis::settings::{Setting, SettingsCommand, Speed};

use crate::table::{FRAMES, GAMES, Program, opening};

const SPAIN: &str = "parchis-4-spain";

fn people(setting: Setting) -> Program {
    let mut program = Program::start(opening(SPAIN, &["human"; 4], Speed::Instant));
    program.send(SettingsCommand::Set(setting));
    program.frames(1);
    program
}

fn moves(program: &Program) -> Vec<Move> {
    program.game().game().moves().to_vec()
}

fn selection(program: &Program) -> &Selection {
    program.0.world().resource::<Selection>()
}

fn pick(program: &mut Program, spot: Spot) {
    program.send(Picked(spot));
    program.frames(1);
}

#[test]
fn the_only_move_plays_itself_after_a_moment() {
    let mut program = people(Setting::AutoMove(true));
    for _ in 0..5 {
        program.play_until("there is one move", |program| moves(program).len() == 1);
        let (ply, only) = (program.ply(), moves(&program)[0]);
        program.frames(FRAMES / 4);
        assert_eq!(program.ply(), ply, "people see it first");
        assert_eq!(selection(&program).looked_at(), Some(only));
        program.frames(2 * FRAMES);
        assert!(program.ply() > ply);
        assert_eq!(program.heard().refused, []);
    }
}

#[test]
fn a_choice_never_plays_itself() {
    let mut program = people(Setting::AutoMove(true));
    for n in 1..60 {
        program.play_until("there is a choice", |program| {
            moves(program).len() > 1 && program.ply() > 3 * n
        });
        let ply = program.ply();
        program.frames(2 * FRAMES);
        assert_eq!(program.ply(), ply, "{:?}", moves(&program));
    }
}

/// Barsees where nobody has to play what fell.
fn unforced() -> Program {
    let spec = &GAMES.games["barsees-damascus"];
    let free = [("move.compulsory".to_owned(), Value::from(false))];
    let rules = spec.rules.with_overrides(&free).unwrap();
    let board = Arc::clone(&GAMES.boards[&spec.board.id]);
    let spec = GameSpec::new(&spec.id, board, rules, &SeatChoice::default()).unwrap();
    let mut opening = opening("barsees-damascus", &["human"; 2], Speed::Instant);
    opening.game = Some(spec);
    opening.settings.push(Setting::AutoMove(true));
    Program::start(opening)
}

#[test]
fn a_move_that_may_be_refused_is_a_choice() {
    let mut program = unforced();
    program.play_until("one move may be refused", |program| {
        let moves = moves(program);
        moves.len() == 2 && moves[1].how == How::Decline
    });
    let ply = program.ply();
    program.frames(2 * FRAMES);
    assert_eq!(program.ply(), ply);
}

#[test]
fn the_moment_stands_still_in_a_pause() {
    let mut program = people(Setting::AutoMove(true));
    program.play_until("there is one move", |program| moves(program).len() == 1);
    let ply = program.ply();
    program.press(KeyCode::Escape);
    program.frames(3 * FRAMES);
    assert_eq!(program.ply(), ply);
    program.press(KeyCode::Escape);
    program.frames(2 * FRAMES);
    assert!(program.ply() > ply);
}

/// A piece that may walk, and no other way to move it.
fn with_one_move(program: &Program) -> Option<Move> {
    let moves = moves(program);
    let at = program.truth().at;
    moves
        .iter()
        .copied()
        .find(|mv| {
            let alone = |other: &&Move| other.piece == mv.piece;
            moves.iter().filter(alone).count() == 1 && at[mv.piece.index()] != HOME
        })
        .filter(|_| moves.len() > 1)
}

fn waits(program: &mut Program) -> Move {
    program.play_until("a piece has one move", |program| {
        program.game().game().phase() == Phase::Move && with_one_move(program).is_some()
    });
    with_one_move(program).unwrap()
}

#[test]
fn a_move_is_played_by_a_second_press_on_the_same_piece() {
    let mut program = people(Setting::Confirm(true));
    let mv = waits(&mut program);
    let ply = program.ply();
    pick(&mut program, Spot::Piece(mv.piece));
    assert_eq!(
        (program.ply(), selection(&program).pending),
        (ply, Some(mv))
    );
    assert_eq!(selection(&program).looked_at(), Some(mv), "it is seen");
    pick(&mut program, Spot::Piece(mv.piece));
    assert_eq!(program.ply(), ply + 1);
}

#[test]
fn a_press_on_something_else_confirms_nothing() {
    let mut program = people(Setting::Confirm(true));
    let mv = waits(&mut program);
    let ply = program.ply();
    pick(&mut program, Spot::Piece(mv.piece));
    let other = moves(&program)
        .iter()
        .map(|mv| mv.piece)
        .find(|piece| *piece != mv.piece);
    pick(&mut program, Spot::Piece(other.unwrap_or(Piece(31))));
    assert_eq!(program.ply(), ply);
    assert_ne!(selection(&program).pending, Some(mv));
    pick(&mut program, Spot::Piece(mv.piece));
    assert_eq!(
        (program.ply(), selection(&program).pending),
        (ply, Some(mv))
    );
    pick(&mut program, Spot::Nothing);
    assert_eq!((program.ply(), selection(&program).pending), (ply, None));
}

#[test]
fn escape_takes_a_move_back_before_it_is_confirmed() {
    let mut program = people(Setting::Confirm(true));
    let mv = waits(&mut program);
    let ply = program.ply();
    pick(&mut program, Spot::Piece(mv.piece));
    program.press(KeyCode::Escape);
    assert_eq!((program.ply(), selection(&program).pending), (ply, None));
    let menu = **program.0.world().resource::<State<Menu>>();
    assert_eq!(menu, Menu::None, "that is all that it does");
    pick(&mut program, Spot::Piece(mv.piece));
    assert_eq!(
        (program.ply(), selection(&program).pending),
        (ply, Some(mv))
    );
}

#[test]
fn enter_and_tokens_have_to_be_pressed_twice_too() {
    let mut program = people(Setting::Confirm(true));
    let mv = waits(&mut program);
    let ply = program.ply();
    let focused = |program: &Program| selection(program).focused == Some(mv.piece);
    for _ in 0..16 {
        if focused(&program) {
            break;
        }
        program.press(KeyCode::Tab);
    }
    assert!(focused(&program));
    program.press(KeyCode::Enter);
    assert_eq!(
        (program.ply(), selection(&program).pending),
        (ply, Some(mv))
    );
    program.press(KeyCode::Enter);
    assert_eq!(program.ply(), ply + 1);
    let mv = waits(&mut program);
    let ply = program.ply();
    pick(&mut program, Spot::Move(mv));
    assert_eq!(
        (program.ply(), selection(&program).pending),
        (ply, Some(mv))
    );
    pick(&mut program, Spot::Move(mv));
    assert_eq!(program.ply(), ply + 1);
}

#[test]
fn a_throw_needs_no_second_press() {
    let mut program = people(Setting::Confirm(true));
    program.play_until("somebody is to throw", |program| {
        program.game().game().phase() == Phase::Throw
    });
    let ply = program.ply();
    pick(&mut program, Spot::Dice);
    assert!(program.ply() > ply);
}
