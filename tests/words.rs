//! What a player reads comes whole from the language files: the code says none of it.
//!
//! This reads the sources. It works on tokens, so that comments are never mistaken for code, and is
//! itself tried on a text that says what it should not.

#![expect(
    clippy::disallowed_methods,
    reason = "the sources are read from the disk"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use fluent_syntax::{ast::Entry, parser};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The modules that bring something onto the glass, or into the ear of somebody who cannot see it.
const ON_GLASS: [&str; 8] = [
    "audio", "input", "menus", "screens", "theme", "timeline", "ui", "view",
];

/// The only files that put letters on the glass themselves, and what for.
const WRITERS: [(&str, &str); 6] = [
    ("theme/tongue.rs", "says phrases in the language"),
    (
        "theme/widgets/panel.rs",
        "what is the same in every language",
    ),
    ("view/badge.rs", "begins empty"),
    (
        "view/board/labels.rs",
        "numbers in the digits of the language",
    ),
    (
        "view/pieces/counts.rs",
        "numbers in the digits of the language",
    ),
    (
        "view/preview/bonuses.rs",
        "numbers in the digits of the language",
    ),
];

/// The only files that show text which is the same in every language.
const ALIKE: [(&str, &str); 2] = [
    ("menus/languages.rs", "languages by their own names"),
    ("menus/title.rs", "the version"),
];

/// Whoever is called so takes the name of an entity, what is logged, or the reason of a stop: no
/// player reads it.
const UNREAD: [&str; 16] = [
    "Name",
    "assert",
    "assert_eq",
    "debug",
    "debug_assert",
    "env",
    "error",
    "expect",
    "include_bytes",
    "info",
    "over",
    "panic",
    "part",
    "trace",
    "unreachable",
    "warn",
];

/// A literal of the code.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    line: usize,
    text: String,
    /// Whether it is the first thing that a phrase is made of.
    key: bool,
}

/// What a file says.
#[derive(Debug, Default)]
struct Source {
    /// Its literals, but for those that no player reads.
    said: Vec<Said>,
    /// Where it writes letters itself.
    writes: Vec<usize>,
    /// Where it shows text that is the same in every language.
    alike: Vec<usize>,
}

fn read(text: &str) -> Source {
    let mut source = Source::default();
    let tokens = text.parse().expect("the file is Rust");
    source.walk(&tokens, false);
    source
}

