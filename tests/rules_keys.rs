//! Every key takes what the pages say and refuses anything else, by name.

use parchis::rules::family::{FAMILIES, Family, Kind, Rules, Value};

/// Family, key, a value other than the usual one, a value that is refused, and how.
const KEYS: &[(&str, &str, &str, &str, &str)] = &[
    (
        "parchis",
        "start.who",
        "yellow",
        "red",
        r#""red" is not allowed; expected one of "highest_roll", "yellow""#,
    ),
    (
        "parchis",
        "seats.in_play",
        "[Y, R]",
        "[Y]",
        r#"["Y"] is not allowed; expected "any", a whole number from 2 to 8, or a list of letters of seats such as ["Y", "R"]"#,
    ),
    (
        "parchis",
        "start.pieces_out",
        "2",
        "3",
        "3 is not allowed; expected one of 0, 1, 2",
    ),
    (
        "parchis",
        "enter.on",
        "[1, 6]",
        "[7]",
        "[7] is not allowed; expected a list of faces from 1 to 6, none twice",
    ),
    (
        "parchis",
        "enter.compulsory",
        "false",
        "1",
        "expected true or false, found a number: 1",
    ),
    (
        "parchis",
        "enter.double",
        "exit_and_five",
        "always",
        r#""always" is not allowed; expected one of "never", "first_five", "first_throw", "exit_and_five""#,
    ),
    (
        "parchis",
        "exit.one_rival",
        "capture",
        "blocked",
        r#""blocked" is not allowed; expected one of "share", "capture""#,
    ),
    (
        "parchis",
        "exit.two_rivals",
        "blocked",
        "share",
        r#""share" is not allowed; expected one of "capture_last", "capture_both", "blocked""#,
    ),
    (
        "parchis",
        "exit.rival_pair",
        "capture_last",
        "true",
        r#"expected one of "capture_last", "capture_both", "blocked", found true or false: true"#,
    ),
    (
        "parchis",
        "six.steps_none_home",
        "[6, 12]",
        "[8]",
        "[8] is not allowed; expected one of [6], [7], [12], [20], [6, 7], [6, 12]",
    ),
    (
        "parchis",
        "six.none_home_means",
        "all_on_track",
        "nobody",
        r#""nobody" is not allowed; expected one of "none_home", "all_on_track", "per_colour""#,
    ),
    (
        "parchis",
        "six.fallback",
        "true",
        "maybe",
        r#"expected true or false, found text: "maybe""#,
    ),
    (
        "parchis",
        "third_six.penalty",
        "none",
        "home",
        r#""home" is not allowed; expected one of "last_moved_home", "none""#,
    ),
    (
        "parchis",
        "third_six.last_moved",
        "any_move",
        "any",
        r#""any" is not allowed; expected one of "throw_move", "any_move""#,
    ),
    (
        "parchis",
        "third_six.exempt",
        "[]",
        "[exit]",
        r#"["exit"] is not allowed; expected a list of any of "goal", "corridor", "safe", none twice"#,
    ),
    (
        "parchis",
        "third_six.exempt_unplayed",
        "false",
        "[]",
        "expected true or false, found a list: []",
    ),
    (
        "parchis",
        "barrier.where",
        "safe_only",
        "nowhere",
        r#""nowhere" is not allowed; expected one of "anywhere", "safe_only""#,
    ),
    (
        "parchis",
        "barrier.blocks_own",
        "false",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "parchis",
        "barrier.share_safe",
        "false",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "parchis",
        "barrier.mixed_blocks",
        "true",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "parchis",
        "open.on_six",
        "false",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "parchis",
        "open.corridor",
        "true",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "parchis",
        "open.mixed",
        "true",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "parchis",
        "open.while_waiting",
        "true",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "parchis",
        "capture.compulsory",
        "huff",
        "true",
        r#"expected one of "no", "yes", "huff", found true or false: true"#,
    ),
    (
        "parchis",
        "capture.bonus",
        "0",
        "101",
        "101 is not allowed; expected a whole number from 0 to 100",
    ),
    (
        "parchis",
        "goal.bonus",
        "100",
        "2.5",
        "2.5 is not allowed; expected a whole number from 0 to 100",
    ),
    (
        "parchis",
        "bonus.compulsory",
        "except_exit",
        "exit",
        r#""exit" is not allowed; expected one of "yes", "no", "except_exit""#,
    ),
    (
        "parchis",
        "goal.exact",
        "bounce",
        "[exact]",
        r#"expected one of "exact", "bounce", found a list: ["exact"]"#,
    ),
    (
        "parchis",
        "end.when",
        "first",
        "last",
        r#""last" is not allowed; expected one of "first", "places""#,
    ),
    (
        "parchis",
        "team.form",
        "alternate",
        "adjacent",
        r#""adjacent" is not allowed; expected one of "none", "opposite", "alternate""#,
    ),
    (
        "parchis",
        "team.exit",
        "as_alone",
        "alone",
        r#""alone" is not allowed; expected one of "all_rivals", "as_alone""#,
    ),
    (
        "parchis",
        "team.capture",
        "true",
        "yes",
        r#"expected true or false, found text: "yes""#,
    ),
    (
        "parchis",
        "team.win",
        "one",
        "1",
        r#"expected one of "both", "one", found a number: 1"#,
    ),
    (
        "parchis",
        "team.finished",
        "skipped",
        "helps",
        r#""helps" is not allowed; expected one of "plays_partner", "skipped""#,
    ),
    (
        "parchis",
        "side.colours_each",
        "2",
        "3",
        "3 is not allowed; expected one of 1, 2",
    ),
    (
        "parchis",
        "side.grouping",
        "adjacent",
        "next",
        r#""next" is not allowed; expected one of "opposite", "adjacent""#,
    ),
    (
        "parchis",
        "side.house",
        "shared",
        "none",
        r#""none" is not allowed; expected one of "own", "shared""#,
    ),
    (
        "parchis",
        "dice.count",
        "2",
        "two",
        r#"expected one of 1, 2, found text: "two""#,
    ),
    (
        "barsees",
        "seats",
        "4",
        "3",
        "3 is not allowed; expected one of 2, 4",
    ),
    (
        "barsees",
        "team",
        "shared",
        "both",
        r#""both" is not allowed; expected one of "none", "shared", "pairs""#,
    ),
    (
        "barsees",
        "throw.banj",
        "24",
        "26",
        "26 is not allowed; expected one of 25, 24",
    ),
    (
        "barsees",
        "throw.khal",
        "merged",
        "apart",
        r#""apart" is not allowed; expected one of "separate", "merged""#,
    ),
    (
        "barsees",
        "throw.use",
        "at_once",
        "later",
        r#""later" is not allowed; expected one of "banked", "at_once""#,
    ),
    (
        "barsees",
        "throw.cap",
        "5",
        "0",
        r#"0 is not allowed; expected "none" or a whole number from 1 to 20"#,
    ),
    (
        "barsees",
        "throw.tries_when_empty",
        "3",
        "2",
        "2 is not allowed; expected one of 1, 3",
    ),
    (
        "barsees",
        "throw.closed_chance",
        "0.4",
        "0.6",
        "0.6 is not allowed; expected one of 0.5, 0.4",
    ),
    (
        "barsees",
        "enter.by",
        "khal_only",
        "khal",
        r#""khal" is not allowed; expected one of "khal_x_slash", "khal_only""#,
    ),
    (
        "barsees",
        "enter.square",
        "either",
        "x",
        r#""x" is not allowed; expected one of "by_throw", "either""#,
    ),
    (
        "barsees",
        "enter.keeps_khal",
        "true",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "barsees",
        "stack.immune",
        "true",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "barsees",
        "safe.share",
        "true",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "barsees",
        "capture.throw_again",
        "true",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "barsees",
        "kitchen.finish",
        "khal_only",
        "bounce",
        r#""bounce" is not allowed; expected one of "exact", "khal_only""#,
    ),
    (
        "barsees",
        "move.compulsory",
        "false",
        "0",
        "expected true or false, found a number: 0",
    ),
    (
        "barsees",
        "start.who",
        "three_shells",
        "highest_roll",
        r#""highest_roll" is not allowed; expected one of "random", "first_dest_or_banj", "three_shells""#,
    ),
    (
        "barsees",
        "direction",
        "clockwise",
        "right",
        r#""right" is not allowed; expected one of "anticlockwise", "clockwise""#,
    ),
    (
        "barsees",
        "view",
        "plus",
        "x",
        r#""x" is not allowed; expected one of "x_cloth", "plus""#,
    ),
];

