//! The rules as a book: every value of every key has its sentence, and every flaw too.

#![expect(
    clippy::disallowed_methods,
    reason = "the language files are read from the disk"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use parchis::levels::{Catalogue, Levels};
use parchis::locale::{Digits, Language, Locale, Phrase};
use parchis::rulebook::{chapter, flaw, line_flaw, name_flaw, sentence, standing, title};
use parchis::rules::family::{
    Clash, FAMILIES, Family, HouseRules, KeySpec, Kind, LineFlaw, Reason, Rules, RulesFlaw,
    SeatChoice, Value,
};
use parchis::storage::NameFlaw;

/// Every value that a file may bring: all, and of lists of seats a few.
fn all_values(key: &KeySpec) -> Vec<Value> {
    let mut values = key.values();
    if key.kind == Kind::Seats {
        values.push(["Y", "R"].into());
        values.push(["B", "R", "G"].into());
        values.push(["A", "V", "O", "T"].into());
        values.push(["X", "Z"].into());
    }
    values
}

fn keys() -> impl Iterator<Item = (&'static Family, &'static KeySpec)> {
    let of = |family: &'static Family| family.keys.iter().map(move |key| (family, key));
    FAMILIES.into_iter().flat_map(of)
}

fn key(family: &str, path: &str) -> (&'static Family, &'static KeySpec) {
    let family = Family::named(family).expect("there is such a family");
    (family, family.key(path).expect("there is such a key"))
}

/// What is said, whole and without anything that was forgotten.
fn said(phrase: &Phrase, language: Language) -> String {
    let said = phrase.plain(Locale::new(language));
    let forgotten = said.contains(['⟨', '{', '}', '$', '\n']) || said.contains("  ");
    assert!(
        !forgotten && !said.trim().is_empty(),
        "{language:?}: {said}"
    );
    said
}

#[test]
fn every_key_stands_in_one_chapter() {
    for family in FAMILIES {
        let mut read: Vec<_> = family.chapters.iter().flat_map(|c| c.keys).collect();
        let mut keys: Vec<_> = family.keys.iter().map(|key| &key.path).collect();
        read.sort();
        keys.sort();
        assert_eq!(read, keys, "{}", family.id);
    }
}

#[test]
fn every_value_has_a_sentence_of_its_own() {
    for language in Language::ALL {
        for (family, key) in keys() {
            let mut sentences = BTreeMap::new();
            for value in all_values(key) {
                let told = said(&sentence(family, key, &value), language);
                let place = format!("{language:?} {} {value}", key.path);
                assert!(
                    told.ends_with('.') && !told.contains(". "),
                    "{place}: {told}"
                );
                assert!(told.chars().count() <= 135, "{place} is long: {told}");
                if let Some(other) = sentences.insert(told.clone(), value) {
                    panic!("{place} is told as {other} is: {told}");
                }
            }
            assert!(sentences.len() > 1, "{}", key.path);
        }
    }
}

#[test]
fn chapters_and_points_have_short_titles_that_differ() {
    for language in Language::ALL {
        for family in FAMILIES {
            let chapters = family.chapters.iter().map(|c| chapter(family, c));
            let points = family.keys.iter().map(|key| title(family, key));
            let mut titles = BTreeSet::new();
            for phrase in chapters.chain(points) {
                let told = said(&phrase, language);
                assert!(told.chars().count() <= 40, "{language:?} {told}");
                assert!(!told.ends_with('.'), "{language:?} {told}");
                assert!(titles.insert(told.clone()), "{language:?} has {told} twice");
            }
        }
    }
}

#[test]
fn no_sentence_waits_for_a_value_that_there_is_not() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locale/en/rules.ftl");
    let text = fs::read_to_string(path).expect("the file is there");
    let of_points = |line: &str| {
        FAMILIES
            .iter()
            .any(|f| line.starts_with(&format!("{}-", f.id)))
    };
    let written: BTreeSet<_> = text
        .lines()
        .filter(|line| of_points(line) || line.starts_with("chapter-"))
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_owned())
        .collect();
    let mut used = BTreeSet::new();
    for family in FAMILIES {
        used.extend(
            family
                .chapters
                .iter()
                .map(|c| chapter(family, c).key().to_owned()),
        );
    }
    for (family, key) in keys() {
        used.insert(title(family, key).key().to_owned());
        let values = all_values(key);
        used.extend(
            values
                .iter()
                .map(|v| sentence(family, key, v).key().to_owned()),
        );
    }
    assert_eq!(written, used);
    assert!(used.len() > 150);
}

