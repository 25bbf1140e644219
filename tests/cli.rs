//! Runs the program: every command, its answers, its refusals and its exit codes.
#![expect(
    clippy::disallowed_methods,
    reason = "a test runs the program and looks at the disk"
)]
#![expect(
    clippy::unwrap_used,
    reason = "a helper of tests may stop at the first surprise"
)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// What the program answered.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

fn parchis(arguments: &[&str]) -> Answer {
    with_input(arguments, "")
}

fn with_input(arguments: &[&str], input: impl AsRef<[u8]>) -> Answer {
    let mut program = Command::new(env!("CARGO_BIN_EXE_parchis"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = program.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = program.wait_with_output().unwrap();
    writer.join().unwrap();
    Answer {
        code: output.status.code().expect("an exit code, not a signal"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Arguments that must be refused with exit code 2 and a sentence on standard error that holds
/// these words.
fn refused(arguments: &[&str], words: &str) {
    let answer = parchis(arguments);
    assert_eq!(
        answer.code, 2,
        "{arguments:?}: {}{}",
        answer.out, answer.err
    );
    assert!(answer.err.contains(words), "{arguments:?}: {}", answer.err);
    assert!(!answer.err.contains("panicked"), "{}", answer.err);
}

fn written(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn level(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "levels", name]
        .iter()
        .collect();
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn help_has_examples_and_version_has_the_commit() {
    let help = parchis(&["--help"]);
    assert_eq!((help.code, help.err.as_str()), (0, ""));
    assert!(help.out.contains("Examples:"));
    for command in [
        "vectors", "games", "simulate", "check", "moves", "perft", "replay", "film",
    ] {
        let help = parchis(&[command, "--help"]);
        assert_eq!(help.code, 0);
        assert!(help.out.contains("Examples:"), "{command}: {}", help.out);
    }
    let version = parchis(&["--version"]);
    let expected = concat!(
        "parchis ",
        env!("CARGO_PKG_VERSION"),
        " (",
        env!("PARCHIS_COMMIT"),
        ")\n"
    );
    assert_eq!((version.code, version.out.as_str()), (0, expected));
}

#[test]
fn unknown_commands_and_options_are_refused() {
    refused(&["dance"], "dance");
    refused(&["simulate", "--quickly"], "--quickly");
}

#[test]
fn a_film_refuses_settings_that_there_are_not() {
    let film = |set| refused(&["film", "--out", "x", "--set", set], "--set");
    film("colour=1");
    film("volume");
    refused(
        &["film", "--out", "x", "--set", "volume=300"],
        "300 is not from 0 to 100",
    );
    refused(&["film", "--out", "x", "--text-size", "201"], "--text-size");
    for key in ["1:any", "1-then:space"] {
        refused(&["film", "--out", "x", "--key", key], "SECONDS:KEY");
    }
}

#[cfg(not(feature = "game"))]
#[test]
fn without_the_engine_there_is_no_table_and_no_film() {
    refused(&[], "this build has no table");
    let film = [
        "film",
        "--game",
        "parchis-4-spain",
        "--seed",
        "1",
        "--seconds",
        "1",
        "--out",
        "x",
    ];
    refused(&film, "without the feature `game`");
}

#[test]
fn games_are_listed() {
    let plain = parchis(&["games"]);
    assert_eq!(plain.code, 0);
    assert!(
        plain
            .out
            .lines()
            .any(|line| line.starts_with("parchis-4-spain "))
    );
    let json = parsed(&parchis(&["games", "--json"]).out);
    let games = json.as_array().unwrap();
    assert_eq!(games.len(), plain.out.lines().count());
    let spain = games
        .iter()
        .find(|game| game["game"] == "parchis-4-spain")
        .unwrap();
    assert_eq!(spain["in_play"], json!(["Y", "B", "R", "G"]));
    assert_eq!(
        (&spain["board"], &spain["preset"]),
        (&json!("parchis-4"), &json!("spain"))
    );
}

fn simulate(options: &[&str]) -> Answer {
    let fixed = ["simulate", "--json", "--seed", "7"];
    parchis(&[&fixed, options].concat())
}

#[test]
fn simulations_count_and_repeat() {
    for game in ["parchis-4-spain", "barsees-damascus"] {
        let report =
            parsed(&simulate(&["--game", game, "--players", "random", "--games", "50"]).out);
        let number = |name: &str| report[name].as_f64().unwrap();
        let wins: Vec<u64> = report["wins"]
            .as_array()
            .unwrap()
            .iter()
            .map(|w| w.as_u64().unwrap())
            .collect();
        assert_eq!(wins.iter().sum::<u64>(), 50);
        assert_eq!(report["games"], 50);
        assert_eq!(report["ended"], json!({ "won": 50, "cap": 0 }));
        assert!((number("mean_moves") - number("moves") / 50.0).abs() < 1e-9);
        assert!(number("longest_moves") >= number("mean_moves"));
        assert!(number("captures") > 0.0 && number("seconds") > 0.0);
        assert!(number("moves_per_second") > number("games_per_second"));
    }
}

/// What a simulation counts, without what the clock says.
fn counts(answer: &Answer) -> Value {
    let report = parsed(&answer.out);
    json!([
        report["moves"],
        report["longest_moves"],
        report["wins"],
        report["captures"],
        report["ended"]
    ])
}

#[test]
fn one_seed_gives_the_same_games_however_they_are_played() {
    for game in [
        "parchis-4-spain",
        "barsees-damascus",
        "parchis-4-two-dice",
        "barsees-damascus-old",
    ] {
        let folder = TempDir::new().unwrap();
        let trace = folder.path().join("steps.jsonl");
        let trace = trace.to_str().unwrap();
        let options = ["--game", game, "--players", "random", "--games", "20"];
        let plain = counts(&simulate(&options));
        let threads = [&options[..], &["--threads", "3"]].concat();
        assert_eq!(counts(&simulate(&threads)), plain, "{game}");
        let traced = [&options[..], &["--trace", trace, "--threads", "2"]].concat();
        assert_eq!(counts(&simulate(&traced)), plain, "{game}");
        let records = folder.path().join("records");
        let recorded = [&options[..], &["--record", records.to_str().unwrap()]].concat();
        assert_eq!(counts(&simulate(&recorded)), plain, "{game}");
        assert_eq!(std::fs::read_dir(records).unwrap().count(), 20);
    }
}

#[test]
fn greedy_beats_random() {
    for (game, players) in [
        ("parchis-4-spain", "greedy,random"),
        ("barsees-damascus", "greedy,random"),
    ] {
        let report =
            parsed(&simulate(&["--game", game, "--players", players, "--games", "100"]).out);
        let wins = report["wins"].as_array().unwrap();
        let sum = |first: usize| {
            wins.iter()
                .skip(first)
                .step_by(2)
                .map(|w| w.as_u64().unwrap())
                .sum::<u64>()
        };
        assert!(sum(0) > 60 && sum(1) < 40, "{game}: {wins:?}");
    }
}

#[test]
fn simulations_that_make_no_sense_are_refused() {
    let rest = ["--games", "1", "--seed", "1"];
    let with = |options: &[&'static str]| [&["simulate"], options, &rest].concat();
    refused(
        &with(&["--game", "ludo", "--players", "random"]),
        "no game is called \"ludo\"; choose one of",
    );
    let unknown = with(&["--game", "parchis-4-spain", "--players", "wise"]);
    refused(
        &unknown,
        "no opponent is called \"wise\"; choose one of random, greedy",
    );
    let three = with(&[
        "--game",
        "parchis-4-spain",
        "--players",
        "random,random,greedy",
    ]);
    refused(&three, "3 players are named, but 4 play this game");
    let none = [
        "simulate",
        "--game",
        "parchis-4-spain",
        "--players",
        "random",
        "--games",
        "0",
        "--seed",
        "1",
    ];
    refused(&none, "0");
    let nowhere = with(&[
        "--game",
        "parchis-4-spain",
        "--players",
        "random",
        "--trace",
        "no/such/folder/t",
    ]);
    refused(&nowhere, "no/such/folder/t");
}

#[test]
fn the_cap_ends_games() {
    let options = [
        "--game",
        "parchis-4-spain",
        "--players",
        "random",
        "--games",
        "5",
        "--cap",
        "30",
    ];
    let report = parsed(&simulate(&options).out);
    assert_eq!(report["ended"], json!({ "won": 0, "cap": 5 }));
    assert_eq!(
        (&report["moves"], &report["longest_moves"]),
        (&json!(150), &json!(30))
    );
}

/// The lines of a trace.
fn trace(game: &str, players: &str) -> Vec<Value> {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("steps.jsonl");
    let file = path.to_str().unwrap();
    let answer = simulate(&[
        "--game",
        game,
        "--players",
        players,
        "--games",
        "3",
        "--trace",
        file,
    ]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    std::fs::read_to_string(path)
        .unwrap()
        .lines()
        .map(parsed)
        .collect()
}

#[test]
fn traces_can_be_followed_line_by_line() {
    for game in [
        "parchis-4-spain",
        "barsees-damascus",
        "parchis-4-two-dice",
        "parchis-2-colours",
    ] {
        let mut before: Option<Value> = None;
        let mut games = 0;
        for line in trace(game, "random") {
            assert_eq!(line["game"], game);
            if line.get("start").is_some() {
                games += 1;
                before = None;
                assert_eq!(line["n"], games - 1);
                assert!(line["in_play"].is_array() && line["rules"].is_object());
                continue;
            }
            if let Some(before) = &before {
                assert_eq!(before["after"], line["position"], "{line}");
                assert_eq!(before["next"], line["turn"], "{line}");
                assert_eq!(
                    before["ply"].as_u64().unwrap() + 1,
                    line["ply"].as_u64().unwrap()
                );
            }
            let spends =
                ["throw", "bonus", "tokens", "throws"].map(|name| line.get(name).is_some());
            assert_eq!(spends.iter().filter(|there| **there).count(), 1, "{line}");
            let played = &line["played"];
            match line["legal"].as_array() {
                None => assert!(line.get("throws").is_some() && played.is_null(), "{line}"),
                Some(legal) if legal.is_empty() => assert!(played.is_null(), "{line}"),
                Some(legal) => assert!(legal.contains(played), "{line}"),
            }
            let effects = line["effects"].as_array().unwrap();
            let lost = effects
                .iter()
                .position(|e| e.as_str().unwrap().starts_with("bonus_lost"));
            if let Some(lost) = lost {
                let steps = line["bonus"].as_u64().unwrap();
                assert_eq!(
                    (lost, &effects[0]),
                    (0, &json!(format!("bonus_lost {steps}"))),
                    "{line}"
                );
                assert!(played.is_null());
                assert_eq!(line["pending"][0], steps);
            }
            before = Some(line);
        }
        assert_eq!(games, 3);
        assert!(before.unwrap()["next"].is_null());
    }
}

#[test]
fn lost_bonuses_have_lines_of_their_own() {
    let lines = trace("parchis-4-spain", "greedy,random");
    let lost = lines.iter().filter(|line| {
        line["effects"][0]
            .as_str()
            .is_some_and(|e| e.starts_with("bonus_lost"))
    });
    assert!(lost.count() > 0);
    let most = lines.iter().filter(|line| {
        let lost = |effect: &&Value| effect.as_str().is_some_and(|e| e.starts_with("bonus_lost"));
        line["effects"]
            .as_array()
            .is_some_and(|effects| effects.iter().filter(lost).count() > 1)
    });
    assert_eq!(most.count(), 0);
}

#[test]
fn records_replay_and_broken_ones_are_refused() {
    let folder = TempDir::new().unwrap();
    let records = folder.path().join("games");
    let options = [
        "--game",
        "parchis-4-spain",
        "--players",
        "greedy",
        "--games",
        "1",
    ];
    simulate(&[&options[..], &["--record", records.to_str().unwrap()]].concat());
    let record = std::fs::read_dir(&records)
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let answer = parchis(&["replay", record.to_str().unwrap()]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(
        answer.out.contains("winner ") && answer.out.contains("position Y="),
        "{}",
        answer.out
    );

    let text = std::fs::read_to_string(&record).unwrap();
    let old = text.replacen("parchis-record 1", "parchis-record 9", 1);
    refused(
        &["replay", &written(&folder, "old", &old)],
        "line 1: version \"9\" is unknown",
    );
    refused(
        &["replay", &written(&folder, "empty", "")],
        "line 1: this is no record",
    );
    refused(&["replay", &written(&folder, "cut", &text[..40])], "line 3");
    refused(
        &[
            "replay",
            &written(
                &folder,
                "odd",
                &text.replacen("\nstart [", "\nstart [7] [", 1),
            ),
        ],
        "\"[7]\" cannot fall now",
    );
    refused(&["replay", "no-such-file"], "no-such-file");
    refused(&["replay", folder.path().to_str().unwrap()], "");
}

#[test]
fn vectors_pass_fail_and_are_counted() {
    let folder = TempDir::new().unwrap();
    let case = |change: &dyn Fn(&mut Value)| {
        let mut case = json!({ "id": "X", "board": "parchis-4", "position": { "Y": [30, "H", "H", "H"] },
            "turn": "Y", "throw": 3, "expect": { "spain": ["30>33"], "morocco": ["30>33"] },
            "variants": [{ "preset": "spain", "rules": { "capture.bonus": 10 }, "expect": ["30>33"] }] });
        change(&mut case);
        json!({ "about": "one case", "cases": [case] }).to_string()
    };
    let run = |change: &dyn Fn(&mut Value), options: &[&str]| {
        let file = written(&folder, "case.json", &case(change));
        let answer = parchis(&[&["vectors"], options, &[file.as_str()]].concat());
        (
            answer.code,
            answer.out.lines().last().unwrap_or_default().to_owned(),
        )
    };
    let passed = |count: u32| (0, format!("{count} passed, 0 failed"));
    assert_eq!(run(&|_| (), &[]), passed(3));
    assert_eq!(run(&|_| (), &["--no-variants"]), passed(2));
    assert_eq!(run(&|_| (), &["--preset", "spain"]), passed(2));
    assert_eq!(
        run(&|_| (), &["--preset", "spain", "--no-variants"]),
        passed(1)
    );
    assert_eq!(run(&|_| (), &["--board", "parchis-4"]), passed(3));
    assert_eq!(run(&|_| (), &["--board", "parchis-6"]).0, 2);
    assert_eq!(run(&|_| (), &["--preset", "atlantis"]).0, 2);

    let failed = |passed: u32, failed: u32| (1, format!("{passed} passed, {failed} failed"));
    assert_eq!(run(&|c| c["throw"] = json!(4), &[]), failed(0, 3));
    assert_eq!(
        run(&|c| c["expect"]["spain"] = json!(["30>34"]), &[]),
        failed(2, 1)
    );
    assert_eq!(
        run(&|c| c["expect"]["atlantis"] = json!([]), &[]),
        failed(3, 1)
    );
    assert_eq!(
        run(
            &|c| c["variants"][0]["rules"] = json!({ "capture.prize": 1 }),
            &[]
        ),
        failed(2, 1)
    );
    assert_eq!(
        run(
            &|c| c["variants"][0]["rules"] = json!({ "capture.bonus": "much" }),
            &[]
        ),
        failed(2, 1)
    );
    assert_eq!(run(&|c| c["board"] = json!("parchis-7"), &[]), failed(0, 3));
    let misspelt = |c: &mut Value| {
        c["variants"][0]["in_play"] = json!(["Y", "R"]);
    };
    assert_eq!(run(&misspelt, &[]), failed(0, 3));
    assert_eq!(run(&|c| c["variants"] = json!({}), &[]), failed(0, 2));
    assert_eq!(run(&|c| c["id"] = json!(5), &[]), failed(0, 3));
    assert_eq!(run(&|c| c["kind"] = json!("dance"), &[]), failed(0, 3));
    assert_eq!(run(&|c| c["weather"] = json!("fair"), &[]), failed(0, 3));
    assert_eq!(
        run(&|c| c["position"]["Y"] = json!([30, 30, 30, "H"]), &[]),
        failed(0, 3)
    );
    assert_eq!(run(&|c| c["throw"] = json!(7), &[]), failed(0, 3));
    assert_eq!(run(&|c| c["expect"] = json!(null), &["--no-variants"]).0, 2);

    let sound = written(&folder, "sound.json", &case(&|_| ()));
    refused(
        &["vectors", "--preset", "atlantis", &sound],
        "no preset is called \"atlantis\"",
    );
    refused(
        &["vectors", "--board", "atlantis", &sound],
        "no board is called \"atlantis\"",
    );
    refused(&["vectors", "no-such-file.json"], "no-such-file.json");
    refused(
        &["vectors", &written(&folder, "empty.json", "")],
        "empty.json",
    );
    refused(
        &["vectors", &written(&folder, "none.json", "{}")],
        "\"cases\"",
    );
}

#[test]
fn whole_turns_are_compared_in_all_their_parts() {
    let folder = TempDir::new().unwrap();
    let run = |change: &dyn Fn(&mut Value)| {
        let mut case = json!({ "id": "T", "kind": "turn", "board": "parchis-4", "position": { "Y": [30, "H", "H", "H"] },
            "turn": "Y", "throws": [6, 2], "expect": { "spain": { "played": ["30>36", "36>38"],
            "effects": ["again", "pass"], "after": { "Y": [38, "H", "H", "H"] } } } });
        change(&mut case);
        let file = written(
            &folder,
            "turn.json",
            &json!({ "cases": [case] }).to_string(),
        );
        parchis(&["vectors", &file]).code
    };
    assert_eq!(run(&|_| ()), 0);
    assert_eq!(
        run(&|c| c["expect"]["spain"]["played"] = json!(["30>36"])),
        1
    );
    assert_eq!(
        run(&|c| c["expect"]["spain"]["played"] = json!(["30>36", "36>38", "38>40"])),
        1
    );
    assert_eq!(
        run(&|c| c["expect"]["spain"]["effects"] = json!(["again"])),
        1
    );
    assert_eq!(
        run(&|c| c["expect"]["spain"]["after"]["Y"] = json!([39, "H", "H", "H"])),
        1
    );
    assert_eq!(
        run(&|c| c["expect"]["spain"]["after"]["B"] = json!([39, "H", "H", "H"])),
        1
    );
    assert_eq!(run(&|c| c["throws"] = json!([6, 2, 3])), 1);
    assert_eq!(run(&|c| c["throws"] = json!([6])), 1);
    assert_eq!(run(&|c| c["expect"]["spain"]["next"] = json!("B")), 0);
    assert_eq!(run(&|c| c["expect"]["spain"]["next"] = json!("R")), 1);
    assert_eq!(run(&|c| c["expect"]["spain"]["next"] = json!(null)), 1);
    let third_six = |c: &mut Value| {
        c["state"] = json!({ "sixes": 1, "last_moved": "30" });
        c["throws"] = json!([6, 6]);
        c["expect"]["spain"] = json!({ "played": ["30>36"],
            "effects": ["again", "sent_home 36 third_six", "pass third_six"], "after": {} });
    };
    assert_eq!(run(&third_six), 0);
    assert_eq!(run(&|c| c["state"] = json!({ "sixes": 3 })), 1);
    assert_eq!(run(&|c| c["state"] = json!({ "colour": "red" })), 1);
    // The turn is over after the two; turns may go on.
    let goes_on = |c: &mut Value| {
        c["throws"] = json!([6, 2, 3]);
        c["expect"]["spain"]["effects"] = json!(["again", "pass", "no_move", "pass"]);
        c["expect"]["spain"]["next"] = json!("R");
    };
    assert_eq!(run(&goes_on), 1);
    assert_eq!(
        run(&|c| {
            goes_on(c);
            c["kind"] = json!("turns");
        }),
        0
    );
}

#[test]
fn beginnings_are_compared_in_whatever_is_named() {
    let folder = TempDir::new().unwrap();
    let run = |board: &str, rules: Value, throws: Value, expect: Value| {
        let preset = if board == "barsees" {
            "damascus"
        } else {
            "spain"
        };
        let case = json!({ "id": "S", "kind": "start", "board": board, "throws": throws, "expect": {},
            "variants": [{ "preset": preset, "rules": rules, "expect": expect }] });
        let file = written(
            &folder,
            "start.json",
            &json!({ "cases": [case] }).to_string(),
        );
        let answer = parchis(&["vectors", &file]);
        (answer.code, answer.out)
    };
    let two = json!({ "seats.in_play": 2 });
    for (expect, code) in [
        (json!({ "hands": [["Y"], ["R"]] }), 0),
        (json!({ "hands": [["Y"], ["B"]] }), 1),
        (
            json!({ "teams": [["Y"], ["R"]], "turn": "R", "starting": false }),
            0,
        ),
        (json!({ "starting": true }), 1),
        (json!({ "turn": "Y" }), 1),
        (json!({ "chances": [1, 1, 1, 1, 1, 1] }), 0),
        (json!({ "chances": [1, 1] }), 1),
        (json!({ "houses": { "Y": "Y", "R": "R" } }), 0),
        (json!({ "houses": { "Y": "R", "R": "R" } }), 1),
        (json!({ "position": { "Y": ["H", "H", "H", "H"] } }), 0),
        (json!({ "position": { "Y": [5, "H", "H", "H"] } }), 1),
        (json!({ "view": "plus" }), 1),
        (json!({}), 1),
        (json!({ "weather": "fair" }), 1),
    ] {
        let (found, out) = run("parchis-4", two.clone(), json!([3, 5]), expect.clone());
        assert_eq!(found, code, "{expect}: {out}");
    }
    assert_eq!(
        run("parchis-4", two, json!([3, 5, 1]), json!({ "turn": "R" })).0,
        1
    );
    let plus = json!({ "view": "plus" });
    assert_eq!(run("barsees", plus.clone(), json!([]), plus).0, 0);
}

#[test]
fn moves_answers_with_moves_and_reasons() {
    let ask = |line: Value| parsed(&with_input(&["moves"], line.to_string()).out);
    let answer = ask(
        json!({ "game": "parchis-4-spain", "position": { "Y": [30, "c5", "H", "M"], "B": [33, 33, "H", "H"] },
        "turn": "Y", "throw": 4 }),
    );
    assert_eq!(answer["legal"], json!([]));
    let reason = |seat: &str, at: Value| {
        let reasons = answer["why_not"].as_array().unwrap();
        let found = reasons
            .iter()
            .find(|reason| reason["seat"] == seat && reason["at"] == at);
        found.unwrap_or_else(|| panic!("{answer}"))["reason"].clone()
    };
    assert_eq!(reason("Y", json!(30)), "BarrierAt");
    assert_eq!(reason("Y", json!("c5")), "NeedsExactly");
    assert_eq!(reason("Y", json!("H")), "NeedsEntry");
    assert_eq!(reason("Y", json!("M")), "InGoal");
    assert_eq!(reason("B", json!(33)), "NotYourTurn");
    let capture = ask(
        json!({ "game": "parchis-4-spain", "position": { "Y": [5, "H", "H", "H"], "B": [5, "H", "H", "H"] },
        "arrival": { "5": "YB" }, "turn": "Y", "throw": 5 }),
    );
    assert_eq!(capture["legal"], json!(["H>5xB"]));
    let cloth = ask(
        json!({ "game": "barsees-damascus", "position": { "S": [5, "H", "H", "H"] }, "turn": "S", "tokens": [10, "k", 3] }),
    );
    let mut legal: Vec<_> = cloth["legal"]
        .as_array()
        .unwrap()
        .iter()
        .map(|m| m.as_str().unwrap())
        .collect();
    legal.sort_unstable();
    assert_eq!(legal, ["10:5>15", "3:5>8", "k:5>6", "k:H>0"]);
    let bonus = ask(
        json!({ "game": "parchis-4-spain", "position": { "Y": [30, "H", "H", "H"] }, "turn": "Y", "bonus": 20 }),
    );
    assert_eq!(bonus["legal"], json!(["30>50"]));
    // The bonus behind it waits; what a game no longer allows is a matter of what has been.
    let waiting = ask(
        json!({ "game": "parchis-4-spain", "position": { "Y": [30, "H", "H", "H"] }, "turn": "Y",
        "bonus": 10, "state": { "bonuses": [20], "sixes": 1, "again": "six" } }),
    );
    assert_eq!(waiting["legal"], json!(["30>40"]));
    let third_six = ask(
        json!({ "game": "parchis-4-spain", "position": { "Y": [30, "H", "H", "H"] }, "turn": "Y",
        "throw": 6, "state": { "sixes": 2, "last_moved": "30" } }),
    );
    assert_eq!(third_six["legal"], json!([]));
    let unknown = ask(
        json!({ "game": "parchis-4-spain", "position": {}, "turn": "Y", "throw": 6, "state": { "sixes": 3 } }),
    );
    assert_eq!(unknown["error"], "3 sixes in a row: the turn would be over");
}

#[test]
fn tries_without_number_are_no_overflow() {
    let case = json!({ "id": "X", "kind": "turn", "board": "barsees", "turn": "S", "throws": [2],
        "state": { "tries": 255 }, "variants": [{ "preset": "damascus", "rules": { "throw.tries_when_empty": 3 },
        "expect": { "played": [], "effects": ["forfeit 2", "pass"], "after": {} } }] });
    let folder = TempDir::new().unwrap();
    let file = written(
        &folder,
        "tries.json",
        &json!({ "cases": [case] }).to_string(),
    );
    let answer = parchis(&["vectors", &file]);
    assert_eq!(
        (answer.code, answer.err.as_str()),
        (0, ""),
        "{}",
        answer.out
    );
}

#[test]
fn moves_refuses_impossible_lines_one_by_one() {
    let position = |places: Value| {
        json!({ "game": "parchis-4-spain", "position": { "Y": places }, "turn": "Y", "throw": 3 })
            .to_string()
    };
    let good = position(json!([30, "H", "H", "H"]));
    for (line, words) in [
        (position(json!([30, 30, 30, "H"])), "3 pieces stand on 30"),
        (
            position(json!([30, "H", "H", "H", "H"])),
            "seat Y has 5 pieces",
        ),
        (
            position(json!([2, "H", "H", "H"])),
            "its pieces never come to 2",
        ),
        (
            good.replace("parchis-4-spain", "ludo"),
            "no game is called \"ludo\"",
        ),
        (
            good.replace(":3}", ":9}")
                .replace("\"throw\":3", "\"throw\":9"),
            "a throw of 9 cannot fall",
        ),
        (
            good.replace("\"throw\":3", "\"bonus\":7"),
            "this game has no bonus \"7\"",
        ),
        (
            good.replace("\"throw\":3", "\"bonus\":20,\"tokens\":[3]"),
            "exactly one of",
        ),
        (
            good.replace("\"turn\":\"Y\"", "\"turn\":\"Q\""),
            "nobody who plays is called \"Q\"",
        ),
        ("{\"game\":".to_owned(), "EOF"),
        ("7".to_owned(), "expected an object"),
        (
            good.replace("\"throw\":3", "\"throw\":-3"),
            "a throw is a number, or a list of two dice",
        ),
    ] {
        let answer = with_input(&["moves"], format!("{line}\n{good}\n"));
        assert_eq!(answer.code, 2, "{line}");
        let lines: Vec<_> = answer.out.lines().map(parsed).collect();
        assert!(
            lines[0]["error"].as_str().unwrap().contains(words),
            "{line}: {}",
            lines[0]
        );
        assert!(
            answer.err.starts_with("parchis: line 1: "),
            "{}",
            answer.err
        );
        assert_eq!(lines[1]["legal"], json!(["30>33"]));
    }
    let answer = with_input(
        &["moves"],
        [b"\xff\xfe\n".as_slice(), good.as_bytes()].concat(),
    );
    assert_eq!(answer.code, 2);
    let lines: Vec<_> = answer.out.lines().map(parsed).collect();
    assert_eq!(lines[0]["error"], "it is not UTF-8");
    assert_eq!(lines[1]["legal"], json!(["30>33"]));
}

#[test]
fn perft_counts_by_hand() {
    // Six faces; of these only the five can be played at first, by one move.
    let spain = parchis(&["perft", "--game", "parchis-4-spain", "--depth", "2"]);
    // After five of the faces the next throw has six outcomes, after the five there is one move.
    assert_eq!((spain.code, spain.out.as_str()), (0, "1 6\n2 31\n"));
    let json = parsed(
        &parchis(&[
            "perft",
            "--game",
            "barsees-damascus",
            "--depth",
            "2",
            "--json",
        ])
        .out,
    );
    // Seven outcomes, and after each of them somebody throws again.
    assert_eq!(json["nodes"], json!([7, 49]));
    let from = parchis(&[
        "perft",
        "--game",
        "parchis-4-spain",
        "--depth",
        "1",
        "--position",
        "Y=30,40,H,H turn=Y tokens=3",
    ]);
    assert_eq!(from.out, "1 2\n");
    refused(&["perft", "--game", "parchis-4-spain", "--depth", "0"], "0");
    refused(&["perft", "--game", "ludo", "--depth", "1"], "ludo");
    refused(
        &[
            "perft",
            "--game",
            "parchis-4-spain",
            "--depth",
            "1",
            "--position",
            "Y=1,H,H,H turn=Y",
        ],
        "never come to 1",
    );
}

#[test]
fn paths_are_told() {
    let answer = parchis(&["paths"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let names: Vec<_> = answer
        .out
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(names, ["levels", "saves", "logs", "reports"]);

    let folder = TempDir::new().unwrap();
    let own = folder.path().to_str().unwrap();
    let answer = parchis(&["paths", "--levels", own]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert_eq!(
        answer.out.lines().next(),
        Some(format!("levels    {own}").as_str())
    );
    let answer = parchis(&["paths", "--data", own]);
    let lines: Vec<_> = answer.out.lines().collect();
    let places = [
        "levels    /levels",
        "saves     /saves",
        "logs      /logs",
        "reports   /reports",
    ];
    assert_eq!(
        lines,
        places.map(|line| line.replacen('/', &format!("{own}/"), 1))
    );
}

#[test]
fn rules_are_told_in_sentences_and_as_a_line() {
    let told = |arguments: &[&str], code: i32| {
        let answer = parchis(&[&["rules", "--lang", "en"], arguments].concat());
        assert_eq!(answer.code, code, "{arguments:?}: {}", answer.err);
        answer.out
    };
    assert!(told(&[], 0).contains("spain                parchis   Spain\n"));
    let spain = told(&["spain"], 0);
    assert!(spain.starts_with("As in Spain\n\nBeginning\n  Everybody throws once"));
    assert!(!spain.contains('*') && !spain.contains("Partners win"));
    let pairs = told(&["parchis-4-spain-pairs"], 0);
    assert!(
        pairs.starts_with("Differs from Spain in 1 point\n"),
        "{pairs}"
    );
    assert!(pairs.contains("\n* Those who sit across"), "{pairs}");
    assert!(pairs.contains("\n  Partners win when all"), "{pairs}");

    let line = told(
        &[
            "spain",
            "--set",
            "enter.on=6,5",
            "--set",
            "goal.bonus=0",
            "--line",
        ],
        0,
    );
    assert_eq!(line, "parchis/1/spain/enter.on=5+6/goal.bonus=0\n");
    let read = told(&[line.trim()], 0);
    assert!(
        read.contains("\n* A piece comes out of home on a throw of 5 or 6.\n"),
        "{read}"
    );
    assert!(
        read.contains("\n* Reaching the goal brings no bonus.\n"),
        "{read}"
    );
    let spanish = parchis(&["rules", "--lang", "es", line.trim()]).out;
    assert!(
        spanish.contains("\n* Se saca ficha de casa con un 5 o 6.\n"),
        "{spanish}"
    );

    let torn = told(&["parchis/1/spain/dice.count=2/enter.double=first_five"], 1);
    let last = torn.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("“Two pieces at once” does not go with “How many dice”:"),
        "{last}"
    );
    refused(
        &["rules", "portugal", "--lang", "en"],
        "There is no line of rules in this text",
    );
    refused(
        &["rules", "spain", "--set", "dice=2", "--lang", "en"],
        "No rule is called “dice”",
    );
    refused(&["rules", "--line"], "RULES");
}

#[test]
fn own_rules_lie_in_the_data_folder() {
    let data = TempDir::new().unwrap();
    std::fs::create_dir(data.path().join("levels")).unwrap();
    let text = "(version: 1, id: \"own-1\", family: \"parchis\", name: \"بيت جدتي\", based_on: \"spain\", values: (dice: (count: 2)))";
    written(&data, "levels/own-1.rules.ron", text);
    let answer = parchis(&[
        "--data",
        data.path().to_str().unwrap(),
        "rules",
        "own-1",
        "--lang",
        "ar",
    ]);
    assert!(
        answer.out.starts_with("كما في بيت جدتي\n"),
        "{}{}",
        answer.out,
        answer.err
    );
}

#[test]
fn a_folder_of_levels_that_is_named_has_to_be_there() {
    let file = written(&TempDir::new().unwrap(), "spain.rules.ron", "");
    for command in [
        &["games"][..],
        &["paths"],
        &["moves"],
        &["check", &file],
        &["vectors", &file],
        &["replay", &file],
        &["perft", "--game", "parchis-4-spain", "--depth", "1"],
    ] {
        let nowhere = [command, &["--levels", "no-such-folder"]].concat();
        refused(&nowhere, "no-such-folder: there is no such folder");
    }
}

#[test]
fn levels_are_checked() {
    let folder = TempDir::new().unwrap();
    let check = |path: &Path| parchis(&["check", path.to_str().unwrap()]);
    let sound = level("boards/parchis-4.board.ron");
    written(&folder, "parchis-4.board.ron", &sound);
    let answer = check(folder.path());
    assert_eq!(
        (answer.code, answer.err.as_str()),
        (0, ""),
        "{}",
        answer.out
    );
    assert!(answer.out.ends_with("parchis-4.board.ron: sound\n"));
    let path = folder.path().join("parchis-4.board.ron");
    let twice = [path.to_str().unwrap(), folder.path().to_str().unwrap()];
    let answer = parchis(&["check", "--levels", twice[1], twice[0], twice[0]]);
    assert_eq!(answer.code, 0, "{}", answer.out);
    assert_eq!(answer.out.lines().count(), 1, "{}", answer.out);

    for (name, text) in [
        ("empty.board.ron", String::new()),
        ("cut.board.ron", sound[..sound.len() / 2].to_owned()),
        (
            "old.board.ron",
            sound.replacen("version: 1", "version: 99", 1),
        ),
        (
            "spain.rules.ron",
            level("rules/spain.rules.ron").replacen("version: 1", "version: 99", 1),
        ),
        (
            "odd.game.ron",
            "(version: 1, id: \"odd\", name: \"odd\", board: \"nowhere\", rules: \"spain\")"
                .to_owned(),
        ),
    ] {
        let path = written(&folder, name, &text);
        let answer = parchis(&["check", &path]);
        assert_eq!(answer.code, 1, "{name}: {}{}", answer.out, answer.err);
        assert!(
            answer.out.contains(name) && !answer.out.contains("sound"),
            "{name}: {}",
            answer.out
        );
    }
    refused(&["check", "no-such-folder"], "no such file or folder");
    refused(
        &["check", &written(&folder, "notes.txt", "")],
        "level files are called",
    );
    refused(&["check"], "FILE|FOLDER");

    // The game starts with what is sound, and says what is not.
    let games = parchis(&["games", "--levels", folder.path().to_str().unwrap()]);
    assert_eq!(games.code, 0);
    assert!(
        games.err.contains("cut.board.ron") && games.out.contains("parchis-4-spain"),
        "{}",
        games.err
    );
}

#[test]
fn nobody_reading_is_no_failure() {
    for arguments in [&["games", "--json"][..], &["--help"]] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_parchis"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(program.stdout.take());
        let output = program.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure() {
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["simulate", "--help"],
        &["games"],
        &["paths"],
    ] {
        let full = std::fs::File::create("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_parchis"))
            .args(arguments)
            .stdout(full)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(
            told.starts_with("parchis: cannot write: "),
            "{arguments:?}: {told}"
        );
    }
}