fn value(text: &str) -> Value {
    let Ok(value) = text.parse();
    value
}

fn named(pairs: &[(&str, &str)]) -> Vec<(String, Value)> {
    pairs
        .iter()
        .map(|(path, text)| ((*path).to_owned(), value(text)))
        .collect()
}

fn usual(family: &str) -> Rules {
    Rules::usual(Family::named(family).expect("the family exists"))
}

/// The flaws of overrides as people read them.
fn told(rules: &Rules, pairs: &[(&str, &str)]) -> Vec<String> {
    let flaws = rules
        .with_overrides(&named(pairs))
        .expect_err("it is refused");
    flaws.iter().map(ToString::to_string).collect()
}

#[test]
fn every_key_is_tried() {
    let tried = |family: &str| {
        KEYS.iter()
            .filter(|k| k.0 == family)
            .map(|k| k.1)
            .collect::<Vec<_>>()
    };
    for family in FAMILIES {
        assert_eq!(
            family.keys.iter().map(|key| key.path).collect::<Vec<_>>(),
            tried(family.id)
        );
        assert!(family.keys.iter().all(|key| !key.source.is_empty()));
    }
}

#[test]
fn every_key_takes_its_values_and_no_other() {
    for (family, path, good, bad, why) in KEYS {
        let rules = usual(family);
        let changed = rules
            .with_overrides(&named(&[(path, good)]))
            .expect("it is allowed");
        assert_eq!(changed.differences(&rules), named(&[(path, good)]));
        assert_eq!(told(&rules, &[(path, bad)]), [format!("{path}: {why}")]);
    }
}

