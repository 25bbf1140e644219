//! The presets say what the rules pages say, and the games that come with the program fit.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use parchis::levels::{LevelKind, Levels};
use parchis::locale::{Language, Locale};
use parchis::rules::Board;
use parchis::rules::family::{
    FAMILIES, Family, GameFile, GameSpec, Kind, Preset, Rules, RulesFile, Value, presets,
};

/// parchis.md §3: key, Spain, Morocco, Tangier strict, Tangier 1v1. "–" and "n/a" on the
/// page are the usual value.
const PARCHIS: [(&str, [&str; 4]); 39] = [
    (
        "start.who",
        ["highest_roll", "highest_roll", "highest_roll", "yellow"],
    ),
    ("seats.in_play", ["any", "any", "any", "[Y, R]"]),
    ("start.pieces_out", ["0", "0", "0", "1"]),
    ("enter.on", ["[5]", "[5]", "[5]", "[5]"]),
    ("enter.compulsory", ["true", "true", "false", "true"]),
    ("enter.double", ["never", "never", "exit_and_five", "never"]),
    ("exit.one_rival", ["share", "capture", "capture", "capture"]),
    (
        "exit.two_rivals",
        [
            "capture_last",
            "capture_both",
            "capture_both",
            "capture_both",
        ],
    ),
    (
        "exit.rival_pair",
        ["blocked", "capture_both", "capture_both", "capture_both"],
    ),
    ("six.steps_none_home", ["[7]", "[12]", "[12]", "[12]"]),
    (
        "six.none_home_means",
        ["none_home", "none_home", "none_home", "per_colour"],
    ),
    ("six.fallback", ["false", "true", "true", "true"]),
    (
        "third_six.penalty",
        [
            "last_moved_home",
            "last_moved_home",
            "last_moved_home",
            "last_moved_home",
        ],
    ),
    (
        "third_six.last_moved",
        ["throw_move", "any_move", "any_move", "any_move"],
    ),
    (
        "third_six.exempt",
        [
            "[goal, corridor]",
            "[goal, corridor, safe]",
            "[goal, corridor]",
            "[goal, corridor, safe]",
        ],
    ),
    (
        "third_six.exempt_unplayed",
        ["true", "true", "true", "true"],
    ),
    (
        "barrier.where",
        ["anywhere", "anywhere", "anywhere", "anywhere"],
    ),
    ("barrier.blocks_own", ["true", "true", "true", "true"]),
    ("barrier.share_safe", ["true", "true", "true", "true"]),
    ("barrier.mixed_blocks", ["false", "true", "true", "true"]),
    ("open.on_six", ["true", "true", "true", "true"]),
    ("open.corridor", ["false", "true", "true", "true"]),
    ("open.mixed", ["false", "true", "true", "true"]),
    ("open.while_waiting", ["false", "true", "true", "true"]),
    ("capture.compulsory", ["no", "no", "huff", "no"]),
    ("capture.bonus", ["20", "20", "20", "20"]),
    ("goal.bonus", ["10", "10", "10", "10"]),
    ("bonus.compulsory", ["yes", "yes", "yes", "yes"]),
    ("goal.exact", ["exact", "exact", "exact", "exact"]),
    ("end.when", ["places", "places", "first", "first"]),
    ("team.form", ["none", "none", "none", "none"]),
    (
        "team.exit",
        ["all_rivals", "all_rivals", "all_rivals", "all_rivals"],
    ),
    ("team.capture", ["false", "false", "false", "false"]),
    ("team.win", ["both", "both", "both", "both"]),
    (
        "team.finished",
        [
            "plays_partner",
            "plays_partner",
            "plays_partner",
            "plays_partner",
        ],
    ),
    ("side.colours_each", ["1", "1", "1", "2"]),
    (
        "side.grouping",
        ["opposite", "opposite", "opposite", "adjacent"],
    ),
    ("side.house", ["own", "own", "own", "shared"]),
    ("dice.count", ["1", "1", "1", "1"]),
];

/// barsees.md §5, first values: Damascus.
const BARSEES: [(&str, &str); 19] = [
    ("seats", "2"),
    ("team", "none"),
    ("throw.banj", "25"),
    ("throw.khal", "separate"),
    ("throw.use", "banked"),
    ("throw.cap", "none"),
    ("throw.tries_when_empty", "1"),
    ("throw.closed_chance", "0.5"),
    ("enter.by", "khal_x_slash"),
    ("enter.square", "by_throw"),
    ("enter.keeps_khal", "false"),
    ("stack.immune", "false"),
    ("safe.share", "false"),
    ("capture.throw_again", "false"),
    ("kitchen.finish", "exact"),
    ("move.compulsory", "true"),
    ("start.who", "random"),
    ("direction", "anticlockwise"),
    ("view", "x_cloth"),
];

