//! Tokens that fly: a bonus from where it was earned to where it waits, a throw from the tray; and
//! from there to the piece that is moved by it. It is the token itself that flies, as the display
//! has laid it out, so that nothing changes when it has arrived.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::board::Laid;
use super::curves::{arc, ease, overshoot, within};
use super::fit::Fit;
use super::pieces::Seen;
use crate::rules::{Fact, Piece, Square};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::layout::Layout;
use crate::theme::widgets::Payment;
use crate::timeline::{CueStarted, Now, Shown, Timeline};

/// How high a token rises on its way, in parts of the way.
const RISE: f32 = 0.22;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Earned>()
        .add_observer(remember)
        .add_systems(
            PostUpdate,
            fly_tokens
                .before(UiSystems::Layout)
                .run_if(in_state(Screen::Table)),
        );
}

/// Where something was earned last.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Earned(Option<Square>);

fn remember(cue: On<CueStarted>, shown: Option<Res<Shown>>, mut earned: ResMut<Earned>) {
    let Some(shown) = shown else { return };
    match cue.0.fact {
        Fact::Captured { square, .. } => earned.0 = Some(square),
        Fact::ReachedGoal { piece, .. } => {
            let goal = shown.rules().goal_of(piece.colour());
            earned.0 = Some(shown.rules().square_at(piece.colour(), goal));
        }
        _ => {}
    }
}

/// The flight of a token.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Flight {
    /// From here to where it lies, in pixels of the window.
    Comes(Vec2),
    /// From where it lies to there.
    Goes(Vec2),
}

/// How far a token has come from where it lies to the other end of its flight, how high it is,
/// both in parts of the way, and how large it is.
fn pose(flight: Flight, p: f32) -> (f32, f32, f32) {
    match flight {
        // It springs up, then it flies and comes to rest.
        Flight::Comes(_) => {
            let on = ease(within(p, 0.3, 0.85));
            let size = overshoot(within(p, 0.0, 0.3)) * (1.25 - 0.25 * on);
            (1.0 - on, RISE * arc(on), size)
        }
        Flight::Goes(_) => {
            let on = ease(within(p, 0.0, 0.8));
            (on, RISE * arc(on), 1.0 - ease(within(p, 0.6, 1.0)))
        }
    }
}

/// Which token flies now, and how.
fn flight(
    now: &Now<'_>,
    timeline: &Timeline,
    shown: &Shown,
    ends: &Ends<'_>,
) -> Option<(Payment, Flight)> {
    let moved = || {
        let same = timeline
            .waiting()
            .take_while(|(ply, _)| *ply == now.cue.ply);
        same.map(|(_, fact)| *fact).find_map(moves)
    };
    Some(match now.cue.fact {
        Fact::BonusGranted { .. } => {
            let last = shown.bonuses.len().checked_sub(1)?;
            (Payment::Bonus(last), Flight::Comes(ends.earned()?))
        }
        Fact::BonusSpent { .. } => (Payment::Bonus(0), Flight::Goes(ends.piece(moved()?)?)),
        Fact::TokenBanked { token, .. } => {
            let last = shown.bank[usize::from(token)].checked_sub(1)?;
            (Payment::Throw(token, last), Flight::Comes(ends.tray(shown)))
        }
        Fact::TokenSpent { token, .. } => {
            let last = shown.bank[usize::from(token)].checked_sub(1)?;
            (
                Payment::Throw(token, last),
                Flight::Goes(ends.piece(moved()?)?),
            )
        }
        _ => return None,
    })
}

/// Which piece a fact moves.
fn moves(fact: Fact) -> Option<Piece> {
    match fact {
        Fact::Moved { piece, .. } | Fact::Entered { piece, .. } => Some(piece),
        _ => None,
    }
}

/// Where flights begin and end, in pixels of the window.
struct Ends<'a> {
    earned: Option<Square>,
    laid: &'a Laid,
    fit: &'a Fit,
    seen: &'a Seen,
    layout: &'a Layout,
}

impl Ends<'_> {
    fn earned(&self) -> Option<Vec2> {
        let square = self.laid.board.square(self.earned?);
        Some(self.on_glass(self.fit.seen(square.place.at)))
    }

    fn piece(&self, piece: Piece) -> Option<Vec2> {
        let pose = self.seen.poses[piece.index()]?;
        Some(self.on_glass(pose.at))
    }

    /// Where a point of the table is seen in the window.
    fn on_glass(&self, at: Vec2) -> Vec2 {
        self.layout.window / 2.0 + at * Vec2::new(1.0, -1.0)
    }

    fn tray(&self, shown: &Shown) -> Vec2 {
        let rules = shown.rules();
        let seats = rules.seating.in_play.len();
        self.layout.dish(rules.throws_shells(), seats).center()
    }
}

fn fly_tokens(
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    settings: Res<Settings>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    seen: Res<Seen>,
    layout: Res<Layout>,
    earned: Res<Earned>,
    scale: Res<UiScale>,
    mut tokens: Query<(
        &Payment,
        &ComputedNode,
        &UiGlobalTransform,
        &mut UiTransform,
    )>,
) {
    let now = timeline.now().filter(|_| !settings.reduced_motion);
    let ends = Ends {
        earned: earned.0,
        laid: &laid,
        fit: &fit,
        seen: &seen,
        layout: &layout,
    };
    let flying = now.and_then(|now| {
        let (payment, flight) = flight(&now, &timeline, &shown, &ends)?;
        Some((payment, flight, now.part))
    });
    for (payment, node, global, mut transform) in &mut tokens {
        let wanted = match flying.filter(|(flying, ..)| flying == payment) {
            None => UiTransform::IDENTITY,
            // It is not yet laid out.
            Some(_) if node.is_empty() => UiTransform::from_scale(Vec2::ZERO),
            Some((_, flight, part)) => {
                let (Flight::Comes(end) | Flight::Goes(end)) = flight;
                let points = node.inverse_scale_factor;
                let moved = match (transform.translation.x, transform.translation.y) {
                    (Val::Px(x), Val::Px(y)) => Vec2::new(x, y),
                    _ => Vec2::ZERO,
                };
                let lies = global.translation * points - moved;
                let way = end / scale.0 - lies;
                let (off, high, size) = pose(flight, part);
                let at = way * off - Vec2::new(0.0, high * way.length());
                UiTransform {
                    translation: Val2::px(at.x, at.y),
                    scale: Vec2::splat(size),
                    ..default()
                }
            }
        };
        transform.set_if_neq(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_ends_where_it_lies_and_as_large() {
        let comes = Flight::Comes(Vec2::ONE);
        assert_eq!(pose(comes, 0.0), (1.0, 0.0, 0.0));
        assert_eq!(pose(comes, 1.0), (0.0, 0.0, 1.0));
    }

    #[test]
    fn a_token_that_is_paid_leaves_from_where_it_lies_and_is_gone() {
        let goes = Flight::Goes(Vec2::ONE);
        assert_eq!(pose(goes, 0.0), (0.0, 0.0, 1.0));
        assert_eq!(pose(goes, 1.0), (1.0, 0.0, 0.0));
    }

    #[test]
    fn no_flight_leaps() {
        for flight in [Flight::Comes(Vec2::ONE), Flight::Goes(Vec2::ONE)] {
            for n in 0_u8..200 {
                let [a, b] = [n, n + 1].map(|n| pose(flight, f32::from(n) / 200.0));
                assert!((a.0 - b.0).abs() < 0.02 && (a.1 - b.1).abs() < 0.02);
                assert!((a.2 - b.2).abs() < 0.12, "{n}");
            }
        }
    }
}
