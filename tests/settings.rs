//! Settings are kept as a text and read again, whatever has happened to it in between.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

#[path = "settings/others.rs"]
mod others;

use others::others;
use parchis::settings::{Reading, Setting, Settings, SettingsFlaw};

/// All of them.
fn other() -> Settings {
    let mut settings = Settings::default();
    for setting in others() {
        settings.set(setting);
    }
    settings
}

fn flaws(text: &str) -> Vec<String> {
    let flaws = Reading::of(text).flaws;
    flaws.iter().map(ToString::to_string).collect()
}

#[test]
fn every_setting_is_tried_here() {
    let tried: Vec<_> = others().iter().map(Setting::name).collect();
    assert_eq!(tried, Settings::NAMES);
}

#[test]
fn every_setting_is_read_as_it_was_written() {
    for setting in others() {
        let mut settings = Settings::default();
        settings.set(setting.clone());
        assert_ne!(settings, Settings::default(), "{setting:?}");
        let reading = Reading::of(&settings.text());
        assert_eq!(reading.flaws, [], "{setting:?}");
        assert_eq!(reading.settings, settings, "{setting:?}");
    }
    assert_eq!(Reading::of(&other().text()).settings, other());
}

#[test]
fn what_an_older_program_did_not_know_is_as_usual() {
    let reading = Reading::of("(version: 1, confirm: true)");
    let mut expected = Settings::default();
    expected.set(Setting::Confirm(true));
    assert_eq!((reading.settings, reading.flaws), (expected, vec![]));
}

#[test]
fn values_out_of_range_are_replaced_one_by_one_and_the_rest_stays() {
    let text = other()
        .text()
        .replace("volume: 11", "volume: 101")
        .replace("effects: 12", "effects: -1")
        .replace("text_size: 150", "text_size: 70")
        .replace("speed: fast", "speed: sluggish")
        .replace("(801,602)", "(801,1)")
        .replace("muted: true", "muted: 7");
    let reading = Reading::of(&text);
    let mut expected = other();
    let usual = Settings::default();
    expected.volume = usual.volume;
    expected.effects = usual.effects;
    expected.text_size = usual.text_size;
    expected.speed = usual.speed;
    expected.window = usual.window;
    expected.muted = usual.muted;
    assert_eq!(reading.settings, expected);
    let named: Vec<_> = reading
        .flaws
        .iter()
        .map(|flaw| match flaw {
            SettingsFlaw::Value { name, .. } => name.as_str(),
            other => panic!("{other}"),
        })
        .collect();
    let wrong = ["volume", "effects", "muted", "speed", "text_size", "window"];
    assert_eq!(named, wrong);
    assert_eq!(
        reading.flaws[0].to_string(),
        "volume: 101 is not from 0 to 100"
    );
    assert_eq!(
        reading.flaws[4].to_string(),
        "text_size: 70 is not from 80 to 200"
    );
}

#[test]
fn every_flaw_of_a_file_is_named_at_once() {
    let text = "(version: 1, marks: false, colour: blue, marks: true, volume: 300, preview: false)";
    let reading = Reading::of(text);
    assert!(!reading.settings.marks && !reading.settings.preview);
    let told = [
        "colour: there is no such setting",
        "marks: it is set twice",
        "volume: 300 is not from 0 to 100",
    ];
    assert_eq!(flaws(text), told);
}

#[test]
fn from_what_is_no_file_of_settings_nothing_is_taken() {
    for (text, told) in [
        ("(marks: false)", "version: it is missing"),
        (
            "(version: 2, marks: false)",
            "version: 2 is newer than this program",
        ),
        (
            "(version: 7, colours: [])",
            "version: 7 is newer than this program",
        ),
    ] {
        let reading = Reading::of(text);
        assert_eq!(reading.settings, Settings::default(), "{text}");
        assert_eq!(flaws(text), [told], "{text}");
    }
    for text in [
        "",
        "hello",
        "(",
        "[1, 2]",
        "\u{0}\u{1}",
        "(version: 0, marks: false)",
    ] {
        let reading = Reading::of(text);
        assert_eq!(reading.settings, Settings::default(), "{text:?}");
        assert_eq!(reading.flaws.len(), 1, "{text:?}: {:?}", flaws(text));
    }
}

#[test]
fn whatever_is_cut_off_is_told() {
    let text = other().text();
    for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
        let reading = Reading::of(&text[..end]);
        assert_ne!(reading.flaws, [], "{end} of {}", text.len());
        assert_eq!(reading.settings, Settings::default());
    }
}

#[test]
fn a_setting_is_named_as_the_file_names_it() {
    for setting in others() {
        let name = setting.name();
        let mut settings = Settings::default();
        settings.set(setting.clone());
        let text = settings.text();
        let line = text
            .lines()
            .find(|line| line.trim().starts_with(&format!("{name}:")));
        let value = line.unwrap().trim().strip_prefix(name).unwrap();
        let value = value.trim_start_matches(':').trim().trim_end_matches(',');
        assert_eq!(Setting::read(name, value), Ok(setting));
    }
    let unknown = SettingsFlaw::Unknown("version".to_owned());
    assert_eq!(Setting::read("version", "1"), Err(unknown));
}
