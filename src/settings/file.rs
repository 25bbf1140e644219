//! Settings as a text, to be kept and read again.

use std::num::NonZeroU32;

use ron::value::RawValue;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::flaw::SettingsFlaw;
use super::values::{Setting, Settings};

/// The version of the format.
const VERSION: NonZeroU32 = NonZeroU32::MIN;

/// What was made of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// What is sound in it; all else has its usual value.
    pub settings: Settings,
    /// Everything that is wrong with it.
    pub flaws: Vec<SettingsFlaw>,
}

impl Reading {
    /// Reads a text. A value that is no good is replaced by the usual one, and the others stay;
    /// from what is no file of settings of this version nothing is taken.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let file = match ron::from_str::<File>(text) {
            Ok(file) => file,
            Err(error) => return Self::nothing(SettingsFlaw::Syntax(error.to_string())),
        };
        let mut reading = Self::default();
        let mut seen: Vec<&str> = Vec::new();
        let mut version = None;
        for (name, value) in &file.0 {
            let value = value.trim();
            if seen.contains(&name.as_str()) {
                reading.flaws.push(SettingsFlaw::Twice(name.clone()));
                continue;
            }
            seen.push(name);
            let read = if name == "version" {
                read_value(name, value).map(|found: NonZeroU32| version = Some(found))
            } else {
                Setting::read(name, value).map(|setting| reading.settings.set(setting))
            };
            reading.flaws.extend(read.err());
        }
        match version {
            Some(found) if found > VERSION => Self::nothing(SettingsFlaw::Newer(found.get())),
            Some(_) => reading,
            None => Self {
                settings: Settings::default(),
                flaws: if seen.contains(&"version") {
                    reading.flaws
                } else {
                    vec![SettingsFlaw::NoVersion]
                },
            },
        }
    }

    fn nothing(flaw: SettingsFlaw) -> Self {
        Self {
            flaws: vec![flaw],
            ..Self::default()
        }
    }
}

impl Settings {
    /// The text that [`Reading::of`] makes these settings of again.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = self
            .written()
            .into_iter()
            .map(|(name, value)| format!("    {name}: {value},\n"));
        let lines: String = lines.collect();
        format!(
            "// Settings. The game writes this file anew whenever one changes.\n(\n    version: {VERSION},\n{lines})\n"
        )
    }
}

/// A value as the file has it. Whatever cannot be written would be told when it is read.
pub(super) fn written(value: &impl Serialize) -> String {
    ron::to_string(value).unwrap_or_default()
}

/// Reads a value as the file has it.
pub(super) fn read_value<T: DeserializeOwned>(name: &str, value: &str) -> Result<T, SettingsFlaw> {
    ron::from_str(value).map_err(|error| SettingsFlaw::Value {
        name: name.to_owned(),
        why: error.code.to_string(),
    })
}

/// Names and values in the order of the file; neither has been looked at.
struct File(Vec<(String, String)>);

impl<'de> Deserialize<'de> for File {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_struct("", &[], Fields)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = File;

    fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("settings in parentheses")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<File, A::Error> {
        let mut fields = Vec::new();
        while let Some(Name(name)) = map.next_key()? {
            let value: Box<RawValue> = map.next_value()?;
            fields.push((name, value.get_ron().to_owned()));
        }
        Ok(File(fields))
    }
}

/// The name of a field.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_identifier(NameVisitor)
    }
}

struct NameVisitor;

impl Visitor<'_> for NameVisitor {
    type Value = Name;

    fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("the name of a setting")
    }

    fn visit_str<E>(self, name: &str) -> Result<Name, E> {
        Ok(Name(name.to_owned()))
    }
}
