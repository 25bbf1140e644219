//! Films: pictures on disk, and what frames cost. They are drawn by whatever can draw here; a
//! software driver will do.
#![cfg(feature = "game")]
#![expect(
    clippy::disallowed_methods,
    reason = "a test looks at what lies on the disk"
)]

use std::path::Path;
use std::process::Command;

/// Everybody has everything on the way, and whatever is thrown captures.
const FULL: &str = "Y=23,61,78,95 B=24,44,63,80 R=25,46,64,81 G=26,47,65,82 A=27,48,66,83 V=28,49,67,84 \
                    O=30,51,69,86 T=96,97,98,99 turn=Y";

/// The most that a frame may ask of the graphics card where most is on the table.
const DRAW_CALLS: u32 = 60;

fn film(arguments: &[&str]) -> String {
    let program = Command::new(env!("CARGO_BIN_EXE_parchis"))
        .arg("film")
        .args(arguments)
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&program.stdout).into_owned();
    let complained = String::from_utf8_lossy(&program.stderr);
    assert!(program.status.success(), "{said}{complained}");
    said
}

/// How many colours a picture has.
fn colours(picture: &Path) -> usize {
    let picture = image::open(picture).expect("a picture").into_rgba8();
    assert_eq!(picture.dimensions(), (320, 240));
    let mut colours: Vec<_> = picture.pixels().map(|pixel| pixel.0).collect();
    colours.sort_unstable();
    colours.dedup();
    colours.len()
}

#[test]
fn a_film_is_numbered_pictures_and_a_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a plain name");
    film(&[
        "--game",
        "barsees-damascus",
        "--frames",
        "2",
        "--every",
        "3",
        "--size",
        "320x240",
        "--out",
        out,
    ]);
    let mut names: Vec<_> = std::fs::read_dir(folder.path())
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["0000.png", "0001.png", "sheet.png"]);
    for name in &names[..2] {
        let colours = colours(&folder.path().join(name));
        assert!(colours > 200, "{colours} colours");
    }
}

#[test]
fn a_full_table_of_eight_stays_within_few_draw_calls() {
    let said = film(&[
        "--game",
        "parchis-8-spain",
        "--position",
        FULL,
        "--seconds",
        "2.5",
        "--stats",
    ]);
    let calls = said
        .strip_prefix("draw calls: ")
        .and_then(|rest| rest.split(' ').next()?.parse::<u32>().ok())
        .unwrap_or_else(|| panic!("{said}"));
    assert!(calls > 10, "a table of eight takes more: {said}");
    assert!(calls <= DRAW_CALLS, "{said}");
    assert!(said.contains("main world: "), "{said}");
}
