//! Boards, rules and games made by hand, from the pages that tell how: dropped into a folder, listed, checked,
//! played and played again, beside files that are broken.
#![expect(
    clippy::disallowed_methods,
    reason = "a test runs the program and looks at the disk"
)]
#![expect(
    clippy::unwrap_used,
    reason = "a helper of tests may stop at the first surprise"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// What the pages show, and what is checked of it.
const SHOWN: [&str; 5] = [
    "five-at-granny.game.ron",
    "five-by-six.board.ron",
    "our-rules.rules.ron",
    "our-table.game.ron",
    "ring.board.ron",
];

/// A user's folder of levels.
struct Folder(TempDir);

impl Folder {
    /// With what the pages show, each in a file of its name.
    fn of_the_pages() -> Self {
        let folder = Self(TempDir::new().unwrap());
        fs::create_dir_all(folder.levels()).unwrap();
        for page in [
            include_str!("../docs/boards.md"),
            include_str!("../docs/rules-files.md"),
        ] {
            for rest in page.split("```ron\n").skip(1) {
                let text = rest.split("```").next().unwrap();
                let id = text.split("id: \"").nth(1).unwrap();
                let named = |name: &&str| name.split('.').next() == id.split('"').next();
                folder.write(SHOWN.iter().find(|name| named(name)).unwrap(), text);
            }
        }
        folder
    }

    fn levels(&self) -> PathBuf {
        self.0.path().join("parchis/levels")
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.levels().join(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.levels().join(name)).unwrap()
    }

    fn remove(&self, name: &str) {
        fs::remove_file(self.levels().join(name)).unwrap();
    }

    /// Runs the program on this folder; gives exit code, answers, complaints.
    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_parchis"))
            .args(arguments)
            .arg("--levels")
            .arg(self.levels())
            // Nothing else may lie in the usual folder.
            .env("XDG_DATA_HOME", self.0.path().join("nothing"))
            .current_dir(self.0.path())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (
            output.status.code().unwrap(),
            text(output.stdout),
            text(output.stderr),
        )
    }

    /// What the program answers; it may not complain.
    fn says(&self, arguments: &[&str]) -> String {
        let (code, told, wrong) = self.run(arguments);
        assert_eq!((code, wrong.as_str()), (0, ""), "{arguments:?}: {told}");
        told
    }

    /// What comes of so many games.
    fn played(&self, game: &str, games: u64) -> Value {
        let games = games.to_string();
        let rest = ["--players", "random", "--seed", "3", "--json", "--games"];
        let arguments = [&["simulate", "--game", game], &rest[..], &[&games]].concat();
        serde_json::from_str(&self.says(&arguments)).unwrap()
    }

    /// The lines that `check` writes, without the folder's path.
    fn checked(&self) -> Vec<String> {
        let (_, told, wrong) = self.run(&["check", "parchis/levels"]);
        assert_eq!(wrong, "");
        let own = format!("{}/", self.levels().display());
        let mut lines: Vec<_> = told.lines().map(|line| line.replace(&own, "")).collect();
        lines.sort();
        lines
    }
}

/// The legal moves of a position.
fn legal(folder: &Folder, asked: &Value) -> Value {
    let path = folder.0.path().join("asked.jsonl");
    fs::write(&path, asked.to_string()).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_parchis"))
        .args(["moves", "--levels"])
        .arg(folder.levels())
        .env("XDG_DATA_HOME", folder.0.path().join("nothing"))
        .stdin(fs::File::open(path).unwrap())
        .output()
        .unwrap();
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    answer["legal"].clone()
}

#[test]
fn what_the_pages_show_can_be_played() {
    let folder = Folder::of_the_pages();
    assert_eq!(
        folder.checked(),
        SHOWN.map(|name| format!("{name}: sound")).to_vec()
    );

    let games: Value = serde_json::from_str(&folder.says(&["games", "--json"])).unwrap();
    let mut games = games.as_array().unwrap().iter();
    let granny = games.find(|game| game["game"] == "five-at-granny").unwrap();
    assert_eq!(granny["name"], "Five at Granny’s");
    assert_eq!(granny["in_play"], json!(["Y", "B", "R", "G", "A"]));
    assert_eq!(granny["rules"], json!({ "capture.bonus": 13 }));

    for game in ["five-at-granny", "our-table"] {
        let report = folder.played(game, 40);
        assert_eq!(report["ended"], json!({ "won": 40, "cap": 0 }), "{game}");
        assert!(report["captures"].as_u64() > Some(0), "{game}");
    }

    // Thirteen squares an arm: yellow turns at 65, blue goes on to 1 and turns at 13; grey enters on 56.
    let five = |position: Value, turn: &str, throw: u8| {
        legal(
            &folder,
            &json!({ "game": "five-at-granny", "position": position, "turn": turn, "throw": throw }),
        )
    };
    assert_eq!(five(json!({ "Y": [64, 30, "M", "H"] }), "Y", 6), {
        json!(["64>c5", "30>36"])
    });
    assert_eq!(five(json!({ "B": [64, "H", "H", "H"] }), "B", 3), {
        json!(["64>2"])
    });
    assert_eq!(five(json!({ "B": [12, "H", "H", "H"] }), "B", 3), {
        json!(["12>c2"])
    });
    assert_eq!(five(json!({ "A": ["H", "H", "H", "H"] }), "A", 5), {
        json!(["H>56+H>56"])
    });
    let captured = json!({ "Y": [30, "H", "H", "H"], "A": [33, "H", "H", "H"] });
    assert_eq!(five(captured, "Y", 3), json!(["30>33xA"]));
    let bonus = json!({ "game": "five-at-granny", "position": { "Y": [30, "H", "H", "H"] },
        "turn": "Y", "bonus": 13 });
    assert_eq!(legal(&folder, &bonus), json!(["30>43"]));
}

