//! A player's own rules: kept under a name, found again, handed on, thrown away.

#![expect(clippy::disallowed_methods, reason = "a test looks at the files")]

use std::fs;
use std::path::Path;

use parchis::levels::{Catalogue, Levels};
use parchis::rules::family::{HouseRules, Value};
use parchis::storage::{
    Disk, NameFlaw, OwnFlaw, forget_rules, keep_rules, levels_folder, own_levels,
};

/// Everything that there is when the program starts with this data folder.
fn started(data: &Path) -> Catalogue {
    let folder = levels_folder(Some(data)).filter(|folder| folder.is_dir());
    Catalogue::from(Levels::with(&folder.into_iter().collect::<Vec<_>>()))
}

fn house(catalogue: &Catalogue, base: &str, changes: &[(&str, Value)]) -> HouseRules {
    let mut house = HouseRules::on(catalogue.presets[base].rules.clone());
    for (path, value) in changes {
        house.set(path, value).expect("the key takes it");
    }
    house
}

#[test]
fn own_rules_survive_the_program() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let mut catalogue = started(data.path());
    let shipped = catalogue.presets.len();
    let rules = house(
        &catalogue,
        "spain",
        &[("goal.bonus", 5.into()), ("enter.on", [5, 6].into())],
    );
    {
        let disk = Disk::open(data.path()).expect("nobody else is there");
        for (name, id) in [
            ("  بيت   جدتي ", "own-1"),
            ("La \"casa\"\nde Ana \\", "own-2"),
        ] {
            assert_eq!(
                keep_rules(&disk, &mut catalogue, name, &rules),
                Ok(id.to_owned())
            );
        }
    }
    let again = started(data.path());
    assert_eq!(again.flaws, []);
    assert_eq!(again.presets.len(), shipped + 2);
    assert_eq!(again.own, catalogue.own);
    assert_eq!(again.presets, catalogue.presets);
    assert_eq!(again.presets["own-1"].name, "بيت جدتي");
    assert_eq!(again.presets["own-2"].name, "La \"casa\" de Ana \\");
    let differences = again.presets["own-1"]
        .rules
        .differences(&again.presets["spain"].rules);
    assert_eq!(differences, rules.changes());
    assert_eq!(again.shipped().count(), shipped);

    let mut again = again;
    let disk = Disk::open(data.path()).expect("nobody else is there");
    // The same from the texts alone, as a browser has them.
    let texts = own_levels(&disk).expect("they can be read");
    let texts = texts.into_iter().map(|(name, text)| (name.into(), text));
    assert_eq!(
        Catalogue::from(Levels::with_texts(texts)).presets,
        again.presets
    );
    assert_eq!(forget_rules(&disk, &mut again, "own-1"), Ok(()));
    assert_eq!(again.presets, started(data.path()).presets);
    assert!(!again.own.contains("own-1") && again.presets.len() == shipped + 1);
    let freed = keep_rules(&disk, &mut again, "third", &rules);
    assert_eq!(freed, Ok("own-1".to_owned()));
}

#[test]
fn the_same_name_is_the_same_rules() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let mut catalogue = started(data.path());
    let disk = Disk::open(data.path()).expect("nobody else is there");
    for bonus in [5, 15] {
        let rules = house(&catalogue, "spain", &[("goal.bonus", bonus.into())]);
        assert_eq!(
            keep_rules(&disk, &mut catalogue, "home", &rules),
            Ok("own-1".into())
        );
    }
    assert_eq!(
        started(data.path()).presets["own-1"]
            .rules
            .get("goal.bonus"),
        Some(&15.into())
    );
}

#[test]
fn rules_on_own_rules_stand_on_their_own() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let mut catalogue = started(data.path());
    let disk = Disk::open(data.path()).expect("nobody else is there");
    let first = house(&catalogue, "morocco", &[("goal.bonus", 5.into())]);
    keep_rules(&disk, &mut catalogue, "first", &first).expect("it is kept");
    let second = house(&catalogue, "own-1", &[("dice.count", 2.into())]);
    keep_rules(&disk, &mut catalogue, "second", &second).expect("it is kept");
    forget_rules(&disk, &mut catalogue, "own-1").expect("it is gone");
    let again = started(data.path());
    assert_eq!(again.flaws, []);
    let told = again.presets["own-2"]
        .rules
        .differences(&again.presets["morocco"].rules);
    assert_eq!(
        told,
        [
            ("goal.bonus".to_owned(), 5.into()),
            ("dice.count".to_owned(), 2.into())
        ]
    );
}

#[test]
fn a_broken_file_is_told_and_never_overwritten() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let path = data.path().join("levels/own-1.rules.ron");
    fs::create_dir_all(data.path().join("levels")).expect("a folder");
    fs::write(&path, "(version: 1, id: \"own-1\"").expect("a file");
    let mut catalogue = started(data.path());
    assert_eq!(catalogue.flaws.len(), 1);
    assert!(
        catalogue.flaws[0].file.ends_with("own-1.rules.ron"),
        "{:?}",
        catalogue.flaws
    );
    let disk = Disk::open(data.path()).expect("nobody else is there");
    let rules = house(&catalogue, "spain", &[]);
    assert_eq!(
        keep_rules(&disk, &mut catalogue, "home", &rules),
        Ok("own-2".into())
    );
    assert_eq!(
        fs::read_to_string(&path).expect("it is there"),
        "(version: 1, id: \"own-1\""
    );
}

#[test]
fn what_cannot_be_kept_is_refused_and_changes_nothing() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let mut catalogue = started(data.path());
    let before = catalogue.presets.clone();
    let disk = Disk::open(data.path()).expect("nobody else is there");
    let rules = house(&catalogue, "spain", &[]);
    let torn = house(
        &catalogue,
        "spain",
        &[
            ("dice.count", 2.into()),
            ("enter.double", "first_five".into()),
        ],
    );
    let long = "ا".repeat(41);
    for (name, rules, flaw) in [
        (" \n ", &rules, OwnFlaw::Name(NameFlaw::Empty)),
        ("\u{7}", &rules, OwnFlaw::Name(NameFlaw::Empty)),
        (
            &*long,
            &rules,
            OwnFlaw::Name(NameFlaw::TooLong { most: 40 }),
        ),
        (
            "home",
            &torn,
            OwnFlaw::Rules(torn.rules().expect_err("they contradict each other")),
        ),
    ] {
        assert_eq!(keep_rules(&disk, &mut catalogue, name, rules), Err(flaw));
    }
    assert!(keep_rules(&disk, &mut catalogue, &long[2..], &rules).is_ok());
    fs::remove_dir_all(data.path().join("levels")).expect("it can be removed");
    fs::write(data.path().join("levels"), "").expect("a file in its place");
    let refused = keep_rules(&disk, &mut catalogue, "home", &rules);
    assert!(matches!(refused, Err(OwnFlaw::Storage(_))), "{refused:?}");
    catalogue.forget("own-1");
    assert_eq!(catalogue.presets, before);
}
