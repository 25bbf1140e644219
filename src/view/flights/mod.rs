//! Tokens that fly: a bonus from where it was earned to where it waits, a throw from the tray; and
//! from there to the piece that is moved by it, or off the table where nothing can be moved by it.
//! It is the token itself that flies, as the display has laid it out, so that nothing changes when
//! it has arrived.

mod course;
mod refused;
mod which;

use bevy::prelude::*;
use bevy::ui::UiSystems;

use self::course::{Flight, LARGEST, pose};
use self::refused::Refused;
use self::which::{Ends, flight};
use super::board::Laid;
use super::fit::Fit;
use super::pieces::Seen;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::layout::Layout;
use crate::theme::widgets::{Payment, Style, stroke};
use crate::timeline::{Shown, Timeline};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refused>().add_systems(
        PostUpdate,
        (refused::hear, refused::light_up, strike_lost, fly_tokens)
            .chain()
            .before(UiSystems::Layout)
            .run_if(in_state(Screen::Table)),
    );
}

/// Strikes out what is being lost, whether it moves or not. The stroke goes with its token.
fn strike_lost(
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    fresh: Query<(Entity, &Payment, Option<&Style>), Without<Struck>>,
    mut commands: Commands,
) {
    let Some(lost) = timeline.now().and_then(|now| which::lost(&now, &shown)) else {
        return;
    };
    for (token, _, style) in fresh.iter().filter(|(_, payment, _)| lost.holds(**payment)) {
        let style = style.copied().unwrap_or(Style::Token);
        commands
            .entity(token)
            .insert(Struck)
            .with_child(stroke(style));
    }
}

/// A token that has been struck out.
#[derive(Component)]
struct Struck;

fn fly_tokens(
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    settings: Res<Settings>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    seen: Res<Seen>,
    layout: Res<Layout>,
    scale: Res<UiScale>,
    refused: Res<Refused>,
    mut tokens: Query<(
        &Payment,
        &ComputedNode,
        &UiGlobalTransform,
        &mut UiTransform,
    )>,
) {
    let now = timeline.now().filter(|_| !settings.reduced_motion);
    let ends = Ends {
        laid: &laid,
        fit: &fit,
        seen: &seen,
        layout: &layout,
    };
    let flying = now.and_then(|now| {
        let (flying, flight) = flight(&now, &timeline, &shown, &ends)?;
        Some((flying, flight, now.part))
    });
    for (payment, node, global, mut transform) in &mut tokens {
        let wanted = match flying.filter(|(flying, ..)| flying.holds(*payment)) {
            None if settings.reduced_motion => UiTransform::IDENTITY,
            None => refused.moves(*payment),
            // It is not yet laid out: what comes is not there yet, and what leaves still lies there.
            Some((_, Flight::Comes(_), _)) if node.is_empty() => {
                UiTransform::from_scale(Vec2::ZERO)
            }
            Some(_) if node.is_empty() => UiTransform::IDENTITY,
            Some((_, flight, part)) => {
                let points = node.inverse_scale_factor;
                let moved = match (transform.translation.x, transform.translation.y) {
                    (Val::Px(x), Val::Px(y)) => Vec2::new(x, y),
                    _ => Vec2::ZERO,
                };
                let lies = global.translation * points - moved;
                let way = match flight {
                    Flight::Comes(end) => {
                        // It is seen whole, even where it springs up at the window's edge.
                        let half = 0.5 * LARGEST * node.size() * points * scale.0;
                        let end = end.clamp(half, (layout.window - half).max(half));
                        end / scale.0 - lies
                    }
                    Flight::Goes(end) => end / scale.0 - lies,
                    Flight::Falls => Vec2::ZERO,
                };
                let pose = pose(flight, way, part);
                UiTransform {
                    translation: Val2::px(pose.off.x, pose.off.y),
                    scale: Vec2::splat(pose.size),
                    rotation: Rot2::turn_fraction(pose.turn),
                }
            }
        };
        transform.set_if_neq(wanted);
    }
}
