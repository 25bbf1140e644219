//! The shipped fonts can draw everything the program says.

#![expect(
    clippy::disallowed_methods,
    reason = "the files are read from the disk"
)]
#![expect(
    clippy::unwrap_used,
    reason = "a helper of tests may stop at the first surprise"
)]

use std::collections::BTreeSet;
use std::{fs, path::Path};

use fluent_syntax::{ast::Entry, parser};
use harfrust::{FontRef, GlyphBuffer, ShaperData, UnicodeBuffer};
use parchis::locale::{Arg, Digits, Language, Locale};

const FONTS: [&str; 2] = ["Cairo-Regular.ttf", "Cairo-Bold.ttf"];

/// Letters that join to the letter before them only.
const JOIN_BACKWARDS: &str = "اأإآدذرزوؤة";
/// Letters that join on neither side.
const JOIN_NOWHERE: &str = "ء";

fn assets() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

/// Calls `test` with the name of each font and a function that shapes a text in it.
fn in_each_font(test: impl Fn(&str, &dyn Fn(&str) -> GlyphBuffer)) {
    for name in FONTS {
        let bytes = fs::read(assets().join("fonts").join(name)).unwrap();
        let font = FontRef::new(&bytes).unwrap();
        let data = ShaperData::new(&font);
        let shaper = data.shaper(&font).build();
        test(name, &|text| {
            let mut buffer = UnicodeBuffer::new();
            buffer.push_str(text);
            buffer.guess_segment_properties();
            shaper.shape(buffer, &[])
        });
    }
}

/// The glyphs of a text in the order of its letters.
fn glyphs(shaped: &GlyphBuffer) -> Vec<u32> {
    let mut infos: Vec<_> = shaped.glyph_infos().to_vec();
    infos.sort_by_key(|info| info.cluster);
    infos.iter().map(|info| info.glyph_id).collect()
}

/// The keys of a language's messages.
fn keys(language: Language) -> Vec<String> {
    let mut keys = Vec::new();
    for file in fs::read_dir(assets().join("locale").join(language.tag())).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let resource = parser::parse(text).unwrap();
        keys.extend(resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        }));
    }
    keys
}

/// Everything a language says, in both kinds of digits, families and every plural form.
///
/// Arguments are messages themselves, and stand in isolates: nothing joins across them, so one of each is enough.
fn sayings(language: Language) -> BTreeSet<String> {
    let mut sayings = BTreeSet::from([language.autonym().to_owned()]);
    let keys = keys(language);
    for digits in Digits::ALL {
        let locale = Locale { language, digits };
        sayings.insert(locale.number(1_234_567_890));
        sayings.insert(locale.tr("no-such-key", &[]));
        for key in &keys {
            for family in ["parchis", "barsees"] {
                for n in [0, 1, 2, 3, 11, 100] {
                    let args = [
                        ("family", Arg::Text(family)),
                        ("count", Arg::Count(n)),
                        ("number", Arg::Number(34)),
                        ("seat", Arg::key("seat-red")),
                        ("path", Arg::Text("~/.local/share/parchis/saves/game_1.ron")),
                    ];
                    sayings.insert(locale.tr(key, &args));
                }
            }
        }
    }
    sayings
}

#[test]
fn no_saying_has_a_sign_that_the_fonts_lack() {
    in_each_font(|font, shape| {
        for language in Language::ALL {
            let sayings = sayings(language);
            assert!(sayings.len() > 200, "{language:?}");
            for saying in sayings {
                assert!(!glyphs(&shape(&saying)).contains(&0), "{font}: {saying}");
            }
        }
    });
}

#[test]
fn a_sign_that_the_fonts_lack_is_noticed() {
    in_each_font(|font, shape| {
        for text in ["34 → 39", "棋", "الدار → المخرج"] {
            assert!(glyphs(&shape(text)).contains(&0), "{font}: {text}");
        }
    });
}

#[test]
fn every_arabic_letter_in_use_joins_its_neighbours() {
    let said: String = sayings(Language::Arabic).into_iter().collect();
    let letters: BTreeSet<char> = said
        .chars()
        .filter(|c| ('ء'..='ي').contains(c) && *c != 'ـ')
        .collect();
    assert!(letters.len() > 25, "{letters:?}");
    in_each_font(|font, shape| {
        let alone = |letter: char| glyphs(&shape(&letter.to_string()))[0];
        for &letter in &letters {
            let [before, middle, after] = glyphs(&shape(&format!("ب{letter}ب")))[..] else {
                panic!("{font}: {letter} between two beh is not three glyphs")
            };
            let joins_before = !JOIN_NOWHERE.contains(letter);
            let joins_after = joins_before && !JOIN_BACKWARDS.contains(letter);
            assert_eq!(
                before != alone('ب'),
                joins_before,
                "{font}: beh before {letter}"
            );
            assert_eq!(
                middle != alone(letter),
                joins_before,
                "{font}: {letter} in the middle"
            );
            assert_eq!(
                after != alone('ب'),
                joins_after,
                "{font}: beh after {letter}"
            );
        }
    });
}

#[test]
fn lam_alef_is_one_glyph_and_a_mark_sits_on_its_letter() {
    in_each_font(|font, shape| {
        assert_eq!(glyphs(&shape("لا")).len(), 1, "{font}");
        let marked = shape("شكّه");
        let marks: Vec<_> = marked
            .glyph_infos()
            .iter()
            .zip(marked.glyph_positions())
            .filter(|(_, position)| position.x_advance == 0)
            .collect();
        let [(_, shadda)] = marks[..] else {
            panic!("{font}: {} marks", marks.len())
        };
        assert!(
            shadda.x_offset != 0 || shadda.y_offset != 0,
            "{font}: the shadda is not placed"
        );
    });
}
