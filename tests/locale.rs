//! The texts of the three languages agree with one another, and each can be said.

#![expect(
    clippy::disallowed_methods,
    reason = "the files are read from the disk"
)]
#![expect(
    clippy::unwrap_used,
    reason = "a helper of tests may stop at the first surprise"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use parchis::locale::{Arg, Digits, Language, Locale};

/// What is compared of a message.
#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    /// Selected variable and the keys of its variants.
    selectors: Vec<(String, BTreeSet<String>)>,
    text: String,
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable {
                    expression: Expression::Inline(inline),
                } => {
                    self.read_variable(inline);
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    let variable = self.read_variable(selector);
                    let keys = variants.iter().map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => name.clone(),
                        VariantKey::NumberLiteral { value } => value.clone(),
                    });
                    self.selectors.push((variable, keys.collect()));
                    for variant in variants {
                        self.read(&variant.value);
                    }
                }
            }
        }
    }

    fn read_variable(&mut self, inline: &InlineExpression<String>) -> String {
        let InlineExpression::VariableReference { id } = inline else {
            panic!("only variables stand in braces, not {inline:?}")
        };
        self.variables.insert(id.name.clone());
        id.name.clone()
    }
}

/// Every message of a language by file and key.
fn messages(language: Language) -> BTreeMap<(String, String), Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets/locale")
        .join(language.tag());
    let mut messages = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let resource = parser::parse(fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(entry) = entry else {
                continue;
            };
            let mut message = Message::default();
            message.read(&entry.value.unwrap());
            messages.insert((name.clone(), entry.id.name), message);
        }
    }
    messages
}

fn keys() -> Vec<String> {
    messages(Language::English)
        .into_keys()
        .map(|(_, key)| key)
        .collect()
}

/// An argument for every variable that a message may have.
fn sample<'a>(family: &'a str, n: u64) -> [(&'a str, Arg<'a>); 45] {
    [
        ("family", Arg::Text(family)),
        ("count", Arg::Count(n)),
        ("number", Arg::Number(34)),
        ("value", Arg::Number(6)),
        ("first", Arg::Number(5)),
        ("second", Arg::Number(3)),
        ("faces", Arg::Text("5")),
        ("entry", Arg::Text("5")),
        ("seat", Arg::key("seat-red")),
        ("rival", Arg::key("seat-blue")),
        ("next", Arg::key("seat-green")),
        ("partner", Arg::key("seat-yellow")),
        (
            "square",
            Arg::Message("square-numbered", &[("number", Arg::Number(34))]),
        ),
        ("token", Arg::key("token-khal")),
        ("throw", Arg::key("throw-dest")),
        ("place", Arg::key("place-1")),
        ("rest", Arg::Text("1")),
        ("last", Arg::Text("5")),
        ("path", Arg::Text("saves/game.ron")),
        ("board", Arg::Text("our-board")),
        ("name", Arg::Text("barsees-damascus")),
        ("throw-key", Arg::key("key-space")),
        ("choose-key", Arg::key("key-arrows")),
        ("play-key", Arg::key("key-enter")),
        ("number-keys", Arg::key("key-numbers")),
        ("skip-key", Arg::key("key-space")),
        ("pause-key", Arg::key("key-escape")),
        ("whole-key", Arg::Text("0")),
        ("result-key", Arg::key("key-end")),
        ("key", Arg::key("parchis-team-form")),
        ("other", Arg::key("parchis-dice-count")),
        ("letter", Arg::Text("Y")),
        ("rules", Arg::key("rules-spain")),
        ("seats", Arg::Text("Y")),
        ("near", Arg::Text("six.fallback")),
        ("found", Arg::Text("portugal")),
        ("known", Arg::Text("spain")),
        ("example", Arg::Text("parchis")),
        ("wanted", Arg::Text("true")),
        ("words", Arg::Text("goal")),
        ("sentence", Arg::key("parchis-dice-count-1")),
        ("game", Arg::key("game-parchis-4-spain")),
        ("games", Arg::Number(10_000)),
        ("least", Arg::Number(24)),
        ("most", Arg::Number(26)),
    ]
}

#[test]
fn every_language_has_the_same_keys_with_the_same_variables() {
    let shape = |language| -> BTreeMap<_, _> {
        messages(language)
            .into_iter()
            .map(|(key, message)| (key, message.variables))
            .collect()
    };
    let english = shape(Language::English);
    assert!(english.len() > 100);
    for language in [Language::Arabic, Language::Spanish] {
        let other = shape(language);
        for (key, variables) in &english {
            assert_eq!(other.get(key), Some(variables), "{language:?} {key:?}");
        }
        let extra: Vec<_> = other
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(extra.is_empty(), "{language:?} alone has {extra:?}");
    }
}

