//! Houses: a panel with four nests where pieces wait.

use bevy::prelude::*;

use super::thread::sew;
use crate::rules::board::Seat;
use crate::theme::palette::{self, Ink, shade};
use crate::view::canvas::Canvas;
use crate::view::fit::vec;
use crate::view::outline::circle;
use crate::view::pieces::nest_radius;
use crate::view::relief::rim;

/// A house printed in its colour, with an ivory panel let into it and a hollow for every piece.
pub(super) fn printed(seat: &Seat, ink: Ink, lamp: Vec2, sheet: &mut Canvas, lines: &mut Canvas) {
    let corners: Vec<Vec2> = seat.house.iter().copied().map(vec).collect();
    let (middle, radius) = panel(seat);
    let far = corners
        .iter()
        .map(|p| p.distance(middle))
        .fold(0.1, f32::max);
    sheet.fill_with(&corners, |p| {
        shade(ink.base, 0.05 - 0.16 * p.distance(middle) / far)
    });
    lines.stroke(&corners, true, 0.055, palette::INK);

    // The edge of the colour around the panel catches the light, the panel lies in its shade.
    rim(lines, middle, (radius, radius * 1.08), lamp, -0.5);
    sheet.disc(middle, radius, palette::IVORY, palette::PAPER);
    rim(lines, middle, (radius, radius * 0.84), lamp, -0.24);
    lines.stroke(&circle(middle, radius), true, 0.07, ink.dark);
    let inner = circle(middle, radius * 0.9);
    lines.stitch(&inner, true, (0.26, 0.16), 0.055, ink.base);
    for nest in nests(seat) {
        let size = nest_radius(seat);
        sheet.disc(
            nest,
            size,
            ink.base.with_alpha(0.16),
            ink.base.with_alpha(0.36),
        );
        rim(lines, nest, (size, size * 0.55), lamp, -0.42);
        rim(lines, nest, (size, size * 1.14), lamp, -0.3);
        lines.stroke(&circle(nest, size), true, 0.05, ink.base);
    }
}

/// A house embroidered on cloth: rings of thread in the seat's colour.
pub(super) fn embroidered(
    seat: &Seat,
    ink: Ink,
    lamp: Vec2,
    sheet: &mut Canvas,
    lines: &mut Canvas,
) {
    let (middle, radius) = panel(seat);
    let radius = radius * 0.92;
    sheet.disc(
        middle,
        radius,
        shade(palette::CLOTH, -0.22),
        shade(palette::CLOTH, -0.3),
    );
    sheet.ring(
        middle,
        radius * 0.97,
        radius * 1.05,
        palette::SEAM,
        palette::CLOTH.with_alpha(0.0),
    );
    let ring = circle(middle, radius);
    sew(lines, &ring, (0.3, 0.07), 0.13, palette::GOLD, lamp);
    let ring = circle(middle, radius * 0.88);
    sew(lines, &ring, (0.2, 0.12), 0.09, ink.base, lamp);
    for nest in nests(seat) {
        let size = nest_radius(seat);
        sheet.disc(nest, size, palette::COTTON, shade(palette::COTTON, -0.16));
        rim(lines, nest, (size, size * 0.6), lamp, -0.3);
        sew(
            lines,
            &circle(nest, size),
            (0.15, 0.05),
            0.09,
            ink.base,
            lamp,
        );
    }
}

fn panel(seat: &Seat) -> (Vec2, f32) {
    let (middle, radius) = seat.panel();
    (vec(middle), radius)
}

fn nests(seat: &Seat) -> impl Iterator<Item = Vec2> + '_ {
    seat.nests.iter().map(|nest| vec(nest.at))
}
