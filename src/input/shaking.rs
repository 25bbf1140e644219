//! The cup in a hand: as long as it is held it is shaken, let go it throws.

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

    pub(super) fn take(&mut self, by: Holder, selection: &Selection) {
        if selection.may_throw && self.held.is_none() {
            self.held = Some(Held {
                by,
                seconds: 0.0,
                pull: Vec2::ZERO,
            });
        }
    }

    /// Holds it no longer; says whether it was held.
    pub(super) fn let_go(&mut self) -> bool {
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
    if let Some(held) = &mut shaking.held {
        held.seconds += time.delta_secs();
    }
    for &grip in grips.read() {
        match grip {
            Grip::Take => shaking.take(Holder::Pointer, &selection),
            _ if !shaking.is_held_by(Holder::Pointer) => {}
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
    let idle = !selection.may_throw || **pause == Pause::On;
    if idle && shaking.held.is_some() {
        shaking.let_go();
    }
}
