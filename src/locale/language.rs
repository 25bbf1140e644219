//! The languages of the program and the way they run.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Arabic.
    #[serde(rename = "ar")]
    Arabic,
    /// English, and the fallback of the others.
    #[serde(rename = "en")]
    English,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

/// The way a line of writing runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

/// No language of the program answers to this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language “{0}”: the program speaks ar, en and es")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// Every language, in the order of a menu.
    pub const ALL: [Self; 3] = [Self::Arabic, Self::English, Self::Spanish];

    /// The first of the system's preferred languages that the program speaks, English when there is none.
    #[must_use]
    pub fn system() -> Self {
        Self::preferred(sys_locale::get_locales())
    }

    fn preferred(tags: impl Iterator<Item = String>) -> Self {
        tags.filter_map(|tag| tag.parse().ok())
            .next()
            .unwrap_or(Self::English)
    }

    /// The language's own name for itself.
    #[must_use]
    pub fn autonym(self) -> &'static str {
        match self {
            Self::Arabic => "العربية",
            Self::English => "English",
            Self::Spanish => "Español",
        }
    }

    /// The two letters that name the language in files and tags.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::Arabic => "ar",
            Self::English => "en",
            Self::Spanish => "es",
        }
    }

    /// The way its lines run.
    #[must_use]
    pub fn direction(self) -> Direction {
        match self {
            Self::Arabic => Direction::RightToLeft,
            Self::English | Self::Spanish => Direction::LeftToRight,
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }
}

/// Reads a tag such as `ar`, `es-MX` or `en_GB.UTF-8`; only the language counts.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage(tag.to_owned());
        let bare = tag.split(['.', '@']).next().unwrap_or_default();
        let identifier: LanguageIdentifier = bare.parse().map_err(|_| unknown())?;
        Self::ALL
            .into_iter()
            .find(|language| language.tag() == identifier.language.as_str())
            .ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_whatever_follows_the_language() {
        for (tag, language) in [
            ("ar", Language::Arabic),
            ("ar-MA", Language::Arabic),
            ("ar_SY.UTF-8", Language::Arabic),
            ("es-MX", Language::Spanish),
            ("es_ES@euro", Language::Spanish),
            ("EN-gb", Language::English),
        ] {
            assert_eq!(tag.parse(), Ok(language), "{tag}");
        }
    }

    #[test]
    fn other_tags_are_refused() {
        for tag in ["", "C", "POSIX", "fr-FR", "arabic", "esperanto", "-"] {
            assert_eq!(
                tag.parse::<Language>(),
                Err(UnknownLanguage(tag.to_owned()))
            );
        }
    }

    #[test]
    fn the_first_spoken_preference_wins() {
        let prefer = |tags: &[&str]| Language::preferred(tags.iter().map(|&tag| tag.to_owned()));
        assert_eq!(prefer(&["fr-FR", "es-ES", "ar"]), Language::Spanish);
        assert_eq!(prefer(&["C"]), Language::English);
        assert_eq!(prefer(&[]), Language::English);
    }
}
