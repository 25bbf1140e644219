//! Positions, moves and records as text: whatever can be played can be written and read again,
//! and what is impossible is refused with its reason.
#![expect(
    clippy::unwrap_used,
    reason = "a helper of tests may stop at the first surprise"
)]

#[macro_use]
mod kinds;

use std::collections::BTreeSet;
use std::sync::Arc;

use parchis::dice::Cup;
use parchis::levels::{Catalogue, Levels};
use parchis::rules::board::{SquareInfo, SquareKind};
use parchis::rules::family::{GameSpec, SeatChoice};
use parchis::rules::notation::{Setup, SetupFlaw, move_named, move_text, plain_move};
use parchis::rules::record::{Record, RecordReason};
use parchis::rules::{Board, Game, Phase};

fn catalogue() -> Catalogue {
    let catalogue = Catalogue::from(Levels::embedded());
    assert_eq!(catalogue.flaws, []);
    catalogue
}

fn game(catalogue: &Catalogue, id: &str) -> GameSpec {
    catalogue.games[id].clone()
}

/// Plays a random game, at most so many plies, and shows every position to `look`.
fn play(spec: &GameSpec, seed: u64, plies: u32, mut look: impl FnMut(&Game)) -> (Game, Record) {
    let record = Record::new(spec.clone()).unwrap();
    play_on(record, seed, plies, &mut look)
}

/// Goes on at random from where a fresh record begins.
fn play_on(
    mut record: Record,
    seed: u64,
    plies: u32,
    look: &mut impl FnMut(&Game),
) -> (Game, Record) {
    let mut cup = Cup::new(seed);
    let mut game = record.opening();
    for _ in 0..plies {
        look(&game);
        match game.phase() {
            Phase::Over => break,
            Phase::Move => {
                let mv = game.moves()[cup.below(game.moves().len() as u32) as usize];
                record.play(&game, mv);
                game.play(mv, &mut ()).unwrap();
            }
            Phase::Start | Phase::Throw => {
                let thrown = cup.throw(game.outcomes()).unwrap();
                record.throw(&game, thrown);
                game.throw(thrown, &mut ()).unwrap();
            }
        }
    }
    (game, record)
}

#[test]
fn every_position_of_every_game_reads_as_it_was_written() {
    for spec in catalogue().games.values() {
        for seed in 0..4 {
            play(spec, seed, 3000, |game| {
                let rules = game.rules();
                let setup = Setup::of(rules, game.state());
                let line = setup.to_string();
                let read: Setup = line.parse().unwrap();
                assert_eq!(read, setup, "{}: {line}", spec.id);
                let json = serde_json::to_string(&setup).unwrap();
                assert_eq!(
                    serde_json::from_str::<Setup>(&json).unwrap(),
                    setup,
                    "{json}"
                );
                let again = read.game(Arc::clone(rules));
                let again = again.unwrap_or_else(|flaws| panic!("{}: {line}: {flaws:?}", spec.id));
                assert_eq!(again.state(), game.state(), "{}: {line}", spec.id);
                assert_eq!(again.moves(), game.moves(), "{}: {line}", spec.id);
            });
        }
    }
}

#[test]
fn every_move_of_every_game_has_a_text_of_its_own() {
    for spec in catalogue().games.values() {
        for seed in 10..13 {
            play(spec, seed, 3000, |game| {
                for &mv in game.moves() {
                    let text = move_text(game, mv);
                    assert_eq!(move_named(game, &text), Ok(mv), "{}: {text}", spec.id);
                }
            });
        }
    }
}

#[test]
fn every_record_replays_to_the_same_end() {
    let catalogue = catalogue();
    for spec in catalogue.games.values() {
        for seed in 20..23 {
            let (game, record) = play(spec, seed, 2000, |_| {});
            let read = Record::read(record.text(), &catalogue.boards);
            let read = read.unwrap_or_else(|flaw| panic!("{}: {flaw}\n{}", spec.id, record.text()));
            assert_eq!(read.text(), record.text());
            assert_eq!(read.spec().rules, spec.rules);
            assert_eq!(read.spec().seating, spec.seating);
            assert_eq!(read.spec().look, spec.look);
            assert_eq!(read.replay().unwrap().state(), game.state(), "{}", spec.id);
        }
    }
}

