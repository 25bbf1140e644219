//! The row in which throws lie, in the order in which they came, and how large its tokens may be.

use bevy::prelude::*;

use crate::rules::mechanics::Spend;
use crate::timeline::Shown;

/// From token to token, in pixels of the interface where they are as large as usual.
pub(super) const GAP: f32 = 8.0;

/// How large tokens are at least, whatever room there is, and by how much smaller they are tried.
const SMALLEST: f32 = 0.4;
const STEP: f32 = 0.02;

/// The kinds of throws that lie there, or lay there as long as any does: the place of what was
/// played is kept, and what comes takes the next one.
#[derive(Resource, Debug, Default)]
pub(in crate::ui) struct Row(Vec<u8>);

impl Row {
    /// The kinds in the order in which they came.
    pub(super) fn kinds(&self) -> &[u8] {
        &self.0
    }

    /// How many places there are.
    pub(in crate::ui) fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether a throw or a bonus lies there; a single die is played as it fell.
    pub(in crate::ui) fn waits(&self, shown: &Shown) -> bool {
        let open = shown.rules().mechanics.spend != Spend::Single;
        open && !self.0.is_empty() || shown.bonuses.iter().next().is_some()
    }

    /// Begins anew: another match may lie there.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    fn follow(&mut self, bank: &[u8]) {
        if bank.iter().all(|count| *count == 0) {
            self.0.clear();
        }
        let lying = (0..).zip(bank).filter(|(_, count)| **count > 0);
        for (kind, _) in lying {
            if !self.0.contains(&kind) {
                self.0.push(kind);
            }
        }
    }
}

/// Keeps a place for every throw that comes.
pub(super) fn follow_row(shown: Res<Shown>, mut row: ResMut<Row>) {
    let before = row.0.clone();
    row.bypass_change_detection().follow(&shown.bank);
    if row.0 != before {
        row.set_changed();
    }
}

/// How large things can be, 1.0 at most, to lie in a room one after the other, line by line: as
/// large as there is room for. `wide` says how much room a thing takes at a size.
pub(super) fn largest<T>(things: &[T], room: Vec2, wide: impl Fn(&T, f32) -> Vec2) -> f32 {
    let mut size = 1.0;
    while size > SMALLEST && !fit(things, room, &wide, size) {
        size -= STEP;
    }
    size
}

/// Whether things of a size have room.
pub(super) fn fit<T>(things: &[T], room: Vec2, wide: impl Fn(&T, f32) -> Vec2, size: f32) -> bool {
    let gap = GAP * size;
    // The widest, and where the line that is being filled begins, ends and reaches down to.
    let (mut most, mut x, mut top, mut bottom) = (0.0_f32, 0.0, 0.0, 0.0_f32);
    for thing in things {
        let needed = wide(thing, size);
        if x > 0.0 && x + gap + needed.x > room.x {
            (x, top) = (0.0, bottom + gap);
        }
        x += needed.x + if x > 0.0 { gap } else { 0.0 };
        most = most.max(x);
        bottom = bottom.max(top + needed.y);
    }
    most <= room.x && bottom <= room.y
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_there_keeps_its_place_until_nothing_does() {
        let mut row = Row::default();
        for (bank, kinds) in [
            ([0, 0, 1, 0], vec![2]),
            ([1, 0, 1, 0], vec![2, 0]),
            ([1, 0, 0, 2], vec![2, 0, 3]),
            ([0, 0, 1, 2], vec![2, 0, 3]),
            ([0, 0, 0, 0], vec![]),
            ([0, 1, 0, 0], vec![1]),
        ] {
            row.follow(&bank);
            assert_eq!(row.kinds(), kinds);
        }
    }

    #[test]
    fn many_tokens_are_smaller_and_still_have_room() {
        let token = |_: &(), size: f32| size * Vec2::new(60.0, 48.0);
        let room = Vec2::new(200.0, 60.0);
        let mut before = 1.0;
        for count in 1..=8 {
            let size = largest(&vec![(); count], room, token);
            assert!(size <= before && fit(&vec![(); count], room, token, size));
            before = size;
        }
        assert!(before < 0.6, "{before}");
    }
}
