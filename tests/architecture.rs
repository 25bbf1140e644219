//! Holds the modules to the table of `docs/architecture.md`: who may name whom.
//!
//! One package cannot draw these borders by itself, so this test reads the sources. It is itself
//! tried on `architecture/fixtures`, one file for each way to step over a border.
#![expect(
    clippy::disallowed_methods,
    reason = "a test reads the sources from the disk"
)]

#[path = "architecture/names.rs"]
mod names;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use names::{Named, Source};

/// What one top module may do.
struct Border {
    module: &'static str,
    /// What it may name of the others.
    may: May,
    /// Which crates it may name.
    crates: Crates,
    /// Words of the code that do not belong there.
    never: &'static [&'static str],
}

/// Whole top modules, or single items of them.
#[derive(Clone, Copy)]
enum May {
    /// These.
    Only(&'static [&'static str]),
    /// What all parts of the face may name ([`FACE`]), and these.
    Face(&'static [&'static str]),
    /// All that stand before it in the table.
    Above,
}
use May::{Above, Face, Only};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Crates {
    /// The standard library's pure part and these.
    Pure(&'static [&'static str]),
    /// All but the engine and what is seen or heard.
    EngineFree,
    /// All.
    Any,
}
use Crates::{Any, EngineFree, Pure};

const fn border(
    module: &'static str,
    may: May,
    crates: Crates,
    never: &'static [&'static str],
) -> Border {
    Border {
        module,
        may,
        crates,
        never,
    }
}

impl Border {
    /// Everything that it may name of the others.
    fn allowed(&self) -> Vec<&'static str> {
        match self.may {
            Only(these) => these.to_vec(),
            Face(these) => [FACE, these].concat(),
            Above => {
                let modules = BORDERS.iter().map(|border| border.module);
                modules
                    .take_while(|module| *module != self.module)
                    .collect()
            }
        }
    }
}

/// The table.
const BORDERS: &[Border] = &[
    // The pure half.
    border(
        "rules",
        Only(&[]),
        Pure(&["serde", "ron", "thiserror"]),
        &[],
    ),
    border(
        "opponents",
        Only(&["rules"]),
        Pure(&["serde", "thiserror"]),
        &[],
    ),
    border("dice", Only(&["rules"]), Pure(&["rand", "serde"]), &[]),
    border(
        "exhibition",
        Only(&["rules", "opponents", "dice"]),
        Pure(&[]),
        &[],
    ),
    border("levels", Only(&["rules"]), EngineFree, &[]),
    border(
        "storage",
        Only(&["rules", "levels", "page"]),
        EngineFree,
        &[],
    ),
    // What it says is pure; when it is said and heard belongs to the engine.
    border("page", Only(&[]), Any, &[]),
    border("locale", Only(&["rules", "storage"]), EngineFree, &[]),
    border(
        "rulebook",
        Only(&["rules", "storage", "locale"]),
        EngineFree,
        &[],
    ),
    // Its values are pure; who owns and keeps them belongs to the engine.
    border("settings", Only(&["storage", "locale"]), Any, &[]),
    border(
        "cli",
        Only(&[
            "rules",
            "opponents",
            "dice",
            "levels",
            "storage",
            "locale",
            "rulebook",
            "settings",
            "page",
        ]),
        EngineFree,
        &[],
    ),
    // The table, and what has been shown of it.
    border(
        "content",
        Only(&["rules", "levels", "storage", "page"]),
        Any,
        &[],
    ),
    border(
        "table",
        Only(&["rules", "dice", "storage"]),
        Any,
        &["Sprite", "Text2d", "Mesh2d", "Camera2d", "bevy_kira_audio"],
    ),
    border(
        "timeline",
        Only(&["table", "rules", "settings"]),
        Any,
        &["GameCommand"],
    ),
    // What is seen, heard and touched.
    border(
        "theme",
        Only(&["locale", "content", "rules", "settings"]),
        Any,
        &["GameCommand"],
    ),
    border("view", Only(VIEW), Any, &["GameCommand"]),
    border(
        "audio",
        Only(&[
            "timeline",
            "content",
            "rules",
            "settings",
            "input::Selection",
            "input::Shaking",
            "screens::Screen",
            "screens::Pause",
        ]),
        Any,
        &["GameCommand"],
    ),
    border(
        "input",
        Only(&[
            "table",
            "timeline",
            "opponents",
            "rules",
            "settings",
            "screens::Screen",
            "screens::Pause",
            "screens::Menu",
            "screens::MenuCommand",
        ]),
        Any,
        &[],
    ),
    // What is picked out as well.
    border("ui", Face(&["input", "storage::StorageFlaw"]), Any, &[]),
    // Also where it is kept what was chosen last.
    border("screens", Face(&["storage"]), Any, &[]),
    // Of what is heard only whether it can be.
    border(
        "menus",
        Face(&["input", "storage::StorageFlaw", "audio::NoSoundDevice"]),
        Any,
        &[],
    ),
    border("film", Above, Any, &[]),
    // The workshop: may name anything, and only the program as a whole names it.
    border("workshop", Above, Any, &[]),
    border("app", Above, Any, &[]),
];

