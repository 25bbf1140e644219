//! Every vector of `tests/vectors`, put to the second reading of the rules.

#[allow(dead_code, reason = "each test binary uses its part of the oracle")]
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

#[test]
fn parchis_vectors_hold() {
    judge_all(include_str!("vectors/parchis.json"), 100);
}

#[test]
fn parchis_turns_hold() {
    judge_all(include_str!("vectors/parchis_turns.json"), 18);
}

#[test]
fn barsees_vectors_hold() {
    judge_all(include_str!("vectors/barsees.json"), 15);
}

#[test]
fn parchis_rulings_hold() {
    judge_all(include_str!("vectors/parchis_rulings.json"), 102);
}

#[test]
fn barsees_rulings_hold() {
    judge_all(include_str!("vectors/barsees_rulings.json"), 30);
}
