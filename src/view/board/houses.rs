//! Houses: a panel with four nests where pieces wait.

use bevy::prelude::*;

use crate::rules::board::Seat;
use crate::theme::palette::{self, Ink, shade};
use crate::view::canvas::Canvas;
use crate::view::fit::vec;
use crate::view::outline::circle;
use crate::view::pieces::nest_radius;

/// A house printed in its colour, with an ivory panel.
pub(super) fn printed(seat: &Seat, ink: Ink, sheet: &mut Canvas, lines: &mut Canvas) {
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

    sheet.ring(
        middle + Vec2::new(0.03, -0.06),
        radius * 0.98,
        radius * 1.06,
        shade(ink.dark, -0.3).with_alpha(0.45),
        ink.base.with_alpha(0.0),
    );
    sheet.disc(middle, radius, palette::IVORY, palette::PAPER);
    lines.stroke(&circle(middle, radius), true, 0.07, ink.dark);
    let inner = circle(middle, radius * 0.9);
    lines.stitch(&inner, true, (0.26, 0.16), 0.055, ink.base);
    for nest in nests(seat) {
        let size = nest_radius(seat);
        // A shallow hollow: dark where it turns away from the light, its rim in the colour.
        sheet.disc(
            nest,
            size,
            ink.base.with_alpha(0.18),
            ink.base.with_alpha(0.34),
        );
        sheet.ring(
            nest + Vec2::new(0.02, -0.03) * size,
            size * 0.8,
            size,
            ink.base.with_alpha(0.0),
            ink.dark.with_alpha(0.25),
        );
        lines.stroke(&circle(nest, size), true, 0.05, ink.base);
    }
}

/// A house embroidered on cloth: rings of thread in the seat's colour.
pub(super) fn embroidered(seat: &Seat, ink: Ink, sheet: &mut Canvas, lines: &mut Canvas) {
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
    lines.stitch(
        &circle(middle, radius),
        true,
        (0.3, 0.1),
        0.1,
        palette::GOLD,
    );
    lines.stitch(
        &circle(middle, radius * 0.9),
        true,
        (0.16, 0.16),
        0.07,
        ink.base,
    );
    for nest in nests(seat) {
        let size = nest_radius(seat);
        sheet.disc(nest, size, palette::COTTON, shade(palette::COTTON, -0.12));
        lines.stitch(&circle(nest, size), true, (0.14, 0.07), 0.07, ink.base);
    }
}

fn panel(seat: &Seat) -> (Vec2, f32) {
    let (middle, radius) = seat.panel();
    (vec(middle), radius)
}

fn nests(seat: &Seat) -> impl Iterator<Item = Vec2> + '_ {
    seat.nests.iter().map(|nest| vec(nest.at))
}