#[test]
fn numbers_take_the_form_and_the_digits_of_the_language() {
    let (parchis, bonus) = key("parchis", "capture.bonus");
    let told = |language, digits, n: u8| {
        sentence(parchis, bonus, &n.into()).plain(Locale { language, digits })
    };
    let ends = |told: String, end: &str| assert!(told.ends_with(end), "{told}");
    ends(
        told(Language::English, Digits::Western, 1),
        "counts 1 square.",
    );
    ends(
        told(Language::English, Digits::Western, 20),
        "counts 20 squares.",
    );
    ends(
        told(Language::English, Digits::Western, 0),
        "brings no bonus.",
    );
    for (n, end) in [
        (1, "خانة واحدة."),
        (2, "خانتين."),
        (3, "٣ خانات."),
        (20, "٢٠ خانة."),
    ] {
        ends(told(Language::Arabic, Digits::ArabicIndic, n), end);
    }
    let (_, seats) = key("parchis", "seats.in_play");
    let seats = sentence(parchis, seats, &["Y", "B", "R"].into());
    assert_eq!(
        said(&seats, Language::Spanish),
        "Solo se ocupan estos asientos: Amarillo, Azul y Rojo."
    );
}

/// House rules on a family's usual preset that differ in these.
fn house(family: &str, changes: &[(&str, &str)]) -> HouseRules {
    let catalogue = Catalogue::from(Levels::embedded());
    let id = if family == "parchis" {
        "spain"
    } else {
        "damascus"
    };
    let mut house = HouseRules::on(catalogue.presets[id].rules.clone());
    for (path, text) in changes {
        let Ok(value) = text.parse::<Value>();
        house.set(path, &value).expect("the key takes it");
    }
    house
}