#[test]
fn a_record_may_begin_from_any_position() {
    let catalogue = catalogue();
    for spec in catalogue.games.values() {
        let mut positions = Vec::new();
        play(spec, 30, 600, |game| {
            positions.push(Setup::of(game.rules(), game.state()));
        });
        for (seed, position) in (0..).zip(positions.iter().step_by(7)) {
            let record = Record::new(spec.clone()).unwrap();
            let record = record.set_up(position).unwrap();
            let (game, record) = play_on(record, seed, 60, &mut |_| {});
            let read = Record::read(record.text(), &catalogue.boards);
            let read = read.unwrap_or_else(|flaw| panic!("{}: {flaw}\n{}", spec.id, record.text()));
            assert_eq!(read.text(), record.text());
            assert_eq!(read.replay().unwrap().state(), game.state(), "{}", spec.id);
            let anew = read.anew();
            assert!(anew.plies().is_empty() && record.text().starts_with(anew.text()));
            let opening = Setup::of(game.rules(), anew.opening().state());
            assert_eq!(opening, *position, "{}", spec.id);
        }
    }
}

#[test]
fn captives_are_a_set() {
    assert_eq!(plain_move("H>5xRxB"), "H>5xBxR");
    assert_eq!(plain_move("H>5xB+H>10"), plain_move("H>5+H>10xB"));
    assert_eq!(plain_move("10+k:H>25xN"), "10+k:H>25xN");
}

/// What is wrong with a line in a game.
fn flaws(id: &str, line: &str) -> Vec<SetupFlaw> {
    let rules = game(&catalogue(), id).compile().unwrap();
    let setup: Setup = line.parse().unwrap();
    setup.game(rules).err().unwrap_or_default()
}

kinds! {
    KINDS, kind(SetupFlaw):
        UnknownSeat NotInPlay SeatTwice Pieces NoSuchPlace NeverThere Crowded Rivals UnsafePair
        ArrivalNowhere Arrival NoTurn UnknownHand UnknownWord FinishedTurn PlacedEarly Unplaced
        PlaceMissing Meaningless UnknownToken UnknownBonus ManyBonuses NotMoving NothingThrown ManyTokens
        ManySixes UnknownLast NoStart Tally Over NothingToMove
}

