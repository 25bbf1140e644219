//! The colours of the table and of the seats: warm, few, and never without a shape.

use bevy::prelude::*;

/// Brown ink for thin lines; never black.
pub const INK: Color = rgb(0x3a2f25);
/// Printed numbers.
pub const NUMBER: Color = rgb(0x6b5c49);
/// The paper of a printed board.
pub const PAPER: Color = rgb(0xf8f1e0);
/// A safe square that nobody enters on.
pub const SAFE: Color = rgb(0xd3c9b4);
/// The panel of a house and the ring of a safe square.
pub const IVORY: Color = rgb(0xfdf8ec);
/// The cloth.
pub const CLOTH: Color = rgb(0x7c1f2b);
/// The deep red of seams on the cloth.
pub const SEAM: Color = rgb(0x541019);
/// Gold thread.
pub const GOLD: Color = rgb(0xd9b36a);
/// Raw cotton, of which the squares of the cloth are sewn.
pub const COTTON: Color = rgb(0xefe0c0);
/// A safe square of the cloth.
pub const COTTON_SAFE: Color = rgb(0xd9e2cd);
/// The blue thread of a "/".
pub const INDIGO: Color = rgb(0x1c4f8c);
/// What is written on dark ground.
pub const CREAM: Color = rgb(0xffeac2);
/// Felt in the dice tray.
pub const FELT: Color = rgb(0x2b4a3a);
/// Brass of the tray for shells.
pub const BRASS: Color = rgb(0xc79a3f);

/// The colours of a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// Squares, houses and the body of a piece.
    pub base: Color,
    /// Edges, and letters on light ground.
    pub dark: Color,
    /// The shape that always goes with the colour.
    pub emblem: Emblem,
}

/// The shape that a seat's pieces carry, so that nobody needs to tell colours apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// A disc.
    Disc,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// A square on its corner.
    Diamond,
    /// A star of five points.
    Star,
    /// A cross with equal arms.
    Cross,
    /// A hexagon.
    Hexagon,
    /// A drop.
    Drop,
}

/// The colours of a seat, by the name that its board gives it. An unknown name has the
/// colours of the seat's number.
#[must_use]
pub fn seat(name: &str, number: usize) -> Ink {
    let named = SEATS.iter().position(|(known, ..)| *known == name);
    let (_, base, dark, emblem) = SEATS[named.unwrap_or(number % 8)];
    Ink {
        base: rgb(base),
        dark: rgb(dark),
        emblem,
    }
}

const SEATS: [(&str, u32, u32, Emblem); 12] = [
    ("yellow", 0xf2b632, 0x9a6708, Emblem::Disc),
    ("blue", 0x2f6fc4, 0x183f7a, Emblem::Square),
    ("red", 0xd8413a, 0x8a1d19, Emblem::Triangle),
    ("green", 0x2f9e5b, 0x175a31, Emblem::Diamond),
    ("grey", 0x8a8f98, 0x484d55, Emblem::Star),
    ("fuchsia", 0xb04fb0, 0x6a2a6a, Emblem::Cross),
    ("orange", 0xee7f2d, 0x9a450a, Emblem::Hexagon),
    ("turquoise", 0x2bb5b0, 0x116a67, Emblem::Drop),
    ("south", 0xe6a02f, 0x8a5208, Emblem::Disc),
    ("north", 0x2f8f89, 0x154f4c, Emblem::Star),
    ("east", 0x4a62b5, 0x26356e, Emblem::Diamond),
    ("west", 0x7f9b3c, 0x475a1b, Emblem::Triangle),
];

/// A colour written as people write it.
const fn rgb(hex: u32) -> Color {
    Color::srgb(
        (hex >> 16 & 255) as f32 / 255.0,
        (hex >> 8 & 255) as f32 / 255.0,
        (hex & 255) as f32 / 255.0,
    )
}

/// A colour towards white (`by` > 0) or towards warm black (`by` < 0), by a part of the way.
#[must_use]
pub fn shade(colour: Color, by: f32) -> Color {
    let end = if by > 0.0 {
        rgb(0xfffaf0)
    } else {
        rgb(0x1a0f08)
    };
    colour.mix(&end, by.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_of_one_table_never_share_a_shape() {
        for table in [&SEATS[..8], &SEATS[8..]] {
            for (i, a) in table.iter().enumerate() {
                assert!(table[..i].iter().all(|b| a.3 != b.3), "{}", a.0);
            }
        }
    }

    #[test]
    fn an_unknown_seat_has_the_colours_of_its_number() {
        assert_eq!(seat("pink", 2), seat("red", 0));
    }
}
