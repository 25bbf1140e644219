//! The worked cases of the rules pages that no vector can say, and what must
//! hold in every game, put to the second reading of the rules.

#[expect(dead_code, reason = "each test binary uses its part of the oracle")]
mod oracle;

use oracle::barsees::board::{KITCHEN, Place as ClothPlace, path_of_south};
use oracle::barsees::tokens::{Token, thrown};
use oracle::barsees::{self, Cloth};
use oracle::parchis::board::{Place, exit, is_safe, way};
use oracle::parchis::standing::Relation;
use oracle::parchis::{self, Phase, Table};
use oracle::{Event, Position, perft};
use serde_json::{Value, json};

fn after<P: Position>(position: &P, events: &[Event]) -> P {
    events
        .iter()
        .fold(position.clone(), |position, event| position.apply(event).0)
}

#[test]
fn every_exit_is_17n_plus_3_steps_from_the_goal() {
    for seats in [3_u32, 4, 5, 6, 8] {
        for seat in "YBRGAVOT".chars().take(seats as usize) {
            let route = way(
                seats,
                seat,
                Place::Square(exit(seat)),
                17 * seats + 3,
                false,
            );
            let route = route.expect("the goal is that far");
            assert_eq!(route.last(), Some(&Place::Goal));
            assert!(
                !route.contains(&Place::Square(exit(seat) - 1)),
                "17k+4 is never visited"
            );
        }
        let safe = (1..=17 * seats).filter(|square| is_safe(*square)).count();
        assert_eq!(safe, 3 * seats as usize);
    }
}

#[test]
fn ties_for_the_start_roll_again_among_the_tied() {
    let table = Table::new(parchis::preset("spain"), 4, &['Y', 'B', 'R', 'G']);
    let tied = after(&table, &[4, 6, 6, 2].map(Event::StartRoll));
    assert_eq!(
        (tied.phase, tied.rolling.clone()),
        (Phase::Start, vec!['B', 'R'])
    );
    let begun = after(&tied, &[3, 5].map(Event::StartRoll));
    assert_eq!((begun.phase, begun.turn), (Phase::Throw, 'R'));
    let passed = after(&begun, &[Event::Throw(vec![1])]);
    assert_eq!(passed.turn, 'G', "anticlockwise");
}

#[test]
fn yellow_or_the_next_occupied_seat_starts() {
    let rules = parchis::preset("spain").with("start.who", json!("yellow"));
    assert_eq!(Table::new(rules.clone(), 4, &['Y', 'R']).turn, 'Y');
    assert_eq!(Table::new(rules, 4, &['R', 'G']).turn, 'R');
}

#[test]
fn pieces_out_are_a_number_each_colour() {
    let table = Table::new(parchis::preset("tangier_1v1"), 4, &['Y', 'R']);
    assert_eq!(table.sides, [['Y', 'B'], ['R', 'G']]);
    for seat in "YBRG".chars() {
        let out = table.pieces[&seat]
            .iter()
            .filter(|place| **place == Place::Square(exit(seat)));
        assert_eq!(out.count(), 1);
    }
    let passed = after(
        &table,
        &[Event::Throw(vec![1]), Event::Play("5>6".to_owned())],
    );
    assert_eq!(passed.turn, 'R', "turns alternate between the two players");
}

/// Yellow one step before finishing, in a game of pairs.
fn last_step_of_yellow(red: Place) -> Table {
    let rules = parchis::preset("spain")
        .with("team.form", json!("opposite"))
        .with("start.who", json!("yellow"));
    let mut table = Table::new(rules, 4, &['Y', 'B', 'R', 'G']);
    table.pieces.insert(
        'Y',
        vec![Place::Goal, Place::Goal, Place::Goal, Place::Corridor(7)],
    );
    table.pieces.insert('R', vec![red; 4]);
    table
}

