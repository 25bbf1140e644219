//! How the tray is shared between what is thrown and the words that go with it.

use bevy::prelude::*;

use super::layout::Layout;

/// How much of a shared tray is left for words: upright for the name of a throw of shells, too,
/// else for the button that throws.
const WORDS: [f32; 2] = [0.4, 0.5];

/// How high a button is with what keeps it clear of the dice and of the rim of a tray, in pixels of
/// the interface.
const BUTTON: f32 = 68.0;

/// How wide the rim of a tray is, in pixels of the interface.
const RIM: f32 = 18.0;

/// How far a dish is from the row of throws below it, in pixels of the interface.
const ABOVE_ROW: f32 = 10.0;

/// At how many seats a low window still has room for words below its tray.
const FEW: usize = 4;

/// Where dice lie on a tray that they share with words: from so far below its middle to so far above,
/// in parts of its height.
pub const BED: [f32; 2] = [0.07, 0.29];

/// How high a cup is, and how wide, in parts of the shorter side of what it stands at.
const CUP: Vec2 = Vec2::new(0.33, 0.42);

/// The same of a bowl.
const BOWL: Vec2 = Vec2::new(0.38, 0.25);

/// Where the words of a tray stand: what is waited for, the name of a throw, the button that
/// throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// In the lower part of the tray: what fell lies above, on its [`BED`].
    Upon,
    /// Below it.
    Below,
    /// Beside a smaller tray.
    Beside,
}

impl Layout {
    /// Where the words stand at a table of so many seats, on which shells or dice are thrown.
    #[must_use]
    pub const fn words(&self, shells: bool, seats: usize) -> Words {
        let tray = self.tray.max.y - self.tray.min.y;
        let small = self.low || self.below_bed(tray) < BUTTON * self.scale;
        match (self.upright, shells || small) {
            (true, true) => Words::Beside,
            // Many plates leave no room below a low tray.
            (false, _) if self.low && !shells && seats > FEW => Words::Beside,
            (false, true) => Words::Below,
            (_, false) => Words::Upon,
        }
    }

    /// Where dice or shells fall: on the whole tray, or beside the words.
    #[must_use]
    pub fn dish(&self, shells: bool, seats: usize) -> Rect {
        match self.words(shells, seats) {
            Words::Beside => Rect {
                min: Vec2::new(self.split(), self.tray.min.y),
                ..self.above_row(shells)
            },
            Words::Upon | Words::Below => self.tray,
        }
    }

    /// How large the cup is, or the bowl, at a tray or a dish of this size, and how far it
    /// reaches beyond its corner.
    #[must_use]
    pub fn cup(&self, dish: Vec2, shells: bool) -> (Vec2, Vec2) {
        let size = dish.y.min(0.8 * dish.x) * if shells { BOWL } else { CUP };
        // Side by side there is room above and below the tray, else hardly any.
        let beyond = match (self.upright || self.low, shells) {
            (true, _) => Vec2::splat(7.0 * self.scale),
            (false, true) => Vec2::new(10.0 * self.scale, 0.14 * size.y),
            (false, false) => Vec2::new(20.0 * self.scale, 0.5 * size.y),
        };
        (size, beyond)
    }

    /// The place of the words: none of it lies under the cup, at whichever corner that stands.
    #[must_use]
    pub fn place_of_words(&self, shells: bool, seats: usize) -> Rect {
        let tray = self.tray;
        let (cup, beyond) = self.cup(self.dish(shells, seats).size(), shells);
        match self.words(shells, seats) {
            Words::Upon => {
                let beside = (cup.x - beyond.x).clamp(0.0, 0.4 * tray.width());
                Rect::new(
                    tray.min.x + beside,
                    tray.max.y - self.below_bed(tray.height()),
                    tray.max.x - beside,
                    tray.max.y,
                )
            }
            Words::Below => {
                let top = tray.max.y + beyond.y.max(4.0 * self.scale);
                let bottom = tray.max.y + 100.0 * self.scale;
                Rect::new(tray.min.x, top, tray.max.x, bottom)
            }
            Words::Beside => {
                let right = (self.split() - beyond.x).max(tray.min.x + 1.0);
                let lower = self.above_row(shells).max.y;
                Rect::new(tray.min.x, tray.min.y, right, lower)
            }
        }
    }

