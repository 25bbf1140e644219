//! The atlas: every sprite of the table in one image, painted when a board is laid.

mod emblem;
mod raster;
mod shell;
mod soldier;
mod token;

pub(in crate::view) use shell::ROLL;
pub(in crate::view) use soldier::{FOOT, SOLDIER};
pub(in crate::view) use token::{THICK, TOKEN};

use bevy::prelude::*;

use self::emblem::Letter;
pub(in crate::view) use self::emblem::emblem;
pub(in crate::view) use self::raster::over;
use self::raster::{Sheet, ink, smooth};
use super::board::Laid;
use crate::rules::Colour;
use crate::theme::art::PieceArt;
use crate::theme::look::Look;
use crate::theme::palette;
use crate::theme::tongue::Tongue;
use crate::timeline::Shown;

/// What a sprite shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::view) enum Art {
    /// A piece of a colour.
    Piece(Colour),
    /// A soft round shadow.
    Shadow,
    /// A ring around what may move.
    Halo,
    /// A soft glow.
    Glow,
    /// A spark.
    Spark,
    /// A small plate for a number.
    Badge,
    /// A shell, rolled by so many of [`ROLL`] steps.
    Shell(u32),
}

/// The image and where everything lies in it.
#[derive(Resource, Clone, Debug)]
pub(in crate::view) struct Atlas {
    image: Handle<Image>,
}

const SIGNS: u32 = 8;
const SHELLS: u32 = 16;

impl Atlas {
    /// Paints what a table needs, with shells if they are thrown there.
    pub(in crate::view) fn paint(
        laid: &Laid,
        tongue: &Tongue,
        shells: bool,
        images: &mut Assets<Image>,
    ) -> Self {
        Self {
            image: images.add(Self::painted(laid, tongue, shells)),
        }
    }

    /// Paints the same again in another look or language.
    pub(in crate::view) fn paint_anew(
        &self,
        laid: &Laid,
        tongue: &Tongue,
        shells: bool,
        images: &mut Assets<Image>,
    ) {
        // The sprites hold the handle, so the image is there.
        let _ = images.insert(self.image.id(), Self::painted(laid, tongue, shells));
    }

    fn painted(laid: &Laid, tongue: &Tongue, shells: bool) -> Image {
        let rows = if shells { 4 } else { 2 };
        let mut sheet = Sheet::new(rows);
        for (i, seat) in laid.board.seats.iter().enumerate() {
            let colour = Colour(i as u8);
            sheet.paint(i as u32, piece(laid, colour, tongue.letter(seat)));
        }
        sheet.paint(SIGNS, shadow);
        sheet.paint(SIGNS + 1, halo);
        sheet.paint(SIGNS + 2, |p| {
            ink(Color::WHITE, smooth(0.95, 0.0, p.length()).powi(2))
        });
        sheet.paint(SIGNS + 3, spark);
        sheet.paint(SIGNS + 4, badge);
        for step in (0..ROLL).filter(|_| shells) {
            let turn = step as f32 / ROLL as f32;
            match laid.look {
                Look::Flat => sheet.paint(SHELLS + step, shell::flat(turn)),
                Look::Wood | Look::Cloth => sheet.paint(SHELLS + step, shell::shell(turn)),
            }
        }
        sheet.into_image()
    }

    /// Where the pieces are, for those who show them beside the board.
    pub(in crate::view) fn pieces(&self, laid: &Laid) -> PieceArt {
        let colours = (0..laid.board.seats.len() as u8).map(Colour);
        PieceArt {
            image: self.image.clone(),
            parts: colours.map(|c| self.rect(Art::Piece(c))).collect(),
        }
    }

    /// A sprite of `size` pixels.
    pub(in crate::view) fn sprite(&self, art: Art, size: Vec2) -> Sprite {
        Sprite {
            image: self.image.clone(),
            rect: Some(self.rect(art)),
            custom_size: Some(size),
            ..default()
        }
    }

    /// Where in the image something is painted.
    pub(in crate::view) fn rect(&self, art: Art) -> Rect {
        let index = match art {
            Art::Piece(colour) => u32::from(colour.0),
            Art::Shadow => SIGNS,
            Art::Halo => SIGNS + 1,
            Art::Glow => SIGNS + 2,
            Art::Spark => SIGNS + 3,
            Art::Badge => SIGNS + 4,
            Art::Shell(step) => SHELLS + step % ROLL,
        };
        Sheet::cell(index).as_rect()
    }
}