#[test]
fn a_pair_is_placed_when_both_are_home() {
    let play = |table: Table| {
        after(&table, &[Event::Throw(vec![1])]).apply(&Event::Play("c7>M".to_owned()))
    };
    let (first, effects) = play(last_step_of_yellow(Place::Home));
    assert_eq!(effects, ["goal", "bonus 10", "pass"]);
    assert!(first.places.is_empty() && first.turn == 'B');
    let (both, effects) = play(last_step_of_yellow(Place::Goal));
    assert_eq!(
        effects,
        ["goal", "bonus 10", "placed 1", "placed 2", "over"]
    );
    assert_eq!(both.places, [['Y', 'R'], ['B', 'G']]);
    assert_eq!(both.phase, Phase::Over);
}

#[test]
fn a_bounce_to_where_it_began_opens_nothing() {
    let rules = parchis::preset("morocco").with("start.who", json!("yellow"));
    let rules = rules
        .with("goal.exact", json!("bounce"))
        .with("six.steps_none_home", json!([6]));
    let mut table = Table::new(rules, 4, &['Y', 'R']);
    let pieces = vec![
        Place::Corridor(5),
        Place::Corridor(5),
        Place::Square(30),
        Place::Goal,
    ];
    table.pieces.insert('Y', pieces);
    let thrown = after(&table, &[Event::Throw(vec![6])]);
    assert_eq!(Vec::from_iter(thrown.legal_moves()), ["30>36", "c5>c5"]);
}

#[test]
fn perft_of_an_empty_board_can_be_counted_by_hand() {
    let rules = parchis::preset("spain").with("start.who", json!("yellow"));
    let table = Table::new(rules, 4, &['Y', 'R']);
    // Six throws; five of them lead to a throw again, the five to one move.
    assert_eq!(perft(&table, 1), 6);
    assert_eq!(perft(&table, 2), 5 * 6 + 1);
    let cloth = Cloth::new(barsees::preset("damascus"), 'S');
    assert_eq!(perft(&cloth, 1), 7);
    assert_eq!(perft(&cloth, 2), 7 * 7);
    // Of 49 second throws only those that end the throwing after a khal lead to moves:
    // 1 or 5, then 2, 3 or 4: a khal enters; every other leads to seven throws.
    assert_eq!(perft(&cloth, 3), (49 - 6) * 7 + 6);
}

#[test]
fn the_path_of_south_is_the_one_of_the_page() {
    let path = path_of_south();
    assert_eq!(path.len(), KITCHEN as usize);
    let listed = [
        (0, (9, 11)),
        (7, (9, 18)),
        (8, (10, 18)),
        (10, (10, 16)),
        (15, (10, 11)),
    ];
    let further = [
        (21, (16, 10)),
        (24, (18, 9)),
        (25, (18, 8)),
        (27, (16, 8)),
        (38, (10, 2)),
    ];
    let last = [
        (41, (9, 0)),
        (44, (8, 2)),
        (58, (0, 9)),
        (59, (0, 10)),
        (72, (8, 16)),
        (82, (9, 11)),
    ];
    for (index, square) in listed.into_iter().chain(further).chain(last) {
        assert_eq!(path[index], square, "index {index}");
    }
}

#[test]
fn everybody_enters_where_the_page_says() {
    let entries = [
        ('S', (10, 16), (18, 8), (9, 11)),
        ('N', (8, 2), (0, 10), (9, 7)),
        ('E', (16, 8), (8, 0), (11, 9)),
        ('W', (2, 10), (10, 18), (7, 9)),
    ];
    for (seat, cross, slash, khal) in entries {
        assert_eq!(
            ClothPlace::Path(10).square(seat),
            Some(cross),
            "{seat} by dest"
        );
        assert_eq!(
            ClothPlace::Path(25).square(seat),
            Some(slash),
            "{seat} by banj"
        );
        assert_eq!(
            ClothPlace::Path(0).square(seat),
            Some(khal),
            "{seat} by khal"
        );
    }
    let crossing = ClothPlace::Path(41).square('S');
    assert_eq!(crossing, ClothPlace::Path(7).square('N'));
    assert_eq!(crossing, ClothPlace::Path(75).square('N'));
}

