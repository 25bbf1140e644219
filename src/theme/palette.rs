//! The colours of the table and of the seats: warm, few, and never without a shape.

use bevy::prelude::*;

/// Brown ink for thin lines; never black.
pub const INK: Color = rgb(0x3a2f25);
/// Printed numbers.
pub const NUMBER: Color = rgb(0x4e4134);
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
/// Where a soldier of the cloth waits at home.
pub const NEST: Color = rgb(0x7d6a54);
/// A safe square of the cloth.
pub const COTTON_SAFE: Color = rgb(0xd9e2cd);
/// The blue thread of a "/".
pub const INDIGO: Color = rgb(0x1c4f8c);
/// What is written on dark ground.
pub const CREAM: Color = rgb(0xffeac2);
/// What is said in passing.
pub const QUIET: Color = Color::srgba(1.0, 0.918, 0.76, 0.8);
/// What was said before.
pub const FADED: Color = Color::srgba(1.0, 0.918, 0.76, 0.65);
/// The ring around what may move.
pub const HALO: Color = rgb(0xfff0b4);
/// The edge of that ring.
pub const HALO_EDGE: Color = rgb(0x1c1008);
/// Squares of the flat look.
pub const FLAT_PAPER: Color = rgb(0xffffff);
/// Its safe squares.
pub const FLAT_SAFE: Color = rgb(0xc9ced6);
/// Its lines.
pub const FLAT_INK: Color = rgb(0x000000);
/// The table under it.
pub const FLAT_TABLE: Color = rgb(0x22303c);
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

impl Ink {
    /// The shape on a piece: nearly white.
    #[must_use]
    pub fn light(self) -> Color {
        shade(self.base, 0.88)
    }

    /// The letter on the shape.
    #[must_use]
    pub fn deep(self) -> Color {
        shade(self.dark, -0.2)
    }

    /// A square or a corridor printed in the colour.
    #[must_use]
    pub fn square(self) -> Color {
        shade(self.base, 0.04)
    }
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

/// Name, base, dark, shape. The bases differ for every eye: `tests/view.rs` measures by how much.
const SEATS: [(&str, u32, u32, Emblem); 12] = [
    ("yellow", 0xfac631, 0x8f6206, Emblem::Disc),
    ("blue", 0x164da0, 0x0d2c63, Emblem::Square),
    ("red", 0xaf1117, 0x6b0a0e, Emblem::Triangle),
    ("green", 0x22a46b, 0x0f5a38, Emblem::Diamond),
    ("grey", 0x888b92, 0x43474e, Emblem::Star),
    ("fuchsia", 0xc051ac, 0x6f2663, Emblem::Cross),
    ("orange", 0xee7f2c, 0x8a3d08, Emblem::Hexagon),
    ("turquoise", 0x23c5c0, 0x0c6663, Emblem::Drop),
    ("south", 0xfab241, 0x8a560a, Emblem::Disc),
    ("north", 0x339a94, 0x14504d, Emblem::Star),
    ("east", 0x4057a9, 0x22306a, Emblem::Diamond),
    ("west", 0x6c7f21, 0x3a470e, Emblem::Triangle),
];

/// How much lighter one colour is than another, 1 to 21, as people who read judge it (WCAG 2).
#[must_use]
pub fn contrast(a: Color, b: Color) -> f32 {
    let [a, b] = [a, b].map(|colour| colour.to_linear().luminance() + 0.05);
    a.max(b) / a.min(b)
}

/// The colour of what is printed on a ground: brown as long as it is read well, else whatever
/// is read best.
#[must_use]
pub fn printed_on(ground: Color) -> Color {
    if contrast(NUMBER, ground) >= 5.0 {
        return NUMBER;
    }
    let (dark, light) = (shade(NUMBER, -1.0), IVORY);
    if contrast(dark, ground) >= contrast(light, ground) {
        dark
    } else {
        light
    }
}

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
