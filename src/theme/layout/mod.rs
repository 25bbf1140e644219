//! Where things lie in the window: the board's square, the tray, plates, buttons, sentence.
//!
//! Rectangles are in logical pixels from the window's upper left corner, y down, as the
//! interface counts them; [`Layout::world`] leads to the table's own coordinates.

mod ways;

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
    /// Bonuses and banked throws.
    pub tokens: Rect,
    /// A row for banked throws below a dish of shells, which takes some of the tray; empty where there
    /// is no room for one.
    pub row: Rect,
    /// The sentence that says what happens.
    pub sentence: Rect,
    /// The buttons for help and menu.
    pub buttons: Rect,
}

/// From this side on, in pixels, a small window has what is read in its full size.
const FINGERS: f32 = 390.0;

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
