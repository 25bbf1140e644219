//! Houses: a panel with four nests where pieces wait.

use bevy::prelude::*;

use super::thread::sew;
use crate::rules::board::Seat;
use crate::theme::palette::{self, Ink, shade};
use crate::view::atlas::emblem;
use crate::view::canvas::Canvas;
use crate::view::fit::vec;
use crate::view::outline::{circle, grow};
use crate::view::pieces::nest_radius;
use crate::view::relief::{gleam, light, rim, slope, strips};

/// How wide the slope at the edge of a printed house is, and how far from it runs the inlaid string.
const SLOPE: f32 = 0.3;
const STRING: f32 = 0.62;

/// Around the dish of a house, in its radii: where its bead begins and ends.
const BEAD: (f32, f32) = (0.97, 1.11);

/// A house of a printed board: a lacquered block let into it, in the block a turned dish of ivory,
/// in the dish a well for every piece with the seat's shape on its floor.
pub(super) fn printed(seat: &Seat, ink: Ink, turn: f32, sheet: &mut Canvas, lines: &mut Canvas) {
    let lamp = light(turn);
    let corners: Vec<Vec2> = seat.house.iter().copied().map(vec).collect();
    let (middle, radius) = panel(seat);
    let far = corners
        .iter()
        .map(|p| p.distance(middle))
        .fold(0.1, f32::max);
    sheet.fill_with(&corners, |p| {
        shade(ink.base, 0.16 * (p - middle).dot(lamp) / far - 0.06)
    });
    slope(lines, &corners, &grow(&corners, -SLOPE), lamp, 0.5);
    lines.stroke(&grow(&corners, -SLOPE), true, 0.03, gleam(-0.25));
    lines.stroke(&corners, true, 0.055, palette::INK);
    let string = grow(&corners, -STRING);
    lines.stroke(&string, true, 0.13, shade(ink.dark, -0.1));
    lines.stroke(&string, true, 0.07, shade(ink.base, 0.66));
    // The lamp is mirrored in the lacquer.
    let pane = |t: f32, at: f32, wide: f32| (-((t - at) / wide).powi(2)).exp();
    strips(lines, &corners, -lamp, 60, |t| {
        gleam(0.2 * pane(t, 0.2, 0.075) + 0.1 * pane(t, 0.36, 0.025))
    });
    dish(middle, radius, ink, lamp, sheet, lines);
    for nest in nests(seat) {
        let shape = emblem(ink.emblem, nest, 0.46 * nest_radius(seat), turn);
        well(nest, nest_radius(seat), ink, (&shape, lamp), sheet, lines);
    }
}

/// A dish with a bead around it that throws a shadow.
fn dish(middle: Vec2, radius: f32, ink: Ink, lamp: Vec2, sheet: &mut Canvas, lines: &mut Canvas) {
    let [inner, crest, outer] = [BEAD.0, (BEAD.0 + BEAD.1) / 2.0, BEAD.1].map(|r| r * radius);
    let (cast, shade_of_bead) = (middle - lamp * 0.06 * radius, gleam(-0.5));
    let none = shade_of_bead.with_alpha(0.0);
    lines.ring(cast, crest, 1.22 * radius, shade_of_bead, none);
    sheet.disc(middle, crest, palette::IVORY, shade(palette::PAPER, -0.07));
    lines.ring(middle, inner, outer, ink.base, ink.base);
    rim(lines, middle, (outer, crest), lamp, 0.62);
    rim(lines, middle, (inner, crest), lamp, -0.62);
    lines.stroke(&circle(middle, outer), true, 0.04, ink.dark);
    lines.stroke(&circle(middle, inner), true, 0.05, ink.dark);
    rim(lines, middle, (inner, 0.72 * radius), lamp, -0.42);
    lines.stroke(&circle(middle, 0.885 * radius), true, 0.055, ink.base);
    lines.stroke(&circle(middle, 0.845 * radius), true, 0.025, ink.base);
}

/// A hollow in which a piece stands, turned into the dish.
fn well(
    middle: Vec2,
    size: f32,
    ink: Ink,
    (shape, lamp): (&[Vec2], Vec2),
    sheet: &mut Canvas,
    lines: &mut Canvas,
) {
    let tint = |by: f32| palette::IVORY.mix(&ink.base, by);
    sheet.disc(middle, size, tint(0.3), tint(0.52));
    // The shape is cut into the floor: its lower edge catches the light.
    let below: Vec<Vec2> = shape.iter().map(|p| *p - lamp * 0.035).collect();
    lines.fill(&below, gleam(0.7));
    lines.fill(shape, tint(0.78));
    rim(lines, middle, (size, 0.5 * size), lamp, -0.6);
    rim(lines, middle, (size, 1.16 * size), lamp, -0.5);
    lines.stroke(&circle(middle, size), true, 0.05, shade(ink.dark, 0.12));
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
        // Darker than a square: the ring around who may come in is as light as cotton.
        sheet.disc(nest, size, palette::NEST, shade(palette::NEST, -0.2));
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
