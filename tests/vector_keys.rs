//! Every value of every key decides some vector: with another value in its place the answer is another.
#![expect(
    clippy::disallowed_methods,
    reason = "a test runs the program and looks at the disk"
)]

#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use parchis::levels::Catalogue;
use parchis::rules::family::{FAMILIES, Family, KeySpec, Kind, Value as Setting};
use serde_json::{Map, Value, json};
use tables::catalogue;
use tempfile::TempDir;

/// Values that decide nothing by themselves, and why.
const SAME: [(&str, &str, &str); 2] = [
    (
        "third_six.exempt",
        r#"["corridor"]"#,
        "a piece in the goal never goes back, so this is the usual value in other words",
    ),
    (
        "seats.in_play",
        "8",
        "eight of eight seats are all of them, and no board has more",
    ),
];

/// The values of a key that vectors must try: all of them, or where they are many a few of each sort.
fn values(key: &KeySpec) -> Vec<Setting> {
    let numbers = |some: &[u8]| some.iter().copied().map(Setting::from).collect();
    match key.kind {
        Kind::Number { .. } if key.path == "goal.bonus" => numbers(&[0, 10, 15]),
        Kind::Number { .. } => numbers(&[0, 6, 20]),
        Kind::NumberOrNone { .. } => {
            let mut values: Vec<_> = numbers(&[1, 2, 3]);
            values.push("none".into());
            values
        }
        Kind::Faces => vec![
            [5].into(),
            [6].into(),
            [1, 6].into(),
            [5, 6].into(),
            [1, 2, 3, 4, 5, 6].into(),
        ],
        Kind::Seats => {
            let mut values = key.choices();
            values.extend([["Y", "R"], ["B", "G"]].map(Setting::from));
            values
        }
        _ => key.choices(),
    }
}

/// One thing that a case expects under one set of rules.
struct Question {
    /// The case, without what it expects.
    case: Value,
    preset: String,
    rules: Map<String, Value>,
    teams: Option<Value>,
    expect: Value,
    /// The value of every key under which it is asked.
    values: Vec<Setting>,
}

impl Question {
    fn new(
        catalogue: &Catalogue,
        case: &Value,
        preset: &str,
        variant: &Value,
        expect: &Value,
    ) -> Self {
        let mut bare = case.clone();
        for field in ["expect", "variants"] {
            bare.as_object_mut().expect("a case").remove(field);
        }
        let rules = variant["rules"].as_object().cloned().unwrap_or_default();
        let overrides: Vec<_> = rules
            .iter()
            .map(|(path, value)| (path.clone(), setting(value)))
            .collect();
        let preset = preset.replace('_', "-");
        let based = &catalogue.presets[&preset].rules;
        let values = based.with_overrides(&overrides).expect("sound rules");
        Self {
            case: bare,
            preset,
            rules,
            teams: variant.get("teams").cloned(),
            expect: expect.clone(),
            values: values.iter().map(|(_, value)| value.clone()).collect(),
        }
    }

    /// The case that asks the same with another value of a key.
    fn with(&self, id: &str, path: &str, value: &Setting) -> Value {
        let mut case = self.case.clone();
        let mut rules = self.rules.clone();
        rules.insert(path.to_owned(), json!(value));
        case["id"] = json!(id);
        let mut variant = json!({ "preset": self.preset, "rules": rules, "expect": self.expect });
        if let Some(teams) = &self.teams {
            variant["teams"] = teams.clone();
        }
        case["variants"] = json!([variant]);
        case
    }
}

fn setting(value: &Value) -> Setting {
    serde_json::from_value(value.clone()).expect("a value")
}

/// Everything that the vectors of a family ask.
fn questions(catalogue: &Catalogue, family: &Family) -> Vec<Question> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
    let mut questions = Vec::new();
    for file in std::fs::read_dir(folder).expect("the vectors are there") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
        let file: Value = serde_json::from_str(&text).expect("vectors are JSON");
        for case in file["cases"].as_array().expect("cases") {
            let board = case["board"].as_str().expect("a board");
            if !board.starts_with(family.id) {
                continue;
            }
            for (preset, expect) in case["expect"].as_object().into_iter().flatten() {
                let question = Question::new(catalogue, case, preset, &Value::Null, expect);
                questions.push(question);
            }
            for variant in case["variants"].as_array().into_iter().flatten() {
                let preset = variant["preset"].as_str().expect("a preset");
                let expect = &variant["expect"];
                questions.push(Question::new(catalogue, case, preset, variant, expect));
            }
        }
    }
    questions
}

/// The ids of the cases whose answer is another than they expect. What cannot be asked at all (a position that
/// is impossible under these rules, keys that exclude each other) is none of them.
fn answered_otherwise(folder: &Path, cases: Vec<Value>) -> BTreeSet<String> {
    let path = folder.join("asked.json");
    std::fs::write(&path, json!({ "cases": cases }).to_string()).expect("it is written");
    let output = Command::new(env!("CARGO_BIN_EXE_parchis"))
        .arg("vectors")
        .arg(&path)
        .output()
        .expect("the program runs");
    let told = String::from_utf8(output.stdout).expect("text");
    let failed = told.lines().filter_map(|line| line.strip_prefix("FAIL "));
    failed
        .filter(|line| {
            [
                ": expected ",
                " is not legal; the legal moves are ",
                ": the turn ",
                "the turn is over",
                "nobody moves now",
                "who begins is settled",
            ]
            .iter()
            .any(|words| line.contains(words))
        })
        .map(|line| line.split(' ').next().unwrap_or_default().to_owned())
        .collect()
}

/// The values of a key that decide no vector: every answer stays the same with another value in their place. For
/// a value that is not the usual one the other is the usual one.
fn undecided(key: &KeySpec, at: usize, questions: &[Question], folder: &Path) -> Vec<Setting> {
    let usual = key.default();
    let mut cases = Vec::new();
    for (n, question) in questions.iter().enumerate() {
        let value = &question.values[at];
        let others = values(key).into_iter().filter(|other| {
            if *value == usual {
                other != value
            } else {
                *other == usual
            }
        });
        cases.extend(others.map(|other| question.with(&n.to_string(), key.path, &other)));
    }
    let deciding: Vec<_> = answered_otherwise(folder, cases)
        .iter()
        .map(|id| &questions[id.parse::<usize>().expect("a number")].values[at])
        .collect();
    values(key)
        .into_iter()
        .filter(|value| !deciding.contains(&value))
        .collect()
}

#[test]
fn every_value_of_every_key_decides_a_vector() {
    let catalogue = catalogue();
    let mut wrong = Vec::new();
    let mut keys = 0;
    for family in FAMILIES {
        let questions = questions(&catalogue, family);
        let folder = TempDir::new().expect("a folder for the test");
        for (at, key) in family.keys.iter().enumerate() {
            keys += 1;
            for value in undecided(key, at, &questions, folder.path()) {
                let text = value.to_string();
                if !SAME
                    .iter()
                    .any(|same| (same.0, same.1) == (key.path, text.as_str()))
                {
                    wrong.push(format!("{}: {text}", key.path));
                }
            }
        }
    }
    assert_eq!(keys, 39 + 19);
    assert!(
        wrong.is_empty(),
        "these decide no vector:\n{}",
        wrong.join("\n")
    );
}
