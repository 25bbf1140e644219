//! Every sentence of the sources that says how to play is quoted by a vector that plays it.
//!
//! The sentences lie in `tests/sources`, one a line: the Arabic page on Parchís (`S0`), the Spanish one (`S3`),
//! the page on Barsees (`SEED`), and the two rules pages.
#![expect(clippy::disallowed_methods, reason = "a test looks at the disk")]

use std::collections::BTreeMap;

use serde_json::Value;

/// What vectors call a source, its sentences, and how many there are.
const SOURCES: [(&str, &str, usize); 5] = [
    ("S0", include_str!("sources/S0.txt"), 55),
    ("S3", include_str!("sources/S3.txt"), 52),
    ("SEED", include_str!("sources/SEED.txt"), 43),
    ("parchis.md", include_str!("sources/parchis-page.txt"), 100),
    ("barsees.md", include_str!("sources/barsees-page.txt"), 62),
];

/// A quotation of a case.
struct Quote {
    case: String,
    source: String,
    words: String,
}

/// With every run of spaces as one.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sentences(text: &str) -> Vec<String> {
    let lines = text.lines().map(plain);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

/// Every quotation, of whatever file of vectors.
fn quotes() -> Vec<Quote> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
    let files = std::fs::read_dir(folder).expect("the vectors are there");
    let mut quotes = Vec::new();
    for file in files {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        let file: Value = serde_json::from_str(&text).expect("vectors are JSON");
        let cases = file["cases"].as_array().expect("cases");
        let own = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("own-"));
        for case in cases {
            let said = |field: &str| case[field].as_str().map(str::to_owned);
            assert!(!own || case["quote"].is_string(), "{}", case["id"]);
            if let Some(words) = said("quote") {
                quotes.push(Quote {
                    case: said("id").expect("an id"),
                    source: said("source").expect("a source"),
                    words: plain(words.trim_end_matches('.')),
                });
            }
        }
    }
    quotes
}

#[test]
fn every_sentence_has_a_vector_that_quotes_it() {
    let quotes = quotes();
    let mut missing = Vec::new();
    for (source, text, count) in SOURCES {
        let sentences = sentences(text);
        assert_eq!(sentences.len(), count, "{source}");
        let quoted = |sentence: &String| {
            let of_it = |quote: &&Quote| quote.source.split(' ').next() == Some(source);
            let mut quotes = quotes.iter().filter(of_it);
            quotes.any(|quote| sentence.contains(&quote.words))
        };
        let unquoted = sentences.into_iter().filter(|sentence| !quoted(sentence));
        missing.extend(unquoted.map(|sentence| format!("{source}: {sentence}")));
    }
    assert!(
        missing.is_empty(),
        "no vector quotes\n{}",
        missing.join("\n")
    );
}

#[test]
fn every_quotation_is_to_be_found() {
    let known: BTreeMap<_, _> = SOURCES
        .iter()
        .map(|(source, text, _)| (*source, sentences(text)))
        .collect();
    for Quote {
        case,
        source,
        words,
    } in quotes()
    {
        let name = source.split(' ').next().unwrap_or_default();
        let sentences = known
            .get(name)
            .unwrap_or_else(|| panic!("{case}: no source is called {source}"));
        assert!(
            sentences.iter().any(|sentence| sentence.contains(&words)),
            "{case}: {source} does not say “{words}”"
        );
        assert!(
            words.split(' ').count() >= 2,
            "{case}: “{words}” is no quotation"
        );
    }
}

#[test]
fn there_are_as_many_cases_of_our_own_as_others() {
    assert!(quotes().len() >= 400, "{}", quotes().len());
}
