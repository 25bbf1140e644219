//! Pictures and films of the table without a window.

mod gpu;
mod reel;
mod studio;
mod touch;

use std::process::ExitCode;
use std::time::Duration;

use bevy::prelude::*;

use self::reel::Reel;
use self::studio::Studio;
use crate::cli::{Filming, complain};
use crate::screens::Screen;
use crate::table::Match;
use crate::timeline::{Pace, Shown, Timeline};

/// Frames a second.
const RATE: u32 = 30;

/// Frames after which a game that does not go on is filmed as it stands.
const STANDSTILL: u32 = 40;

/// Takes a film of what `furnish` puts into the engine, and says in a sentence if it cannot be
/// taken (exit code 2).
pub fn film(filming: &Filming, furnish: impl FnOnce(&mut App)) -> ExitCode {
    match take(filming, furnish) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            complain(&sentence);
            ExitCode::from(2)
        }
    }
}

fn take(filming: &Filming, furnish: impl FnOnce(&mut App)) -> Result<(), String> {
    let mut reel = Reel::new(&filming.out)?;
    let size = UVec2::from(filming.size);
    let mut studio = Studio::open(size, filming.scale, furnish);
    let frame = Duration::from_secs(1) / RATE;
    come_to_table(&mut studio, filming.skip, frame)?;
    let mut touches = touch::found(&filming.touches, studio.world())?;
    for picture in 0..filming.frames {
        for k in 0..filming.every {
            let now = (picture * filming.every + k) as f32 / RATE as f32;
            touch::due(&mut touches, now, studio.world());
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

/// Lets the game begin and the plies that nobody wants to see pass by in an instant.
fn come_to_table(studio: &mut Studio, skip: u32, frame: Duration) -> Result<(), String> {
    let pace = *studio.world().resource::<Pace>();
    studio.world().insert_resource(Pace::Instant);
    let mut still = 0;
    let mut last = None;
    while still < STANDSTILL {
        let world = studio.world();
        let laid = *world.resource::<State<Screen>>() == Screen::Table;
        let ply = world.get_resource::<Match>().map(Match::ply);
        let shown = world.get_resource::<Shown>().map(Shown::ply);
        let begun = laid && world.resource::<Timeline>().is_idle();
        if begun && shown >= Some(skip) {
            break;
        }
        still = if ply == last { still + 1 } else { 0 };
        last = ply;
        studio.pass(frame);
    }
    studio.world().insert_resource(pace);
    if *studio.world().resource::<State<Screen>>() == Screen::Table {
        Ok(())
    } else if still < STANDSTILL {
        Err("the game is over before the film begins: skip fewer plies".to_owned())
    } else {
        Err("the table was never laid".to_owned())
    }
}
