//! How the tray is shared between what is thrown and the name of the throw.

use bevy::prelude::*;

use super::layout::Layout;

/// How much of an upright tray is left for the name of a throw of shells.
const CALL: f32 = 0.4;

impl Layout {
    /// Where dice or shells fall: on the whole tray, or beside the name of a throw of shells
    /// that is called there.
    #[must_use]
    pub fn dish(&self, shells: bool) -> Rect {
        if self.upright && shells {
            let left = self.call().max.x;
            Rect {
                min: Vec2::new(left, self.tray.min.y),
                ..self.tray
            }
        } else {
            self.tray
        }
    }

    /// Where a throw of shells is called by its name on an upright window.
    #[must_use]
    pub fn call(&self) -> Rect {
        let right = self.tray.min.x + CALL * self.tray.width();
        Rect {
            max: Vec2::new(right, self.tray.max.y),
            ..self.tray
        }
    }
}
