//! Which motes a cue lets fly: dust where a piece lands, sparks from a capture, confetti when a
//! whole colour is home. Not where less motion is wanted, and not where no time is taken.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::ink;
use super::mote::{Kind, Mote};
use super::motes::Motes;
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::rules::{Colour, Fact, Square};
use crate::settings::{Settings, Speed};
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::theme::palette::{self, shade};
use crate::timeline::{Act, CueStarted, Shown, StepLanded, Timeline, place};
use crate::view::board::Laid;
use crate::view::fit::Fit;

/// How many puffs, sparks and scraps there are.
const PUFFS: usize = 9;
const SPARKS: usize = 16;
const SCRAPS: usize = 56;

/// How long confetti falls, in seconds.
const FALLS: f32 = 1.4;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(raise_dust).add_observer(celebrate);
}

/// Where things fly.
#[derive(SystemParam)]
struct Air<'w> {
    settings: Res<'w, Settings>,
    shown: Option<Res<'w, Shown>>,
    laid: Option<Res<'w, Laid>>,
    fit: Res<'w, Fit>,
    layout: Res<'w, Layout>,
    motes: ResMut<'w, Motes>,
}

impl Air<'_> {
    fn is_still(&self) -> bool {
        self.settings.reduced_motion || self.settings.speed == Speed::Instant
    }

    /// Where a square is seen, in the table's pixels.
    fn seen(&self, square: Square) -> Option<Vec2> {
        let laid = self.laid.as_ref()?;
        Some(self.fit.seen(laid.board.square(square).place.at))
    }
}

/// Where a walk ends and where a piece has dropped, dust rises, unless somebody was hit there.
fn raise_dust(landed: On<StepLanded>, timeline: Res<Timeline>, mut air: Air) {
    let (square, force) = match (landed.cue.fact, landed.cue.steps[landed.step].act) {
        (Fact::Moved { square, .. }, Act::Hop { .. })
            if landed.step + 1 == landed.cue.steps.len() =>
        {
            (square, 1.0)
        }
        (Fact::Entered { square, .. }, Act::Enter { .. }) => (square, 1.5),
        _ => return,
    };
    let next = timeline.waiting().next();
    if air.is_still() || next.is_some_and(|(_, fact)| matches!(fact, Fact::Captured { .. })) {
        return;
    }
    if let (Some(at), Some(laid)) = (air.seen(square), &air.laid) {
        let puffs = dust(at, air.fit.scale, force, laid.look);
        air.motes.let_fly(puffs);
    }
}

/// A capture strikes sparks; a colour that is home is celebrated.
fn celebrate(cue: On<CueStarted>, mut air: Air) {
    if air.is_still() {
        return;
    }
    let Some(shown) = &air.shown else { return };
    match cue.0.fact {
        Fact::Captured { square, by, .. } => {
            let colour = ink(shown, by);
            if let Some(at) = air.seen(square) {
                let sparks = sparks(at, air.fit.scale, [colour.base, colour.dark]);
                air.motes.let_fly(sparks);
            }
        }
        Fact::ReachedGoal { piece, count } if usize::from(count) == PIECES_PER_COLOUR => {
            let seats = shown.rules().board.seats.len() as u8;
            let mut colours: Vec<_> = (0..seats).map(|c| ink(shown, Colour(c)).base).collect();
            // Half of it is the colour that is home.
            let own = ink(shown, piece.colour()).base;
            colours.extend(vec![own; usize::from(seats)]);
            let board = air.layout.world_rect(air.layout.board);
            let goal = place(shown.rules(), &cue.0.fact);
            if let Some(goal) = goal.and_then(|goal| air.seen(goal)) {
                air.motes.let_fly(confetti(goal, board, &colours));
            }
        }
        _ => {}
    }
}

/// A number between 0 and 1 for the n-th of many things, spread evenly; `by` is another for each
/// use of it.
fn spread(n: usize, by: f32) -> f32 {
    ((n as f32 + 0.5) * by).fract()
}

const GOLDEN: f32 = 0.618_034;
const PLASTIC: f32 = 0.754_878;
const THIRD: f32 = 0.569_840;