/// What the head-up display, the screens and the menus may name, each other included.
const FACE: &[&str] = &[
    "ui", "screens", "menus", "theme", "timeline", "locale", "content", "table", "rules",
    "rulebook", "settings",
];

/// What the view may name: of the input only what was picked out or is held, to show it; and the
/// match that plays itself behind the title, since nobody else has anything to do with it.
const VIEW: &[&str] = &[
    "exhibition",
    "settings",
    "timeline",
    "content",
    "theme",
    "rules",
    "screens::Screen",
    "screens::Pause",
    "screens::Menu",
    "input::Grip",
    "input::Hovered",
    "input::Picked",
    "input::Selection",
    "input::Shaking",
    "input::Spot",
];

/// Crates that bring the engine, a window, pictures or sound.
const ENGINE: &[&str] = &[
    "bevy",
    "egui",
    "wgpu",
    "winit",
    "kira",
    "image",
    "lyon_tessellation",
];

/// Parts of the standard library that the pure modules do without: files, time and the like.
const IMPURE_STD: &[&str] = &[
    "fs", "time", "thread", "net", "process", "env", "path", "os",
];

/// The only module that throws.
const ONLY_USER_OF_RAND: &str = "dice";

/// One step over a border.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Breach {
    line: usize,
    /// The path, or the word.
    name: String,
    why: String,
}

/// A file of the sources: its module path below the crate's root, and what it says.
struct File {
    path: PathBuf,
    place: Vec<String>,
    source: Source,
}

impl File {
    /// Reads `text` as the file at `path` (below the package's root, `src/…`).
    fn new(path: &Path, text: &str) -> Self {
        let place: Vec<String> = path
            .with_extension("")
            .iter()
            .skip(1)
            .map(|step| step.to_string_lossy().into_owned())
            .filter(|step| !matches!(step.as_str(), "mod" | "lib" | "main"))
            .collect();
        let source = names::read(text, &place)
            .unwrap_or_else(|flaw| panic!("{} cannot be read: {flaw}", path.display()));
        Self {
            path: path.to_owned(),
            place,
            source,
        }
    }

    /// The top module; the crate's root has none.
    fn top(&self) -> Option<&str> {
        self.place.first().map(String::as_str)
    }
}

fn border_of(module: &str) -> Option<&'static Border> {
    BORDERS.iter().find(|border| border.module == module)
}

/// Every step over a border in `file`. `crates` are the names of the package's dependencies,
/// `owners` says which top modules define a resource of that name.
fn breaches(
    file: &File,
    crates: &BTreeSet<String>,
    owners: &BTreeMap<String, BTreeSet<String>>,
) -> BTreeSet<Breach> {
    // The crate's root only declares the modules.
    let Some(top) = file.top() else {
        return BTreeSet::new();
    };
    let Some(border) = border_of(top) else {
        return BTreeSet::from([Breach {
            line: 1,
            name: top.to_owned(),
            why: "is not in the table of modules".to_owned(),
        }]);
    };
    let source = &file.source;
    let breach = |named: &Named, why: String| Breach {
        line: named.line,
        name: named.path.join("::"),
        why,
    };
    let named = source
        .named
        .iter()
        .filter_map(|named| Some(breach(named, refuse(border, named, crates)?)));
    let words = source
        .words
        .iter()
        .filter(|word| border.never.contains(&word.path[0].as_str()))
        .map(|word| breach(word, format!("does not belong in `{top}`")));
    // Unit tests set the stage as they need it.
    let written = source
        .written
        .iter()
        .filter(|word| !word.in_tests)
        .filter_map(|word| {
            let owners = owners.get(&word.path[0])?;
            (!owners.contains(top)).then(|| {
                breach(
                    word,
                    format!("is written by `{top}`, not by its owner {owners:?}"),
                )
            })
        });
    named.chain(words).chain(written).collect()
}

/// Why a module inside `border` may not name what it names; none if it may.
fn refuse(border: &Border, named: &Named, crates: &BTreeSet<String>) -> Option<String> {
    let (module, path) = (border.module, named.path.as_slice());
    let engine_free = border.crates != Any;
    if let Some(engine) = path.iter().find(|step| is_engine(step))
        && engine_free
        && (path[0] == *engine || engine.starts_with("bevy"))
    {
        return Some(format!("brings the engine into `{module}`"));
    }
    if path[0] == "crate" {
        let target = path.get(1)?.as_str();
        return match border_of(target) {
            _ if target == module || may_name(border, &path[1..]) => None,
            // Unit tests of what is seen may set their stage with anything pure.
            Some(pure) if named.in_tests && !engine_free && pure.crates != Any => None,
            Some(_) => Some(format!("`{module}` may not name `{target}`")),
            None if engine_free => Some(format!("`{module}` may not name the crate's root")),
            None => None,
        };
    }
    let first = path[0].as_str();
    if first.starts_with("rand") && crates.contains(first) && module != ONLY_USER_OF_RAND {
        return Some(format!("only `{ONLY_USER_OF_RAND}` uses it"));
    }
    let Pure(more) = border.crates else {
        return None;
    };
    match first {
        "std" => path
            .get(1)
            .filter(|part| IMPURE_STD.contains(&part.as_str()))
            .map(|part| format!("`{module}` is pure: no `{part}`")),
        "core" | "alloc" => None,
        // Unit tests may bring a crate of data along.
        _ => (crates.contains(first) && !more.contains(&first) && !named.in_tests)
            .then(|| format!("`{module}` may not use this crate")),
    }
}