fn value(text: &str) -> Value {
    let Ok(value) = text.parse();
    value
}

/// The embedded texts of a kind, by name.
fn texts(kind: LevelKind) -> BTreeMap<String, String> {
    let levels = Levels::embedded();
    let found = levels
        .texts(kind)
        .map(|level| (level.name.clone(), level.text.clone()));
    found.collect()
}

fn all_presets() -> BTreeMap<String, Preset> {
    let texts = texts(LevelKind::Rules);
    let read: Vec<_> = texts
        .values()
        .map(|text| RulesFile::read(text).expect("it is sound"))
        .collect();
    let checked = presets(&read);
    texts
        .into_keys()
        .zip(checked)
        .map(|(name, preset)| (name, preset.expect("it is sound")))
        .collect()
}

fn all_boards() -> BTreeMap<String, Arc<Board>> {
    let levels = Levels::embedded();
    let shared = |(id, board): (&String, &Board)| (id.clone(), Arc::new(board.clone()));
    levels.boards().iter().map(shared).collect()
}

fn all_games() -> BTreeMap<String, GameSpec> {
    let (boards, presets) = (all_boards(), all_presets());
    let game = |text: &String| {
        GameFile::read(text)
            .expect("it is sound")
            .check(&boards, &presets)
            .expect("it is sound")
    };
    texts(LevelKind::Game)
        .iter()
        .map(|(name, text)| (name.clone(), game(text)))
        .collect()
}

fn assert_says<'a>(rules: &Rules, expected: impl Iterator<Item = (&'a str, &'a str)>) {
    let said: Vec<_> = rules
        .iter()
        .map(|(key, value)| (key.path, value.clone()))
        .collect();
    let expected: Vec<_> = expected.map(|(path, text)| (path, value(text))).collect();
    assert_eq!(said, expected, "{}", rules.preset());
}

#[test]
fn parchis_presets_say_what_the_page_says() {
    let presets = all_presets();
    for (column, id) in ["spain", "morocco", "tangier-strict", "tangier-1v1"]
        .into_iter()
        .enumerate()
    {
        assert_says(
            &presets[id].rules,
            PARCHIS.iter().map(|(path, values)| (*path, values[column])),
        );
    }
}

#[test]
fn barsees_presets_say_what_the_page_says() {
    let presets = all_presets();
    let old = [
        ("throw.khal", "merged"),
        ("throw.banj", "24"),
        ("kitchen.finish", "khal_only"),
        ("start.who", "first_dest_or_banj"),
    ];
    let changed: [(&str, &[(&str, &str)]); 4] = [
        ("damascus", &[]),
        ("damascus-old", &old),
        (
            "damascus-university",
            &[("throw.banj", "24"), ("enter.by", "khal_only")],
        ),
        (
            "palestine",
            &[
                ("seats", "4"),
                ("stack.immune", "true"),
                ("enter.by", "khal_only"),
            ],
        ),
    ];
    for (id, changes) in changed {
        let says = |(path, usual)| {
            (
                path,
                changes
                    .iter()
                    .find(|(key, _)| *key == path)
                    .map_or(usual, |(_, text)| *text),
            )
        };
        assert_says(&presets[id].rules, BARSEES.into_iter().map(says));
    }
}

#[test]
fn presets_and_games_are_called_as_their_files() {
    for (name, preset) in all_presets() {
        assert_eq!(preset.rules.preset(), name);
    }
    for (name, game) in all_games() {
        assert_eq!(game.id, name);
        assert_eq!(game.name, format!("game-{name}"));
    }
}

#[test]
fn every_preset_has_a_game_and_every_game_compiles() {
    let games = all_games();
    for id in all_presets().keys() {
        assert!(
            games.values().any(|game| game.rules.preset() == id),
            "nobody plays {id}"
        );
    }
    for game in games.values() {
        game.compile().expect("it is sound");
    }
}

