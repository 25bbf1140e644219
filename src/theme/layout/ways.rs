//! The two ways to lay things out: side by side, and stacked where a window is higher than wide.

use bevy::prelude::*;

use super::{FINGERS, Layout};

/// Below this height, in pixels, a window is low.
const LOW: f32 = 560.0;

/// How wide a column with four buttons is, or with three, in pixels of the interface.
const BUTTONS: f32 = 196.0;
const FEW_BUTTONS: f32 = 146.0;

/// From this width on, in pixels, a low window has what is read in its full size, and how much smaller
/// that is at least on a narrow one.
const ACROSS: f32 = 800.0;
const SMALL_FINGERS: f32 = 0.75;

/// How high a row for throws is, and how high the tray still is above it at least, in pixels of the
/// interface.
const ROW: f32 = 52.0;
const ABOVE_ROW: f32 = 130.0;

/// The least width and height of a place, in pixels: what would have no room is drawn all the same,
/// and nothing can be measured by nothing.
const LEAST: f32 = 1.0;

impl Layout {
    /// The board in the middle, what is read and thrown in a column on either side.
    pub(super) fn side_by_side(window: Vec2) -> Self {
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
        let buttons = if low { BUTTONS } else { FEW_BUTTONS };
        let least = buttons * scale + 3.0 * gap;
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
            row: Rect::default(),
            sentence: around(left, told, column, sentence),
            buttons,
        }
    }

    /// One below the other.
    pub(super) fn stacked(window: Vec2) -> Self {
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
        // At the lower edge of the window, and never far from the tray.
        let lower = (window.y - gap).min(tray.max.y + gap + ROW * scale);
        let upper = lower - ROW * scale;
        let row = if upper - tray.min.y >= ABOVE_ROW * scale {
            Rect::new(tray.min.x, upper, tray.max.x, lower)
        } else {
            Rect::default()
        };
        Self {
            window,
            upright: true,
            low: false,
            scale,
            board,
            tray,
            tokens: Rect::new(tray.min.x, tray.min.y, tray.min.x + third, tray.max.y),
            row,
            sentence,
            buttons,
        }
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
