//! Where the plates of players lie: each near its house.

use bevy::prelude::*;

use super::layout::Layout;

/// How high a plate is beside the board, and where there are many or little room; how far apart they
/// are on a low window: in pixels of the interface.
const PLATE: f32 = 66.0;
const LOW_PLATE: f32 = 52.0;
const LOW_GAP: f32 = 6.0;

/// How high two lines of tokens are with their names, in pixels of the interface.
const TWO_LINES: f32 = 108.0;

impl Layout {
    /// The plates of players, each near its house. `houses` are the directions of the houses
    /// from the middle of the board as it is seen, x to the right, y up.
    #[must_use]
    pub fn plates(&self, houses: &[Vec2]) -> Vec<Rect> {
        // Side by side: left and right columns from above; stacked: rows above and below. Of
        // two houses in the middle one goes to either side.
        let near = |h: &Vec2| {
            let (off, along) = if self.upright {
                (h.y, -h.x)
            } else {
                (-h.x, h.y)
            };
            off > 0.01 || off > -0.01 && along > 0.0
        };
        let along = |h: &Vec2| if self.upright { h.x } else { -h.y };
        let mut plates = vec![Rect::default(); houses.len()];
        for first in [true, false] {
            let mut group: Vec<usize> = (0..houses.len())
                .filter(|&i| near(&houses[i]) == first)
                .collect();
            group.sort_by(|&a, &b| along(&houses[a]).total_cmp(&along(&houses[b])));
            let above = group.iter().filter(|&&i| houses[i].y > 0.01).count();
            for (place, &i) in group.iter().enumerate() {
                plates[i] = self.plate(first, place, group.len(), above);
            }
        }
        plates
    }

    /// The place of a plate in its column or row of `count`, of which so many belong to houses
    /// above the middle.
    fn plate(&self, first: bool, place: usize, count: usize, above: usize) -> Rect {
        let gap = 12.0 * self.scale;
        if self.upright {
            let height = 48.0 * self.scale;
            let top = if first {
                self.board.min.y - gap - height
            } else {
                self.board.max.y + gap
            };
            let columns = count.max(2) as f32;
            let width = (self.window.x - gap * (columns + 1.0)) / columns;
            let left = gap + place as f32 * (width + gap);
            return Rect::new(left, top, left + width, top + height);
        }
        let column = if first { self.sentence } else { self.tray };
        let height = self.scale
            * if count > 2 || self.low {
                LOW_PLATE
            } else {
                PLATE
            };
        if self.low {
            return self.low_plate(column, height, place, count);
        }
        let step = height + gap;
        // Half of a column's plates lie above its middle block, half below.
        let upper = above.clamp(count / 2, count.div_ceil(2));
        let block = self.sentence.min.y.min(self.tray.min.y);
        let below = self.tokens.max.y.max(self.tray.max.y);
        let top = if place < upper {
            let space = block - self.buttons.max.y;
            let used = upper as f32 * step - gap;
            self.buttons.max.y + (space - used) / 2.0 + place as f32 * step
        } else {
            let space = self.window.y - below;
            let used = (count - upper) as f32 * step - gap;
            below + (space - used) / 2.0 + (place - upper) as f32 * step
        };
        Rect::new(column.min.x, top, column.max.x, top + height)
    }

    /// Down to where there is room above the plates of a low window, two of them in a column.
    pub(super) fn above_plates(&self) -> f32 {
        let plates = 2.0 * (LOW_PLATE + 2.0 * LOW_GAP) * self.scale;
        let lines = self.tokens.min.y + TWO_LINES * self.scale;
        lines.min(self.window.y - plates).max(self.tokens.max.y)
    }

    /// On a low window all plates of a column lie below its block, at the lower edge, as high
    /// as there is room.
    fn low_plate(&self, column: Rect, height: f32, place: usize, count: usize) -> Rect {
        let block = self.tokens.max.y.max(self.tray.max.y);
        let space = (self.window.y - block) / count as f32;
        let gap = (0.1 * space).min(LOW_GAP * self.scale);
        let height = height.min(space - gap);
        let top = self.window.y - (count - place) as f32 * (height + gap);
        Rect::new(column.min.x, top, column.max.x, top + height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::dish::Words;

    fn directions(count: usize) -> Vec<Vec2> {
        let turn = std::f32::consts::TAU / count as f32;
        (0..count)
            .map(|i| Vec2::from_angle(turn * (i as f32 + 0.5) - 1.57))
            .collect()
    }

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_window() {
        for (w, h) in [
            (1280., 720.),
            (1920., 1080.),
            (390., 844.),
            (360., 640.),
            (320., 568.),
            (3840., 2160.),
            (1024., 768.),
            (844., 390.),
            (740., 360.),
            (640., 400.),
            (667., 375.),
            (932., 430.),
            (960., 540.),
            (900., 621.),
            (640., 568.),
            (768., 1024.),
            (800., 780.),
        ] {
            let layout = Layout::of(Vec2::new(w, h));
            for count in 2..=8 {
                let mut rects = layout.plates(&directions(count));
                // A window between low and usual is no phone: all on it is a little smaller.
                if w.min(h) >= 390.0 && !(560.0..720.0).contains(&h) {
                    let least = if layout.upright || w >= 800.0 {
                        44.0
                    } else {
                        33.0
                    };
                    let button = layout.buttons.height();
                    assert!(button >= least - 0.1, "{w}×{h}: {button} for a finger");
                }
                let shells = count <= 4 && count % 2 == 0;
                for shells in [false, shells] {
                    let words = layout.place_of_words(shells, count);
                    let overlaps = |plate: &&Rect| !plate.intersect(words).is_empty();
                    assert_eq!(
                        rects.iter().find(overlaps),
                        None,
                        "{w}×{h}, {count}: {words:?}"
                    );
                    if layout.words(shells, count) != Words::Upon {
                        let dish = layout.dish(shells, count);
                        assert!(dish.intersect(words).is_empty(), "{w}×{h}, {count}");
                    }
                }
                rects.extend([layout.board, layout.tray, layout.sentence, layout.buttons]);
                if !layout.upright {
                    rects.push(layout.place_of_tokens(false, count));
                }
                let window = Rect::new(0.0, 0.0, w, h);
                for (i, a) in rects.iter().enumerate() {
                    assert!(
                        a.width() > 20.0 && a.height() > 20.0,
                        "{w}×{h}, {count}: {a:?}"
                    );
                    assert_eq!(a.intersect(window), *a, "{w}×{h}, {count}");
                    for b in &rects[..i] {
                        let both = a.intersect(*b);
                        let apart = both.width() < 0.5 || both.height() < 0.5;
                        assert!(apart, "{w}×{h}, {count}: {a:?} and {b:?}");
                    }
                }
            }
        }
    }
}
