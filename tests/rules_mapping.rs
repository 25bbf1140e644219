//! What the keys come to: mechanics, seats and boards.

use std::sync::Arc;

use parchis::levels::Levels;
use parchis::rules::family::{Family, GameSpec, Rules, RulesFlaw, SeatChoice, Value};
use parchis::rules::mechanics::{Chance, Spend, Start, Token};
use parchis::rules::{Board, Colour, Mechanics};

fn rules(family: &str, overrides: &[(&str, &str)]) -> Rules {
    let value = |text: &str| {
        let Ok(value) = text.parse::<Value>();
        value
    };
    let named: Vec<_> = overrides
        .iter()
        .map(|(path, text)| ((*path).to_owned(), value(text)))
        .collect();
    let usual = Rules::usual(Family::named(family).expect("the family exists"));
    usual
        .with_overrides(&named)
        .expect("the values are allowed")
}

fn parchis(overrides: &[(&str, &str)]) -> Mechanics {
    rules("parchis", overrides).mechanics()
}

fn barsees(overrides: &[(&str, &str)]) -> Mechanics {
    rules("barsees", overrides).mechanics()
}

fn board(id: &str) -> Arc<Board> {
    Arc::new(
        Levels::embedded()
            .board(id)
            .expect("the board is embedded")
            .clone(),
    )
}

fn game(
    board_id: &str,
    family: &str,
    overrides: &[(&str, &str)],
    choice: &SeatChoice,
) -> Result<GameSpec, Vec<String>> {
    let told = |flaws: Vec<RulesFlaw>| flaws.iter().map(ToString::to_string).collect();
    GameSpec::new("test", board(board_id), rules(family, overrides), choice).map_err(told)
}

fn token<'a>(mechanics: &'a Mechanics, name: &str) -> &'a Token {
    mechanics
        .tokens
        .iter()
        .find(|token| token.name == name)
        .expect("there is such a token")
}

/// What closed shells bring, as names of tokens.
fn brings(mechanics: &Mechanics) -> Vec<String> {
    let name = |&kind: &u8| mechanics.tokens[usize::from(kind)].name.as_str();
    mechanics
        .faces
        .iter()
        .map(|face| face.tokens.iter().map(name).collect::<Vec<_>>().join("+"))
        .collect()
}

#[test]
fn every_key_of_parchis_changes_the_game() {
    // All but those of seats: they change the seating.
    let values = [
        ("start.who", "yellow"),
        ("start.pieces_out", "1"),
        ("enter.on", "[6]"),
        ("enter.compulsory", "false"),
        ("enter.double", "first_five"),
        ("exit.one_rival", "capture"),
        ("exit.two_rivals", "capture_both"),
        ("exit.rival_pair", "capture_both"),
        ("six.steps_none_home", "[6, 12]"),
        ("six.none_home_means", "all_on_track"),
        ("six.fallback", "true"),
        ("third_six.penalty", "none"),
        ("third_six.last_moved", "any_move"),
        ("third_six.exempt", "[goal]"),
        ("third_six.exempt", "[goal, corridor, safe]"),
        ("third_six.exempt_unplayed", "false"),
        ("barrier.where", "safe_only"),
        ("barrier.blocks_own", "false"),
        ("barrier.share_safe", "false"),
        ("barrier.mixed_blocks", "true"),
        ("open.on_six", "false"),
        ("open.corridor", "true"),
        ("open.mixed", "true"),
        ("open.while_waiting", "true"),
        ("capture.compulsory", "huff"),
        ("capture.bonus", "0"),
        ("goal.bonus", "0"),
        ("bonus.compulsory", "no"),
        ("goal.exact", "bounce"),
        ("end.when", "first"),
        ("team.exit", "as_alone"),
        ("team.capture", "true"),
        ("team.win", "one"),
        ("team.finished", "skipped"),
        ("dice.count", "2"),
    ];
    let mut seen = vec![parchis(&[])];
    for change in values {
        let mechanics = parchis(&[change]);
        assert!(!seen.contains(&mechanics), "{change:?} changes nothing");
        seen.push(mechanics);
    }
}

#[test]
fn every_key_of_barsees_changes_the_game() {
    let values = [
        ("throw.banj", "24"),
        ("throw.khal", "merged"),
        ("throw.use", "at_once"),
        ("throw.cap", "5"),
        ("throw.tries_when_empty", "3"),
        ("throw.closed_chance", "0.4"),
        ("enter.square", "either"),
        ("enter.keeps_khal", "true"),
        ("stack.immune", "true"),
        ("safe.share", "true"),
        ("capture.throw_again", "true"),
        ("kitchen.finish", "khal_only"),
        ("move.compulsory", "false"),
        ("start.who", "first_dest_or_banj"),
        ("start.who", "three_shells"),
    ];
    let mut seen = vec![barsees(&[])];
    for change in values {
        let mechanics = barsees(&[change]);
        assert!(!seen.contains(&mechanics), "{change:?} changes nothing");
        seen.push(mechanics);
    }
    // barsees.md §5: without keeps_khal or a banj of 24 it differs only in the interface.
    assert_eq!(barsees(&[("enter.by", "khal_only")]), barsees(&[]));
    assert_ne!(
        barsees(&[("enter.by", "khal_only"), ("throw.banj", "24")]),
        barsees(&[("throw.banj", "24")])
    );
}

