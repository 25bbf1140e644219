//! The corridor lights up ahead of a piece that walks into it, square after square.

use bevy::prelude::*;

use super::{LightSystems, seconds};
use crate::rules::{Fact, Piece};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::palette;
use crate::timeline::{Act, Now, Shown, Timeline, TimelineCut};
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::curves::{ease, within};
use crate::view::fit::Fit;
use crate::view::{Depth, TableSet};

/// The most squares of a corridor that light up.
const LAMPS: usize = 10;

/// Seconds from lamp to lamp, and in which one comes and goes.
const NEXT: f32 = 0.05;
const COMES: f32 = 0.12;
const GOES: f32 = 0.75;
/// Seconds until the last one is out.
const BURNS: f32 = NEXT * LAMPS as f32 + COMES + GOES;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lane>()
        .add_observer(|_: On<TimelineCut>, mut lane: ResMut<Lane>| lane.0 = None)
        .add_systems(OnEnter(Screen::Table), spawn_lamps.in_set(TableSet::Things))
        .add_systems(
            Update,
            (follow_piece, light_lane)
                .chain()
                .in_set(LightSystems::Lane)
                .run_if(in_state(Screen::Table)),
        );
}

/// The piece that walks into its corridor or has walked there, and how many seconds ago the first
/// lamp was lit: light that runs ahead goes out by itself, wherever the piece stops.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Lane(Option<(Piece, f32)>);

#[derive(Component)]
struct Lamp(usize);

fn spawn_lamps(atlas: Res<Atlas>, mut lane: ResMut<Lane>, mut commands: Commands) {
    lane.0 = None;
    for i in 0..LAMPS {
        commands.spawn((
            Name::new(format!("Lamp {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Lamp(i),
            Visibility::Hidden,
            atlas.sprite(Art::Glow, Vec2::ONE),
        ));
    }
}

/// How bright the lamp of that number is, so many seconds after the first was lit.
fn brightness(lamp: usize, since: f32) -> f32 {
    let own = since - NEXT * lamp as f32;
    ease(within(own, 0.0, COMES)) * (1.0 - ease(within(own, COMES, COMES + GOES)))
}

/// The piece that walks into its corridor, and how many seconds ago it set out to do so.
fn entering(now: &Now<'_>, shown: &Shown) -> Option<(Piece, f32)> {
    let Fact::Moved {
        piece, from, to, ..
    } = now.cue.fact
    else {
        return None;
    };
    let lane = shown.rules().board.lane_start(piece.colour());
    if !(usize::from(from) + 1..=usize::from(to)).contains(&lane) {
        return None;
    }
    let mut before = 0.0;
    for step in &now.cue.steps {
        match step.act {
            // The last hop on the track has the corridor before it.
            Act::Hop { to, .. } if usize::from(to) < lane => before += step.seconds,
            _ => break,
        }
    }
    Some((piece, seconds(now) - before))
}

fn follow_piece(
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut lane: ResMut<Lane>,
) {
    let now = timeline.now();
    let entering = now.as_ref().and_then(|now| entering(now, &shown));
    let burns_on = || {
        let (piece, since) = lane.0.filter(|(_, since)| *since < BURNS)?;
        let rate = timeline.rate(settings.speed)?;
        Some((piece, since + time.delta_secs() * rate))
    };
    let followed = Lane(entering.or_else(burns_on));
    lane.set_if_neq(followed);
}

fn light_lane(
    lane: Res<Lane>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    settings: Res<Settings>,
    mut lamps: Query<(&Lamp, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let entering = lane.0;
    let squares = entering.map_or(&[][..], |(piece, _)| {
        let colour = piece.colour();
        &laid.board.route(colour)[laid.board.lane_start(colour)..]
    });
    for (Lamp(i), mut sprite, mut transform, mut visibility) in &mut lamps {
        let lit = entering.zip(squares.get(*i)).map(|((_, since), square)| {
            // With less motion all come at once.
            let lamp = if settings.reduced_motion { 0 } else { *i };
            (*square, brightness(lamp, since))
        });
        let Some((square, light)) = lit.filter(|(_, light)| *light > 0.0) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        sprite.custom_size = Some(Vec2::splat(2.3 * fit.scale));
        sprite.color = palette::IVORY.with_alpha(0.9 * light);
        let at = fit.seen(laid.board.square(square).place.at);
        transform.translation = at.extend(Depth::GLOW);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lamps_are_lit_one_after_the_other_and_go_out() {
        let brightest = |lamp| {
            let at = |n: u16| brightness(lamp, f32::from(n) / 100.0);
            (0..200).max_by(|a, b| at(*a).total_cmp(&at(*b)))
        };
        for lamp in 1..LAMPS {
            assert!(brightest(lamp) > brightest(lamp - 1));
            assert_eq!((brightness(lamp, 0.0), brightness(lamp, BURNS)), (0.0, 0.0));
        }
    }
}
