//! The shipped boards against the facts of their games.

use std::collections::BTreeMap;

use parchis::levels::Levels;
use parchis::rules::board::{Board, BoardFile, Mark, Point, SquareKind, area, contains};
use parchis::rules::ids::{Colour, Square};
use serde::Deserialize;

/// The facts of a Parchís board; squares by printed number, 0 for the last.
#[derive(Deserialize)]
struct Facts {
    seats: usize,
    #[serde(rename = "loop")]
    around: usize,
    safe: Vec<usize>,
    seat: Vec<SeatFacts>,
}

#[derive(Deserialize)]
struct SeatFacts {
    start: usize,
    turn: usize,
    column: usize,
    steps_to_turn: usize,
    steps_to_home: usize,
}

fn board(id: &str) -> Board {
    let levels = Levels::embedded();
    let board = levels.board(id);
    board
        .unwrap_or_else(|| panic!("{id}: {:#?}", levels.flaws()))
        .clone()
}

fn colours(board: &Board) -> impl Iterator<Item = Colour> {
    (0..board.seats.len() as u8).map(Colour)
}

fn label(board: &Board, square: Square) -> &str {
    &board.square(square).label
}

fn is_safe(board: &Board, square: Square) -> bool {
    matches!(
        board.square(square).kind,
        SquareKind::Track { safe: true, .. }
    )
}

fn parchis_facts() -> BTreeMap<String, Facts> {
    serde_json::from_str(include_str!("boards/parchis.json")).expect("the facts are JSON")
}

#[test]
fn parchis_boards_have_their_loop_and_routes() {
    for (id, facts) in parchis_facts() {
        let board = board(&id);
        let printed = |n: usize| (if n == 0 { facts.around } else { n }).to_string();
        assert_eq!(
            (board.id.as_str(), board.seats.len()),
            (id.as_str(), facts.seats)
        );
        let track = board
            .squares
            .iter()
            .filter(|s| matches!(s.kind, SquareKind::Track { .. }));
        assert_eq!(track.count(), facts.around, "{id}");

        for (colour, seat) in colours(&board).zip(&facts.seat) {
            let route = board.route(colour);
            assert_eq!(route.len(), seat.steps_to_home + 1);
            assert_eq!(board.lane_start(colour), seat.steps_to_turn + 1);
            for (step, &square) in route.iter().enumerate() {
                let expected = if step <= seat.steps_to_turn {
                    printed((seat.start + step) % facts.around)
                } else if step < seat.steps_to_home {
                    format!("c{}", step - seat.steps_to_turn)
                } else {
                    "M".into()
                };
                assert_eq!(label(&board, square), expected, "{id}, step {step}");
            }
            assert_eq!(label(&board, route[seat.steps_to_turn]), printed(seat.turn));
            assert_eq!(seat.steps_to_home - seat.steps_to_turn - 1, seat.column);
            let exits = board.squares.iter().filter(
                |s| matches!(s.kind, SquareKind::Track { exit: Some(c), .. } if c == colour),
            );
            assert_eq!(
                exits.map(|s| &s.label).collect::<Vec<_>>(),
                [&printed(seat.start)]
            );
        }
        let safe = (0..board.squares.len() as u8)
            .map(Square)
            .filter(|&s| is_safe(&board, s));
        let safe: Vec<&str> = safe.map(|s| label(&board, s)).collect();
        let expected: Vec<String> = facts.safe.iter().map(|&n| printed(n)).collect();
        assert_eq!(safe, expected, "{id}");
    }
}

/// South, East, North, West on either cloth.
fn arm(board: &Board, letter: char) -> Colour {
    board
        .seat_by_letter(letter)
        .expect("the seat is on the cloth")
}

/// The grid of the rules: x right, y down, the kitchen's middle at (9, 9).
fn grid(board: &Board, letter: char, index: usize) -> (i32, i32) {
    let at = board
        .square(board.route(arm(board, letter))[index])
        .place
        .at;
    let (x, y) = (at.x + 9.0, 9.0 - at.y);
    assert!(
        (x - x.round()).abs() < 1e-4 && (y - y.round()).abs() < 1e-4,
        "{at:?} is off the grid"
    );
    (x.round() as i32, y.round() as i32)
}

