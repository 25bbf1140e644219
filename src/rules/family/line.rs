//! Rules as a short line of text, to be sent to somebody and pasted.
//!
//! ```text
//! parchis/1/spain/six.fallback=true/enter.on=5+6
//! ```
//!
//! The family, the version of the format, a preset that comes with the program, and what
//! differs from it. Lists have `+` between their parts. The line has no space and no sign that
//! a chat program would make something else of.

use super::flaw::RulesFlaw;
use super::{FAMILIES, Family, HouseRules, KeySpec, Kind, Reason, Rules, Value};

/// The only version of the format that there is.
const VERSION: &str = "1";

/// Why a text holds no line of rules.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LineFlaw {
    /// Nothing in it looks like one.
    #[error(
        "there is no line of rules in it; one begins like {}",
        HouseRules::EXAMPLE
    )]
    Empty,
    /// There are several that differ.
    #[error("there are several lines of rules in it")]
    Several,
    /// The line is written for another program.
    #[error("version {found} is unknown; this program reads version {VERSION}")]
    Version {
        /// The version of the line.
        found: String,
    },
    /// A preset that does not come with the program.
    #[error("no preset is called {found:?}; choose one of {}", known.join(", "))]
    Preset {
        /// The name.
        found: String,
        /// The names of the family's presets.
        known: Vec<String>,
    },
    /// Something without an equals sign.
    #[error("{0:?} is no rule: a rule is a name, an equals sign and a value")]
    Word(String),
    /// A key or a value of a family that is wrong.
    #[error("{1}")]
    Rule(&'static Family, RulesFlaw),
}

impl HouseRules {
    /// How a line begins.
    pub const EXAMPLE: &str = "parchis/1/spain";
    /// The version that this program writes and reads.
    pub const LINE_VERSION: &str = VERSION;

    /// The line, on the nearest of `presets`, which should be those that everybody has.
    #[must_use]
    pub fn line<'a>(&self, presets: impl IntoIterator<Item = &'a Rules>) -> String {
        let shared = self.on_nearest(presets);
        let mut line = format!("{}/{VERSION}/{}", self.family().id, shared.base().preset());
        for (path, value) in shared.changes() {
            line += &format!("/{path}={}", value.bare());
        }
        line
    }

    /// Sets what a word of a line says, such as `enter.on=5+6`, and returns the key's path.
    ///
    /// # Errors
    /// If it is no rule, or its key or value is wrong.
    pub fn say(&mut self, word: &str) -> Result<&'static str, LineFlaw> {
        let (key, value) = rule(word, self.family())?;
        self.set(key.path, &value)
            .map_err(|flaw| LineFlaw::Rule(self.family(), flaw))?;
        Ok(key.path)
    }

    /// Reads the one line of rules in a text, whatever stands around it. The values may
    /// contradict each other: [`rules`](Self::rules) tells.
    ///
    /// # Errors
    /// That there is no line, or several; else everything that is wrong with the line.
    pub fn read_line<'a>(
        text: &str,
        presets: impl IntoIterator<Item = &'a Rules>,
    ) -> Result<Self, Vec<LineFlaw>> {
        let mut lines = lines(text);
        lines.dedup_by(|b, a| a.1.eq_ignore_ascii_case(b.1));
        let (family, line) = match lines[..] {
            [] => return Err(vec![LineFlaw::Empty]),
            [line] => line,
            _ => return Err(vec![LineFlaw::Several]),
        };
        let mut words = line.split('/').skip(1);
        let version = words.next().unwrap_or_default();
        if version != VERSION {
            let found = version.to_owned();
            return Err(vec![LineFlaw::Version { found }]);
        }
        let mut flaws = Vec::new();
        let base = base(words.next().unwrap_or_default(), family, presets);
        let base = base.map_err(|flaw| flaws.push(flaw)).ok();
        // Without its preset the rest of the line can still be judged.
        let mut house = Self::on(base.cloned().unwrap_or_else(|| Rules::usual(family)));
        let mut said = Vec::new();
        for word in words.filter(|word| !word.is_empty()) {
            match house.say(word) {
                Ok(path) if said.contains(&path) => {
                    let twice = RulesFlaw::new(path, Reason::Twice);
                    flaws.push(LineFlaw::Rule(family, twice));
                }
                Ok(path) => said.push(path),
                Err(flaw) => flaws.push(flaw),
            }
        }
        if flaws.is_empty() {
            Ok(house)
        } else {
            Err(flaws)
        }
    }
}

/// The preset of a name.
fn base<'a>(
    name: &str,
    family: &Family,
    presets: impl IntoIterator<Item = &'a Rules>,
) -> Result<&'a Rules, LineFlaw> {
    let mut known = Vec::new();
    for rules in presets.into_iter().filter(|rules| rules.family() == family) {
        if rules.preset().eq_ignore_ascii_case(name) {
            return Ok(rules);
        }
        known.push(rules.preset().to_owned());
    }
    let found = name.to_owned();
    Err(LineFlaw::Preset { found, known })
}

/// The rule that a word says.
fn rule(word: &str, family: &'static Family) -> Result<(&'static KeySpec, Value), LineFlaw> {
    let (path, text) = word
        .split_once('=')
        .ok_or_else(|| LineFlaw::Word(word.to_owned()))?;
    let path = path.to_ascii_lowercase();
    let key = family
        .key(&path)
        .ok_or_else(|| LineFlaw::Rule(family, family.unknown(&path)))?;
    let value = key.kind.of_bare(text);
    // A keyboard may have put a capital letter where there was none.
    let small = key.kind.of_bare(&text.to_ascii_lowercase());
    if key.check(&value).is_err() && key.check(&small).is_ok() {
        return Ok((key, small));
    }
    Ok((key, value))
}

/// Every line in a text, with its family: the name of a family, a slash and a number, and all
/// that can belong to a line after it.
fn lines(text: &str) -> Vec<(&'static Family, &str)> {
    let small = text.to_ascii_lowercase();
    let part = |c: char| c.is_ascii_alphanumeric() || "._-+,=/".contains(c);
    let mut found = Vec::new();
    for family in FAMILIES {
        let head = format!("{}/", family.id);
        for (at, _) in small.match_indices(&head) {
            let alone = !small[..at].ends_with(part);
            let rest = &text[at..];
            let numbered = rest[head.len()..].starts_with(|c: char| c.is_ascii_digit());
            if alone && numbered {
                let end = rest.find(|c| !part(c)).unwrap_or(rest.len());
                found.push((family, rest[..end].trim_end_matches(['.', ',', '-', '/'])));
            }
        }
    }
    found
}

impl Value {
    /// Without brackets, quotes and spaces, as a line of rules has it.
    #[must_use]
    pub fn bare(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::List(parts) => {
                let parts: Vec<_> = parts.iter().map(Self::bare).collect();
                parts.join("+")
            }
            other => other.to_string(),
        }
    }
}

impl Kind {
    /// The value that [`Value::bare`] writes so.
    fn of_bare(self, text: &str) -> Value {
        let letters = || {
            let mut parts = text.trim_matches(['[', ']']).split(['+', ',']);
            parts.all(|part| part.len() == 1 && part.chars().all(char::is_uppercase))
        };
        let list = match self {
            Self::Faces | Self::Counts(_) | Self::Set(_) => true,
            Self::Seats => letters(),
            _ => false,
        };
        let written = if list {
            format!("[{}]", text.trim_matches(['[', ']']).replace('+', ","))
        } else {
            text.to_owned()
        };
        let Ok(value) = written.parse();
        value
    }
}