#[test]
fn shells_give_the_tokens_of_the_table() {
    let rules = barsees::preset("damascus");
    let steps = |steps| vec![Token::Steps(steps)];
    let with_khal = |steps| vec![Token::Steps(steps), Token::Khal];
    let table = [
        steps(6),
        with_khal(10),
        steps(2),
        steps(3),
        steps(4),
        with_khal(25),
        steps(12),
    ];
    for (closed, tokens) in (0..).zip(table) {
        assert_eq!(thrown(closed, &rules), tokens, "{closed} closed");
    }
    assert_eq!(
        thrown(5, &barsees::preset("damascus_old")),
        vec![Token::Merged(24)]
    );
}

#[test]
fn the_first_dest_or_banj_starts() {
    let cloth = Cloth::new(barsees::preset("damascus_old"), 'S');
    let begun = after(&cloth, &[2, 3, 0, 5].map(Event::StartRoll));
    assert_eq!((begun.turn, begun.phase), ('N', barsees::Phase::Throw));
    assert!(begun.bank.is_empty());
}

/// A small generator, so that a failing game can be named by its seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % count as u64).expect("a small number")
    }
}

/// Plays at random until the end or for `plies`; says whether it ended.
fn play_out<P: Position>(start: P, seed: u64, plies: u32, check: impl Fn(&P)) -> bool {
    let mut dice = Dice(seed);
    let mut position = start;
    for _ in 0..plies {
        let mut events = position.events();
        if events.is_empty() {
            return true;
        }
        let event = events.swap_remove(dice.below(events.len()));
        position = position.apply(&event).0;
        check(&position);
    }
    false
}

/// What holds in every position of Parchís.
fn check_table(table: &Table) {
    for (seat, places) in &table.pieces {
        assert_eq!(places.len(), 4, "pieces of {seat}");
        for cell in 1..=7 {
            let there = places
                .iter()
                .filter(|place| **place == Place::Corridor(cell))
                .count();
            assert!(there <= 2, "{there} pieces on c{cell}");
        }
    }
    for square in 1..=17 * table.seats {
        let seats: Vec<char> = table
            .standing('Y', Place::Square(square))
            .into_iter()
            .map(|(seat, _)| seat)
            .collect();
        assert!(seats.len() <= 2, "{seats:?} on {square}");
        if let [one, other] = seats[..] {
            let rivals = table.relation(one, other) == Relation::Rival;
            assert!(
                !rivals || is_safe(square),
                "rivals {seats:?} on white {square}"
            );
            assert_eq!(
                table.arrival.contains_key(&square),
                one != other,
                "arrival on {square}"
            );
        } else {
            assert!(
                !table.arrival.contains_key(&square),
                "nobody shares {square}"
            );
        }
    }
    assert_eq!(table.legal_moves().is_empty(), table.phase != Phase::Move);
    if table.phase != Phase::Move {
        assert!(
            table.bonuses.is_empty() && table.dice.is_empty(),
            "nothing is pending"
        );
    }
    assert!(table.phase != Phase::Throw || !table.moved_by(table.turn).is_empty());
}

