//! Where things lie in the window: the board's square, the tray, plates, buttons, sentence.
//!
//! Rectangles are in logical pixels from the window's upper left corner, y down, as the
//! interface counts them; [`Layout::world`] leads to the table's own coordinates.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;

/// Measures the window at the start of every frame.
pub fn plugin(app: &mut App) {
    app.init_resource::<Layout>().add_systems(
        First,
        measure_window
            .in_set(LayoutSystems)
            .after(MessageUpdateSystems),
    );
}

/// When the layout is known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LayoutSystems;

/// Lays everything out anew when the window, or what is drawn into, has another size.
fn measure_window(camera: Query<&Camera, With<IsDefaultUiCamera>>, mut layout: ResMut<Layout>) {
    let size = camera.single().ok().and_then(Camera::logical_viewport_size);
    if let Some(size) = size.filter(|size| *size != layout.window) {
        *layout = Layout::of(size);
    }
}

/// Where things lie in a window of this size.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The window, in logical pixels.
    pub window: Vec2,
    /// Whether things are stacked (a phone held upright) instead of side by side.
    pub upright: bool,
    /// Whether the window is so low that the players' plates all lie below the rest.
    pub low: bool,
    /// How much larger than on a window of 1280 × 720 things are drawn.
    pub scale: f32,
    /// The board with its frame: a square.
    pub board: Rect,
    /// The tray for dice or shells.
    pub tray: Rect,
    /// Bonuses and banked tokens.
    pub tokens: Rect,
    /// The sentence that says what happens.
    pub sentence: Rect,
    /// The buttons for help and menu.
    pub buttons: Rect,
}

/// Below this height, in pixels, a window is low.
const LOW: f32 = 560.0;

/// How wide a column with four buttons is, in pixels of the interface.
const BUTTONS: f32 = 196.0;

/// From this side on, in pixels, a small window has what is read in its full size.
const FINGERS: f32 = 390.0;

/// From this width on, in pixels, a low window has them in their full size, and how much smaller they
/// are at least on a narrow one.
const ACROSS: f32 = 800.0;
const SMALL_FINGERS: f32 = 0.75;

/// The least width and height of a place, in pixels: what would have no room is drawn all the same,
/// and nothing can be measured by nothing.
const LEAST: f32 = 1.0;

impl Default for Layout {
    fn default() -> Self {
        Self::of(Vec2::new(1280.0, 720.0))
    }
}

impl Layout {
    /// The layout of a window of `window` logical pixels.
    #[must_use]
    pub fn of(window: Vec2) -> Self {
        let window = window.max(Vec2::splat(64.0));
        if window.y > window.x * 1.05 {
            Self::stacked(window)
        } else {
            Self::side_by_side(window)
        }
    }

    /// How much larger than on a window of 1280 × 720 menus and screens without a table are
    /// drawn: what is written there stays large enough to read on the smallest, and is never
    /// smaller than on the table.
    #[must_use]
    pub fn reading_scale(&self) -> f32 {
        let least = (self.window / FINGERS).min_element().min(1.0);
        (self.window.y / 720.0)
            .min(self.window.x / FINGERS)
            .max(least)
            .clamp(0.85, 4.0)
    }

    fn side_by_side(window: Vec2) -> Self {
        let low = window.y < LOW;
        // On a low window, a phone held across, words and buttons stay as large as fingers and
        // eyes need them; it is the space between them that shrinks.
        let scale = (window.y / 720.0).clamp(0.5, 2.0);
        let gap = 16.0 * scale;
        // On one that is narrow, too, they give way to the board a little.
        let scale = if low {
            let across = (window.x / ACROSS).clamp(SMALL_FINGERS, 1.0);
            scale.max((window.y / FINGERS).min(across))
        } else {
            scale
        };
        let least = if low {
            BUTTONS * scale + 3.0 * gap
        } else {
            150.0 * scale + 2.0 * gap
        };
        let side = board_side(window, (window.y - 2.0 * gap).min(window.x - 2.0 * least));
        let board = Rect::from_center_size(window / 2.0, Vec2::splat(side));
        let column = ((window.x - side) / 2.0 - 3.0 * gap).clamp(LEAST, 260.0 * scale);
        let right = board.max.x + (window.x - board.max.x) / 2.0;
        let left = board.min.x / 2.0;
        let tray_height = (0.85 * column).min(0.28 * window.y);
        let buttons = around(right, gap + 22.0 * scale, column, 44.0 * scale);
        // The sentence lies over the tokens, across from the tray.
        let (sentence, tokens) = (0.2 * window.y, 0.17 * window.y);
        let (tray, told) = if low {
            let below = buttons.max.y + gap + tray_height / 2.0;
            (below, gap + sentence / 2.0)
        } else {
            (0.5 * window.y, 0.4 * window.y)
        };
        let between = if low { gap } else { 0.025 * window.y };
        Self {
            window,
            upright: false,
            low,
            scale,
            board,
            tray: around(right, tray, column, tray_height),
            tokens: around(
                left,
                told + (sentence + tokens) / 2.0 + between,
                column,
                tokens,
            ),
            sentence: around(left, told, column, sentence),
            buttons,
        }
    }

