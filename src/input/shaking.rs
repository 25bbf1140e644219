//! The cup in a hand: as long as it is held it is shaken, let go it throws.
//!
//! Whoever reaches for it too early, while something still moves, takes it as soon as it may be
//! thrown: not with a mere tap, which was for what moved.

use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::selection::Selection;
use super::{InputSystems, at_rest};
use crate::screens::Pause;
use crate::table::{FlowSystems, GameCommand, Match, Wish};
use crate::timeline::Timeline;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shaking>()
        .add_message::<Grip>()
        .add_systems(
            Update,
            (
                (
                    put_back_unseen.run_if(resource_exists::<Messages<WindowFocused>>),
                    grip,
                )
                    .chain()
                    .in_set(InputSystems)
                    .after(super::pointer::pick),
                put_back_idle
                    .after(super::selection::refresh)
                    .before(FlowSystems::Animate),
            ),
        );
}

/// What a pointer or finger does with the cup.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Grip {
    /// Takes it.
    Take,
    /// Holds it so far from where it was taken, in the table's pixels, y up.
    Pull(Vec2),
    /// Lets it go, so that it throws.
    Throw,
    /// Puts it back.
    PutBack,
}

/// Who holds the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    Pointer,
    Key,
}

/// How many seconds somebody must have reached for the cup to take it later.
const REACH: f32 = 0.3;

/// Somebody has reached for the cup before it may be thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Reach {
    by: Holder,
    seconds: f32,
}

/// The cup while somebody holds it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Held {
    by: Holder,
    seconds: f32,
    pull: Vec2,
}

/// Whether the cup is held and how. Only who may throw can take it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Shaking {
    held: Option<Held>,
    reach: Option<Reach>,
}

impl Shaking {
    /// For how many seconds it has been held, if it is.
    #[must_use]
    pub fn seconds(&self) -> Option<f32> {
        self.held.map(|held| held.seconds)
    }

    /// How far it is pulled from its place, in the table's pixels, y up.
    #[must_use]
    pub fn pull(&self) -> Vec2 {
        self.held.map_or(Vec2::ZERO, |held| held.pull)
    }

    pub(super) fn is_held_by(&self, holder: Holder) -> bool {
        self.held.is_some_and(|held| held.by == holder)
    }

    /// Takes it, or reaches for it until it may be thrown.
    pub(super) fn take(&mut self, by: Holder, selection: &Selection) {
        if self.held.is_some() {
            return;
        }
        if selection.may_throw {
            self.hold(by);
        } else {
            self.reach = Some(Reach { by, seconds: 0.0 });
        }
    }

    fn hold(&mut self, by: Holder) {
        self.reach = None;
        self.held = Some(Held {
            by,
            seconds: 0.0,
            pull: Vec2::ZERO,
        });
    }

    /// Time goes on for whoever holds it or reaches for it.
    fn pass(&mut self, seconds: f32, may_throw: bool) {
        if let Some(held) = &mut self.held {
            held.seconds += seconds;
        }
        if let Some(reach) = &mut self.reach {
            reach.seconds += seconds;
        }
        let long = self.reach.filter(|reach| reach.seconds >= REACH);
        if let Some(reach) = long.filter(|_| may_throw && self.held.is_none()) {
            self.hold(reach.by);
        }
    }

    /// Reaches for it no longer.
    pub(super) fn draw_back(&mut self, from: Holder) {
        self.reach = self.reach.filter(|reach| reach.by != from);
    }

    /// Neither holds it nor reaches for it any longer; says whether it was held.
    pub(super) fn let_go(&mut self) -> bool {
        self.reach = None;
        self.held.take().is_some()
    }
}

/// Takes, holds and lets go, as pointer or finger do; time goes on for whoever holds.
pub(super) fn grip(
    mut grips: MessageReader<Grip>,
    time: Res<Time>,
    truth: Option<Res<Match>>,
    timeline: Res<Timeline>,
    selection: Res<Selection>,
    mut shaking: ResMut<Shaking>,
    mut wishes: MessageWriter<GameCommand>,
) {
    shaking.pass(time.delta_secs(), selection.may_throw);
    for &grip in grips.read() {
        match grip {
            Grip::Take => shaking.take(Holder::Pointer, &selection),
            _ if !shaking.is_held_by(Holder::Pointer) => {
                if matches!(grip, Grip::Throw | Grip::PutBack) {
                    shaking.draw_back(Holder::Pointer);
                }
            }
            Grip::Pull(pull) => {
                if let Some(held) = &mut shaking.held {
                    held.pull = pull;
                }
            }
            Grip::Throw | Grip::PutBack => {
                shaking.let_go();
                let truth = at_rest(truth.as_deref(), &timeline);
                if let Some(truth) = truth.filter(|_| grip == Grip::Throw && selection.may_throw) {
                    let (seen, wish) = (truth.ply(), Wish::Throw);
                    wishes.write(GameCommand { seen, wish });
                }
            }
        }
    }
}

/// Whoever looks away has not thrown.
fn put_back_unseen(mut focused: MessageReader<WindowFocused>, mut shaking: ResMut<Shaking>) {
    if focused.read().any(|window| !window.focused) {
        shaking.let_go();
    }
}

/// Nobody holds a cup that may not be thrown, or over which a menu lies.
fn put_back_idle(
    selection: Res<Selection>,
    pause: Res<State<Pause>>,
    mut shaking: ResMut<Shaking>,
) {
    let paused = **pause == Pause::On;
    let idle = shaking.held.is_some() && !selection.may_throw;
    let taken = shaking.held.is_some() || shaking.reach.is_some();
    if idle || paused && taken {
        shaking.let_go();
    }
}
