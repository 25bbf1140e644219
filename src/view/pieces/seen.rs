//! Where every piece is seen in this frame: at rest as shown, or on its way.

use bevy::prelude::*;

use super::blow::Blow;
use super::stand::{Stand, stands};
use super::way::Way;
use crate::input::{Picked, Selection, Spot};
use crate::rules::ids::MAX_PIECES;
use crate::rules::{HOME, Piece};
use crate::screens::Screen;
use crate::settings::{Settings, Speed};
use crate::timeline::{Shown, Timeline, TimelineCut};
use crate::view::board::Laid;
use crate::view::fit::Fit;
use crate::view::{AnimateSystems, TableSet};

/// How fast a piece at rest slides to its place, a second.
const SLIDE: f32 = 16.0;

/// How long a refused piece shakes, in seconds.
const SHAKE: f32 = 0.45;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seen>()
        .add_observer(stand_still)
        .add_systems(OnEnter(Screen::Table), forget.in_set(TableSet::Board))
        .add_systems(
            Update,
            (shake, see_pieces)
                .chain()
                .in_set(AnimateSystems::See)
                .run_if(in_state(Screen::Table)),
        );
}

/// Where every piece is seen, in the table's pixels.
#[derive(Resource, Debug)]
pub(crate) struct Seen {
    pub(crate) poses: [Option<Pose>; MAX_PIECES],
    /// The pieces jump to their places instead of sliding there.
    jump: bool,
    shaking: Option<(Piece, f32)>,
}

/// How a piece is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pose {
    /// The point of the table under it.
    pub(crate) at: Vec2,
    /// How high above the table it is, in pixels.
    pub(crate) height: f32,
    /// How wide it is, in pixels.
    pub(crate) size: f32,
    /// How high it is stretched, or how flat it is pressed: 1.0 as it is.
    pub(crate) stretch: f32,
    /// How far it is turned, in full turns; a soldier who lies is a quarter turned.
    pub(crate) turn: f32,
    /// How clearly it is seen: 0.0 not at all, 1.0 as usual.
    pub(crate) clear: f32,
    /// How many of its colour it stands for.
    pub(crate) count: u8,
    /// Whether it is on its way.
    pub(crate) moves: bool,
}

impl Default for Seen {
    fn default() -> Self {
        Self {
            poses: [None; MAX_PIECES],
            jump: true,
            shaking: None,
        }
    }
}

fn forget(mut seen: ResMut<Seen>) {
    *seen = Seen::default();
}

fn stand_still(_: On<TimelineCut>, mut seen: ResMut<Seen>) {
    seen.jump = true;
}

/// A piece that was chosen and may not move shakes its head, unless that is too much motion;
/// why it may not stands in words.
fn shake(
    time: Res<Time>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    mut picked: MessageReader<Picked>,
    mut seen: ResMut<Seen>,
) {
    let refused = selection.refusal.as_ref().map(|(piece, _)| *piece);
    if let Some((_, left)) = &mut seen.shaking {
        *left -= time.delta_secs();
    }
    let chosen = picked.read().last().map(|Picked(spot)| *spot);
    if let (Some(Spot::Piece(piece)), Some(refused)) = (chosen, refused)
        && piece == refused
        && !settings.reduced_motion
    {
        seen.shaking = Some((piece, SHAKE));
    }
}

fn see_pieces(
    shown: Res<Shown>,
    timeline: Res<Timeline>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut seen: ResMut<Seen>,
) {
    let still = settings.reduced_motion || settings.speed == Speed::Instant;
    let slide = if still || seen.jump || fit.is_changed() {
        1.0
    } else {
        1.0 - (-SLIDE * time.delta_secs()).exp()
    };
    let now = timeline.now();
    let way = now.as_ref().and_then(Way::of);
    let blow = Blow::of(&timeline);
    let mut at = shown.at;
    if let Some(way) = &way {
        at[way.piece.index()] = way.to;
    }
    let unhurt = blow.before(&shown.at);
    let goals = stands(&laid, &blow.after(&at));
    let unhurt_goals = stands(&laid, &unhurt);
    // Who is in the air is counted neither where it stood nor where it will.
    let apart = way.as_ref().map(|way| {
        let mut at = at;
        at[way.piece.index()] = HOME;
        stands(&laid, &blow.after(&at))
    });
    let in_play = shown
        .rules()
        .hands
        .iter()
        .fold(0, |mask, hand| mask | hand.colours);
    for (i, goal) in goals.iter().enumerate() {
        let piece = Piece(i as u8);
        let goal = if blow.waits_for(piece) {
            unhurt_goals[i]
        } else {
            *goal
        };
        let Some(goal) = goal.filter(|_| in_play & piece.colour().bit() != 0) else {
            seen.poses[i] = None;
            continue;
        };
        let mut pose = rest(&goal, &fit);
        if let Some(way) = way.as_ref().filter(|way| way.piece == piece) {
            let mut at = if way.goes_home() {
                unhurt
            } else {
                blow.after(&shown.at)
            };
            at[i] = way.from;
            let start = stands(&laid, &at)[i].unwrap_or(goal);
            let edge = fit.seen_bounds(&laid.view, laid.look).max.y;
            pose = way.pose(&rest(&start, &fit), &pose, fit.scale, edge);
        } else {
            let apart = apart.as_ref().and_then(|apart| apart[i]);
            if let Some(apart) = apart.filter(|_| !blow.waits_for(piece)) {
                pose.count = apart.count;
            }
            if selection.chosen.or(selection.focused) == Some(piece) {
                pose.height += 0.28 * fit.scale;
            }
            if blow.falls_on(piece) {
                // It is pressed flat by the one that has landed on it.
                pose.stretch = 0.8;
                pose.height -= 1.0;
            }
            if let Some(before) = seen.poses[i] {
                pose.at = before.at.lerp(pose.at, slide);
                pose.height = before.height + (pose.height - before.height) * slide;
                pose.size = before.size + (pose.size - before.size) * slide;
                pose.stretch = before.stretch + (pose.stretch - before.stretch) * slide;
            }
            if let Some((_, left)) = seen.shaking.filter(|s| s.0 == piece && s.1 > 0.0) {
                pose.at.x += (left * 52.0).sin() * 0.3 * fit.scale * left / SHAKE;
            }
        }
        seen.poses[i] = Some(pose);
    }
    seen.jump = false;
}

/// How a piece is seen that stands so.
pub(crate) fn rest(stand: &Stand, fit: &Fit) -> Pose {
    let at = crate::rules::board::Point::new(stand.at.x, stand.at.y);
    Pose {
        at: fit.seen(at),
        height: stand.storey * stand.size * 0.3 * fit.scale,
        size: stand.size * fit.scale,
        stretch: 1.0,
        turn: if stand.lies { -0.25 } else { 0.0 },
        clear: 1.0,
        count: stand.count,
        moves: false,
    }
}
