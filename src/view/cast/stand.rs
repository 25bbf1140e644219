//! Where the cup stands: at the corner of the tray on the side of whoever is to throw.

use bevy::prelude::*;

use super::tray;
use crate::rules::{Compiled, Hand};
use crate::theme::layout::Layout;
use crate::view::fit::vec;

/// A place for the cup.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stand {
    /// The middle of the cup, in the table's pixels.
    pub(super) at: Vec2,
    /// How large it is there.
    pub(super) size: Vec2,
    /// At which corner of the tray: −1 or 1 to either side.
    pub(super) corner: Vec2,
}

impl Stand {
    /// Where the cup stands for a hand.
    pub(super) fn of(layout: &Layout, rules: &Compiled, hand: Hand) -> Self {
        let place = tray(layout, rules);
        Self::at(
            layout,
            place,
            rules.throws_shells(),
            corner(bearing(rules, hand)),
        )
    }

    /// Where it stands at a corner of the tray, or of a dish of shells.
    pub(super) fn at(layout: &Layout, place: Rect, shells: bool, corner: Vec2) -> Self {
        let (size, beyond) = layout.cup(place.size(), shells);
        let reach = place.half_size() + beyond - size / 2.0;
        let window = (layout.window / 2.0 - size / 2.0 - 2.0).max(Vec2::ZERO);
        let at = place.center() + corner * reach;
        Self {
            at: at.clamp(-window, window),
            size,
            corner,
        }
    }

    /// What the cup covers.
    pub(super) fn rect(&self) -> Rect {
        Rect::from_center_size(self.at, self.size)
    }
}

/// The direction of a hand's first house from the middle of the board, as it is seen.
fn bearing(rules: &Compiled, hand: Hand) -> Vec2 {
    let board = &rules.board;
    let turn = board.views.first().map_or(0.0, |view| view.turn);
    let first = rules.hands[hand.index()].first;
    let seat = board.seats.get(usize::from(first));
    seat.map_or(Vec2::NEG_Y, |seat| vec(seat.panel().0.turned(turn)))
}

/// The corner on a side; a side in the middle has the one that follows anticlockwise.
fn corner(bearing: Vec2) -> Vec2 {
    let turned = Vec2::from_angle(0.05).rotate(bearing);
    Vec2::new(1.0_f32.copysign(turned.x), 1.0_f32.copysign(turned.y))
}

#[cfg(test)]
pub(super) const CORNERS: [Vec2; 4] = [
    Vec2::new(1.0, -1.0),
    Vec2::new(1.0, 1.0),
    Vec2::new(-1.0, 1.0),
    Vec2::new(-1.0, -1.0),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Catalogue, Levels};
    use crate::view::cast::tests::{WINDOWS, trays};

    #[test]
    fn a_cup_stands_at_the_corner_of_its_seat() {
        let catalogue = Catalogue::from(Levels::embedded());
        let corners = |game: &str| -> Vec<Vec2> {
            let rules = catalogue.games[game].compile().expect("an embedded game");
            let hands = 0..rules.hands.len() as u8;
            hands.map(|h| corner(bearing(&rules, Hand(h)))).collect()
        };
        // Yellow, blue, red and green sit at the corners of the board themselves.
        assert_eq!(corners("parchis-4-spain"), CORNERS);
        let cloth = corners("barsees-damascus");
        assert_eq!(cloth, [CORNERS[0], CORNERS[2]]);
        assert_eq!(corners("parchis-8-spain").len(), 8);
    }

    #[test]
    fn a_cup_stays_in_the_window_and_off_the_board() {
        for shells in [true, false] {
            for ((layout, place), corner) in
                trays(shells).flat_map(|tray| CORNERS.map(|corner| (tray, corner)))
            {
                let cup = Stand::at(&layout, place, shells, corner).rect();
                let window = Rect::from_center_size(Vec2::ZERO, layout.window);
                assert_eq!(cup.intersect(window), cup, "{}", layout.window);
                let board = layout.world_rect(layout.board).intersect(cup);
                assert!(board.is_empty(), "{}", layout.window);
                assert!(!place.intersect(cup).is_empty(), "{}", layout.window);
            }
        }
    }

    #[test]
    fn no_word_stands_under_a_cup() {
        for ((w, h), shells) in WINDOWS.into_iter().flat_map(|w| [(w, false), (w, true)]) {
            let layout = Layout::of(Vec2::new(w, h));
            for (seats, corner) in [4, 8].into_iter().flat_map(|n| CORNERS.map(|c| (n, c))) {
                let dish = layout.world_rect(layout.dish(shells, seats));
                let cup = Stand::at(&layout, dish, shells, corner).rect();
                let words = layout.world_rect(layout.place_of_words(shells, seats));
                let both = cup.intersect(words);
                let apart = both.width() < 0.5 || both.height() < 0.5;
                assert!(apart, "{w}×{h}, shells {shells}, {seats} seats: {both:?}");
                assert!(words.width() > 40.0, "{w}×{h}, shells {shells}: {words:?}");
            }
        }
    }
}
