//! The table behind the title: a match that plays itself while the menu waits.
//!
//! It is a picture and nothing more: no command, no sound, and nothing of it is kept.

mod play;
mod stage;

use bevy::prelude::*;

use self::play::Play;
use super::AnimateSystems;
use crate::screens::{Menu, Screen};
use crate::settings::Settings;
use crate::theme::art::SelfPlay;

/// How long it rests after every move, in seconds.
const REST: f32 = 1.7;

/// How much slower than at the table everything goes.
const CALM: f32 = 0.8;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin, stage::lay, go_on, stage::dress)
            .chain()
            .in_set(AnimateSystems::Showcase)
            .run_if(in_state(Screen::Title)),
    );
}

/// The match, and since when nothing has moved, in seconds.
#[derive(Component)]
struct Match {
    play: Play,
    rested: f32,
}

/// A title that wants a match gets one, as soon as the menu itself has been drawn: nobody waits
/// for a table to be painted.
fn begin(
    wanted: Query<(Entity, Ref<SelfPlay>), Without<Match>>,
    time: Res<Time<Real>>,
    mut commands: Commands,
) {
    for (entity, wish) in wanted.iter().filter(|(_, wish)| !wish.is_added()) {
        // It need not be the same one every time, and nobody has to know which.
        let seed = time.elapsed().as_nanos() as u64;
        commands.entity(entity).insert(Match {
            play: Play::new(wish.rules.clone(), seed),
            rested: 0.0,
        });
    }
}

/// It plays on while somebody may be looking: not where motion is unwelcome, not under a menu, and
/// not in a window that people have turned away from.
fn go_on(
    time: Res<Time>,
    real: Res<Time<Real>>,
    settings: Res<Settings>,
    menu: Res<State<Menu>>,
    windows: Query<&Window>,
    mut matches: Query<&mut Match>,
) {
    let seen = **menu == Menu::None && windows.iter().all(|window| window.focused);
    let watched = seen && !settings.reduced_motion;
    for mut going in &mut matches {
        if !going.play.rests() {
            going.play.pass(time.delta_secs() * CALM);
            going.rested = 0.0;
        } else if watched {
            // At rest few frames are drawn, and the table's time hardly passes.
            going.rested += real.delta_secs();
            if going.rested >= REST {
                going.play.begin();
            }
        }
    }
}