#[test]
fn a_six_counts_more() {
    let counts = |steps| token(&parchis(&[("six.steps_none_home", steps)]), "6").steps_nobody_home;
    assert_eq!(counts("[7]"), [7, 0]);
    assert_eq!(counts("[20]"), [20, 0]);
    assert_eq!(counts("[6, 12]"), [6, 12]);
    for face in 1..=6 {
        let mechanics = parchis(&[]);
        let token = &mechanics.tokens[face - 1];
        assert_eq!(token.steps, [face as u8, 0]);
        assert_eq!(token.opens, face == 6);
        assert_eq!(token.enters, [(face == 5).then_some(0), None]);
        assert_eq!(mechanics.faces[face - 1].tokens, [face as u8 - 1]);
        assert_eq!(
            (
                mechanics.faces[face - 1].again,
                mechanics.faces[face - 1].six
            ),
            (face == 6, face == 6)
        );
    }
}

#[test]
fn two_dice_are_used_each() {
    let mechanics = parchis(&[("dice.count", "2")]);
    assert_eq!(
        (mechanics.chance, mechanics.spend),
        (Chance::Dice(2), Spend::EachDie)
    );
    assert!(mechanics.faces.iter().all(|face| !face.again && !face.six));
}

#[test]
fn closed_shells_bring_what_the_table_says() {
    // barsees.md §1.
    let mechanics = barsees(&[]);
    assert_eq!(
        brings(&mechanics),
        ["6", "10+k", "2", "3", "4", "25+k", "12"]
    );
    let again: Vec<_> = mechanics.faces.iter().map(|face| face.again).collect();
    assert_eq!(again, [true, true, false, false, false, true, true]);
    assert_eq!(
        brings(&barsees(&[("throw.khal", "merged")])),
        ["6", "11", "2", "3", "4", "26", "12"]
    );
    let old = barsees(&[("throw.khal", "merged"), ("throw.banj", "24")]);
    assert_eq!(brings(&old), ["6", "11", "2", "3", "4", "25", "12"]);
    assert_eq!(
        mechanics.chance,
        Chance::Shells {
            count: 6,
            closed_tenths: 5
        }
    );
    assert_eq!(
        (mechanics.start, mechanics.spend),
        (Start::Random, Spend::Banked)
    );
}

/// Where a token brings in a pawn: by itself, and with the khal.
fn entries(mechanics: &Mechanics, name: &str) -> (Vec<u8>, Vec<u8>) {
    let token = token(mechanics, name);
    let listed = |squares: [Option<u8>; 2]| squares.into_iter().flatten().collect();
    assert_eq!(token.joins.is_some(), token.joint_enters[0].is_some());
    (listed(token.enters), listed(token.joint_enters))
}

#[test]
fn pawns_enter_where_the_page_says() {
    let none = (vec![], vec![]);
    let usual = barsees(&[]);
    assert_eq!(entries(&usual, "k"), (vec![0], vec![]));
    // 0 + 10 = 10 and 0 + 25 = 25: no moves of their own.
    assert_eq!(
        [entries(&usual, "10"), entries(&usual, "25")],
        [none.clone(), none.clone()]
    );
    // The "/" is 25 however much banj counts.
    let short = barsees(&[("throw.banj", "24")]);
    assert_eq!(
        [entries(&short, "10"), entries(&short, "24")],
        [none.clone(), (vec![], vec![25])]
    );
    let university = barsees(&[("throw.banj", "24"), ("enter.by", "khal_only")]);
    assert_eq!(entries(&university, "24"), none);
    let either = barsees(&[("enter.square", "either")]);
    assert_eq!(
        [entries(&either, "10"), entries(&either, "25")],
        [(vec![], vec![25]), (vec![], vec![10])]
    );
    let keeps = barsees(&[("enter.keeps_khal", "true")]);
    assert_eq!(
        [entries(&keeps, "10"), entries(&keeps, "25")],
        [(vec![10], vec![]), (vec![25], vec![])]
    );
    let merged = barsees(&[("throw.khal", "merged"), ("throw.banj", "24")]);
    assert_eq!(
        [entries(&merged, "11"), entries(&merged, "25")],
        [none, (vec![25], vec![])]
    );
    let (khal, ten, whole) = (
        token(&merged, "k"),
        token(&merged, "10"),
        token(&merged, "11"),
    );
    let (part, rest) = whole.splits.expect("it contains a khal");
    assert_eq!(
        (
            &merged.tokens[usize::from(part)],
            &merged.tokens[usize::from(rest)]
        ),
        (khal, ten)
    );
}

