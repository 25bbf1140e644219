//! The seats of every board differ for every eye, and whatever is written is read.

use bevy::color::Laba;
use bevy::math::Mat3;
use bevy::prelude::*;
use parchis::levels::Levels;
use parchis::rules::board::{Board, SquareKind};
use parchis::theme::palette::{self, contrast, printed_on};
use parchis::theme::widgets::PANEL;

/// How eyes see: everybody's, and three that lack a kind of cone; Machado, Oliveira and
/// Fernandes, “A physiologically-based model for simulation of color vision deficiency” (2009),
/// full severity, rows for linear sRGB.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("all cones", [[1., 0., 0.], [0., 1., 0.], [0., 0., 1.]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// A colour as an eye sees it: lightness, and the two axes red–green and yellow–blue.
fn seen(colour: Color, rows: [[f32; 3]; 3]) -> [f64; 3] {
    let light = colour.to_linear().to_vec3();
    let light = (Mat3::from_cols_array_2d(&rows).transpose() * light).clamp(Vec3::ZERO, Vec3::ONE);
    let lab = Laba::from(Color::LinearRgba(LinearRgba::from_vec3(light)));
    [lab.lightness, lab.a, lab.b].map(|part| f64::from(part) * 100.0)
}

/// How different two colours look: CIEDE2000, by the formulas of Sharma, Wu and Dalal (2005).
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let mean = (a1.hypot(b1) + a2.hypot(b2)) / 2.0;
    let stretch = 1.5 - 0.5 * seventh(mean);
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = if grey {
        0.0
    } else {
        (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0
    };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = if grey { h1 + h2 } else { h1 + turn / 2.0 };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let off = (l - 50.0).powi(2);
    let sl = 1.0 + 0.015 * off / (20.0 + off).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let blue = 30.0 * (-(((h.rem_euclid(360.0) - 275.0) / 25.0).powi(2))).exp();
    let rotation = -(2.0 * blue).to_radians().sin() * 2.0 * seventh(c);
    let (l, c, h) = (dl / sl, dc / sc, dh / sh);
    (l * l + c * c + h * h + rotation * c * h).sqrt()
}

#[test]
fn the_difference_is_the_published_one() {
    // Pairs 1, 4, 9, 14, 17, 19, 25, 29 and 34 of the test data that the formulas came with.
    for (a, b, published) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0),
        ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0009], 7.1792),
        ([50.0, -0.001, 2.49], [50.0, 0.0011, -2.49], 4.7461),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
        (
            [60.2574, -34.0099, 36.2677],
            [60.4626, -34.1751, 39.4387],
            1.2644,
        ),
        (
            [22.7233, 20.0904, -46.694],
            [23.0331, 14.973, -42.5619],
            2.0373,
        ),
        ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        let found = difference(a, b);
        assert!((found - published).abs() < 1e-4, "{a:?} {b:?}: {found}");
    }
}

#[test]
fn the_seats_of_a_board_differ_for_every_eye() {
    for board in Levels::embedded().boards().values() {
        let needed = if board.seats.len() > 4 { 10.0 } else { 20.0 };
        let seats: Vec<_> = board.seats.iter().enumerate().collect();
        for (i, one) in &seats {
            for (j, other) in &seats[..*i] {
                for (eye, rows) in EYES {
                    let look = |i, name: &str| seen(palette::seat(name, i).base, rows);
                    let far = difference(look(*i, &one.name), look(*j, &other.name));
                    let pair = format!("{}: {} and {}", board.id, one.name, other.name);
                    assert!(far >= needed, "{pair} differ by {far:.1} ({eye})");
                }
            }
        }
    }
}

/// The least contrast of text with its ground (WCAG 2, level AA).
const READ: f32 = 4.5;

#[test]
fn numbers_are_read_on_every_square() {
    let levels = Levels::embedded();
    for board in levels.boards().values().filter(|board| board.printed) {
        for (ground, what) in grounds(board) {
            let found = contrast(printed_on(ground), ground);
            assert!(found >= READ, "{}, {what}: {found:.1}", board.id);
        }
    }
}

/// What the numbers of a board stand on.
fn grounds(board: &Board) -> Vec<(Color, String)> {
    let track = |kind| matches!(kind, SquareKind::Track { .. });
    let tinted = board.squares.iter().filter(|square| track(square.kind));
    let tinted = tinted.filter_map(|square| {
        let colour = square.tint?;
        let name = &board.seats[colour.index()].name;
        let ground = palette::seat(name, colour.index()).square();
        Some((ground, square.label.clone()))
    });
    let plain = [(palette::PAPER, "paper"), (palette::SAFE, "safe squares")];
    let plain = plain.map(|(ground, what)| (ground, what.to_owned()));
    plain.into_iter().chain(tinted).collect()
}

#[test]
fn letters_are_read_on_every_piece() {
    for board in Levels::embedded().boards().values() {
        for (i, seat) in board.seats.iter().enumerate() {
            let ink = palette::seat(&seat.name, i);
            let letter = contrast(ink.deep(), ink.light());
            assert!(letter >= READ, "{}: {letter:.1}", seat.name);
        }
    }
}

#[test]
fn sentences_are_read_on_their_panels() {
    // The lightest wood that a panel can lie on.
    let wood = Color::srgb_u8(0xa8, 0x73, 0x46);
    let over = |above: Color, below: Color| below.mix(&above.with_alpha(1.0), above.alpha());
    let panel = over(PANEL, wood);
    for (text, what) in [
        (palette::CREAM, "sentences"),
        (palette::GOLD, "notes"),
        (palette::QUIET, "what is said in passing"),
        (palette::FADED, "what was said before"),
    ] {
        let found = contrast(over(text, panel), panel);
        assert!(found >= READ, "{what}: {found:.1}");
    }
}
