//! What a setting can be.

use serde::{Deserialize, Serialize};

/// How fast everything is shown.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, clap::ValueEnum,
)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// As one plays at a table
    #[default]
    Normal,
    /// For those who know the game
    Fast,
    /// Nothing is animated
    Instant,
}

impl Speed {
    /// Every speed, in the order of a menu.
    pub const ALL: [Self; 3] = [Self::Normal, Self::Fast, Self::Instant];
}

/// The one after `now`, round and round; the first if `now` is none of them.
#[must_use]
pub fn following<T: Clone + PartialEq>(all: &[T], now: &T) -> T {
    let at = all.iter().position(|one| one == now);
    all[at.map_or(0, |at| (at + 1) % all.len())].clone()
}

/// What the table is made of, whatever the game would choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableLook {
    /// Paper in a wooden frame.
    Wood,
    /// Embroidered cloth.
    Cloth,
    /// Plain colours without any material.
    Flat,
}

impl TableLook {
    /// Every one, in the order of a menu.
    pub const ALL: [Self; 3] = [Self::Wood, Self::Cloth, Self::Flat];
}

/// A part of a hundred from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "i64")]
pub struct Percent<const LEAST: u8, const MOST: u8>(u8);

/// How loud something is.
pub type Volume = Percent<0, 100>;

/// How large text is.
pub type TextSize = Percent<80, 200>;

impl<const LEAST: u8, const MOST: u8> Percent<LEAST, MOST> {
    /// The least that it may be.
    pub const LEAST: u8 = LEAST;
    /// The most that it may be.
    pub const MOST: u8 = MOST;

    /// So many percent, or the end of the range that is nearest.
    #[must_use]
    pub const fn near(percent: u8) -> Self {
        if percent < LEAST {
            Self(LEAST)
        } else if percent > MOST {
            Self(MOST)
        } else {
            Self(percent)
        }
    }

    /// How many percent.
    #[must_use]
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// The same as a factor: 1.0 is a hundred percent.
    #[must_use]
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl<const LEAST: u8, const MOST: u8> From<Percent<LEAST, MOST>> for u8 {
    fn from(percent: Percent<LEAST, MOST>) -> Self {
        percent.0
    }
}

impl<const LEAST: u8, const MOST: u8> TryFrom<i64> for Percent<LEAST, MOST> {
    type Error = String;

    fn try_from(percent: i64) -> Result<Self, String> {
        u8::try_from(percent)
            .ok()
            .filter(|percent| (LEAST..=MOST).contains(percent))
            .map(Self)
            .ok_or_else(|| format!("{percent} is not from {LEAST} to {MOST}"))
    }
}

/// Where the window was and how large.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowPlace {
    /// Width and height in points; one point is a pixel where the system does not scale.
    pub size: (Side, Side),
    /// The upper left corner in pixels of the desktop; none where the system keeps it secret.
    pub at: Option<(i32, i32)>,
    /// The monitor, by its name.
    pub monitor: Option<String>,
    /// Whether it filled the desktop.
    pub maximised: bool,
}

/// A side of a window, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "i64")]
pub struct Side(u16);

impl Side {
    const LEAST: u16 = 64;
    const MOST: u16 = 16_384;

    /// So many points, or the nearest side that a window may have.
    #[must_use]
    pub fn near(points: f32) -> Self {
        Self((points as u16).clamp(Self::LEAST, Self::MOST))
    }

    /// How many points.
    #[must_use]
    pub const fn points(self) -> u16 {
        self.0
    }
}

impl From<Side> for u16 {
    fn from(side: Side) -> Self {
        side.0
    }
}

impl TryFrom<i64> for Side {
    type Error = String;

    fn try_from(points: i64) -> Result<Self, String> {
        u16::try_from(points)
            .ok()
            .filter(|points| (Self::LEAST..=Self::MOST).contains(points))
            .map(Self)
            .ok_or_else(|| format!("{points} is not from {} to {}", Self::LEAST, Self::MOST))
    }
}
