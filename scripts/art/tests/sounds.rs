//! The committed sounds: as the program makes them, and as the game needs them.

use std::{fs, io::Cursor, path::PathBuf};

use parchis_art::sounds::{
    self, Error,
    catalogue::{CATALOGUE, Kind, Sound},
    track::{RATE, samples_in},
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

fn peak(samples: &[f32]) -> f32 {
    samples
        .iter()
        .fold(0.0, |peak, sample| sample.abs().max(peak))
}

fn decibels(level: f32) -> f32 {
    20.0 * level.max(1e-9).log10()
}

/// The distance between the loudest half second, or the whole if shorter, and full scale.
fn loudness(samples: &[f32]) -> f32 {
    let window = samples.len().min(samples_in(0.5));
    let power = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>();
    let loudest = samples.chunks(window).map(power).fold(0.0, f32::max);
    decibels((loudest / window as f32).sqrt())
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

#[test]
fn every_sound_has_its_length_and_its_peak() {
    for sound in CATALOGUE {
        let (name, samples) = (sound.name, samples(sound));
        let seconds = match sound.kind {
            Kind::Effect => 0.05..=2.5,
            Kind::Loop => 20.0..=30.0,
        };
        assert_eq!(samples.len(), samples_in(sound.seconds), "{name}");
        assert!(seconds.contains(&(samples.len() as f64 / RATE)), "{name}");
        let peak = decibels(peak(&samples));
        assert!((-12.0..=-1.0).contains(&peak), "{name} peaks at {peak} dB");
    }
}

#[test]
fn effects_begin_and_end_in_silence() {
    for sound in CATALOGUE.iter().filter(|sound| sound.kind == Kind::Effect) {
        let (name, samples) = (sound.name, samples(sound));
        let first = decibels(peak(&samples[..samples_in(0.001)]));
        let last = decibels(peak(&samples[samples.len() - samples_in(0.002)..]));
        assert!(first < -40.0, "{name} begins at {first} dB");
        assert!(last < -50.0, "{name} ends at {last} dB");
    }
}

#[test]
fn loops_have_no_seam() {
    for sound in CATALOGUE.iter().filter(|sound| sound.kind == Kind::Loop) {
        let (name, mut samples) = (sound.name, samples(sound));
        let seam = samples_in(0.02);
        samples.rotate_right(seam);
        let around = &samples[..2 * seam];
        let step = |index: usize| (around[index] - around[index - 1]).abs();
        let usual = (1..around.len())
            .filter(|index| *index != seam)
            .map(step)
            .fold(0.0, f32::max);
        assert!(
            step(seam) <= 2.0 * usual,
            "{name}: {} at the seam, {usual} around it",
            step(seam)
        );
        assert!(bytes(sound).len() <= 400_000, "{name}");
    }
}

#[test]
fn what_is_heard_often_is_quieter_than_what_is_heard_once() {
    let of = |name: &str| {
        loudness(&samples(
            CATALOGUE.iter().find(|sound| sound.name == name).unwrap(),
        ))
    };
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