#[test]
fn impossible_positions_are_refused_with_their_reason() {
    let mut seen = BTreeSet::new();
    for (id, line, sentence) in [
        (
            "parchis-4-spain",
            "Y=30,30,30,H turn=Y",
            "3 pieces stand on 30, where there is room for 2",
        ),
        (
            "parchis-4-spain",
            "Y=1,H,H,H,H turn=Y",
            "seat Y has 5 pieces instead of 4",
        ),
        (
            "parchis-4-spain",
            "Y=5,H,H turn=Y",
            "seat Y has 3 pieces instead of 4",
        ),
        (
            "parchis-4-spain",
            "Y=3,H,H,H turn=Y",
            "seat Y: its pieces never come to 3",
        ),
        (
            "parchis-4-spain",
            "B=20,H,H,H turn=Y",
            "seat B: its pieces never come to 20",
        ),
        (
            "parchis-4-spain",
            "B=c9,H,H,H turn=Y",
            "seat B: the board has no place \"c9\"",
        ),
        (
            "parchis-4-spain",
            "B=99,H,H,H turn=Y",
            "seat B: the board has no place \"99\"",
        ),
        (
            "parchis-4-spain",
            "Q=5,H,H,H turn=Y",
            "the board has no seat \"Q\"",
        ),
        (
            "parchis-2-spain",
            "B=30,H,H,H turn=Y",
            "seat B is not in play",
        ),
        (
            "parchis-4-spain",
            "Y=30,H,H,H B=30,H,H,H turn=Y",
            "Y and B are rivals and cannot share 30",
        ),
        (
            "parchis-4-spain",
            "Y=34,H,H,H B=34,H,H,H turn=Y arrival=34:YR",
            "arrival: on 34 stand \"YB\", not \"YR\"",
        ),
        (
            "parchis-4-spain",
            "Y=34,H,H,H turn=Y arrival=34:YB",
            "arrival: on 34 stand \"Y\", not \"YB\"",
        ),
        (
            "parchis-4-spain",
            "Y=34,H,H,H turn=Y arrival=77:Y",
            "arrival: the board has no square \"77\"",
        ),
        (
            "parchis-4-spain",
            "Y=34,H,H,H",
            "it is not said whose turn it is",
        ),
        (
            "parchis-4-spain",
            "turn=Z",
            "turn: nobody who plays is called \"Z\"",
        ),
        (
            "parchis-4-spain",
            "Y=M,M,M,M turn=Y",
            "Y has finished and cannot have the turn",
        ),
        (
            "parchis-4-spain",
            "turn=Y tokens=7",
            "this game has no token \"7\"",
        ),
        (
            "parchis-4-spain",
            "Y=30,H,H,H turn=Y bonuses=15",
            "this game has no bonus \"15\"",
        ),
        (
            "parchis-4-spain",
            "Y=30,H,H,H turn=Y tokens=3,4",
            "2 tokens lie ready; a throw brings 1 at most",
        ),
        (
            "parchis-4-spain",
            "Y=30,H,H,H turn=Y phase=throw tokens=3",
            "there are tokens to be played, but nobody moves now",
        ),
        (
            "parchis-4-spain",
            "turn=Y phase=move",
            "somebody is to move, but nothing was thrown and no bonus waits",
        ),
        (
            "parchis-4-spain",
            "turn=Y tokens=3",
            "nothing can be moved, so the turn would have gone on",
        ),
        (
            "parchis-4-spain",
            "turn=Y sixes=3",
            "3 sixes in a row: the turn would be over",
        ),
        (
            "parchis-4-spain",
            "Y=30,H,H,H turn=Y last_moved=31",
            "the piece moved last, \"31\", is none of those that move in this turn",
        ),
        (
            "parchis-4-spain",
            "turn=Y phase=over",
            "the game is not over: several sides are still on their way",
        ),
        (
            "parchis-2-spain",
            "Y=M,M,M,M turn=R",
            "the game is over: nobody can have the turn",
        ),
        (
            "parchis-4-spain",
            "turn=Y places=Y:1",
            "Y has a place, but not all its pieces are in the goal",
        ),
        (
            "parchis-4-spain",
            "Y=M,M,M,M turn=B places=Y:2",
            "nobody has place 1, though somebody has a later one",
        ),
        (
            "barsees-damascus",
            "S=41,H,H,H N=7,H,H,H turn=S",
            "S and N are rivals and cannot share",
        ),
        (
            "barsees-damascus",
            "S=10,H,H,H N=44,H,H,H turn=S",
            "S and N are rivals and cannot share",
        ),
        (
            "barsees-damascus",
            "S=83,H,H,H turn=S",
            "seat S: the board has no place \"83\"",
        ),
        (
            "barsees-damascus",
            "turn=S bonuses=goal",
            "this game has no bonus \"goal\"",
        ),
        (
            "parchis-4-spain",
            "turn=Y phase=dance",
            "phase: \"dance\" means nothing here",
        ),
        (
            "parchis-4-spain",
            "turn=Y again=seven",
            "again: \"seven\" means nothing here",
        ),
        (
            "parchis-4-spain",
            "Y=M,M,M,M B=M,M,M,M turn=R places=B:1",
            "Y has all its pieces in the goal, but no place",
        ),
        (
            "parchis-4-spain",
            "Y=30,H,H,H turn=Y bonuses=goal,goal,goal,goal,goal,goal,goal,goal,goal,goal,goal,goal,goal,goal,goal,goal,goal",
            "17 bonuses wait; there can be 16 at most",
        ),
        (
            "barsees-damascus",
            "S=1,H,H,H turn=S sixes=2",
            "sixes: this game keeps no account of it",
        ),
        (
            "parchis-2-tangier-1v1",
            "turn=Y phase=start waiting=Y",
            "nobody throws for the start in this game, or it is settled already",
        ),
        (
            "parchis-4-spain",
            "turn=Y waiting=B",
            "nobody throws for the start in this game, or it is settled already",
        ),
        (
            "parchis-4-spain",
            "turn=Y phase=start waiting=B",
            "the throws for the start do not fit together",
        ),
    ] {
        let found = flaws(id, line);
        let told: Vec<_> = found.iter().map(ToString::to_string).collect();
        let meant = told.iter().position(|flaw| flaw.starts_with(sentence));
        let meant = meant.unwrap_or_else(|| panic!("{line}: {told:?}"));
        seen.insert(kind(&found[meant]));
    }
    seen.extend(flaws_beyond_lines().iter().map(kind));
    assert_eq!(seen, KINDS.iter().copied().collect());
}

