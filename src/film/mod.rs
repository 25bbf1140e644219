//! Pictures and films of the table without a window.

mod begin;
mod gpu;
mod keys;
mod reel;
mod stats;
mod studio;
mod touch;

use std::process::ExitCode;
use std::time::Duration;

use bevy::prelude::*;

use self::reel::Reel;
use self::stats::{DrawCounter, Stats};
use self::studio::Studio;
use crate::cli::{Closer, Filming, Product, complain, report};
use crate::rules::Square;
use crate::view::{Laid, look_at};

/// Frames a second.
const RATE: u32 = 30;

/// Takes a film of what `furnish` puts into an engine that `tune` has made the game's own, and says
/// in a sentence if it cannot be taken (exit code 2).
pub fn film(
    filming: &Filming,
    tune: impl Fn(&mut App),
    furnish: impl FnOnce(&mut App),
) -> ExitCode {
    match take(filming, tune, furnish) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            complain(&sentence);
            ExitCode::from(2)
        }
    }
}

fn take(
    filming: &Filming,
    tune: impl Fn(&mut App),
    furnish: impl FnOnce(&mut App),
) -> Result<(), String> {
    let size = UVec2::from(filming.size);
    let counter = DrawCounter::default();
    let mut studio = Studio::open(size, filming.scale, |app| {
        tune(app);
        counter.attach(app);
        furnish(app);
    });
    let frame = Duration::from_secs(1) / RATE;
    begin::come_to(&mut studio, filming, frame)?;
    if let Some(closer) = &filming.zoom {
        look_closer(closer, studio.world())?;
    }
    let mut keys = keys::Keys::of(&filming.presses, studio.world());
    let mut touches = touch::found(&filming.touches, studio.world())?;
    let direct = |now: f32, world: &mut World| {
        touch::due(&mut touches, now, world);
        keys.due(now, world);
    };
    match &filming.product {
        Product::Pictures(folder) => shoot(&mut studio, filming, Reel::new(folder)?, direct),
        Product::Stats => {
            let seconds = (filming.frames * filming.every) as f32 / RATE as f32;
            report(&Stats::of(&mut studio, &counter, tune, seconds, direct));
            Ok(())
        }
    }
}

/// Keeps the pictures of a film. `direct` is told before each frame what second it is.
fn shoot(
    studio: &mut Studio,
    filming: &Filming,
    mut reel: Reel,
    mut direct: impl FnMut(f32, &mut World),
) -> Result<(), String> {
    let frame = Duration::from_secs(1) / RATE;
    for picture in 0..filming.frames {
        for k in 0..filming.every {
            let now = (picture * filming.every + k) as f32 / RATE as f32;
            direct(now, studio.world());
            if k + 1 < filming.every {
                studio.pass(frame);
            } else {
                studio.shoot(frame);
            }
        }
        for picture in studio.developed()? {
            reel.add(&picture)?;
        }
    }
    for picture in studio.develop()? {
        reel.add(&picture)?;
    }
    reel.finish()
}

/// Looks at a square of the board.
fn look_closer(closer: &Closer, world: &mut World) -> Result<(), String> {
    let labelled = |laid: &Laid| {
        let mut squares = laid.board.squares.iter();
        squares.position(|square| square.label == closer.square)
    };
    let square = world.get_resource().and_then(labelled);
    let square = square.ok_or_else(|| format!("no square is called {:?}", closer.square))?;
    look_at(world, Square(square as u8), closer.times);
    Ok(())
}