/// The paint of a colour's pieces, with a letter where they carry one: it gets a point of its
/// cell, −1 to 1 with y up.
pub(in crate::view) fn piece(
    laid: &Laid,
    colour: Colour,
    letter: char,
) -> Box<dyn Fn(Vec2) -> Vec4> {
    let seat = &laid.board.seats[colour.index()];
    let ink = palette::seat(&seat.name, colour.index());
    match laid.look {
        Look::Wood => Box::new(token::token(ink, Letter::of(letter))),
        Look::Cloth => Box::new(soldier::soldier(ink)),
        Look::Flat => Box::new(token::flat(ink, Letter::of(letter))),
    }
}

/// Paints the letters of another language.
pub(in crate::view) fn repaint(
    laid: Res<Laid>,
    atlas: Res<Atlas>,
    tongue: Res<Tongue>,
    shown: Res<Shown>,
    mut images: ResMut<Assets<Image>>,
) {
    // Soldiers carry no letter.
    if laid.look == Look::Cloth {
        return;
    }
    atlas.paint_anew(&laid, &tongue, shown.rules().throws_shells(), &mut images);
}

/// Soft at its edge, and dark where a piece touches the board.
fn shadow(p: Vec2) -> Vec4 {
    let r = p.length();
    let soft = 0.8 * smooth(1.0, 0.3, r);
    ink(
        Color::srgb(0.06, 0.02, 0.0),
        soft.max(smooth(0.86, 0.62, r)),
    )
}

/// A bright ring between two dark ones, so that it shows on every ground and around every piece: broad
/// enough that nothing of it runs together where pieces are small.
fn halo(p: Vec2) -> Vec4 {
    let r = p.length();
    let band = |from: f32, to: f32| {
        smooth(from - 0.015, from + 0.015, r) * smooth(to + 0.015, to - 0.015, r)
    };
    let dark = ink(palette::HALO_EDGE, band(0.58, 0.985));
    over(ink(palette::HALO, band(0.69, 0.885)), dark)
}

/// A star of four rays.
fn spark(p: Vec2) -> Vec4 {
    let q = p.abs();
    let rays = q.x.powf(0.55) + q.y.powf(0.55);
    ink(Color::WHITE, smooth(1.0, 0.55, rays))
}

/// A round plate: dark, with a golden edge.
fn badge(p: Vec2) -> Vec4 {
    let r = p.length();
    let plate = ink(Color::srgb_u8(0x2a, 0x1b, 0x10), smooth(0.92, 0.89, r));
    let edge = smooth(0.72, 0.75, r) * smooth(0.92, 0.89, r);
    over(ink(palette::GOLD, edge), plate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::{contrast, seat};

    /// What is seen from the middle of the ring to its right edge, so many pixels, on a ground.
    fn ring_on(ground: Color, pixels: u32) -> Vec<Color> {
        const FINE: u32 = 8;
        let seen = |x: u32| {
            let samples = (0..FINE * FINE).map(|k| {
                let fine = UVec2::new(x * FINE + k % FINE, k / FINE).as_vec2() + 0.5;
                let p = fine / (FINE * pixels) as f32;
                over(halo(p), ink(ground, 1.0))
            });
            let mean = samples.sum::<Vec4>() / (FINE * FINE) as f32;
            Color::linear_rgb(mean.x, mean.y, mean.z)
        };
        (0..pixels).map(seen).collect()
    }

    #[test]
    fn the_ring_around_a_small_piece_shows_on_every_colour() {
        let seats = [
            "yellow",
            "blue",
            "red",
            "green",
            "grey",
            "fuchsia",
            "orange",
            "turquoise",
            "south",
            "north",
            "east",
            "west",
        ];
        let grounds = seats.into_iter().map(|name| seat(name, 0).base);
        for ground in grounds.chain([palette::PAPER, palette::COTTON, palette::CLOTH]) {
            // A soldier in a window of 640 × 568.
            let seen = ring_on(ground, 9);
            let brightest = seen
                .iter()
                .copied()
                .max_by(|a, b| a.luminance().total_cmp(&b.luminance()))
                .expect("pixels");
            let at = seen
                .iter()
                .rposition(|c| contrast(*c, palette::HALO) < 1.35);
            let at = at.expect("a bright ring");
            let darkest = |part: &[Color]| {
                let contrasts = part.iter().map(|c| contrast(*c, brightest));
                contrasts.fold(1.0, f32::max)
            };
            assert!(darkest(&seen[..at]) > 3.0, "{ground:?}: {seen:?}");
            assert!(darkest(&seen[at..]) > 3.0, "{ground:?}: {seen:?}");
        }
    }
}
