//! House rules in the making: set, undone, contradicted, sent as a line and found in a text.

#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use std::sync::LazyLock;

use parchis::levels::Catalogue;
use parchis::rules::family::{
    FAMILIES, Family, HouseRules, Kind, LineFlaw, Reason, Rules, RulesFile, Value, presets,
};
use proptest::prelude::*;
use tables::catalogue;

/// What comes with the program, read once for the many cases.
static SHIPPED: LazyLock<Catalogue> = LazyLock::new(catalogue);

fn spain(catalogue: &Catalogue) -> HouseRules {
    HouseRules::on(catalogue.presets["spain"].rules.clone())
}

fn value(text: &str) -> Value {
    let Ok(value) = text.parse();
    value
}

fn differing(house: &HouseRules) -> Vec<&'static str> {
    house.differences().map(|point| point.key.path).collect()
}

#[test]
fn points_are_set_and_undone_one_by_one() {
    let mut house = spain(&catalogue());
    assert_eq!(differing(&house), [""; 0]);
    for (path, text) in [
        ("dice.count", "2"),
        ("six.fallback", "true"),
        ("enter.on", "[6, 5]"),
        ("goal.bonus", "10"),
    ] {
        house.set(path, &value(text)).expect("it is allowed");
    }
    // Lists are sorted, the preset's own value is no difference, and the book's order counts.
    assert_eq!(house.value("enter.on"), Some(&[5, 6].into()));
    assert_eq!(
        differing(&house),
        ["enter.on", "six.fallback", "dice.count"]
    );
    house
        .set("six.fallback", &false.into())
        .expect("it is allowed");
    assert_eq!(differing(&house), ["enter.on", "dice.count"]);
    house.undo("enter.on");
    house.undo("no.such.key");
    assert_eq!(differing(&house), ["dice.count"]);
    house.set("dice.count", &2.into()).expect("it is allowed");
    house.undo_all();
    assert_eq!(house, spain(&catalogue()));
}

#[test]
fn what_a_key_does_not_take_changes_nothing() {
    let mut house = spain(&catalogue());
    for (path, text, flaw) in [
        (
            "six.fallback",
            "7",
            "six.fallback: expected true or false, found a number: 7",
        ),
        (
            "six.fall",
            "true",
            "six.fall: parchis has no such key; did you mean six.fallback?",
        ),
    ] {
        let refused = house.set(path, &value(text)).expect_err("it is refused");
        assert_eq!(refused.to_string(), flaw);
    }
    assert_eq!(house, spain(&catalogue()));
}

#[test]
fn contradictions_wait_for_a_decision() {
    let mut house = spain(&catalogue());
    house
        .set("team.form", &"opposite".into())
        .expect("it is allowed");
    house
        .set("side.colours_each", &2.into())
        .expect("it is allowed");
    let flaws = house.rules().expect_err("they contradict each other");
    let [flaw] = &flaws[..] else {
        panic!("{flaws:?}")
    };
    assert!(flaw.concerns("team.form") && flaw.concerns("side.colours_each"));
    assert!(!flaw.concerns("dice.count"));
    assert_eq!(differing(&house).len(), 2, "nothing is lost");
    house.undo("team.form");
    assert!(house.rules().is_ok());
}

#[test]
fn a_menu_offers_what_is_set() {
    let mut house = spain(&catalogue());
    house
        .set("capture.bonus", &77.into())
        .expect("it is allowed");
    let point = house.point("capture.bonus").expect("there is such a key");
    let choices = point.choices();
    assert_eq!(choices.last(), Some(&77.into()));
    assert!(choices.contains(point.base) && choices.len() <= 6);
    for family in FAMILIES {
        for point in HouseRules::on(Rules::usual(family)).points() {
            let choices = point.choices();
            assert!((2..=8).contains(&choices.len()), "{}", point.key.path);
            let twice = |a: &Value| choices.iter().filter(|b| a == *b).count() > 1;
            assert!(!choices.iter().any(twice), "{}", point.key.path);
        }
    }
}

#[test]
fn every_preset_is_a_short_line() {
    let catalogue = catalogue();
    for (id, preset) in &catalogue.presets {
        let house = HouseRules::on(preset.rules.clone());
        let line = house.line(catalogue.shipped());
        assert_eq!(line, format!("{}/1/{id}", house.family().id));
    }
    for game in catalogue.games.values() {
        let base = &catalogue.presets[game.rules.preset()].rules;
        let line = HouseRules::of(&game.rules, base).line(catalogue.shipped());
        assert!(line.len() <= 100, "{line}");
    }
}

#[test]
fn a_line_is_on_the_nearest_preset_that_everybody_has() {
    let mut catalogue = catalogue();
    let morocco = &catalogue.presets["morocco"].rules;
    let mut house = HouseRules::of(morocco, &catalogue.presets["spain"].rules);
    house.set("goal.bonus", &5.into()).expect("it is allowed");
    assert_eq!(
        house.line(catalogue.shipped()),
        "parchis/1/morocco/goal.bonus=5"
    );
    let mut own = catalogue.presets["morocco"].clone();
    own.rules = house.rules().expect("they are sound").called("own-1");
    catalogue.keep(own.clone());
    let of_own = HouseRules::on(own.rules);
    assert_eq!(
        of_own.line(catalogue.shipped()),
        "parchis/1/morocco/goal.bonus=5"
    );
}

