//! The committed sounds: as the program makes them, and as the game needs them.

mod ear;

use std::{fs, io::Cursor, path::PathBuf};

use parchis_art::sounds::{
    self, Error,
    catalogue::{CATALOGUE, Kind, Sound},
    track::samples_in,
    vorbis,
};
use symphonia::core::{
    codecs::{CodecParameters, audio::AudioDecoderOptions},
    formats::TrackType,
    io::MediaSourceStream,
};

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/sounds"))
}

fn bytes(sound: &Sound) -> Vec<u8> {
    fs::read(folder().join(sound.name).with_extension("ogg")).expect(sound.name)
}

fn samples(sound: &Sound) -> Vec<f32> {
    vorbis::decode(&bytes(sound)).expect(sound.name)
}

#[test]
fn the_files_are_what_the_program_makes() {
    sounds::check(&folder(), &mut Vec::new()).unwrap();
}

#[test]
fn the_check_names_what_is_changed_missing_or_strange() {
    let copy = tempfile::tempdir().unwrap();
    for sound in CATALOGUE {
        fs::write(
            copy.path().join(sound.name).with_extension("ogg"),
            bytes(sound),
        )
        .unwrap();
    }
    fs::copy(
        copy.path().join("pause.ogg"),
        copy.path().join("button.ogg"),
    )
    .unwrap();
    fs::copy(copy.path().join("pause.ogg"), copy.path().join("zz.ogg")).unwrap();
    fs::write(copy.path().join("step.ogg"), "no sound").unwrap();
    fs::remove_file(copy.path().join("goal.ogg")).unwrap();
    let Err(Error::Differs(mut names)) = sounds::check(copy.path(), &mut Vec::new()) else {
        panic!("the check saw nothing");
    };
    names[0] = names[0].rsplit('/').next().unwrap().into();
    assert_eq!(names, ["zz.ogg", "step", "goal", "button"]);
}

/// A sound of the catalogue by name.
fn named(name: &str) -> &'static Sound {
    CATALOGUE
        .iter()
        .find(|sound| sound.name == name)
        .expect("a sound of the catalogue")
}

#[test]
fn nothing_is_wrong_with_any_sound() {
    for sound in CATALOGUE {
        assert_eq!(ear::flaw(sound, &samples(sound)), None, "{}", sound.name);
        let longest = match sound.kind {
            Kind::Effect => 0.05..=2.5,
            Kind::Loop => 20.0..=30.0,
        };
        assert!(longest.contains(&sound.seconds), "{}", sound.name);
    }
}

#[test]
fn an_effect_that_is_silent_clipped_or_cut_is_noticed() {
    for sound in CATALOGUE.iter().filter(|sound| sound.kind == Kind::Effect) {
        let (name, whole) = (sound.name, samples(sound));
        let flaw = |broken: &[f32]| ear::flaw(sound, broken).unwrap_or_default();
        let silent = flaw(&vec![0.0; whole.len()]);
        assert!(silent.starts_with("peaks at -1"), "{name}: {silent}");
        let louder = 4.0 / ear::peak(&whole);
        let clip = |sample: &f32| (louder * sample).clamp(-1.0, 1.0);
        let clipped = flaw(&whole.iter().map(clip).collect::<Vec<_>>());
        assert!(clipped.starts_with("peaks at 0"), "{name}: {clipped}");
        let short = flaw(&whole[..whole.len() - 100]);
        assert!(short.contains("samples, not"), "{name}: {short}");
        let mut cut = whole.clone();
        cut.rotate_left(loudest(&whole));
        let cut = flaw(&cut);
        assert!(cut.starts_with("begins at"), "{name}: {cut}");
    }
}

/// Where the loudest sample lies.
fn loudest(samples: &[f32]) -> usize {
    let top = ear::peak(samples);
    samples
        .iter()
        .position(|sample| sample.abs() == top)
        .expect("a sample")
}

#[test]
fn a_loop_with_a_click_or_a_gap_at_its_seam_is_noticed() {
    for name in ["guitar_loop", "guitar_thin", "oud_loop", "oud_thin"] {
        let (sound, whole) = (named(name), samples(named(name)));
        let flaw = |broken: &[f32]| ear::flaw(sound, broken).unwrap_or_default();
        // It begins amid the sound, and ends as it did.
        let mut click = whole.clone();
        click[..2000].fill(0.03);
        let click = flaw(&click);
        assert!(click.starts_with("steps by"), "{name}: {click}");
        // What a codec would leave that pads its frames, both ends faded.
        let mut gap = whole.clone();
        let fade = samples_in(0.03);
        let last = gap.len() - 1;
        for i in 0..fade {
            let part = (i as f32 / fade as f32).powi(8);
            gap[i] *= part;
            gap[last - i] *= part;
        }
        let gap = flaw(&gap);
        assert!(gap.contains("softer at the seam"), "{name}: {gap}");
    }
}

#[test]
fn no_two_effects_are_one() {
    let effects = CATALOGUE.iter().filter(|sound| sound.kind == Kind::Effect);
    let effects: Vec<_> = effects.map(|sound| (sound.name, samples(sound))).collect();
    assert!(effects.len() >= 25, "{} effects", effects.len());
    for (i, (name, one)) in effects.iter().enumerate() {
        for (other, two) in &effects[..i] {
            let alike = ear::likeness(one, two);
            assert!(alike < 0.8, "{name} and {other}: {alike}");
        }
    }
}

#[test]
fn what_is_heard_often_is_quieter_than_what_is_heard_once() {
    let of = |name: &str| ear::loudness(&samples(named(name)));
    for often in ["step", "step_cloth", "button", "focus", "turn_passed"] {
        for once in ["capture", "goal", "fourth_home", "game_over"] {
            assert!(of(often) + 3.0 < of(once), "{often} beside {once}");
        }
    }
}

#[test]
fn the_decoder_of_the_game_hears_every_sample() {
    for sound in CATALOGUE {
        let stream =
            MediaSourceStream::new(Box::new(Cursor::new(bytes(sound))), Default::default());
        let mut reader = symphonia::default::get_probe()
            .probe(
                &Default::default(),
                stream,
                Default::default(),
                Default::default(),
            )
            .unwrap();
        let track = reader.default_track(TrackType::Audio).unwrap();
        let Some(CodecParameters::Audio(parameters)) = track.codec_params.clone() else {
            panic!("{} has no sound", sound.name);
        };
        let mut decoder = symphonia::default::get_codecs()
            .make_audio_decoder(&parameters, &AudioDecoderOptions::default())
            .unwrap();
        let mut heard = 0;
        while let Some(packet) = reader.next_packet().unwrap() {
            heard += decoder.decode(&packet).unwrap().frames();
        }
        assert_eq!(heard, samples_in(sound.seconds), "{}", sound.name);
    }
}