#[test]
fn a_field_that_means_nothing_in_the_game_is_refused() {
    let named = |id: &str, line: &str| -> Vec<String> {
        let told = flaws(id, line);
        told.iter().map(ToString::to_string).collect()
    };
    for (id, stated, fields) in [
        (
            "barsees-damascus",
            "sixes=2 second_six_played=no last_moved=S#1 opened=yes opening=yes openings=S arrival=1:S best=S value=2",
            "arrival sixes second_six_played last_moved opened opening openings best value",
        ),
        (
            "parchis-4-spain",
            "throws=2 tries=1 opened=yes",
            "throws tries opened",
        ),
        (
            "parchis-4-spain",
            "opening=yes openings=Y",
            "opening openings",
        ),
        (
            "parchis-4-two-dice",
            "throws=1 opening=yes",
            "throws opening",
        ),
    ] {
        let piece = if id.starts_with("barsees") {
            "S=1"
        } else {
            "Y=30"
        };
        let line = format!("{piece},H,H,H turn={} {stated}", &piece[..1]);
        let told = named(id, &line);
        for field in fields.split(' ') {
            let sentence = format!("{field}: this game keeps no account of it");
            assert!(told.contains(&sentence), "{id}: {line}: {told:?}");
        }
    }
    // What one game has is no flaw there, and one in the next.
    for (line, has, lacks) in [
        (
            "Y=30,H,H,H turn=Y again=six",
            "parchis-4-spain",
            "parchis-4-two-dice",
        ),
        (
            "Y=30,H,H,H turn=Y again=double",
            "parchis-4-two-dice",
            "parchis-4-spain",
        ),
        (
            "Y=30,H,H,H turn=Y opened=yes",
            "parchis-4-two-dice",
            "parchis-4-spain",
        ),
        (
            "Y=30,H,H,H turn=Y bonuses=exit",
            "parchis-4-spain",
            "barsees-damascus",
        ),
        (
            "Y=M,M,M,M turn=B places=Y:home",
            "parchis-4-spain-pairs",
            "parchis-4-spain",
        ),
    ] {
        assert_eq!(named(has, line), [""; 0], "{has}: {line}");
        assert_ne!(named(lacks, line), [""; 0], "{lacks}: {line}");
    }
    for word in ["special", "capture", "try"] {
        let line = format!("Y=30,H,H,H turn=Y again={word}");
        let sentence = format!("again: {word:?} means nothing here");
        assert_eq!(named("parchis-4-spain", &line), [sentence]);
    }
}

/// A pair where a house rule forbids it, and a seat that is stated twice, as only JSON can.
fn flaws_beyond_lines() -> [SetupFlaw; 2] {
    let spain = game(&catalogue(), "parchis-4-spain");
    let safe_only = [("barrier.where".to_owned(), "safe_only".into())];
    let safe_only = GameSpec {
        rules: spain.rules.with_overrides(&safe_only).unwrap(),
        ..spain.clone()
    };
    let pair: Setup = "Y=30,30,H,H turn=Y".parse().unwrap();
    let pair = pair.check(&safe_only.compile().unwrap()).unwrap_err();
    assert_eq!(
        pair[0].to_string(),
        "two pieces of one side stand on 30, which is not safe"
    );
    let twice = r#"{"position":{"Y":[30,"H","H","H"],"Y":[31,"H","H","H"]},"turn":"Y"}"#;
    let twice: Setup = serde_json::from_str(twice).unwrap();
    let twice = twice.check(&spain.compile().unwrap()).unwrap_err();
    assert_eq!(twice[0].to_string(), "seat Y is listed twice");
    [pair[0].clone(), twice[0].clone()]
}