/// Every way to be refused: the clash, the rules, the board, and who sits there.
fn clashes() -> [(Clash, HouseRules, &'static str, SeatChoice); 10] {
    let all = SeatChoice::default;
    let three = SeatChoice {
        in_play: Some(vec!['Y', 'B', 'R']),
        ..all()
    };
    [
        (
            Clash::ColoursAreASide,
            house(
                "parchis",
                &[("team.form", "opposite"), ("side.colours_each", "2")],
            ),
            "parchis-4",
            all(),
        ),
        (
            Clash::TwoFivesEnterTwo,
            house(
                "parchis",
                &[("enter.double", "first_five"), ("dice.count", "2")],
            ),
            "parchis-4",
            all(),
        ),
        (
            Clash::KhalEntersAtOneSquare,
            house(
                "barsees",
                &[("enter.square", "either"), ("enter.by", "khal_only")],
            ),
            "barsees",
            all(),
        ),
        (
            Clash::KhalIsSpent,
            house(
                "barsees",
                &[("enter.keeps_khal", "true"), ("enter.by", "khal_only")],
            ),
            "barsees",
            all(),
        ),
        (
            Clash::KhalIsPartOfThrow,
            house(
                "barsees",
                &[("enter.keeps_khal", "true"), ("throw.khal", "merged")],
            ),
            "barsees",
            all(),
        ),
        (
            Clash::NotSoManySeats,
            house("parchis", &[("seats.in_play", "6")]),
            "parchis-4",
            all(),
        ),
        (
            Clash::OddColours,
            house("parchis", &[("side.colours_each", "2")]),
            "parchis-5",
            all(),
        ),
        (
            Clash::NoSeatAcross,
            house("parchis", &[("team.form", "opposite")]),
            "parchis-3",
            all(),
        ),
        (
            Clash::NoTwoTeams,
            house("parchis", &[("team.form", "alternate")]),
            "parchis-4",
            all(),
        ),
        (
            Clash::PartnerAbsent,
            house("parchis", &[("team.form", "opposite")]),
            "parchis-4",
            three,
        ),
    ]
}

#[test]
fn what_does_not_go_together_explains_itself() {
    let boards = Catalogue::from(Levels::embedded()).boards;
    let met: Vec<_> = clashes().iter().map(|(clash, ..)| clash.id()).collect();
    assert_eq!(met, Clash::ALL.map(Clash::id), "each once, in their order");
    for (clash, house, board, seats) in clashes() {
        let before = house.clone();
        let flaws = house.flaws(&Arc::clone(&boards[board]), &seats);
        let [found] = &flaws[..] else {
            panic!("{clash:?}: {flaws:?}")
        };
        let (Reason::Contradiction { why, .. } | Reason::Board { why, .. }) = &found.reason else {
            panic!("{found:?}")
        };
        assert_eq!(*why, clash);
        let family = house.family();
        let concerned: Vec<_> = family
            .keys
            .iter()
            .filter(|key| found.concerns(key.path))
            .collect();
        let two_keys = matches!(found.reason, Reason::Contradiction { .. });
        assert_eq!(concerned.len(), 1 + usize::from(two_keys), "{clash:?}");
        for language in Language::ALL {
            let told = said(&flaw(family, found), language);
            assert!(told.ends_with('.'), "{told}");
            for key in &concerned {
                let title = said(&title(family, key), language);
                assert!(told.contains(&title), "{told} does not name {title}");
            }
        }
        assert_eq!(house, before, "the player's choice stays");
    }
}

#[test]
fn every_flaw_has_a_sentence() {
    let parchis = Family::named("parchis").expect("there is such a family");
    let seated = |choice: SeatChoice| {
        let boards = Catalogue::from(Levels::embedded()).boards;
        house("parchis", &[]).flaws(&boards["parchis-4"], &choice)
    };
    let all = SeatChoice::default;
    let mut flaws = Vec::new();
    for in_play in [vec!['Y'], vec!['Y', 'Z'], vec!['Y', 'Y']] {
        flaws.extend(seated(SeatChoice {
            in_play: Some(in_play),
            ..all()
        }));
    }
    for teams in [
        vec![vec!['Y', 'B', 'R', 'G']],
        vec![vec!['Y', 'R'], vec!['Y', 'B']],
    ] {
        flaws.extend(seated(SeatChoice {
            teams: Some(teams),
            ..all()
        }));
    }
    flaws.extend(seated(SeatChoice {
        in_play: Some(vec!['Y', 'R']),
        sides: Some(vec![vec!['Y', 'B']]),
        ..all()
    }));
    flaws.extend(house("barsees", &[]).flaws(
        &Catalogue::from(Levels::embedded()).boards["parchis-4"],
        &all(),
    ));
    assert!(flaws.len() >= 7, "{flaws:?}");
    flaws.push(RulesFlaw::new("line 7", Reason::Syntax("?".to_owned())));
    for language in Language::ALL {
        let mut told = BTreeSet::new();
        for found in &flaws {
            told.insert(said(&flaw(parchis, found), language));
        }
        assert!(told.len() >= 7, "{told:?}");
        said(&name_flaw(NameFlaw::Empty), language);
        said(&name_flaw(NameFlaw::TooLong { most: 40 }), language);
    }
}

#[test]
fn a_bad_line_says_what_is_wrong_in_it() {
    let catalogue = Catalogue::from(Levels::embedded());
    let told = |line: &str| {
        let flaws = HouseRules::read_line(line, catalogue.shipped()).expect_err(line);
        let phrases: Vec<_> = flaws.iter().map(line_flaw).collect();
        for language in [Language::Arabic, Language::Spanish] {
            phrases
                .iter()
                .for_each(|phrase| drop(said(phrase, language)));
        }
        let english = phrases.iter().map(|phrase| said(phrase, Language::English));
        english.collect::<Vec<_>>().join("\n")
    };
    for (line, expected) in [
        (
            "we play at eight",
            "There is no line of rules in this text; such a line begins like parchis/1/spain.",
        ),
        (
            "parchis/2/spain",
            "This line is written for version 2, and this program reads version 1.",
        ),
        (
            "parchis/1/portugal",
            "No rules are called “portugal”; choose morocco, spain, tangier-1v1 or tangier-strict.",
        ),
        (
            "parchis/1/spain/six.fallback",
            "“six.fallback” is no rule: a rule is a name, an equals sign and a value.",
        ),
        (
            "parchis/1/spain/six.fall_back=true",
            "No rule is called “six.fall_back”; perhaps “six.fallback” was meant.",
        ),
        ("parchis/1/spain/qqqq=true", "No rule is called “qqqq”."),
        (
            "parchis/1/spain/six.fallback=maybe",
            "“six.fallback” cannot be “maybe”; it can be true or false.",
        ),
        (
            "parchis/1/spain/six.fallback=",
            "“six.fallback” cannot be “”; it can be true or false.",
        ),
        (
            "parchis/1/spain/capture.bonus=500",
            "“capture.bonus” cannot be “500”; it can be any whole number from 0 to 100.",
        ),
        (
            "parchis/1/spain/enter.on=7",
            "“enter.on” cannot be “7”; it can be any faces from 1 to 6 with plus signs between them.",
        ),
        (
            "parchis/1/spain/six.steps_none_home=8",
            "“six.steps_none_home” cannot be “8”; it can be 6, 7, 12, 20, 6+7 or 6+12.",
        ),
        (
            "parchis/1/spain/third_six.exempt=exit",
            "“third_six.exempt” cannot be “exit”; it can be goal, corridor or safe, or several of these with plus signs between them.",
        ),
        (
            "parchis/1/spain/seats.in_play=9",
            "“seats.in_play” cannot be “9”; it can be “any”, a number from 2 to 8, or letters of seats with plus signs between them.",
        ),
        (
            "barsees/1/damascus/throw.cap=0",
            "“throw.cap” cannot be “0”; it can be “none” or any whole number from 1 to 20.",
        ),
        (
            "parchis/1/spain/goal.bonus=5/goal.bonus=6",
            "“goal.bonus” appears twice.",
        ),
        (
            "parchis/1/spain and parchis/1/morocco",
            "There are several lines of rules in this text, and only one can be taken.",
        ),
        (
            "parchis/1/spian/six.fallback=1/a=b",
            "No rules are called “spian”; choose morocco, spain, tangier-1v1 or tangier-strict.\n“six.fallback” cannot be “1”; it can be true or false.\nNo rule is called “a”.",
        ),
    ] {
        assert_eq!(told(line), expected, "{line}");
    }
    let english = |flaw: LineFlaw| flaw.to_string();
    assert_eq!(
        english(LineFlaw::Several),
        "there are several lines of rules in it"
    );
}

#[test]
fn the_standing_counts_the_points() {
    let told = |house: &HouseRules, language| said(&standing(house, "rules-spain"), language);
    let mut rules = house("parchis", &[]);
    assert_eq!(told(&rules, Language::English), "As in Spain");
    rules = house("parchis", &[("six.fallback", "true")]);
    assert_eq!(
        told(&rules, Language::English),
        "Differs from Spain in 1 point"
    );
    rules = house(
        "parchis",
        &[
            ("six.fallback", "true"),
            ("goal.bonus", "5"),
            ("dice.count", "2"),
        ],
    );
    assert_eq!(
        told(&rules, Language::Spanish),
        "Se aparta de España en 3 puntos"
    );
    assert_eq!(told(&rules, Language::Arabic), "تختلف عن إسبانيا في 3 نقاط");
    let own = said(&standing(&rules, "Casa de la abuela"), Language::English);
    assert_eq!(own, "Differs from Casa de la abuela in 3 points");
}

#[test]
fn what_means_nothing_is_known() {
    let silent = |house: &HouseRules| {
        let silent = house.points().filter(|point| !point.matters);
        silent.map(|point| point.key.path).collect::<Vec<_>>()
    };
    let alone = [
        "team.exit",
        "team.capture",
        "team.win",
        "team.finished",
        "side.grouping",
        "side.house",
    ];
    assert_eq!(silent(&house("parchis", &[])), alone);
    let pairs = house(
        "parchis",
        &[("team.form", "opposite"), ("open.on_six", "false")],
    );
    assert_eq!(
        silent(&pairs),
        [
            "open.corridor",
            "open.mixed",
            "open.while_waiting",
            "side.grouping",
            "side.house"
        ]
    );
    let usual = Rules::usual(Family::named("barsees").expect("there is such a family"));
    assert_eq!(silent(&HouseRules::on(usual)), [""; 0]);
    let khal = house("barsees", &[("enter.by", "khal_only")]);
    assert_eq!(silent(&khal), ["enter.square", "enter.keeps_khal"]);
}