/// Each key with each of its values, one at a time.
fn house_rules() -> Vec<(&'static str, Value)> {
    let mut all = Vec::new();
    let mut add = |key, values: &Value| {
        all.extend(
            values
                .as_array()
                .into_iter()
                .flatten()
                .map(|value| (key, value.clone())),
        );
    };
    add("start.pieces_out", &json!([0, 1, 2]));
    add("enter.on", &json!([[5], [5, 6], [1, 6]]));
    add(
        "enter.double",
        &json!(["never", "first_five", "first_throw", "exit_and_five"]),
    );
    add("exit.one_rival", &json!(["share", "capture"]));
    add(
        "exit.two_rivals",
        &json!(["capture_last", "capture_both", "blocked"]),
    );
    add(
        "exit.rival_pair",
        &json!(["capture_last", "capture_both", "blocked"]),
    );
    add(
        "six.steps_none_home",
        &json!([[6], [7], [12], [20], [6, 7], [6, 12]]),
    );
    add(
        "six.none_home_means",
        &json!(["none_home", "all_on_track", "per_colour"]),
    );
    add("third_six.last_moved", &json!(["throw_move", "any_move"]));
    add(
        "third_six.exempt",
        &json!([[], ["goal"], ["goal", "corridor", "safe"]]),
    );
    add("barrier.where", &json!(["anywhere", "safe_only"]));
    for flag in [
        "enter.compulsory",
        "six.fallback",
        "third_six.exempt_unplayed",
        "barrier.blocks_own",
    ] {
        add(flag, &json!([false, true]));
    }
    for flag in [
        "barrier.share_safe",
        "barrier.mixed_blocks",
        "open.on_six",
        "open.corridor",
    ] {
        add(flag, &json!([false, true]));
    }
    for flag in ["open.mixed", "open.while_waiting", "team.capture"] {
        add(flag, &json!([false, true]));
    }
    add("capture.compulsory", &json!(["no", "yes", "huff"]));
    add("bonus.compulsory", &json!(["yes", "no", "except_exit"]));
    add("goal.exact", &json!(["exact", "bounce"]));
    add("end.when", &json!(["first", "places"]));
    add("team.exit", &json!(["all_rivals", "as_alone"]));
    add("team.win", &json!(["both", "one"]));
    add("team.finished", &json!(["plays_partner", "skipped"]));
    add("dice.count", &json!([1, 2]));
    all
}

#[test]
fn random_games_of_parchis_keep_their_order() {
    let all: Vec<char> = "YBRGAVOT".chars().collect();
    let (mut ended, mut games) = (0, 0);
    let rounds = (0..2).flat_map(|round| {
        (0_usize..)
            .zip(house_rules())
            .map(move |(seed, rule)| (round, seed, rule))
    });
    for (round, seed, (key, value)) in rounds {
        let preset = parchis::presets::PRESETS[(seed + 2 * round) % 4];
        let seats = [3, 4, 6, 8][(seed / 4 + round) % 4];
        let mut rules = parchis::preset(preset).with(key, value);
        if seats == 3 {
            rules = rules.with("side.colours_each", json!(1));
        } else if key.starts_with("team.") || seed % 3 == 0 {
            rules = rules
                .with("team.form", json!("opposite"))
                .with("side.colours_each", json!(1));
        }
        let table = Table::new(
            rules,
            u32::try_from(seats).expect("few seats"),
            &all[..seats],
        );
        games += 1;
        ended += u32::from(play_out(table, seed as u64, 2000, check_table));
    }
    assert!(
        ended > games / 4,
        "only {ended} of {games} games came to an end"
    );
}

#[test]
fn random_games_of_barsees_keep_their_order() {
    let variants = [
        ("throw.khal", json!("merged")),
        ("throw.use", json!("at_once")),
        ("throw.cap", json!(2)),
        ("throw.tries_when_empty", json!(3)),
        ("enter.square", json!("either")),
        ("enter.keeps_khal", json!(true)),
        ("stack.immune", json!(true)),
        ("safe.share", json!(true)),
        ("capture.throw_again", json!(true)),
        ("kitchen.finish", json!("khal_only")),
        ("move.compulsory", json!(false)),
        ("start.who", json!("three_shells")),
        ("direction", json!("clockwise")),
        ("team", json!("pairs")),
        ("seats", json!(4)),
    ];
    let (mut ended, mut games) = (0, 0);
    for preset in barsees::presets::PRESETS {
        for (seed, (key, value)) in (0..).zip(&variants) {
            let cloth = Cloth::new(barsees::preset(preset).with(key, value.clone()), 'S');
            games += 1;
            ended += u32::from(play_out(cloth, seed, 3000, |cloth| {
                assert_eq!(
                    cloth.legal_moves().is_empty(),
                    cloth.phase != barsees::Phase::Move
                );
                assert!(
                    cloth.phase == barsees::Phase::Move
                        || cloth.rules.is("throw.use", "banked")
                        || cloth.bank.is_empty()
                );
            }));
        }
    }
    assert!(
        ended > games / 4,
        "only {ended} of {games} games came to an end"
    );
}