#[cfg(target_os = "linux")]
#[test]
fn the_usual_folder_is_the_one_that_is_named() {
    let folder = Folder::of_the_pages();
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_parchis"))
            .args(arguments)
            .env("XDG_DATA_HOME", folder.0.path())
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let levels = format!("levels    {}", folder.levels().display());
    assert_eq!(run(&["paths"]).lines().next(), Some(levels.as_str()));
    assert!(
        run(&["games"])
            .lines()
            .any(|line| line.starts_with("five-at-granny "))
    );
}

#[test]
fn broken_files_are_told_and_stop_nothing() {
    let folder = Folder::of_the_pages();
    let broken = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let mut files = 0;
    for kind in ["boards", "rules", "games"] {
        for entry in fs::read_dir(broken.join(kind)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|end| end == "ron") {
                let name = path.file_name().unwrap().to_str().unwrap().to_owned();
                folder.write(&name, &fs::read_to_string(&path).unwrap());
                files += 1;
            }
        }
    }
    let (code, ..) = folder.run(&["check", "parchis/levels"]);
    assert_eq!(code, 1);
    let (sound, flaws): (Vec<_>, Vec<_>) = folder
        .checked()
        .into_iter()
        .partition(|line| line.ends_with(": sound"));
    assert_eq!(sound, SHOWN.map(|name| format!("{name}: sound")).to_vec());
    let named = |line: &String| line.split(':').next().unwrap().to_owned();
    let mut told: Vec<_> = flaws.iter().map(named).collect();
    assert!(told.len() > files, "some have several flaws");
    told.dedup();
    assert_eq!(told.len(), files, "every file is told: {told:#?}");

    // Whatever is sound is played; whatever is not is told.
    let (code, _, wrong) = folder.run(&["games"]);
    assert_eq!(code, 0);
    assert_eq!(wrong.lines().count(), flaws.len());
    assert!(wrong.lines().all(|line| line.ends_with(" (left out)")));
    let (code, out, _) = folder.run(&[
        "simulate",
        "--game",
        "five-at-granny",
        "--players",
        "random",
        "--games",
        "1",
        "--seed",
        "1",
    ]);
    assert_eq!(code, 0, "{out}");
}

#[test]
fn house_rules_that_nobody_knows_are_refused_by_name() {
    let folder = Folder::of_the_pages();
    let sound = folder.read("our-table.game.ron");
    folder.write(
        "our-table.game.ron",
        &sound.replace(
            "enter: (double: \"first_five\"),",
            "enter: (double: \"always\", two: true), colour: \"red\",",
        ),
    );
    let told = folder.checked();
    let flaws: Vec<_> = told
        .iter()
        .filter(|line| !line.ends_with(": sound"))
        .collect();
    assert_eq!(
        flaws,
        [
            "our-table.game.ron: overrides.colour: parchis has no such key",
            "our-table.game.ron: overrides.enter.double: \"always\" is not allowed; expected one of \"never\", \
             \"first_five\", \"first_throw\", \"exit_and_five\"",
            "our-table.game.ron: overrides.enter.two: parchis has no such key; did you mean enter.on?",
        ]
    );
}

#[test]
fn a_record_plays_the_same_when_its_rules_have_changed_or_gone() {
    let folder = Folder::of_the_pages();
    folder.says(&[
        "simulate",
        "--game",
        "five-at-granny",
        "--players",
        "greedy",
        "--games",
        "1",
        "--seed",
        "8",
        "--record",
        "records",
    ]);
    let record = "records/five-at-granny-8-000000.parchis";
    let text = fs::read_to_string(folder.0.path().join(record)).unwrap();
    let fingerprint = text
        .lines()
        .find_map(|line| line.strip_prefix("board five-by-six "));
    assert!(fingerprint.is_some_and(|print| print.len() == 8), "{text}");
    assert!(text.contains("\npreset our-rules\n"));
    // The preset's own value, the game's, and one of the preset below.
    for rule in [
        "rule six.steps_none_home = [12]",
        "rule capture.bonus = 13",
        "rule goal.bonus = 10",
    ] {
        assert!(text.lines().any(|line| line == rule), "{rule}");
    }
    assert_eq!(
        text.lines()
            .filter(|line| line.starts_with("rule "))
            .count(),
        39
    );
    let ending = folder.says(&["replay", record]);
    assert!(ending.contains("winner "), "{ending}");

    let rules = folder.read("our-rules.rules.ron");
    folder.write(
        "our-rules.rules.ron",
        &rules.replace("[12]", "[20]").replace("first_five", "never"),
    );
    assert_eq!(folder.says(&["replay", record]), ending);
    folder.remove("our-rules.rules.ron");
    folder.remove("five-at-granny.game.ron");
    assert_eq!(folder.says(&["replay", record]), ending);
    // The rules in the record are those that are played: with others it is no such game.
    let other = text.replace("rule capture.bonus = 13", "rule capture.bonus = 20");
    fs::write(folder.0.path().join(record), other).unwrap();
    assert_eq!(folder.run(&["replay", record]).0, 2);

    fs::write(folder.0.path().join(record), text).unwrap();
    folder.remove("five-by-six.board.ron");
    let (code, _, wrong) = folder.run(&["replay", record]);
    assert_eq!(code, 2);
    assert!(
        wrong.contains("line 3: no board is called \"five-by-six\""),
        "{wrong}"
    );
}
