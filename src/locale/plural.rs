//! The number that a plural selector sees.

use super::Language;

/// The number to select a plural form by, in place of `n`.
///
/// `intl_pluralrules` 7 lost the “modulo 100” of the Arabic rules for few (3–10) and many (11–99), so the
/// hundreds are taken off here wherever that does not turn the number into zero, one or two.
pub(super) fn selector(language: Language, n: u64) -> u64 {
    match (language, n % 100) {
        (Language::Arabic, 0..=2) if n >= 100 => 100,
        (Language::Arabic, rest) => rest,
        _ => n,
    }
}

#[cfg(test)]
mod tests {
    use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

    use super::*;

    const FORMS: &str = "form = { $n ->
        [zero] zero
        [one] one
        [two] two
        [few] few
        [many] many
       *[other] other
    }";

    fn form(language: Language, n: u64) -> String {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle
            .add_resource(FluentResource::try_new(FORMS.to_owned()).unwrap())
            .unwrap();
        let pattern = bundle.get_message("form").unwrap().value().unwrap();
        let mut args = FluentArgs::new();
        args.set("n", selector(language, n));
        bundle
            .format_pattern(pattern, Some(&args), &mut vec![])
            .replace(['\u{2068}', '\u{2069}'], "")
    }

    #[test]
    fn arabic_has_six_forms_at_any_size() {
        for (n, expected) in [
            (0, "zero"),
            (1, "one"),
            (2, "two"),
            (3, "few"),
            (10, "few"),
            (11, "many"),
            (99, "many"),
            (100, "other"),
            (101, "other"),
            (102, "other"),
            (103, "few"),
            (110, "few"),
            (111, "many"),
            (199, "many"),
            (200, "other"),
            (203, "few"),
        ] {
            assert_eq!(form(Language::Arabic, n), expected, "{n}");
        }
    }

    #[test]
    fn english_and_spanish_have_two() {
        for language in [Language::English, Language::Spanish] {
            for (n, expected) in [
                (0, "other"),
                (1, "one"),
                (2, "other"),
                (101, "other"),
                (103, "other"),
            ] {
                assert_eq!(form(language, n), expected, "{language:?} {n}");
            }
        }
    }
}
