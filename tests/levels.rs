//! Level data: what is embedded, what a user's folder adds, and what is wrong with either.
#![expect(
    clippy::disallowed_methods,
    reason = "tests write folders to find levels in"
)]

use std::fs;
use std::path::Path;

use parchis::levels::{LevelKind, Levels, Origin};

const BOARDS: [&str; 7] = [
    "barsees",
    "barsees-4",
    "parchis-3",
    "parchis-4",
    "parchis-5",
    "parchis-6",
    "parchis-8",
];

fn embedded_text(name: &str) -> String {
    let levels = Levels::embedded();
    let found = levels.texts(LevelKind::Board).find(|t| t.name == name);
    found.expect("it is embedded").text.clone()
}

fn write(folder: &Path, file: &str, text: impl AsRef<[u8]>) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().expect("a file lies in a folder"))
        .expect("folders can be made");
    fs::write(path, text).expect("files can be written");
}

/// The flaws without the folder's own path.
fn told(levels: &Levels, folder: &Path) -> Vec<String> {
    let own = format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR);
    levels
        .flaws()
        .iter()
        .map(|f| f.to_string().replace(&own, ""))
        .collect()
}

#[test]
fn all_that_ships_is_embedded_and_sound() {
    let levels = Levels::embedded();
    assert_eq!(levels.flaws(), []);
    assert_eq!(levels.boards().keys().collect::<Vec<_>>(), BOARDS);
    for kind in LevelKind::ALL {
        let on_disk = |folder: &str| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("levels")
                .join(folder);
            fs::read_dir(path).map_or(0, Iterator::count)
        };
        let count = levels.texts(kind).count();
        let folder = ["boards", "rules", "games"][kind as usize];
        assert_eq!(count, on_disk(folder), "{folder}");
    }
}

#[test]
fn a_folder_adds_and_overrides() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let five_six = embedded_text("parchis-5")
        .replace("id: \"parchis-5\"", "id: \"five-six\"")
        .replace("rows: 8", "rows: 6");
    write(folder.path(), "boards/five-six.board.ron", five_six);
    let narrow = embedded_text("parchis-4").replace("width: 2.3", "width: 2.0");
    write(folder.path(), "parchis-4.board.ron", narrow);
    write(folder.path(), "rules/own.rules.ron", "()");
    write(folder.path(), "notes.txt", "not level data");

    let levels = Levels::with(&[folder.path().to_owned()]);
    assert_eq!(levels.flaws(), []);
    assert_eq!(levels.boards().len(), BOARDS.len() + 1);
    let five_six = levels.board("five-six").expect("it was added");
    assert_eq!(
        five_six.route(parchis::rules::ids::Colour(0)).len(),
        65 - 5 + 1 + 5 + 1
    );
    assert_ne!(
        levels.board("parchis-4"),
        Levels::embedded().board("parchis-4")
    );
    let own = levels
        .texts(LevelKind::Rules)
        .find(|t| t.name == "own")
        .expect("it was found");
    assert_eq!(
        own.origin,
        Origin::User(folder.path().join("rules/own.rules.ron"))
    );
}

#[test]
fn flawed_files_stand_beside_the_sound_ones() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    write(
        folder.path(),
        "a/parchis-4.board.ron",
        "(\n    version: 1,\n    colour: 3,\n)",
    );
    write(folder.path(), "binary.board.ron", [0xff, 0xfe, 0x00]);
    write(folder.path(), "huge.rules.ron", vec![b' '; (4 << 20) + 1]);
    write(folder.path(), "named.board.ron", embedded_text("parchis-6"));
    write(
        folder.path(),
        "nine.board.ron",
        embedded_text("parchis-8").replace("arms: 8", "arms: 9"),
    );
    write(folder.path(), "x/twin.game.ron", "()");
    write(folder.path(), "y/twin.game.ron", "()");

    let levels = Levels::with(&[folder.path().to_owned()]);
    let mut told = told(&levels, folder.path());
    assert!(told[3].starts_with("a/parchis-4.board.ron:3:"), "{told:#?}");
    told.remove(3);
    assert_eq!(
        told,
        [
            "binary.board.ron: it is not UTF-8",
            "huge.rules.ron: it is larger than 4 MiB",
            "y/twin.game.ron: x/twin.game.ron has the same name",
            "named.board.ron: its id \"parchis-6\" is not its file's name",
            "nine.board.ron: arms is 9: it must be from 3 to 8",
        ]
    );
    assert_eq!(levels.boards().keys().collect::<Vec<_>>(), BOARDS);
    assert_eq!(
        levels.board("parchis-4"),
        Levels::embedded().board("parchis-4")
    );
}

#[test]
fn a_folder_that_was_asked_for_has_to_be_there() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let missing = folder.path().join("missing");
    let levels = Levels::with(&[missing]);
    assert_eq!(levels.flaws().len(), 1);
    assert_eq!(levels.boards().len(), BOARDS.len());
}