impl Source {
    fn walk(&mut self, tokens: &TokenStream, makes_phrase: bool) {
        let tokens: Vec<_> = tokens.clone().into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            let before = &tokens[..i];
            match token {
                TokenTree::Group(group) if is_unread(group, before) => {}
                TokenTree::Group(group) => {
                    let call = group.delimiter() == Delimiter::Parenthesis;
                    let phrase = call && (ends(before, "Phrase::new") || ends(before, "Arg::key"));
                    self.walk(&group.stream(), phrase);
                }
                TokenTree::Literal(literal) => {
                    let written = literal.to_string();
                    let inner = written
                        .strip_prefix('"')
                        .and_then(|rest| rest.strip_suffix('"'));
                    if let Some(inner) = inner {
                        self.said.push(Said {
                            line: literal.span().start().line,
                            text: inner.to_owned(),
                            key: makes_phrase && i == 0,
                        });
                    }
                }
                TokenTree::Ident(word) => {
                    let line = word.span().start().line;
                    let next = tokens.get(i + 1);
                    let called = next.is_some_and(|next| {
                        matches!(next, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis)
                    });
                    let made = called || next.is_some_and(|next| is_sign(next, ':'));
                    let of_another = before.last().is_some_and(|last| is_sign(last, ':'));
                    let changed = ends(before, "&mut");
                    match word.to_string().as_str() {
                        "Text" | "Text2d" | "TextSpan" if made && !of_another || changed => {
                            self.writes.push(line);
                        }
                        "text" if called && called_alone(before) => self.alike.push(line),
                        _ => {}
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }
}

/// Whether nobody who plays reads what stands in a group after these tokens.
fn is_unread(group: &Group, before: &[TokenTree]) -> bool {
    let attribute =
        group.delimiter() == Delimiter::Bracket && (ends(before, "#") || ends(before, "#!"));
    let tests = group.delimiter() == Delimiter::Brace && ends(before, "mod tests");
    let callee = before.iter().rev().find_map(|token| match token {
        TokenTree::Ident(word) if *word != "new" => Some(word.to_string()),
        TokenTree::Ident(_) => None,
        TokenTree::Punct(sign) if "!:".contains(sign.as_char()) => None,
        _ => Some(String::new()),
    });
    let called = group.delimiter() == Delimiter::Parenthesis
        && callee.is_some_and(|callee| UNREAD.contains(&callee.as_str()));
    attribute || tests || called
}

fn is_sign(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == wanted)
}

/// Whether a call here is of a function by its own name, not of a method or a path.
fn called_alone(before: &[TokenTree]) -> bool {
    !before
        .last()
        .is_some_and(|last| is_sign(last, '.') || is_sign(last, ':'))
        && !ends(before, "fn")
}

/// Whether tokens end as this reads, blanks apart.
fn ends(tokens: &[TokenTree], wanted: &str) -> bool {
    let last: String = tokens[tokens.len().saturating_sub(4)..]
        .iter()
        .filter(|token| !matches!(token, TokenTree::Group(_)))
        .map(ToString::to_string)
        .collect();
    last.ends_with(&wanted.replace(' ', ""))
}

/// Whether a player could read it: letters with a blank among them, a capital, or letters beyond
/// those of keys. What stands in braces is filled in.
fn is_readable(text: &str) -> bool {
    let mut depth = 0_u32;
    let fixed: String = text
        .chars()
        .filter(|&sign| {
            depth += u32::from(sign == '{');
            let outside = depth == 0;
            depth -= u32::from(sign == '}' && depth > 0);
            outside
        })
        .collect();
    let letters = fixed.chars().any(char::is_alphabetic);
    letters
        && fixed
            .chars()
            .any(|sign| sign == ' ' || sign.is_alphabetic() && !sign.is_ascii_lowercase())
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder that end so, by their path below `src`, with their text.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("it can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                let name = path.strip_prefix(root().join("src")).unwrap_or(&path);
                let name = name.display().to_string();
                found.push((name, fs::read_to_string(&path).expect("it can be read")));
            }
        }
    }
    found
}

/// The sources of the game, but for tests in files of their own.
static SOURCES: LazyLock<Vec<(String, Source)>> = LazyLock::new(|| {
    let files = files(&root().join("src"), ".rs").into_iter();
    let files = files.filter(|(name, _)| !name.ends_with("tests.rs"));
    files.map(|(name, text)| (name, read(&text))).collect()
});

/// What stands on the glass: the sources of its modules.
fn on_glass() -> impl Iterator<Item = (&'static str, &'static Source)> {
    let of_game = SOURCES.iter().map(|(name, source)| (name.as_str(), source));
    of_game.filter(|(name, _)| ON_GLASS.contains(&module(name)))
}

/// The module of a file.
fn module(name: &str) -> &str {
    name.split(['/', '.']).next().unwrap_or_default()
}

/// The keys of the language files.
fn keys() -> BTreeSet<String> {
    let messages = files(&root().join("assets/locale/en"), ".ftl");
    let entries = messages
        .into_iter()
        .flat_map(|(_, text)| parser::parse(text).expect("it is sound").body);
    let keys = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    keys.collect()
}

