//! The texts, embedded so that the program speaks from any folder.

use std::sync::LazyLock;

use fluent_bundle::{FluentResource, concurrent::FluentBundle};

use super::Language;

/// The messages of one language.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// The texts of one language, by the name of their file.
macro_rules! texts {
    ($tag:literal) => {
        texts!($tag:
            "errors.ftl"
            "facts.ftl"
            "game.ftl"
            "games.ftl"
            "hud.ftl"
            "reasons.ftl"
            "result.ftl"
            "rules.ftl"
            "settings.ftl"
            "setup.ftl"
        )
    };
    ($tag:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../../assets/locale/", $tag, "/", $file)))),*]
    };
}

const ARABIC: &[(&str, &str)] = texts!("ar");
const ENGLISH: &[(&str, &str)] = texts!("en");
const SPANISH: &[(&str, &str)] = texts!("es");

fn texts(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::Arabic => ARABIC,
        Language::English => ENGLISH,
        Language::Spanish => SPANISH,
    }
}

/// The messages of a language, read once.
pub(super) fn bundle(language: Language) -> &'static Bundle {
    static ARABIC: LazyLock<Bundle> = LazyLock::new(|| read(Language::Arabic));
    static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::English));
    static SPANISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::Spanish));
    match language {
        Language::Arabic => &ARABIC,
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
    }
}

fn read(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
    bundle.set_use_isolating(true);
    for (_, text) in texts(language) {
        // A faulty entry is left out and falls back like a missing one; tests keep the files free of faults.
        let resource =
            FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "the test compares with the disk")]
    fn every_text_file_is_embedded() {
        for language in Language::ALL {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("assets/locale")
                .join(language.tag());
            let on_disk: BTreeSet<String> = fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            let embedded = texts(language)
                .iter()
                .map(|(file, _)| (*file).to_owned())
                .collect();
            assert_eq!(on_disk, embedded, "{language:?}");
        }
    }

    #[test]
    fn no_text_has_a_fault_or_a_key_twice() {
        for language in Language::ALL {
            let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
            for (file, text) in texts(language) {
                let resource = FluentResource::try_new((*text).to_owned())
                    .unwrap_or_else(|(_, faults)| panic!("{language:?} {file}: {faults:?}"));
                let added = bundle.add_resource(resource);
                assert!(added.is_ok(), "{language:?} {file}: {added:?}");
            }
        }
    }
}