/// South's path as the rules write it, without the kitchen.
fn souths_path() -> Vec<(i32, i32)> {
    let down = |x, from: i32, to: i32| (from..=to).map(move |y| (x, y));
    let up = |x, from: i32, to: i32| (to..=from).rev().map(move |y| (x, y));
    let right = |y, from: i32, to: i32| (from..=to).map(move |x| (x, y));
    let left = |y, from: i32, to: i32| (to..=from).rev().map(move |x| (x, y));
    down(9, 11, 18)
        .chain(up(10, 18, 11))
        .chain(right(10, 11, 18))
        .chain([(18, 9)])
        .chain(left(8, 18, 11))
        .chain(up(10, 7, 0))
        .chain([(9, 0)])
        .chain(down(8, 0, 7))
        .chain(left(8, 7, 0))
        .chain([(0, 9)])
        .chain(right(10, 0, 7))
        .chain(down(8, 11, 18))
        .chain(up(9, 18, 11))
        .collect()
}

#[test]
fn barsees_paths_run_as_written() {
    for id in ["barsees", "barsees-4"] {
        let board = board(id);
        for (turns, letter) in ['S', 'E', 'N', 'W'].into_iter().enumerate() {
            if board.seat_by_letter(letter).is_none() {
                continue;
            }
            let mut path = souths_path();
            for _ in 0..turns {
                path = path.into_iter().map(|(x, y)| (y, 18 - x)).collect();
            }
            let colour = arm(&board, letter);
            assert_eq!(board.route(colour).len(), 84);
            assert_eq!(
                (0..83).map(|i| grid(&board, letter, i)).collect::<Vec<_>>(),
                path,
                "{letter}"
            );
            assert_eq!(
                board.square(board.route(colour)[83]).kind,
                SquareKind::Goal(colour)
            );
            let safe = (0..84).filter(|&i| is_safe(&board, board.route(colour)[i]));
            assert_eq!(safe.collect::<Vec<_>>(), [10, 21, 27, 38, 44, 55, 61, 72]);
            for i in 0..7 {
                assert_eq!(board.route(colour)[i], board.route(colour)[82 - i]);
                assert_eq!(
                    board.square(board.route(colour)[i]).kind,
                    SquareKind::Lane(colour)
                );
            }
            assert_eq!(board.route(colour)[7], board.route(colour)[75]);
            assert_eq!(
                board.square(board.route(colour)[25]).mark,
                Some(Mark::Slash)
            );
        }
    }
}

#[test]
fn barsees_entries_and_meetings_are_those_of_the_rules() {
    let board = board("barsees-4");
    // By dest, by banj, by khal.
    for (letter, entries) in [
        ('S', [(10, 16), (18, 8), (9, 11)]),
        ('N', [(8, 2), (0, 10), (9, 7)]),
        ('E', [(16, 8), (8, 0), (11, 9)]),
        ('W', [(2, 10), (10, 18), (7, 9)]),
    ] {
        assert_eq!(
            [10, 25, 0].map(|i| grid(&board, letter, i)),
            entries,
            "{letter}"
        );
    }
    let at = |letter: char, index: usize| board.route(arm(&board, letter))[index];
    assert_eq!(at('S', 41), at('N', 7));
    assert_eq!(at('S', 41), at('N', 75));
    assert_eq!(grid(&board, 'S', 41), (9, 0));
    assert_eq!(at('S', 59), at('N', 25));
    assert_eq!(at('S', 10), at('N', 44));
}

#[test]
fn the_cloth_for_two_has_seats_opposite_and_two_slashes() {
    let (two, four) = (board("barsees"), board("barsees-4"));
    let letters = |b: &Board| b.seats.iter().map(|s| s.letter).collect::<String>();
    assert_eq!(
        (letters(&two), letters(&four)),
        ("SN".into(), "SENW".into())
    );
    let slashes = |b: &Board| {
        let marked = b.squares.iter().filter(|s| s.mark == Some(Mark::Slash));
        marked
            .map(|s| (s.place.at.x.round(), s.place.at.y.round()))
            .collect::<Vec<_>>()
    };
    assert_eq!(slashes(&two), [(9.0, 1.0), (-9.0, -1.0)]);
    assert_eq!(slashes(&four).len(), 4);
    assert_eq!((two.idle.len(), four.idle.len()), (14, 0));
}

