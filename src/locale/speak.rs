//! From a key and its arguments to a sentence.

use fluent_bundle::{FluentArgs, FluentValue};
use serde::{Deserialize, Serialize};

use super::sources::{Bundle, bundle};
use super::{Digits, Direction, Language, plural};

/// Gives a text its direction where the first letter would not.
const RIGHT_TO_LEFT_MARK: char = '\u{200F}';
/// Fluent sets arguments between these two, so that each keeps its own direction.
const ISOLATES: [char; 2] = ['\u{2068}', '\u{2069}'];

/// How the program speaks: a language, and the digits the player prefers in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Locale {
    /// The language of every sentence.
    pub language: Language,
    /// The digits wished for; only Arabic has a choice.
    pub digits: Digits,
}

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A word taken as it is: a player's name, a path, or a value to select by (`family`: `parchis` or `barsees`).
    Text(&'a str),
    /// A number to show.
    Number(i64),
    /// A number to show and, as `$n`, to choose the plural form by.
    Count(u64),
    /// Another message, such as the name of a seat or of a square.
    Message(&'a str, &'a [(&'a str, Self)]),
}

impl<'a> Arg<'a> {
    /// A message without arguments of its own, such as `seat-yellow`.
    #[must_use]
    pub const fn key(key: &'a str) -> Self {
        Self::Message(key, &[])
    }
}

impl Locale {
    /// A language with its usual digits.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            digits: Digits::default(),
        }
    }

    /// The system's language, English when the program does not speak it.
    #[must_use]
    pub fn system() -> Self {
        Self::new(Language::system())
    }

    /// The way lines run.
    #[must_use]
    pub fn direction(self) -> Direction {
        self.language.direction()
    }

    /// The sentence for a key, with directional marks: for anything that lays out text by the Unicode rules.
    ///
    /// A key unknown to the language is said in English, one unknown there too shows as `⟨key⟩`.
    #[must_use]
    pub fn tr(self, key: &str, args: &[(&str, Arg)]) -> String {
        let sentence = self.say(key, args);
        match self.direction() {
            Direction::LeftToRight => sentence,
            Direction::RightToLeft => format!("{RIGHT_TO_LEFT_MARK}{sentence}"),
        }
    }

    /// The same sentence without marks: for window titles, logs and terminals.
    #[must_use]
    pub fn plain(self, key: &str, args: &[(&str, Arg)]) -> String {
        without_marks(&self.say(key, args))
    }

    /// The number in the digits of this locale.
    #[must_use]
    pub fn number(self, n: i64) -> String {
        self.own_digits().number(n, self.language)
    }

    /// Alternatives as one phrase, “1, 5 or 6”; empty for none.
    #[must_use]
    pub fn one_of(self, items: &[String]) -> String {
        self.listed(items, "list-or-more", "list-or")
    }

    /// Things together as one phrase, “Yellow, Blue and Red”; empty for none.
    #[must_use]
    pub fn all_of(self, items: &[String]) -> String {
        self.listed(items, "list-and-more", "list-and")
    }

    /// A list whose last item is joined by the message `end`, and those before it by `more`.
    fn listed(self, items: &[String], more: &str, end: &str) -> String {
        let Some((last, rest)) = items.split_last() else {
            return String::new();
        };
        let join = |key, rest: &str, last: &str| {
            without_marks(&self.say(key, &[("rest", Arg::Text(rest)), ("last", Arg::Text(last))]))
        };
        rest.iter()
            .cloned()
            .reduce(|phrase, item| join(more, &phrase, &item))
            .map_or_else(|| last.clone(), |phrase| join(end, &phrase, last))
    }

    fn own_digits(self) -> Digits {
        match self.language {
            Language::Arabic => self.digits,
            Language::English | Language::Spanish => Digits::Western,
        }
    }

    fn say(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.say_in(self.language, key, args)
            .or_else(|| self.say_in(Language::English, key, args))
            .unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    fn say_in(self, language: Language, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let bundle: &Bundle = bundle(language);
        let pattern = bundle.get_message(key)?.value()?;
        let args = self.fill(language, args);
        // A forgotten argument shows as its name in braces, which the sentence survives.
        Some(
            bundle
                .format_pattern(pattern, Some(&args), &mut Vec::new())
                .into_owned(),
        )
    }

    fn fill<'a>(self, language: Language, args: &[(&'a str, Arg<'a>)]) -> FluentArgs<'a> {
        let mut filled = FluentArgs::new();
        for &(name, arg) in args {
            let shown: FluentValue = match arg {
                Arg::Text(text) => text.into(),
                Arg::Number(n) => self.number(n).into(),
                Arg::Count(n) => {
                    filled.set("n", plural::selector(language, n));
                    self.number(i64::try_from(n).unwrap_or(i64::MAX)).into()
                }
                Arg::Message(key, inner) => self.say(key, inner).into(),
            };
            filled.set(name, shown);
        }
        filled
    }
}

/// Whether the language files have this key; they all have the same ones.
pub(super) fn knows(key: &str) -> bool {
    bundle(Language::English).has_message(key)
}

/// The text without the marks that steer its direction.
#[must_use]
pub fn without_marks(text: &str) -> String {
    text.replace([RIGHT_TO_LEFT_MARK, ISOLATES[0], ISOLATES[1]], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Locale = Locale {
        language: Language::English,
        digits: Digits::Western,
    };
    const SPANISH: Locale = Locale {
        language: Language::Spanish,
        digits: Digits::ArabicIndic,
    };
    const ARABIC: Locale = Locale {
        language: Language::Arabic,
        digits: Digits::ArabicIndic,
    };

    fn capture(locale: Locale) -> String {
        let square = [("number", Arg::Number(34))];
        locale.plain(
            "fact-captured",
            &[
                ("family", Arg::Text("parchis")),
                ("seat", Arg::key("seat-red")),
                ("rival", Arg::key("seat-blue")),
                ("square", Arg::Message("square-numbered", &square)),
            ],
        )
    }

    #[test]
    fn a_sentence_takes_its_arguments_in_each_language() {
        assert_eq!(capture(ENGLISH), "Red captures Blue’s piece on square 34.");
        assert_eq!(
            capture(SPANISH),
            "Rojo se come una ficha de Azul en la casilla 34."
        );
        assert_eq!(capture(ARABIC), "قرص الأحمر يلتهم قرص الأزرق في الخانة ٣٤.");
    }

    #[test]
    fn a_count_is_shown_and_selects() {
        let seats = |locale: Locale, n| locale.plain("setup-seats", &[("count", Arg::Count(n))]);
        assert_eq!(seats(ENGLISH, 1), "1 seat");
        assert_eq!(seats(SPANISH, 20), "20 asientos");
        for (n, expected) in [
            (1, "مقعد واحد"),
            (2, "مقعدان"),
            (10, "١٠ مقاعد"),
            (11, "١١ مقعدا"),
            (103, "١٠٣ مقاعد"),
        ] {
            assert_eq!(seats(ARABIC, n), expected);
        }
    }

    #[test]
    fn arabic_starts_with_its_mark_and_isolates_names() {
        let turn = |locale: Locale| locale.tr("hud-turn", &[("seat", Arg::Text("Ana"))]);
        assert_eq!(turn(ARABIC), "\u{200F}دور \u{2068}Ana\u{2069}");
        assert_eq!(turn(SPANISH), "Le toca a \u{2068}Ana\u{2069}");
        assert_eq!(
            ARABIC.plain("hud-turn", &[("seat", Arg::Text("Ana"))]),
            "دور Ana"
        );
        let nested = ARABIC.tr("hud-turn", &[("seat", Arg::key("seat-red"))]);
        assert_eq!(nested.matches(RIGHT_TO_LEFT_MARK).count(), 1);
    }

    #[test]
    fn an_unknown_key_is_shown_as_itself() {
        assert_eq!(ENGLISH.tr("no-such-key", &[]), "⟨no-such-key⟩");
        assert_eq!(ARABIC.plain("no-such-key", &[]), "⟨no-such-key⟩");
    }

    #[test]
    fn alternatives_become_one_phrase() {
        let faces = |locale: Locale, faces: &[i64]| {
            locale.one_of(
                &faces
                    .iter()
                    .map(|&face| locale.number(face))
                    .collect::<Vec<_>>(),
            )
        };
        assert_eq!(faces(ENGLISH, &[]), "");
        assert_eq!(faces(ENGLISH, &[5]), "5");
        assert_eq!(faces(SPANISH, &[5, 6]), "5 o 6");
        assert_eq!(faces(ENGLISH, &[1, 5, 6]), "1, 5 or 6");
        assert_eq!(faces(ARABIC, &[1, 5, 6]), "١ أو ٥ أو ٦");
    }

    #[test]
    fn a_locale_is_written_by_tag() {
        let written = ron::to_string(&ARABIC).unwrap();
        assert_eq!(written, "(language:ar,digits:arabic_indic)");
        assert_eq!(ron::from_str::<Locale>(&written), Ok(ARABIC));
    }
}
