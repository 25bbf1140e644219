//! Every flaw of a board file has a broken file, and its message stands in the golden list.
#![expect(clippy::disallowed_methods, reason = "tests walk the broken files")]

#[macro_use]
mod kinds;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use parchis::rules::board::{Board, BoardFile, BoardFlaw};
use parchis::rules::ids::Colour;
use proptest::prelude::*;

fn flaws_of(text: &str) -> Vec<BoardFlaw> {
    match BoardFile::read(text).map(|file| file.check()) {
        Err(flaw) => vec![flaw],
        Ok(Err(flaws)) => flaws,
        Ok(Ok(_)) => Vec::new(),
    }
}

/// Name and flaws of every broken file, by name.
fn broken() -> Vec<(String, Vec<BoardFlaw>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken/boards");
    let files = fs::read_dir(folder).expect("the broken files are there");
    let paths = files.map(|file| file.expect("a file").path());
    let mut found: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|e| e == "ron"))
        .map(|path| {
            let name = path
                .file_name()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&path).expect("text");
            (name.replace(".board.ron", ""), flaws_of(&text))
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

#[test]
fn broken_files_tell_all_their_flaws() {
    let mut told = String::new();
    for (name, flaws) in broken() {
        told += &format!("{name}\n");
        told.extend(flaws.iter().map(|flaw| format!("    {flaw}\n")));
    }
    let golden = include_str!("broken/boards/golden.txt");
    assert!(told == golden, "the messages are now:\n{told}");
}

kinds! {
    KINDS, kind(BoardFlaw):
        Syntax Version Name Range Letter SameLetter SameName NoSuchArm SameArm Twice TooNarrow
        NoGrid NoView SameView FrameNeedsArms Outline ManySquares SameSquare NoSuchSeat
        SizeAndOutline NoSuchSquare RouteLength NoGoal GoalMidway Repeat NotPrivate
        ExitElsewhere Unreached SameLabel Unequal NotFinite Outside TooNear
}

#[test]
fn every_flaw_has_a_broken_file() {
    let broken = broken();
    let seen: BTreeSet<_> = broken
        .iter()
        .flat_map(|(_, flaws)| flaws)
        .map(kind)
        .collect();
    assert_eq!(seen, KINDS.iter().copied().collect());
}

#[test]
fn a_board_drawn_square_by_square_is_read() {
    let page = include_str!("../docs/boards.md");
    let ring = page.split("```ron\n").nth(2).expect("the page has a ring");
    let ring = ring.split("```").next().expect("it is a block");
    let file = BoardFile::read(ring).expect("it is a board file");
    let board: Board = file.check().expect("it is sound");
    let labels = |colour| {
        let route = board.route(Colour(colour)).iter();
        route
            .map(|&s| board.square(s).label.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(labels(0), "3 4 5 6 7 8 1 2 c1 M");
    assert_eq!(labels(1), "7 8 1 2 3 4 5 6 c1 M");
    assert_eq!(board.lane_start(Colour(1)), 8);
    // From 3 a piece walks up to 4: upright.
    assert_eq!(board.square(board.route(Colour(0))[0]).place.turn, 0.0);
}

proptest! {
    /// Whatever the numbers, checking answers; what passes has whole routes.
    #[test]
    fn any_arms_are_judged(
        arms in 0_u8..=255, rows in 0_u8..=255, width in -1.0_f32..5.0, oblique: bool,
        lane_out: bool, entry in 0_u8..30, safe in 0_u8..30, seats in proptest::sample::subsequence((0..8).collect::<Vec<u8>>(), 0..8),
    ) {
        let (arms, rows) = if entry % 3 == 0 { (arms, rows) } else { (3 + arms % 6, 3 + rows % 9) };
        let seats: String = seats.iter().map(|arm| {
            format!("(letter: '{}', name: \"{arm}\", arm: {arm}),", char::from(b'A' + arm))
        }).collect();
        let corners = if oblique { "Oblique" } else { "Straight" };
        let way = if lane_out { "LaneOut".into() } else { format!("Loop({entry})") };
        let text = format!(
            "(version: 1, id: \"any\", family: \"any\", shape: Arms(arms: {arms}, rows: {rows}, \
             width: {width}, corners: {corners}, safe: [{safe}], entry: {way}, centre: Goals, \
             labels: Numbers, seats: [{seats}]), views: [(name: \"plain\", frame: Across())])"
        );
        let file = BoardFile::read(&text).expect("it is a board file");
        if let Ok(board) = file.check() {
            let (rows, arms) = (usize::from(rows), usize::from(arms));
            let around = arms * (2 * rows + 1);
            let expected = if lane_out { around + 1 + 2 * (rows - 1) + 1 } else { around + 1 - usize::from(entry) + rows };
            for route in &board.routes {
                prop_assert_eq!(route.len(), expected);
            }
        }
    }
}