/// The hands of a game by letters, `|` between teams.
fn hands(game: &GameSpec) -> String {
    let compiled = game.compile().expect("it is sound");
    let letters = |mask: u8| {
        game.board
            .seats
            .iter()
            .enumerate()
            .filter(move |(i, _)| mask >> i & 1 == 1)
    };
    let hand = |h: &parchis::rules::HandInfo| {
        let letters: String = letters(h.colours).map(|(_, seat)| seat.letter).collect();
        format!("{letters}{}", h.team)
    };
    compiled
        .hands
        .iter()
        .map(hand)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn games_seat_their_players() {
    let games = all_games();
    for (id, expected) in [
        ("parchis-4-spain", "Y0 B1 R2 G3"),
        ("parchis-2-spain", "Y0 R1"),
        ("parchis-2-colours", "YR0 BG1"),
        ("parchis-2-tangier-1v1", "YB0 RG1"),
        ("parchis-4-spain-pairs", "Y0 B1 R0 G1"),
        ("parchis-6-spain-pairs", "Y0 B1 R2 G0 A1 V2"),
        ("parchis-8-spain-pairs", "Y0 B1 R2 G3 A0 V1 O2 T3"),
        ("parchis-6-teams", "Y0 B1 R0 G1 A0 V1"),
        ("parchis-8-teams", "Y0 B1 R0 G1 A0 V1 O0 T1"),
        ("barsees-damascus", "S0 N1"),
        ("barsees-shared", "S0 N1 S0 N1"),
        ("barsees-palestine", "S0 E1 N2 W3"),
        ("barsees-4-pairs", "S0 E1 N0 W1"),
    ] {
        assert_eq!(hands(&games[id]), expected, "{id}");
    }
}

/// The rows of a table of `docs/rules-files.md`: key, and the usual value.
fn documented(heading: &str) -> Vec<(String, String)> {
    let page = include_str!("../docs/rules-files.md");
    let section = page
        .split(heading)
        .nth(1)
        .expect("the page has the heading");
    let table = section.split("\n## ").next().expect("a section");
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let bare = |cell: &str| cell.trim().trim_matches('`').to_owned();
    rows.map(|row| {
        let cells: Vec<_> = row.split('|').collect();
        assert!(cells.len() == 6 && cells[4].trim().ends_with('.'), "{row}");
        (bare(cells[1]), bare(cells[3]))
    })
    .collect()
}

#[test]
fn the_page_names_every_key_and_its_usual_value() {
    for (family, heading) in [
        ("parchis", "## The keys of Parchís"),
        ("barsees", "## The keys of Barsees"),
    ] {
        let family = Family::named(family).expect("it is sound");
        let keys: Vec<_> = family
            .keys
            .iter()
            .map(|key| (key.path.to_owned(), key.default().to_string()))
            .collect();
        assert_eq!(documented(heading), keys);
    }
}

#[test]
fn the_page_names_every_value() {
    let page = include_str!("../docs/rules-files.md");
    for key in FAMILIES.iter().flat_map(|family| family.keys) {
        let row = page
            .lines()
            .filter(|line| line.starts_with(&format!("| `{}` |", key.path)));
        let values: Vec<_> = row
            .map(|row| row.split('|').nth(2).expect("it is sound"))
            .collect();
        if let Kind::Choice(words) | Kind::Set(words) = key.kind {
            let says = |row: &str| {
                words
                    .iter()
                    .all(|word| row.contains(&format!("`\"{word}\"`")))
            };
            assert!(values.iter().any(|row| says(row)), "{}", key.path);
        }
    }
}

#[test]
fn the_examples_of_the_page_are_sound() {
    let page = include_str!("../docs/rules-files.md");
    let examples: Vec<_> = page
        .split("```ron\n")
        .skip(1)
        .map(|rest| rest.split("```").next().expect("it is sound"))
        .collect();
    let [game, preset, _] = examples[..] else {
        panic!("the page has {} examples", examples.len())
    };
    let mut known = all_presets();
    let game = GameFile::read(game)
        .expect("it is sound")
        .check(&all_boards(), &known)
        .expect("it is sound");
    let mut files: Vec<_> = texts(LevelKind::Rules)
        .values()
        .map(|text| RulesFile::read(text).expect("it is sound"))
        .collect();
    files.push(RulesFile::read(preset).expect("it is sound"));
    let ours = presets(&files)
        .pop()
        .expect("it is sound")
        .expect("it is sound");
    let spain = known.remove("spain").expect("it is sound").rules;
    assert_eq!(
        ours.rules.differences(&spain),
        game.rules.differences(&spain)
    );
    assert_eq!(ours.rules.differences(&spain).len(), 2);
}

#[test]
fn games_and_presets_have_a_name_in_every_language() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let mut names = BTreeSet::new();
        let say = |key: &str| {
            let said = locale.plain(key, &[]);
            assert!(!said.contains(key), "{language:?} has no {key}");
            said
        };
        for game in all_games().values() {
            say(&format!("{}-about", game.name));
            let name = say(&game.name);
            assert!(
                names.insert(name.clone()),
                "{language:?} has two games called {name}"
            );
        }
        for preset in all_presets().values() {
            say(&preset.name);
        }
    }
}
