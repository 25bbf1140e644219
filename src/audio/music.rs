//! The music: a calm loop for each kind of table, which thins out while somebody thinks and swells
//! towards the end.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::{AudioChannel, AudioControl, AudioInstance, AudioTween};

use super::bank::{Bank, Sound, Store};
use super::voices::{Music, decibels};
use crate::rules::Colour;
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::screens::{Pause, Screen};
use crate::timeline::{Shown, Timeline};

/// Seconds in which the music comes and goes.
const FADE: f32 = 2.5;

/// Seconds without anything to see after which somebody is taken to think.
const THOUGHT: f32 = 5.0;

/// What plays, and how loud it was asked to be last.
#[derive(Resource, Debug, Default)]
pub(super) struct Tune {
    plays: Option<(Sound, Handle<AudioInstance>)>,
    loudness: f32,
}

impl Tune {
    /// The music that was begun last.
    pub(super) fn music(&self) -> Option<&Handle<AudioInstance>> {
        self.plays.as_ref().map(|(_, music)| music)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tune>()
        .add_systems(Last, (choose, swell).chain());
}

/// The loop of the table that is laid; before the first, that of Parchís.
fn wanted(shown: Option<&Shown>) -> Sound {
    match shown {
        Some(shown) if shown.rules().throws_shells() => Sound::OudLoop,
        _ => Sound::GuitarLoop,
    }
}

/// Lets one loop go and brings the other.
pub(super) fn choose(
    shown: Option<Res<Shown>>,
    screen: Res<State<Screen>>,
    mut store: Store,
    mut bank: ResMut<Bank>,
    music: Res<AudioChannel<Music>>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut tune: ResMut<Tune>,
) {
    if *screen == Screen::Loading {
        return;
    }
    let wanted = wanted(shown.as_deref());
    if tune
        .plays
        .as_ref()
        .is_some_and(|(plays, _)| *plays == wanted)
    {
        return;
    }
    bank.stock(wanted, &mut store);
    let Some(source) = bank.get(wanted) else {
        return;
    };
    let fade = Duration::from_secs_f32(FADE);
    if let Some((_, old)) = tune.plays.take()
        && let Some(mut old) = instances.get_mut(&old)
    {
        old.stop(AudioTween::linear(fade));
    }
    let handle = music
        .play(source)
        .looped()
        .with_volume(decibels(0.0))
        .handle();
    // It begins unheard, and `swell` brings it up.
    tune.plays = Some((wanted, handle));
    tune.loudness = 0.0;
}

/// Brings the music to where it belongs, never at once.
fn swell(
    screen: Res<State<Screen>>,
    pause: Res<State<Pause>>,
    shown: Option<Res<Shown>>,
    timeline: Option<Res<Timeline>>,
    time: Res<Time<Real>>,
    mut still: Local<f32>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut tune: ResMut<Tune>,
) {
    let busy = timeline.is_some_and(|timeline| !timeline.is_idle());
    *still = if busy {
        0.0
    } else {
        *still + time.delta_secs()
    };
    let loudness = match (screen.get(), shown) {
        (Screen::Table, _) if **pause == Pause::On => 0.3,
        (Screen::Table, Some(shown)) => at_table(*still > THOUGHT, nearness(&shown)),
        _ => 0.55,
    };
    let Some((_, plays)) = tune.plays.clone() else {
        return;
    };
    if (loudness - tune.loudness).abs() < 0.02 {
        return;
    }
    // The sound device may not be there yet, or not any more.
    if let Some(mut instance) = instances.get_mut(&plays) {
        let fade = AudioTween::linear(Duration::from_secs_f32(FADE));
        instance.set_decibels(decibels(loudness), fade);
        tune.loudness = loudness;
    }
}

/// How loud it is at the table: softer while somebody thinks, fuller the nearer the end is.
fn at_table(thinks: bool, nearness: f32) -> f32 {
    let full = 0.6 + 0.4 * nearness;
    if thinks { 0.5 * full } else { full }
}

/// How near the end is: 0 until the foremost colour has all its pieces but two in the goal, 1 when
/// only one is missing.
fn nearness(shown: &Shown) -> f32 {
    let rules = shown.rules();
    let home = |colour: usize| {
        let pieces = colour * PIECES_PER_COLOUR..(colour + 1) * PIECES_PER_COLOUR;
        let goal = rules.goal_of(Colour(colour as u8));
        shown.at[pieces].iter().filter(|at| **at == goal).count()
    };
    let foremost = (0..rules.board.seats.len()).map(home).max().unwrap_or(0);
    match PIECES_PER_COLOUR - foremost {
        0 | 1 => 1.0,
        2 => 0.5,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thinker_is_left_in_peace_and_the_end_is_heard() {
        assert!(at_table(true, 1.0) < at_table(false, 0.0));
        assert!(at_table(false, 0.0) < at_table(false, 1.0));
        assert!(at_table(false, 1.0) <= 1.0);
    }
}
