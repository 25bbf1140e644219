//! How pieces stand together in a goal: in rows from its broad end inwards, clear of its edges.

use bevy::prelude::*;

/// The rows that so many pieces may form, the broad end first.
const ROWS: [&[&[u8]]; 5] = [
    &[&[1]],
    &[&[1]],
    &[&[2], &[1, 1]],
    &[&[2, 1], &[3], &[1, 1, 1]],
    &[&[2, 2], &[3, 1], &[2, 1, 1], &[1, 2, 1]],
];

/// From piece to piece, in sizes.
const STEP: f32 = 1.04;

/// From row to row where the pieces of one stand in the gaps of the other, in steps.
const NESTLED: f32 = 0.87;

/// How far pieces keep from the edge, in board units.
const MARGIN: f32 = 0.03;

/// How many places along the goal are tried for a group.
const TRIES: u8 = 24;

/// Pieces in a goal: where, and how wide each is.
#[derive(Debug, PartialEq)]
pub(super) struct Group {
    pub(super) places: Vec<Vec2>,
    pub(super) size: f32,
}

/// The places of `count` pieces in a convex goal, `size` wide if there is room for that, else
/// smaller.
pub(super) fn group(outline: &[Vec2], count: usize, size: f32) -> Group {
    let middle = outline.iter().sum::<Vec2>() / outline.len() as f32;
    let inwards = (-middle).normalize_or(Vec2::Y);
    let rows = ROWS[count.min(ROWS.len() - 1)];
    let mut size = size;
    loop {
        let (clear, places) = best(outline, middle, inwards, rows, size);
        if clear >= size / 2.0 + MARGIN || size < 0.3 {
            return Group { places, size };
        }
        size *= 0.96;
    }
}

/// The group whose pieces keep farthest from the edges, and how far that is.
fn best(
    outline: &[Vec2],
    middle: Vec2,
    inwards: Vec2,
    rows: &[&[u8]],
    size: f32,
) -> (f32, Vec<Vec2>) {
    let far = outline
        .iter()
        .map(|p| (*p - middle).dot(inwards).abs())
        .fold(0.0, f32::max);
    let shifts = (0..=TRIES).map(|i| (f32::from(i) / f32::from(TRIES) * 2.0 - 1.0) * far);
    let groups = rows.iter().flat_map(|rows| {
        let stood = in_rows(rows, inwards, size * STEP);
        shifts.clone().map(move |shift| {
            let moved = stood.iter().map(|p| middle + *p + inwards * shift);
            moved.collect::<Vec<_>>()
        })
    });
    let clear = |places: &[Vec2]| {
        let clear = places.iter().map(|p| clearance(outline, *p));
        clear.fold(f32::INFINITY, f32::min)
    };
    groups
        .map(|places| (clear(&places), places))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .unwrap_or((0.0, Vec::new()))
}

/// Pieces in rows around the origin.
fn in_rows(rows: &[u8], inwards: Vec2, step: f32) -> Vec<Vec2> {
    let mut places = Vec::new();
    let mut deep = 0.0;
    for (i, &row) in rows.iter().enumerate() {
        if i > 0 {
            let nestled = (row + rows[i - 1]) % 2 == 1;
            deep += if nestled { NESTLED * step } else { step };
        }
        let across = (0..row).map(|k| f32::from(k) - f32::from(row - 1) / 2.0);
        places.extend(across.map(|k| inwards * deep + inwards.perp() * (k * step)));
    }
    places.iter().map(|p| *p - inwards * (deep / 2.0)).collect()
}

/// How far inside a convex outline a point lies.
fn clearance(outline: &[Vec2], p: Vec2) -> f32 {
    let ends = outline.iter().cycle().skip(1);
    let edges = outline.iter().zip(ends);
    edges
        .map(|(a, b)| (*b - *a).normalize_or_zero().perp_dot(p - *a))
        .fold(f32::INFINITY, f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::Levels;
    use crate::rules::board::SquareKind;
    use crate::view::fit::vec;

    #[test]
    fn up_to_four_pieces_stand_clear_of_each_other_and_of_the_edges() {
        for board in Levels::embedded().boards().values() {
            let goals = board.squares.iter().filter(|_| board.kitchen.is_none());
            for goal in goals.filter(|s| matches!(s.kind, SquareKind::Goal(_))) {
                let outline: Vec<Vec2> = goal.outline.iter().copied().map(vec).collect();
                for count in 1..=4 {
                    let Group { places, size } = group(&outline, count, 0.94);
                    assert_eq!(places.len(), count);
                    assert!(size > 0.6, "{}: {count} are {size} wide", board.id);
                    for (i, p) in places.iter().enumerate() {
                        assert!(clearance(&outline, *p) >= size / 2.0, "{}", board.id);
                        let apart = places[..i].iter().all(|q| p.distance(*q) > size);
                        assert!(apart, "{}: {places:?}", board.id);
                    }
                }
            }
        }
    }
}