    /// The place of bonuses and banked throws, where they do not share that of the sentence.
    #[must_use]
    pub fn place_of_tokens(&self, shells: bool, seats: usize) -> Rect {
        match self.row(shells) {
            Some(row) => row,
            // Few plates leave more room above them.
            None if self.low && seats <= FEW => Rect {
                max: self.tokens.max.with_y(self.above_plates()),
                ..self.tokens
            },
            None => self.tokens,
        }
    }

    /// Whether bonuses and banked throws lie beside the sentence: upright, words beside the tray
    /// leave no other room for them.
    #[must_use]
    pub fn tokens_beside_sentence(&self, shells: bool, seats: usize) -> bool {
        self.upright && self.words(shells, seats) == Words::Beside && self.row(shells).is_none()
    }

    /// The row of throws, where there is one.
    fn row(&self, shells: bool) -> Option<Rect> {
        (shells && !self.row.is_empty()).then_some(self.row)
    }

    /// The tray without what the row takes of it.
    fn above_row(&self, shells: bool) -> Rect {
        let tray = self.tray;
        let lower = self.row(shells).map_or(tray.max.y, |row| {
            tray.max.y.min(row.min.y - ABOVE_ROW * self.scale)
        });
        Rect::from_corners(tray.min, tray.max.with_y(lower))
    }

    /// Room for bonuses upon a wide tray with a single die, between where that rests and where the cup
    /// begins, beside which the words stand; none where there are no words upon the tray.
    #[must_use]
    pub fn strip(&self, shells: bool, seats: usize) -> Option<Rect> {
        let tray = self.tray;
        let (cup, beyond) = self.cup(tray.size(), false);
        let strip = Rect::new(
            tray.min.x + RIM * self.scale,
            tray.max.y - self.below_bed(tray.height()),
            tray.max.x - RIM * self.scale,
            tray.max.y - (cup.y - beyond.y),
        );
        (!self.upright && self.words(shells, seats) == Words::Upon).then_some(strip)
    }

    /// How much of a tray of this height lies below where dice rest: they are seen a little from the
    /// front.
    const fn below_bed(&self, tray: f32) -> f32 {
        (0.5 - BED[0]) * tray - 4.0 * self.scale
    }

    /// Where words end and the dish begins, from the left.
    fn split(&self) -> f32 {
        let words = WORDS[usize::from(!self.upright)];
        self.tray.min.x + words * self.tray.width()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::layout::every_window;

    #[test]
    fn a_button_stands_below_the_dice_wherever_words_stand_upon_the_tray() {
        let mut seen = [0; 3];
        for window in every_window().filter(|window| window.min_element() >= 320.0) {
            let layout = Layout::of(window);
            for seats in [2, 4, 8] {
                let words = layout.words(false, seats);
                seen[words as usize] += 1;
                let place = layout.place_of_words(false, seats);
                if words == Words::Upon {
                    let room = place.height() / layout.scale;
                    assert!(room >= BUTTON - 0.1, "{window}: {room}");
                    let bed = layout.tray.center().y + BED[0] * layout.tray.height();
                    assert!(place.min.y > bed, "{window}: {place:?}");
                } else {
                    let dish = layout.dish(false, seats);
                    let both = place.intersect(dish);
                    assert!(both.is_empty(), "{window}: {place:?} over {dish:?}");
                }
            }
        }
        assert!(seen.iter().all(|times| *times > 100), "{seen:?}");
    }

    #[test]
    fn throws_that_wait_upon_a_tray_lie_between_the_dice_and_the_words() {
        let mut seen = 0;
        let sides = |x: u8| (12..28_u8).map(move |y| 40.0 * Vec2::new(x.into(), y.into()));
        for window in (12..50).flat_map(sides) {
            let layout = Layout::of(window);
            for seats in [2, 4, 8] {
                let Some(place) = layout.strip(false, seats) else {
                    continue;
                };
                seen += 1;
                let room = place.height() / layout.scale;
                assert!(room >= 24.0, "{window}: {room}");
                let bed = layout.tray.center().y + BED[0] * layout.tray.height();
                assert!(place.min.y > bed, "{window}: {place:?}");
                let words = layout.place_of_words(false, seats).max.y - place.max.y;
                assert!(words / layout.scale >= 30.0, "{window}: {words}");
            }
        }
        assert!(seen > 100, "{seen}");
    }
}
