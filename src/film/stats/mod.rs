//! What the frames of a film cost: draw calls, and time in the main world.

#![expect(
    clippy::disallowed_methods,
    reason = "time is measured; films are not for the web"
)]

mod draws;

use std::fmt;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;

use super::studio::{Studio, engine};

pub(super) use draws::DrawCounter;
use draws::Draws;

/// Frames that are timed.
const FRAMES: u32 = 1000;

/// Of so many frames one is drawn as well, and its draw calls counted.
const DRAWN: u32 = 25;

/// What frames cost.
pub(super) struct Stats {
    /// The most draw calls of a frame.
    draws: Draws,
    /// The main world's time of each frame, shortest first.
    ours: Vec<Duration>,
    /// The time of each frame of an engine without a game, shortest first.
    bare: Vec<Duration>,
    /// The same of one that runs its systems as the game does.
    tuned: Vec<Duration>,
}

impl Stats {
    /// Lets `seconds` of a film pass in [`FRAMES`] frames, each timed beside those of two engines
    /// without a game: one as it comes, one made the game's own by `tune`. `direct` is told each
    /// time what second of the film it is.
    pub(super) fn of(
        studio: &mut Studio,
        counter: &DrawCounter,
        tune: impl FnOnce(&mut App),
        seconds: f32,
        mut direct: impl FnMut(f32, &mut World),
    ) -> Self {
        let mut bare = bare_engine(|_| ());
        let mut tuned = bare_engine(tune);
        let step = Duration::from_secs_f32(seconds) / FRAMES;
        let mut stats = Self {
            draws: Draws::default(),
            ours: Vec::new(),
            bare: Vec::new(),
            tuned: Vec::new(),
        };
        for frame in 0..FRAMES {
            direct(frame as f32 * step.as_secs_f32(), studio.world());
            stats.ours.push(timed(|| studio.think(step)));
            stats.bare.push(timed(|| bare.update()));
            stats.tuned.push(timed(|| tuned.update()));
            if frame % DRAWN == 0 {
                studio.draw();
                let draws = counter.last();
                if draws.all() > stats.draws.all() {
                    stats.draws = draws;
                }
            }
        }
        for times in [&mut stats.ours, &mut stats.bare, &mut stats.tuned] {
            times.sort_unstable();
        }
        stats
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Draws { table, interface } = self.draws;
        writeln!(
            f,
            "draw calls: {} at most (table {table}, interface {interface})",
            self.draws.all()
        )?;
        let part = |times: &[Duration], percent: usize| {
            let last = times.len().saturating_sub(1);
            times.get(last * percent / 100).copied().unwrap_or_default()
        };
        let ours = part(&self.ours, 50);
        writeln!(
            f,
            "a frame of the main world: {:.3} ms (median of {} frames; 99 of 100 within {:.3} ms)",
            milliseconds(ours),
            self.ours.len(),
            milliseconds(part(&self.ours, 99)),
        )?;
        let mut less = |times: &[Duration], what: &str| {
            let bare = milliseconds(part(times, 50));
            let rest = milliseconds(ours) - bare;
            write!(
                f,
                "main world: {rest:.3} ms beside {bare:.3} ms of an engine without a game, {what}"
            )
        };
        less(&self.bare, "as it comes\n")?;
        less(&self.tuned, "its systems one after another like ours")
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

/// The engine with nothing in it, which draws nothing.
fn bare_engine(tune: impl FnOnce(&mut App)) -> App {
    let settings = WgpuSettings {
        backends: None,
        ..default()
    };
    let mut app = engine(RenderPlugin {
        render_creation: RenderCreation::Automatic(Box::new(settings)),
        ..default()
    });
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    tune(&mut app);
    app.finish();
    app.cleanup();
    app
}