/// A ring of puffs that spread along the ground.
fn dust(at: Vec2, scale: f32, force: f32, look: Look) -> Vec<Mote> {
    let colour = match look {
        Look::Wood => shade(palette::INK, 0.4),
        Look::Cloth => shade(palette::COTTON, -0.45),
        Look::Flat => palette::FLAT_INK,
    };
    let puff = |i| {
        let way = Vec2::from_angle(std::f32::consts::TAU * (i as f32 + 0.3) / PUFFS as f32);
        let far = force * (0.5 + 0.4 * spread(i, GOLDEN));
        Mote {
            from: at + way * Vec2::new(0.4, 0.3) * scale + Vec2::new(0.0, -0.1) * scale,
            way: way * Vec2::new(1.0, 0.7) * far * scale,
            fall: -0.15 * scale,
            sway: (0.0, 0.0),
            size: (
                0.35 * scale,
                (0.6 + 0.3 * spread(i, PLASTIC)) * force * scale,
            ),
            turn: (0.0, 0.0),
            colour,
            kind: Kind::Dust,
            life: 0.4 + 0.14 * spread(i, THIRD),
            wait: 0.0,
        }
    };
    (0..PUFFS).map(puff).collect()
}

/// Sparks to all sides, some far and some near.
fn sparks(at: Vec2, scale: f32, colours: [Color; 2]) -> Vec<Mote> {
    let spark = |i: usize| {
        let turn = (i as f32 + 0.6 * spread(i, GOLDEN)) / SPARKS as f32;
        let far = 1.3 + 1.7 * spread(i, PLASTIC);
        Mote {
            from: at,
            way: Vec2::from_angle(turn * std::f32::consts::TAU) * far * scale,
            fall: 0.5 * scale,
            sway: (0.0, 0.0),
            size: ((1.1 + 0.7 * spread(i, THIRD)) * scale, 0.4 * scale),
            turn: (turn, 0.4),
            colour: colours[i % 2],
            kind: Kind::Spark,
            life: 0.42 + 0.2 * spread(i, GOLDEN),
            wait: 0.0,
        }
    };
    (0..SPARKS).map(spark).collect()
}

/// Scraps of paper, each in one of the colours: half of them burst out of the goal at once, half
/// fall over the whole board, some faster and some slower.
fn confetti(goal: Vec2, board: Rect, colours: &[Color]) -> Vec<Mote> {
    let size = board.size();
    let scrap = |i: usize| {
        let (a, b, c) = (spread(i, GOLDEN), spread(i, PLASTIC), spread(i, THIRD));
        let wide = (0.014 + 0.01 * b) * size.x;
        let bursts = i.is_multiple_of(2);
        let wait = if bursts { 0.05 * c } else { 0.3 * c };
        let (from, way) = if bursts {
            let up = Vec2::from_angle(std::f32::consts::FRAC_PI_2 + 2.4 * (a - 0.5));
            (goal, up * (0.2 + 0.34 * b) * size)
        } else {
            let above = Vec2::new(board.min.x + size.x * a, board.max.y + 0.1 * size.y * b);
            (above, Vec2::new(0.16 * (c - 0.5), -0.2 - 0.35 * b) * size)
        };
        Mote {
            from,
            way,
            fall: (0.15 + 0.55 * (a + c).fract()) * size.y,
            sway: (0.03 * size.x, 1.2 + 1.6 * c),
            size: (wide, wide),
            turn: (b, 2.4 * (a - 0.5)),
            colour: colours[i / 2 % colours.len()],
            kind: Kind::Scrap,
            life: FALLS - wait,
            wait,
        }
    };
    (0..SCRAPS).map(scrap).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn confetti_bursts_out_of_the_goal_at_once_and_falls_over_the_board() {
        let board = Rect::from_center_size(Vec2::ZERO, Vec2::splat(600.0));
        let goal = Vec2::new(0.0, -40.0);
        let scraps = confetti(goal, board, &[Color::WHITE, Color::BLACK]);
        let seen = |seconds: f32| {
            let looks = scraps.iter().filter_map(move |scrap| scrap.look(seconds));
            looks.map(|look| look.at).collect::<Vec<_>>()
        };
        let soon = seen(0.1);
        let burst = soon.iter().filter(|at| at.distance(goal) < 150.0).count();
        assert_eq!(burst, SCRAPS / 2);
        let later = seen(0.7);
        assert_eq!(later.len(), SCRAPS);
        let quarter = |x: f32, y: f32| later.iter().any(|at| at.x * x > 0.0 && at.y * y > 0.0);
        assert!(
            quarter(1.0, 1.0) && quarter(-1.0, 1.0) && quarter(1.0, -1.0) && quarter(-1.0, -1.0)
        );
        assert!(seen(FALLS).is_empty());
    }
}
