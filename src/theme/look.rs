//! The looks of a table: a printed board in a wooden frame, an embroidered cloth, or flat
//! colours with strong outlines.

use crate::settings::TableLook;

/// What a table is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    /// Paper in a wooden frame, glazed tokens, dice on felt.
    #[default]
    Wood,
    /// Woven cloth with stitches, turned soldiers, shells on brass.
    Cloth,
    /// No material, no shade: white squares, black lines, full colours.
    Flat,
}

impl From<TableLook> for Look {
    fn from(chosen: TableLook) -> Self {
        match chosen {
            TableLook::Wood => Self::Wood,
            TableLook::Cloth => Self::Cloth,
            TableLook::Flat => Self::Flat,
        }
    }
}

impl Look {
    /// The look that a game names, or else the usual one of the board's family.
    #[must_use]
    pub fn named(name: Option<&str>, family: &str) -> Self {
        match (name, family) {
            (Some("flat"), _) => Self::Flat,
            (Some("cloth"), _) | (None, "barsees") => Self::Cloth,
            _ => Self::Wood,
        }
    }

    /// How wide the frame (or the fringe) around the outline is, in board units.
    #[must_use]
    pub const fn rim(self) -> f32 {
        match self {
            Self::Wood => 0.62,
            Self::Cloth => 0.45,
            Self::Flat => 0.25,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::family::LOOKS;

    #[test]
    fn every_look_that_a_game_may_name_is_another_one() {
        let looks = LOOKS.map(|name| Look::named(Some(name), "parchis"));
        assert_eq!(looks, [Look::Wood, Look::Cloth, Look::Flat]);
        assert_eq!(Look::named(None, "barsees"), Look::Cloth);
    }
}
