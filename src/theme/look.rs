//! The looks of a table: a printed board in a wooden frame, or an embroidered cloth.

/// What a table is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    /// Paper in a wooden frame, glazed tokens, dice on felt.
    #[default]
    Wood,
    /// Woven cloth with stitches, turned soldiers, shells on brass.
    Cloth,
}

impl Look {
    /// The look that a game names, or else the usual one of the board's family.
    #[must_use]
    pub fn named(name: Option<&str>, family: &str) -> Self {
        match (name, family) {
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
        }
    }
}
