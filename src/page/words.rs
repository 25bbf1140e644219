//! What passes between the game and its page: a word, and a text.

use serde::Deserialize;
use serde_json::json;

/// What the game tells its page.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "game", derive(bevy::prelude::Message))]
pub enum Told {
    /// A sentence for whoever listens instead of looking.
    Say(String),
    /// The language in which everything is said, `ar`.
    Language(&'static str),
    /// Whether there is a way back in the game.
    Deep(bool),
    /// The line that is written on, or none any more.
    Write(Option<Line>),
    /// A text to be kept as a file.
    Save {
        /// The name of the file.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Somebody is to choose a file.
    Open,
    /// The game cannot go on, and why.
    Stop(String),
    /// The page is to be loaded anew, since what is kept has changed.
    Anew,
    /// What is to be seen and done, as JSON, for tests.
    Seen(String),
    /// What a test asked for.
    Answer(String),
}

/// A line that is written on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What stands there.
    pub text: String,
    /// The most letters.
    pub most: Option<usize>,
}

impl Told {
    /// The word and the text that the page understands.
    #[must_use]
    pub fn words(&self) -> (&'static str, String) {
        let yes = |yes: bool| if yes { "yes" } else { "" }.to_owned();
        match self {
            Self::Say(sentence) => ("say", sentence.clone()),
            Self::Language(language) => ("language", (*language).to_owned()),
            Self::Deep(deep) => ("deep", yes(*deep)),
            Self::Write(None) => ("write", String::new()),
            Self::Write(Some(Line { text, most })) => {
                let most = most.map_or(-1, |most| most as i64);
                ("write", json!({ "text": text, "most": most }).to_string())
            }
            Self::Save { name, text } => {
                ("save", json!({ "name": name, "text": text }).to_string())
            }
            Self::Open => ("open", String::new()),
            Self::Stop(why) => ("stop", why.clone()),
            Self::Anew => ("anew", String::new()),
            Self::Seen(json) => ("seen", json.clone()),
            Self::Answer(text) => ("answer", text.clone()),
        }
    }
}

/// What the page tells the game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "game", derive(bevy::prelude::Message))]
#[serde(rename_all = "lowercase")]
pub enum Heard {
    /// A file that was chosen.
    File {
        /// Its name, without folders.
        name: String,
        /// What is in it.
        text: String,
    },
    /// A test wants games that nobody watches, as `parchis simulate` plays them.
    Simulate {
        /// The game.
        game: String,
        /// Who plays, in the order of turns.
        players: Vec<String>,
        /// How many games.
        games: u64,
        /// The seed of the throws.
        seed: u64,
        /// Whether the record of the first is wanted, else how many moves there were.
        record: bool,
    },
}

impl Heard {
    /// Reads JSON, such as `{"file":{"name":"a.game.ron","text":"…"}}`; nothing if the game does not
    /// understand it.
    #[must_use]
    pub fn read(told: &str) -> Option<Self> {
        serde_json::from_str(told).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_heard_with_its_name() {
        let heard = Heard::read(r#"{"file":{"name":"a.json","text":"one\ntwo"}}"#);
        let (name, text) = ("a.json".to_owned(), "one\ntwo".to_owned());
        assert_eq!(heard, Some(Heard::File { name, text }));
        for unknown in ["file", r#"{"file":{}}"#, r#"{"cat":{}}"#, ""] {
            assert_eq!(Heard::read(unknown), None, "{unknown:?}");
        }
    }

    #[test]
    fn a_line_that_is_written_on_is_told_as_json_and_none_as_nothing() {
        let line = Line {
            text: "\"Ana\"".to_owned(),
            most: Some(16),
        };
        let (what, text) = Told::Write(Some(line)).words();
        assert_eq!(
            (what, text.as_str()),
            ("write", r#"{"most":16,"text":"\"Ana\""}"#)
        );
        assert_eq!(Told::Write(None).words(), ("write", String::new()));
    }
}