#[test]
fn what_should_not_be_said_is_found() {
    let source = read(
        r##"
        //! Not “this”.
        #[error("nor {this}")]
        struct Flaw;
        fn spawn() {
            (Name::new("Nor this"), Text::new("But this"), Phrase::new("this-key"), text(version));
            warn!("nor this: {}", "or this");
            Phrase::new(format!("seat-{}", "this")).with("Name", Word::Text("this too"));
            over(Menu::Pause, "Nor this");
            record.text("yes");
        }
        fn write(texts: Query<&mut Text2d>) {}
        mod tests { const OURS: &str = "Nor This"; }
        "##,
    );
    let said: Vec<_> = source.said.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(
        said,
        [
            "But this", "this-key", "seat-{}", "this", "Name", "this too", "yes"
        ]
    );
    let keys: Vec<_> = source.said.iter().filter(|said| said.key).collect();
    assert_eq!(keys.len(), 1, "{keys:?}");
    assert_eq!((source.writes, source.alike), (vec![6, 12], vec![6]));
    for text in ["Play", "play now", "jugar a él", "{count} squares"] {
        assert!(is_readable(text), "{text}");
    }
    for text in [
        "menu-play",
        "seat-{Colour}",
        "",
        "; ",
        "{} {}",
        "levels/own.ron",
    ] {
        assert!(!is_readable(text), "{text}");
    }
}

#[test]
fn the_code_says_nothing_to_players() {
    let complaints: Vec<_> = on_glass()
        .flat_map(|(name, source)| source.said.iter().map(move |said| (name, said)))
        .filter(|(_, said)| is_readable(&said.text))
        .map(|(name, said)| format!("{name}:{}: {:?}", said.line, said.text))
        .collect();
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn few_files_write_and_what_they_write_is_known() {
    let of = |wanted: fn(&Source) -> &[usize]| -> BTreeSet<&str> {
        let found = on_glass().filter(|(_, source)| !wanted(source).is_empty());
        found.map(|(name, _)| name).collect()
    };
    assert_eq!(
        of(|source| &source.writes),
        WRITERS.map(|(name, _)| name).into()
    );
    assert_eq!(
        of(|source| &source.alike),
        ALIKE.map(|(name, _)| name).into()
    );
}

#[test]
fn every_key_that_the_code_names_is_a_message() {
    let keys = keys();
    let mut named = 0;
    for (name, source) in &*SOURCES {
        for said in source.said.iter().filter(|said| said.key) {
            named += 1;
            let place = (name, said.line);
            assert!(keys.contains(&said.text), "{place:?}: {}", said.text);
        }
    }
    assert!(named > 100, "{named}");
}

#[test]
fn nothing_is_translated_in_vain() {
    let literals: BTreeSet<&str> = SOURCES
        .iter()
        .flat_map(|(_, source)| &source.said)
        .map(|said| said.text.as_str())
        .collect();
    // Games and presets name themselves in their files.
    let levels: String = files(&root().join("levels"), ".ron")
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    let filled: Vec<_> = literals.iter().filter(|text| text.contains('{')).collect();
    let vain: Vec<_> = keys()
        .into_iter()
        .filter(|key| {
            let told_of = key.strip_suffix("-about").unwrap_or(key);
            let by_level = levels.contains(&format!("\"{told_of}\""));
            let by_book = ["parchis-", "barsees-"]
                .iter()
                .any(|family| key.starts_with(family));
            let by_code =
                literals.contains(key.as_str()) || filled.iter().any(|text| fits(text, key));
            !by_level && !by_book && !by_code
        })
        .collect();
    assert!(vain.is_empty(), "{vain:?}");
}

/// Whether a key can be what comes of a text once its braces are filled: `seat-{name}`. One that is
/// nothing but braces says nothing.
fn fits(text: &str, key: &str) -> bool {
    let Some((before, rest)) = text.split_once('{') else {
        return false;
    };
    let after = rest.rsplit_once('}').map_or("", |(_, after)| after);
    let fixed = before.len() + after.len();
    before.starts_with(|sign: char| sign.is_ascii_lowercase())
        && before.ends_with('-')
        && key.len() > fixed
        && key.starts_with(before)
        && key.ends_with(after)
}