/// Whether the table lets `border`'s module name `path`, which starts with a top module.
fn may_name(border: &Border, path: &[String]) -> bool {
    border.allowed().iter().any(|allowed| {
        let mut steps = path.iter();
        allowed
            .split("::")
            .all(|step| steps.next().is_some_and(|taken| taken == step))
    })
}

fn is_engine(step: &str) -> bool {
    step.starts_with("bevy_") || ENGINE.contains(&step)
}

/// Which top modules define a resource of each name.
fn owners<'f>(files: impl IntoIterator<Item = &'f File>) -> BTreeMap<String, BTreeSet<String>> {
    let mut owners = BTreeMap::<String, BTreeSet<String>>::new();
    for file in files {
        for resource in &file.source.resources {
            let top = file.top().unwrap_or("crate").to_owned();
            owners.entry(resource.clone()).or_default().insert(top);
        }
    }
    owners
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|flaw| panic!("{}: {flaw}", path.display()))
}

/// All Rust files below `folder`, as paths below the package's root, sorted.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(root().join(folder)).expect("the folder is there");
    for entry in entries {
        let entry = entry.expect("the folder can be listed");
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The names under which the dependencies of `Cargo.toml` appear in code.
fn crate_names() -> BTreeSet<String> {
    let manifest = read("Cargo.toml");
    let mut inside = false;
    let mut names = BTreeSet::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.trim_end().ends_with("dependencies]");
        } else if inside && let Some((name, _)) = line.split_once('=') {
            names.insert(name.trim().replace('-', "_"));
        }
    }
    assert!(names.contains("bevy"), "the dependencies were not found");
    names
}

#[test]
fn every_module_keeps_to_its_border() {
    let files: Vec<File> = rust_files(Path::new("src"))
        .iter()
        .map(|path| File::new(path, &read(path)))
        .collect();
    let (crates, owners) = (crate_names(), owners(&files));
    let mut complaints = Vec::new();
    for file in &files {
        for Breach { line, name, why } in breaches(file, &crates, &owners) {
            complaints.push(format!("{}:{line}: `{name}` {why}", file.path.display()));
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn main_is_a_thin_door() {
    let lines = read("src/main.rs").lines().count();
    assert!(lines < 15, "src/main.rs has {lines} lines");
}

/// A fixture says in its first comments as which file it is read, and what must be refused:
/// `// read as: src/rules/board.rs` and any number of `// refused: path`.
#[test]
fn fixtures_are_judged_rightly() {
    let crates = crate_names();
    let owner =
        |resource: &str, module: &str| (resource.to_owned(), BTreeSet::from([module.to_owned()]));
    let owners = BTreeMap::from([owner("Match", "table"), owner("Settings", "settings")]);
    let fixtures = rust_files(Path::new("tests/architecture/fixtures"));
    assert!(fixtures.len() > 10, "the fixtures were not found");
    let mut wrong = Vec::new();
    for fixture in fixtures {
        let text = read(&fixture);
        let noted = |key: &str| -> Vec<&str> {
            text.lines()
                .filter_map(|line| line.strip_prefix(key))
                .map(str::trim)
                .collect()
        };
        let place = noted("// read as:");
        let [place] = place.as_slice() else {
            panic!(
                "{} does not say as which file it is read",
                fixture.display()
            );
        };
        let wanted: BTreeSet<&str> = noted("// refused:").into_iter().collect();
        let found = breaches(&File::new(Path::new(place), &text), &crates, &owners);
        let found: BTreeSet<&str> = found.iter().map(|breach| breach.name.as_str()).collect();
        if found != wanted {
            wrong.push(format!(
                "{}: {found:?} instead of {wanted:?}",
                fixture.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// The table itself has one direction; the face's own modules are one layer.
#[test]
fn the_table_has_no_circle() {
    let module = |allowed: &'static str| allowed.split("::").next().unwrap_or_default();
    let face = |module: &str| matches!(module, "ui" | "screens" | "menus");
    let mut seen: Vec<&str> = Vec::new();
    for _ in BORDERS {
        let next = BORDERS
            .iter()
            .filter(|border| !seen.contains(&border.module))
            .find(|border| {
                border.allowed().into_iter().map(module).all(|other| {
                    seen.contains(&other)
                        || other == border.module
                        || (face(border.module) && face(other))
                })
            });
        let Some(next) = next else {
            let left = BORDERS.iter().map(|border| border.module);
            let left: Vec<&str> = left.filter(|module| !seen.contains(module)).collect();
            panic!("these name each other in a circle: {left:?}");
        };
        seen.push(next.module);
    }
}
