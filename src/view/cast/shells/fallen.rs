//! Where the shells of a throw are: on their way, at rest, gathered in again.

use std::cmp::Ordering;

use bevy::prelude::*;

use super::{Seen, Shells, scatter};
use crate::rules::Thrown;
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::timeline::Shown;
use crate::view::board::Laid;
use crate::view::cast::scatter::SHELLS;
use crate::view::cast::stand::Stand;
use crate::view::cast::swing::Pose;
use crate::view::cast::{Cast, chance, throws_shells, tray};

/// Whether shell `i` lies closed when so many do: which ones differs from throw to throw.
fn lies_closed(i: usize, closed: usize, throw: u32) -> bool {
    let rank = |k: usize| chance(throw, 50 + k as u32);
    let before = |k: usize| rank(k) < rank(i) || (rank(k) == rank(i) && k < i);
    (0..SHELLS).filter(|&k| before(k)).count() < closed
}

pub(super) fn see_shells(
    cast: Res<Cast>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    layout: Res<Layout>,
    mut shells: ResMut<Shells>,
) {
    let closed = match cast.fell() {
        _ if !throws_shells(&cast, &shown) => {
            shells.seen = None;
            return;
        }
        Some(Thrown::Shells(closed)) => usize::from(closed),
        _ => SHELLS / 2,
    };
    let dish = tray(&layout, shown.rules());
    let stand = Stand::of(&layout, shown.rules(), cast.thrower());
    let round = laid.look == Look::Cloth;
    let scatter = scatter(dish, layout.scale, round, &stand, cast.chance);
    let back = Stand::of(&layout, shown.rules(), cast.hand);
    let back = Pose::standing(&back).mouth(&back);
    let rests = scatter.rests();
    let closed = |i: usize| lies_closed(i, closed, cast.chance);
    let further_left = |a: usize, b: usize| rests[a].x.total_cmp(&rests[b].x) == Ordering::Less;
    let seen = std::array::from_fn(|i| {
        let mut flight = scatter.flight(i, closed(i), rests[i], cast.part);
        flight.out *= 1.0 - cast.gathered;
        flight.at = flight.at.lerp(back, cast.gathered * cast.gathered);
        let before = (0..SHELLS).filter(|&k| closed(k) && further_left(k, i));
        Seen {
            flight,
            counts: closed(i).then(|| before.count()),
        }
    });
    *shells = Shells {
        seen: Some(seen),
        side: scatter.side,
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_shells_lie_closed_as_fell() {
        for throw in 0..200 {
            for closed in 0..=SHELLS {
                let lie = (0..SHELLS)
                    .filter(|&i| lies_closed(i, closed, throw))
                    .count();
                assert_eq!(lie, closed, "throw {throw}");
            }
        }
    }
}