#[test]
fn only_a_khal_finishes_where_it_must() {
    let finishing = |mechanics: &Mechanics| {
        mechanics
            .tokens
            .iter()
            .filter(|token| token.finishes)
            .map(|token| token.name.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        finishing(&barsees(&[
            ("kitchen.finish", "khal_only"),
            ("throw.khal", "merged")
        ])),
        ["k"]
    );
    assert_eq!(finishing(&barsees(&[])).len(), 8);
}

/// Letters of the seats in play, sides, teams.
fn seated(board_id: &str, family: &str, overrides: &[(&str, &str)]) -> String {
    let game = game(board_id, family, overrides, &SeatChoice::default()).expect("it fits");
    let letters = |seats: &[Colour]| {
        seats
            .iter()
            .map(|c| game.board.seats[c.index()].letter)
            .collect::<String>()
    };
    let groups = |groups: &[Vec<Colour>]| {
        groups
            .iter()
            .map(|g| letters(g))
            .collect::<Vec<_>>()
            .join("+")
    };
    let seating = &game.seating;
    format!(
        "{} {}/{}",
        letters(&seating.in_play),
        groups(&seating.sides),
        groups(&seating.teams)
    )
}

#[test]
fn keys_seat_the_players() {
    for (board, overrides, expected) in [
        ("parchis-4", &[("seats.in_play", "2")][..], "YR /"),
        ("parchis-4", &[("seats.in_play", "3")], "YBR /"),
        ("parchis-6", &[("seats.in_play", "3")], "YRA /"),
        ("parchis-8", &[("seats.in_play", "4")], "YRAO /"),
        ("parchis-4", &[("seats.in_play", "[G, B]")], "BG /"),
        ("parchis-4", &[("team.form", "opposite")], "YBRG /YR+BG"),
        (
            "parchis-6",
            &[("team.form", "opposite")],
            "YBRGAV /YG+BA+RV",
        ),
        (
            "parchis-8",
            &[("team.form", "alternate")],
            "YBRGAVOT /YRAO+BGVT",
        ),
        (
            "parchis-6",
            &[("team.form", "opposite"), ("seats.in_play", "[Y, B, G, A]")],
            "YBGA /YG+BA",
        ),
        ("parchis-4", &[("side.colours_each", "2")], "YBRG YR+BG/"),
        (
            "parchis-4",
            &[("side.colours_each", "2"), ("side.grouping", "adjacent")],
            "YBRG YB+RG/",
        ),
        (
            "parchis-4",
            &[
                ("side.colours_each", "2"),
                ("side.grouping", "adjacent"),
                ("seats.in_play", "[Y, R]"),
            ],
            "YBRG YB+RG/",
        ),
    ] {
        assert_eq!(
            seated(board, "parchis", overrides),
            expected,
            "{board} {overrides:?}"
        );
    }
    assert_eq!(seated("barsees-4", "barsees", &[]), "SN /");
    assert_eq!(
        seated("barsees-4", "barsees", &[("seats", "4"), ("team", "pairs")]),
        "SENW /SN+EW"
    );
}

#[test]
fn a_game_may_seat_them_otherwise() {
    let choice = SeatChoice {
        in_play: Some(vec!['Y', 'B', 'G']),
        teams: Some(vec![vec!['Y', 'B']]),
        sides: None,
    };
    let game = game("parchis-4", "parchis", &[("seats.in_play", "2")], &choice).expect("it fits");
    assert_eq!(game.seating.in_play, [Colour(0), Colour(1), Colour(3)]);
    assert_eq!(game.seating.teams, [[Colour(0), Colour(1)]]);
}

#[test]
fn keys_that_do_not_fit_the_board_are_refused() {
    let all = SeatChoice::default();
    let letters = |letters: &str| SeatChoice {
        in_play: Some(letters.chars().collect()),
        ..SeatChoice::default()
    };
    for (board, family, overrides, choice, flaw) in [
        (
            "parchis-4",
            "parchis",
            &[("team.form", "alternate")][..],
            &all,
            r#"team.form: "alternate" does not fit board "parchis-4": every other seat makes a team on six and eight seats only"#,
        ),
        (
            "parchis-5",
            "parchis",
            &[("team.form", "opposite")],
            &all,
            r#"team.form: "opposite" does not fit board "parchis-5": partners sit across, on four seats or more, an even number"#,
        ),
        (
            "parchis-3",
            "parchis",
            &[("side.colours_each", "2")],
            &all,
            r#"side.colours_each: 2 does not fit board "parchis-3": an odd number of colours cannot be shared out in twos"#,
        ),
        (
            "parchis-3",
            "parchis",
            &[("seats.in_play", "4")],
            &all,
            r#"seats.in_play: 4 does not fit board "parchis-3": it has not so many seats"#,
        ),
        (
            "parchis-4",
            "parchis",
            &[("seats.in_play", "[Y, T]")],
            &all,
            r#"seats.in_play: board "parchis-4" has no seat 'T'"#,
        ),
        (
            "parchis-4",
            "parchis",
            &[("team.form", "opposite")],
            &letters("YBR"),
            r#"team.form: "opposite" does not fit board "parchis-4": a partner's seat is not in play"#,
        ),
        (
            "parchis-4",
            "parchis",
            &[("team.form", "opposite")],
            &letters("YR"),
            "team.form: all who play are in one team",
        ),
        (
            "parchis-4",
            "parchis",
            &[],
            &letters("YZ"),
            r#"in_play: board "parchis-4" has no seat 'Z'"#,
        ),
        (
            "parchis-4",
            "parchis",
            &[],
            &letters("Y"),
            "seats: at least two sides must play",
        ),
        (
            "barsees-4",
            "barsees",
            &[("team", "pairs")],
            &all,
            "team: all who play are in one team",
        ),
        (
            "barsees",
            "barsees",
            &[("team", "pairs")],
            &all,
            r#"team: "pairs" does not fit board "barsees": partners sit across, on four seats or more, an even number"#,
        ),
        (
            "barsees",
            "barsees",
            &[("seats", "4")],
            &all,
            r#"seats: 4 does not fit board "barsees": it has not so many seats"#,
        ),
        (
            "barsees",
            "parchis",
            &[],
            &all,
            r#"rules: "" belongs to parchis, not to barsees"#,
        ),
    ] {
        assert_eq!(
            game(board, family, overrides, choice),
            Err(vec![flaw.to_owned()])
        );
    }
}

#[test]
fn a_clockwise_cloth_is_a_mirror() {
    let plain = game(
        "barsees-4",
        "barsees",
        &[("seats", "4")],
        &SeatChoice::default(),
    )
    .expect("it fits");
    let overrides = [("seats", "4"), ("direction", "clockwise")];
    let mirror = game("barsees-4", "barsees", &overrides, &SeatChoice::default()).expect("it fits");
    let order: String = mirror.board.seats.iter().map(|seat| seat.letter).collect();
    assert_eq!(order, "SWNE");
    let square = |game: &GameSpec, seat: char, index: usize| {
        let colour = game.board.seat_by_letter(seat).expect("the seat exists");
        game.board.square(game.board.route(colour)[index]).clone()
    };
    for (seat, twin) in [('S', 'S'), ('E', 'W'), ('N', 'N'), ('W', 'E')] {
        for index in 0..83 {
            let (here, there) = (square(&plain, seat, index), square(&mirror, twin, index));
            let (a, b) = (here.place.at, there.place.at);
            assert!(
                (a.x + b.x).abs() < 1e-3 && (a.y - b.y).abs() < 1e-3,
                "{seat} {index}: {a:?} {b:?}"
            );
            // A label belongs to its place on the grid.
            let same = plain
                .board
                .squares
                .iter()
                .find(|s| s.place.at.distance(b) < 1e-3)
                .expect("a square is there");
            assert_eq!(there.label, same.label);
        }
    }
    for seat in &mirror.board.seats {
        let same = plain
            .board
            .seats
            .iter()
            .find(|s| s.letter == seat.letter)
            .expect("the seat exists");
        assert_eq!((&seat.name, seat.bearing), (&same.name, same.bearing));
    }
}

#[test]
fn two_colours_wait_in_one_house() {
    let overrides = [
        ("side.colours_each", "2"),
        ("side.grouping", "adjacent"),
        ("side.house", "shared"),
    ];
    let game = game("parchis-4", "parchis", &overrides, &SeatChoice::default()).expect("it fits");
    let printed = board("parchis-4");
    assert_eq!(game.board.routes, printed.routes);
    let (yellow, blue) = (&game.board.seats[0], &game.board.seats[1]);
    let nests: Vec<_> = yellow
        .nests
        .iter()
        .chain(&blue.nests)
        .map(|nest| nest.at)
        .collect();
    for (i, a) in nests.iter().enumerate() {
        assert!(parchis::rules::board::contains(&yellow.house, *a));
        assert!(
            nests[i + 1..].iter().all(|b| a.distance(*b) > 0.8),
            "nests lie {nests:?}"
        );
    }
    assert_eq!(game.board.seats[0], printed.seats[0]);
}