#[test]
fn usual_values_pass_their_own_check() {
    for family in FAMILIES {
        let rules = usual(family.id);
        let all: Vec<_> = rules
            .iter()
            .map(|(key, value)| (key.path.to_owned(), value.clone()))
            .collect();
        assert_eq!(Rules::check(family, "", None, &all), Ok(rules));
    }
}

#[test]
fn menus_offer_only_what_is_allowed() {
    for family in FAMILIES {
        for key in family.keys {
            let choices = key.choices();
            assert!(choices.contains(&key.default()), "{}", key.path);
            for choice in choices.into_iter().chain(key.values()) {
                assert_eq!(key.check(&choice), Ok(choice.clone()), "{}", key.path);
            }
        }
    }
    let exempt = Family::named("parchis")
        .and_then(|f| f.key("third_six.exempt"))
        .expect("the key exists");
    assert!(matches!(exempt.kind, Kind::Set(_)));
    assert_eq!((exempt.values().len(), exempt.choices().len()), (8, 4));
}

#[test]
fn all_flaws_are_told_at_once() {
    let told = told(
        &usual("parchis"),
        &[
            ("exit.one_rivals", "share"),
            ("six.fallback", "7"),
            ("colour", "red"),
            ("dice.count", "2"),
            ("dice.count", "1"),
            ("capture.bonus", "500"),
        ],
    );
    assert_eq!(
        told,
        [
            "exit.one_rivals: parchis has no such key; did you mean exit.one_rival?",
            "six.fallback: expected true or false, found a number: 7",
            "colour: parchis has no such key",
            "dice.count: said twice",
            "capture.bonus: 500 is not allowed; expected a whole number from 0 to 100",
        ]
    );
}

#[test]
fn contradictions_are_refused() {
    for (family, pairs, flaw) in [
        (
            "parchis",
            [("side.colours_each", "2"), ("team.form", "opposite")],
            r#"team.form: "opposite" does not go with side.colours_each: 2; two colours of one player are a side already"#,
        ),
        (
            "parchis",
            [("dice.count", "2"), ("enter.double", "first_five")],
            r#"enter.double: "first_five" does not go with dice.count: 2; with two dice, two fives enter two pieces"#,
        ),
        (
            "barsees",
            [("enter.square", "either"), ("enter.by", "khal_only")],
            r#"enter.square: "either" does not go with enter.by: "khal_only"; a khal alone enters at one square"#,
        ),
        (
            "barsees",
            [("enter.keeps_khal", "true"), ("enter.by", "khal_only")],
            r#"enter.keeps_khal: true does not go with enter.by: "khal_only"; the khal that enters is spent"#,
        ),
        (
            "barsees",
            [("enter.keeps_khal", "true"), ("throw.khal", "merged")],
            r#"enter.keeps_khal: true does not go with throw.khal: "merged"; a merged khal is part of its throw"#,
        ),
    ] {
        assert_eq!(told(&usual(family), &pairs), [flaw]);
    }
}

#[test]
fn differences_lead_back() {
    let rules = usual("parchis");
    let changed = rules
        .with_overrides(&named(&[
            ("six.steps_none_home", "[12, 6]"),
            ("team.form", "opposite"),
            ("goal.bonus", "10"),
        ]))
        .expect("it is allowed");
    let differences = changed.differences(&rules);
    assert_eq!(
        differences,
        named(&[
            ("six.steps_none_home", "[6, 12]"),
            ("team.form", "opposite")
        ])
    );
    assert_eq!(rules.with_overrides(&differences), Ok(changed));
}
