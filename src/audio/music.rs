//! The music: a calm loop for each kind of table, which thins out while somebody thinks and swells
//! towards the end.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::{AudioChannel, AudioControl, AudioEasing, AudioInstance, AudioTween};

use super::bank::{Bank, Sound, Store};
use super::voices::{Music, decibels};
use crate::rules::Colour;
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::screens::{Pause, Screen};
use crate::settings::Settings;
use crate::timeline::{Shown, Timeline};

/// How the music comes: within 2.5 seconds, most of it soon, so that there is no hole where one loop
/// follows another.
const COMES: AudioTween = AudioTween::new(Duration::from_millis(2500), AudioEasing::OutPowi(3));
/// How it goes: in the same time, most of it late.
const GOES: AudioTween = AudioTween::new(Duration::from_millis(2500), AudioEasing::InPowi(3));
/// How it follows a hand on its volume.
const FOLLOWS: AudioTween = AudioTween::linear(Duration::from_millis(100));

/// Seconds without anything to see after which somebody is taken to think.
const THOUGHT: f32 = 5.0;

/// The loops of each kind of table, and the thin ones of the same bars.
const LOOPS: [[Sound; 2]; 2] = [
    [Sound::GuitarLoop, Sound::GuitarThin],
    [Sound::OudLoop, Sound::OudThin],
];

/// What plays, and how loud it was asked to be last.
#[derive(Resource, Debug, Default)]
pub(super) struct Tune {
    plays: Option<(Sound, Handle<AudioInstance>)>,
    /// From 0.0 to 1.0.
    loudness: f32,
    /// Seconds since there was anything to be seen at the table.
    still: f32,
}

impl Tune {
    /// The music that was begun last.
    pub(super) fn music(&self) -> Option<&Handle<AudioInstance>> {
        self.plays.as_ref().map(|(_, music)| music)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tune>()
        .add_systems(Last, (watch, choose, swell).chain());
}

/// Notices how long nothing has happened at the table.
fn watch(
    timeline: Option<Res<Timeline>>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut tune: ResMut<Tune>,
) {
    let busy = timeline.is_some_and(|timeline| !timeline.is_idle());
    tune.still = if busy || *screen != Screen::Table {
        0.0
    } else {
        tune.still + time.delta_secs()
    };
}

/// The loop of a table, and of one at which somebody thinks.
fn wanted(shells: bool, thinks: bool) -> Sound {
    LOOPS[usize::from(shells)][usize::from(thinks)]
}

/// Whether two loops have the same bars, so that one can go on where the other is.
fn share_bars(one: Sound, other: Sound) -> bool {
    LOOPS
        .iter()
        .any(|pair| pair.contains(&one) && pair.contains(&other))
}

/// Lets one loop go and brings the other; before the first table, that of Parchís.
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
    let shells = shown.is_some_and(|shown| shown.rules().throws_shells());
    let wanted = wanted(shells, tune.still > THOUGHT);
    if matches!(tune.plays, Some((plays, _)) if plays == wanted) {
        return;
    }
    bank.stock(wanted, &mut store);
    let Some(source) = bank.ready(wanted, &store) else {
        return;
    };
    let mut from = 0.0;
    if let Some((plays, old)) = tune.plays.take()
        && let Some(mut old) = instances.get_mut(&old)
    {
        if share_bars(plays, wanted) {
            from = old.state().position().unwrap_or_default();
        }
        old.stop(GOES);
    }
    let handle = music
        .play(source)
        .looped()
        .start_from(from)
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
    settings: Res<Settings>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut tune: ResMut<Tune>,
) {
    let share = match (screen.get(), shown) {
        (Screen::Table, _) if **pause == Pause::On => 0.3,
        (Screen::Table, Some(shown)) => at_table(tune.still > THOUGHT, nearness(&shown)),
        _ => 0.55,
    };
    let loudness = share * settings.music_heard();
    let Some((_, plays)) = tune.plays.clone() else {
        return;
    };
    if loudness.to_bits() == tune.loudness.to_bits() {
        return;
    }
    let tween = if settings.is_changed() {
        FOLLOWS
    } else {
        COMES
    };
    // The sound device may not be there yet, or not any more.
    if let Some(mut instance) = instances.get_mut(&plays) {
        instance.set_decibels(decibels(loudness), tween);
        tune.loudness = loudness;
    }
}

/// How loud it is at the table: softer while somebody thinks, fuller the nearer the end is.
fn at_table(thinks: bool, nearness: f32) -> f32 {
    let full = 0.6 + 0.4 * nearness;
    if thinks { 0.75 * full } else { full }
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
        for nearness in [0.0, 0.5, 1.0] {
            assert!(at_table(true, nearness) < at_table(false, nearness));
        }
        assert!(at_table(false, 0.0) < at_table(false, 1.0));
        assert!(at_table(false, 1.0) <= 1.0);
        assert_eq!(wanted(false, true), Sound::GuitarThin);
        assert_eq!(wanted(true, false), Sound::OudLoop);
    }

    #[test]
    fn a_thin_loop_goes_on_where_the_full_one_is() {
        for shells in [false, true] {
            let (full, thin) = (wanted(shells, false), wanted(shells, true));
            assert!(share_bars(full, thin) && share_bars(thin, full));
            assert!(!share_bars(full, wanted(!shells, true)));
        }
    }
}