#[test]
fn a_line_is_found_in_what_stands_around_it() {
    let catalogue = catalogue();
    let line = "parchis/1/spain/enter.on=5+6/third_six.exempt=/six.fallback=true";
    let read = |text: &str| HouseRules::read_line(text, catalogue.shipped());
    let house = read(line).expect("it is a line");
    assert_eq!(
        differing(&house),
        ["enter.on", "six.fallback", "third_six.exempt"]
    );
    assert_eq!(
        house.line(catalogue.shipped()),
        "parchis/1/spain/enter.on=5+6/six.fallback=true/third_six.exempt="
    );
    for text in [
        format!("  {line}\r\n"),
        format!("Grandmother’s rules: {line}, see you at eight."),
        format!("«{line}»"),
        format!("({line})"),
        format!("هذه قوانيننا:{line}،"),
        format!("{line}\n{line}"),
        line.replace("parchis", "Parchis").replace("true", "True"),
        line.replace('+', ","),
    ] {
        assert_eq!(read(&text).as_ref(), Ok(&house), "{text}");
    }
    assert_eq!(
        read("say parchis/1/spain.").map(|house| house.changes().len()),
        Ok(0)
    );
    for text in [
        "",
        "parchis",
        "parchis/spain",
        "ludo/1/spain",
        "https://example.org/parchis/1/spain",
        "superparchis/1/spain",
    ] {
        assert_eq!(read(text), Err(vec![LineFlaw::Empty]), "{text}");
    }
    let several = format!("{line} or barsees/1/damascus");
    assert_eq!(read(&several), Err(vec![LineFlaw::Several]));
}

/// Changes of a family: a key by number, and one of its values by number.
fn drawn() -> impl Strategy<Value = (&'static Family, Vec<(usize, usize)>, usize)> {
    let changes = proptest::collection::vec((0..64_usize, 0..512_usize), 0..12);
    (0..FAMILIES.len(), changes, 0..8_usize)
        .prop_map(|(family, changes, base)| (FAMILIES[family], changes, base))
}

/// House rules, sound or not, with these changes on one of the family's presets.
fn made(
    catalogue: &Catalogue,
    family: &Family,
    changes: &[(usize, usize)],
    base: usize,
) -> HouseRules {
    let presets: Vec<_> = catalogue
        .shipped()
        .filter(|rules| rules.family() == family)
        .collect();
    let mut house = HouseRules::on(presets[base % presets.len()].clone());
    for (key, value) in changes {
        let key = &family.keys[key % family.keys.len()];
        let mut values = key.values();
        if key.kind == Kind::Seats {
            values.extend([["Y", "R"], ["G", "B"]].map(Value::from));
        }
        house
            .set(key.path, &values[value % values.len()])
            .expect("the key takes it");
    }
    house
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_line_brings_back_what_was_sent((family, changes, base) in drawn()) {
        let catalogue = &*SHIPPED;
        let house = made(catalogue, family, &changes, base);
        let line = house.line(catalogue.shipped());
        let plain = |c: char| c.is_ascii_alphanumeric() || "/._=+-".contains(c);
        prop_assert!(line.chars().all(plain), "{}", line);
        // Each change is one of twelve at most, and a line for each stays a line.
        prop_assert!(line.len() <= 30 + 48 * changes.len(), "{}", line);
        let read = HouseRules::read_line(&format!("look: {line}."), catalogue.shipped());
        let read = read.expect("it is a line");
        prop_assert_eq!(read.line(catalogue.shipped()), line);
        let values = |house: &HouseRules| {
            house.points().map(|point| point.value.clone()).collect::<Vec<_>>()
        };
        prop_assert_eq!(values(&read), values(&house));
    }

    #[test]
    fn a_file_brings_back_what_was_kept((family, changes, base) in drawn(), name in "\\PC{0,12}") {
        let catalogue = &*SHIPPED;
        let house = made(catalogue, family, &changes, base);
        let Ok(rules) = house.rules() else { return Ok(()) };
        let text = RulesFile::of("own-1", &name, &house).text();
        let file = RulesFile::read(&text);
        prop_assert!(file.is_ok(), "{:?}\n{}", file, text);
        let file = file.expect("it was read");
        prop_assert_eq!(&file.name, &name);
        let mut files = vec![file];
        let levels = parchis::levels::Levels::embedded();
        files.extend(levels.texts(parchis::levels::LevelKind::Rules).map(|level| {
            RulesFile::read(&level.text).expect("it is sound")
        }));
        let preset = presets(&files).swap_remove(0);
        prop_assert_eq!(preset.map(|preset| preset.rules), Ok(rules.called("own-1")));
    }

    #[test]
    fn no_text_is_too_strange_to_be_read(text in "(parchis|barsees)?/?1?/?(spain|damascus)?[/=+.,a-zA-Z0-9_ é]{0,40}") {
        let catalogue = &*SHIPPED;
        if let Ok(house) = HouseRules::read_line(&text, catalogue.shipped()) {
            let again = HouseRules::read_line(&house.line(catalogue.shipped()), catalogue.shipped());
            prop_assert_eq!(again.map(|house| house.points().count()), Ok(house.points().count()));
        }
    }
}

#[test]
fn a_reason_names_the_key_that_comes_twice() {
    let catalogue = &*SHIPPED;
    let flaws = HouseRules::read_line(
        "parchis/1/spain/dice.count=1/dice.count=2",
        catalogue.shipped(),
    );
    let flaws = flaws.expect_err("it is refused");
    let [LineFlaw::Rule(_, flaw)] = &flaws[..] else {
        panic!("{flaws:?}")
    };
    assert_eq!(
        (flaw.place.as_str(), &flaw.reason),
        ("dice.count", &Reason::Twice)
    );
}
