//! Keeps the repository whole: it names no place of anybody's machine, its pages lead somewhere, and
//! what is said twice is said alike.
#![expect(
    clippy::disallowed_methods,
    reason = "a test reads the repository from the disk"
)]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Folders that are not the repository's own.
const NOT_OURS: &[&str] = &[".git", "target", "dist", "node_modules"];

/// Folders that exist on somebody's machine only. Written in two halves, or this file would name them.
const PLACES: &[&str] = &[
    concat!("/wo", "rk"),
    concat!("/t", "mp"),
    concat!("/ro", "ot"),
    concat!("/ho", "me"),
    concat!("/Us", "ers"),
];

/// Where packages are fetched from is the business of each machine's own settings.
const HOSTS: &[&str] = &[
    concat!("crates", ".io"),
    concat!("static.rust-", "lang.org"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
    concat!("pypi", ".org"),
    concat!("python", "hosted.org"),
    concat!("deb.", "debian.org"),
    concat!("proxy.", "golang.org"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every text file of the repository with its text, by its path below the root.
fn texts() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("the folder is there") {
            let entry = entry.expect("the folder can be listed");
            let name = entry.file_name();
            let path = folder.join(&name);
            if NOT_OURS.iter().any(|other| name == *other) {
                continue;
            }
            if entry.path().is_dir() {
                folders.push(path);
            } else if let Ok(text) = fs::read_to_string(entry.path()) {
                found.push((path, text));
            }
        }
    }
    found
}

/// The first place or host that a line names.
fn named_place(line: &str) -> Option<&'static str> {
    let place = PLACES.iter().find(|place| {
        line.match_indices(**place).any(|(start, _)| {
            let inside_a_name = |sign: char| sign.is_alphanumeric() || "._-})$".contains(sign);
            let before = line[..start].chars().next_back();
            let after = line[start + place.len()..].chars().next();
            !before.is_some_and(inside_a_name)
                && !after.is_some_and(|sign| sign.is_alphanumeric() || "_-".contains(sign))
        })
    });
    place
        .or_else(|| HOSTS.iter().find(|host| line.contains(**host)))
        .copied()
}

#[test]
fn places_are_recognised() {
    for place in PLACES {
        assert_eq!(named_place(&format!("see {place}/main")), Some(*place));
        assert_eq!(named_place(&format!("\"{place}\"")), Some(*place));
        assert_eq!(named_place(&format!("docs{place}/main")), None);
        assert_eq!(named_place(&format!("{place}shop")), None);
    }
    assert_eq!(
        named_place(&format!("https://{}/crates", HOSTS[0])),
        Some(HOSTS[0])
    );
}

#[test]
fn nothing_names_a_place_outside() {
    let mut complaints = Vec::new();
    for (path, text) in texts() {
        // Cargo writes the lock files, and they name where each package is from.
        if path.ends_with("Cargo.lock") {
            continue;
        }
        for (line, text) in text.lines().enumerate() {
            if let Some(place) = named_place(text) {
                complaints.push(format!("{}:{}: names {place}", path.display(), line + 1));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// The targets of a page's `](…)` links that are files of the repository.
fn links(page: &str) -> impl Iterator<Item = &str> {
    page.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target.split('#').next().unwrap_or_default())
        .filter(|target| !target.is_empty() && !target.contains("://"))
}

#[test]
fn every_link_between_pages_leads_somewhere() {
    let mut checked = 0;
    let mut complaints = Vec::new();
    for (path, text) in texts() {
        if path.extension().is_none_or(|end| end != "md") {
            continue;
        }
        let folder = root().join(path.parent().expect("a file has a folder"));
        for target in links(&text) {
            checked += 1;
            if !folder.join(target).exists() {
                complaints.push(format!(
                    "{}: leads to {target}, which is not there",
                    path.display()
                ));
            }
        }
    }
    assert!(checked > 0, "no link was found at all");
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn the_oldest_rust_is_said_alike() {
    let read = |path: &str| fs::read_to_string(root().join(path)).expect("the file is there");
    let manifest = read("Cargo.toml");
    let oldest = manifest
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = "))
        .expect("the package says its oldest Rust");
    assert!(read("scripts/setup.sh").contains(&format!("OLDEST_RUST={oldest}")));
    assert!(read("README.md").contains(oldest.trim_matches('"')));
}
