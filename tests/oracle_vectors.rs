//! Every vector of `tests/vectors`, put to the second reading of the rules.

#![expect(clippy::disallowed_methods, reason = "a test looks at the disk")]

#[expect(dead_code, reason = "each test binary uses its part of the oracle")]
mod oracle;

use oracle::vectors::questions;

/// The questions of a file, all judged; the count guards against reading nothing.
fn judge_all(text: &str, at_least: usize) {
    let file = serde_json::from_str(text).expect("vectors are JSON");
    let questions = questions(&file);
    assert!(
        questions.len() >= at_least,
        "only {} questions",
        questions.len()
    );
    let wrong: Vec<String> = questions
        .iter()
        .filter_map(|question| question.judge().err())
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {} wrong:\n{}",
        wrong.len(),
        questions.len(),
        wrong.join("\n")
    );
}

/// Judges the named files, each with as many questions as it has at least, and sees that no
/// other is left out.
macro_rules! judged {
    ($($test:ident: $file:literal, $at_least:literal;)*) => {
        $(#[test]
        fn $test() {
            judge_all(include_str!(concat!("vectors/", $file)), $at_least);
        })*

        #[test]
        fn every_file_is_judged() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
            let files = std::fs::read_dir(folder).expect("the vectors are there");
            for file in files {
                let name = file.expect("a file").file_name();
                let known: &[&str] = &[$($file),*];
                assert!(name.to_str().is_some_and(|name| known.contains(&name)), "{name:?}");
            }
        }
    };
}

judged! {
    parchis_vectors_hold: "parchis.json", 100;
    parchis_turns_hold: "parchis_turns.json", 18;
    parchis_rulings_hold: "parchis_rulings.json", 102;
    barsees_vectors_hold: "barsees.json", 15;
    barsees_rulings_hold: "barsees_rulings.json", 30;
    own_parchis_vectors_hold: "own-parchis.json", 150;
    own_parchis_turns_hold: "own-parchis-turns.json", 60;
    own_parchis_starts_hold: "own-parchis-starts.json", 40;
    own_parchis_page_holds: "own-parchis-page.json", 150;
    own_barsees_vectors_hold: "own-barsees.json", 40;
    own_barsees_starts_hold: "own-barsees-starts.json", 10;
    own_barsees_page_holds: "own-barsees-page.json", 80;
}