#[test]
fn the_embroidered_cloth_shows_souths_arm_at_the_lower_left() {
    let board = board("barsees");
    let view = &board.views[0];
    let seen = |index: usize| {
        let at: Point = board.square(board.route(arm(&board, 'S'))[index]).place.at;
        at.turned(view.turn)
    };
    let (home, slash) = (seen(7), seen(25));
    assert_eq!(view.name, "x_cloth");
    assert!(
        home.x < 0.0 && home.y < 0.0 && (home.x - home.y).abs() < 1e-3,
        "{home:?}"
    );
    assert!(slash.x > 0.0 && slash.y < 0.0, "{slash:?}");
    assert_eq!(board.views[1].name, "plus");
}

#[test]
fn the_parts_of_a_board_fill_its_frame() {
    for board in Levels::embedded()
        .boards()
        .values()
        .filter(|b| b.family == "parchis")
    {
        let squares = board.squares.iter().map(|s| &s.outline);
        let parts: Vec<_> = squares
            .chain(board.seats.iter().map(|s| &s.house))
            .collect();
        let sum: f32 = parts.iter().map(|p| area(p)).sum();
        assert!(
            (sum - area(&board.outline)).abs() < 0.05,
            "{}: {sum}",
            board.id
        );
        for square in &board.squares {
            let over = parts.iter().filter(|p| contains(p, square.place.at));
            assert_eq!(over.count(), 1, "{}: square {}", board.id, square.label);
        }
    }
}

#[test]
fn nests_lie_in_their_house_with_room_for_a_piece_each() {
    for board in Levels::embedded().boards().values() {
        for seat in &board.seats {
            for (i, nest) in seat.nests.iter().enumerate() {
                assert!(
                    contains(&seat.house, nest.at),
                    "{} {}",
                    board.id,
                    seat.letter
                );
                let others = seat.nests[..i].iter().map(|n| n.at.distance(nest.at));
                assert!(
                    others.fold(f32::MAX, f32::min) > 1.0,
                    "{} {}",
                    board.id,
                    seat.letter
                );
            }
        }
    }
}

#[test]
fn houses_lie_on_their_players_right() {
    for board in Levels::embedded().boards().values() {
        for seat in &board.seats {
            let (middle, _) = seat.panel();
            // Seen from the player, who looks at the middle: the arm below, the house to the right.
            let seen = middle.turned(0.75 - seat.bearing);
            assert!(seen.x > 1.0, "{} {}: {seen:?}", board.id, seat.letter);
        }
    }
}

#[test]
fn yellow_sits_below_and_the_others_follow_anticlockwise() {
    let board = board("parchis-4");
    let place = |label: &str| {
        let found = board.squares.iter().find(|s| s.label == label);
        found.expect("the square is there").place
    };
    let signs = |label: &str| {
        let at = place(label).at;
        [at.x, at.y].map(|v| if v.abs() < 0.1 { 0.0 } else { v.signum() })
    };
    let tips = ["68", "17", "34", "51"].map(signs);
    assert_eq!(tips, [[0.0, -1.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]]);
    assert_eq!(["5", "63"].map(signs), [[1.0, -1.0], [-1.0, -1.0]]);
    // A piece walks up past 5 and down past 63.
    assert_eq!(["5", "63"].map(|q| place(q).turn), [0.0, 0.5]);
}

#[test]
fn the_board_of_the_handbook_is_sound() {
    let handbook = include_str!("../docs/boards.md");
    let (_, rest) = handbook.split_once("```ron\n").expect("it shows a board");
    let (text, _) = rest.split_once("```").expect("the board ends");
    let file = BoardFile::read(text).expect("it is a board file");
    let board = file.check().expect("it is sound");
    let track = board
        .squares
        .iter()
        .filter(|s| matches!(s.kind, SquareKind::Track { .. }));
    assert_eq!(
        (track.count(), board.route(Colour(4)).len()),
        (65, 62 + 5 + 1)
    );
    assert_eq!(label(&board, board.route(Colour(0))[0]), "4");
}