    fn stacked(window: Vec2) -> Self {
        let scale = (window.x / 390.0).min(window.y / 844.0).clamp(0.6, 1.8);
        let gap = 12.0 * scale;
        let (buttons, plates, sentence, least_tray) =
            (44.0 * scale, 48.0 * scale, 44.0 * scale, 96.0 * scale);
        let others = buttons + 2.0 * plates + sentence + least_tray + 8.0 * gap;
        let side = board_side(window, (window.x - gap).min(window.y - others));
        let wide = |top: f32, height: f32| Rect::new(gap, top, window.x - gap, top + height);
        let buttons = wide(gap, buttons);
        let above = buttons.max.y + plates + 2.0 * gap;
        let board = Rect::from_center_size(
            Vec2::new(window.x / 2.0, above + side / 2.0),
            Vec2::splat(side),
        );
        let sentence = wide(board.max.y + plates + 2.0 * gap, sentence);
        let bottom = sentence.max.y + gap;
        let tray = wide(
            bottom,
            (window.y - gap - bottom).clamp(LEAST, 180.0 * scale),
        );
        let third = tray.width() * 0.3;
        Self {
            window,
            upright: true,
            low: false,
            scale,
            board,
            tray,
            tokens: Rect::new(tray.min.x, tray.min.y, tray.min.x + third, tray.max.y),
            sentence,
            buttons,
        }
    }

    /// A point of the window in the table's coordinates: logical pixels from the middle, y up.
    #[must_use]
    pub fn world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.window.x / 2.0, self.window.y / 2.0 - point.y)
    }

    /// The middle and the size of a rectangle of this layout, in the table's coordinates.
    #[must_use]
    pub fn world_rect(&self, rect: Rect) -> Rect {
        Rect::from_corners(self.world(rect.min), self.world(rect.max))
    }
}

/// What is left for the board, but never less than a quarter of the window: not every desktop heeds
/// how small a window may become.
fn board_side(window: Vec2, left: f32) -> f32 {
    left.max(window.min_element() / 4.0)
}

fn around(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect::from_center_size(Vec2::new(x, y), Vec2::new(width, height))
}

/// Windows of every size: each of the small ones down to nothing, and larger ones at a distance.
#[cfg(test)]
pub(crate) fn every_window() -> impl Iterator<Item = Vec2> {
    let square = |side: u8, step: f32| {
        (0..side)
            .flat_map(move |x| (0..side).map(move |y| step * Vec2::new(f32::from(x), f32::from(y))))
    };
    square(80, 1.0).chain(square(60, 15.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::dish::Words;

    #[test]
    fn in_every_window_there_is_something_to_throw_on() {
        for window in every_window() {
            let layout = Layout::of(window);
            for (shells, seats) in [(false, 4), (true, 4), (false, 8)] {
                let dish = layout.dish(shells, seats);
                assert!(dish.size().min_element() > 0.0, "{window}: {dish:?}");
                if layout.words(shells, seats) == Words::Beside {
                    let words = layout.place_of_words(shells, seats);
                    assert!(words.size().min_element() > 0.0, "{window}: {words:?}");
                }
            }
        }
    }

    #[test]
    fn the_table_counts_from_the_middle_upwards() {
        let layout = Layout::default();
        assert_eq!(layout.world(Vec2::ZERO), Vec2::new(-640.0, 360.0));
        assert_eq!(layout.world_rect(layout.board).center(), Vec2::ZERO);
    }

    #[test]
    fn every_window_however_small_has_a_board() {
        for window in every_window() {
            let layout = Layout::of(window);
            let board = layout.board;
            assert!(board.width() > 0.0, "{window}: {board:?}");
            assert!(
                board.min.x >= 0.0 && board.max.x <= layout.window.x,
                "{window}: {board:?}"
            );
        }
    }
}
