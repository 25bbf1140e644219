//! Holds the rules against cases that were written by hand, as `parchis vectors` runs them.
#![expect(
    clippy::disallowed_methods,
    reason = "a test runs the program and looks at the disk"
)]

use std::path::PathBuf;
use std::process::Command;

/// The vectors whose names begin so.
fn files(beginning: &str) -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
    let begins = |path: &PathBuf| {
        path.file_name().is_some_and(|name| {
            let name = name.to_string_lossy();
            name.starts_with(beginning) && name.ends_with(".json")
        })
    };
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(begins)
        .collect();
    files.sort();
    assert!(
        !files.is_empty(),
        "there are no vectors called {beginning}…"
    );
    files
}

/// Runs vectors, of which none may fail; gives how many passed.
fn passed(options: &[&str], files: &[PathBuf]) -> u32 {
    let run = Command::new(env!("CARGO_BIN_EXE_parchis"))
        .arg("vectors")
        .args(options)
        .args(files)
        .output()
        .expect("the program runs");
    let text = String::from_utf8(run.stdout).expect("text");
    let failures: Vec<_> = text
        .lines()
        .filter(|line| line.starts_with("FAIL"))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(
        run.status.success(),
        "{}",
        String::from_utf8_lossy(&run.stderr)
    );
    let last = text.lines().last().expect("a last line");
    let (count, rest) = last.split_once(' ').expect("a count");
    assert_eq!(rest, "passed, 0 failed");
    let lines = text.lines().filter(|line| line.starts_with("ok")).count();
    assert_eq!(count, lines.to_string());
    count.parse().expect("a number")
}

#[test]
fn spain_plays_as_the_vectors_say() {
    let options = ["--preset", "spain", "--board", "parchis-4", "--no-variants"];
    assert!(passed(&options, &files("parchis")) >= 53);
}

#[test]
fn damascus_plays_as_the_vectors_say() {
    assert!(passed(&["--preset", "damascus"], &files("barsees")) >= 15);
}

#[test]
fn every_preset_and_variant_plays_as_the_vectors_say() {
    assert!(passed(&[], &files("")) >= 1000);
}
