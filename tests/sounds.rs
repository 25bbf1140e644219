//! Every sound that the game plays is there, is Ogg Vorbis, and lasts as long as it should.
//!
//! How it sounds is tested where it is made, in `scripts/art`.
#![expect(
    clippy::disallowed_methods,
    reason = "tests read the files of the repository"
)]

use std::{fs, ops::RangeInclusive, path::Path};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sounds");

/// Names of the effects, heard once.
const EFFECTS: [&str; 34] = [
    "barrier_close",
    "barrier_open",
    "bonus_granted",
    "bonus_lost",
    "bonus_spent",
    "button",
    "capture",
    "corridor_enter",
    "cowrie_tick",
    "cowries_scatter",
    "cowries_shake",
    "declined",
    "dice_land",
    "dice_roll",
    "enter",
    "focus",
    "fourth_home",
    "game_over",
    "goal",
    "kept_turn",
    "no_move",
    "pause",
    "placed",
    "refused",
    "sent_home",
    "start_roll",
    "step",
    "step_cloth",
    "third_six",
    "throw_dice_shake",
    "token_banked",
    "token_forfeited",
    "token_spent",
    "turn_passed",
];

/// Names of the loops, heard round and round.
const LOOPS: [&str; 4] = ["guitar_loop", "guitar_thin", "oud_loop", "oud_thin"];

/// What the head of an Ogg Vorbis stream and its last page say.
#[derive(Debug, PartialEq)]
struct Stream {
    channels: u8,
    samples_a_second: u32,
    samples: u64,
}

/// The page of an Ogg stream that begins `bytes`: its granule position (samples up to its end) and its length in bytes.
fn page(bytes: &[u8]) -> Option<(u64, usize)> {
    let head = bytes.get(..27).filter(|head| head.starts_with(b"OggS\0"))?;
    let granule = u64::from_le_bytes(head[6..14].try_into().ok()?);
    let segments = usize::from(head[26]);
    let body: usize = bytes
        .get(27..27 + segments)?
        .iter()
        .map(|size| usize::from(*size))
        .sum();
    Some((granule, 27 + segments + body))
}

/// Reads the first packet and walks the pages to the end.
fn stream(bytes: &[u8]) -> Option<Stream> {
    // The first page holds the identification header alone: one segment of 30 bytes.
    let packet = bytes
        .get(28..58)
        .filter(|packet| packet.starts_with(b"\x01vorbis\0\0\0\0"))?;
    let (mut rest, mut samples) = (bytes, 0);
    while !rest.is_empty() {
        let (granule, length) = page(rest)?;
        samples = granule;
        rest = rest.get(length..)?;
    }
    Some(Stream {
        channels: packet[11],
        samples_a_second: u32::from_le_bytes(packet[12..16].try_into().ok()?),
        samples,
    })
}

fn assert_lasts(name: &str, seconds: RangeInclusive<f64>, most_bytes: usize) {
    let path = Path::new(FOLDER).join(name).with_extension("ogg");
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let stream = stream(&bytes).unwrap_or_else(|| panic!("{name} is no Ogg Vorbis stream"));
    assert_eq!(
        (stream.channels, stream.samples_a_second),
        (1, 44_100),
        "{name}"
    );
    let lasts = stream.samples as f64 / 44_100.0;
    assert!(seconds.contains(&lasts), "{name} lasts {lasts} s");
    assert!(
        bytes.len() <= most_bytes,
        "{name} has {} bytes",
        bytes.len()
    );
}

#[test]
fn effects_are_short() {
    for name in EFFECTS {
        assert_lasts(name, 0.05..=2.5, 40_000);
    }
}

#[test]
fn loops_are_long_enough_not_to_tire() {
    for name in LOOPS {
        assert_lasts(name, 20.0..=30.0, 400_000);
    }
}

#[test]
fn no_sound_is_forgotten_here() {
    let mut there: Vec<_> = fs::read_dir(FOLDER)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    there.sort();
    let mut named: Vec<_> = EFFECTS
        .iter()
        .chain(&LOOPS)
        .map(|name| format!("{name}.ogg"))
        .collect();
    named.sort();
    assert_eq!(there, named);
}

#[test]
fn a_broken_stream_is_seen() {
    let whole = fs::read(Path::new(FOLDER).join("step.ogg")).unwrap();
    assert!(stream(&whole).is_some());
    assert_eq!(stream(&whole[..whole.len() - 1]), None);
    assert_eq!(stream(&whole[1..]), None);
    assert_eq!(stream(&[]), None);
}
