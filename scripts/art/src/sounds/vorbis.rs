//! Ogg Vorbis, in and out.

use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{
    VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError,
};

use super::track::{RATE, Track};

/// Modest: about 55 kbit/s for one channel.
const QUALITY: f32 = 0.3;

/// Every stream is alone in its file, so all may have the same serial; a fixed one gives the same bytes at every run.
const SERIAL: i32 = 68;

/// Packs a track; the same bytes at every run on one machine.
///
/// # Errors
///
/// When the encoder refuses.
pub fn encode(track: &Track) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(RATE as u32).unwrap_or(NonZeroU32::MIN);
    let mut bytes = Vec::new();
    let mut encoder =
        VorbisEncoderBuilder::new_with_serial(rate, NonZeroU8::MIN, &mut bytes, SERIAL)
            .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
                target_quality: QUALITY,
            })
            .build()?;
    let samples: Vec<f32> = track
        .samples()
        .iter()
        .map(|sample| *sample as f32)
        .collect();
    for block in samples.chunks(4096) {
        encoder.encode_audio_block([block])?;
    }
    encoder.finish()?;
    Ok(bytes)
}

/// Unpacks the samples of a mono stream.
///
/// # Errors
///
/// When the bytes are no Ogg Vorbis stream.
pub fn decode(bytes: &[u8]) -> Result<Vec<f32>, VorbisError> {
    let mut decoder = VorbisDecoder::<&[u8]>::new(bytes)?;
    let mut samples = Vec::new();
    while let Some(block) = decoder.decode_audio_block()? {
        samples.extend_from_slice(block.samples()[0]);
    }
    Ok(samples)
}
