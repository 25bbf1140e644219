//! Tells the program which commit it was built from: `PARCHIS_COMMIT`, for `parchis --version`.
#![expect(
    clippy::disallowed_methods,
    reason = "this runs where the game is built, never on the web"
)]

use std::{path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Embedded as a folder: a new file in it is noticed by nothing else.
    println!("cargo::rerun-if-changed=levels");
    let commit = short_commit();
    if commit.is_some() {
        watch_commit();
    }
    println!(
        "cargo::rustc-env=PARCHIS_COMMIT={}",
        commit.as_deref().unwrap_or("unknown")
    );
}

/// The short commit of this checkout; none outside a checkout, or when the package merely lies inside
/// somebody else's.
fn short_commit() -> Option<String> {
    if !git(&["rev-parse", "--show-prefix"])?.is_empty() {
        return None;
    }
    git(&["rev-parse", "--short=9", "HEAD"])
}

/// Asks for another run whenever the commit may have changed. Git is asked for the places, because
/// in a linked worktree they lie outside the checkout.
fn watch_commit() {
    let branch = git(&["rev-parse", "--symbolic-full-name", "HEAD"]);
    for name in ["HEAD", "logs/HEAD", "packed-refs"]
        .into_iter()
        .chain(branch.as_deref())
    {
        if let Some(place) =
            git(&["rev-parse", "--git-path", name]).filter(|place| Path::new(place).exists())
        {
            println!("cargo::rerun-if-changed={place}");
        }
    }
}

/// What git answers, without the line's end; none if it refuses or is not there.
fn git(arguments: &[&str]) -> Option<String> {
    let answer = Command::new("git").args(arguments).output().ok()?;
    answer.status.success().then(|| {
        String::from_utf8_lossy(&answer.stdout)
            .trim_end()
            .to_owned()
    })
}