#[test]
fn every_flaw_is_told_at_once() {
    let found = flaws(
        "parchis-4-spain",
        "Y=30,30,30,3,H Q=H B=20,H,H,H turn=Z tokens=9 bonuses=5",
    );
    assert_eq!(found.len(), 8, "{found:?}");
}

#[test]
fn lines_that_state_nothing_are_refused() {
    for (line, sentence) in [
        ("turn", "\"turn\" is not of the form name=value"),
        ("turn=Y turn=B", "turn is said twice"),
        ("colour=red", "a position has no field \"colour\""),
        ("sixes=many", "sixes: \"many\" is no number from 0 to 255"),
        ("arrival=5", "arrival: \"5\" is not of the form name:value"),
        ("opened=maybe", "opened: \"maybe\" is neither yes nor no"),
    ] {
        let flaw = line.parse::<Setup>().unwrap_err();
        assert_eq!(flaw.to_string(), sentence);
    }
}

kinds! {
    REASONS, record_kind(RecordReason):
        NoRecord Version Truncated Expected UnknownBoard ChangedBoard Rules Position Turn Throw Move
}

#[test]
fn records_that_are_none_are_refused_with_line_and_reason() {
    let catalogue = catalogue();
    let (_, record) = play(&game(&catalogue, "parchis-4-spain"), 5, 60, |_| {});
    let text = record.text().to_owned();
    let header = text.find("\n\n").unwrap();
    let lines = |text: &str| text.lines().count();
    let start = lines(&text[..header]) + 2;
    let seen = std::cell::RefCell::new(BTreeSet::new());
    let refused = |text: &str| {
        let flaw = Record::read(text, &catalogue.boards).expect_err("a flaw");
        seen.borrow_mut().insert(record_kind(&flaw.reason));
        (flaw.line, *flaw.reason)
    };
    assert_eq!(refused("").0, 1);
    assert_eq!(refused("garbage\n").1, RecordReason::NoRecord);
    let (line, reason) = refused(&text.replacen("parchis-record 1", "parchis-record 2", 1));
    assert!(
        line == 1 && matches!(reason, RecordReason::Version { .. }),
        "{line}: {reason}"
    );
    let (line, reason) = refused(&text.replacen("board parchis-4", "board nowhere", 1));
    assert!(
        line == 3 && matches!(reason, RecordReason::UnknownBoard(_)),
        "{line}: {reason}"
    );
    let (line, reason) = refused(&replaced_board(&text, "parchis-4 00000000"));
    assert!(
        line == 3 && matches!(reason, RecordReason::ChangedBoard(_)),
        "{line}: {reason}"
    );
    // Cut off anywhere in the header, a record is refused; cut off in the game, it is either
    // the record of a shorter game or refused.
    for cut in 1..header {
        refused(&text[..cut]);
    }
    for cut in header + 2..text.len() {
        if let Ok(shorter) = Record::read(&text[..cut], &catalogue.boards) {
            assert_eq!(shorter.text().trim_end(), text[..cut].trim_end());
        }
    }
    let rule = text
        .lines()
        .position(|line| line.starts_with("rule capture.bonus"))
        .unwrap()
        + 1;
    let (line, reason) = refused(&text.replacen("capture.bonus = 20", "capture.bonus = 999", 1));
    assert!(
        line == rule && matches!(reason, RecordReason::Rules(_)),
        "{line}: {reason}"
    );
    let (line, reason) = refused(&text.replacen("rule capture.bonus = 20\n", "", 1));
    assert!(
        line <= start && matches!(reason, RecordReason::Rules(_)),
        "{line}: {reason}"
    );
    let (line, reason) = refused(&text.replacen("start [", "start [9] [", 1));
    assert!(
        line == start && matches!(reason, RecordReason::Throw(_)),
        "{line}: {reason}"
    );
    let (line, reason) = refused(&text.replacen("\n1 ", "\n2 ", 1));
    assert!(
        line == start + 1 && matches!(reason, RecordReason::Turn { .. }),
        "{line}: {reason}"
    );
    for position in ["position Y=5", "position Y=5,5,5,H turn=Y", "position Y"] {
        let (line, reason) = refused(&text.replacen("\n\n", &format!("\n{position}\n\n"), 1));
        assert!(
            line == start - 1 && matches!(reason, RecordReason::Position(_)),
            "{line}: {reason}"
        );
    }
    let (line, reason) = refused(&text.replacen("\n\n", "\nlook marble\n\n", 1));
    assert!(
        line == start - 1 && matches!(reason, RecordReason::Expected { .. }),
        "{line}: {reason}"
    );
    let (line, reason) = refused(&(text.clone() + " 66>67"));
    assert!(
        line == lines(&text) && matches!(reason, RecordReason::Move(_)),
        "{line}: {reason}"
    );
    assert_eq!(*seen.borrow(), REASONS.iter().copied().collect());
}