#[test]
fn plural_selectors_name_every_form_of_their_language() {
    for language in Language::ALL {
        let forms = match language {
            Language::Arabic => ["zero", "one", "two", "few", "many", "other"].as_slice(),
            Language::English | Language::Spanish => ["one", "other"].as_slice(),
        };
        let forms: BTreeSet<String> = forms.iter().map(|&form| form.to_owned()).collect();
        let mut seen = 0;
        for (key, message) in messages(language) {
            for (variable, variants) in message.selectors {
                match variable.as_str() {
                    "n" => assert_eq!(variants, forms, "{language:?} {key:?}"),
                    "family" => assert_eq!(
                        variants,
                        ["barsees", "parchis"].map(str::to_owned).into(),
                        "{language:?} {key:?}"
                    ),
                    other => panic!("{language:?} {key:?} selects by {other}"),
                }
                seen += 1;
            }
        }
        assert!(seen > 10, "{language:?}");
    }
}

#[test]
fn keys_are_kebab_case() {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    for key in keys() {
        assert!(key.chars().all(allowed) && !key.contains("--"), "{key}");
    }
}

#[test]
fn numbers_come_from_arguments_so_that_they_follow_the_digits() {
    for language in Language::ALL {
        for ((_, key), message) in messages(language) {
            let shows_digits = key.starts_with("menu-digits-");
            let digit = message.text.contains(|c: char| c.is_numeric());
            assert_eq!(digit, shows_digits, "{language:?} {key}: {}", message.text);
        }
    }
}

#[test]
fn every_key_can_be_said_in_every_language() {
    for language in Language::ALL {
        for digits in Digits::ALL {
            let locale = Locale { language, digits };
            for key in keys() {
                for family in ["parchis", "barsees"] {
                    for n in [0, 1, 2, 3, 11, 100, 103] {
                        let said = locale.plain(&key, &sample(family, n));
                        assert!(
                            !said.contains(['⟨', '{', '}']),
                            "{language:?} {key}: {said}"
                        );
                        assert!(!said.trim().is_empty(), "{language:?} {key}");
                    }
                }
            }
        }
    }
}

#[test]
fn sentences_end_as_sentences() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for ((file, key), _) in messages(language) {
            if !["facts.ftl", "reasons.ftl", "errors.ftl"].contains(&file.as_str()) {
                continue;
            }
            for family in ["parchis", "barsees"] {
                let said = locale.plain(&key, &sample(family, 3));
                assert!(said.ends_with('.'), "{language:?} {key}: {said}");
                assert_eq!(
                    said.trim_end_matches('.').matches(". ").count(),
                    0,
                    "{language:?} {key}: {said}"
                );
                assert!(
                    !said.contains(['\n', '\t']) && !said.contains("  "),
                    "{language:?} {key}: {said}"
                );
            }
        }
    }
}

#[test]
fn every_fact_a_player_can_see_has_its_sentence() {
    let keys: BTreeSet<String> = keys().into_iter().collect();
    for key in [
        "fact-start-rolled",
        "fact-starter-chosen",
        "fact-starter-drawn",
        "fact-thrown-die",
        "fact-thrown-dice",
        "fact-thrown-cowries",
        "fact-token-banked",
        "fact-entered",
        "fact-moved",
        "fact-captured",
        "fact-bonus-granted-capture",
        "fact-bonus-granted-exit-capture",
        "fact-bonus-granted-goal",
        "fact-bonus-lost",
        "fact-declined",
        "fact-reached-goal",
        "fact-barrier-opened",
        "fact-barrier-formed",
        "fact-sent-back-third-six",
        "fact-sent-back-huff",
        "fact-kept-turn-six",
        "fact-kept-turn-double",
        "fact-kept-turn-special",
        "fact-kept-turn-capture",
        "fact-kept-turn-try",
        "fact-no-move",
        "fact-token-forfeited",
        "fact-turn-passed-ended",
        "fact-turn-passed-no-move",
        "fact-turn-passed-third-six",
        "fact-turn-passed-huff",
        "fact-turn-passed-placed",
        "fact-placed",
        "fact-game-over",
    ] {
        assert!(keys.contains(key), "{key}");
    }
}
