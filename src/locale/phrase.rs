//! A message that waits to be said: it keeps its arguments, so that it can be said again when
//! the language changes.

use std::borrow::Cow;

use super::speak::knows;
use super::{Arg, Locale};

/// A key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    key: Cow<'static, str>,
    args: Vec<(&'static str, Word)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A word taken as it is, or a value to select by.
    Text(Cow<'static, str>),
    /// A number to show.
    Number(i64),
    /// A number to show and to choose the plural form by.
    Count(u64),
    /// Another phrase.
    Phrase(Phrase),
    /// Alternatives: “1, 5 or 6”.
    OneOf(Vec<Word>),
    /// Things together: “Yellow, Blue and Red”.
    AllOf(Vec<Word>),
}

impl Phrase {
    /// The message with this key.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// What something is called: a key of the language files, or else a name that somebody
    /// has given and that is said as it was written.
    #[must_use]
    pub fn called(name: impl Into<String>) -> Self {
        let name = name.into();
        if knows(&name) {
            Self::new(name)
        } else {
            Self::new("name-as-written").with("name", name)
        }
    }

    /// What is told of a game of this name: the message `NAME-about`. Of a game that somebody
    /// named in their own words, it is told that it is theirs.
    #[must_use]
    pub fn about(name: &str) -> Self {
        let about = format!("{name}-about");
        if knows(&about) {
            Self::new(about)
        } else {
            Self::new("game-own-about")
        }
    }

    /// The same with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl Into<Word>) -> Self {
        self.args.push((name, word.into()));
        self
    }

    /// The same with a number that chooses the plural form, as `$count`.
    #[must_use]
    pub fn count(self, n: impl Into<u64>) -> Self {
        let n = n.into();
        self.with("count", Word::Count(n))
    }

    /// The key.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The sentence, with directional marks.
    #[must_use]
    pub fn say(&self, locale: Locale) -> String {
        self.fill(locale, |args| locale.tr(&self.key, args))
    }

    /// The sentence without marks.
    #[must_use]
    pub fn plain(&self, locale: Locale) -> String {
        self.fill(locale, |args| locale.plain(&self.key, args))
    }

    fn fill(&self, locale: Locale, say: impl FnOnce(&[(&str, Arg)]) -> String) -> String {
        let words: Vec<_> = self
            .args
            .iter()
            .map(|(_, word)| word.plain(locale))
            .collect();
        let args: Vec<_> = self
            .args
            .iter()
            .zip(&words)
            .map(|((name, word), said)| match *word {
                Word::Number(n) => (*name, Arg::Number(n)),
                Word::Count(n) => (*name, Arg::Count(n)),
                _ => (*name, Arg::Text(said)),
            })
            .collect();
        say(&args)
    }
}

impl Word {
    fn plain(&self, locale: Locale) -> String {
        match self {
            Self::Text(text) => text.to_string(),
            Self::Number(n) => locale.number(*n),
            Self::Count(n) => locale.number(i64::try_from(*n).unwrap_or(i64::MAX)),
            Self::Phrase(phrase) => phrase.plain(locale),
            Self::OneOf(words) => locale.one_of(&said(words, locale)),
            Self::AllOf(words) => locale.all_of(&said(words, locale)),
        }
    }
}

fn said(words: &[Word], locale: Locale) -> Vec<String> {
    words.iter().map(|word| word.plain(locale)).collect()
}

impl From<Phrase> for Word {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<&'static str> for Word {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Word {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<u8> for Word {
    fn from(n: u8) -> Self {
        Self::Number(n.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn a_phrase_is_said_in_every_language() {
        let square = Phrase::new("square-numbered").with("number", 34);
        let barrier = Phrase::new("reason-barrier-at").with("square", square);
        let say = |language| barrier.plain(Locale::new(language));
        assert_eq!(
            say(Language::English),
            "The barrier on square 34 blocks the way."
        );
        assert_eq!(say(Language::Arabic), "السد في الخانة 34 يغلق الطريق.");
    }

    #[test]
    fn a_name_is_a_key_or_stands_as_it_was_written() {
        let spanish = Locale::new(Language::Spanish);
        assert_eq!(Phrase::called("rules-spain").plain(spanish), "España");
        for name in ["Casa de la abuela", "بيت جدتي", "spain", "{ $n }", ""] {
            assert_eq!(Phrase::called(name).plain(spanish), name);
        }
    }

    #[test]
    fn alternatives_and_counts_are_words_too() {
        let faces = Word::OneOf(vec![1.into(), 5.into(), 6.into()]);
        let needs = Phrase::new("reason-needs-entry").with("faces", faces);
        let english = Locale::new(Language::English);
        assert_eq!(
            needs.plain(english),
            "This piece leaves home only on 1, 5 or 6."
        );
        let seats = Word::AllOf(vec!["A".into(), "B".into(), "C".into()]);
        let play = Phrase::new("parchis-seats-in-play-these").with("seats", seats);
        assert_eq!(
            play.plain(english),
            "Only these seats are taken: A, B and C."
        );
        assert_eq!(
            Phrase::new("setup-seats").count(1_u8).plain(english),
            "1 seat"
        );
    }
}