/// The text of a record with something else after the word `board`.
fn replaced_board(text: &str, board: &str) -> String {
    let mut lines: Vec<_> = text.split('\n').map(str::to_owned).collect();
    lines[2] = format!("board {board}");
    lines.join("\n")
}

#[test]
fn a_record_is_of_one_board_however_it_is_drawn() {
    let catalogue = catalogue();
    let (game, record) = play(&game(&catalogue, "parchis-4-spain"), 6, 200, |_| {});
    let text = record.text();
    let read_on = |change: fn(&mut Board), text: &str| {
        let mut board = Board::clone(&catalogue.boards["parchis-4"]);
        change(&mut board);
        let boards = [(board.id.clone(), Arc::new(board))].into();
        Record::read(text, &boards).map(|record| *record.replay().unwrap().state())
    };
    let end = Ok(*game.state());
    assert_eq!(read_on(|_| {}, text), end);
    assert_eq!(read_on(|board| board.views.clear(), text), end);
    let unsafe_square = |board: &mut Board| {
        let safe = |s: &&mut SquareInfo| matches!(s.kind, SquareKind::Track { safe: true, .. });
        let square = board.squares.iter_mut().find(safe).unwrap();
        square.kind = SquareKind::Track {
            safe: false,
            exit: None,
        };
    };
    let changed = |change| *read_on(change, text).expect_err("another board").reason;
    let flaw = RecordReason::ChangedBoard("parchis-4".to_owned());
    assert_eq!(changed(unsafe_square), flaw);
    assert_eq!(changed(|board| board.squares[3].label.push('b')), flaw);
    assert_eq!(changed(|board| board.routes[2].swap(20, 21)), flaw);
    // The rules may have laid the board in a mirror.
    let clockwise = [("direction".to_owned(), "clockwise".into())];
    let spec = &catalogue.games["barsees-4-damascus"];
    let rules = spec.rules.with_overrides(&clockwise).unwrap();
    let board = Arc::clone(&catalogue.boards[&spec.board.id]);
    let spec = GameSpec::new(&spec.id, board, rules, &SeatChoice::default()).unwrap();
    let mirrored = Record::new(spec.clone()).unwrap();
    let read = Record::read(mirrored.text(), &catalogue.boards).unwrap();
    assert_eq!(read.spec().board, spec.board);
    // An older record has no fingerprint, and is taken at its word.
    let older = replaced_board(text, "parchis-4");
    assert_eq!(read_on(|_| {}, &older), end);
}

#[test]
fn two_who_enter_around_a_captive_bar_the_way() {
    // Y stands on its exit with B, who came second; Y's next piece sends B home. What is left is
    // a barrier (S3: "formará una «barrera»"), and nobody passes it.
    let rules = game(&catalogue(), "parchis-4-spain").compile().unwrap();
    let line = "Y=5,H,H,H B=5,H,H,H G=3,H,H,H arrival=5:YB turn=Y tokens=5";
    let setup: Setup = line.parse().unwrap();
    let mut game = setup.game(rules).unwrap();
    game.play(move_named(&game, "H>5xB").unwrap(), &mut ())
        .unwrap();
    while game.phase() == Phase::Move {
        game.play(game.moves()[0], &mut ()).unwrap();
    }
    let fresh = Game::of(Arc::clone(game.rules()), *game.state());
    assert_eq!(game.position().crowd(), fresh.position().crowd());
}
